/** Insured multiples from the slip to the money back: what a company says of a bet decides, once, within cap and count. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bonus } from '@uwanja/contract/site/bonus'
import { aSettlement, aSlip } from '@uwanja/providers/sports/conformance-slip'
import { atSportsbook } from '../testing/bets.ts'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House, type LoggedIn } from '../testing/house.ts'
import { payInsurance } from './insurance.ts'
import { aPromotionDesk } from '../testing/promotions.ts'

const INSURED = {
  kind: 'multiple-insurance',
  legs: 3,
  leastOdds: '1.50',
  most: '30',
  bets: 2,
  pays: 'cash',
  days: 7,
} as const
const HOUR_S = 3_600

describe('C34 insured multiples', () => {
  let house: House
  let desk: Awaited<ReturnType<typeof aPromotionDesk>>
  beforeAll(async () => void (house = await aHouse(FULLEST)))
  // Operators are logged out while hours pass.
  beforeEach(async () => void (desk = await aPromotionDesk(house)))
  afterEach(() => expectBooks(house))
  afterAll(() => house.close())

  const join = async (who: LoggedIn, id: string) =>
    (await house.send(bonus.joinPromotion, { PromotionID: Number(id) }, who.token)).status
  const cash = async (who: LoggedIn) => (await house.server.money.read.wallet(house.db, who.id))!.cash
  const account = (id: string) => house.server.money.read.house(house.db, `promotion:${BigInt(id)}`, 'NGN')
  const gave = async (who: LoggedIn) =>
    ((await house.send(bonus.getBonuses, {}, who.token)).data as { freeBets: { amount: number }[] }).freeBets.map(
      ({ amount }) => amount,
    )
  const pay = async () => {
    await house.shift(HOUR_S + 1)
    await payInsurance(house.server.bonusParts)
    await payInsurance(house.server.bonusParts)
  }

  /** A multiple of three: placed, lost with its first leg, and its other legs told as the last word. */
  async function lose(who: LoggedIn, round: string, minor: bigint, others: readonly (0 | 1)[] = [1, 1]) {
    const { wallet, token } = await atSportsbook(house, 'bti', who)
    const common = { playerId: `${who.id}`, round, currency: 'NGN', minor: 0n }
    const key = `${round}-credit`
    const debit = { ...common, key: `${round}-debit`, minor, token, slip: aSlip(round, minor, 'NGN', 3) }
    expect(await wallet.debit(debit)).toMatchObject({ heard: 'ok' })
    const ends = [0 as const, ...others].map((r, leg) => ({ leg, r, v: '0' as const, f: '1' }))
    const first = aSettlement(round, { outcome: 'lost', legs: ends.slice(0, 1) })
    const last = aSettlement(round, { outcome: 'lost', legs: ends, revision: 2 })
    const said = await wallet.say([
      { ...common, key, call: 'credit', settlement: first },
      { ...common, key: `${round}-last`, call: 'change', of: key, settlement: last },
    ])
    expect(said).toMatchObject([{ heard: 'ok' }, { heard: 'ok' }])
  }

  it('C34 pays back the stake of a multiple that one leg lost, once a bet, up to the most and so many bets', async () => {
    const id = await desk.aPromotion(INSURED, { cap: '1000' })
    const who = await aPlayer(house, { cash: 200_00n })
    await lose(who, 'before', 10_00n)
    expect(await join(who, id)).toBe('SUCCESS')
    await lose(who, 'two-lost', 10_00n, [0, 1])
    await lose(who, 'near', 20_00n)
    await payInsurance(house.server.bonusParts)
    // Within an hour of the last word nothing comes.
    expect(await cash(who)).toBe(160_00n)
    await pay()
    expect(await cash(who)).toBe(180_00n)
    await lose(who, 'nearer', 40_00n)
    await lose(who, 'third', 10_00n)
    await pay()
    // Two bets a player, and 30 at most of one stake.
    expect(await cash(who)).toBe(160_00n)
    expect(await account(id)).toBe(-50_00n)
    const told = await house.db.sql<{ letter: string }>`
      select letter from message where player_id = ${who.id} and letter = 'insurancePaid'`
    expect(told).toHaveLength(2)
  })

  it('C34 gives a free bet where the rule says so, within the cap, and nothing to who keeps away', async () => {
    const id = await desk.aPromotion({ ...INSURED, pays: 'free-bet' }, { cap: '30' })
    const three = async () => aPlayer(house, { cash: 100_00n })
    const [one, other, away] = [await three(), await three(), await three()]
    for (const who of [one, other, away]) expect(await join(who, id)).toBe('SUCCESS')
    await lose(away, 'away-near', 20_00n)
    const until = new Date(Date.now() + 400 * 86_400_000)
    await house.db.transaction((tx) => house.server.money.gate.excluded(tx, away.id, until))
    await lose(one, 'free-near', 20_00n)
    await pay()
    expect(await gave(one)).toEqual([20])
    await lose(other, 'late-near', 20_00n)
    await pay()
    // Ten were left of the cap.
    expect(await gave(other)).toEqual([])
    expect([await cash(one), await cash(other), await account(id)]).toEqual([80_00n, 80_00n, -20_00n])
    expect(await cash(away)).toBe(80_00n)
  })
})
