/** An address that names several servers, as PostgreSQL's own programs read it: which of them is asked, and when the next one is. */

/**
 * What stands between us and PostgreSQL. `transaction`: a pooler that gives each transaction whatever line is free (PgBouncer with
 * pool_mode = transaction), so that nothing may be said that holds for a line: no prepared statement, no limit, no level.
 */
export const POOLERS = ['none', 'transaction'] as const
export type Pooler = (typeof POOLERS)[number]

export interface Hosts {
  readonly count: number
  /** The address of the server that is asked now. */
  url(): string
  /** That one cannot be written to: whoever asks afterwards asks the next. What others found out since stands. */
  passOver(url: string): void
}

const PARTS = /^(postgres(?:ql)?:\/\/(?:.*@)?)([^/?]*)(.*)$/

/**
 * One address for each server of `postgres://name@first:5432,second:5432/uwanja`.
 *
 * @throws The end of a sentence that begins with the setting's name: never the address, which may hold a password.
 */
export function addressesOf(url: string): readonly string[] {
  const [, before = '', servers = '', after = ''] = PARTS.exec(url) ?? []
  if (!servers.includes(',')) return [url]
  const addresses = servers.split(',').map((server) => `${before}${server.trim()}${after}`)
  if (servers.split(',').some((server) => server.trim() === '') || !addresses.every((one) => URL.canParse(one)))
    throw new Error('must name each server as host:port, with commas between them')
  return addresses
}

/** A setting that names a PostgreSQL, or several with commas between them; null for none. */
export function databaseAddress(given: string): string | null {
  if (given !== '') addressesOf(given)
  return given || null
}

/** Of which there is one: it is read from, and never promoted. */
export function oneDatabaseAddress(given: string): string | null {
  if (given !== '' && addressesOf(given).length > 1) throw new Error('must name one server')
  return given || null
}

export function openHosts(url: string): Hosts {
  const addresses = addressesOf(url)
  let at = 0
  return {
    count: addresses.length,
    url: () => addresses[at]!,
    passOver(asked) {
      if (asked === addresses[at]) at = (at + 1) % addresses.length
    },
  }
}
