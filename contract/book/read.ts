/** What pages ask the book: sports, lists, one event, a search. Anybody may; the stream beside them sends the same shapes. */
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { placeNames, sideNames } from './names.ts'
import { grade, seasonRow, tournament } from './season.ts'

/** Odds travel as whole thousandths: 1850 is 1.85. null: that outcome is not offered. */
const odds = z.nullable(z.int())
const pair = z.tuple([z.int(), z.int()])
const sport = z.enum(['football', 'basketball', 'tennis'])

export const market = z.object({
  /** The type, like goals.match.total, and its line, like total=2.5. */
  market: z.string(),
  specifiers: z.string(),
  status: z.enum(['active', 'suspended']),
  outcomes: z.array(z.object({ id: z.string(), odds })),
})

export const eventRow = z.object({
  id: z.string(),
  sport,
  category: z.string(),
  tournament: z.string(),
  tournamentId: z.string(),
  home: z.string(),
  away: z.string(),
  sideNames,
  startsAt: z.string(),
  /** Played faster than life, by a league that says so. */
  isVirtual: z.boolean(),
  /** Of a season that is played anew: its results are known somewhere. */
  isReplay: z.boolean(),
  phase: z.enum(['before', 'live', 'over']),
  /** As the feed says it: not-started, live, interrupted, ended … */
  status: z.string(),
  /** Bets are taken on its active markets. */
  isOpen: z.boolean(),
  /** Raised by everything that a bet may not span (a goal, a stop, a reopening); a slip says which one its page showed. */
  epoch: z.int(),
  clock: z.nullable(z.object({ minute: z.number(), period: z.string(), isRunning: z.boolean() })),
  score: z.nullable(pair),
  markets: z.array(market),
})

const EXAMPLE_SPORT = 'football' as const
const page = { sport: z.optional(sport), tournament: z.optional(z.string().check(z.maxLength(20))) }
const list = z.object({ events: z.array(eventRow), total: z.int() })

const result = z.object({
  id: z.string(),
  /** How often it was said. */
  number: z.int(),
  at: z.nullable(z.string()),
  /** A result by hand outranks the feed's. */
  source: z.nullable(z.enum(['feed', 'desk'])),
  status: z.string(),
  /** The rules by which it was graded. */
  rules: z.string(),
  scores: z.record(z.string(), z.object({ score: pair, isOver: z.boolean() })),
  markets: z.array(
    z.object({
      market: z.string(),
      specifiers: z.string(),
      outcomes: z.array(z.object({ id: z.string(), result: grade })),
    }),
  ),
  /** The newest first. */
  log: z.array(
    z.object({
      number: z.int(),
      at: z.string(),
      source: z.enum(['feed', 'desk']),
      status: z.string(),
      /** How many outcomes were decided then for the first time. */
      decided: z.int(),
      revised: z.array(z.object({ market: z.string(), outcome: z.string(), before: grade, after: grade })),
    }),
  ),
})

export const bookRead = {
  sports: call({
    method: 'GET',
    path: '/book/v1/sports',
    access: 'anyone',
    about: 'The sports with their leagues, and how many matches are ahead and live in each.',
    reply: z.array(
      z.object({
        sport,
        live: z.int(),
        ahead: z.int(),
        tournaments: z.array(
          z.object({
            id: z.string(),
            category: z.string(),
            name: z.string(),
            /** In the languages in which they are called otherwise. */
            names: z.object({ category: placeNames, tournament: placeNames }),
            live: z.int(),
            ahead: z.int(),
          }),
        ),
      }),
    ),
  }),
  live: call({
    method: 'GET',
    path: '/book/v1/live',
    access: 'anyone',
    about: 'Matches that are played now, with their first markets.',
    query: page,
    example: { sport: EXAMPLE_SPORT },
    reply: list,
  }),
  events: call({
    method: 'GET',
    path: '/book/v1/events',
    access: 'anyone',
    about: 'Matches ahead in the order of their start, within hours from now, at most 100 from an offset on.',
    query: {
      ...page,
      hours: z._default(z.coerce.number().check(z.minimum(1), z.maximum(24 * 14)), 24),
      offset: z._default(z.coerce.number().check(z.minimum(0), z.maximum(100_000)), 0),
    },
    example: { sport: EXAMPLE_SPORT, hours: 48 },
    reply: list,
  }),
  event: call({
    method: 'GET',
    path: '/book/v1/event',
    access: 'anyone',
    about: 'One match with all its markets.',
    query: { id: z.string().check(z.minLength(1), z.maxLength(20)) },
    example: { id: '17' },
    reply: eventRow,
    refusals: ['EVENT_NOT_FOUND'],
  }),
  result: call({
    method: 'GET',
    path: '/book/v1/result',
    access: 'anyone',
    about:
      'What became of a match: scores by period, and every outcome as r (right), v (void part), f (dead heat’s share) or undecided; each time it was said. With market and specifiers that one line alone. Number 0: nothing is told yet.',
    query: {
      id: z.string().check(z.regex(/^\d{1,18}$/)),
      market: z.optional(z.string().check(z.maxLength(80))),
      specifiers: z._default(z.string().check(z.maxLength(80)), ''),
    },
    example: { id: '17' },
    reply: result,
    refusals: ['EVENT_NOT_FOUND', 'INCORRECT_PARAMETER_VALUE'],
  }),
  season: call({
    method: 'GET',
    path: '/book/v1/season',
    access: 'anyone',
    about:
      'A football league’s table by points, difference and goals, and the markets on its end: odds while matches are awaited, results once all are played or void and a person has confirmed the table. Sides that share more places than win share what they win (f).',
    query: { tournament },
    example: { tournament: '3' },
    reply: seasonRow,
    refusals: ['NOT_FOUND'],
  }),
  search: call({
    method: 'GET',
    path: '/book/v1/search',
    access: 'anyone',
    about: 'Matches by side or league; accents and a typing error are forgiven. At most 20, the live ones first.',
    query: { text: z.string().check(z.minLength(2), z.maxLength(60)) },
    example: { text: 'mawimbi' },
    reply: list,
  }),
} as const
