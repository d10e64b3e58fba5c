/** What fills the places of a long text: what the operator has configured, else a phrase that promises nothing. Pure. */
import type { Place } from '@uwanja/i18n/documents/document'
import type { Market } from '../market.ts'

/** The phrases of the chosen language for what nobody has configured. */
export interface Unnamed {
  readonly operator: string
  readonly contact: string
  readonly regulators: (country: string) => string
}

/** @param locale As Intl writes it: names of countries and lists differ by language. */
export function placesOf(market: Market, unnamed: Unnamed, locale: string): Readonly<Record<Place, string>> {
  const { operator, help } = market
  const country = countryName(market.country, locale)
  return {
    operator: operator.name || unnamed.operator,
    regulators:
      operator.regulators.length > 0
        ? new Intl.ListFormat(locale, { type: 'conjunction' }).format(operator.regulators)
        : unnamed.regulators(country),
    contact: operator.contact || unnamed.contact,
    help: help.contact ? `${help.name} (${help.contact})` : help.name,
    country,
    currency: market.currency,
  }
}

/** A country as the language calls it. */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  } catch {
    // Not a country's code: shown as it came.
    return code
  }
}
