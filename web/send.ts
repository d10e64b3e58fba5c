/**
 * The one way out: sends a row of the contract and answers with its data or its refusal. Network failures are logged and
 * thrown on (K05). It trusts no server to be ours: statuses may be unknown, fields may be missing.
 */
import type { Call, RawInput, Refusals, Reply } from '@uwanja/contract/wire/call'
import { COMMON_REFUSALS, type RefusalCode } from '@uwanja/contract/wire/errors'
import { ONCE_KEY, requestOf } from '@uwanja/contract/wire/request'
import { noteConnection, type ConnectionState } from './connection.ts'
import { logFailure } from './log.ts'
import { keyFor, wasAnswered } from './once.ts'
import { noteServerDate } from './server-clock.ts'
import { readToken } from './session/stored-user.ts'

type CommonCode = (typeof COMMON_REFUSALS)[number]

/** A reply as a stranger's server may give it: any field may be missing or null. */
export type Loose<T> = T extends readonly (infer E)[]
  ? readonly Loose<E>[] | null | undefined
  : T extends object
    ? { readonly [K in keyof T]?: Loose<T[K]> } | null | undefined
    : T | null | undefined

export interface Refused<Code extends string = string> {
  readonly ok: false
  /** One of the row's refusals or the common ones; OTHER is a status that this contract does not know. */
  readonly code: Code
  /** The status as the server wrote it, for the texts. */
  readonly status: string
  readonly statusCode: number
  readonly data: unknown
}

export type Outcome<C> =
  | { readonly ok: true; readonly status: string; readonly data: Loose<Reply<C>> }
  | Refused<Refusals<C> | CommonCode | 'OTHER'>

export interface Outside {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>
  readonly token: () => string
  readonly log: (message: string, error: unknown) => void
  readonly connection: (state: ConnectionState) => void
  readonly date?: (rawDate: string | null) => void
}

interface Options {
  readonly signal?: AbortSignal
  /** How long an answer is waited for; what comes later is a failure. In place of a signal. */
  readonly patienceMs?: number
  /** Whose call it is, where that is no longer whoever is logged in. */
  readonly token?: string
  /** `outlives` keeps the request going when the page is left: for logging off. */
  readonly lifetime?: 'page' | 'outlives'
}

export function makeSend(outside: Outside) {
  return async function send<C extends Call>(call: C, values: RawInput<C>, options: Options = {}): Promise<Outcome<C>> {
    // A visitor sends an empty bearer; calls that are open to anyone send none (K02).
    const { path, method, headers, body } = requestOf(
      call,
      values as object,
      call.access === 'anyone' ? null : (options.token ?? outside.token()),
    )
    const asked = `${path} ${body ?? ''}`
    const named: Record<string, string> = call.once ? { [ONCE_KEY]: keyFor(asked) } : {}
    // Our own clock: browsers before 103 have no AbortSignal.timeout, and up to 123 its end looks like a page that was left.
    const late = new AbortController()
    const clock = options.patienceMs && setTimeout(() => late.abort(), options.patienceMs)
    const signal = clock ? late.signal : options.signal
    let raw: unknown
    try {
      const response = await outside.fetch(path, {
        method,
        headers: { accept: 'application/json', ...headers, ...named },
        ...(body === null ? {} : { body }),
        ...(signal ? { signal } : {}),
        ...(options.lifetime === 'outlives' ? { keepalive: true } : {}),
      })
      outside.date?.(response.headers.get('date'))
      raw = await response.json()
      // Who failed, was too busy or wanted another log-in first says nothing of the try before.
      if (call.once && response.ok) wasAnswered(asked)
    } catch (error) {
      // A page that was left takes its questions back; that says nothing about the network. A time-out does.
      if (error instanceof Error && error.name === 'AbortError' && !late.signal.aborted) throw error
      outside.connection('lost')
      // The path without its query: amounts and numbers travel there.
      outside.log(`${call.method} ${call.path} failed`, error)
      throw error
    } finally {
      clearTimeout(clock)
    }
    outside.connection('reached')
    return read(call, raw)
  }
}

function read<C extends Call>(call: C, raw: unknown): Outcome<C> {
  const answer = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>
  const statusCode = Number(answer['statusCode'] ?? NaN)
  const status = typeof answer['status'] === 'string' ? answer['status'] : ''
  const data = answer['data']
  if (statusCode === 0) return { ok: true, status, data: data as Loose<Reply<C>> }
  const known: readonly RefusalCode[] = [...call.refusals, ...COMMON_REFUSALS]
  const code = known.find((one) => one === status) ?? 'OTHER'
  return { ok: false, code: code as Refusals<C> | CommonCode | 'OTHER', status, statusCode, data }
}

export const send = makeSend({
  fetch: (path, init) => fetch(path, { ...init, credentials: 'same-origin' }),
  token: readToken,
  log: logFailure,
  connection: noteConnection,
  date: noteServerDate,
})
