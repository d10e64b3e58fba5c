/** Events, the ledger's own defences, projections and the proof, on both databases. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aDatabase, DATABASE_KINDS } from '@uwanja/server/db/testing'
import type { Money } from './money.ts'
import type { Db } from '@uwanja/database/sql'
import { aPlayer, cursorsReachTheEnd, expectWholeBooks, someMoney } from './testing.ts'

const ngn = (minor: bigint) => ({ currency: 'NGN' as const, minor })

describe.each(DATABASE_KINDS)('the books on %s', (kind) => {
  let db: Db
  let money: Money
  beforeAll(async () => {
    db = await aDatabase(kind)
    money = await someMoney(db)
  })
  afterAll(() => db.close())

  it('M12 exactly one of paid out and given back can happen to what was held', async () => {
    const playerId = await aPlayer(db, money, { cash: 5_000n })
    const payment = { company: 'fasthub', key: 'w-1', playerId, amount: ngn(5_000n) }
    await db.transaction((tx) => money.withdrawal.held(tx, payment))
    await db.transaction((tx) => money.withdrawal.settled(tx, payment))
    await expect(db.transaction((tx) => money.withdrawal.released(tx, payment))).rejects.toMatchObject({
      why: 'reused',
    })
    expect((await db.transaction((tx) => money.withdrawal.settled(tx, payment))).fresh).toBe(false)
    expect(await money.read.wallet(db, playerId)).toMatchObject({ cash: 0n, held: 0n })
    const never = { ...payment, key: 'w-never', amount: ngn(1n) }
    for (const end of [money.withdrawal.settled, money.withdrawal.released])
      await expect(db.transaction((tx) => end(tx, never))).rejects.toMatchObject({ why: 'funds' })
  })

  it('M02 a key that is credited with another amount or player is refused', async () => {
    const playerId = await aPlayer(db, money)
    const other = await aPlayer(db, money)
    const payment = { company: 'fasthub', key: 'd-1', playerId, amount: ngn(5_000n) }
    await db.transaction((tx) => money.deposit.settled(tx, payment))
    await expect(
      db.transaction((tx) => money.deposit.settled(tx, { ...payment, amount: ngn(5_001n) })),
    ).rejects.toMatchObject({ why: 'reused' })
    await expect(
      db.transaction((tx) => money.deposit.settled(tx, { ...payment, playerId: other })),
    ).rejects.toMatchObject({ why: 'reused' })
    await expect(
      db.transaction((tx) =>
        money.deposit.settled(tx, { ...payment, key: 'd-2', amount: { currency: 'TZS', minor: 1n } }),
      ),
    ).rejects.toMatchObject({ why: 'currency' })
  })

  it('M13 a mistake is reversed by a new journal that names the old, once', async () => {
    const playerId = await aPlayer(db, money, { cash: 1_000n })
    const made = await db.transaction((tx) =>
      money.correction.made(tx, { key: 'c-1', playerId, amount: ngn(700n), direction: 'give', reason: 'wrong' }),
    )
    const undo = { key: 'u-1', journalId: made.journalId, reason: 'it was wrong' }
    expect(await db.transaction((tx) => money.correction.reversed(tx, undo))).toMatchObject({
      fresh: true,
      cash: 1_000n,
    })
    expect(await db.transaction((tx) => money.correction.reversed(tx, undo))).toMatchObject({ fresh: false })
    await expect(db.transaction((tx) => money.correction.reversed(tx, { ...undo, key: 'u-2' }))).rejects.toThrow()
  })

  it('M13 a reversal of what was spent is refused', async () => {
    const playerId = await aPlayer(db, money)
    const made = await db.transaction((tx) =>
      money.correction.made(tx, { key: 'c-2', playerId, amount: ngn(700n), direction: 'give', reason: 'wrong' }),
    )
    await money.wager({ kind: 'staked', source: 'studio', key: 'spent', playerId, round: 'spent', amount: ngn(1n) })
    await expect(
      db.transaction((tx) => money.correction.reversed(tx, { key: 'u-3', journalId: made.journalId, reason: 'late' })),
    ).rejects.toMatchObject({ why: 'funds' })
  })

  it('M14 money that rolled back with its transaction never was', async () => {
    const playerId = await aPlayer(db, money)
    const payment = { company: 'fasthub', key: 'd-9', playerId, amount: ngn(5_000n) }
    await expect(
      db.transaction(async (tx) => {
        await money.deposit.settled(tx, payment)
        throw new Error('the feature failed')
      }),
    ).rejects.toThrow('the feature failed')
    expect(await money.read.wallet(db, playerId)).toMatchObject({ cash: 0n, version: 0n })
    expect((await db.transaction((tx) => money.deposit.settled(tx, payment))).fresh).toBe(true)
  })

  it('M14 a statement that failed takes its whole transaction with it, also when somebody caught its error', async () => {
    const playerId = await aPlayer(db, money)
    const payment = { company: 'fasthub', key: 'd-10', playerId, amount: ngn(5_000n) }
    let told = 0
    const going = db.transaction(async (tx) => {
      tx.afterCommit(() => void told++)
      await money.deposit.settled(tx, payment)
      await tx.sql`select 1 / 0`.catch(() => {})
      return 'credited'
    })
    await expect(going).rejects.toThrow()
    expect(told).toBe(0)
    expect(await money.read.wallet(db, playerId)).toMatchObject({ cash: 0n })
  })

  it('M14 what is told after a commit never makes it look undone', async () => {
    const playerId = await aPlayer(db, money)
    const warnings: string[] = []
    const hear = ({ message }: Error) => void warnings.push(message)
    process.once('warning', hear)
    let told = 0
    const answer = await db.transaction(async (tx) => {
      tx.afterCommit(() => {
        throw new Error('nobody listens')
      })
      tx.afterCommit(() => void told++)
      const payment = { company: 'fasthub', key: 'd-11', playerId, amount: ngn(5_000n) }
      return (await money.deposit.settled(tx, payment)).cash
    })
    expect([answer, told]).toEqual([5_000n, 1])
    await vi.waitFor(() => expect(warnings).toEqual(['nobody listens']))
  })

  it('M15 the database refuses what the code must never do', async () => {
    const playerId = await aPlayer(db, money, { cash: 1_000n })
    await expect(db.sql`update money.journal set key = 'x'`).rejects.toThrow('append-only')
    await expect(db.sql`delete from money.posting`).rejects.toThrow('append-only')
    await expect(db.sql`update money.wallet set cash = cash + 1 where player_id = ${playerId}`).rejects.toThrow(
      'without a journal',
    )
    await expect(db.sql`update money.wallet set cash = -1 where player_id = ${playerId}`).rejects.toThrow()
    const [journal] = await db.sql<{ id: bigint }>`select id from money.journal where player_id = ${playerId}`
    await expect(
      db.sql`insert into money.posting values (${journal!.id}, 9, 'TZS', ${playerId * 8n}, ${playerId * 8n + 1n}, 5)`,
    ).rejects.toThrow('foreign key')
    await expect(
      db.sql`insert into money.posting values (${journal!.id}, 9, 'NGN', ${playerId * 8n}, ${playerId * 8n + 1n}, 0)`,
    ).rejects.toThrow('check')
  })

  it('M15 of many wallets in one statement none moves without its journal, and what moves no balance needs none', async () => {
    const [first, second] = [await aPlayer(db, money, { cash: 1_000n }), await aPlayer(db, money, { cash: 1_000n })]
    const both = [String(first), String(second)]
    // The first may be said again as its journal says it; the second's has none for what it would be.
    const going = db.sql`update money.wallet set cash = cash + (player_id = ${second})::int where player_id = any (${both}::bigint[])`
    await expect(going).rejects.toThrow(`wallet ${second} moved without a journal`)
    const older = db.sql`update money.wallet set version = version - 1 where player_id = ${first}`
    await expect(older).rejects.toThrow(`wallet ${first} moved without a journal`)
    const bonus = db.sql`update money.wallet set bonus = 1, debt = 1 where player_id = ${first}`
    await expect(bonus).rejects.toThrow(`wallet ${first} moved without a journal`)
    const renamed = db.sql`update money.wallet set player_id = 9000000007, cash = 1 where player_id = ${first}`
    await expect(renamed).rejects.toThrow('wallet 9000000007 moved without a journal')
    await db.sql`update money.wallet set day_stake_limit = 5 where player_id = any (${both}::bigint[])`
    const fresh = await aPlayer(db, money)
    await db.sql`update money.wallet set day_stake_limit = 5 where player_id = ${fresh}`
    expect((await money.read.wallet(db, fresh))!.cash).toBe(0n)
  })

  it('M16 a house balance is the checkpoint and what came since', async () => {
    const before = await money.read.house(db, 'bank:fasthub', 'NGN')
    await aPlayer(db, money, { cash: 5_000n })
    expect(await money.read.house(db, 'bank:fasthub', 'NGN')).toBe(before - 5_000n)
    await cursorsReachTheEnd(db)
    while ((await money.read.proof(db, 3)).journals > 0);
    await aPlayer(db, money, { cash: 1n })
    expect(await money.read.house(db, 'bank:fasthub', 'NGN')).toBe(before - 5_001n)
  })

  it('M17 a projection sees each journal once, across restarts, and can be rebuilt', async () => {
    const readAll = async () => {
      await cursorsReachTheEnd(db)
      const seen: bigint[] = []
      for (;;) {
        const slice = await db.transaction((tx) => money.read.follow(tx, 'test', 4))
        if (slice.length === 0) return seen
        seen.push(...slice.map((journal) => journal.id))
      }
    }
    const first = await readAll()
    expect(new Set(first).size).toBe(first.length)
    const playerId = await aPlayer(db, money, { cash: 5_000n })
    await cursorsReachTheEnd(db)
    const [journal, ...more] = await db.transaction((tx) => money.read.follow(tx, 'test', 4))
    expect(more).toEqual([])
    expect(journal).toMatchObject({ kind: 'deposit.settled', playerId, totalMinor: 5_000n })
    await db.transaction((tx) => money.read.rewind(tx, 'test'))
    expect(await readAll()).toEqual([...first, journal!.id])
  })

  it('M17 several projections read the same journals, the later ones without asking for them again', async () => {
    await cursorsReachTheEnd(db)
    const readAs = (door: Money, name: string) => db.transaction((tx) => door.read.follow(tx, name, 1_000))
    const first = await readAs(money, 'first')
    const second = await readAs(money, 'second')
    expect(first.length).toBeGreaterThan(4)
    expect(second.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
    expect(second.every((journal, at) => journal === first[at])).toBe(true)
    // Another process remembers nothing of it, and reads the same.
    expect(await readAs(await someMoney(db), 'third')).toEqual(first)
    const playerId = await aPlayer(db, money, { cash: 700n, bonus: 30n })
    await cursorsReachTheEnd(db)
    expect(await readAs(money, 'second')).toMatchObject([
      { kind: 'deposit.settled', playerId, totalMinor: 700n },
      { kind: 'bonus.given', playerId, totalMinor: 30n },
    ])
    // Whoever counts anew begins with what is long read and ends with what is new.
    await db.transaction((tx) => money.read.rewind(tx, 'first'))
    const again = await readAs(money, 'first')
    expect(again.slice(0, first.length)).toEqual(first)
    expect(again.slice(first.length)).toMatchObject([{ totalMinor: 700n }, { totalMinor: 30n }])
  })

  it('M18 the books are whole after all this', () => expectWholeBooks(db, money))

  it('M18 the proof finds a wallet and a chain that were tampered with', async () => {
    const playerId = await aPlayer(db, money, { cash: 5_000n })
    await expectWholeBooks(db, money)
    await db.script('alter table money.wallet disable trigger follows_journal')
    await db.sql`update money.wallet set cash = cash + 100 where player_id = ${playerId}`
    await db.script('alter table money.wallet enable trigger follows_journal')
    expect((await money.read.replay(db)).map((finding) => finding.what)).toEqual(['balance'])
    // Whose books are not right may promise themselves something all the same.
    await db.sql`update money.wallet set time_out_until = house_now() - interval '1 second' where player_id = ${playerId}`
    await money.wager({ kind: 'staked', source: 'studio', key: 'tamper', playerId, round: 'tamper', amount: ngn(1n) })
    await cursorsReachTheEnd(db)
    expect((await money.read.proof(db)).findings).toBeGreaterThan(0)
  })

  it('M18 the proof compares each balance of a wallet with its journals', async () => {
    const slots = ['cash', 'bonus', 'held', 'debt'] as const
    const players = await Promise.all(slots.map(() => aPlayer(db, money, { cash: 5_000n })))
    await db.script('alter table money.wallet disable trigger follows_journal')
    for (const [n, slot] of slots.entries())
      await db.query(`update money.wallet set ${slot} = ${slot} + 100 where player_id = $1`, [players[n]])
    await db.script('alter table money.wallet enable trigger follows_journal')
    await cursorsReachTheEnd(db)
    expect((await money.read.proof(db)).findings).toBe(slots.length)
  })
})

describe.runIf(DATABASE_KINDS.includes('postgres'))('journals behind a cursor', () => {
  it('M17 a journal that commits late is not skipped', async () => {
    const db = await aDatabase('postgres')
    const money = await someMoney(db)
    const [slow, quick] = [await aPlayer(db, money), await aPlayer(db, money)]
    await cursorsReachTheEnd(db)
    await db.transaction((tx) => money.read.follow(tx, 'late', 100))
    const seen: (bigint | null)[] = []
    await db.transaction(async (late) => {
      await money.deposit.settled(late, { company: 'fasthub', key: 'late', playerId: slow, amount: ngn(1n) })
      await db.transaction((tx) =>
        money.deposit.settled(tx, { company: 'fasthub', key: 'quick', playerId: quick, amount: ngn(1n) }),
      )
      // The quick one is committed and newer; the cursor must not pass the one that is still open.
      seen.push(...(await db.transaction((tx) => money.read.follow(tx, 'late', 100))).map((j) => j.playerId))
      expect(seen).toEqual([])
    })
    await cursorsReachTheEnd(db)
    seen.push(...(await db.transaction((tx) => money.read.follow(tx, 'late', 100))).map((j) => j.playerId))
    expect(seen).toEqual([slow, quick])
    await db.close()
  })

  it('R126 who finds another process at a cursor goes on at once', async () => {
    const db = await aDatabase('postgres')
    const money = await someMoney(db)
    const playerId = await aPlayer(db, money)
    const paid = (key: string) =>
      db.transaction((tx) => money.deposit.settled(tx, { company: 'fasthub', key, playerId, amount: ngn(1n) }))
    await paid('first')
    await cursorsReachTheEnd(db)
    await db.transaction((tx) => money.read.follow(tx, 'shared', 100))
    await paid('second')
    await cursorsReachTheEnd(db)
    await db.transaction(async (holder) => {
      expect(await money.read.follow(holder, 'shared', 100)).toHaveLength(1)
      const found = await db.transaction(async (tx) => {
        await tx.script("set local lock_timeout = '2s'")
        return money.read.follow(tx, 'shared', 100)
      })
      expect(found).toEqual([])
    })
    expect(await db.transaction((tx) => money.read.follow(tx, 'shared', 100))).toEqual([])
    await db.close()
  })
})
