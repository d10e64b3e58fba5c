/** How the sandbox's Selcom answers: its envelope, its ten-digit references. */
import type { DialectReply, World } from '../../world.ts'
import type { Sent } from './signing.ts'
import { resultOf } from './words.ts'

const WORDS = { success: 'SUCCESS', fail: 'FAIL' } as const

interface Said {
  readonly reference?: string
  readonly transid?: string
  readonly message: string
  readonly data?: readonly object[]
}

export function say(
  resultcode: string,
  { reference = '', transid = '', message, data = [] }: Said,
  http = 200,
): DialectReply {
  const kind = resultOf(resultcode)
  const result = kind === 'unknown' ? (resultcode === '999' ? 'AMBIGUOUS' : 'INPROGRESS') : WORDS[kind]
  return { http, body: JSON.stringify({ reference, transid, resultcode, result, message, data }) }
}

export const brokenAnswer: DialectReply = { http: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }
export const noAnswer: DialectReply = { http: 200, body: '', silent: true }

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

/** Tanzanian numbers as people and merchants write them (0712…, 255712…, +255…), as the sandbox knows them. */
export function msisdnOf(raw: string): string {
  const digits = raw.replace(/\D/g, '')
  return digits.length === 10 && digits.startsWith('0') ? `255${digits.slice(1)}` : digits
}
