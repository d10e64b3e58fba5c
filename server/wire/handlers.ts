/** What a handler is: named after its row, complete by type. */
import type { Input, Reply } from '@uwanja/contract/wire/call'
import type { Language } from '@uwanja/contract/wire/constants'

interface CallerSession {
  readonly id: bigint
  readonly playerId: bigint
  /** Old enough to be extended by a good poll. */
  readonly isDue: boolean
}

/** Whoever calls, as far as the request itself tells. */
export interface Caller {
  readonly ip: string
  readonly agent: string
  /** A header that a trusted proxy wrote; empty when the request did not come through one. */
  proxyHeader(name: string): string
  /** Browsers name themselves by Sec-Fetch-Site or Origin; anything else is bearer-only. */
  readonly isBrowser: boolean
  readonly language: Language
  /** The whole cookie header, for whoever knows one of its cookies. */
  readonly rawCookies: string | undefined
  readonly requestId: string
  /** The client's own name for what it asks for, of rows that say `once`; null: it gave none. */
  readonly onceKey: string | null
  readonly session: CallerSession | null
  /** Headers for the answer: how a login hands over the cookie half. */
  setCookie(value: string): void
  /** The session lives on, so its cookie half must too. */
  renewCookie(): void
}
/** A caller whose live session the mount has checked. */
export interface PlayerCaller extends Caller {
  readonly session: CallerSession
}

type CallerOf<C> = C extends { readonly access: 'player' } ? PlayerCaller : Caller
type Built<A> = { [K in keyof A as A[K] extends { readonly later: undefined } ? K : never]: A[K] }

/** One function per row that is built. A missing one does not compile, nor does one too many. */
export type Handlers<A> = {
  readonly [K in keyof Built<A>]: (input: Input<A[K]>, caller: CallerOf<A[K]>) => Promise<Reply<A[K]>>
}

export type AnyHandler = (input: never, caller: never) => Promise<unknown>
