/** What is written down is what Intl says. */
import { describe, expect, test } from 'vitest'
import { DOCUMENTS_SINCE } from './documents/documents.ts'
import { TERMS_VERSION } from './documents/version.ts'
import { LANGUAGES } from './language.ts'
import { countryName, listed } from './well-known.ts'

/** English as it is written in Nigeria: no comma before "and", the day before the month. */
const LOCALES = { en: 'en-NG', sw: 'sw-TZ', zh: 'zh-CN' } as const

describe.each(LANGUAGES)('%s', (language) => {
  const locale = LOCALES[language]

  test.each(['NG', 'TZ', 'KE'])('S19 the name of %s', (code) => {
    expect(countryName(code, language)).toBe(new Intl.DisplayNames(locale, { type: 'region' }).of(code))
  })

  test('S19 names in a sentence', () => {
    const list = new Intl.ListFormat(locale, { type: 'conjunction' })
    for (const names of [[], ['A'], ['A', 'B'], ['A', 'B', 'C'], ['A', 'B', 'C', 'D']])
      expect(listed(names, language)).toBe(list.format(names))
  })

  test('S05 Y06 the day of the long texts, which is the version that players agree to', () => {
    const day = new Date(`${DOCUMENTS_SINCE.en} UTC`)
    expect(day.toISOString().slice(0, 10)).toBe(TERMS_VERSION)
    expect(DOCUMENTS_SINCE[language]).toBe(
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day),
    )
  })
})
