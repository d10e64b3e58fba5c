/** What who comes back may still be told. */
import { expect, test } from 'vitest'
import { openMissed } from './missed.ts'

test('Y22 a topic keeps its last deltas, no more than so many and no longer than so much', () => {
  const missed = openMissed({ deltas: 3, bytes: 10 })
  const keep = (delta: string): void => missed.keep(Buffer.from(delta))
  const last = (count: number): string | undefined => missed.last(count)?.toString()
  for (const delta of ['a', 'b', 'c', 'd']) keep(delta)
  expect([last(1), last(3), last(4)]).toEqual(['d', 'bcd', undefined])
  keep('12345678')
  expect([last(3), last(4)]).toEqual(['cd12345678', undefined])
  keep('9')
  expect([last(1), last(3), last(Infinity)]).toEqual(['9', 'd123456789', undefined])
  keep('much too long')
  expect(last(1)).toBeUndefined()
  keep('e')
  expect(last(1)).toBe('e')
})
