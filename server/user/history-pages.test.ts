/** Pages of a long history: the same rows as the view tells, and no more work the more there is. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '@uwanja/money/sql'
import { aDatabase, FULLEST } from '../db/testing.ts'
import { movements, type Movement, type MovementFilter } from './store.ts'

const EVERYTHING = { from: null, to: null, types: null, states: null } as const
/** Played a row each 10 s; every fourth win is of nothing, and no row. */
const SMALL = { id: 1n, journals: 600 }
const LARGE = { id: 2n, journals: 20_000 }
const START = Date.parse('2026-03-01T00:00:00Z')
const atOf = (version: number) => new Date(START + version * 10_000).toISOString()

async function plays(db: Db, { id, journals }: typeof SMALL): Promise<void> {
  await db.sql`
    insert into player (id, number, password_hash, currency, country) overriding system value
      values (${id}, ${`234803000000${id}`}, 'none', 'NGN', 'NG')`
  await db.sql`select money.open_wallet(${id}, 'NGN')`
  await db.sql`
    with rows as (select nextval('money.journal_id') as id, v from generate_series(1, ${journals}::int) v), written as (
      insert into money.journal (epoch, id, at, source, kind, key, input_hash, currency, player_id, version, cash_after,
        bonus_after, held_after, debt_after, round)
      select 1, id, ${new Date(START).toISOString()}::timestamptz + make_interval(secs => v * 10), 'studio',
        case v % 2 when 0 then 'wager.staked' else 'wager.won' end, ${`${id}-`} || v, 'h', 'NGN', ${id}, v, 1000, 0, 0, 0, 'r'
      from rows returning id, version)
    insert into money.posting (journal_id, line, currency, from_account, to_account, minor)
      select id, 1, 'NGN', case version % 2 when 0 then ${id}::bigint * 8 else -1 end,
        case version % 2 when 0 then -1 else ${id}::bigint * 8 end, version
      from written where version % 4 <> 1`
  await oddRows(db, id, journals)
  // Orders in between, one of which moved its money long after it was made.
  for (const [nth, state] of (['paid', 'failed', 'paid', 'requested'] as const).entries()) {
    const made = atOf(100 * nth + 3)
    await db.sql`
      insert into payment (key, direction, view_name, company, player_id, currency, minor, msisdn, state, created_at)
        values (${`UW${id}${nth}`}, ${nth === 2 ? 'withdraw' : 'deposit'}, 'FastHub', 'fasthub', ${id}, 'NGN', 5000,
          '2348030000001', ${state}, ${made}::timestamptz)`
  }
}

/** What is told in another way than a stake: taxed wins, rollbacks, changes, corrections, what an order gave back, free bets and bonus. */
async function oddRows(db: Db, id: bigint, after: number): Promise<void> {
  const [cash, bonus] = [id * 8n, id * 8n + 1n]
  for (const [nth, { kind, details = {}, key = '', lines }] of [
    {
      kind: 'wager.won',
      lines: [
        [-1n, cash, 900n],
        [-1n, bonus, 100n],
        [cash, -2n, 80n, 3],
        [bonus, -2n, 8n, 4],
      ],
    },
    {
      kind: 'wager.rolled-back',
      lines: [
        [-1n, cash, 70n],
        [-2n, cash, 7n, 3],
      ],
    },
    {
      kind: 'wager.changed',
      lines: [
        [cash, -1n, 60n],
        [-2n, cash, 6n, 3],
      ],
    },
    {
      kind: 'wager.staked',
      lines: [
        [cash, -1n, 50n],
        [-1n, -2n, 5n, 5],
      ],
    },
    { kind: 'wager.staked', details: { freeBet: 'f' }, lines: [[-3n, -1n, 50n, 7]] },
    { kind: 'correction.made', details: { reason: 'a gift' }, lines: [[cash, -1n, 40n]] },
    { kind: 'withdrawal.ended', details: { how: 'released' }, key: `UW${id}2`, lines: [[id * 8n + 2n, cash, 30n]] },
    { kind: 'withdrawal.ended', details: { how: 'paid' }, key: `UW${id}9`, lines: [[id * 8n + 2n, -1n, 20n]] },
  ].entries() as Iterable<[number, Odd]>) {
    await db.sql`
      insert into money.journal (epoch, id, at, source, kind, key, input_hash, currency, player_id, version, cash_after,
        bonus_after, held_after, debt_after, details)
      select 1, nextval('money.journal_id'), ${atOf(after + 10 + nth)}::timestamptz, 'studio', ${kind},
        ${key || `odd-${id}-${nth}`}, 'h', 'NGN', ${id}, ${after + 1 + nth}::int, 1000, 0, 0, 0, ${JSON.stringify(details)}::jsonb`
    for (const [at, [from, to, minor, line = at + 1]] of lines.entries())
      await db.sql`
        insert into money.posting (journal_id, line, currency, from_account, to_account, minor)
        select currval('money.journal_id'), ${line}::int, 'NGN', ${from}, ${to}, ${minor}`
  }
}
interface Odd {
  readonly kind: string
  readonly details?: object
  readonly key?: string
  readonly lines: readonly (readonly [from: bigint, to: bigint, minor: bigint, line?: number])[]
}

