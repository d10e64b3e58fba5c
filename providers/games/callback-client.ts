/**
 * The other end of a game plug: how the company itself phrases a wallet call and understands our answer. The sandbox's
 * studio speaks through it, and the conformance suite uses it to say the same thing to every plug.
 */
import type { FreeSpinsTold, GameAsk } from '../plugs.ts'

export type { FreeSpinsTold }

/** A wallet call in the platform's words; a rollback names what it takes back, as most simulators want. */
export type SpokenAsk =
  | Exclude<GameAsk, { readonly ask: 'rollback' | 'nothing' | 'bet-and-win' }>
  | {
      readonly ask: 'rollback'
      readonly token: string
      readonly key: string
      readonly betKey: string
      readonly round: string
      readonly gameId: string
      readonly minor: bigint
      readonly currency: string
      readonly freeSpins?: string
    }

/** A stake and what it won, in one call. */
export type CompoundAsk = Extract<GameAsk, { readonly ask: 'bet-and-win' }>

export interface SpokenCall {
  /** The part of the address after our callback address, with its slash. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Why the wallet said no; `other` is a code that the company does not know either. */
export type HeardRefusal =
  | 'token'
  | 'expired'
  | 'blocked'
  | 'limit'
  | 'funds'
  | 'currency'
  | 'reused'
  | 'amount'
  | 'malformed'
  | 'signature'
  | 'other'

export type CallbackOutcome =
  | {
      readonly heard: 'ok'
      /** Null: the simulator has no mark for it; the same answer again is all it says. */
      readonly duplicate: boolean | null
      readonly balanceMinor: bigint | null
      /** Our own id of the movement, of `bet`, `win` and `rollback`. */
      readonly reference: string | null
      /** Of `open`. */
      readonly token: string | null
      /** Of `player`. */
      readonly player: { readonly id: string; readonly userName: string; readonly currency: string } | null
      /** Of `balance`, of companies that play them. */
      readonly freeSpins?: readonly FreeSpinsTold[]
    }
  | {
      readonly heard: 'refused'
      readonly why: HeardRefusal
      readonly code: string
      readonly balanceMinor: bigint | null
    }
  /** No answer, a broken one, or "something went wrong": whether money moved is not known. */
  | { readonly heard: 'unknown' }

/** What a launch told the company of the player. */
export interface Entry {
  readonly token: string
  readonly playerId: string
  readonly currency: string
}

/**
 * The tokens that go through `say` and `hear` are the company's own affair: a simulator that names the player or the
 * currency in every call keeps them in there.
 */
export interface GameCallbackClient {
  /** The public token to `open` with; absent: the launch's token alone. */
  entry?(entry: Entry): string
  say(ask: SpokenAsk): SpokenCall
  /** Only of simulators that have such a call. */
  sayBoth?(ask: CompoundAsk): SpokenCall
  /** `asked` is what was said. */
  hear(http: number, rawBody: string, asked: SpokenAsk | CompoundAsk): CallbackOutcome
}
