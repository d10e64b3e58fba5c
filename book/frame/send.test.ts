/** A question to the book that nobody answers ends, so that the page asks again. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bookRead } from '@uwanja/contract/book/read'
import { afterEach, expect, it, vi } from 'vitest'
import { answerKey, answers, askNow } from './answers/answers.ts'
import { answersAt } from './at-book.ts'
import { PATIENCE_MS, send } from './send.ts'

afterEach(() => {
  vi.useRealTimers()
  answersAt('')
})

/** A book that takes questions and never answers the first ones. */
async function aSilentBook(silent: number) {
  let asked = 0
  const waiting: (() => void)[] = []
  const server = createServer((_request, response) => {
    asked++
    for (const heard of waiting.splice(0)) heard()
    if (asked > silent) response.end(JSON.stringify({ statusCode: 0, status: 'SUCCESS', data: [] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  answersAt(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`)
  return {
    asked: () => asked,
    next: () => new Promise<void>((resolve) => waiting.push(resolve)),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const stateOf = () => answers.getState()[answerKey(bookRead.sports, {})]?.state

it('Y82 an answer that never comes counts as lost after a while, and the next question is a new one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const book = await aSilentBook(1)
  try {
    const came = book.next()
    const first = askNow(bookRead.sports, {})
    await came
    // Meanwhile whoever asks the same waits for the same.
    expect(askNow(bookRead.sports, {})).toBe(first)
    vi.advanceTimersByTime(PATIENCE_MS)
    await first
    expect(stateOf()).toBe('failed')
    await askNow(bookRead.sports, {})
    expect([stateOf(), book.asked()]).toEqual(['there', 2])
  } finally {
    book.close()
  }
})

it('Y82 a page that was left takes its question back, before and after it was asked', async () => {
  const book = await aSilentBook(1)
  try {
    const leaving = new AbortController()
    const came = book.next()
    const asked = send(bookRead.sports, {}, { signal: leaving.signal })
    await came
    leaving.abort()
    await expect(asked).rejects.toThrow(/abort/i)
    await expect(send(bookRead.sports, {}, { signal: leaving.signal })).rejects.toThrow(/abort/i)
    expect(book.asked()).toBe(1)
  } finally {
    book.close()
  }
})
