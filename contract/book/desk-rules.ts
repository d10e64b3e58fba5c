/** What people set for all bets at the desk: limits by tier and group, delays, reviews, and classes of players. */
import * as z from 'zod/mini'
import { MAX_MINOR } from '../wire/amounts.ts'
import { call } from '../wire/call.ts'

const minor = z.int().check(z.minimum(0), z.maximum(Number(MAX_MINOR)))
const seconds = z.int().check(z.minimum(0), z.maximum(60))
const className = z.string().check(z.regex(/^[a-z-]{1,20}$/))

/** Groups of markets, as margins and limits tell them apart. */
export const MARKET_GROUPS = [
  ...(['1x2', 'line', 'both-score', 'half-time-full-time', 'correct-score', 'other', 'special'] as const),
] as const

const byGroup = z.object({
  '1x2': minor,
  line: minor,
  'both-score': minor,
  'half-time-full-time': minor,
  'correct-score': minor,
  other: minor,
  special: minor,
})
const byTier = <Of extends z.ZodMiniType>(of: Of) => z.object({ '1': of, '2': of, '3': of })

export const bookRules = {
  /** What one bet may win, by tier of the league and group of the market. */
  limits: byTier(byGroup),
  /** What one outcome may cost in all, by tier; and a player’s open bets together. */
  exposure: z.object({ outcome: byTier(minor), player: minor }),
  /** Seconds that a live bet waits. */
  delay: z.object({ football: seconds, basketball: seconds, tennis: seconds }),
  review: z.object({ mostTimes: z.int().check(z.minimum(1), z.maximum(100)), seconds }),
}

const playerClass = {
  name: className,
  /** Hundredths of the usual stake. */
  factor: z.int().check(z.minimum(0), z.maximum(1000)),
  extraDelay: z.int().check(z.minimum(0), z.maximum(30)),
}

const rules = z.object({
  ...bookRules,
  classes: z.array(z.object({ ...playerClass, players: z.int() })),
})
export type BookRules = z.output<typeof rules>

export const deskRules = {
  rules: call({
    method: 'GET',
    path: '/book/desk/rules',
    access: 'operator',
    about: 'Limits, exposure, delays and reviews as they are now, and the classes of players.',
    reply: rules,
  }),
  setRules: call({
    method: 'POST',
    path: '/book/desk/rules',
    access: 'operator',
    about: 'Sets some of them for slips from now on; bets that stand keep theirs. What is absent stays as it is.',
    body: {
      limits: z.optional(bookRules.limits),
      exposure: z.optional(bookRules.exposure),
      delay: z.optional(bookRules.delay),
      review: z.optional(bookRules.review),
    },
    example: { delay: { football: 6, basketball: 5, tennis: 5 } },
    refusals: ['INCORRECT_PARAMETER_VALUE'],
  }),
  setClass: call({
    method: 'POST',
    path: '/book/desk/class',
    access: 'operator',
    about:
      'Makes a class of players, or changes one: their share of the usual stake, and how much longer live bets wait.',
    body: playerClass,
    example: { name: 'watched', factor: 20, extraDelay: 4 },
  }),
  players: call({
    method: 'GET',
    path: '/book/desk/players',
    access: 'operator',
    about: 'Who a wallet’s player is at the book, once for each wallet, and their class.',
    query: { walletPlayer: z.string().check(z.minLength(1), z.maxLength(64)) },
    example: { walletPlayer: '5' },
    reply: z.object({
      players: z.array(z.object({ player: z.string(), wallet: z.string(), currency: z.string(), class: z.string() })),
    }),
  }),
} as const
