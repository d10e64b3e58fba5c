/**
 * The rules of bets that change with time: rows of `book.term`, each from its day on, and what holds where no row says otherwise.
 * A bet keeps those that were in force when it was struck.
 */
import * as z from 'zod/mini'
import type { Phi } from '@uwanja/contract/fair/cash-out'
import { PHI } from '@uwanja/contract/fair/cash-out'
import type { LadderName } from '@uwanja/contract/fair/ladder'
import type { WinBonus } from '@uwanja/contract/fair/payout'
import type { Group, Sport } from '../markets/table.ts'

const minor = z.int().check(z.minimum(0))
const hundredths = z.int().check(z.minimum(0), z.maximum(1000))
const seconds = z.int().check(z.minimum(0), z.maximum(60))

/** What one bet may win, by tier of the tournament and group of the market, in minor units. */
const byGroup = z.object({
  '1x2': minor,
  line: minor,
  'both-score': minor,
  'half-time-full-time': minor,
  'correct-score': minor,
  other: minor,
  special: minor,
}) satisfies z.ZodMiniType<Record<Group, number>>

/** By kind, as their rows are. */
export const TERM_SCHEMAS = {
  /** By tier, 1 to 3. */
  limits: z.object({ '1': byGroup, '2': byGroup, '3': byGroup }),
  /** What one outcome may cost in all, by tier; and a player's open bets together. */
  exposure: z.object({ outcome: z.object({ '1': minor, '2': minor, '3': minor }), player: minor }),
  /** Seconds that a live bet waits, by sport. */
  delay: z.object({ football: seconds, basketball: seconds, tennis: seconds }) satisfies z.ZodMiniType<
    Record<Sport, number>
  >,
  /** What a bet is checked by a trader at: so many times the most stake at most, and for so long. */
  review: z.object({ mostTimes: z.int().check(z.minimum(1), z.maximum(100)), seconds }),
  'win-bonus': z.nullable(
    z.object({
      leastOdds: z.int(),
      base: z.enum(['gross', 'net']),
      rows: z.array(z.object({ legs: z.int(), percent: z.int() })),
    }),
  ),
  /** The most that a bet pays, bonus included, in minor units. */
  cap: z.object({ most: minor }),
  phi: z.array(z.object({ upTo: z.nullable(z.number()), share: z.nullable(z.number()) })),
  /** Hundredths of a limit, by hours to the start: the first row within whose hours it lies. Live bets have a row of their own. */
  'time-factors': z.object({
    live: hundredths,
    before: z.array(z.object({ hours: z.nullable(z.number()), factor: hundredths })),
  }),
  'stake-backs': z.object({ aDay: z.int().check(z.minimum(0), z.maximum(100)) }),
} as const

export type TermKind = keyof typeof TERM_SCHEMAS
export type Terms = { readonly [Kind in TermKind]: z.output<(typeof TERM_SCHEMAS)[Kind]> }

const UNITS = 100
const limitsOf = (share: number): Record<Group, number> => {
  const of = (units: number): number => units * UNITS * share
  return {
    '1x2': of(2_000_000),
    line: of(2_000_000),
    'both-score': of(1_000_000),
    'half-time-full-time': of(500_000),
    'correct-score': of(500_000),
    other: of(1_000_000),
    special: of(500_000),
  }
}

export const USUAL_TERMS: Terms = {
  limits: { '1': limitsOf(1), '2': limitsOf(0.5), '3': limitsOf(0.25) },
  exposure: {
    outcome: { '1': 50_000_000 * UNITS, '2': 25_000_000 * UNITS, '3': 10_000_000 * UNITS },
    player: 100_000_000 * UNITS,
  },
  delay: { football: 6, basketball: 5, tennis: 5 },
  review: { mostTimes: 10, seconds: 30 },
  'win-bonus': {
    leastOdds: 1200,
    base: 'net',
    rows: [
      { legs: 3, percent: 3 },
      { legs: 5, percent: 10 },
      { legs: 8, percent: 20 },
      { legs: 12, percent: 40 },
      { legs: 20, percent: 100 },
    ],
  },
  cap: { most: 20_000_000 * UNITS },
  phi: PHI.map(({ upTo, share }) => ({ upTo: upTo === Infinity ? null : upTo, share })),
  'time-factors': {
    live: 50,
    before: [
      { hours: 24, factor: 100 },
      { hours: 72, factor: 75 },
      { hours: null, factor: 50 },
    ],
  },
  'stake-backs': { aDay: 5 },
}

/** JSON has no word for infinity. */
export const phiOf = (phi: Terms['phi']): Phi => phi.map(({ upTo, share }) => ({ upTo: upTo ?? Infinity, share }))

/** What of the terms a bet keeps, in `book.bet.terms`. */
export interface BetTerms {
  readonly ladder: LadderName
  readonly winBonus: WinBonus | null
  /** In minor units. */
  readonly cap: number
  /** Version of the void table. */
  readonly voids: number
  readonly phi: Terms['phi']
  /** What the bet was worth without margin when it was struck, and what holds its first cash-out below its stake; null: none. */
  readonly expectation: number | null
  readonly kappa: number | null
  /** How far each producer's clock was from ours, in milliseconds; null: nobody could tell. */
  readonly offsets: { readonly pre: number | null; readonly live: number | null }
  /** Hundredths of a percent of what is won, as the wallet said. */
  readonly tax: number
}
