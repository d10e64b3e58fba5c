/**
 * The desk: what traders do, asked by the platform's server for an operator who is logged in there. Each request shows the key
 * (`Authorization: Bearer BOOK_KEY`) and, when it changes something, names who (`X-Trader`).
 */
import * as z from 'zod/mini'
import { call, done } from '../wire/call.ts'
import { placeNames, sideNames } from './names.ts'
import { eventRow, market } from './read.ts'
import { deskSeason } from './desk-season.ts'

const id = z.string().check(z.regex(/^\d{1,18}$/))
const total = z.optional(z.number().check(z.gt(0), z.lt(400)))
const supremacy = z.optional(z.number().check(z.gt(-200), z.lt(200)))
/** Shares of 1, by group of markets: 0.05 is 5 %. */
const groups = ['1x2', 'line', 'both-score', 'half-time-full-time', 'correct-score', 'other', 'special'] as const
const margins = z.optional(z.partialRecord(z.enum(groups), z.number().check(z.minimum(0), z.maximum(0.5))))
const sliders = { id, total, supremacy, margins }
const pair = z.tuple([z.int().check(z.minimum(0), z.maximum(999)), z.int().check(z.minimum(0), z.maximum(999))])

const strength = z.nullable(z.object({ total: z.number(), supremacy: z.number() }))

const sideWords = z.object({ said: placeNames, named: placeNames })

