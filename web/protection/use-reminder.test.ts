/** The reminder's answer of somebody who is on the way to a break. */
import { afterEach, expect, test, vi } from 'vitest'
import { answerOnTheWay } from './use-reminder.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const cookieOf = (token: string) => `user=${encodeURIComponent(JSON.stringify({ token, user: {}, balanceInfo: {} }))}`

/** A line that is down for the first so many tries. */
function line(downFor: number) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('document', { cookie: cookieOf('a') })
  vi.stubGlobal('window', { localStorage: null })
  vi.stubGlobal('location', { protocol: 'http:' })
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (asked.length <= downFor) throw new TypeError('Failed to fetch')
    return Response.json({ statusCode: 0, status: 'SUCCESS', data: null })
  })
  return asked
}

test('B39 the answer of who takes a break is given again until the server has heard it, and then no more', async () => {
  const asked = line(2)
  let pauses = 0
  await answerOnTheWay(async () => (pauses += 1))
  expect(asked).toEqual(Array(3).fill('/api/api/Protection/AnswerReminder'))
  expect(pauses).toBe(2)
})

test('B39 nothing is answered in the name of who has logged in meanwhile', async () => {
  const asked = line(5)
  await answerOnTheWay(async () => vi.stubGlobal('document', { cookie: cookieOf('b') }))
  expect(asked).toHaveLength(1)
})
