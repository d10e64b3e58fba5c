/** The one way to the book: sends a row of the contract, with the bearer of the session where the row wants one. */
import type { Call, RawInput, Reply } from '@uwanja/contract/wire/call'
import { requestOf } from '@uwanja/contract/wire/request'
import { atBook } from './at-book.ts'
import { bearer, noteEnded } from './session.ts'

export type Outcome<C> =
  | { readonly ok: true; readonly data: Reply<C> }
  /** What the book answered: a status of the contract. `data` is what it told with it. */
  | { readonly ok: false; readonly status: string; readonly data: unknown }

interface Options {
  readonly signal?: AbortSignal
}

/** A line may die without a word: a question that was not answered by then is asked again by whoever needs it. */
export const PATIENCE_MS = 20_000

/** @throws where no answer came: the network, or a page that was left. */
export async function send<C extends Call>(
  call: C,
  values: RawInput<C>,
  { signal }: Options = {},
): Promise<Outcome<C>> {
  const token = call.access === 'anyone' ? null : bearer()
  const { path, method, headers, body } = requestOf(call, values as object, token)
  // Our own clock: browsers before 116 cannot join signals.
  const late = new AbortController()
  const leave = () => late.abort()
  const clock = setTimeout(leave, PATIENCE_MS)
  if (signal?.aborted) leave()
  signal?.addEventListener('abort', leave)
  let raw: { statusCode?: number; status?: string; data?: unknown } | null
  try {
    const response = await fetch(atBook(path), {
      method,
      headers: { accept: 'application/json', ...headers },
      // A frame has no cookies of the book, and wants none.
      credentials: 'omit',
      ...(body === null ? {} : { body }),
      signal: late.signal,
    })
    raw = (await response.json()) as typeof raw
  } finally {
    clearTimeout(clock)
    signal?.removeEventListener('abort', leave)
  }
  if (raw?.statusCode === 0) return { ok: true, data: raw.data as Reply<C> }
  if (token !== null && raw?.status === 'UNAUTHORIZED') noteEnded(token)
  return { ok: false, status: raw?.status ?? 'GENERAL_ERROR', data: raw?.data ?? null }
}
