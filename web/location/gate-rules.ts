/** What the location gate decides (L01, L02), without a browser: who is asked about, who comes in. */
import { CONSTANTS, STORAGE } from '@uwanja/contract/wire/constants'
import type { security } from '@uwanja/contract/site/security'
import type { Outcome } from '../send.ts'
import { readCookie, writeCookie, type CookieJar } from '../small-cookies.ts'

export interface GateWorld {
  readonly isWebview: boolean
  /** The countries that are let in. */
  readonly countries: readonly string[]
  readonly jar: CookieJar
  readonly ask: () => Promise<Outcome<typeof security.getIpCountry>>
}

export type GateState =
  /** `unchecked`: not a webview, so nobody is asked. */
  | { readonly state: 'open'; readonly by: 'unchecked' | 'allowed' }
  | { readonly state: 'checking' }
  | { readonly state: 'blocked'; readonly country: string }
  /** Nobody could tell where the visitor is. */
  | { readonly state: 'failed' }

/** One and the same for server and browser: a page that is taken over is not drawn again for it. */
export const UNCHECKED: GateState = { state: 'open', by: 'unchecked' }

/** What is known before asking. The cookie counts only while the setting still allows its country. */
export function firstState({ isWebview, countries, jar }: GateWorld): GateState {
  if (!isWebview) return UNCHECKED
  return countries.includes(readCookie(jar, STORAGE.locationCookie))
    ? { state: 'open', by: 'allowed' }
    : { state: 'checking' }
}

/** Asks. Only an allowed answer is kept, for a day: who was blocked may be elsewhere in an hour. */
export async function askedState({ countries, jar, ask }: GateWorld): Promise<GateState> {
  // A lost connection has been logged where it happened (K05); here it is an answer of its own.
  const outcome = await ask().catch(() => null)
  const rawCountry: unknown = outcome?.ok ? outcome.data?.country : null
  if (typeof rawCountry !== 'string' || rawCountry === '') return { state: 'failed' }
  const country = rawCountry.toUpperCase()
  if (!countries.includes(country)) return { state: 'blocked', country }
  writeCookie(jar, STORAGE.locationCookie, country, CONSTANTS.locationCookieDays)
  return { state: 'open', by: 'allowed' }
}