describe('U05 a long history', () => {
  let db: Db
  beforeAll(async () => {
    db = await aDatabase(FULLEST)
    await db.sql`
      insert into money.account (id, currency, name)
      values (-1, 'NGN', 'games:studio'), (-2, 'NGN', 'tax:winnings'), (-3, 'NGN', 'free-bets')`
    for (const player of [SMALL, LARGE]) await plays(db, player)
    await db.script('analyze money.journal; analyze money.posting')
  })
  afterAll(() => db.close())

  /** As the view tells it, row by row: slow and plain. */
  async function told(filter: Omit<MovementFilter, 'limit' | 'offset'>): Promise<Movement[]> {
    const rows = await db.sql<Movement>`
      select id, at, type, minor, tax_minor as "taxMinor", currency, balance_after as "balanceAfter", state, reason, what,
        payment_id as "paymentId"
      from movement where player_id = ${filter.playerId} order by at desc, id desc`
    return rows
      .filter(({ at }) => filter.from === null || at >= new Date(filter.from))
      .filter(({ at }) => filter.to === null || at < new Date(filter.to))
      .filter(({ type }) => filter.types === null || filter.types.includes(type))
      .filter(({ state }) => filter.states === null || filter.states.includes(state))
  }

  it.each<[string, Omit<MovementFilter, 'limit' | 'offset' | 'playerId'>]>([
    ['everything', EVERYTHING],
    ['deposits', { ...EVERYTHING, types: ['deposit'] }],
    ['withdrawals', { ...EVERYTHING, types: ['withdraw'] }],
    ['corrections', { ...EVERYTHING, types: ['correction'] }],
    ['refunds', { ...EVERYTHING, types: ['refund'] }],
    ['stakes and wins', { ...EVERYTHING, types: ['bet', 'win'] }],
    ['what succeeded', { ...EVERYTHING, states: ['paid'] }],
    ['what failed', { ...EVERYTHING, states: ['failed'] }],
    ['a stretch', { ...EVERYTHING, from: atOf(97), to: atOf(211) }],
    ['from an edge on', { ...EVERYTHING, from: atOf(500) }],
    ['up to an edge', { ...EVERYTHING, to: atOf(2) }],
    ['before everything', { ...EVERYTHING, to: atOf(-10_000) }],
  ])('U05 pages tell what the view tells: %s', async (_what, filter) => {
    const asked = { ...filter, playerId: SMALL.id }
    const expected = await told(asked)
    const pages: Movement[] = []
    for (let offset = 0; offset <= expected.length; offset += 70)
      pages.push(...(await movements(db, { ...asked, limit: 70, offset })))
    expect(pages).toEqual(expected)
  })

  it.runIf(FULLEST === 'postgres')('U05 a page of a long history reads no more than one of a short one', async () => {
    /** Pages of the database that were touched: the same on any machine. */
    async function touched(playerId: bigint, [from, to]: readonly [string | null, string | null]): Promise<number> {
      const [row] = await db.query(
        `explain (analyze, buffers, timing off, format json)
          select * from player_history($1, $2::timestamptz, $3::timestamptz, null, null, 100, 0)`,
        [playerId, from, to],
      )
      const [{ Plan: plan }] = row!['QUERY PLAN'] as [{ Plan: Record<string, number> }]
      return plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!
    }
    for (const range of [
      [null, null],
      [atOf(100), atOf(400)],
    ] as const) {
      await touched(SMALL.id, range)
      const [short, long] = [await touched(SMALL.id, range), await touched(LARGE.id, range)]
      expect(long / short).toBeLessThan(1.6)
    }
  })
})
