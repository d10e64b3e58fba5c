/** What a player does with a bet that stands: cash it out, whole or in part, now or when it is worth so much; take its stake back. */
import * as z from 'zod/mini'
import { MAX_MINOR } from '../wire/amounts.ts'
import { call } from '../wire/call.ts'

/** For so long a quote may be tapped. */
export const QUOTE_MS = 5000
export const MOST_VALUES = 50

const minor = z.int().check(z.minimum(1), z.maximum(Number(MAX_MINOR)))
const bet = z.string().check(z.regex(/^[\w-]{1,40}$/))
const id = z.string().check(z.regex(/^[\w-]{8,40}$/))
const eventId = z.string().check(z.regex(/^\d{1,18}$/))

/** Why there is no cash-out now. Each has a text in every language. */
export const WHY_NONE = ['ended', 'free-bet', 'flex', 'market', 'too-low', 'too-many-ways', 'season'] as const

const quoteShape = {
  bet,
  /** Of the bet: whatever changes its worth raises it. */
  revision: z.int().check(z.minimum(0)),
  /** Of all that is open of the bet, in minor units. */
  value: minor,
  /** By match: a goal or a stop ends the quote. */
  epochs: z.record(eventId, z.int()),
  /** Until then it may be tapped. */
  until: z.string().check(z.maxLength(30)),
}
const quote = z.object(quoteShape)
export type CashOutQuote = z.output<typeof quote>

const valued = z.object({
  bet: z.string(),
  none: z.nullable(z.enum(WHY_NONE)),
  quote: z.nullable(quote),
  /** Seconds that a tap waits. */
  delay: z.int(),
  /** A share of the stake may be cashed out; this is what of it is open. */
  partOf: z.nullable(z.int()),
  /** As the player has set it: it is cashed out as soon as it is worth so much. */
  auto: z.nullable(z.int()),
})
export type ValuedBet = z.output<typeof valued>

const tapped = z.object({
  bet: z.string(),
  id: z.string(),
  /** changed: a match, the bet or its value is another one than was quoted; nothing moved, and `now` is what is offered instead. */
  state: z.enum(['waiting', 'done', 'changed']),
  dueAt: z.string(),
  paid: z.nullable(z.int()),
  now: z.nullable(valued),
})
export type Tapped = z.output<typeof tapped>

const trackedPick = z.object({
  event: z.string(),
  market: z.string(),
  specifiers: z.string(),
  outcome: z.string(),
  /** "r v f"; null: undecided. */
  result: z.nullable(z.string()),
  phase: z.nullable(z.enum(['before', 'live', 'over'])),
  clock: z.nullable(z.object({ minute: z.number(), period: z.string(), isRunning: z.boolean() })),
  /** If nothing more were scored; null: decided, or it does not follow from a score. */
  stands: z.nullable(z.enum(['won', 'half-won', 'push', 'half-lost', 'lost'])),
  /** The least that home and away must score for it to be right, if nothing follows; [0, 0]: it stands. null: it cannot be, or nobody can say. */
  needs: z.nullable(z.tuple([z.int(), z.int()])),
})
export type TrackedPick = z.output<typeof trackedPick>

const EXAMPLE_BET = 'b1'
const EXAMPLE_QUOTE = {
  bet: EXAMPLE_BET,
  revision: 0,
  value: 98_500,
  epochs: { '17': 4 },
  until: '2026-11-22T18:00:05.000Z',
}

export const bookCashOut = {
  values: call({
    method: 'GET',
    path: '/book/v1/cash-out/values',
    access: 'player',
    about: 'What bets of the player are worth now, by their ids with commas between, or why there is no cash-out.',
    query: { bets: z.string().check(z.regex(/^[\w-]{1,40}(,[\w-]{1,40}){0,49}$/)) },
    example: { bets: EXAMPLE_BET },
    reply: z.object({ values: z.array(valued) }),
    refusals: ['UNAUTHORIZED'],
  }),
  tap: call({
    method: 'POST',
    path: '/book/v1/cash-out/tap',
    access: 'player',
    about:
      'Takes a quote, of the whole bet or of a share of its open stake. It waits as a live bet does, then pays what the bet is worth at that moment if no match has changed and that is not less than quoted.',
    body: { id, ...quoteShape, stake: z.optional(minor) },
    example: { id: 'tap-0001', ...EXAMPLE_QUOTE },
    reply: tapped,
    refusals: ['UNAUTHORIZED', 'BET_NOT_FOUND', 'QUOTE_ENDED', 'INVALID_AMOUNT', 'CASH_OUT_NOT_AVAILABLE'],
  }),
  tapped: call({
    method: 'GET',
    path: '/book/v1/cash-out/tapped',
    access: 'player',
    about: 'What became of a tap.',
    query: { bet, id },
    example: { bet: EXAMPLE_BET, id: 'tap-0001' },
    reply: tapped,
    refusals: ['UNAUTHORIZED', 'BET_NOT_FOUND'],
  }),
  auto: call({
    method: 'POST',
    path: '/book/v1/cash-out/auto',
    access: 'player',
    about: 'Cashes a bet out as soon as it is worth so much; without a sum no longer.',
    body: { bet, least: z.optional(minor) },
    example: { bet: EXAMPLE_BET, least: 150_000 },
    refusals: ['UNAUTHORIZED', 'BET_NOT_FOUND', 'CASH_OUT_NOT_AVAILABLE'],
  }),
  stakeBack: call({
    method: 'POST',
    path: '/book/v1/bets/stake-back',
    access: 'player',
    about:
      'Gives the whole stake back while none of its matches has begun and no price of it differs, a few times a day. The bet is void then.',
    body: { bet },
    example: { bet: EXAMPLE_BET },
    reply: z.object({ stake: z.int(), leftToday: z.int() }),
    refusals: ['UNAUTHORIZED', 'BET_NOT_FOUND', 'STAKE_BACK_NOT_AVAILABLE'],
  }),
  tracker: call({
    method: 'GET',
    path: '/book/v1/bets/tracker',
    access: 'player',
    about: 'What each pick of a bet still needs, by its legs.',
    query: { bet },
    example: { bet: EXAMPLE_BET },
    reply: z.object({ legs: z.array(z.array(trackedPick)) }),
    refusals: ['UNAUTHORIZED', 'BET_NOT_FOUND'],
  }),
} as const

/** Of people who look after bets; two of them take a cash-out back. */
export const deskCashOut = {
  reverseCashOut: call({
    method: 'POST',
    path: '/book/desk/cash-out/reverse',
    access: 'operator',
    about:
      'Takes a full cash-out back, within a day and when a fact it rested on was taken back: the first person asks, a second one does it.',
    body: { bet },
    example: { bet: EXAMPLE_BET },
    reply: z.object({ state: z.enum(['asked', 'reversed']) }),
    refusals: ['BET_NOT_FOUND', 'CASH_OUT_NOT_AVAILABLE', 'FORBIDDEN'],
  }),
} as const
