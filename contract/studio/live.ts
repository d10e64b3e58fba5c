/** What the studio tells the page of a table with shared rounds. Types only; amounts are minor units as text. */

export type LiveKind =
  | 'live-roulette'
  | 'live-baccarat'
  | 'live-blackjack'
  | 'live-poker'
  | 'virtual-football'
  | 'virtual-horse'

/**
 * betting: stakes are open. deciding: everybody at the table chooses at the same time. showing: the outcome stands and
 * is played to the players. over: settled. resting: nobody is there.
 */
export type LivePhase = 'betting' | 'deciding' | 'showing' | 'over' | 'resting'

/** asked: the wallet has not answered. live: it counts. returning: it goes back. refused: nothing moved. */
export type SlipState = 'asked' | 'live' | 'won' | 'lost' | 'returning' | 'refused'

/** Why a stake or a choice was refused, or a stake goes back. The first group is the studio's own. */
export type LiveWhy =
  | 'closed'
  | 'too-many'
  | 'below-limit'
  | 'above-limit'
  | 'bad-bet'
  | 'bad-choice'
  | 'no-session'
  | 'no-answer'
  | 'too-late'
  | 'void'
  | 'busy'
  | 'funds'
  | 'expired'
  | 'blocked'
  | 'limit'
  | 'refused'

export interface LiveBet {
  readonly spot: string
  readonly minor: string
  /** What it returns when it wins, the stake included, in hundredths, as offered when it was placed. */
  readonly odds: number
}

export interface TableBetView {
  readonly id: string
  readonly round: number
  readonly bets: readonly LiveBet[]
  readonly stakeMinor: string
  /** What its player chose so far, in order. */
  readonly moves: readonly string[]
  /** A second stake of the same hand: which bet it belongs to. */
  readonly of: string | null
  readonly state: SlipState
  readonly wonMinor: string | null
  readonly why: LiveWhy | null
  /** The wallet has answered what followed from the outcome. */
  readonly settled: boolean
  /** The wallet said no to a win or a return: a person has to look, and this is its code. */
  readonly disputed: string | null
}

/** One line of the list of players; the name is masked before it leaves the studio. */
export interface SeatLine {
  readonly id: string
  readonly name: string
  /** Null: practice chips. */
  readonly currency: string | null
  readonly stakeMinor: string
  readonly wonMinor: string | null
}

export interface LiveProof {
  /** Published before stakes opened: SHA-256 of the seed. */
  readonly commitment: string
  /** Names table and round, so that no two rounds draw alike. */
  readonly words: string
  /** Null until the outcome stands. */
  readonly seed: string | null
  readonly ranges: readonly number[]
}

export interface LiveRound {
  readonly round: number
  readonly phase: LivePhase
  /** The studio's clock: when the phase began, when it ends, and now. */
  readonly sinceMs: number
  readonly untilMs: number | null
  readonly nowMs: number
  /** Which window of choices this is, from 0. */
  readonly step: number
  /** What was announced before stakes opened: fixtures or runners; null at tables with cards or a wheel. */
  readonly programme: unknown
  /** Spots with what they return, in hundredths. */
  readonly odds: Readonly<Record<string, number>>
  /** What may be seen of the outcome now; its shape is the game's own. Null while stakes are open. */
  readonly shown: unknown
  readonly proof: LiveProof
  readonly seats: readonly SeatLine[]
}

export interface PastRound {
  readonly round: number
  readonly drawn: unknown
  readonly programme: unknown
  readonly proof: LiveProof
}

export interface LiveMe {
  readonly name: string
  /** Null: practice chips. */
  readonly currency: string | null
  readonly balanceMinor: string | null
  readonly minMinor: string
  readonly maxMinor: string
  /** Of this round and the one before, newest first. */
  readonly slips: readonly TableBetView[]
  /** What may be chosen now; empty: nothing. */
  readonly choices: readonly string[]
  /** Older bets whose win or return the wallet has not answered yet. */
  readonly waiting: number
}

export interface LiveGame {
  readonly company: string
  readonly gameId: string
  readonly name: string
  readonly kind: LiveKind
  /** What comes back on average, in basis points, by bet; or the margin of a book. */
  readonly returns: Readonly<Record<string, number>>
}

export interface LiveSnapshot {
  readonly game: LiveGame
  readonly table: LiveRound
  readonly past: readonly PastRound[]
  /** Null: the session is unknown (only watching). */
  readonly me: LiveMe | null
}

export interface LiveEvents {
  /** Everything, first on each connection. */
  readonly state: LiveSnapshot
  readonly phase: { readonly table: LiveRound; readonly past: PastRound | null }
  readonly seat: { readonly round: number; readonly line: SeatLine }
  readonly me: LiveMe
  readonly tick: { readonly nowMs: number; readonly round: number }
}

export type LiveAnswer =
  | { readonly ok: true; readonly me: LiveMe }
  | { readonly ok: false; readonly why: LiveWhy; readonly me: LiveMe | null }
