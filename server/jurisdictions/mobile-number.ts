/**
 * Whether a number of the jurisdiction's form can be somebody's mobile phone at all. Only mobiles take our codes, and the form alone
 * lets ten digits of anything open an account and cost a message.
 */
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import type { Jurisdiction } from './jurisdictions.ts'

/**
 * Asked where a number is new to us; who has an account logs in with whatever number it has. The small table of the library
 * knows forms alone, so this is the one that holds the mobile prefixes of each country.
 * @param number Full, without plus. Of a country that the table does not know every number passes.
 */
export function isMobileNumber({ country }: Pick<Jurisdiction, 'country'>, number: string): boolean {
  if (!isSupportedCountry(country)) return true
  const parsed = parsePhoneNumberFromString(`+${number}`)
  return parsed !== undefined && parsed.country === country && parsed.isValid()
}
