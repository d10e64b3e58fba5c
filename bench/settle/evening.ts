/** An evening of football and the bets on it, laid down by statements: placing is another bench's. */
import { USUAL_TERMS } from '@uwanja/book/bets/terms'
import { hear } from '@uwanja/book/catalogue/store'
import { openSettler } from '@uwanja/book/results/settler'
import { holdBounds } from '@uwanja/contract/book/settlement'
import type { Db } from '@uwanja/database/sql'
import type { EventMessage } from '@uwanja/providers/feeds/feed'

const MATCHES = 60
const HOUR_MS = 3_600_000
const PLACE = { sport: 'football', category: 'Pwani', tournament: 'Ligi', coverage: ['ft', 'ht'] }

const TERMS = {
  ladder: 'common',
  winBonus: USUAL_TERMS['win-bonus'],
  cap: 2_000_000_000,
  voids: 1,
  phi: USUAL_TERMS.phi,
  expectation: null,
  kappa: null,
  offsets: { pre: 0, live: 0 },
  tax: 0,
}

const fixture = (nth: number, startMs: number): EventMessage => ({
  producer: 'pre',
  atMs: startMs - HOUR_MS,
  event: `m${String(nth)}`,
  body: {
    kind: 'fixture',
    fixture: {
      ...PLACE,
      home: `Home ${String(nth)}`,
      away: `Away ${String(nth)}`,
      start: new Date(startMs).toISOString(),
    },
  },
})

/** 2-1, 0-0, 1-1 and 0-2 by turns. */
const SCORES = [
  [2, 1],
  [0, 0],
  [1, 1],
  [0, 2],
] as const

function ended(nth: number, atMs: number): EventMessage {
  const [home, away] = SCORES[nth % SCORES.length]!
  return {
    producer: 'live',
    atMs,
    event: `m${String(nth)}`,
    body: {
      kind: 'odds_change',
      facts: {
        status: 'ended',
        scores: {
          'goals.match': { score: [home, away], isOver: true },
          'goals.1h': { score: [0, 0], isOver: true },
          'goals.2h': { score: [home, away], isOver: true },
        },
      },
    },
  }
}

/** Nothing of the evening waits for people: that is no question of speed. */
const BOUNDS = holdBounds.parse({
  bet: 10 ** 12,
  market: 10 ** 14,
  cancelledBets: 10 ** 6,
  cancelledStakes: 10 ** 12,
  cancelMinutes: 0,
  correctionHours: 24,
})

const startOf = async (db: Db): Promise<number> => {
  const [clock] = await db.sql<{ now: Date }>`select house_now() as now`
  return clock!.now.getTime() - 2 * HOUR_MS
}

/** Each bet has its legs on matches that follow one another; a third of them name one outcome of the first match. */
export async function layEvening(db: Db, bets: number, legs: number): Promise<void> {
  const startMs = await startOf(db)
  const messages = Array.from({ length: MATCHES }, (_, nth) => fixture(nth, startMs))
  await db.transaction((tx) => hear(tx, 'off', messages))
  await db.sql`insert into book.hold_bounds (bounds, who) values (${JSON.stringify(BOUNDS)}::jsonb, 'bench')`
  await db.sql`insert into book.player (wallet, wallet_player, currency) select 'house', 'p' || n, 'NGN' from generate_series(1, 2000) n`
  await db.sql`
    insert into book.bet (id, player, slip, hash, round, kind, unit_minor, lines, sizes, debit_minor, currency, policy, state,
      decided_at, accepted_at, terms, open_minor)
    select md5('b' || n), 1 + n % 2000, 's' || n, 'h' || n, md5('b' || n), 'multiple', 10000, 1, array[${legs}::int]::smallint[], 10000,
      'NGN', 'higher', 'accepted', house_now() - interval '3 hours', house_now() - interval '3 hours',
      ${JSON.stringify(TERMS)}::jsonb, 10000
    from generate_series(1, ${bets}::int) n`
  await db.sql`
    insert into book.leg (bet, at, asked_odds, odds, futures)
    select md5('b' || n), at, 1850, 1850, '[{"chance": 0.5, "m": 1.85, "isGood": true}, {"chance": 0.5, "m": 0, "isGood": false}]'
    from generate_series(1, ${bets}::int) n, generate_series(0, ${legs}::int - 1) at`
  await db.sql`
    insert into book.pick (bet, leg, at, event, market, specifiers, outcome, odds, starts_at, shown_epoch, epoch, is_live)
    select md5('b' || n), at, 0, e.id, 'goals.match.1x2', '',
      case when n % 3 = 0 and at = 0 then '1' else (array['1', 'x', '2'])[1 + (n + at) % 3] end, 1850, e.starts_at, 1, 1, false
    from generate_series(1, ${bets}::int) n cross join generate_series(0, ${legs}::int - 1) at
    join book.event e on e.source_id = 'm' || case when n % 3 = 0 and at = 0 then 0 else (n + at * 7) % ${MATCHES}::int end`
  await db.sql`
    insert into book.movement (key, round, nth, bet, kind, minor, state, answered_at)
    select id || ':1', id, 1, id, 'debit', 10000, 'answered', house_now() from book.bet`
  await db.script('analyze')
}

/** All matches end, and are graded; their bets are not settled yet. */
export async function playEvening(db: Db): Promise<void> {
  const startMs = await startOf(db)
  const messages = Array.from({ length: MATCHES }, (_, nth) => ended(nth, startMs + 2 * HOUR_MS))
  await db.transaction((tx) => hear(tx, 'off', messages))
  const settler = openSettler({
    db,
    now: Date.now,
    isMine: () => true,
    known: () => null,
    onFault: (error) => console.error(String(error)),
  })
  settler.look()
  await settler.settled()
}
