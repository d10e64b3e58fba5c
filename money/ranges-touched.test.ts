/** With two years of ranges a stake, a win and a rollback look into two of them at most, a page into those that it lies in, whatever there is. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPostgres, DATABASE_KINDS } from '@uwanja/server/db/testing'
import type { Db, Tx } from '@uwanja/database/sql'
import type { Money, Wager } from './money.ts'
import { aPlayer, expectWholeBooks, nextRange, someMoney, studioSays } from './testing.ts'

const { stake, win, rollback } = studioSays

/**
 * The ranges of which this transaction opened an index: a plan that has been kept opens those alone that its bounds leave. (The tables
 * themselves are locked by whoever runs the plan.)
 */
const opened = (tx: Tx) => tx.sql<{ name: string }>`
  select distinct substring(t.relname from '_([0-9]+|rest)$') as name
  from pg_locks l join pg_index i on i.indexrelid = l.relation join pg_class t on t.oid = i.indrelid
    join pg_inherits h on h.inhrelid = t.oid
  where l.pid = pg_backend_pid() and h.inhparent in ('money.journal'::regclass, 'money.posting'::regclass) order by 1`

describe.runIf(DATABASE_KINDS.includes('postgres'))('M49 with 24 ranges', () => {
  let db: Db
  let money: Money
  /** What wagers of this kind open when their plans are kept: on the only line, after some of them. */
  async function openedBy(item: (i: number) => Promise<Wager>, times = 12): Promise<string[]> {
    for (let i = 0; i < times; i++) expect((await money.wager(await item(i))).status).toBe('ok')
    const last = await item(times)
    const text = 'select * from money.wager($1::jsonb, $2)'
    return db.transaction(async (tx) => {
      const said = JSON.stringify([rowOf(last)])
      const [row] = await tx.query(text, [said, 'Africa/Lagos'])
      expect(row).toMatchObject({ status: 'ok' })
      return (await opened(tx)).map(({ name }) => name)
    })
  }
  const rowOf = (item: Wager): object => ({
    i: 0,
    source: item.source,
    kind: `wager.${item.kind}`,
    key: item.key,
    hash: 'x',
    player: String(item.playerId),
    house: `games:${item.source}`,
    currency: 'NGN',
    minor: 'amount' in item ? String(item.amount.minor) : '0',
    ...('round' in item && { round: item.round }),
    ...('betKey' in item && { ref: item.betKey }),
  })

  beforeAll(async () => {
    ;({ db } = await aPostgres(1))
    money = await someMoney(db)
    await db.sql`select money.make_ranges(24)`
    for (let n = 1; n <= 20; n++) {
      const playerId = await aPlayer(db, money, { cash: 100n })
      await money.wager(stake(playerId, 10n))
      await nextRange(db)
    }
  })
  afterAll(async () => {
    await expectWholeBooks(db, money)
    await db.close()
  })

  it('M49 a stake opens the range that it is written into and the one before', async () => {
    const playerId = await aPlayer(db, money, { cash: 1_000n })
    expect(await openedBy(async () => stake(playerId, 10n))).toEqual(['19', '20'])
  })

  it('M49 a win of a stake of an earlier range opens that one too, and none between', async () => {
    const playerId = await aPlayer(db, money, { cash: 1_000n })
    const bets = Array.from({ length: 13 }, () => stake(playerId, 10n)) as Extract<Wager, { kind: 'staked' }>[]
    for (const bet of bets) await money.wager(bet)
    await nextRange(db)
    expect(await openedBy(async (i) => win(playerId, 5n, bets[i]!.round))).toEqual(['20', '21'])
    // Two cuts later a win of that round lies beside its stake’s range and the two that are looked at when it is written.
    await nextRange(db)
    await nextRange(db)
    expect(await openedBy(async (i) => win(playerId, 5n, bets[i]!.round))).toEqual(['20', '22', '23'])
  })

  it('M49 a rollback opens the same', async () => {
    const playerId = await aPlayer(db, money, { cash: 1_000n })
    const bets = Array.from({ length: 13 }, () => stake(playerId, 10n))
    for (const bet of bets) await money.wager(bet)
    expect(await openedBy(async (i) => rollback(playerId, bets[i]!.key))).toEqual(['22', '23'])
  })

  it('M49 a page of a history and of the office opens the newest ranges that fill it', async () => {
    const old = await aPlayer(db, money, { cash: 1_000n })
    for (let i = 0; i < 3; i++) await money.wager(stake(old, 10n))
    await nextRange(db)
    const young = await aPlayer(db, money, { cash: 1_000n })
    for (let i = 0; i < 3; i++) await money.wager(stake(young, 10n))
    // The first time it is planned, which opens them all.
    const openedOf = async (text: string, values: readonly unknown[], rows: number): Promise<string[]> => {
      await db.query(text, values)
      return db.transaction(async (tx) => {
        expect(await tx.query(text, values)).toHaveLength(rows)
        return (await opened(tx)).map(({ name }) => name)
      })
    }
    const [history, newest, page] = [
      'select * from player_history($1, null, null, null, null, 3, 0)',
      `select * from money.newest_of($1, 'infinity', 3)`,
      'select * from money.account_page($1::bigint * 8, $1, 9223372036854775807, 3, 100)',
    ]
    for (const text of [history, newest, page]) {
      // Ids are drawn from the last that was made; of the one before it the window of two takes one more.
      expect(await openedOf(text, [young], 3), text).toEqual(['24', 'rest'])
      expect(await openedOf(text, [old], 3), text).toEqual(['22', '23', '24', 'rest'])
    }
    const ofHouse = 'select * from money.account_page($1, null, 9223372036854775807, 3, 100)'
    const [house] = await db.sql<{ id: bigint }>`select money.account_id('games:studio', 'NGN', null) as id`
    expect(await openedOf(ofHouse, [house!.id], 3)).toEqual(['24', 'rest'])
  })

  it('M49 the end of a day opens the range that it lies in', async () => {
    const playerId = await aPlayer(db, money, { cash: 1_000n })
    await money.wager(stake(playerId, 10n))
    const text = `select money.version_before($1, house_now() + interval '1 minute') as version`
    expect(await db.query(text, [playerId])).toEqual([{ version: 2n }])
    const names = await db.transaction(async (tx) => {
      await tx.query(text, [playerId])
      return (await opened(tx)).map(({ name }) => name)
    })
    expect(names).toEqual(['24', 'rest'])
  })
})
