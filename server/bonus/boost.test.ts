/** Odds boosts from the slip to the money: paid beside the win, within cap and count, and taken back when the win is undone. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { office } from '@uwanja/contract/operators/office'
import { bonus } from '@uwanja/contract/site/bonus'
import type { Settlement } from '@uwanja/contract/book/slip'
import { aSettlement, aSlip } from '@uwanja/providers/sports/conformance-slip'
import { atSportsbook } from '../testing/bets.ts'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House, type LoggedIn } from '../testing/house.ts'
import { payBoosts } from './boost.ts'
import { boostOf, mayBoost } from './boost-rules.ts'
import { aPromotionDesk } from '../testing/promotions.ts'

const BOOST = { kind: 'odds-boost', percent: 10, legs: 2, leastOdds: '1.50', most: '5', bets: 2 } as const
const END = { r: 1, v: '0', f: '1' } as const

/** A double of 20.00 at 2.00 each, which pays 80.00. */
function aDouble(more: Partial<Settlement> = {}, cashMinor = 20_00n) {
  const legs = [0, 1].map((leg) => ({ leg, ...END }))
  const worth = { open: 0, won: 80_00, cashed: 0, voided: 0 }
  return { slip: aSlip('a', 20_00n, 'NGN', 2), settlement: aSettlement('a', { legs, worth, ...more }), cashMinor }
}
const effect = { rule: { ...BOOST, most: '100' }, currency: 'NGN' } as const

describe('C42 what a boost adds', () => {
  it('C42 is a share of what was won above the stake, of its part in cash, without win bonus, up to the most', () => {
    expect(boostOf(effect, aDouble())).toBe(6_00n)
    expect(boostOf(effect, aDouble({}, 5_00n))).toBe(1_50n)
    expect(boostOf(effect, aDouble({ worth: { open: 0, won: 90_00, cashed: 0, voided: 0, bonus: 10_00 } }))).toBe(6_00n)
    expect(boostOf({ ...effect, rule: BOOST }, aDouble())).toBe(5_00n)
  })

  it('C42 is nothing for what is lost, cashed, void in part below the legs, undecided, or won less than its stake', () => {
    const legs = [
      { leg: 0, ...END },
      { leg: 1, r: 1, v: '1', f: '1' },
    ] as Settlement['legs']
    const none: Partial<Settlement>[] = [
      { outcome: 'lost' },
      { worth: { open: 0, won: 80_00, cashed: 1, voided: 0 } },
      { legs },
      { legs: legs.slice(0, 1) },
      { worth: { open: 0, won: 19_00, cashed: 0, voided: 0 } },
      { replaced_by: 'b' },
    ]
    expect(none.map((more) => boostOf(effect, aDouble(more)))).toEqual(none.map(() => 0n))
  })

  it('C42 is for straight bets of enough legs at enough of a price', () => {
    const { slip } = aDouble()
    expect(mayBoost(effect, slip)).toBe(true)
    const others = [
      { ...slip, kind: 'system' as const },
      { ...slip, replaces: 'b' },
      { ...slip, currency: 'TZS' },
      { ...slip, legs: slip.legs.slice(0, 1) },
      { ...slip, legs: [slip.legs[0]!, { ...slip.legs[1]!, odds: 1_490 }] },
    ]
    expect(others.map((one) => mayBoost(effect, one))).toEqual(others.map(() => false))
  })
})

