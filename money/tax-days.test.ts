/** The tax of rounds that last longer than a rate: each win's day decides, and nobody pays more than a movement brings. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aDatabase, RULE_KINDS, freezeClock, shiftClock } from '@uwanja/server/db/testing'
import type { Money } from './money.ts'
import type { Db } from '@uwanja/database/sql'
import { aPlayer, expectWholeBooks, someMoney } from './testing.ts'

const ngn = (minor: bigint) => ({ currency: 'NGN' as const, minor })
let sequence = 0
const fresh = (word: string) => `${word}-${++sequence}`

describe.each(RULE_KINDS)('when the rate is another tomorrow on %s', (kind) => {
  /** One in a hundred until the twentieth, ninety afterwards. */
  let db: Db
  let money: Money
  beforeAll(async () => {
    db = await aDatabase(kind)
    await freezeClock(db)
    const rates = [
      { from: '2026-11-21', basisPoints: 9_000 },
      { from: '2001-01-01', basisPoints: 100 },
    ]
    money = await someMoney(db, (_source, base) => (base === 'winnings' ? rates : []))
  })
  afterEach(async () => void (await db.sql`update house_clock set shift = '0'`))
  afterAll(async () => {
    await expectWholeBooks(db, money)
    await db.close()
  })
  const played = async (start: { cash: bigint; bonus?: bigint }) => {
    const playerId = await aPlayer(db, money, start)
    const round = fresh('days')
    const before = await money.read.house(db, 'tax:winnings', 'NGN')
    const move = (kind: 'staked' | 'won', minor: bigint, key = fresh(kind)) =>
      money.wager({ kind, source: 'studio', key, playerId, round, amount: ngn(minor) })
    return {
      move,
      undo: (betKey: string) =>
        money.wager({ source: 'studio', key: fresh('undo'), playerId, kind: 'rolled-back', betKey, currency: 'NGN' }),
      back: (stakeKey: string, minor: bigint) =>
        money.wager({ source: 'studio', key: fresh('void'), playerId, kind: 'voided', stakeKey, amount: ngn(minor) }),
      change: (ofKey: string, minor: bigint) =>
        money.wager({ source: 'studio', key: fresh('change'), playerId, kind: 'changed', ofKey, amount: ngn(minor) }),
      reverse: (journalId: bigint) =>
        db.transaction((tx) => money.correction.reversed(tx, { key: fresh('r'), journalId, reason: 'wrong' })),
      wallet: async () => {
        const { cash, bonus } = (await money.read.wallet(db, playerId))!
        return { cash, bonus, withheld: (await money.read.house(db, 'tax:winnings', 'NGN'))! - before! }
      },
    }
  }

  it('T05 a stake undone later is taxed at the rate of the day of the win', async () => {
    const at = await played({ cash: 1_000n })
    await at.move('staked', 100n)
    await at.move('staked', 400n, 'dear')
    await at.move('won', 2_500n)
    expect(await at.wallet()).toEqual({ cash: 2_980n, bonus: 0n, withheld: 20n })
    await shiftClock(db, 86_400)
    await at.undo('dear')
    expect(await at.wallet()).toEqual({ cash: 3_376n, bonus: 0n, withheld: 24n })
  })

  it('T05 no more is withheld than a win brings or a stake brings back', async () => {
    const at = await played({ cash: 1_000n })
    await at.move('staked', 100n)
    await at.move('staked', 10n, 'small')
    await at.move('won', 10_110n)
    await shiftClock(db, 86_400)
    expect(await at.wallet()).toEqual({ cash: 10_900n, bonus: 0n, withheld: 100n })
    // At the new rate the round owes thousands: all of this win, all of this stake, and not a kobo of their own.
    await at.move('won', 50n)
    expect(await at.wallet()).toEqual({ cash: 10_900n, bonus: 0n, withheld: 150n })
    await at.undo('small')
    expect(await at.wallet()).toEqual({ cash: 10_900n, bonus: 0n, withheld: 160n })
  })

  it('T05 B56 no more is withheld than a void or a raised win brings, and of what is taken back nothing', async () => {
    const at = await played({ cash: 1_000n })
    await at.move('staked', 100n)
    await at.move('staked', 10n, 'part')
    await at.move('won', 10_110n)
    await shiftClock(db, 86_400)
    await at.move('won', 50n, 'later')
    expect(await at.wallet()).toEqual({ cash: 10_900n, bonus: 0n, withheld: 150n })
    await at.back('part', 4n)
    expect(await at.wallet()).toEqual({ cash: 10_900n, bonus: 0n, withheld: 154n })
    await at.change('later', 60n)
    expect(await at.wallet()).toEqual({ cash: 10_900n, bonus: 0n, withheld: 164n })
    await at.change('later', 20n)
    expect(await at.wallet()).toEqual({ cash: 10_860n, bonus: 0n, withheld: 164n })
  })

  it('T05 of two wins the wrong one is undone: the other is taxed at the rate of its own day, out of cash and bonus', async () => {
    const at = await played({ cash: 600n, bonus: 400n })
    await at.move('staked', 1_000n)
    await at.move('won', 3_000n)
    expect(await at.wallet()).toEqual({ cash: 1_788n, bonus: 1_192n, withheld: 20n })
    await shiftClock(db, 86_400)
    const { journalId } = await at.move('won', 10_000n)
    await at.reverse(journalId!)
    expect(await at.wallet()).toEqual({ cash: 1_788n, bonus: 1_192n, withheld: 20n })
  })
})
