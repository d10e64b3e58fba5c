/** A country as the platform writes it, from whatever a proxy, a file or a company says. Pure. */

/** Codes that look like countries and are none: unknown, and the old marks for whole regions. */
const NO_COUNTRY = ['XX', 'ZZ', 'AP', 'EU']

/** ISO 3166 alpha-2 in capitals, or null. */
export function countryCode(raw: unknown): string | null {
  if (typeof raw !== 'string' || !/^[a-z]{2}$/i.test(raw.trim())) return null
  const code = raw.trim().toUpperCase()
  return NO_COUNTRY.includes(code) ? null : code
}
