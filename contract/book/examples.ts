/** What each call of the book answers, for readers of its page: a test sets them beside what a running book really says. */
import type * as z from 'zod/mini'
import type { Reply } from '../wire/call.ts'
import type { bookDesk } from './desk.ts'
import type { bookHistory } from './history.ts'
import type { bookRead, eventRow } from './read.ts'
import type { seasonRow } from './season.ts'
import type { streamData } from './stream.ts'

type Examples<Rows> = { readonly [Name in keyof Rows]: Reply<Rows[Name]> }

const MARKET = {
  market: 'goals.match.total',
  specifiers: 'total=2.5',
  status: 'active' as const,
  outcomes: [
    { id: 'over', odds: 1850 },
    { id: 'under', odds: null },
  ],
}

const MAWIMBI = { name: 'Mawimbi Athletic', names: { sw: 'Mawimbi Riadha', zh: '海浪竞技' } }
const RADI = { name: 'Radi City', names: { sw: 'Radi Jiji', zh: '雷霆城' } }

const ROW: z.output<typeof eventRow> = {
  id: '17',
  sport: 'football',
  category: 'Pwani',
  tournament: 'Ligi Kuu ya Pwani',
  tournamentId: '3',
  home: 'Mawimbi Athletic',
  away: 'Radi City',
  sideNames: { home: MAWIMBI.names, away: RADI.names },
  startsAt: '2026-11-22T18:00:00.000Z',
  isVirtual: false,
  isReplay: false,
  phase: 'live',
  status: 'live',
  isOpen: true,
  epoch: 4,
  clock: { minute: 31.5, period: '1h', isRunning: true },
  score: [1, 0],
  markets: [MARKET],
}

const SEASON: z.output<typeof seasonRow> = {
  tournament: '3',
  name: 'Ligi Kuu ya Pwani',
  event: '64',
  epoch: 2,
  matches: { played: 1, void: 0, open: 1, amiss: 0 },
  isComplete: false,
  isFinal: false,
  table: [
    { side: '41', won: 1, drawn: 0, lost: 0, goals: [2, 1], points: 3, places: [1, 1], ...MAWIMBI },
    { side: '42', won: 0, drawn: 0, lost: 1, goals: [1, 2], points: 0, places: [2, 2], ...RADI },
  ],
  markets: [
    {
      market: 'season.winner',
      specifiers: '',
      status: 'active',
      outcomes: [
        { id: '41', ...MAWIMBI, odds: 1300, result: null },
        { id: '42', ...RADI, odds: 3200, result: null },
      ],
    },
  ],
}

const WON = { r: 1 as const, v: '0', f: '1' }
const LIST = { events: [ROW], total: 1 }

export const READ_EXAMPLES: Examples<typeof bookRead> = {
  sports: [
    {
      sport: 'football',
      live: 1,
      ahead: 24,
      tournaments: [
        {
          id: '3',
          category: 'Pwani',
          name: 'Ligi Kuu ya Pwani',
          names: {
            category: { en: 'Coast', zh: '海岸' },
            tournament: { en: 'Coast Premier League', zh: '海岸超级联赛' },
          },
          live: 1,
          ahead: 24,
        },
      ],
    },
  ],
  live: LIST,
  events: LIST,
  event: ROW,
  result: {
    id: '17',
    number: 1,
    at: '2026-11-22T19:55:00.000Z',
    source: 'feed',
    status: 'ended',
    rules: 'settlement 1, voids 1',
    scores: { 'goals.match': { score: [2, 1], isOver: true } },
    markets: [
      {
        market: 'goals.match.total',
        specifiers: 'total=2.5',
        outcomes: [
          { id: 'over', result: WON },
          { id: 'under', result: { ...WON, r: 0 } },
        ],
      },
    ],
    log: [{ number: 1, at: '2026-11-22T19:55:00.000Z', source: 'feed', status: 'ended', decided: 2, revised: [] }],
  },
  season: SEASON,
  search: LIST,
}

