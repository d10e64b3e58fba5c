/** A session of play with a limit, and windows that slide, in the ledger. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDatabase, RULE_KINDS, freezeClock, shiftClock } from '@uwanja/server/db/testing'
import type { Db } from '@uwanja/database/sql'
import { ruleOfPlay } from './gate.ts'
import { NO_LIMITS, type Limits, type Money, type Wager } from './money.ts'
import { MINUTE_S, HOUR_S, DAY_S, RULE, stake, won, undone } from './sessions-testing.ts'
import { aPlayer, expectWholeBooks, someMoney } from './testing.ts'

describe.each(RULE_KINDS)('sessions and sliding windows on %s', (kind) => {
  let db: Db
  let money: Money
  beforeAll(async () => {
    db = await aDatabase(kind)
    await freezeClock(db)
    money = await someMoney(db)
    await ruleOfPlay(db, RULE)
  })
  afterAll(async () => {
    await expectWholeBooks(db, money)
    await db.close()
  })
  const status = async (item: Wager) => (await money.wager(item)).status
  const limited = (player: bigint, limits: Partial<Limits>) =>
    db.transaction((tx) => money.gate.limited(tx, player, { ...NO_LIMITS, ...limits }))
  const used = async (player: bigint) => (await money.gate.read(db, player))!.used
  /** Rows that no window of this player holds any more, and those that one holds. */
  const kept = async (player: bigint) => {
    const [row] = await db.sql<{ old: number; held: number }>`
      select count(*) filter (where m.at <= w.month_edge)::int as old, count(*) filter (where m.at > w.month_edge)::int as held
      from money.play_move m join money.wallet w using (player_id) where player_id = ${player}`
    return row!
  }

  it('B40 a session of play is over at its limit, and another begins after the pause alone', async () => {
    const player = await aPlayer(db, money, { cash: 10_000n })
    await db.transaction((tx) => money.gate.sessionLimited(tx, player, HOUR_S))
    const first = stake(player)
    expect(await status(first)).toBe('ok')
    for (const minutes of [29, 29]) {
      await shiftClock(db, minutes * MINUTE_S)
      expect(await status(stake(player))).toBe('ok')
    }
    await shiftClock(db, 2 * MINUTE_S - 1)
    expect(await status(stake(player))).toBe('ok')
    await shiftClock(db, 1)
    const many = await Promise.all(Array.from({ length: 10 }, () => status(stake(player, 1n))))
    expect(new Set(many)).toEqual(new Set(['session']))
    expect([await status(won(first, 50n)), await status(undone(stake(player)))]).toEqual(['ok', 'ok'])
    const { session, sessionLimitS, now } = (await money.gate.read(db, player))!
    expect(sessionLimitS).toBe(HOUR_S)
    expect(session!.began.getTime()).toBe(now.getTime() - HOUR_S * 1_000)
    expect(session!.overAt.getTime()).toBe(now.getTime() + (30 * MINUTE_S - 1) * 1_000)
    await shiftClock(db, 30 * MINUTE_S - 2)
    expect(await status(stake(player))).toBe('session')
    await shiftClock(db, 1)
    expect(await status(stake(player))).toBe('ok')
    await shiftClock(db, 29 * MINUTE_S)
    expect(await status(stake(player))).toBe('ok')
    // Without a limit of their own nobody is stopped.
    const other = await aPlayer(db, money, { cash: 10_000n })
    for (let hours = 0; hours < 3; hours += 0.25) {
      expect(await status(stake(other))).toBe('ok')
      await shiftClock(db, HOUR_S / 4)
    }
  })

  it('B41 windows that slide hold to the second, also under stakes at once, with what was played before they slid', async () => {
    const player = await aPlayer(db, money, { cash: 1_000_000n })
    const [old, back] = [stake(player, 400n), stake(player, 5_000n)]
    expect([await status(old), await status(back)]).toEqual(['ok', 'ok'])
    await shiftClock(db, HOUR_S)
    expect([await status(won(old, 150n)), await status(undone(back))]).toEqual(['ok', 'ok'])
    await ruleOfPlay(db, { ...RULE, windows: 'sliding' })
    const all = (staked: bigint, loss: bigint) => ({
      dayStake: staked,
      weekStake: staked,
      monthStake: staked,
      dayLoss: loss,
      weekLoss: loss,
      monthLoss: loss,
    })
    expect(await used(player)).toEqual(all(400n, 250n))
    await limited(player, { dayStake: 1_000n })
    const many = await Promise.all(Array.from({ length: 10 }, () => status(stake(player))))
    expect(many.filter((one) => one === 'ok')).toHaveLength(6)
    await shiftClock(db, 22 * HOUR_S + HOUR_S - 1)
    expect(await status(stake(player, 1n))).toBe('limit')
    await shiftClock(db, 1)
    expect(await status(stake(player, 401n))).toBe('limit')
    expect(await status(stake(player, 400n))).toBe('ok')
    const { began, ends, now } = (await money.gate.read(db, player))!
    expect(ends).toEqual({ day: null, week: null, month: null })
    expect([now.getTime() - began.day.getTime(), now.getTime() - began.month.getTime()]).toEqual([
      ...[DAY_S * 1_000, 30 * DAY_S * 1_000],
    ])
    await ruleOfPlay(db, RULE)
    expect((await money.gate.read(db, player))!.ends.day).not.toBeNull()
  })

  it.runIf(kind === 'postgres')(
    'B41 the rule changes beside a stake under way: neither waits for the other',
    async () => {
      const player = await aPlayer(db, money, { cash: 10_000n })
      const bet = stake(player, 300n)
      expect(await status(bet)).toBe('ok')
      await db.transaction(async (tx) => {
        await money.gate.locked(tx, player)
        await ruleOfPlay(db, { ...RULE, windows: 'sliding' })
        await ruleOfPlay(db, { ...RULE, reminderS: HOUR_S, windows: 'sliding' })
      })
      await limited(player, { dayStake: 500n })
      const many = await Promise.all(Array.from({ length: 4 }, () => status(stake(player))))
      expect(many.toSorted()).toEqual(['limit', 'limit', 'ok', 'ok'])
      expect(await kept(player)).toEqual({ old: 0, held: 3 })
      await ruleOfPlay(db, RULE)
      expect(await status(stake(player))).toBe('limit')
      expect(await used(player)).toMatchObject({ dayStake: 500n })
      expect(await kept(player)).toEqual({ old: 0, held: 0 })
    },
  )

  it('B41 of who plays no more nothing is kept for windows, and who comes back is counted as ever', async () => {
    await ruleOfPlay(db, { ...RULE, windows: 'sliding' })
    const [gone, stays] = [await aPlayer(db, money, { cash: 10_000n }), await aPlayer(db, money, { cash: 10_000n })]
    expect([await status(stake(gone)), await status(stake(stays))]).toEqual(['ok', 'ok'])
    await shiftClock(db, 40 * DAY_S)
    expect(await status(stake(stays))).toBe('ok')
    await shiftClock(db, 23 * DAY_S)
    const rows = async (player: bigint) => {
      const [row] = await db.sql<{ n: number }>`
        select count(*)::int as n from money.play_move where player_id = ${player}`
      return row!.n
    }
    await money.gate.swept(db, 1)
    expect([await rows(gone), await rows(stays)]).toEqual([0, 1])
    expect(await used(stays)).toMatchObject({ monthStake: 100n })
    expect(await used(gone)).toMatchObject({ monthStake: 0n })
    expect(await status(stake(gone))).toBe('ok')
    expect(await used(gone)).toMatchObject({ monthStake: 100n })
    await ruleOfPlay(db, RULE)
  })

  it('B41 what the state takes of play counts alike before and after the rule changes', async () => {
    const taxed = await someMoney(db, (_source, base) =>
      base === 'winnings' ? [{ from: '2020-01-01', basisPoints: 1_000 }] : [],
    )
    const player = await aPlayer(db, taxed, { cash: 10_000n })
    const first = stake(player, 400n)
    const second = { ...first, key: `${first.key}-2` }
    const wins = [won(first, 1_000n), { ...won(second, 500n), round: first.round }]
    for (const item of [first, second, ...wins, undone(second)]) expect((await taxed.wager(item)).status).toBe('ok')
    // The round brought 1500 for 400 in the end: a tenth of 1100 is withheld.
    const expected = { dayStake: 400n, dayLoss: 400n - 1_500n + 110n }
    expect(await used(player)).toMatchObject(expected)
    await ruleOfPlay(db, { ...RULE, windows: 'sliding' })
    expect(await used(player)).toMatchObject(expected)
    const { journalId } = await taxed.wager(wins[1]!)
    const wrong = { key: `taxed-${player}`, journalId: journalId!, reason: 'wrong' }
    await db.transaction((tx) => taxed.correction.reversed(tx, wrong))
    // A tenth of 600.
    const after = { dayStake: 400n, dayLoss: 400n - 1_000n + 60n }
    expect(await used(player)).toMatchObject(after)
    await ruleOfPlay(db, RULE)
    expect(await used(player)).toMatchObject(after)
  })

  it('B41 B62 stake that goes back in part and wins that are said anew count alike before and after the rule changes', async () => {
    const taxed = await someMoney(db, (_source, base) =>
      base === 'winnings' ? [{ from: '2020-01-01', basisPoints: 1_000 }] : [],
    )
    const player = await aPlayer(db, taxed, { cash: 10_000n })
    const bet = stake(player, 1_000n)
    const win = won(bet, 1_500n)
    const ngn = (minor: bigint) => ({ source: 'studio', playerId: player, amount: { currency: 'NGN', minor } }) as const
    const part = { ...ngn(600n), kind: 'voided', key: `void-${bet.key}`, stakeKey: bet.key } as const
    const less = { ...ngn(400n), kind: 'changed', key: `less-${bet.key}`, ofKey: part.key } as const
    const more = { ...ngn(1_700n), kind: 'changed', key: `more-${bet.key}`, ofKey: win.key } as const
    for (const item of [bet, win]) expect((await taxed.wager(item)).status).toBe('ok')
    await shiftClock(db, 25 * HOUR_S)
    for (const item of [part, less, more]) expect((await taxed.wager(item)).status).toBe('ok')
    // 600 stand and won 1,700: a tenth of 1,100 is withheld. All of it was a day ago.
    const month = { monthStake: 600n, monthLoss: 600n - 1_700n + 110n }
    expect(await used(player)).toMatchObject({ dayStake: 0n, dayLoss: 0n, ...month })
    await ruleOfPlay(db, { ...RULE, windows: 'sliding' })
    expect(await used(player)).toMatchObject({ dayStake: 0n, dayLoss: 0n, ...month })
    expect(await status(stake(player, 7n))).toBe('ok')
    expect((await taxed.wager({ ...more, ...ngn(1_500n), key: `back-${bet.key}` })).status).toBe('ok')
    const after = { dayStake: 7n, dayLoss: 7n, monthStake: 607n, monthLoss: 607n - 1_500n + 90n }
    expect(await used(player)).toMatchObject(after)
    await ruleOfPlay(db, RULE)
    expect(await used(player)).toMatchObject(after)
  })

  it('B41 what is undone or reversed when no window holds it any more is counted and kept nowhere', async () => {
    await ruleOfPlay(db, { ...RULE, windows: 'sliding' })
    const player = await aPlayer(db, money, { cash: 10_000n })
    const [old, lucky] = [stake(player, 400n), stake(player, 300n)]
    expect([await status(old), await status(lucky)]).toEqual(['ok', 'ok'])
    const { journalId } = await money.wager(won(lucky, 900n))
    await shiftClock(db, 31 * DAY_S)
    expect(await status(stake(player, 50n))).toBe('ok')
    expect(await kept(player)).toEqual({ old: 0, held: 1 })
    const counted = await used(player)
    expect(counted).toMatchObject({ monthStake: 50n, monthLoss: 50n })
    expect(await status(undone(old))).toBe('ok')
    const wrong = { key: `late-${player}`, journalId: journalId!, reason: 'wrong' }
    await db.transaction((tx) => money.correction.reversed(tx, wrong))
    expect(await used(player)).toEqual(counted)
    expect(await kept(player)).toEqual({ old: 0, held: 1 })
    await ruleOfPlay(db, RULE)
  })
})
