/** The desk's calls about the end of a season: its size, its odds by hand, its table confirmed, and what is void of it. */
import * as z from 'zod/mini'
import { call, done } from '../wire/call.ts'
import { seasonRow, tournament } from './season.ts'

const seasonRules = {
  sides: z.int().check(z.minimum(2), z.maximum(60)),
  rounds: z.int().check(z.minimum(1), z.maximum(4)),
  adjustments: z.array(
    z.object({
      side: z.string(),
      points: z.int().check(z.minimum(-200), z.maximum(200)),
      why: z.string().check(z.minLength(1), z.maxLength(200)),
    }),
  ),
}

export const deskSeason = {
  season: call({
    method: 'GET',
    path: '/book/desk/season',
    access: 'operator',
    about: 'A football season as traders see it: its table, what is said of its size, and who confirmed which table.',
    query: { tournament },
    example: { tournament: '3' },
    reply: z.object({
      season: seasonRow,
      rules: z.nullable(z.object(seasonRules)),
      /** Of the table above: a confirmation names it. */
      seen: z.string(),
      confirmed: z.nullable(z.object({ seen: z.string(), who: z.string(), at: z.string() })),
      /** By one person: a second one says the same. */
      asked: z.nullable(z.object({ seen: z.string(), who: z.string(), at: z.string() })),
    }),
    refusals: ['NOT_FOUND'],
  }),
  seasonSet: call({
    method: 'POST',
    path: '/book/desk/season/set',
    access: 'operator',
    about:
      'Says how many sides a season has, how often each is another’s host, and which points the league itself gave or took. Without it a season is never complete.',
    body: { tournament, ...seasonRules },
    example: { tournament: '3', sides: 16, rounds: 1, adjustments: [] },
    reply: done,
    refusals: ['NOT_FOUND', 'INCORRECT_PARAMETER_VALUE'],
  }),
  outright: call({
    method: 'POST',
    path: '/book/desk/outright',
    access: 'operator',
    about:
      'Sets the odds of every side on the end of a season: season.winner, season.last, season.top and season.bottom with places=n; their inverses sum to at least the places that win. isSuspended takes no bets on it.',
    body: {
      tournament,
      market: z.string().check(z.maxLength(40)),
      specifiers: z._default(z.string().check(z.maxLength(20)), ''),
      odds: z.record(z.string().check(z.regex(/^\d{1,18}$/)), z.int().check(z.minimum(1010), z.maximum(500_000))),
      isSuspended: z._default(z.boolean(), false),
    },
    example: { tournament: '3', market: 'season.winner', odds: { '41': 1600, '42': 2300 } as Record<string, number> },
    reply: done,
    refusals: ['NOT_FOUND', 'INCORRECT_PARAMETER_VALUE'],
  }),
  seasonConfirm: call({
    method: 'POST',
    path: '/book/desk/season/confirm',
    access: 'operator',
    about:
      'Confirms the table that `seen` names; its markets are settled by it for as long as no result in it changes. A season with a match that is neither played nor void is not confirmed, nor a table that is no longer the one that was seen. Where bets were taken on it a second person confirms the very same.',
    body: { tournament, seen: z.string().check(z.regex(/^[0-9a-f]{64}$/)) },
    example: { tournament: '3', seen: '0'.repeat(64) },
    reply: z.object({ state: z.enum(['said', 'asked']) }),
    refusals: ['NOT_FOUND', 'NOTHING_TO_CONFIRM', 'NO_LONGER_OPEN', 'SECOND_PERSON_REQUIRED'],
  }),
  outrightVoid: call({
    method: 'POST',
    path: '/book/desk/outright/void',
    access: 'operator',
    about: 'Voids every bet on a market of a season that is never ended; taken back, they stand as its table says.',
    body: {
      tournament,
      market: z.string().check(z.maxLength(40)),
      specifiers: z._default(z.string().check(z.maxLength(20)), ''),
      isTakenBack: z._default(z.boolean(), false),
    },
    example: { tournament: '3', market: 'season.winner' },
    reply: done,
    refusals: ['NOT_FOUND'],
  }),
} as const
