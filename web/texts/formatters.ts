/** Intl's writers, each made once: making one keeps a cheap phone busy, and a page of history asks for sixty. */

const made = new Map<string, unknown>()

function once<Writer>(key: string, make: () => Writer): Writer {
  const there = made.get(key) as Writer | undefined
  if (there !== undefined) return there
  const writer = make()
  made.set(key, writer)
  return writer
}

/** In the time zone that the browser had when it was first asked for. */
export const dateWriter = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once(`date ${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options))

export const numberWriter = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  once(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options))

export const pluralRules = (locale: string, type: Intl.PluralRuleType): Intl.PluralRules =>
  once(`plural ${locale} ${type}`, () => new Intl.PluralRules(locale, { type }))
