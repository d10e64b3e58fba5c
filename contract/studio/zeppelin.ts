/** What the studio tells its page: the shapes of Zeppelin’s stream and calls. Types only; amounts are minor units as text. */

export type Phase = 'open' | 'flying' | 'crashed' | 'resting'

/** One line of the players' list; the name is masked before it leaves the studio. */
export interface PlayerLine {
  readonly id: string
  readonly name: string
  /** Null: practice chips. */
  readonly currency: string | null
  readonly stakeMinor: string
  readonly cashOut: number | null
  readonly wonMinor: string | null
}

export interface RoundView {
  readonly round: number
  readonly phase: Phase
  /** The studio's clock: when the phase began, when it ends (null in the air: that is the secret) and now. */
  readonly sinceMs: number
  readonly untilMs: number | null
  readonly nowMs: number
  readonly commitment: string
  readonly salt: string
  /** Null until the crash. */
  readonly seed: string | null
  readonly crash: number | null
  readonly players: readonly PlayerLine[]
}

export interface PastRound {
  readonly round: number
  readonly commitment: string
  readonly salt: string
  readonly seed: string
  readonly crash: number
  /** The studio stopped in the middle of it: stakes went back. */
  readonly isVoid: boolean
}

/**
 * asked: the wallet has not answered the stake yet. live: it counts. won, lost: decided. returning: it goes back.
 * refused: the wallet said no, nothing moved.
 */
export type StakeState = 'asked' | 'live' | 'won' | 'lost' | 'returning' | 'refused'

/** A player has room for two bets in a round, each by itself. */
export type Slot = 0 | 1

/** Why a stake was refused or goes back. The first group is the studio's own, the second the wallet's. */
export type StakeWhy =
  | 'closed'
  | 'already-staked'
  | 'below-limit'
  | 'above-limit'
  | 'bad-amount'
  | 'bad-auto'
  | 'no-session'
  | 'no-answer'
  | 'too-late'
  | 'void'
  | 'funds'
  | 'expired'
  | 'blocked'
  | 'limit'
  | 'refused'

export interface MyStake {
  readonly id: string
  readonly slot: Slot
  readonly round: number
  readonly state: StakeState
  readonly stakeMinor: string
  readonly auto: number | null
  readonly cashOut: number | null
  readonly wonMinor: string | null
  readonly why: StakeWhy | null
  /** The wallet has answered what followed from the outcome. */
  readonly settled: boolean
  /** The wallet said no to a win or a return: a person has to look, and this is its code. */
  readonly disputed: string | null
}

export interface MeView {
  readonly name: string
  /** Null: practice chips. */
  readonly currency: string | null
  readonly balanceMinor: string | null
  readonly minMinor: string
  readonly maxMinor: string
  /** The newest bet of each slot. */
  readonly stake: MyStake | null
  readonly second: MyStake | null
  /** Older stakes whose win or return the wallet has not answered yet. */
  readonly waiting: number
}

export interface Snapshot {
  readonly round: RoundView
  readonly past: readonly PastRound[]
  /** Null: the session is unknown (only watching). */
  readonly me: MeView | null
}

export interface StudioEvents {
  /** Everything, first on each connection. */
  readonly state: Snapshot
  readonly phase: { readonly round: RoundView; readonly past: PastRound | null }
  readonly player: { readonly round: number; readonly line: PlayerLine }
  readonly me: MeView
  readonly tick: { readonly nowMs: number; readonly sinceMs: number; readonly round: number }
}

export type StakeAnswer =
  | { readonly ok: true; readonly me: MeView }
  | { readonly ok: false; readonly why: StakeWhy; readonly me: MeView | null }

export type CashOutWhy = 'no-stake' | 'not-flying' | 'too-early' | 'too-late' | 'no-session'
export type CashOutAnswer =
  | { readonly ok: true; readonly cashOut: number; readonly wonMinor: string; readonly me: MeView }
  | { readonly ok: false; readonly why: CashOutWhy; readonly me: MeView | null }
