/** A typed mobile number and the user name that it stands for (A05, A21). */
import { CONSTANTS } from './constants.ts'

/** Only figures, as the fields keep them while typing. */
export function digitsOf(raw: string): string {
  return raw.replace(/\D/g, '')
}

/**
 * A field's number while it is typed, pasted or filled in: 0803…, +234803…, 00234803… and 234803… become the local figures (R60).
 * A leading 0 goes only when as many figures follow it as a number has: ten figures that begin with 0 stay, and are refused (A14).
 * @param sampleMobile A number of this country as people type it: its length is every number's.
 */
export function localNumber(
  raw: string,
  { prefix, sampleMobile }: { readonly prefix: string; readonly sampleMobile: string },
): string {
  const { length } = sampleMobile
  const digits = digitsOf(raw).replace(new RegExp(`^00(?=${prefix})`), '')
  if (!digits.startsWith(prefix)) return withoutZero(digits, length)
  // No local number begins like the prefix: until enough figures follow it, it is still being typed.
  return digits.length < prefix.length + length ? digits : withoutZero(digits.slice(prefix.length), length)
}

const withoutZero = (digits: string, length: number) =>
  (digits.length > length ? digits.replace(/^0/, '') : digits).slice(0, length)

/**
 * Login and recovery: one leading 0 goes, the prefix is added. A number that was pasted whole (longer than a local one
 * and already prefixed) is left as it is, because adding a second prefix could never be meant.
 */
export function userNameOf(rawNumber: string, prefix: string): string {
  const digits = digitsOf(rawNumber)
  if (digits.startsWith(prefix) && digits.length > CONSTANTS.mobileMaxDigits) return digits
  return prefix + digits.replace(/^0/, '')
}
