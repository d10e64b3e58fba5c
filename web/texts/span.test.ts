/** Spans of time in words: clocks of the first screen, and how long a withdrawal usually takes. */
import { expect, test } from 'vitest'
import { LANGUAGES } from '@uwanja/contract/wire/constants'
import { TEXTS } from '@uwanja/i18n/languages'
import { spanParts, spanText } from './span.ts'

const SAID = { en: ['2d 3h', '0m 5s'], sw: ['siku 2 saa 3', 'dak 0 sek 5'], zh: ['2天 3小时', '0分钟 5秒'] } as const

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

test.each(LANGUAGES)('R63 %s: a span is said in its two largest units', (language) => {
  const t = (unit: 'day' | 'hour' | 'minute' | 'second', { n }: { readonly n: string }) =>
    TEXTS[language].span[unit].replace('{n}', n)
  expect([2 * 86_400_000 + 3 * 3_600_000, 5_000].map((ms) => spanText(t, ms))).toEqual(SAID[language])
})
