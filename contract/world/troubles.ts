/** The calls about what goes wrong: with the feed of matches, with companies, with callbacks; and the clock. */
import * as z from 'zod/mini'
import { worldCall } from './call.ts'
import { CHAOS_SWITCHES } from './chaos.ts'
import { GOAL_SIDES, LINE_TROUBLES, MATCH_TROUBLES, SPEEDS } from './feed.ts'

const AT = '2026-11-20T12:00:00.000Z'
const text = z.string()
/** A year: enough to see anything expire. */
const LONGEST_SHIFT_S = 366 * 86_400

const feedSet = z.union([
  z.strictObject({ trouble: z.nullable(z.enum(LINE_TROUBLES)) }),
  z.strictObject({ match: z.string().check(z.maxLength(40)), trouble: z.enum(MATCH_TROUBLES) }),
  z.strictObject({ match: z.string().check(z.maxLength(40)), goal: z.enum(GOAL_SIDES) }),
  z.strictObject({
    season: z.nullable(
      z.strictObject({
        name: z.string().check(z.maxLength(200)),
        speed: z.literal(SPEEDS),
        zone: z._default(z.string().check(z.maxLength(60)), 'UTC'),
      }),
    ),
  }),
])
const feed = z.object({
  trouble: z.nullable(z.enum(LINE_TROUBLES)),
  matches: z.array(
    z.object({
      id: text,
      league: text,
      home: text,
      away: text,
      minute: z.int(),
      score: text,
      trouble: z.nullable(z.enum(MATCH_TROUBLES)),
    }),
  ),
  seasons: z.array(text),
  season: z.nullable(z.object({ name: text, speed: z.number(), zone: text, from: text, until: text })),
})
const troubles = z.array(z.object({ company: text, fate: z.nullable(z.enum(CHAOS_SWITCHES)) }))
const clock = z.object({ now: text, shiftedSeconds: z.number(), held: z.boolean() })

export const TROUBLE_CALLS = {
  feed: worldCall({
    method: 'GET',
    path: '/api/feed',
    about:
      'The feed of matches: the trouble with its line, the matches that are played now with the goals so far (empty: of another sport, or nobody knows) and the trouble of each (null: all is well), the seasons that can be played anew and the one that is (name, speed, zone, first and last kick-off; null: none).',
    reply: feed,
    answer: {
      trouble: null,
      matches: [
        {
          id: 'f1-1',
          league: 'Ligi Kuu ya Pwani',
          home: 'Radi City',
          away: 'Upepo Rovers',
          minute: 63,
          score: '1:0',
          trouble: null,
        },
      ],
      seasons: ['own'],
      season: null,
    },
  }),
  setFeed: worldCall({
    method: 'PUT',
    path: '/api/feed',
    about: `Switches trouble with the whole line on (${LINE_TROUBLES.join(', ')}) or, with null, off; or lets one match be ${MATCH_TROUBLES.join(', ')}, which stays; or lets a goal fall in a match of football that is played, within two seconds, by its id (match) and the side that scores (goal: ${GOAL_SIDES.join(' or ')}); or plays a season anew, so many times faster, with its times meant in a zone.`,
    body: feedSet,
    wrong: `trouble must be null or one of ${[...LINE_TROUBLES, ...MATCH_TROUBLES].join(', ')}, goal one of ${GOAL_SIDES.join(', ')}; a season has a name and one of the speeds ${SPEEDS.join(', ')}`,
    bodies: [
      { trouble: 'silent' },
      { trouble: null },
      { season: { name: 'own', speed: 60, zone: 'Africa/Lagos' } },
      { season: null },
    ],
    reply: feed,
    answer: {
      trouble: 'silent',
      matches: [
        {
          id: 'f1-1',
          league: 'Ligi Kuu ya Pwani',
          home: 'Radi City',
          away: 'Upepo Rovers',
          minute: 63,
          score: '1:0',
          trouble: null,
        },
      ],
      seasons: ['own'],
      season: null,
    },
  }),
  chaos: worldCall({
    method: 'GET',
    path: '/api/chaos',
    about: 'The companies, and the trouble that is switched on for each.',
    reply: troubles,
    answer: [{ company: 'fasthub', fate: null }],
  }),
  setChaos: worldCall({
    method: 'PUT',
    path: '/api/chaos',
    about: `Switches a company’s trouble on (${CHAOS_SWITCHES.join(', ')}) or, with null, off. It holds for whatever the company is asked, beside what amounts and numbers ask for.`,
    body: z.strictObject({ company: z.string(), fate: z.nullable(z.enum(CHAOS_SWITCHES)) }),
    wrong: `fate must be null or one of ${CHAOS_SWITCHES.join(', ')}`,
    bodies: [
      { company: 'fasthub', fate: 'callback-late' },
      { company: 'fasthub', fate: null },
    ],
    reply: troubles,
    answer: [{ company: 'fasthub', fate: null }],
  }),
  deliveries: worldCall({
    method: 'GET',
    path: '/api/deliveries',
    about:
      'Callbacks to the platform, newest first; msisdn is the phone whose money each is about, state is waiting, delivered or given-up.',
    reply: z.array(
      z.object({
        id: text,
        msisdn: text,
        url: text,
        state: z.enum(['waiting', 'delivered', 'given-up']),
        tries: z.int(),
        lastHttp: z.nullable(z.int()),
        nextAt: z.nullable(text),
      }),
    ),
    answer: [
      {
        id: 'fasthub-1',
        msisdn: '255712345678',
        url: 'http://127.0.0.1:8080/callbacks/payments/fasthub',
        state: 'delivered',
        tries: 1,
        lastHttp: 200,
        nextAt: null,
      },
    ],
  }),
  clock: worldCall({
    method: 'GET',
    path: '/api/clock',
    about: 'The sandbox’s clock. Its shift moves schedules and expiries, never the timestamps in signatures.',
    reply: clock,
    answer: { now: AT, shiftedSeconds: 0, held: false },
  }),
  shiftClock: worldCall({
    method: 'POST',
    path: '/api/clock',
    about: 'Shifts the clock; forward only, at most a year at once.',
    body: z.strictObject({ shiftSeconds: z.int().check(z.minimum(0), z.maximum(LONGEST_SHIFT_S)) }),
    wrong: 'shiftSeconds must be a whole number of seconds, 0 or more',
    bodies: [{ shiftSeconds: 60 }],
    reply: clock,
    answer: { now: AT, shiftedSeconds: 60, held: false },
  }),
  holdClock: worldCall({
    method: 'PUT',
    path: '/api/clock',
    about:
      'Makes time stand still, but for shifts, and lets it go on: then it is where it would have been. A flight or a round can be looked at for as long as one likes.',
    body: z.strictObject({ held: z.boolean() }),
    wrong: 'held must be true or false',
    bodies: [{ held: true }, { held: false }],
    reply: clock,
    answer: { now: AT, shiftedSeconds: 0, held: true },
  }),
} as const
