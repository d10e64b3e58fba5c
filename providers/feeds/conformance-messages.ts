/** What the kit lets a company say: each kind once, five markets and three of them, and numbers that are none. */
import type { EventMessage, FeedBody, FeedMarket } from './feed.ts'

const market = (name: string, specifiers: string, outcomes: FeedMarket['outcomes']): FeedMarket => ({
  market: name,
  specifiers,
  status: 'active',
  outcomes,
})
const line = (total: string): FeedMarket =>
  market('goals.match.total', `total=${total}`, { over: { odds: 1.85 }, under: { odds: 1.95 } })

export const FIVE: readonly FeedMarket[] = [
  market('goals.match.1x2', '', { '1': { odds: 2.1, chances: { win: 0.45 } }, x: { odds: 3.3 }, '2': { odds: 3.6 } }),
  line('1.5'),
  line('2.5'),
  line('3.5'),
  market('goals.match.both-score', '', { yes: { odds: 1.7 }, no: { odds: 2.05 } }),
]
export const THREE: readonly FeedMarket[] = FIVE.slice(0, 3)

const live = (event: string, atMs: number, body: FeedBody): EventMessage => ({ producer: 'live', atMs, event, body })

export function odds(event: string, atMs: number, markets: readonly FeedMarket[]): EventMessage {
  const expected = { total: 2.6, supremacy: 0.3 }
  return live(event, atMs, { kind: 'odds_change', facts: { status: 'live', expected }, markets })
}

export function fixture(event: string, atMs: number): EventMessage {
  const sides = { home: 'Bahari', away: 'Mlima', start: '2026-11-22T18:00:00Z' }
  const place = {
    sport: 'football',
    category: 'Pwani',
    tournament: 'Ligi',
    coverage: ['ft', 'ht', 'goals'],
    isReplay: true,
  }
  return { ...live(event, atMs, { kind: 'fixture', fixture: { ...place, ...sides } }), producer: 'pre' }
}

export const marker = (event: string, atMs: number): EventMessage => live(event, atMs, { kind: 'bet_stop', groups: [] })

const KEYS = [{ market: 'goals.match.1x2', specifiers: '' }]

/** The facts of a match with everything that can be told of one. */
const WHOLE: FeedBody = {
  kind: 'odds_change',
  facts: {
    status: 'live',
    clock: { minute: 51, period: '2h', isRunning: true },
    scores: { 'goals.match': { score: [1, 0], isOver: false }, 'goals.1h': { score: [0, 0], isOver: true } },
    reds: [0, 1],
    goals: [{ id: 'g1', side: 'home', minute: 51, state: 'review' }],
    expected: { total: 2.4, supremacy: -0.2 },
  },
  markets: FIVE,
}

/** Each a little later than the one before. */
export function ALL_KINDS(nowMs: number): EventMessage[] {
  const bodies: readonly FeedBody[] = [
    { kind: 'fixture_change', start: '2026-11-22T19:00:00Z', isCancelled: false },
    WHOLE,
    { kind: 'bet_stop', groups: 'all' },
    { kind: 'bet_stop', groups: ['1x2', 'line'] },
    {
      kind: 'bet_settlement',
      certainty: 'provisional',
      markets: [{ ...KEYS[0]!, outcomes: { '1': { r: 1, v: '1/2', f: '1/2' }, x: 'undecided' } }],
    },
    { kind: 'rollback_bet_settlement', markets: KEYS },
    { kind: 'bet_cancel', markets: KEYS, startMs: nowMs - 60_000, endMs: nowMs, supersededBy: 'kit-2' },
    { kind: 'rollback_bet_cancel', markets: KEYS, startMs: nowMs - 60_000, endMs: nowMs },
  ]
  return [fixture('kit-1', nowMs - 100), ...bodies.map((body, at) => live('kit-1', nowMs - 90 + at, body))]
}

/** Thousandths for decimal odds, goals in hundredths, chances in per cent, half a goal; seconds for minutes and for milliseconds; a start without a zone. */
export function WRONG_UNITS(nowMs: number): EventMessage[] {
  const one = (outcome: FeedMarket['outcomes'][string]): EventMessage =>
    odds('kit-1', nowMs, [market('goals.match.1x2', '', { '1': outcome })])
  const told = (facts: object): EventMessage =>
    live('kit-1', nowMs, { kind: 'odds_change', facts: { status: 'live', ...facts } })
  return [
    one({ odds: 1850 }),
    one({ odds: 0.45 }),
    one({ odds: 1.85, chances: { win: 54 } }),
    told({ expected: { total: 2600, supremacy: 0.3 } }),
    told({ scores: { 'goals.match': { score: [1.5, 0], isOver: false } } }),
    told({ clock: { minute: 51 * 60, period: '2h', isRunning: true } }),
    told({ goals: [{ id: 'g1', side: 'home', minute: 51 * 60, state: 'confirmed' }] }),
    odds('kit-1', Math.floor(nowMs / 1000), FIVE),
    live('kit-1', nowMs, { kind: 'bet_cancel', markets: KEYS, endMs: Math.floor(nowMs / 1000) }),
    live('kit-1', nowMs, { kind: 'fixture_change', start: '2026-11-22T19:00:00' }),
  ]
}
