/** How the sandbox's Selcom answers: its envelope, its ten-digit references. */
import type { SimulatorReply, World } from '../../world.ts'
import type { Sent } from './signing.ts'
import { resultOf } from './words.ts'

const WORDS = { success: 'SUCCESS', fail: 'FAIL' } as const
/** As the document's samples print them. */
const UNKNOWN: Readonly<Record<string, string>> = { '111': 'PENDING', '927': 'INPROGRESS', '999': 'AMBIGUOUS' }

interface Envelope {
  readonly reference?: string
  readonly transid?: string
  readonly message: string
  readonly data?: readonly object[]
}

export function say(
  resultcode: string,
  { reference = '', transid = '', message, data = [] }: Envelope,
  http = 200,
): SimulatorReply {
  const kind = resultOf(resultcode)
  const result = kind === 'unknown' ? (UNKNOWN[resultcode] ?? 'FAIL') : WORDS[kind]
  return { http, body: JSON.stringify({ reference, transid, resultcode, result, message, data }) }
}

/** As one merchant has seen the live gateway say them. */
export const notEnabled = (transid = '') =>
  say('4035', { transid, message: 'API endpoint not enabled for the vendor' }, 403)

export const brokenAnswer: SimulatorReply = { http: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }
export const noAnswer: SimulatorReply = { http: 200, body: '', silent: true }

/** Counts on over restarts: a reference that was given never comes again. */
export function openReferences(world: World): () => string {
  const book = world.book<{ readonly id: string; readonly last: number }>('references')
  return () => {
    const last = (book.get('last')?.last ?? 0) + 1
    book.put({ id: 'last', last })
    return `02${String(last).padStart(8, '0')}`
  }
}
export type References = ReturnType<typeof openReferences>

export function jsonOf(rawBody: string): Sent | null {
  try {
    const raw: unknown = JSON.parse(rawBody)
    return raw !== null && typeof raw === 'object' && !Array.isArray(raw) ? (raw as Sent) : null
  } catch {
    return null
  }
}

export function textIn(sent: Sent, name: string): string {
  const value = sent[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 500) : ''
}

/** `billing.city` may also be nested, as the document's own request has it. */
export function billingIn(sent: Sent, name: string): string {
  const [part = '', field] = name.split('.')
  const nested = sent[part]
  if (field === undefined || Object.hasOwn(sent, name) || nested === null || typeof nested !== 'object')
    return textIn(sent, name)
  return textIn(nested as Sent, field)
}

/** Tanzanian numbers as people and merchants write them (0712…, 255712…, +255…), as the sandbox knows them. */
export function msisdnOf(raw: string): string {
  const digits = raw.replace(/\D/g, '')
  return digits.length === 10 && digits.startsWith('0') ? `255${digits.slice(1)}` : digits
}
