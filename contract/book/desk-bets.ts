/** What traders do with bets, behind the desk's key like the rest of the desk. */
import * as z from 'zod/mini'
import { MAX_MINOR } from '../wire/amounts.ts'
import { call, done } from '../wire/call.ts'
import { betView } from './bets.ts'

const minor = z.int().check(z.minimum(0), z.maximum(Number(MAX_MINOR)))
const number = z.string().check(z.regex(/^\d{1,18}$/))
const betId = z.string().check(z.regex(/^[\w-]{1,40}$/))
const sums = { stake: z.int(), singles: z.int(), potential: z.int(), weighted: z.int() }

export const bookDeskBets = {
  reviews: call({
    method: 'GET',
    path: '/book/desk/reviews',
    access: 'operator',
    about: 'Slips over the most stake that wait for a trader, the oldest first. Nobody’s word by `dueAt` is a refusal.',
    query: {},
    example: {},
    reply: z.object({ bets: z.array(z.extend(betView, { player: z.string() })) }),
  }),
  review: call({
    method: 'POST',
    path: '/book/desk/review',
    access: 'operator',
    about:
      'Takes a slip in review as it is, refuses it, or offers another unit or other odds, which the player takes or lets pass.',
    body: {
      id: betId,
      verdict: z.enum(['accept', 'refuse', 'offer']),
      unit: z.optional(minor.check(z.minimum(1))),
      odds: z.optional(z.array(z.int().check(z.minimum(1010), z.maximum(500_000))).check(z.maxLength(30))),
    },
    example: { id: 'b1', verdict: 'offer', unit: 50_000, odds: [1800] },
    reply: done,
    refusals: ['BET_NOT_FOUND', 'INCORRECT_PARAMETER_VALUE'],
  }),
  exposure: call({
    method: 'GET',
    path: '/book/desk/exposure',
    access: 'operator',
    about:
      'What a match puts at risk: the worst its singles and same-match multiples can cost (exact over the scores of both halves, other markets each at its worst, so the sum is an upper bound), and by outcome what multiples would pay, in full and weighted by the chances of their other legs.',
    query: { id: number },
    example: { id: '17' },
    reply: z.object({
      /** What would be lost, stakes taken off; below zero it would be won. */
      worst: z.object({
        scores: z.int(),
        /** At half-time and in the end; null: nothing on scores. */
        at: z.nullable(z.object({ halfTime: z.tuple([z.int(), z.int()]), fullTime: z.tuple([z.int(), z.int()]) })),
        others: z.int(),
      }),
      /** What each final score would cost at its worst half-time, for the scores whose cost is not nothing. */
      scores: z.array(z.object({ home: z.int(), away: z.int(), minor: z.int() })),
      outcomes: z.array(z.object({ market: z.string(), specifiers: z.string(), outcome: z.string(), ...sums })),
    }),
    refusals: ['EVENT_NOT_FOUND'],
  }),
  playerClass: call({
    method: 'POST',
    path: '/book/desk/player-class',
    access: 'operator',
    about: 'Sets a player’s class, which holds their stake and may let their live bets wait longer.',
    body: { player: number, class: z.string().check(z.regex(/^[a-z-]{1,20}$/)) },
    example: { player: '5', class: 'usual' },
    reply: done,
    refusals: ['ACCOUNT_NOT_FOUND'],
  }),
} as const