const PAST = {
  id: '11',
  startsAt: '2026-11-15T18:00:00.000Z',
  home: 'Radi City',
  away: 'Mawimbi Athletic',
  sideNames: { home: RADI.names, away: MAWIMBI.names },
  score: [1, 1] as [number, number],
}

export const HISTORY_EXAMPLES: Examples<typeof bookHistory> = {
  results: {
    matches: [
      {
        ...PAST,
        sport: 'football',
        category: 'Pwani',
        tournament: 'Ligi Kuu ya Pwani',
        tournamentId: '3',
        names: { category: { en: 'Coast', zh: '海岸' }, tournament: { en: 'Coast Premier League' } },
        status: 'ended',
        half: [0, 1],
      },
    ],
    total: 1,
  },
  past: {
    home: [PAST],
    away: [PAST],
    meetings: [PAST],
    goals: [{ id: 'g1', side: 'home', minute: 17, state: 'confirmed' }],
  },
  matches: [ROW],
  popular: {
    picks: [{ match: ROW, outcome: 'over' }],
    multiples: [{ players: 31, legs: [{ match: ROW, outcome: 'over' }] }],
  },
}

export const DESK_EXAMPLES: Examples<typeof bookDesk> = {
  event: {
    event: ROW,
    feed: { total: 2.6, supremacy: 0.4 },
    desk: { total: 2.7, supremacy: 0.3, margins: { '1x2': 0.07 }, suspended: [], isSuspended: false },
    shut: null,
    tier: 1,
    usualMargins: {
      '1x2': 0.05,
      line: 0.045,
      'both-score': 0.055,
      'half-time-full-time': 0.12,
      'correct-score': 0.16,
      other: 0.06,
      special: 0.08,
    },
    producer: 'live',
    down: null,
    halts: [],
    asked: null,
    sides: { home: { said: MAWIMBI.names, named: {} }, away: { said: RADI.names, named: { zh: '雷霆' } } },
    log: [{ at: '2026-11-22T18:10:00.000Z', who: 'amina', what: 'set', details: { total: 2.7, supremacy: 0.3 } }],
  },
  preview: { markets: [MARKET] },
  set: null,
  suspend: null,
  named: null,
  result: { state: 'said' },
  cancel: null,
  undecided: {
    matches: [
      {
        id: '17',
        sport: 'football',
        tournament: 'Ligi Kuu ya Pwani',
        home: 'Mawimbi Athletic',
        away: 'Radi City',
        sideNames: { home: MAWIMBI.names, away: RADI.names },
        startsAt: '2026-11-22T18:00:00.000Z',
        status: 'ended',
        number: 1,
        voidAt: '2026-11-24T18:00:00.000Z',
      },
    ],
  },
  season: {
    season: SEASON,
    rules: { sides: 2, rounds: 1, adjustments: [] },
    seen: '0'.repeat(64),
    confirmed: null,
    asked: null,
  },
  seasonSet: null,
  outright: null,
  seasonConfirm: { state: 'said' },
  outrightVoid: null,
  import: {
    league: 'Ligi ya Mfano',
    played: 1,
    ahead: 0,
    unrated: 0,
    isKept: false,
    problems: [{ place: 'line 3', why: 'no such day' }],
  },
  feed: {
    producers: [
      { producer: 'pre', down: null, ageMs: 12, medianAgeMs: 15, offsetMs: 40, positionMs: 1_795_000_000_000 },
      { producer: 'live', down: 'silence', ageMs: 12, medianAgeMs: 15, offsetMs: 40, positionMs: 1_795_000_000_000 },
    ],
    pricing: { behindMs: 0, unpriced: ['17'] },
    halts: ['sport:tennis'],
  },
}

/** A delta: new odds of one known market, another one that is gone. */
export const DELTA_EXAMPLE: z.output<typeof streamData> = {
  events: [
    {
      ...ROW,
      markets: [],
      odds: { 'goals.match.total?total=2.5': [1900, 1900] },
      gone: ['goals.match.total?total=4.5'],
    },
  ],
  left: [],
}
