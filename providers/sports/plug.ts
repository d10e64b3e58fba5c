/** The shape that a sport company must fit: what its wallet calls ask of the platform, and how it is answered. */
import type { Settlement, Slip } from '@uwanja/contract/book/slip'
import type { GameAnswer, GameProblem, RawCallback, RawReply, Wire } from '../plugs.ts'

interface Common {
  /** The company's own transaction id. */
  readonly key: string
  readonly playerId: string
  /** The bet's, for as long as it lives. */
  readonly round: string
  readonly gameId: string
  readonly currency: string
}

export type SportDebit = Common & {
  readonly token: string
  readonly minor: bigint
  readonly slip: Slip | null
  /** The house's own money: the free bet that pays. */
  readonly freeBet: string | null
}

/** What is owed: it names its player and is proven by the signature alone, so it is taken whenever it comes. */
export type SportMove = Common &
  (
    | { readonly move: 'credit'; readonly minor: bigint; readonly settlement: Settlement | null }
    /** Gives stake back out of the debit `of`, or says anew what the credit or void `of` is worth. */
    | {
        readonly move: 'void' | 'change'
        readonly of: string
        readonly minor: bigint
        readonly settlement: Settlement | null
      }
    | { readonly move: 'rollback'; readonly of: string }
  )

/** One of a batch, with its key wherever that could be read. */
export type Batched = { readonly key: string } & (
  | { readonly movement: SportDebit | SportMove }
  | { readonly problem: GameProblem }
)

export type SportAsk =
  | { readonly ask: 'open'; readonly publicToken: string }
  | { readonly ask: 'player'; readonly token: string; readonly playerId: string }
  | { readonly ask: 'balance'; readonly token: string; readonly playerId: string; readonly currency: string | null }
  | { readonly ask: 'debit'; readonly debit: SportDebit }
  | { readonly ask: 'move'; readonly move: SportMove }
  | { readonly ask: 'batch'; readonly movements: readonly Batched[] }
  | { readonly ask: 'terms' }

type SessionAnswer = Extract<GameAnswer, { did: 'open' | 'player' }>
/** A free bet that its player may still use. */
export interface FreeBetTold {
  readonly id: string
  readonly minor: bigint
  readonly endsAt: Date
}

export type SportRefusal = {
  readonly did: 'refused'
  readonly why:
    | Extract<GameAnswer, { did: 'refused' }>['why']
    /** A void or change of what was never heard of. */
    | 'unknown-reference'
    /** A void beyond what is left of its stake. */
    | 'too-much'
    /** A change by a company that may not change. */
    | 'no-resettle'
    /** A free bet that its player does not have, or not of that amount. */
    | 'free-bet'
  readonly balanceMinor: bigint | null
}
/** What became of one movement, alone or in a batch. */
export type Moved = Extract<GameAnswer, { did: 'moved' }> | SportRefusal
export type MovedOrProblem = Moved | { readonly problem: GameProblem }

export interface TermsTold {
  readonly currency: string
  readonly leastStakeMinor: bigint
  readonly tax: readonly {
    readonly base: 'stake' | 'winnings'
    readonly basisPoints: number
    /** The first day on which it is taken. */
    readonly from: string
  }[]
}

export type SportAnswer =
  | (SessionAnswer & { readonly freeBets: readonly FreeBetTold[] })
  | Extract<GameAnswer, { did: 'balance' }>
  | Moved
  | { readonly did: 'batch'; readonly answers: readonly { readonly key: string; readonly answer: MovedOrProblem }[] }
  | ({ readonly did: 'terms' } & TermsTold)

export interface SportPlug {
  readonly facts: {
    readonly company: string
    readonly protocol: { readonly name: string; readonly source: 'A' | 'B' | 'D' }
    /** It may say anew what a win or a void is worth. */
    readonly resettles: boolean
  }
  /** Bytes that this call's body may have; null: no such call. */
  longest(method: string, path: string): number | null
  /** Does the head look signed by the company? Nothing long is read of whoever is a stranger by that. */
  isExpected(raw: Omit<RawCallback, 'rawBody'>, wire: Wire): boolean
  /** Verifies and translates one callback. */
  read(raw: RawCallback, wire: Wire): SportAsk | { readonly problem: GameProblem }
  /** Says it in the company's words. */
  answer(raw: RawCallback, answer: SportAnswer | { readonly problem: GameProblem }, wire: Wire): RawReply
}
