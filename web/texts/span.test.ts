/** Spans of time in words: clocks of the first screen, and how long a withdrawal usually takes. */
import { expect, test } from 'vitest'
import { spanParts } from './span.ts'

test.each([
  [2 * 86_400_000 + 3 * 3_600_000 + 59_000, 'day', 2, 'hour', 3],
  [86_399_999, 'hour', 23, 'minute', 59],
  [61_000, 'minute', 1, 'second', 1],
  [5_999, 'minute', 0, 'second', 5],
  [-1, 'minute', 0, 'second', 0],
])('R63 %i ms are %s %i and %s %i', (leftMs, unit, count, next, nextCount) =>
  expect(spanParts(leftMs)).toEqual([
    [unit, count],
    [next, nextCount],
  ]),
)
