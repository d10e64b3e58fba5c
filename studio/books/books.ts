/**
 * The studio's books: what outlives its process. The studio works in memory, and a book is told of each change; what has ended leaves
 * memory and is looked up. Whoever is about to say something to a player or a wallet waits until it is kept.
 */
import type { Bet } from '@uwanja/bets/bet'
import type { Place, Session } from '../players/sessions.ts'

/** When a row is safe. Null: it is already, and nobody has to wait. */
export type Kept = Promise<void> | null

/** Goes on when it is safe: at once where it is already, so that a clock that is turned by hand meets no gap. */
export function whenKept(kept: Kept, then: () => void): void {
  if (kept === null) then()
  else void kept.then(then)
}

export type BettingName = 'zeppelin' | 'instant' | 'live'

/** What all games keep of a bet. */
export interface StudioBet extends Bet, Place {
  readonly playerId: string
  /** What its player calls it; only together with them does it mean a bet. */
  readonly slip: string
  /** The wallet's private token; null for practice chips, which no wallet and no book hears of. */
  readonly token: string | null
  readonly currency: string | null
  /** The wallet's id of the free spins of which this bet is one; absent: its player staked. */
  readonly freeSpins?: string
}

export interface BetBook<B extends StudioBet> {
  put(bet: B): Kept
  /** Those on which somebody still has to act, oldest first. */
  open(): Promise<readonly B[]>
  find(playerId: string, slip: string): Promise<B | null>
  /** A player's at one place, newest first. */
  of(playerId: string, place: Place, most: number): Promise<readonly B[]>
}

/** A round that everybody shares. `told` is what everybody may know of it: nothing that is still secret. */
export interface RoundRow<Told> {
  readonly round: number
  readonly state: 'open' | 'over' | 'void'
  readonly told: Told
}

export interface RoundBook<Told> {
  put(row: RoundRow<Told>): Kept
  find(round: number): Promise<RoundRow<Told> | null>
  /** Newest first. */
  latest(most: number): Promise<readonly RoundRow<Told>[]>
}

/** Each session's next seed. */
export interface SeedBook {
  put(sessionId: string, seed: string): Kept
  find(sessionId: string): Promise<string | null>
}

export interface SessionBook {
  put(session: Session): Kept
  find(id: string): Promise<Session | null>
}

export interface Books {
  bets<B extends StudioBet>(betting: BettingName): BetBook<B>
  rounds<Told>(place: string): RoundBook<Told>
  sessions(betting: BettingName): SessionBook
  readonly seeds: SeedBook
  /**
   * The root of all of Zeppelin's chains, made once. `fresh` makes a new one although there is one: without the book of rounds
   * nobody knows which seeds were shown already, and a shown seed must never decide again.
   */
  chainRoot(start: 'kept' | 'fresh'): Promise<string>
  close(): void
}

export const placeName = ({ company, gameId }: Place): string => `${company}/${gameId}`
