/** The balance poll's count, with timers that the test turns by hand. */
import { describe, expect, test } from 'vitest'
import { startBalancePoll, type Timers } from './balance-poll.ts'

/** Answers are given by the test, one by one, in any order. */
function poll() {
  const waiting: ((answer: string | null | Error) => void)[] = []
  const shown: string[] = []
  let loggedOut = 0
  let run: (() => void) | null = null
  let everyMs = 0
  const timers: Timers = {
    setInterval: (next, ms) => {
      run = next
      everyMs = ms
      return 1
    },
    clearInterval: () => (run = null),
  }
  const running = startBalancePoll(
    {
      ask: () =>
        new Promise((resolve, reject) =>
          waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
        ),
      onBalance: (balance) => shown.push(balance),
      onLogOut: () => loggedOut++,
    },
    timers,
  )
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  return {
    running,
    shown,
    waiting,
    everyMs: () => everyMs,
    tick: () => run?.(),
    isRunning: () => run !== null,
    loggedOut: () => loggedOut,
    async answer(value: string | null | Error) {
      waiting.shift()!(value)
      await settle()
    },
  }
}

describe('A03 the balance poll', () => {
  test('asks at once and then every 10 s', async () => {
    const it = poll()
    expect(it.everyMs()).toBe(10_000)
    expect(it.waiting).toHaveLength(1)
    it.tick()
    expect(it.waiting).toHaveLength(2)
  })

  test('three failures log out, refused or unreached, and success between them resets nothing', async () => {
    const it = poll()
    await it.answer(null)
    it.tick()
    await it.answer('10.00')
    it.tick()
    await it.answer(new Error('network'))
    expect(it.loggedOut()).toBe(0)
    it.tick()
    await it.answer('11.00')
    it.tick()
    await it.answer(null)
    expect(it.loggedOut()).toBe(1)
    expect(it.isRunning()).toBe(false)
    expect(it.shown).toEqual(['10.00', '11.00'])
  })

  test('two failures do not', async () => {
    const it = poll()
    await it.answer(null)
    it.tick()
    await it.answer(null)
    it.tick()
    await it.answer('1.00')
    expect(it.loggedOut()).toBe(0)
    expect(it.isRunning()).toBe(true)
  })

  test('an extra look after money moved never counts', async () => {
    const it = poll()
    await it.answer('1.00')
    for (let turn = 0; turn < 5; turn++) {
      void it.running.now()
      await it.answer(null)
    }
    expect(it.loggedOut()).toBe(0)
  })

  test('an answer that was overtaken is dropped', async () => {
    const it = poll()
    it.tick()
    const [older, newer] = it.waiting.splice(0) as [(a: string) => void, (a: string) => void]
    newer('2.00')
    older('1.00')
    for (let turn = 0; turn < 8; turn++) await Promise.resolve()
    expect(it.shown).toEqual(['2.00'])
  })

  test('what the server pushes shows at once and beats answers that were asked for before', async () => {
    const it = poll()
    it.tick()
    it.running.told('3.00')
    expect(it.shown).toEqual(['3.00'])
    await it.answer('1.00')
    await it.answer('2.00')
    expect(it.shown).toEqual(['3.00'])
    it.tick()
    await it.answer('4.00')
    expect(it.shown).toEqual(['3.00', '4.00'])
  })

  test('a push neither counts nor forgives a failure', async () => {
    const it = poll()
    for (let turn = 0; turn < 3; turn++) {
      it.running.told('1.00')
      expect(it.loggedOut()).toBe(0)
      await it.answer(null)
      it.tick()
    }
    expect(it.loggedOut()).toBe(1)
    it.running.told('2.00')
    expect(it.shown).not.toContain('2.00')
  })

  test('after stop nothing is shown and nobody is logged out', async () => {
    const it = poll()
    it.running.stop()
    await it.answer('5.00')
    expect(it.shown).toEqual([])
    expect(it.loggedOut()).toBe(0)
  })
})
