/** What traders look at: the calendar, a bet’s whole life, a player’s bets, and what was taken against what was expected. */
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { betView } from './bets.ts'
import { seasonPick, sideNames } from './names.ts'
import { eventRow } from './read.ts'

const number = z.string().check(z.regex(/^\d{1,18}$/))
const sport = z.enum(['football', 'basketball', 'tennis'])
/** Of a bet, or the six letters of a booking code. */
const idOrCode = z.string().check(z.regex(/^[\w-]{1,40}$/))
const worth = { open: z.int(), won: z.int(), cashed: z.int(), voided: z.int() }

const calendarRow = z.extend(z.omit(eventRow, { markets: true, clock: true, epoch: true }), {
  /** Why bets are not taken; null: they are. */
  shut: z.nullable(z.string()),
  /** What multiples and singles would pay at its dearest outcome. */
  atRisk: z.int(),
})
export type CalendarRow = z.output<typeof calendarRow>

/** By what turnover is told apart. */
export const FIGURES_BY = ['sport', 'league', 'market', 'provider', 'trader', 'day'] as const
export type FiguresBy = (typeof FIGURES_BY)[number]

const figure = z.object({
  name: z.string(),
  currency: z.string(),
  /** Bets that have a part in it. */
  bets: z.int(),
  /** Stakes that were not given back. */
  turnover: z.int(),
  /** Of them, what waits for its matches. */
  open: z.int(),
  paid: z.int(),
  /** What ended, less what was paid. */
  held: z.int(),
  /** The same as it was expected when the bets were struck, from their chances without margin. */
  expected: z.int(),
})
export type Figure = z.output<typeof figure>

const life = z.object({
  bet: z.extend(betView, { player: z.string() }),
  wallet: z.string(),
  /** The player’s name at their wallet. */
  walletPlayer: z.string(),
  round: z.string(),
  /** The bet that an edit put in its place; null: none. */
  replacedBy: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
  /** The rules that were in force when it was struck. */
  terms: z.record(z.string(), z.unknown()),
  picks: z.array(
    z.object({
      event: z.string(),
      home: z.string(),
      away: z.string(),
      sideNames,
      season: seasonPick,
      market: z.string(),
      specifiers: z.string(),
      outcome: z.string(),
      shownEpoch: z.int(),
      epoch: z.nullable(z.int()),
      epochNow: z.int(),
      isLive: z.nullable(z.boolean()),
      resultNumber: z.nullable(z.int()),
      voidCase: z.nullable(z.string()),
    }),
  ),
  movements: z.array(
    z.object({
      key: z.string(),
      kind: z.string(),
      of: z.nullable(z.string()),
      minor: z.int(),
      why: z.nullable(z.string()),
      state: z.string(),
      code: z.nullable(z.string()),
      reference: z.nullable(z.string()),
      tries: z.int(),
      at: z.string(),
      answeredAt: z.nullable(z.string()),
    }),
  ),
  worths: z.array(
    z.object({
      revision: z.int(),
      at: z.string(),
      why: z.string(),
      outcome: z.string(),
      who: z.nullable(z.string()),
      ...worth,
    }),
  ),
  cashOuts: z.array(
    z.object({
      id: z.string(),
      value: z.int(),
      stake: z.nullable(z.int()),
      state: z.string(),
      paid: z.nullable(z.int()),
      askedAt: z.string(),
    }),
  ),
  /** Who has asked that its full cash-out be taken back; null: nobody, or it was done. */
  reversalBy: z.nullable(z.string()),
  log: z.array(z.object({ at: z.string(), who: z.string(), what: z.string(), details: z.unknown() })),
})
export type BetLife = z.output<typeof life>

const found = z.object({
  id: z.string(),
  wallet: z.string(),
  walletPlayer: z.string(),
  askedAt: z.string(),
  kind: z.string(),
  state: z.string(),
  outcome: z.string(),
  stake: z.int(),
  currency: z.string(),
  most: z.nullable(z.int()),
  legs: z.int(),
  ...worth,
})
export type FoundBet = z.output<typeof found>

export const deskWatch = {
  calendar: call({
    method: 'GET',
    path: '/book/desk/calendar',
    access: 'operator',
    about:
      'Matches that are ahead, played, or were over not long ago, by sport, league, time of the start and state; 200 at most, in the order of their start.',
    query: {
      sport: z.optional(sport),
      tournament: z.optional(number),
      from: z.optional(z.iso.datetime({ offset: true })),
      to: z.optional(z.iso.datetime({ offset: true })),
      state: z._default(z.enum(['all', 'before', 'live', 'over', 'shut']), 'all'),
      words: z._default(z.string().check(z.maxLength(60)), ''),
    },
    example: { sport: 'football' as const, state: 'live' as const },
    reply: z.object({ events: z.array(calendarRow), total: z.int() }),
  }),
  life: call({
    method: 'GET',
    path: '/book/desk/bet',
    access: 'operator',
    about:
      'One bet’s whole life: slip, gates, movements, what it was worth each time, taps, rules, and what people did.',
    query: { id: idOrCode },
    example: { id: 'b1' },
    reply: life,
    refusals: ['BET_NOT_FOUND'],
  }),
  find: call({
    method: 'GET',
    path: '/book/desk/bets',
    access: 'operator',
    about:
      'Bets by what somebody has in hand: its id, a booking code (bets with just these selections), or a player’s name at their wallet. The newest 50.',
    query: { id: z.optional(idOrCode), walletPlayer: z.optional(z.string().check(z.maxLength(64))) },
    example: { walletPlayer: '5' },
    reply: z.object({
      bets: z.array(found),
      /** Of a booking code. */
      code: z.nullable(z.object({ code: z.string(), uses: z.int(), endsAt: z.string() })),
    }),
  }),
  figures: call({
    method: 'GET',
    path: '/book/desk/figures',
    access: 'operator',
    about:
      'Turnover, what was paid, and the margin held against the expected one, of bets accepted between two moments. A bet with several picks counts by equal parts; free bets are left out.',
    query: {
      from: z.iso.datetime({ offset: true }),
      to: z.iso.datetime({ offset: true }),
      by: z.enum(FIGURES_BY),
      /** Whose days they are. */
      zone: z._default(z.string().check(z.regex(/^[A-Za-z]+(?:[/_+-][A-Za-z0-9_+-]+)*$/), z.maxLength(60)), 'UTC'),
    },
    example: { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z', by: 'sport' as const },
    reply: z.object({ rows: z.array(figure) }),
    refusals: ['INCORRECT_PARAMETER_VALUE'],
  }),
} as const
