/** The edges of the books: tax within its amount, wallets locked in one order, and what the proof and the replay must find. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aDatabase, DATABASE_KINDS } from '@uwanja/server/db/testing'
import type { Money } from './money.ts'
import type { Db } from '@uwanja/database/sql'
import { aPlayer, cursorsReachTheEnd, someMoney } from './testing.ts'

const ngn = (minor: bigint) => ({ currency: 'NGN' as const, minor })

describe.each(DATABASE_KINDS)('the edges of the books on %s', (kind) => {
  let db: Db
  let money: Money
  beforeAll(async () => {
    db = await aDatabase(kind)
    money = await someMoney(db)
  })
  afterAll(() => db.close())

  it('M20 T02 tax is between nothing and less than the amount', async () => {
    const playerId = await aPlayer(db, money)
    const deposit = (key: string, taxMinor: bigint) =>
      db.transaction((tx) =>
        money.deposit.settled(tx, { company: 'fasthub', key, playerId, amount: ngn(1_000n), taxMinor }),
      )
    for (const tax of [-1n, 1_000n, 1_001n])
      await expect(deposit(`tax-${tax}`, tax), String(tax)).rejects.toMatchObject({ why: 'amount' })
    expect((await money.read.wallet(db, playerId))!.cash).toBe(0n)
    expect((await deposit('tax-least', 999n)).cash).toBe(1n)
    expect((await deposit('tax-none', 0n)).cash).toBe(1_001n)
  })

  it('M15 the replay finds a currency whose entries do not add up to zero', async () => {
    const playerId = await aPlayer(db, money, { cash: 700n })
    const found = db.transaction(async (tx) => {
      // Entries are a view, so a sum that is not zero has to be planted there; the transaction takes it back.
      await tx.script(`create or replace view money.entry as
        select journal_id, line, from_account as account_id, currency, -minor as minor from money.posting where currency <> 'NGN'
        union all select journal_id, line, to_account, currency, minor from money.posting`)
      const rows = await tx.sql<{ what: string; details: { currency: string } }>`
        select what, details from money.replay() where what = 'sum'`
      throw Object.assign(new Error('taken back'), { rows })
    })
    await expect(found).rejects.toMatchObject({ rows: [{ what: 'sum', details: { currency: 'NGN' } }] })
    expect((await money.read.wallet(db, playerId))!.cash).toBe(700n)
    expect(await money.read.replay(db)).toEqual([])
  })
})

describe.each(DATABASE_KINDS)('a book with a hole on %s', (kind) => {
  it('M15 the proof finds a version that is missing, also where every balance agrees', async () => {
    const db = await aDatabase(kind)
    const money = await someMoney(db)
    const playerId = await aPlayer(db, money, { cash: 700n })
    await db.sql`
      with j as (
        insert into money.journal (epoch, id, at, source, kind, key, input_hash, currency, player_id, version, cash_after,
          bonus_after, held_after, debt_after)
        select money.epoch_to_write(), nextval('money.journal_id'), house_now(), 'house', 'correction.made', 'hole', 'x', 'NGN', player_id,
          version + 2, cash, bonus, held, debt from money.wallet where player_id = ${playerId} returning version)
      select version from j`
    await db.sql`update money.wallet set version = version + 2 where player_id = ${playerId}`
    await cursorsReachTheEnd(db)
    while ((await money.read.proof(db)).journals > 0);
    const found = await db.sql<{ what: string; player: string }>`
      select what, details ->> 'player' as player from money.finding where what = 'chain'`
    expect(found).toEqual([{ what: 'chain', player: String(playerId) }])
    await db.close()
  })
})

describe.runIf(DATABASE_KINDS.includes('postgres'))('wallets of one batch', () => {
  it('M08 M20 are locked in the order of their ids, whatever order they were asked or written in', async () => {
    const db = await aDatabase('postgres')
    const money = await someMoney(db)
    const [first, second] = [9_000_001n, 9_000_002n]
    // The second lies before the first in the table, so a batch that locks as it finds has the second already.
    for (const id of [second, first]) await db.transaction((tx) => money.walletOpened(tx, id, 'NGN'))
    const stake = (player: bigint, i: number) => ({
      i,
      source: 'studio',
      kind: 'wager.staked',
      key: `order-${player}`,
      hash: 'h',
      player: String(player),
      currency: 'NGN',
      minor: '1',
      round: 'r',
      house: 'games:studio',
    })
    const items = JSON.stringify([stake(second, 0), stake(first, 1)])
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    let isHeld = false
    const holder = db.transaction(async (tx) => {
      await tx.sql`select 1 from money.wallet where player_id = ${first} for update`
      isHeld = true
      await held
    })
    await vi.waitFor(() => expect(isHeld).toBe(true))
    const batch = db.transaction(async (tx) => {
      await tx.sql`set local enable_indexscan = off`
      await tx.sql`set local application_name = 'the batch'`
      return tx.sql<{ status: string }>`select status from money.wager(${items}::jsonb, 'UTC')`
    })
    const isWaiting = async () =>
      (
        await db.sql`select 1 from pg_stat_activity where application_name = 'the batch' and wait_event_type = 'Lock'
          and datname = current_database()`
      ).length
    await expect.poll(isWaiting, { timeout: 30_000, interval: 20 }).toBe(1)
    const free = await db.sql`select 1 from money.wallet where player_id = ${second} for update skip locked`
    release()
    await holder
    expect((await batch).map(({ status }) => status)).toEqual(['funds', 'funds'])
    expect(free).toHaveLength(1)
    await db.close()
  })
})
