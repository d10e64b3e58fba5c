/** What pages ask the book about what has been: results of the last days, a match's past and its goals, and what many have picked. */
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { placeNames, sideNames } from './names.ts'
import { eventRow } from './read.ts'

/** Results are told so many days long. */
export const RESULT_DAYS = 7
/** What fewer players than this have picked is nobody's business. */
export const LEAST_PLAYERS = 20
/** Matches that are asked for by name at once. */
export const MOST_NAMED = 30

const pair = z.tuple([z.int(), z.int()])
const sport = z.enum(['football', 'basketball', 'tennis'])

const pastMatch = z.object({
  id: z.string(),
  startsAt: z.string(),
  home: z.string(),
  away: z.string(),
  sideNames,
  score: pair,
})

const resultMatch = z.object({
  id: z.string(),
  sport,
  category: z.string(),
  tournament: z.string(),
  tournamentId: z.string(),
  names: z.object({ category: placeNames, tournament: placeNames }),
  home: z.string(),
  away: z.string(),
  sideNames,
  startsAt: z.string(),
  /** ended, closed, abandoned, cancelled. */
  status: z.string(),
  /** null: it was not played to an end. */
  score: z.nullable(pair),
  /** At half-time, of football. */
  half: z.nullable(pair),
})

const id = z.string().check(z.regex(/^\d{1,18}$/))

const pick = z.object({ match: eventRow, outcome: z.string() })

export const bookHistory = {
  results: call({
    method: 'GET',
    path: '/book/v1/results',
    access: 'anyone',
    about:
      'Matches of the last days that are over, the newest first, by sport, league, and side or league in words; accents and a typing error are forgiven. At most 100 from an offset on.',
    query: {
      sport: z.optional(sport),
      tournament: z.optional(id),
      text: z.optional(z.string().check(z.minLength(2), z.maxLength(60))),
      days: z._default(z.coerce.number().check(z.minimum(1), z.maximum(RESULT_DAYS)), 1),
      offset: z._default(z.coerce.number().check(z.minimum(0), z.maximum(100_000)), 0),
    },
    example: { sport: 'football', days: 2 },
    reply: z.object({ matches: z.array(resultMatch), total: z.int() }),
  }),
  past: call({
    method: 'GET',
    path: '/book/v1/past',
    access: 'anyone',
    about:
      'What is known before and of a match: the last five of each side and the last ten between them, all before its start, and its own goals so far.',
    query: { id },
    example: { id: '17' },
    reply: z.object({
      home: z.array(pastMatch),
      away: z.array(pastMatch),
      meetings: z.array(pastMatch),
      goals: z.array(
        z.object({
          id: z.string(),
          side: z.enum(['home', 'away']),
          minute: z.int(),
          /** Under review it may still be taken back. */
          state: z.enum(['review', 'confirmed', 'cancelled']),
        }),
      ),
    }),
    refusals: ['EVENT_NOT_FOUND'],
  }),
  matches: call({
    method: 'GET',
    path: '/book/v1/matches',
    access: 'anyone',
    about:
      'Matches by their ids (at most 30, with commas), with their first markets; what is over for long or unknown is left out.',
    query: { ids: z.string().check(z.regex(/^\d{1,18}(?:,\d{1,18}){0,29}$/)) },
    example: { ids: '17,18' },
    reply: z.array(eventRow),
  }),
  popular: call({
    method: 'GET',
    path: '/book/v1/popular',
    access: 'anyone',
    about:
      'What at least 20 players have picked within a day and is still open: at most ten, one of each match, the most picked first. Each with its match and that market alone. And the multiples that at least 20 players have placed just so, all of whose matches are ahead and all of whose selections are open: at most five.',
    query: { sport: z.optional(sport) },
    example: {},
    reply: z.object({
      picks: z.array(pick),
      multiples: z.array(z.object({ players: z.int(), legs: z.array(pick) })),
    }),
  }),
} as const
