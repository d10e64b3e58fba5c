/** Stakes that the house lays down for a player: on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDatabase, RULE_KINDS } from '@uwanja/server/db/testing'
import type { Db } from '@uwanja/database/sql'
import type { Money, Wager } from './money.ts'
import { fresh, stake, win, back, change, rollback } from './resettled-testing.ts'
import { aPlayer, expectWholeBooks, someMoney } from './testing.ts'

describe.each(RULE_KINDS)('free bets on %s', (kind) => {
  let db: Db
  let money: Money
  beforeAll(async () => {
    db = await aDatabase(kind)
    money = await someMoney(db)
  })
  afterAll(async () => {
    await expectWholeBooks(db, money)
    await db.close()
  })
  const has = async (player: bigint) => {
    const { cash, bonus, debt } = (await money.read.wallet(db, player))!
    return [cash, bonus, debt]
  }
  /** One after the other: what each was answered. */
  const said = async (...items: Wager[]) => {
    const all = []
    for (const item of items) all.push((await money.wager(item)).status)
    return all
  }
  const freeBets = () => money.read.house(db, 'free-bets', 'NGN')

  it('B61 a free bet is the house’s stake: nothing of the player’s moves, limits do not count it, its win is cash', async () => {
    const before = await freeBets()
    const player = await aPlayer(db, money, { cash: 10n, bonus: 10n })
    await db.transaction((tx) =>
      money.terms.set(tx, { source: 'studio', game: 'g' }, 'NGN', { isOn: true, least: 9_000n, most: null }),
    )
    const free = stake(player, 5_000n, { funding: { freeBet: 'f1' }, details: { game: 'g' } })
    const mine = stake(player, 20n)
    const won = win(free, 7_000n)
    expect(await said(free, free, { ...free, funding: { freeBet: 'f2' } })).toEqual(['ok', 'duplicate', 'reused'])
    expect(await has(player)).toEqual([10n, 10n, 0n])
    expect((await freeBets()) - before).toBe(-5_000n)
    expect((await money.gate.read(db, player))!).toMatchObject({
      used: { dayStake: 0n },
      reminderDueAt: null,
      session: null,
    })
    expect(await said(won, mine)).toEqual(['ok', 'ok'])
    expect(await has(player)).toEqual([6_990n, 10n, 0n])
    expect((await money.gate.read(db, player))!.used).toMatchObject({ dayStake: 20n, dayLoss: -6_980n })
    expect(await said(change(won, 0n), back(free, 5_000n))).toEqual(['ok', 'ok'])
    expect((await freeBets()) - before).toBe(0n)
    // Of 7,000 that were cash alone 10 had been staked.
    expect(await has(player)).toEqual([0n, 10n, 10n])
  })

  it('B61 in a round of both a win is divided by what was bonus of all that was staked', async () => {
    const player = await aPlayer(db, money, { bonus: 100n })
    const mine = stake(player, 100n)
    const free = stake(player, 300n, { round: mine.round, funding: { freeBet: fresh('f') } })
    expect(await said(mine, free, win(mine, 1_000n))).toEqual(['ok', 'ok', 'ok'])
    expect(await has(player)).toEqual([750n, 250n, 0n])
  })

  it('B61 blocks and a game that is off stop a free bet, and a rollback gives the house its money back', async () => {
    const before = await freeBets()
    const player = await aPlayer(db, money)
    const free = (game: string) => stake(player, 700n, { funding: { freeBet: fresh('f') }, details: { game } })
    await db.transaction((tx) =>
      money.terms.set(tx, { source: 'studio', game: 'off' }, 'NGN', { isOn: false, least: null, most: null }),
    )
    const bet = free('on')
    expect(await said(free('off'), bet)).toEqual(['blocked', 'ok'])
    await db.transaction((tx) => money.gate.blocked(tx, player, 'forever'))
    expect(await said(free('on'), rollback(bet))).toEqual(['blocked', 'ok'])
    expect([(await freeBets()) - before, ...(await has(player))]).toEqual([0n, 0n, 0n, 0n])
  })
})
