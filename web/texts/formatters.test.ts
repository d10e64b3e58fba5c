/** Each of Intl's writers is made once. */
import { expect, test } from 'vitest'
import { dateWriter, numberWriter, pluralRules } from './formatters.ts'

const AT = Date.parse('2026-11-22T10:14:07Z')

test('S19 a writer is made once for its language and form', () => {
  const day = () => dateWriter('en-NG', { dateStyle: 'medium', timeZone: 'UTC' })
  expect(day()).toBe(day())
  expect(numberWriter('sw-TZ')).toBe(numberWriter('sw-TZ'))
  expect(pluralRules('en-NG', 'ordinal')).toBe(pluralRules('en-NG', 'ordinal'))
})

test('S19 another language, form or kind has its own', () => {
  const day = (locale: string, dateStyle: 'medium' | 'long') =>
    dateWriter(locale, { dateStyle, timeZone: 'UTC' }).format(AT)
  expect([day('en-NG', 'medium'), day('en-NG', 'long'), day('zh-CN', 'medium')]).toEqual([
    '22 Nov 2026',
    '22 November 2026',
    '2026年11月22日',
  ])
  const unit = (name: string) => numberWriter('en-NG', { style: 'unit', unit: name, unitDisplay: 'long' }).format(2)
  expect([unit('hour'), unit('day'), numberWriter('en-NG').format(2)]).toEqual(['2 hours', '2 days', '2'])
  expect([pluralRules('en-NG', 'ordinal').select(2), pluralRules('en-NG', 'cardinal').select(2)]).toEqual([
    'two',
    'other',
  ])
})
