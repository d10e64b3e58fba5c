/** The shape of a way to a visitor's country. */
import type { Wire } from './plugs.ts'

/** Whose country is asked for: the request as far as it may be believed. */
export interface Visitor {
  readonly ip: string
  /** A header that a trusted proxy wrote; empty when there is none, or when nobody trusted stands between. */
  proxyHeader(name: string): string
}

/** ISO 3166 alpha-2 in capitals; null when nobody can tell. Bounded in time, and never throws. */
export type CountryOf = (visitor: Visitor) => Promise<string | null>

/** A way to a visitor's country. */
export interface GeoPlug {
  readonly about: string
  /** Which of the wire's keys it reads. */
  readonly settings: readonly string[]
  /** `address`: the answer belongs to the address and may be remembered for a while. */
  readonly answersFor: 'address' | 'request'
  /** Throws a sentence that names the setting when it can never work. */
  open(wire: Wire): Promise<CountryOf>
}
