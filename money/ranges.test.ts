/** Journals in ranges of ids: what belongs together lies on either side of a cut, and everything holds as if it lay in one table. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { shiftClock } from '@uwanja/database/testing'
import { aDatabase, DATABASE_KINDS } from '@uwanja/server/db/testing'
import type { Db } from '@uwanja/database/sql'
import type { Money } from './money.ts'
import {
  aPlayer,
  cursorsReachTheEnd,
  expectWholeBooks,
  freshKey,
  nextRange,
  ngn,
  someMoney,
  studioSays,
} from './testing.ts'

const { stake, win, rollback } = studioSays
const parts = (db: Db) => db.sql<{ name: string }>`
  select c.oid::regclass::text as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent in ('money.journal'::regclass, 'money.posting'::regclass) order by 1`

describe.each(DATABASE_KINDS)('M47 ranges of ids on %s', (kind) => {
  let db: Db
  let money: Money
  const said = async (...items: Parameters<Money['wager']>[0][]): Promise<string[]> => {
    const answers: string[] = []
    for (const item of items) answers.push((await money.wager(item)).status)
    return answers
  }
  const cash = async (playerId: bigint): Promise<bigint> => (await money.read.wallet(db, playerId))!.cash
  const rangesOf = (playerId: bigint) => db.sql<{ kind: string; range: number }>`
    select kind, (id / money.range_size())::int as range from money.journal where player_id = ${playerId} order by version`

  beforeAll(async () => {
    db = await aDatabase(kind)
    money = await someMoney(db)
    await db.sql`select money.make_ranges(6)`
  })
  afterAll(async () => {
    await expectWholeBooks(db, money)
    await db.close()
  })

  it('M47 a win, its repeat and a rollback find a stake of the range before', async () => {
    const playerId = await aPlayer(db, money, { cash: 1_000n })
    const bet = stake(playerId, 100n, { round: 'cut-1' })
    const other = stake(playerId, 50n)
    expect(await said(bet, other)).toEqual(['ok', 'ok'])
    await nextRange(db)
    const prize = win(playerId, 300n, 'cut-1')
    const undo = rollback(playerId, other.key)
    expect(await said(prize, undo)).toEqual(['ok', 'ok'])
    await nextRange(db)
    // Each is known by its key two ranges later, and a stake whose round was won is not taken back.
    expect(await said(prize, bet, undo, rollback(playerId, bet.key))).toEqual([
      'duplicate',
      'duplicate',
      'duplicate',
      'wins-stand',
    ])
    expect(await said({ ...bet, amount: ngn(101n) } as typeof bet)).toEqual(['reused'])
    expect(await cash(playerId)).toBe(1_200n)
    const ranges = (await rangesOf(playerId)).map(({ range }) => range)
    expect(ranges[3]! - ranges[0]!).toBe(1)
  })

  it('M47 voids, changes and reversals name what lies ranges before', async () => {
    const playerId = await aPlayer(db, money, { cash: 1_000n })
    const bet = stake(playerId, 200n, { round: 'cut-2' })
    const prize = win(playerId, 100n, 'cut-2')
    await said(bet)
    await nextRange(db)
    const back = {
      kind: 'voided',
      source: 'studio',
      key: freshKey('void'),
      playerId,
      stakeKey: bet.key,
      amount: ngn(50n),
    } as const
    const anew = {
      kind: 'changed',
      source: 'studio',
      key: freshKey('anew'),
      playerId,
      ofKey: prize.key,
      amount: ngn(70n),
    } as const
    expect(await said(prize, back, { ...back, key: freshKey('void'), amount: ngn(151n) })).toEqual([
      'ok',
      'ok',
      'too-much',
    ])
    await nextRange(db)
    expect(await said(anew)).toEqual(['ok'])
    expect(await cash(playerId)).toBe(1_000n - 200n + 50n + 70n)
    const [first] = await db.sql<{ id: bigint }>`select money.journal_of('studio', 'wager.won', ${prize.key}) as id`
    const reversal = { key: freshKey('reversal'), journalId: first!.id, reason: 'wrong' }
    await db.transaction((tx) => money.correction.reversed(tx, reversal))
    // The win as it is worth now is undone, its void stays.
    expect(await cash(playerId)).toBe(850n)
    await expect(
      db.transaction((tx) => money.correction.reversed(tx, { ...reversal, key: freshKey('reversal') })),
    ).rejects.toMatchObject({ code: '23505' })
    expect(await said({ ...anew, key: freshKey('anew') })).toEqual(['unknown-reference'])
  })

  it('M47 an id that no range has is written all the same, read and proven', async () => {
    const playerId = await aPlayer(db, money, { cash: 1_000n })
    const [here] = await db.sql<{ id: bigint }>`select last_value as id from money.journal_id`
    await db.sql`select setval('money.journal_id', 900 * money.range_size(), true)`
    expect(await said(stake(playerId, 10n))).toEqual(['ok'])
    await db.sql`select setval('money.journal_id', ${here!.id}::bigint, true)`
    expect(await said(stake(playerId, 10n))).toEqual(['ok'])
    expect((await rangesOf(playerId)).map(({ range }) => range).slice(-2)).toEqual([
      900,
      Number(here!.id / 100_000_000_000n),
    ])
    expect(await cash(playerId)).toBe(980n)
  })

  it('M47 every part refuses to be changed by its own name', async () => {
    const names = (await parts(db)).map(({ name }) => name)
    expect(names).toContain('money.journal_rest')
    expect(names).toContain('money.posting_5')
    for (const name of names)
      for (const text of [`update ${name} set currency = currency`, `delete from ${name}`, `truncate ${name} cascade`])
        await expect(db.script(text), text).rejects.toThrow('append-only')
  })

  it('M47 a key, a reversal and a posting written by hand are held to what lies in other ranges', async () => {
    const byHand = (key: string, reverses: bigint | null = null) => db.sql`
      insert into money.journal (epoch, id, at, source, kind, key, input_hash, currency, reverses)
      values (money.epoch_to_write(), nextval('money.journal_id'), house_now(), 'house', 'correction.made', ${key}, 'x', 'NGN',
        ${reverses}::bigint) returning id`
    const [first] = await byHand('by-hand')
    await nextRange(db)
    await expect(byHand('by-hand')).rejects.toMatchObject({ code: '23505' })
    await expect(byHand('no-such', 77_777n)).rejects.toMatchObject({ code: '23503' })
    await byHand('undoes', first!['id'] as bigint)
    await expect(byHand('undoes-again', first!['id'] as bigint)).rejects.toMatchObject({ code: '23505' })
    await expect(
      db.sql`insert into money.posting select nextval('money.journal_id'), 1, 'NGN', -1, -2, 5`,
    ).rejects.toMatchObject({ code: '23503' })
  })
})

describe.each(DATABASE_KINDS)('M48 a month’s end on %s', (kind) => {
  let db: Db
  beforeAll(async () => {
    db = await aDatabase(kind)
    await someMoney(db)
  })
  afterAll(() => db.close())
  const cut = async (): Promise<bigint | null> =>
    (await db.sql<{ number: bigint | null }>`select money.cut_range('Africa/Lagos') as number`)[0]!.number

  it('M48 ids go on in the next range once a month, when the one that is left has ended', async () => {
    expect(await cut()).toBeNull()
    await shiftClock(db, 32 * 86_400)
    expect(await cut()).toBe(1n)
    expect(await cut()).toBeNull()
    await shiftClock(db, 32 * 86_400)
    // A transaction of anybody on this server that began before the last cut is waited for.
    await vi.waitFor(async () => expect(await cut()).toBe(2n), 50_000)
    await shiftClock(db, 32 * 86_400)
    // None is ready.
    expect(await cut()).toBeNull()
    expect((await db.sql<{ made: number }>`select money.make_ranges(2) as made`)[0]!.made).toBe(2)
    expect((await db.sql<{ made: number }>`select money.make_ranges(2) as made`)[0]!.made).toBe(0)
    await vi.waitFor(async () => expect(await cut()).toBe(3n), 50_000)
  })

  it('M48 the job makes three ahead, and cuts where the house wants months', async () => {
    const money = await someMoney(db)
    await shiftClock(db, 32 * 86_400)
    const at = { zone: 'Africa/Lagos' } as const
    expect(await money.ranges.kept(db, { ...at, cuts: 'none' })).toMatchObject({ begun: null })
    const begun = await vi.waitFor(async () => {
      const kept = await money.ranges.kept(db, { ...at, cuts: 'month' })
      expect(kept.begun).not.toBeNull()
      return kept
    }, 50_000)
    expect(begun).toEqual({ made: 0, begun: 4n })
    expect((await parts(db)).map(({ name }) => name)).toContain('money.journal_6')
  })

  it('M48 does not happen while somebody may still write an id from before the last one', async () => {
    await shiftClock(db, 32 * 86_400)
    if (kind === 'embedded') return
    await db.transaction(async (tx) => {
      await tx.sql`select pg_current_xact_id()`
      // As if the last cut had been after this began.
      await db.sql`update money.range set cut = pg_current_xact_id() where number = 4`
      expect(await cut()).toBeNull()
    })
    await vi.waitFor(async () => expect(await cut()).toBe(5n), 50_000)
  })

  it('M48 the proof finds a version that two ranges have', async () => {
    const money = await someMoney(db)
    const playerId = await aPlayer(db, money, { cash: 700n })
    await db.sql`select money.make_ranges(2)`
    await nextRange(db)
    await db.sql`
      insert into money.journal (epoch, id, at, source, kind, key, input_hash, currency, player_id, version, cash_after, bonus_after,
        held_after, debt_after)
      select money.epoch_to_write(), nextval('money.journal_id'), house_now(), 'house', 'correction.made', 'twice', 'x', 'NGN', player_id,
        version, cash, bonus, held, debt from money.wallet where player_id = ${playerId}`
    await cursorsReachTheEnd(db)
    while ((await money.read.proof(db)).journals > 0);
    const found = (await money.read.replay(db)).map(({ what }) => what)
    expect(found).toEqual(expect.arrayContaining(['version', 'chain']))
  })
})
