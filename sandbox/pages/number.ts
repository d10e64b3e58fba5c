/** Reads a phone number as a person types it. */

/** Digits with the country prefix; null when it is not a number of the two countries. A leading 0 is Nigerian. */
export function readNumber(raw: string): string | null {
  const digits = raw.replace(/[\s()-]/g, '').replace(/^(\+|00)/, '')
  const full = /^0\d{10}$/.test(digits) ? `234${digits.slice(1)}` : digits
  return /^(234\d{10}|255\d{9})$/.test(full) ? full : null
}