describe('C42 C43 boosted bets', () => {
  let house: House
  let desk: Awaited<ReturnType<typeof aPromotionDesk>>
  beforeAll(async () => {
    house = await aHouse(FULLEST)
    desk = await aPromotionDesk(house)
  })
  afterEach(() => expectBooks(house))
  afterAll(() => house.close())

  const join = async (who: LoggedIn, id: string) =>
    (await house.send(bonus.joinPromotion, { PromotionID: Number(id) }, who.token)).status
  const cash = async (who: LoggedIn) => (await house.server.money.read.wallet(house.db, who.id))!.cash
  const account = (id: string) => house.server.money.read.house(house.db, `promotion:${BigInt(id)}`, 'NGN')
  const boosts = async (who: LoggedIn) =>
    ((await house.send(bonus.getBoosts, { lang: 'en' }, who.token)).data as { boosts: object[] }).boosts
  const pay = async () => void (await Promise.all([1, 2].map(() => payBoosts(house.server.bonusParts))))

  async function place(who: LoggedIn, round: string) {
    const { wallet, token } = await atSportsbook(house, 'bti', who)
    const common = { playerId: `${who.id}`, round, currency: 'NGN' }
    const slip = aSlip(round, 20_00n, 'NGN', 2)
    const debit = { ...common, key: `${round}-debit`, minor: 20_00n, token, slip }
    expect(await wallet.debit(debit)).toMatchObject({ heard: 'ok' })
    const [key, said] = [`${round}-credit`, aDouble().settlement]
    return {
      async win() {
        const settlement = { ...said, bet_id: round }
        const answer = await wallet.say([{ ...common, key, call: 'credit', minor: 80_00n, settlement }])
        expect(answer).toMatchObject([{ heard: 'ok' }])
      },
      /** By another result: lost, or won after all. */
      async change(revision: number, outcome: 'won' | 'lost') {
        const isWon = outcome === 'won'
        const worth = { open: 0, won: isWon ? 80_00 : 0, cashed: 0, voided: 0 }
        const settlement = { ...said, bet_id: round, revision, outcome, worth }
        const minor = isWon ? 80_00n : 0n
        const its = { ...common, key: `${round}-${revision}`, of: key, call: 'change', minor, settlement } as const
        expect(await wallet.say([its])).toMatchObject([{ heard: 'ok' }])
      },
    }
  }

  it('C42 is paid once from its promotion’s account, for so many bets placed after joining, and stands beside the bet', async () => {
    const id = await desk.aPromotion(BOOST, { cap: '1000', title: 'Boost' })
    const who = await aPlayer(house, { cash: 100_00n })
    const before = await place(who, 'before')
    expect(await join(who, id)).toBe('SUCCESS')
    const bets = [await place(who, 'b1'), await place(who, 'b2'), await place(who, 'b3')]
    expect(await boosts(who)).toMatchObject([
      { betId: 'b3' },
      { betId: 'b2' },
      { betId: 'b1', given: 0, percent: 10, most: 5 },
    ])
    for (const bet of [before, ...bets]) await bet.win()
    await pay()
    // 20 is left, four times 80 is won, and two bets have 5 each.
    expect(await cash(who)).toBe(350_00n)
    expect(await account(id)).toBe(-10_00n)
    await pay()
    expect(await cash(who)).toBe(350_00n)
    expect(await boosts(who)).toMatchObject([
      { betId: 'b2', given: 5 },
      { betId: 'b1', given: 5, title: 'Boost' },
    ])
  })

  it('C43 is taken back when the win is undone, as far as it is there, and paid again when it is a win after all', async () => {
    const id = await desk.aPromotion(BOOST, { cap: '1000' })
    const who = await aPlayer(house, { cash: 20_00n })
    expect(await join(who, id)).toBe('SUCCESS')
    const bet = await place(who, 'undone')
    await bet.win()
    await pay()
    expect([await cash(who), await account(id)]).toEqual([85_00n, -5_00n])
    await bet.change(2, 'lost')
    await pay()
    expect([await cash(who), await account(id)]).toEqual([0n, 0n])
    await bet.change(3, 'won')
    await pay()
    expect([await cash(who), await account(id)]).toEqual([85_00n, -5_00n])
  })

  const words = async () =>
    (
      await house.db.sql<{ bet: string; revision: number }>`
      select b.bet_id as bet, w.revision from boost_word w join bet b on b.id = w.bet_id order by b.bet_id`
    ).map(({ bet, revision }) => `${bet} ${String(revision)}`)

  it('C56 a look reads what was said since the last one of bets that a joined boost may meet, and leaves nothing of it', async () => {
    await pay()
    expect(await words()).toEqual([])
    const id = await desk.aPromotion(BOOST, { cap: '1000' })
    const [who, stranger] = [await aPlayer(house, { cash: 60_00n }), await aPlayer(house, { cash: 20_00n })]
    const early = await place(who, 'w0')
    expect(await join(who, id)).toBe('SUCCESS')
    const [won, lost] = [await place(who, 'w1'), await place(who, 'w2')]
    await (await place(stranger, 'w3')).win()
    await early.win()
    await won.win()
    await won.win()
    await lost.win()
    await lost.change(2, 'lost')
    // Of one bet the newest word; none of what was placed before joining, and none of a stranger's.
    expect(await words()).toEqual(['w1 1', 'w2 2'])
    await pay()
    expect(await words()).toEqual([])
    // 60 staked, 80 twice, and a boost of 5: of a bet that is lost before anybody looks there is no gift.
    expect(await cash(who)).toBe(165_00n)
    const gifts = await house.db.sql`select stretch from promotion_gift where player_id = ${who.id}`
    expect(gifts).toHaveLength(1)
    await won.change(2, 'lost')
    expect(await words()).toEqual(['w1 2'])
    await pay()
    expect([await words(), await account(id)]).toEqual([[], 0n])
  })

  it('C57 what is said after a promotion’s end is looked at, and dropped unread when it is long over', async () => {
    const id = await desk.aPromotion(BOOST, { cap: '1000' })
    const who = await aPlayer(house, { cash: 40_00n })
    expect(await join(who, id)).toBe('SUCCESS')
    const [first, second] = [await place(who, 'd1'), await place(who, 'd2')]
    const ended = await desk.ask(office.setPromotionState, { id, state: 'ended', why: 'a test' })
    expect(ended.status).toBe('SUCCESS')
    await first.win()
    await pay()
    expect([await words(), await account(id)]).toEqual([[], -5_00n])
    await house.db
      .sql`update promotion set starts_at = house_now() - interval '20 days', ends_at = house_now() - interval '16 days' where id = ${BigInt(id)}`
    await second.win()
    expect(await words()).toEqual(['d2 1'])
    await pay()
    expect([await words(), await account(id)]).toEqual([[], -5_00n])
  })

  it('C42 never gives more than its cap', async () => {
    const id = await desk.aPromotion(BOOST, { cap: '7' })
    const who = await aPlayer(house, { cash: 40_00n })
    expect(await join(who, id)).toBe('SUCCESS')
    for (const round of ['c1', 'c2']) await (await place(who, round)).win()
    await pay()
    expect([await cash(who), await account(id)]).toEqual([165_00n, -5_00n])
  })
})
