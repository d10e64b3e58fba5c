/** What who comes back may still be told. */
import { expect, test } from 'vitest'
import { openMissed } from './missed.ts'

test('Y22 a topic keeps its last deltas, no more than so many and no longer than so much', () => {
  const missed = openMissed({ deltas: 3, length: 10 })
  for (const delta of ['a', 'b', 'c', 'd']) missed.keep(delta)
  expect([missed.last(1), missed.last(3), missed.last(4)]).toEqual(['d', 'bcd', null])
  missed.keep('12345678')
  expect([missed.last(3), missed.last(4)]).toEqual(['cd12345678', null])
  missed.keep('9')
  expect([missed.last(1), missed.last(3), missed.last(Infinity)]).toEqual(['9', 'd123456789', null])
  missed.keep('much too long')
  expect(missed.last(1)).toBeNull()
  missed.keep('e')
  expect(missed.last(1)).toBe('e')
})
