/** A player's bets at any sportsbook, as the platform keeps them: shapes of two calls of area User (P09). */
import * as z from 'zod/mini'
import { wireAmount } from '../wire/amounts.ts'
import { dayOrInstant, filled, maybe, text, whole } from '../wire/fields.ts'

export const BET_STATUSES = ['open', 'won', 'lost', 'void', 'cashed', 'replaced', 'undone'] as const
export type BetStatus = (typeof BET_STATUSES)[number]

/** Each with its selections: a phone's page of them, not a history's. */
export const BETS_A_PAGE = 50

/** What a result made of a selection. */
export const SELECTION_RESULTS = ['open', 'won', 'lost', 'void', 'half-won', 'half-lost', 'dead-heat'] as const
export type SelectionResult = (typeof SELECTION_RESULTS)[number]

const selection = z.object({
  /** In the reader's language, where the sportsbook has told it. */
  event: z.string(),
  sport: z.string(),
  startsAt: z.string(),
  market: z.string(),
  pick: z.string(),
  /** Decimal. Several selections of one match have one price together, which stands with their leg. */
  odds: z.number(),
  result: z.enum(SELECTION_RESULTS),
  /** "2-1 (1-0)"; absent: not told. */
  score: z.optional(z.string()),
  /** Why it is void: a case of the rules' table. */
  voidCase: z.optional(z.string()),
})
export type BetSelection = z.output<typeof selection>

const row = {
  betId: z.string(),
  company: z.string(),
  placedAt: z.string(),
  settledAt: z.nullable(z.string()),
  type: z.enum(['single', 'multiple', 'system', 'flex']),
  lines: z.number(),
  stake: wireAmount,
  /** A free bet paid it. */
  isFree: z.boolean(),
  currency: z.string(),
  /** The most that it pays, before tax. */
  potentialWin: wireAmount,
  /** Before tax: by results and by cash-outs. */
  payout: wireAmount,
  /** Of the stake, given back. */
  returned: wireAmount,
  status: z.enum(BET_STATUSES),
  bookingCode: z.optional(z.string()),
}
export const betRow = z.object({ ...row, selections: z.array(selection) })
export type BetRow = z.output<typeof betRow>

export const betDetails = z.object({
  ...row,
  /** Charged on each line. */
  unit: wireAmount,
  /** How many legs that are no bankers a line takes. */
  sizes: z.array(z.number()),
  /** Of a flex: how many legs may be wrong, and its one price. */
  mayFail: z.optional(z.number()),
  price: z.optional(z.number()),
  legs: z.array(
    z.object({
      odds: z.number(),
      isBanker: z.boolean(),
      result: z.enum(SELECTION_RESULTS),
      /** The price with which it counted, when part of it was void. */
      settledOdds: z.optional(z.number()),
      selections: z.array(selection),
    }),
  ),
  /** Of the payout, win bonus. */
  bonus: z.optional(wireAmount),
  /** To the player or, negative, from them, in their order. */
  movements: z.array(
    z.object({
      at: z.string(),
      type: z.enum(['bet', 'win', 'refund', 'correction']),
      amount: wireAmount,
      tax: z.optional(wireAmount),
    }),
  ),
  /** Versions of the rules that were in force when it was accepted, by what they are about. */
  rules: z.record(z.string(), z.string()),
})
export type BetDetails = z.output<typeof betDetails>

export const betFilters = {
  from: maybe(dayOrInstant),
  to: maybe(dayOrInstant),
  /** `settled`: all that are not open. */
  status: maybe(z.enum([...BET_STATUSES, 'all', 'settled'])),
  page: maybe(whole(0, 10_000)),
  company: text(40),
}
/** Two sportsbooks may have bets of one name: without a company the newest is meant. */
export const betNamed = { betId: filled(64), company: text(40) }
