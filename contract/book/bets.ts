/** What a player asks the book of their bets, with the bearer of their session. Amounts are whole minor units. */
import * as z from 'zod/mini'
import { MAX_MINOR } from '../wire/amounts.ts'
import { call } from '../wire/call.ts'
import { MOST_LEGS, NAMED_SYSTEMS } from '../fair/lines.ts'

/** Bytes of a body that carries a slip. */
export const MOST_SLIP_BYTES = 65_536
/** Bets of one answer. */
export const MOST_LISTED = 50
/** Picks of one match at one price. */
export const MOST_PICKS = 12

const minor = z.int().check(z.minimum(0), z.maximum(Number(MAX_MINOR)))
export const odds = z.int().check(z.minimum(1_000), z.maximum(1_000_000_000))
const word = (pattern: RegExp) => z.string().check(z.regex(pattern))
const id = word(/^[\w-]{8,40}$/)
const betId = word(/^[\w-]{1,40}$/)

export const pick = z.strictObject({
  event: word(/^\d{1,18}$/),
  market: word(/^[\w.:-]{1,40}$/),
  specifiers: z._default(word(/^[\w.:=&|-]{0,60}$/), ''),
  outcome: word(/^[\w.:=/+-]{1,32}$/),
  /** Of the match, as its page showed it. */
  epoch: z.int().check(z.minimum(1)),
})
export type AskedPick = z.output<typeof pick>

/** What counts once in a line: one pick, or several of one match at one price. */
const leg = z.strictObject({
  /** As the page showed them, in thousandths. */
  odds,
  isBanker: z._default(z.boolean(), false),
  picks: z.array(pick).check(z.minLength(1), z.maxLength(MOST_PICKS)),
})

/** A plain bet has one size, that of all its legs that are no bankers; or the name of a system says which it has. */
const shape = {
  legs: z.array(leg).check(z.minLength(1), z.maxLength(MOST_LEGS)),
  sizes: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(MOST_LEGS))).check(z.minLength(1), z.maxLength(15))),
  system: z.optional(z.enum(Object.keys(NAMED_SYSTEMS) as [keyof typeof NAMED_SYSTEMS])),
  /** Of a flex: how many legs may be wrong. */
  mayFail: z.optional(z.union([z.literal(1), z.literal(2)])),
}
const unit = z.int().check(z.minimum(1), z.maximum(Number(MAX_MINOR)))
const terms = {
  /** Minor units a line. */
  unit,
  /** Prices that moved: refused, taken when they are higher, or taken as they are. */
  policy: z._default(z.enum(['none', 'higher', 'any']), 'higher'),
  freeBet: z.optional(word(/^[\w.:-]{1,64}$/)),
}

export const askedSlip = z.strictObject({ id, ...shape, ...terms })
export type AskedSlip = z.output<typeof askedSlip>

/** Why a slip is not a bet. Each has a text in every language: `bet.{reason}` of i18n. */
export const REASONS = [
  'STATE_CHANGED',
  'PRICE_CHANGED',
  'MARKET_CLOSED',
  'UNKNOWN_SELECTION',
  'RELATED_SELECTIONS',
  'CANNOT_HAPPEN_TOGETHER',
  'ALREADY_CONTAINED',
  'NOT_COMBINABLE',
  'TOO_MANY_SELECTIONS',
  'TOO_MANY_LINES',
  'SHAPE_NOT_ALLOWED',
  'STAKE_TOO_LOW',
  'STAKE_TOO_HIGH',
  'PAYOUT_TOO_HIGH',
  'EXPOSURE_FULL',
  'FREE_BET_NOT_ALLOWED',
  'NOT_REVIEWED',
  'DECLINED',
  'OFFER_ENDED',
  'NOT_ENOUGH_MONEY',
  'LIMIT_REACHED',
  'PLAYER_BLOCKED',
  'SESSION_ENDED',
  'WALLET_REFUSED',
  'WALLET_SILENT',
] as const
export type Reason = (typeof REASONS)[number]

/** What is told beside a reason, as far as it is known. */
const told = z.object({
  /** By leg: the price now; null: it is not offered. */
  odds: z.optional(z.array(z.nullable(z.int()))),
  /** Of a flex or of a joined price. */
  price: z.optional(z.nullable(z.int())),
  /** By leg: the epochs of its matches now. */
  epochs: z.optional(z.array(z.array(z.int()))),
  /** Minor units a line. */
  mostUnit: z.optional(minor),
  leastUnit: z.optional(minor),
})
export type PlayerLimits = z.output<typeof told>

