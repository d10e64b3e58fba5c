/** Slips that travel: six letters stand for the selections of a slip, without an account. And a bet's selections once more. */
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { bookBets } from './bets.ts'
import { seasonPick, sideNames } from './names.ts'
import { eventRow } from './read.ts'

/** No vowels, so that no code is a word in anybody's language; nothing that is read as another letter. */
export const CODE_LETTERS = 'BCDFGHJKMNPRSTVWXZ'
export const CODE_LENGTH = 6

const { legs, sizes, system, mayFail } = bookBets.quote.input.shape
const shape = { legs, sizes, system, mayFail }
const slip = z.object(shape)
export type CodedSlip = z.output<typeof slip>

/** As somebody types it: in any letter case, with spaces or dashes between. */
const code = z.string().check(z.minLength(CODE_LENGTH), z.maxLength(4 * CODE_LENGTH))
const price = z.nullable(z.int())

const selection = z.object({
  event: z.string(),
  home: z.string(),
  away: z.string(),
  sideNames,
  season: seasonPick,
  startsAt: z.string(),
  phase: eventRow.shape.phase,
  market: z.string(),
  specifiers: z.string(),
  outcome: z.string(),
  /** Alone, now; null: it is shut at the moment. */
  odds: price,
  epoch: z.int(),
})
export type LoadedPick = z.output<typeof selection>

const loaded = z.object({
  /** What is left. `was` is the price when the slip was kept; of a leg with several picks `odds` is asked by a quote. */
  legs: z.array(
    z.object({
      was: z.int(),
      odds: price,
      isMoved: z.boolean(),
      isBanker: z.boolean(),
      picks: z.array(selection),
    }),
  ),
  /** What was left out, and why: it has begun, it is over, or nobody knows of it any more. */
  dropped: z.array(
    z.object({
      event: z.string(),
      home: z.nullable(z.string()),
      away: z.nullable(z.string()),
      sideNames,
      season: seasonPick,
      market: z.string(),
      specifiers: z.string(),
      outcome: z.string(),
      why: z.enum(['started', 'over', 'unknown']),
    }),
  ),
  /** The shape that was asked for, where all legs are left; else it is the page's to choose anew. */
  sizes: z.nullable(z.array(z.int())),
  system: z.nullable(z.string()),
  mayFail: z.nullable(z.int()),
})
export type Loaded = z.output<typeof loaded>

const EXAMPLE_CODE = 'BKTRMX'

export const bookCodes = {
  makeCode: call({
    method: 'POST',
    path: '/book/v1/codes/make',
    access: 'anyone',
    about: 'Keeps the selections of a slip under six letters until a day after the last of its matches has begun.',
    body: shape,
    example: bookBets.quote.example,
    reply: z.object({ code: z.string(), endsAt: z.string() }),
    refusals: ['EVENT_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  loadCode: call({
    method: 'GET',
    path: '/book/v1/codes/load',
    access: 'anyone',
    about:
      'The selections behind six letters, with what moved since and what was left out, and how often it was loaded.',
    query: { code },
    example: { code: EXAMPLE_CODE },
    reply: z.object({ code: z.string(), endsAt: z.string(), uses: z.int(), slip: loaded }),
    refusals: ['CODE_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
} as const

/** Beside the calls of bets: whose it is must be known. */
export const bookRebet = {
  rebet: call({
    method: 'GET',
    path: '/book/v1/bets/rebet',
    access: 'player',
    about: 'The selections of one of the player’s bets for a new slip, with what moved and what was left out.',
    query: { bet: z.string().check(z.regex(/^[\w-]{1,40}$/)) },
    example: { bet: 'b1' },
    reply: loaded,
    refusals: ['UNAUTHORIZED', 'BET_NOT_FOUND'],
  }),
} as const
