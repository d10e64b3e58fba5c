/** An evening of football and the bets on it, laid down by statements: placing is another bench's. */
import { USUAL_TERMS } from '@uwanja/book/bets/terms'
import { takeMessages } from '@uwanja/book/catalogue/store'
import { holdBounds } from '@uwanja/contract/book/settlement'
import type { Slip } from '@uwanja/contract/book/slip'
import type { Db } from '@uwanja/database/sql'
import { openBenchMoney } from '../money/side.ts'
import type { EventMessage } from '@uwanja/providers/feeds/feed'

const MATCHES = 60
const HOUR_MS = 3_600_000
const STAKE = 10_000
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

/**
 * Each bet has its legs on matches that follow one another; a third of them name one outcome of the first match, and each fifth one
 * wins.
 * @param db The book's, which has its players.
 */
export async function layEvening(db: Db, bets: number, legs: number): Promise<void> {
  const startMs = await startOf(db)
  const messages = Array.from({ length: MATCHES }, (_, nth) => fixture(nth, startMs))
  await db.transaction((tx) => takeMessages(tx, 'off', messages))
  await db.sql`insert into book.hold_bounds (bounds, who) values (${JSON.stringify(BOUNDS)}::jsonb, 'bench')`
  const players = await db.sql<{ id: string }>`select p.id::text as id from book.player p order by p.id`
  const ids = players.map(({ id }) => id)
  await db.sql`
    insert into book.bet (id, player, slip, hash, round, kind, unit_minor, lines, sizes, debit_minor, currency, policy, state,
      decided_at, accepted_at, terms, most_minor, open_minor)
    select md5('b' || n), (${ids}::bigint[])[1 + n % ${ids.length}::int], 's' || n, 'h' || n, md5('b' || n), 'multiple', 10000, 1, array[${legs}::int]::smallint[], 10000,
      'NGN', 'higher', 'accepted', house_now() - interval '3 hours', house_now() - interval '3 hours',
      ${JSON.stringify(TERMS)}::jsonb, 63316, 10000
    from generate_series(1, ${bets}::int) n`
  await db.sql`
    insert into book.leg (bet, at, asked_odds, odds, futures)
    select md5('b' || n), at, 1850, 1850, '[{"chance": 0.5, "m": 1.85, "isGood": true}, {"chance": 0.5, "m": 0, "isGood": false}]'
    from generate_series(1, ${bets}::int) n, generate_series(0, ${legs}::int - 1) at`
  await db.sql`
    insert into book.pick (bet, leg, at, event, market, specifiers, outcome, odds, starts_at, shown_epoch, epoch, is_live)
    select md5('b' || n), at, 0, e.id, 'goals.match.1x2', '',
      case when n % 3 = 0 and at = 0 then '1' when n % 5 = 0 then (array['1', 'x', 'x', '2'])[1 + (n + at * 7) % 4]
        else (array['1', 'x', '2'])[1 + (n + at) % 3] end, 1850, e.starts_at, 1, 1, false
    from generate_series(1, ${bets}::int) n cross join generate_series(0, ${legs}::int - 1) at
    join book.event e on e.source = 'off' and e.source_id = 'm' || case when n % 3 = 0 and at = 0 then 0 else (n + at * 7) % ${MATCHES}::int end`
  await db.sql`
    insert into book.movement (key, round, nth, bet, kind, minor, state, answered_at)
    select id || ':1', id, 1, id, 'debit', 10000, 'answered', house_now()
    from generate_series(1, ${bets}::int) n cross join lateral (select md5('b' || n) as id) b`
  await db.script('analyze')
}

const STAKES_AT_ONCE = 128

/** What the wallet took and kept when it was asked for each stake. @param db The platform's. @param kept Of a bet that was placed. */
export async function takeStakes(db: Db, company: string, bets: number, kept: Slip): Promise<void> {
  const rows = await db.sql<{ id: string; player: string }>`
    insert into bet (company, key, bet_id, round, player_id, slip, content)
    select ${company}, id || ':1', id, id, 1 + n % (select count(*) from player),
      jsonb_set(${JSON.stringify(kept)}::jsonb, '{bet_id}', to_jsonb(id)), id
    from generate_series(1, ${bets}::int) n cross join lateral (select md5('b' || n) as id) b
    returning bet_id as id, player_id::text as player`
  const money = await openBenchMoney(db, [company])
  async function staking(): Promise<void> {
    for (let row = rows.pop(); row; row = rows.pop()) {
      const { id, player } = row
      const { status } = await money.wager({
        kind: 'staked',
        source: company,
        key: `${id}:1`,
        playerId: BigInt(player),
        round: id,
        amount: { currency: 'NGN', minor: BigInt(STAKE) },
        details: { game: 'sports', slip: id },
        content: id,
      })
      if (status !== 'ok') throw new Error(`a stake was answered with ${status}`)
    }
  }
  await Promise.all(Array.from({ length: STAKES_AT_ONCE }, staking))
  await db.script('analyze')
}

/** All matches end: the book grades them, and settles what was bet on them. */
export async function playEvening(db: Db): Promise<void> {
  const startMs = await startOf(db)
  const messages = Array.from({ length: MATCHES }, (_, nth) => ended(nth, startMs + 2 * HOUR_MS))
  await db.transaction((tx) => takeMessages(tx, 'off', messages))
}
