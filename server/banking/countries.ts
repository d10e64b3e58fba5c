/** Every country of ISO 3166, named by the runtime's own tables: a list that nobody has to keep. */
import type { Language } from '@uwanja/contract/wire/constants'

/** Codes with a name that are no country of ISO 3166: unions, pseudo-locales, islands that belong to one. */
const NOT_ISO = ['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'XK', 'ZZ']
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** A code that its own canonical form replaces is a country of the past. */
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) =>
    !NOT_ISO.includes(code) &&
    english.of(code) !== undefined &&
    Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`,
)

export interface Country {
  readonly countryCode: string
  readonly countryName: string
}

const lists = new Map<Language, readonly Country[]>()

/** In the order in which the language sorts them. */
export function countriesIn(language: Language): readonly Country[] {
  const known = lists.get(language)
  if (known) return known
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  const list = CODES.map((countryCode) => ({ countryCode, countryName: names.of(countryCode) ?? countryCode })).sort(
    (a, b) => compare(a.countryName, b.countryName),
  )
  lists.set(language, list)
  return list
}
