/** Time left, as text. */
import { expect, test } from 'vitest'
import { minutesSeconds, secondsLeft } from './countdown-text.ts'

test.each([
  [300_000, '05:00'],
  [299_001, '05:00'],
  [299_000, '04:59'],
  [59_999, '01:00'],
  [1, '00:01'],
  [0, '00:00'],
  [-5, '00:00'],
  [NaN, '00:00'],
])('A11 %s ms left reads %s', (leftMs, text) => expect(minutesSeconds(leftMs)).toBe(text))

test('A17 a cooldown counts whole seconds', () => {
  expect([60_000, 59_001, 1, 0, -1].map(secondsLeft)).toEqual([60, 60, 1, 0, 0])
})
