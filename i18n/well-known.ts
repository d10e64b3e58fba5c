/**
 * What Intl says of names that stand on every page, written down: opening its books of countries and dates keeps a phone's
 * processor busy for some 70 ms of the first page. A test holds each against Intl, which is asked for any other name.
 */
import type { Language } from './language.ts'

const COUNTRIES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  NG: { en: 'Nigeria', sw: 'Nigeria', zh: '尼日利亚' },
  TZ: { en: 'Tanzania', sw: 'Tanzania', zh: '坦桑尼亚' },
}

/** A country as the language calls it. */
export function countryName(code: string, language: Language): string {
  if (Object.hasOwn(COUNTRIES, code)) return COUNTRIES[code]![language]
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
  } catch {
    // Not a country's code: shown as it came.
    return code
  }
}

/** Between names, and before the last of them. */
const BETWEEN: Readonly<Record<Language, readonly [string, string]>> = {
  en: [', ', ' and '],
  sw: [', ', ' na '],
  zh: ['、', '和'],
}

/** Names as a sentence lists them: "A, B and C". */
export function listed(names: readonly string[], language: Language): string {
  const [comma, and] = BETWEEN[language]
  return [names.slice(0, -1).join(comma), ...names.slice(-1)].filter((part) => part !== '').join(and)
}
