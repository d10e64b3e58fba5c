/** A day is one piece in every language; only its time may stand on the next line. */
import { expect, test } from 'vitest'
import { dateText, type DateForm } from './dates.ts'
import { INTL_LOCALES } from './language.ts'

const AT = '2026-11-22T10:14:07Z'
const written = (language: keyof typeof INTL_LOCALES, form: DateForm, raw: string | number | null = AT) =>
  dateText(raw, form, (at, options) =>
    new Intl.DateTimeFormat(INTL_LOCALES[language], { timeZone: 'UTC', ...options }).format(at),
  )
/** Where a line may break: at spaces, and beside a Chinese sign that no word joiner holds. */
const pieces = (text: string) =>
  text.split(/ |(?<=[^\u2060])(?=[年月日])|(?<=[年月日])(?=[^\u2060 ])/).map((piece) => piece.replaceAll('\u2060', ''))

test('S19 a moment breaks before its time alone', () => {
  expect(pieces(written('zh', 'moment'))).toEqual(['2026年11月22日', '10:14'])
  expect(pieces(written('zh', 'step'))).toEqual(['11月22日', '10:14:07'])
  expect(pieces(written('en', 'moment'))).toEqual(['22\u00a0Nov\u00a02026,', '10:14'])
})
test('S19 a day does not break', () => {
  for (const form of ['day', 'longDay', 'givenDay'] as const)
    for (const language of ['en', 'sw', 'zh'] as const) expect(pieces(written(language, form))).toHaveLength(1)
})
test('K04 what is no moment is shown as it came', () => {
  expect(written('zh', 'moment', 'yesterday')).toBe('yesterday')
  expect(written('zh', 'moment', null)).toBe('')
  expect(written('en', 'clock', Date.parse(AT))).toBe('10:14')
})
