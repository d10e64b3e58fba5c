/** A stake in its caller's transaction, and what a stake reads: on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDatabase, DATABASE_KINDS } from '@uwanja/server/db/testing'
import type { Db, Tx } from '@uwanja/database/sql'
import { NO_LIMITS, type Money, type Wager } from './money.ts'
import { aPlayer, expectWholeBooks, someMoney } from './testing.ts'

let sequence = 0
const stake = (playerId: bigint, minor = 100n) =>
  ({
    kind: 'staked',
    source: 'studio',
    key: `ticket-${++sequence}`,
    playerId,
    round: `draw-${sequence}`,
    amount: { currency: 'NGN', minor },
  }) as const satisfies Wager

describe.each(DATABASE_KINDS)('a stake in a transaction on %s', (kind) => {
  let db: Db
  let money: Money
  beforeAll(async () => {
    db = await aDatabase(kind)
    money = await someMoney(db)
    await db.script('create table ticket (id text primary key)')
  })
  afterAll(async () => {
    await expectWholeBooks(db, money)
    await db.close()
  })
  const cash = async (player: bigint) => (await money.read.wallet(db, player))!.cash
  const tickets = async () => (await db.sql<{ id: string }>`select id from ticket order by id`).map(({ id }) => id)
  /** Takes a ticket with its stake, or neither. */
  const takes = (bet: ReturnType<typeof stake>) =>
    db.transaction(async (tx) => {
      const { status } = await money.stake(tx, bet)
      if (status === 'ok') await tx.sql`insert into ticket (id) values (${bet.key})`
      return status
    })

  it('B54 M14 stands or falls with what its caller writes', async () => {
    const player = await aPlayer(db, money, { cash: 1_000n })
    const [bet, lost] = [stake(player, 300n), stake(player, 300n)]
    expect(await takes(bet)).toBe('ok')
    const failed = db.transaction(async (tx) => {
      expect((await money.stake(tx, lost)).status).toBe('ok')
      await tx.sql`insert into ticket (id) values (${bet.key})`
    })
    await expect(failed).rejects.toThrow('ticket_pkey')
    expect([await cash(player), await tickets()]).toEqual([700n, [bet.key]])
    // Nothing is left of it, so its key is free; that of the first is taken, for other content too.
    expect(await takes(lost)).toBe('ok')
    expect(await takes(bet)).toBe('duplicate')
    expect(await takes({ ...bet, amount: { currency: 'NGN', minor: 200n } })).toBe('reused')
    expect((await money.wager(bet)).status).toBe('duplicate')
    expect(await cash(player)).toBe(400n)
  })

  it('B54 M10 is refused by the gate like any other, and moves nothing', async () => {
    const player = await aPlayer(db, money, { cash: 1_000n })
    expect(await takes(stake(player, 1_001n))).toBe('funds')
    await db.transaction((tx) => money.gate.limited(tx, player, { ...NO_LIMITS, dayStake: 500n }))
    const many = await Promise.all(Array.from({ length: 8 }, () => takes(stake(player))))
    expect(many.filter((one) => one === 'ok')).toHaveLength(5)
    expect(many.filter((one) => one === 'limit')).toHaveLength(3)
    await db.transaction((tx) => money.gate.blocked(tx, player, 'forever'))
    expect(await takes(stake(player))).toBe('blocked')
    expect(await takes(stake(player, -1n))).toBe('amount')
    expect(await takes(stake(99_999_999n))).toBe('unknown-player')
    expect(await cash(player)).toBe(500n)
  })

  it('B54 reads no more of the books for all that its company sent before', async () => {
    const player = await aPlayer(db, money, { cash: 1_000_000n })
    const many = Array.from({ length: 4_000 }, () => stake(player, 1n))
    await Promise.all(many.map((bet) => money.wager(bet)))
    const pages = (tx: Tx) => tx.sql<{ pages: number }>`
      select sum(pg_stat_get_xact_blocks_fetched(indexrelid))::int as pages
      from pg_index where indrelid = 'money.journal'::regclass`
    const read = await db.transaction(async (tx) => {
      const [before] = await pages(tx)
      expect((await money.stake(tx, stake(player))).status).toBe('ok')
      const [after] = await pages(tx)
      return after!.pages - before!.pages
    })
    // Some ten probes and the new row’s entries in nine indexes; all that one company sent are dozens more.
    expect(read).toBeLessThan(35)
  })
})
