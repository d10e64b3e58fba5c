/** The country from a database file in MaxMind's format (GeoLite2, DB-IP and others), looked up on this machine. */
import type { GeoPlug } from '../../plugs-geo.ts'
import { countryCode } from '../country-code.ts'

const part = (raw: unknown, name: string): unknown =>
  typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>)[name] : undefined

/** Vendors differ: {country: {iso_code}}, {country: "TZ"} and {country_code: "TZ"} are all in use. */
export function countryOfRecord(raw: unknown): string | null {
  const country = part(raw, 'country')
  return countryCode(part(country, 'iso_code')) ?? countryCode(country) ?? countryCode(part(raw, 'country_code'))
}

export const fileGeo: GeoPlug = {
  about: 'The database file GEO_FILE, read at the start: a newer file needs a restart.',
  settings: ['file'],
  // Already in memory: remembering it once more would gain nothing.
  answersFor: 'request',
  async open({ keys }) {
    // Read only where it is chosen.
    const { open } = await import('maxmind')
    // The library can watch the file, but a half-written one would then end the process.
    const database = await open(keys['file'] ?? '').catch((error: unknown) => {
      throw new Error('GEO_FILE must be a readable database in MaxMind’s format', { cause: error })
    })
    return async ({ ip }) => {
      try {
        return countryOfRecord(database.get(ip))
      } catch {
        // No address, or a damaged record.
        return null
      }
    }
  },
}