export const betView = z.object({
  id: z.string(),
  slip: z.string(),
  kind: z.enum(['single', 'multiple', 'system', 'flex']),
  state: z.enum(['waiting', 'review', 'debiting', 'accepted', 'refused', 'undoing', 'undone']),
  reason: z.nullable(z.enum(REASONS)),
  told: z.nullable(told),
  /** Of a review: what a trader lets the player take instead, until `dueAt`. */
  offer: z.nullable(z.object({ unit: minor, odds: z.array(z.int()) })),
  outcome: z.enum(['open', 'won', 'lost', 'void', 'cashed', 'replaced']),
  unit: minor,
  lines: z.int(),
  stake: minor,
  /** Of an edited bet: the one that it lives on, and the value that it brought along. */
  replaces: z.nullable(z.object({ bet: z.string(), value: minor })),
  currency: z.string(),
  sizes: z.array(z.int()),
  mayFail: z.nullable(z.int()),
  price: z.nullable(z.int()),
  freeBet: z.nullable(z.string()),
  askedAt: z.string(),
  /** When a slip that waits is decided. */
  dueAt: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  acceptedAt: z.nullable(z.string()),
  /** The most that it pays, bonus and cap included, before tax. */
  most: z.nullable(minor),
  /** Raised by whatever changes its worth. */
  revision: z.int(),
  worth: z.object({ open: minor, won: minor, cashed: minor, voided: minor }),
  legs: z.array(
    z.object({
      isBanker: z.boolean(),
      asked: odds,
      odds: z.nullable(z.int()),
      result: z.nullable(z.string()),
      picks: z.array(
        z.object({
          event: z.string(),
          market: z.string(),
          specifiers: z.string(),
          outcome: z.string(),
          odds: z.nullable(z.int()),
          startsAt: z.string(),
          result: z.nullable(z.string()),
        }),
      ),
    }),
  ),
})
export type BetView = z.output<typeof betView>

const quoted = z.object({
  /** Why it could not be placed as it is; null: it could. */
  reason: z.nullable(z.enum(REASONS)),
  kind: z.enum(['single', 'multiple', 'system', 'flex']),
  lines: z.int(),
  stake: minor,
  /** By leg, in thousandths; null: it is not offered now. */
  odds: z.array(z.nullable(z.int())),
  price: z.nullable(z.int()),
  epochs: z.array(z.array(z.int())),
  /** What may be staked on a line, from and to. */
  leastUnit: minor,
  mostUnit: minor,
  /** When every leg is right: lines with their bonus, held by the cap; what of it is bonus; tax, and what is left. */
  most: minor,
  bonus: minor,
  isCapped: z.boolean(),
  tax: minor,
  net: minor,
  /** What of the stake goes to the state. The house pays it out of the stake: the player pays nothing beside that. */
  stakeTax: minor,
  /** Seconds that a live slip waits before it is decided. */
  delay: z.int(),
})
export type Quoted = z.output<typeof quoted>

const EXAMPLE_LEGS = [
  {
    odds: 1850,
    picks: [{ event: '17', market: 'goals.match.total', specifiers: 'total=2.5', outcome: 'over', epoch: 4 }],
  },
]

export const bookBets = {
  quote: call({
    method: 'POST',
    path: '/book/v1/bets/quote',
    // Whoever has not logged in sees what it would cost, too.
    access: 'guest',
    about:
      'What a slip would cost and pay, the most that may be staked on it, and how long it would wait. Moves nothing. A guest, whose bearer is empty, names the bookmaker whose page they look at.',
    body: {
      ...shape,
      unit: z._default(unit, 1),
      freeBet: terms.freeBet,
      skin: z.optional(word(/^[a-z]{1,20}$/)),
    },
    example: { legs: EXAMPLE_LEGS, unit: 100_000 },
    reply: quoted,
    refusals: ['UNAUTHORIZED', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  }),
  place: call({
    method: 'POST',
    path: '/book/v1/bets/place',
    access: 'player',
    about:
      'Places a slip. The same id with the same content is one bet for ever, whatever was answered before; with other content it is refused. Answers as soon as it is decided, or that it waits.',
    body: askedSlip.shape,
    example: { id: 'slip-0001', legs: EXAMPLE_LEGS, unit: 100_000 },
    reply: betView,
    refusals: ['UNAUTHORIZED', 'SLIP_ALREADY_USED', 'SERVICE_UNAVAILABLE'],
  }),
  bet: call({
    method: 'GET',
    path: '/book/v1/bets/bet',
    access: 'player',
    about: 'One of the player’s bets, by its id or by the id of its slip.',
    query: { id: z.optional(betId), slip: z.optional(id) },
    example: { slip: 'slip-0001' },
    reply: betView,
    refusals: ['UNAUTHORIZED', 'BET_NOT_FOUND'],
  }),
  mine: call({
    method: 'GET',
    path: '/book/v1/bets/mine',
    access: 'player',
    about:
      'The player’s bets, the newest first, at most so many from before a bet on. Open ones are those that nothing has ended; `ended` are those that stood, by what they came to.',
    query: {
      open: z._default(z.enum(['0', '1']), '0'),
      ended: z.optional(z.enum(['any', 'won', 'lost', 'void', 'cashed'])),
      before: z.optional(betId),
      most: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_LISTED)), MOST_LISTED),
    },
    example: { open: '1' as const },
    reply: z.object({ bets: z.array(betView) }),
    refusals: ['UNAUTHORIZED'],
  }),
  takeOffer: call({
    method: 'POST',
    path: '/book/v1/bets/take-offer',
    access: 'player',
    about: 'Takes what a trader offered instead of a slip that was reviewed.',
    body: { id: betId },
    example: { id: 'b1' },
    reply: betView,
    refusals: ['UNAUTHORIZED', 'BET_NOT_FOUND', 'OFFER_ENDED'],
  }),
  leaveOffer: call({
    method: 'POST',
    path: '/book/v1/bets/leave-offer',
    access: 'player',
    about: 'Says no to what a trader offered: the slip is refused at once, and nothing was staked.',
    body: { id: betId },
    example: { id: 'b1' },
    reply: betView,
    refusals: ['UNAUTHORIZED', 'BET_NOT_FOUND', 'OFFER_ENDED'],
  }),
} as const
