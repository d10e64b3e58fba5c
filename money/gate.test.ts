/** Limits, time-outs and exclusions in the ledger: what the gate stops, also in parallel, and what it never stops. */
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aDatabase, DATABASE_KINDS, freezeClock, shiftClock } from '@uwanja/server/db/testing'
import { NO_LIMITS, type LimitName, type Limits, type Money, type Wager } from './money.ts'
import type { Db } from '@uwanja/database/sql'
import { aPlayer, expectWholeBooks, someMoney } from './testing.ts'

const DAY_S = 86_400
let sequence = 0
const stake = (playerId: bigint, minor: bigint) =>
  ({
    kind: 'staked',
    source: 'studio',
    key: `gate-${++sequence}`,
    playerId,
    round: `gate-round-${sequence}`,
    amount: { currency: 'NGN', minor },
  }) as const satisfies Wager
const undone = (bet: ReturnType<typeof stake>) =>
  ({
    kind: 'rolled-back',
    source: 'studio',
    key: `undo-${bet.key}`,
    playerId: bet.playerId,
    betKey: bet.key,
    currency: 'NGN',
  }) as const satisfies Wager
const won = (bet: ReturnType<typeof stake>, minor: bigint) =>
  ({ ...bet, kind: 'won', key: `win-${bet.key}`, amount: { currency: 'NGN', minor } }) as const satisfies Wager

