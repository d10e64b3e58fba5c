/** Said once, and again when its time has passed; each of several by itself. */
import { expect, it } from 'vitest'
import { rarely } from './rarely.ts'

it('M36 what waits is warned of at once, and not again before its time', () => {
  let nowMs = 5_000
  const mayTell = rarely(1_000, () => nowMs)
  expect([mayTell(1n), mayTell(1n), mayTell(2n)]).toEqual([true, false, true])
  nowMs = 5_999
  expect(mayTell(1n)).toBe(false)
  nowMs = 6_000
  expect([mayTell(1n), mayTell(1n)]).toEqual([true, false])
})
