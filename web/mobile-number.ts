/** A typed mobile number and the user name that it stands for (A05, A21). */
import { CONSTANTS } from '@uwanja/contract/wire/constants'

/** Only figures, as the fields keep them while typing. */
export function digitsOf(raw: string): string {
  return raw.replace(/\D/g, '')
}

/** The register page's field: ten figures at most (A13). */
export function registerDigits(raw: string): string {
  return digitsOf(raw).slice(0, CONSTANTS.mobileMaxDigits)
}

/**
 * Login and recovery: one leading 0 goes, the prefix is added. A number that was pasted whole (longer than a local one
 * and already prefixed) is left as it is, because adding a second prefix could never be meant.
 */
export function userNameOf(rawNumber: string, prefix: string): string {
  const digits = digitsOf(rawNumber)
  if (digits.startsWith(prefix) && digits.length > CONSTANTS.mobileMaxDigits) return digits
  return prefix + digits.replace(/^0/, '')
}
