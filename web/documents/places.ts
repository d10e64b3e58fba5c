/** What fills the places of a long text: what the operator has configured, else a phrase that promises nothing. Pure. */
import type { Place } from '@uwanja/i18n/documents/document'
import type { Language } from '@uwanja/i18n/language'
import { countryName, listed } from '@uwanja/i18n/well-known'
import type { Jurisdiction } from '../jurisdiction.ts'

/** The phrases of the chosen language for what nobody has configured. */
export interface Unnamed {
  readonly operator: string
  readonly contact: string
  readonly regulators: (country: string) => string
}

/** @param language Names of countries and lists differ by it. */
export function placesOf(
  jurisdiction: Jurisdiction,
  unnamed: Unnamed,
  language: Language,
): Readonly<Record<Place, string>> {
  const { operator, help } = jurisdiction
  const country = countryName(jurisdiction.country, language)
  return {
    operator: operator.name || unnamed.operator,
    regulators: operator.regulators.length > 0 ? listed(operator.regulators, language) : unnamed.regulators(country),
    contact: operator.contact || unnamed.contact,
    officer: operator.dataOfficer || operator.contact || unnamed.contact,
    help: help.contact ? `${help.name} (${help.contact})` : help.name,
    country,
    currency: jurisdiction.currency,
  }
}
