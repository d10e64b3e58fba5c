/** A wager as its callers say it, what it is answered, and what could never be right. */
import { CURRENCIES, MAX_MINOR, type Amount } from '@uwanja/contract/wire/amounts'
import type { WagerKindName } from './wager-kinds.ts'

interface Common {
  /** The company whose transaction ids these are; also names the house account `games:{source}`. */
  readonly source: string
  /** The company's own transaction id: one obligation, one key. */
  readonly key: string
  readonly playerId: bigint
  readonly round: string
  readonly details?: Readonly<Record<string, string | number | boolean>>
  /** A digest of what came with it (a slip): the same id with another one is refused. */
  readonly content?: string
}
/** Of bets that count towards wagering when they are settled, not when they are staked. */
interface Settled {
  /** How much of the round's stake results settled at odds that count, in minor units; of a change, by now in all. */
  readonly wageredMinor?: bigint
}
export type Wager =
  /**
   * `funding`: a free bet, which the house stakes. The gate asks for blocks alone, its win is cash and taxed whole. Zero is legal
   * without one: a free round of the company's, which opens the round and moves nothing.
   */
  | (Common & { readonly kind: 'staked'; readonly amount: Amount; readonly funding?: { readonly freeBet: string } })
  /** Zero is legal: it closes the round. `isPaired`: its call also staked, under the same key. */
  | (Common & Settled & { readonly kind: 'won'; readonly amount: Amount; readonly isPaired?: boolean })
  | (Omit<Common, 'round'> & {
      readonly kind: 'rolled-back'
      readonly betKey: string
      readonly currency: Amount['currency']
    })
  /** So much of this stake goes back; of all voids of one at most the stake. */
  | (Omit<Common, 'round'> & {
      readonly kind: 'voided'
      readonly stakeKey: string
      readonly amount: Amount
      readonly round?: string
    })
  /** This win or void is now worth so much, zero too: only the difference moves, what was spent is owed. */
  | (Omit<Common, 'round'> & Settled & { readonly kind: 'changed'; readonly ofKey: string; readonly amount: Amount })

/** What its caller remembers of whoever plays is looked at again in the wager's own statement (`Behind`); no part of the input. */
export type Guarded = Wager & { readonly guard?: bigint }

export type WagerStatus =
  | 'ok'
  | 'duplicate' // same key, same input: the first answer again
  | 'reused' // same key, other input: refused, a security event
  | 'funds'
  | 'blocked'
  | 'reminder' // one stands that its player has not answered
  | 'session' // the player's own limit of a session of play is reached
  | 'limit'
  | 'currency'
  | 'rolled-back' // a late bet whose rollback came first
  | 'unknown-round' // a win without a standing bet
  | 'wins-stand' // a rollback of the stake on which a paid win leans, or of which a void stands: people undo that first
  | 'unknown-reference' // a void or a change of what the player has not, or of a win that people undid
  | 'too-much' // voids above the stake
  | 'no-resettle' // a change by a company that may not
  | 'unknown-player'
  | 'amount'
  | 'stale' // what its `guard` stands for is over: nothing was asked of the ledger
  | 'busy' // too many wait: nothing was asked of the database, the same may be said again
  | 'fault' // the database failed: whether it happened is unknown, the same key will tell

export interface WagerAnswer {
  readonly status: WagerStatus
  /** The journal; also the reference that the company is told. */
  readonly journalId: bigint | null
  /** After this transaction (for a duplicate: as it was then); null when it is not known. */
  readonly balance: { readonly cash: bigint; readonly bonus: bigint; readonly version: bigint } | null
}

/** The key of what it speaks of; null: it speaks of a round. */
export function namedBy(item: Wager): string | null {
  if (item.kind === 'rolled-back') return item.betKey
  if (item.kind === 'voided') return item.stakeKey
  return item.kind === 'changed' ? item.ofKey : null
}

const LEAST: Readonly<Record<Exclude<WagerKindName, 'rolled-back'>, bigint>> = {
  staked: 0n,
  won: 0n,
  voided: 1n,
  changed: 0n,
}

/** The line of defence before the database: what could never be right is not sent. */
export function isPossible(item: Wager): boolean {
  if (item.key === '' || item.key.length > 160 || namedBy(item) === '') return false
  if (item.kind === 'rolled-back') return Object.hasOwn(CURRENCIES, item.currency)
  if ('round' in item && item.round === '') return false
  if (item.kind === 'staked' && item.funding && item.amount.minor === 0n) return false
  return item.amount.minor >= LEAST[item.kind] && item.amount.minor <= MAX_MINOR
}

export const currencyOf = (item: Wager): Amount['currency'] =>
  item.kind === 'rolled-back' ? item.currency : item.amount.currency
