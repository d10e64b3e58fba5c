/** A range goes into files and comes back: the books stay whole without it, and what comes back is what went. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shiftClock } from '@uwanja/database/testing'
import { aDatabase, DATABASE_KINDS } from '@uwanja/server/db/testing'
import type { Db, Tx } from '@uwanja/database/sql'
import type { Part } from './archive.ts'
import type { Money, Wager } from './money.ts'
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
const DAY_S = 86_400
type Lines = Record<Part, string[]>

describe.each(DATABASE_KINDS)('M50 the archive on %s', (kind) => {
  let db: Db
  let money: Money
  let [player, other]: bigint[] = []
  const files: Lines[] = []
  const now = async (): Promise<Date> => (await db.sql<{ now: Date }>`select house_now() as now`)[0]!.now
  const said = async (item: Parameters<Money['wager']>[0]): Promise<string> => (await money.wager(item)).status
  const cash = async (): Promise<bigint> => (await money.read.wallet(db, player!))!.cash
  const readAll = async (): Promise<void> => {
    await cursorsReachTheEnd(db)
    while ((await money.read.proof(db)).journals > 0);
    while ((await db.sql<{ n: bigint }>`select money.count_hours(1000) as n`)[0]!.n > 0n);
  }
  const fetched = (range: number): Promise<Lines> =>
    db.transaction(async (tx) => {
      const lines: Lines = { journal: [], posting: [] }
      for (const part of ['journal', 'posting'] as const)
        for await (const page of money.archive.linesOf(tx, range, part)) lines[part].push(...page)
      return lines
    })
  const goes = async (range: number): Promise<void> => {
    files[range] = await fetched(range)
    await db.transaction(async (tx) => money.archive.away(tx, range, await money.archive.sumsHere(tx, range)))
  }
  const comes = (range: number, lines: Lines): Promise<void> =>
    db.transaction((tx) =>
      money.archive.back(tx, range, async function* (part) {
        yield lines[part]
      }),
    )
  const first = stake(0n, 100n, { round: 'old-round', key: 'old-stake' })

  beforeAll(async () => {
    db = await aDatabase(kind)
    money = await someMoney(db)
    await db.sql`select money.make_ranges(4)`
    ;[player, other] = [await aPlayer(db, money, { cash: 1_000n, bonus: 50n }), await aPlayer(db, money, { cash: 10n })]
    expect(await said({ ...first, playerId: player! })).toBe('ok')
    expect(await said(stake(player!, 20n, { key: 'undone' }))).toBe('ok')
    expect(await said(rollback(player!, 'undone'))).toBe('ok')
    await shiftClock(db, 32 * DAY_S)
    await nextRange(db)
    expect(await said(win(player!, 70n, 'old-round', { key: 'old-win' }))).toBe('ok')
    await shiftClock(db, 32 * DAY_S)
    await nextRange(db)
    expect(await said(stake(player!, 30n))).toBe('ok')
    await readAll()
  })
  afterAll(() => db.close())

  it('M50 refuses what is in use, too young, not the oldest, or not read by everybody', async () => {
    const refusal = async (range: number, since?: Date) => money.archive.refusalOf(db, range, since ?? (await now()))
    expect(await refusal(2)).toBe('ids are still drawn from it')
    expect(await refusal(9)).toBe('there is no such range here')
    expect(await refusal(1)).toBe('an older range is still here')
    expect(await refusal(0, new Date((await now()).getTime() - 90 * DAY_S * 1_000))).toContain('too young')
    await db.sql`insert into money.cursor (name) values ('slow')`
    expect(await refusal(0)).toBe('the reader slow has not read it yet')
    await db.sql`delete from money.cursor where name = 'slow'`
    expect(await refusal(0)).toBeNull()
  })

  it('M50 leaves the books whole, with what went as their beginning', async () => {
    const house = await money.read.house(db, 'games:studio', 'NGN')
    await goes(0)
    const parts =
      await db.sql`select to_regclass('money.journal_0') as journal, to_regclass('money.posting_0') as posting`
    expect(parts).toEqual([{ journal: null, posting: null }])
    expect(await money.read.replay(db)).toEqual([])
    expect(await money.read.house(db, 'games:studio', 'NGN')).toBe(house)
    const [listed] = await money.archive.listed(db)
    expect(listed).toMatchObject({ number: 0, state: 'away', journals: BigInt(files[0]!.journal.length) })
    expect(await money.archive.archivedUntil(db, other!)).toBeInstanceOf(Date)
  })

  it('M50 a beginning that somebody changed is found', async () => {
    for (const text of [
      `update money.archive_account set minor = minor + 1 where account_id = (select min(account_id) from money.archive_account)`,
      `update money.archive_player set cash = cash + 1 where player_id = ${player}`,
      `update money.archive_player set version = version - 1 where player_id = ${other}`,
      `update money.archive set journals = journals + 1`,
    ]) {
      const found = db.transaction(async (tx) => {
        await tx.script(text)
        throw Object.assign(new Error('taken back'), { rows: await money.read.replay(tx as unknown as Db) })
      })
      await expect(found, text).rejects.toSatisfy(({ rows }: { rows: unknown[] }) => rows.length > 0)
    }
  })

  it('M50 knows its keys: nothing of it moves money twice, and what wants its rows is refused', async () => {
    const before = await cash()
    expect(await said({ ...first, playerId: player! })).toBe('reused')
    expect(await said(rollback(player!, 'old-stake'))).toBe('wins-stand')
    // Of a stake that was taken back it is known without its rows.
    expect(await said(rollback(player!, 'undone'))).toBe('ok')
    const back = {
      kind: 'voided',
      source: 'studio',
      playerId: player!,
      stakeKey: 'old-stake',
      amount: ngn(5n),
    } as const
    expect(await said({ ...back, key: freshKey('void') })).toBe('unknown-reference')
    expect(await said(win(player!, 10n, 'old-round'))).toBe('unknown-round')
    const deposit = { company: 'fasthub', key: `start-${player}`, playerId: player!, amount: ngn(1_000n) }
    await expect(db.transaction((tx) => money.deposit.settled(tx, deposit))).rejects.toMatchObject({ why: 'reused' })
    expect(await cash()).toBe(before)
  })

  it('M50 takes the next as well, sums nothing anew without them, and moves on', async () => {
    await readAll()
    await goes(1)
    expect(await said(stake(player!, 5n))).toBe('ok')
    // A reader that begins now has nothing of what is away to read.
    while ((await db.transaction((tx) => money.read.follow(tx, 'begins', 100))).length > 0);
    await expectWholeBooks(db, money)
    await expect(db.transaction((tx) => money.readers.begunAnew(tx))).rejects.toThrow('attach it first')
  })

  it('M50 comes back from the newest on, as it was or not at all', async () => {
    await expect(comes(0, files[0]!)).rejects.toThrow('not the newest')
    const wrong = files[1]!.posting.map((line) => line.replace('"minor": 70', '"minor": 71'))
    expect(wrong).not.toEqual(files[1]!.posting)
    await expect(comes(1, { ...files[1]!, posting: wrong })).rejects.toThrow('not those that were archived')
    await comes(1, files[1]!)
    await comes(0, files[0]!)
    await expectWholeBooks(db, money)
    expect(await fetched(0)).toEqual(files[0])
    expect(await money.archive.archivedUntil(db, player!)).toBeNull()
    expect(await said({ ...first, playerId: player! })).toBe('duplicate')
    await expect(db.script('delete from money.posting_0')).rejects.toThrow('append-only')
    expect(await said(rollback(player!, 'old-stake'))).toBe('wins-stand')
  })

  it('M50 goes a second time with the same checksums alone', async () => {
    await readAll()
    const rows = db.transaction(async (tx) => {
      const sums = await money.archive.sumsHere(tx, 0)
      await money.archive.away(tx, 0, { ...sums, journal: { ...sums.journal, sha256: '0'.repeat(64) } })
    })
    await expect(rows).rejects.toThrow('do not hold what it has')
    await goes(0)
    await expectWholeBooks(db, money)
  })
})

describe.each(DATABASE_KINDS)('M53 keys that go with their range on %s', (kind) => {
  let db: Db
  let money: Money
  let player = 0n
  const lines: Lines = { journal: [], posting: [] }
  const said = async (item: Parameters<Money['wager']>[0]): Promise<string> => (await money.wager(item)).status
  const ofStudio = () => stake(player, 10n, { key: 'of-studio', round: 'r' })
  const ofOther = () => stake(player, 10n, { key: 'of-other', round: 'r', source: 'other' })
  const goes = (keysDays: Record<string, number>): Promise<void> =>
    db.transaction(async (tx) => money.archive.away(tx, 0, await money.archive.sumsHere(tx, 0), keysDays))
  const keys = async (): Promise<unknown[]> =>
    db.sql`select journal, player, digest, round, code from money.key order by digest, code`

  beforeAll(async () => {
    db = await aDatabase(kind)
    money = await someMoney(db)
    player = await aPlayer(db, money, { cash: 1_000n })
    for (const item of [ofStudio(), ofOther(), stake(player, 5n, { key: 'undone' })])
      expect(await said(item)).toBe('ok')
    expect(await said(rollback(player, 'undone', 'undo'))).toBe('ok')
    await shiftClock(db, 400 * DAY_S)
    await nextRange(db)
    expect(await said(stake(player, 1n))).toBe('ok')
    await cursorsReachTheEnd(db)
    while ((await money.read.proof(db)).journals > 0);
    while ((await db.sql<{ n: bigint }>`select money.count_hours(1000) as n`)[0]!.n > 0n);
    await db.transaction(async (tx) => {
      for (const part of ['journal', 'posting'] as const)
        for await (const page of money.archive.linesOf(tx, 0, part)) lines[part].push(...page)
    })
  })
  afterAll(() => db.close())

  it('M53 stay where nothing is said of their company, and until the range is as old as was said', async () => {
    const before = await keys()
    await expect(goes({ studio: 364 })).rejects.toThrow('365 is the least')
    await expect(goes({ studoi: 400 })).rejects.toThrow('KEYS_DAYS names studoi, which is no company')
    const tried = db.transaction(async (tx) => {
      await money.archive.away(tx, 0, await money.archive.sumsHere(tx, 0), { studio: 401 })
      throw Object.assign(new Error('taken back'), { gone: (await money.archive.listed(tx))[0]!.keysGone })
    })
    await expect(tried).rejects.toMatchObject({ message: 'taken back', gone: null })
    expect(await keys()).toEqual(before)
  })

  it('M53 go of that company and that range alone, in that transaction, and are counted', async () => {
    await expect(
      db.transaction(async (tx) => {
        await money.archive.away(tx, 0, await money.archive.sumsHere(tx, 0), { studio: 400 })
        await tx.sql`delete from money.key`
      }),
    ).rejects.toThrow('append-only')
    const before = (await keys()).length
    await goes({ studio: 400 })
    // Two stakes, a rollback, and that it was the first that names its stake.
    expect(await keys()).toHaveLength(before - 4)
    expect((await money.archive.listed(db))[0]!.keysGone).toBe('4 keys of studio')
    await expect(db.sql`delete from money.key where journal < 100000000000`).rejects.toThrow('append-only')
    await expectWholeBooks(db, money)
    expect(await said(ofOther())).toBe('reused')
    const deposit = { company: 'fasthub', key: `start-${player}`, playerId: player, amount: ngn(1_000n) }
    await expect(db.transaction((tx) => money.deposit.settled(tx, deposit))).rejects.toMatchObject({ why: 'reused' })
  })

  it('M53 come back with the range, unless one was used anew', async () => {
    const comes = (tx: Tx): Promise<void> =>
      money.archive.back(tx, 0, async function* (part) {
        yield lines[part]
      })
    const anew = db.transaction(async (tx) => {
      const again = await money.stake(tx, ofStudio() as Extract<Wager, { kind: 'staked' }>)
      // Nobody knows it any more: it is a stake like any other.
      expect(again.status).toBe('ok')
      await comes(tx)
    })
    await expect(anew).rejects.toThrow('was used anew since')
    await db.transaction(comes)
    expect((await money.archive.listed(db))[0]!.keysGone).toBeNull()
    await expectWholeBooks(db, money)
    expect(await said(ofStudio())).toBe('duplicate')
    expect(await said(stake(player, 5n, { key: 'undone' }))).not.toBe('ok')
    await expect(db.sql`delete from money.key`).rejects.toThrow('append-only')
  })
})
