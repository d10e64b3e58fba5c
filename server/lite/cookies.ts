/** The cookies of the pages without a script: who looks, what was said last, and what the visit has cost. Each for /lite alone. */
import { CONSTANTS, STORAGE, type Language } from '@uwanja/contract/wire/constants'

export const LITE = '/lite'

/** A browser sends what is marked so over HTTPS only; the other prefix would want Path=/. */
const PREFIX = '__Secure-'
const NAMES = { visit: 'uwanja_lite', said: 'uwanja_lite_said', cost: 'uwanja_lite_cost' } as const
type Name = keyof typeof NAMES

/** What was said is read by the next page, once. */
const SAID_S = 120
const MOST_SAID = 2_000

export interface LiteCookies {
  /** The first value of that name; empty: there is none. */
  read(rawHeader: string | undefined, name: Name): string
  /** @param value Empty: the browser forgets it. */
  write(name: Name, value: string): string
  language(language: Language): string
  /** The site's own too. */
  refcode(code: string): string
}

/** The first value of that name; empty: there is none. */
export function valueOf(rawHeader: string | undefined, name: string): string {
  const pairs = (rawHeader ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}

/** A visit is kept as long as the session lives; the meter, as long as the browser stays open. */
const lifeOf = (name: Name): string =>
  name === 'visit' ? `; Max-Age=${CONSTANTS.userCookieDays * 86_400}` : name === 'said' ? `; Max-Age=${SAID_S}` : ''

export function liteCookies(isHttps: boolean): LiteCookies {
  const nameOf = (name: Name): string => (isHttps ? PREFIX : '') + NAMES[name]
  const secure = isHttps ? '; Secure' : ''
  return {
    read: (rawHeader, name) => valueOf(rawHeader, nameOf(name)),
    write(name, value) {
      const life = value === '' ? '; Max-Age=0' : lifeOf(name)
      return `${nameOf(name)}=${value}; Path=${LITE}${life}; HttpOnly; SameSite=Strict${secure}`
    },
    // The site's own, which its pages read too.
    refcode: (code) =>
      `${STORAGE.refcodeCookie}=${encodeURIComponent(code)}; Path=/; Max-Age=${CONSTANTS.referralCookieDays * 86_400}; SameSite=Lax${secure}`,
    language: (language) => `${STORAGE.language}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`,
  }
}

/** What the page says of the form that led to it. */
export interface Said {
  /** Good news is a key of this feature's own texts; a refusal is a status of the contract's. */
  readonly good?: string
  readonly refused?: string
  /** The server's own words for it, or a key of them. */
  readonly own?: string
  /** What was typed, but for secrets. */
  readonly typed?: Readonly<Record<string, string>>
}

export function saidText(said: Said): string {
  const text = Buffer.from(JSON.stringify(said)).toString('base64url')
  if (text.length <= MOST_SAID) return text
  const { typed: _, ...short } = said
  return Buffer.from(JSON.stringify(short)).toString('base64url').slice(0, MOST_SAID)
}

const isText = (raw: unknown): raw is string => typeof raw === 'string'

/** A browser's word, so nothing of it is believed: keys are looked up, and texts are only shown. */
export function readSaid(raw: string): Said {
  try {
    const said = JSON.parse(Buffer.from(raw, 'base64url').toString()) as Record<string, unknown>
    const typed = Object.entries((said['typed'] ?? {}) as Record<string, unknown>).filter(([, value]) => isText(value))
    const keys = (['good', 'refused', 'own'] as const).flatMap((key) => (isText(said[key]) ? [[key, said[key]]] : []))
    return { ...(Object.fromEntries(keys) as Said), typed: Object.fromEntries(typed) as Record<string, string> }
  } catch {
    return {}
  }
}