describe.each(DATABASE_KINDS)('the gate on %s', (kind) => {
  let db: Db
  let money: Money
  beforeAll(async () => {
    db = await aDatabase(kind)
    // Friday noon: a day on, the week is still the same; nothing here runs into a month's end by accident.
    await freezeClock(db)
    money = await someMoney(db)
  })
  afterEach(async () => void (await db.sql`update house_clock set shift = '0'`))
  afterAll(async () => {
    await expectWholeBooks(db, money)
    await db.close()
  })
  const limited = (playerId: bigint, limits: Partial<Limits>) =>
    db.transaction((tx) => money.gate.limited(tx, playerId, { ...NO_LIMITS, ...limits }))
  const statuses = async (items: readonly Wager[]) =>
    (await Promise.all(items.map((item) => money.wager(item)))).map(({ status }) => status)
  const status = async (item: Wager) => (await money.wager(item)).status

  it('M10 B02 N parallel stakes s under limits accept exactly floor(L/s) of the lowest, and no more than there is money', async () => {
    const amount = fc.integer({ min: 0, max: 30_000 })
    const limits = fc.record(
      { dayStake: amount, weekStake: amount, monthStake: amount, dayLoss: amount, weekLoss: amount, monthLoss: amount },
      { requiredKeys: [] },
    )
    const few = { min: 1, max: 40 }
    await fc.assert(
      fc.asyncProperty(fc.integer(few), fc.integer({ min: 1, max: 3_000 }), amount, limits, async (n, s, b, wanted) => {
        const player = await aPlayer(db, money, { cash: BigInt(b) })
        const given = Object.entries(wanted).map(([name, minor]) => [name, BigInt(minor)] as const)
        await limited(player, Object.fromEntries(given) as Partial<Record<LimitName, bigint>>)
        const answers = await statuses(Array.from({ length: n }, () => stake(player, BigInt(s))))
        const lowest = Math.min(b, ...Object.values(wanted))
        const accepted = answers.filter((one) => one === 'ok').length
        expect(accepted).toBe(Math.min(n, Math.floor(lowest / s)))
        expect(answers.every((one) => one === 'ok' || one === 'limit' || one === 'funds')).toBe(true)
        expect(await money.read.wallet(db, player)).toMatchObject({ cash: BigInt(b - accepted * s) })
      }),
      { numRuns: process.env['UWANJA_DEEP'] ? 200 : 20 },
    )
  })

  it('M10 B02 a loss limit counts what was won back, a stake limit does not', async () => {
    const player = await aPlayer(db, money, { cash: 100_000n })
    await limited(player, { weekLoss: 1_000n })
    const bet = stake(player, 1_000n)
    expect(await status(bet)).toBe('ok')
    expect(await status(stake(player, 1n))).toBe('limit')
    await money.wager(won(bet, 400n))
    expect(await status(stake(player, 401n))).toBe('limit')
    expect(await status(stake(player, 400n))).toBe('ok')
    await limited(player, { weekStake: 1_400n })
    expect(await status(stake(player, 1n))).toBe('limit')
  })

  it('M10 M13 B02 a win that is reversed makes no more room for losses, in whichever window it was', async () => {
    const player = await aPlayer(db, money, { cash: 100_000n })
    await limited(player, { dayLoss: 3_000n, weekLoss: 2_000n })
    const [wrong, right] = [stake(player, 1_000n), stake(player, 1_000n)]
    await statuses([wrong, right])
    const { journalId } = await money.wager(won(wrong, 5_000n))
    await money.wager(won(right, 300n))
    const undo = { key: `undo-${wrong.key}`, journalId: journalId!, reason: 'wrong result' }
    const reversed = () => db.transaction((tx) => money.correction.reversed(tx, undo))
    // A day on, the day's window is another and the week's is the same.
    await shiftClock(db, DAY_S)
    expect(await status(stake(player, 2_000n))).toBe('ok')
    expect((await reversed()).fresh).toBe(true)
    expect((await reversed()).fresh).toBe(false)
    expect(await status(stake(player, 1n))).toBe('limit')
    const { used } = (await money.gate.read(db, player))!
    expect(used).toMatchObject({ dayLoss: 2_000n, weekLoss: 3_700n, monthLoss: 3_700n })
  })

  it('M10 B03 each window begins anew with the house’s day, week and month in the jurisdiction’s zone', async () => {
    const player = await aPlayer(db, money, { cash: 100_000n })
    await limited(player, { dayStake: 1_000n, weekStake: 1_500n, monthStake: 2_000n })
    const most = async () => {
      for (const minor of [1_000n, 500n, 1n]) if ((await status(stake(player, minor))) === 'ok') return minor
      return 0n
    }
    expect(await most()).toBe(1_000n)
    expect(await most()).toBe(0n)
    // Friday noon to a minute before midnight in Lagos, and over it.
    await shiftClock(db, 10 * 3_600 + 59 * 60)
    expect(await most()).toBe(0n)
    await shiftClock(db, 60)
    expect(await most()).toBe(500n)
    expect(await most()).toBe(0n)
    await shiftClock(db, 2 * DAY_S)
    expect(await most()).toBe(500n)
    expect(await most()).toBe(0n)
    await shiftClock(db, 8 * DAY_S)
    expect(await most()).toBe(1_000n)
  })

  it('B03 at every midnight of the jurisdiction a day begins, a week on Mondays, a month on its first, and not a second sooner', async () => {
    const zones = { 'Africa/Lagos': 1, 'Africa/Dar_es_Salaam': 3 } as const
    const moneys = {
      'Africa/Lagos': money,
      'Africa/Dar_es_Salaam': await someMoney(db, () => [], 'Africa/Dar_es_Salaam'),
    }
    const anyDay = fc.integer({ min: 0, max: 1_200 }).map((days) => Date.UTC(2026, 10, 21 + days))
    const firsts = fc.integer({ min: 0, max: 40 }).map((months) => Date.UTC(2026, 11 + months, 1))
    const clockAt = (ms: number) => {
      const seconds = (ms - Date.UTC(2026, 10, 20, 12)) / 1_000
      return db.sql`update house_clock set shift = make_interval(secs => ${seconds}::float8)`
    }
    const zone = fc.constantFrom('Africa/Lagos' as const, 'Africa/Dar_es_Salaam' as const)
    const window = fc.constantFrom('day' as const, 'week' as const, 'month' as const)
    await fc.assert(
      fc.asyncProperty(zone, window, fc.oneof(anyDay, firsts), async (where, which, day) => {
        const player = await aPlayer(db, moneys[where], { cash: 10_000n })
        await limited(player, { [`${which}Stake`]: 1_000n })
        const one = async () => (await moneys[where].wager(stake(player, 600n))).status
        const midnight = day - zones[where] * 3_600_000
        await clockAt(midnight - 1_000)
        expect([await one(), await one()]).toEqual(['ok', 'limit'])
        await clockAt(midnight)
        const local = new Date(day)
        const begins = { day: true, week: local.getUTCDay() === 1, month: local.getUTCDate() === 1 }[which]
        expect(await one()).toBe(begins ? 'ok' : 'limit')
        const { began, ends } = (await moneys[where].gate.read(db, player))!
        expect([began[which].getTime() === midnight, ends.day?.getTime()]).toEqual([begins, midnight + DAY_S * 1_000])
      }),
      { numRuns: process.env['UWANJA_DEEP'] ? 400 : 40 },
    )
  })

  it('B03 an undone stake makes room in the windows that counted it, and in no later one', async () => {
    const player = await aPlayer(db, money, { cash: 100_000n })
    await limited(player, { dayStake: 1_000n, weekStake: 1_800n })
    const old = stake(player, 800n)
    expect(await status(old)).toBe('ok')
    await shiftClock(db, DAY_S)
    expect(await status(stake(player, 1_000n))).toBe('ok')
    expect(await status(undone(old))).toBe('ok')
    expect(await status(stake(player, 1n))).toBe('limit')
    await limited(player, { weekStake: 1_800n })
    expect(await status(stake(player, 801n))).toBe('limit')
    expect(await status(stake(player, 800n))).toBe('ok')
  })

  it('B03 M13 what is undone or reversed when its month is over leaves the new month alone', async () => {
    const player = await aPlayer(db, money, { cash: 100_000n })
    const [undoing, winning, late] = [stake(player, 5_000n), stake(player, 1_000n), stake(player, 300n)]
    await statuses([undoing, winning])
    const { journalId } = await money.wager(won(winning, 7_000n))
    const used = async () => (await money.gate.read(db, player))!.used
    const same = (stakes: bigint, loss: bigint) => ({
      dayStake: stakes,
      weekStake: stakes,
      monthStake: stakes,
      dayLoss: loss,
      weekLoss: loss,
      monthLoss: loss,
    })
    expect(await used()).toEqual(same(6_000n, -1_000n))
    await money.wager(undone(undoing))
    expect(await used()).toEqual(same(1_000n, -6_000n))
    // From the twentieth of November to the second of December.
    await shiftClock(db, 12 * DAY_S)
    await statuses([late])
    expect(await used()).toEqual(same(300n, 300n))
    const undo = { key: `undo-${winning.key}`, journalId: journalId!, reason: 'wrong result' }
    await db.transaction((tx) => money.correction.reversed(tx, undo))
    await money.wager(undone(winning))
    expect(await used()).toEqual(same(300n, 300n))
  })

  it('B04 B05 a time-out and an exclusion stop stakes, never wins and refunds, and end no sooner than promised', async () => {
    const player = await aPlayer(db, money, { cash: 10_000n })
    const [winning, undoing] = [stake(player, 1_000n), stake(player, 2_000n)]
    await statuses([winning, undoing])
    const { now } = (await money.gate.read(db, player))!
    const inDays = (days: number) => new Date(now.getTime() + days * DAY_S * 1_000)
    await db.transaction((tx) => money.gate.timedOut(tx, player, inDays(7)))
    await db.transaction((tx) => money.gate.timedOut(tx, player, inDays(1)))
    expect(await status(stake(player, 1n))).toBe('blocked')
    await shiftClock(db, 7 * DAY_S - 1)
    expect(await status(stake(player, 1n))).toBe('blocked')
    await shiftClock(db, 1)
    expect(await status(stake(player, 1n))).toBe('ok')

    await db.transaction((tx) => money.gate.excluded(tx, player, inDays(200)))
    expect(await statuses([stake(player, 1n), won(winning, 5_000n)])).toEqual(['blocked', 'ok'])
    expect(await status(undone(undoing))).toBe('ok')
    expect(await money.read.wallet(db, player)).toMatchObject({ cash: 13_999n })
    await expect(db.transaction((tx) => money.gate.cameBack(tx, player))).rejects.toThrow('cannot end early')
    await expect(db.sql`update money.wallet set blocked_until = null where player_id = ${player}`).rejects.toThrow()
    await shiftClock(db, 200 * DAY_S)
    // It does not end by itself.
    expect(await status(stake(player, 1n))).toBe('blocked')
    await db.transaction((tx) => money.gate.cameBack(tx, player))
    expect(await status(stake(player, 1n))).toBe('ok')
  })

  it('B05 the house’s own block and a player’s promise outlive each other', async () => {
    const player = await aPlayer(db, money, { cash: 10_000n })
    await db.transaction((tx) => money.gate.blocked(tx, player, 'forever'))
    await db.transaction((tx) => money.gate.timedOut(tx, player, new Date('2026-11-25')))
    await db.transaction((tx) => money.gate.blocked(tx, player, null))
    expect(await status(stake(player, 1n))).toBe('blocked')
    await db.transaction((tx) => money.gate.blocked(tx, player, 'forever'))
    await shiftClock(db, 6 * DAY_S)
    expect(await status(stake(player, 1n))).toBe('blocked')
    await db.transaction((tx) => money.gate.blocked(tx, player, null))
    expect(await status(stake(player, 1n))).toBe('ok')
  })

  it('B07 what was played since a moment: stakes less what was undone, and wins less what was reversed', async () => {
    const player = await aPlayer(db, money, { cash: 10_000n })
    await money.wager(stake(player, 5_000n))
    await shiftClock(db, 60)
    const { now } = (await money.gate.read(db, player))!
    const [bet, back] = [stake(player, 1_000n), stake(player, 700n)]
    await statuses([bet, back])
    await statuses([won(bet, 250n)])
    await money.wager(undone(back))
    expect(await money.read.playSince(db, player, now)).toEqual({ staked: 1_000n, won: 250n })
    const wrong = await money.wager({ ...won(bet, 90n), key: `wrong-${player}` })
    expect(await money.read.playSince(db, player, now)).toEqual({ staked: 1_000n, won: 340n })
    await shiftClock(db, 60)
    const later = (await money.gate.read(db, player))!.now
    const reversal = { key: `reversal-${player}`, journalId: wrong.journalId!, reason: 'wrong result' }
    await db.transaction((tx) => money.correction.reversed(tx, reversal))
    expect(await money.read.playSince(db, player, now)).toEqual({ staked: 1_000n, won: 250n })
    // Since then nothing was won, so nothing is lost either.
    expect(await money.read.playSince(db, player, later)).toEqual({ staked: 0n, won: 0n })
  })
})
