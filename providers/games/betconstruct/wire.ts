/** BetConstruct's envelope, the same at both ends: the time, the data, and an MD5 over both. */
import { createHash } from 'node:crypto'
import { sameText } from '../same-text.ts'

type Keys = Readonly<Record<string, string>>

/** A time further away than this is refused. */
const WINDOW_S = 300

/**
 * The hash is over the bytes of `data`, so these are what is read: one flat object (no value of theirs holds a brace), and
 * only where it stands once, because with two of them signer and reader could mean different ones.
 */
const DATA = /"data"\s*:\s*(\{[^{}]*\})/g

export const hashOf = (key: string, time: string, data: string): string =>
  createHash('md5').update(`${key}${time}${data}`).digest('hex')

export function envelope(key: string, nowMs: number, data: object): string {
  const [time, text] = [String(Math.floor(nowMs / 1000)), JSON.stringify(data)]
  return `{"time":"${time}","data":${text},"hash":"${hashOf(key, time, text)}"}`
}

export type Opened =
  | { readonly is: 'good'; readonly data: Readonly<Record<string, unknown>> }
  | { readonly is: 'forged' }
  | { readonly is: 'unreadable' }

export function openEnvelope(keys: Keys, rawBody: string, nowMs: number): Opened {
  const raw = rawBody.length > 4_096 ? null : objectOf(rawBody)
  const found = [...rawBody.matchAll(DATA)]
  const [time, hash, text] = [raw?.['time'], raw?.['hash'], found[0]?.[1]]
  if (typeof time !== 'string' || typeof hash !== 'string' || text === undefined || found.length > 1)
    return { is: 'unreadable' }
  const secrets = [keys['key'], keys['keyPrevious']].filter((key) => !!key) as string[]
  const isFresh = /^\d{10}$/.test(time) && Math.abs(nowMs / 1000 - Number(time)) <= WINDOW_S
  if (!isFresh || !secrets.some((key) => sameText(hash, hashOf(key, time, text)))) return { is: 'forged' }
  const data = objectOf(text)
  return data ? { is: 'good', data } : { is: 'unreadable' }
}

function objectOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const raw: unknown = JSON.parse(text)
    return typeof raw === 'object' && raw !== null ? (raw as Readonly<Record<string, unknown>>) : null
  } catch {
    return null
  }
}
