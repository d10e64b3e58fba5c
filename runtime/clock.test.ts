/** The two clocks. */
import { describe, expect, test } from 'vitest'
import { manualClock, openClock } from './clock.ts'

describe('the manual clock', () => {
  test('runs what is due, in order and each at its own moment', () => {
    const clock = manualClock(1_000)
    const seen: string[] = []
    clock.after(300, () => seen.push(`b${String(clock.now())}`))
    clock.after(100, () => {
      seen.push(`a${String(clock.now())}`)
      clock.after(50, () => seen.push(`c${String(clock.now())}`))
    })
    clock.after(300, () => seen.push('d'))
    clock.advance(299)
    expect(seen).toEqual(['a1100', 'c1150'])
    clock.advance(1)
    expect(seen).toEqual(['a1100', 'c1150', 'b1300', 'd'])
    expect(clock.now()).toBe(1_300)
  })

  test('a timer that was called off does not run', () => {
    const clock = manualClock()
    let runs = 0
    const cancel = clock.after(10, () => runs++)
    cancel()
    clock.advance(100)
    expect(runs).toBe(0)
  })

  test('a shift moves the clock and not the wall, and never back', () => {
    const clock = manualClock(1_000)
    let runs = 0
    clock.after(5_000, () => runs++)
    clock.shift(5_000)
    expect([runs, clock.now(), clock.wallMs(), clock.shiftedMs()]).toEqual([1, 6_000, 1_000, 5_000])
    clock.advance(10)
    expect([clock.now(), clock.wallMs()]).toEqual([6_010, 1_010])
    expect(() => clock.shift(-1)).toThrow(RangeError)
  })
})

describe('the real clock', () => {
  test('a shift runs what became due at once', () => {
    const clock = openClock()
    let runs = 0
    clock.after(3_600_000, () => runs++)
    clock.shift(3_599_000)
    expect(runs).toBe(0)
    clock.shift(2_000)
    expect(runs).toBe(1)
    expect(clock.now() - clock.wallMs()).toBeGreaterThanOrEqual(3_601_000)
    clock.stop()
  })

  test('held it stands still but for shifts, and let go it is where it would have been', async () => {
    const clock = openClock()
    clock.hold(true)
    const [heldMs, seen] = [clock.now(), [] as string[]]
    clock.after(1, () => seen.push('a moment'))
    clock.after(60_000, () => seen.push('a minute'))
    await new Promise<void>((resolve) => clock.after(0, resolve))
    while (clock.wallMs() <= heldMs + 1) await new Promise((resolve) => setImmediate(resolve))
    expect([clock.now(), clock.isHeld(), seen]).toEqual([heldMs, true, []])
    clock.shift(60_000)
    expect([clock.now(), seen]).toEqual([heldMs + 60_000, ['a moment', 'a minute']])
    clock.after(1, () => seen.push('what waited'))
    clock.hold(false)
    expect([clock.isHeld(), seen.at(-1)]).toEqual([false, 'what waited'])
    expect(clock.now() - clock.wallMs()).toBe(60_000)
    clock.stop()
  })

  test('a timer fires by itself, and none after a stop', async () => {
    const clock = openClock()
    await new Promise<void>((resolve) => clock.after(1, resolve))
    let runs = 0
    clock.after(0, () => runs++)
    clock.stop()
    await new Promise((resolve) => setImmediate(resolve))
    expect(runs).toBe(0)
  })
})