export const bookDesk = {
  event: call({
    method: 'GET',
    path: '/book/desk/event',
    access: 'operator',
    about: 'One match as traders see it: what the feed expects, what the desk set, and why bets are not taken.',
    query: { id },
    example: { id: '17' },
    reply: z.object({
      event: eventRow,
      feed: strength,
      desk: z.object({ total, supremacy, margins, suspended: z.array(z.string()), isSuspended: z.boolean() }),
      shut: z.nullable(z.string()),
      tier: z.int(),
      /** What holds where the desk says nothing, by group. */
      usualMargins: z.record(z.enum(groups), z.number()),
      /** Who speaks of it now, and why that one is not believed; without a producer it was imported. */
      producer: z.nullable(z.enum(['pre', 'live'])),
      down: z.nullable(z.string()),
      halts: z.array(z.string()),
      /** Another result that one person has asked for, after bets were settled by the one that stands. */
      asked: z.nullable(z.object({ who: z.string(), at: z.string(), word: z.unknown() })),
      /** What feeds and files call the sides in other languages, and what traders do; null: nobody knows who plays. */
      sides: z.nullable(z.object({ home: sideWords, away: sideWords })),
      log: z.array(z.object({ at: z.string(), who: z.string(), what: z.string(), details: z.unknown() })),
    }),
    refusals: ['EVENT_NOT_FOUND'],
  }),
  preview: call({
    method: 'POST',
    path: '/book/desk/preview',
    access: 'operator',
    about: 'Every price as it would be with these sliders and margins; nothing is changed.',
    body: sliders,
    example: { id: '17', total: 2.7, supremacy: 0.3, margins: { line: 0.06 } },
    reply: z.object({ markets: z.array(market) }),
    refusals: ['EVENT_NOT_FOUND'],
  }),
  set: call({
    method: 'POST',
    path: '/book/desk/set',
    access: 'operator',
    about: 'Sets sliders and margins of a match; what is absent goes back to the feed’s word and the usual margins.',
    body: sliders,
    example: { id: '17', total: 2.7, supremacy: 0.3, margins: { '1x2': 0.07 } },
    reply: done,
    refusals: ['EVENT_NOT_FOUND'],
  }),
  suspend: call({
    method: 'POST',
    path: '/book/desk/suspend',
    access: 'operator',
    about:
      'Suspends or reopens one market of a match, a match, a sport, or everything; a reopened one still obeys the feed.',
    body: {
      scope: z.enum(['market', 'event', 'sport', 'all']),
      id: z.optional(id),
      market: z.optional(z.string().check(z.maxLength(80))),
      sport: z.optional(z.enum(['football', 'basketball', 'tennis'])),
      isSuspended: z.boolean(),
    },
    example: { scope: 'event' as const, id: '17', isSuspended: true },
    reply: done,
    refusals: ['EVENT_NOT_FOUND', 'INCORRECT_PARAMETER_VALUE'],
  }),
  result: call({
    method: 'POST',
    path: '/book/desk/result',
    access: 'operator',
    about:
      'Ends a match by hand with its scores by period (goals.match, goals.1h …), or tells that it was abandoned or cancelled; it outranks the feed. Broken off, what the scores that are known decide stands and the rest is void: cancelled with {} calls off a match of which nothing was played. scores null, without an ending, takes back what was said by hand. Once bets were settled by what stands, another word needs a second person who says the very same.',
    body: {
      id,
      ending: z._default(z.enum(['ended', 'abandoned', 'cancelled']), 'ended'),
      scores: z.nullable(z.record(z.string().check(z.regex(/^[a-z0-9.]{3,30}$/)), pair)),
    },
    example: {
      id: '17',
      scores: { 'goals.match': [2, 1] as [number, number], 'goals.1h': [1, 0] as [number, number] },
    },
    reply: z.object({ state: z.enum(['said', 'asked']) }),
    refusals: ['EVENT_NOT_FOUND', 'INCORRECT_PARAMETER_VALUE', 'SECOND_PERSON_REQUIRED'],
  }),
  cancel: call({
    method: 'POST',
    path: '/book/desk/cancel',
    access: 'operator',
    about:
      'Voids bets on a market that were struck between two moments, both included, as a feed’s own cancel does: a price was wrong. A wide one waits ten minutes; taken back, they stand again.',
    body: {
      id,
      market: z.string().check(z.maxLength(80)),
      specifiers: z._default(z.string().check(z.maxLength(80)), ''),
      from: z.iso.datetime({ offset: true }),
      to: z.iso.datetime({ offset: true }),
      isTakenBack: z._default(z.boolean(), false),
    },
    example: {
      id: '17',
      market: 'goals.match.1x2',
      from: '2026-11-22T18:00:00Z',
      to: '2026-11-22T18:05:00Z',
    },
    reply: done,
    refusals: ['EVENT_NOT_FOUND', 'INCORRECT_PARAMETER_VALUE'],
  }),
  named: call({
    method: 'POST',
    path: '/book/desk/named',
    access: 'operator',
    about:
      'Says what a side of a match is called in other languages, in all its matches and on all pages; it outranks the feed’s word. An empty one gives the feed’s back.',
    body: { id, side: z.enum(['home', 'away']), names: placeNames },
    example: { id: '17', side: 'home' as const, names: { zh: '雷霆城' } },
    reply: done,
    refusals: ['EVENT_NOT_FOUND'],
  }),
  undecided: call({
    method: 'GET',
    path: '/book/desk/undecided',
    access: 'operator',
    about:
      'Matches that have ended, or began four hours ago, and are not wholly decided: the oldest 100. What nobody says is void by itself at `voidAt`.',
    reply: z.object({
      matches: z.array(
        z.object({
          id: z.string(),
          sport: z.enum(['football', 'basketball', 'tennis']),
          tournament: z.string(),
          home: z.string(),
          away: z.string(),
          sideNames,
          startsAt: z.string(),
          status: z.string(),
          /** How often its result was said. */
          number: z.int(),
          voidAt: z.string(),
        }),
      ),
    }),
  }),
  ...deskSeason,
  import: call({
    method: 'POST',
    path: '/book/desk/import',
    access: 'operator',
    about:
      'Reads a league from a file (football-json, csv) and says what did not fit; with isKept it is kept: results stand, and matches ahead are priced by what the results say of their sides. The same file again changes nothing.',
    body: {
      format: z.enum(['football-json', 'csv']),
      text: z.string().check(z.maxLength(900_000)),
      /** Names of the country and, for csv, of the league; the zone in which the file's times are meant. */
      category: z.string().check(z.minLength(1), z.maxLength(80)),
      league: z._default(z.string().check(z.maxLength(120)), ''),
      zone: z.string().check(z.minLength(1), z.maxLength(60)),
      /** What the country and the league are called in other languages. */
      names: z.optional(z.object({ category: z.optional(placeNames), league: z.optional(placeNames) })),
      isKept: z.boolean(),
    },
    example: {
      format: 'csv' as const,
      text: 'date,time,home,away,home_goals,away_goals\n2026-11-22,16:00,Radi City,Upepo Rovers,2,1',
      category: 'Pwani',
      league: 'Ligi ya Mfano',
      zone: 'Africa/Lagos',
      names: { category: { en: 'Coast' }, league: { en: 'Model League', zh: '模范联赛' } },
      isKept: false,
    },
    reply: z.object({
      league: z.string(),
      played: z.int(),
      ahead: z.int(),
      unrated: z.int(),
      isKept: z.boolean(),
      problems: z.array(z.object({ place: z.string(), why: z.string() })),
    }),
    refusals: ['INCORRECT_PARAMETER_VALUE'],
  }),
  feed: call({
    method: 'GET',
    path: '/book/desk/feed',
    access: 'operator',
    about:
      'How the feed does: each producer, why it is down, its age and clock; how far prices are behind what is known and which matches have none; and what is halted.',
    reply: z.object({
      producers: z.array(
        z.object({
          producer: z.string(),
          down: z.nullable(z.string()),
          ageMs: z.number(),
          /** Of its last messages. */
          medianAgeMs: z.nullable(z.number()),
          offsetMs: z.nullable(z.number()),
          positionMs: z.nullable(z.number()),
        }),
      ),
      pricing: z.object({ behindMs: z.number(), unpriced: z.array(z.string()) }),
      halts: z.array(z.string()),
    }),
  }),
} as const
