/** What promotions give: by code and by button, once a player, within their cap, and paid from an account of their own. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { office } from '@uwanja/contract/operators/office'
import type { OfficeEffect } from '@uwanja/contract/operators/promotions'
import { bonus } from '@uwanja/contract/site/bonus'
import { protection } from '@uwanja/contract/site/protection'
import { payments } from '../testing/banking.ts'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House, type TestPlayer } from '../testing/house.ts'
import { cashbackOf } from './effect-rules.ts'
import { payCashback, returnUnused } from './effects.ts'
import { aPromotionDesk } from '../testing/promotions.ts'

const DAY_S = 86_400
const FREE = { kind: 'free-bet', base: 'joining', amount: '200', least: '1', days: 7 } as const
const BACK = { kind: 'cashback', percent: 10, period: 'day', least: '100', most: '500' } as const
const MATCHED = {
  kind: 'deposit-bonus',
  base: 'deposit',
  percent: 50,
  least: '500',
  most: '1000',
  times: 3,
  lowRiskPercent: 10,
  days: 10,
} as const

it.each([
  [99_99n, 0n],
  [100_00n, 10_00n],
  [100_09n, 10_00n],
  [9_000_00n, 500_00n],
  [-50_00n, 0n],
])('C23 of a loss of %s comes %s', (lost, back) => expect(cashbackOf({ rule: BACK, currency: 'NGN' }, lost)).toBe(back))

describe('promotions that give', () => {
  let house: House
  let desk: Awaited<ReturnType<typeof aPromotionDesk>>
  beforeAll(async () => {
    house = await aHouse(FULLEST, { OFFICE_FOUR_EYES_MINOR: '10000000' })
    desk = await aPromotionDesk(house)
  })
  afterEach(() => expectBooks(house))
  afterAll(() => house.close())
  const { deposit, approve, untilState } = payments(() => house)

  const join = async (who: TestPlayer, id: string) =>
    (await house.send(bonus.joinPromotion, { PromotionID: Number(id) }, who.token)).status
  const choose = async (who: TestPlayer, bonusCode: string) =>
    (await house.send(bonus.chooseBonus, { bonusCode }, who.token)).status
  const stands = async (who: TestPlayer, id: string) => {
    const { data } = await house.send(bonus.getPromotions, {}, who.token)
    return (data as { promotions: { id: number }[] }).promotions.find((one) => one.id === Number(id))
  }
  const freeBets = async (who: TestPlayer) =>
    ((await house.send(bonus.getBonuses, {}, who.token)).data as { freeBets: { amount: number }[] }).freeBets
  const account = (id: string) => house.server.money.read.house(house.db, `promotion:${BigInt(id)}`, 'NGN')
  const wallet = async (who: TestPlayer) => (await house.server.money.read.wallet(house.db, who.id))!
  const inOffice = async (id: string) =>
    ((await desk.ask(office.promotion, { id })).data as { promotion: { effect: OfficeEffect } }).promotion.effect
  const pay = async (who: TestPlayer, amount: number) => {
    const { data } = await deposit(who, amount)
    await approve(who)
    await untilState(who, data.id, 'paid')
  }

  it('C41 a promotion for another jurisdiction gives nothing here, by button, code or deposit', async () => {
    const elsewhere = { cap: '10000', jurisdiction: 'TZ' } as const
    const free = await desk.aPromotion(FREE, { ...elsewhere, code: 'HUKO' })
    const matched = await desk.aPromotion(MATCHED, { ...elsewhere, code: 'HUKO2' })
    const spins = { kind: 'free-spins', spins: 5, amount: '10', most: '100', winnings: 'cash', times: 1 } as const
    const first = { ...spins, base: 'first-deposit', takers: 'everybody', least: '500', days: 7 } as const
    await desk.aPromotion(first, elsewhere)
    const here = await desk.aPromotion(FREE, { cap: '10000', jurisdiction: 'NG' })
    const who = await aPlayer(house)
    expect(await stands(who, free)).toBeUndefined()
    expect(await stands(who, here)).toMatchObject({ state: 'open' })
    expect([await join(who, free), await join(who, matched)]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
    expect([await choose(who, 'HUKO'), await choose(who, 'HUKO2')]).toEqual([
      'BONUS_CODE_UNKNOWN',
      'BONUS_CODE_UNKNOWN',
    ])
    await pay(who, 600)
    expect(await freeBets(who)).toEqual([])
    expect((await house.send(bonus.getBonuses, {}, who.token)).data).toMatchObject({ offers: [], freeSpins: [] })
    expect(await join(who, here)).toBe('SUCCESS')
    expect(await freeBets(who)).toHaveLength(1)
  })

  it('C21 C22 a free bet comes with joining, once a player however often it is asked for at once', async () => {
    const id = await desk.aPromotion(FREE, { code: 'BURE' })
    const who = await aPlayer(house)
    expect(await stands(who, id)).toMatchObject({ kind: 'free-bet', state: 'open', given: 0 })
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, at) => (at % 2 ? join(who, id) : choose(who, ' bure '))),
    )
    expect(all.filter((status) => status === 'SUCCESS')).toHaveLength(1)
    expect(all.filter((status) => status === 'BONUS_NOT_AVAILABLE')).toHaveLength(7)
    expect(await freeBets(who)).toMatchObject([{ amount: 200 }])
    expect(await stands(who, id)).toMatchObject({ state: 'given', given: 200 })
    expect(await account(id)).toBe(-200_00n)
    expect(await inOffice(id)).toMatchObject({ given: '200.00', cost: '200.00', joined: 1, takers: 1 })
  })

  it('C22 a cap is exact however many players come at once', async () => {
    const id = await desk.aPromotion(FREE, { cap: '700' })
    const people = await Promise.all(Array.from({ length: 8 }, () => aPlayer(house)))
    const all = await Promise.all(people.map((who) => join(who, id)))
    expect(all.toSorted()).toEqual([...Array(5).fill('PROMOTION_USED_UP'), ...Array(3).fill('SUCCESS')])
    expect(await account(id)).toBe(-600_00n)
    expect(await inOffice(id)).toMatchObject({ cap: '700.00', given: '600.00', takers: 3 })
    // Who came too late has joined nothing, and is told so.
    expect(await stands(people[all.indexOf('PROMOTION_USED_UP')]!, id)).toMatchObject({ state: 'open' })
  })

  it('C21 a free bet of a deposit waits for one that is large enough, and of a first deposit for that alone', async () => {
    const any = await desk.aPromotion({ ...FREE, base: 'deposit', least: '600' }, { code: 'AMANA' })
    const first = await desk.aPromotion({ ...FREE, base: 'first-deposit', least: '600' })
    const who = await aPlayer(house)
    expect([await choose(who, 'AMANA'), await join(who, first)]).toEqual(['SUCCESS', 'SUCCESS'])
    await pay(who, 500)
    expect(await freeBets(who)).toEqual([])
    expect([await stands(who, any), await stands(who, first)]).toMatchObject([{ state: 'joined' }, { state: 'joined' }])
    await pay(who, 700)
    expect(await freeBets(who)).toMatchObject([{ amount: 200 }])
    expect([await stands(who, any), await stands(who, first)]).toMatchObject([{ state: 'given' }, { state: 'missed' }])
    await pay(who, 800)
    expect(await freeBets(who)).toHaveLength(1)
    const late = await aPlayer(house)
    await pay(late, 700)
    expect(await stands(late, first)).toMatchObject({ state: 'closed' })
    expect(await join(late, first)).toBe('BONUS_NOT_AVAILABLE')
  })

  it('C21 C24 a deposit bonus is paid by its promotion, and what is not staked goes back to it', async () => {
    const id = await desk.aPromotion(MATCHED, { code: 'NUSU', cap: '1500' })
    const [who, other] = [await aPlayer(house), await aPlayer(house)]
    expect([await choose(who, 'nusu'), await join(other, id)]).toEqual(['SUCCESS', 'SUCCESS'])
    await pay(who, 2_400)
    expect(await wallet(who)).toMatchObject({ cash: 2_400_00n, bonus: 1_000_00n })
    expect(await stands(who, id)).toMatchObject({ state: 'given', given: 1_000, wagered: 0, required: 3_000 })
    // Of the cap 500 is left, and this one would bring 600.
    await pay(other, 1_200)
    expect(await wallet(other)).toMatchObject({ cash: 1_200_00n, bonus: 0n })
    expect(await stands(other, id)).toMatchObject({ state: 'missed' })
    expect(await account(id)).toBe(-1_000_00n)
    await house.db.transaction((tx) => house.server.banking.forfeitBonus(tx, who.id))
    expect(await account(id)).toBe(0n)
    expect(await inOffice(id)).toMatchObject({ given: '1000.00', cost: '0.00', takers: 1 })
  })

  it('C24 a free bet that nobody used goes back to its promotion, once', async () => {
    const id = await desk.aPromotion({ ...FREE, days: 1 })
    const who = await aPlayer(house)
    expect(await join(who, id)).toBe('SUCCESS')
    expect(await account(id)).toBe(-200_00n)
    await house.shift(DAY_S + 1)
    desk = await aPromotionDesk(house)
    const deps = house.server.bonusParts
    await Promise.all([returnUnused(deps), returnUnused(deps), returnUnused(deps)])
    expect(await account(id)).toBe(0n)
  })

  it('C21 nobody who is excluded or on a break is offered or given anything', async () => {
    const id = await desk.aPromotion(FREE)
    const who = await aPlayer(house)
    expect((await house.send(protection.takeTimeOut, { hours: 24 }, who.token)).status).toBe('SUCCESS')
    expect(await stands(who, id)).toBeUndefined()
    expect(await join(who, id)).toBe('TIME_OUT_ACTIVE')
    expect(await account(id)).toBe(0n)
  })

  it('C35 a promotion pays towards the prizes of a race for each whom it lets in, and lets nobody into one that is not there', async () => {
    const entry = { kind: 'race-entry', base: 'joining', race: 'the-cup', amount: '50', least: '1' } as const
    const id = await desk.aPromotion(entry, { cap: '100' })
    const [one, other, third] = [await aPlayer(house), await aPlayer(house), await aPlayer(house)]
    expect(await join(one, id)).toBe('BONUS_NOT_AVAILABLE')
    await house.db.sql`
      with rule as (insert into race_rule (name, version, rule) values ('Cup', 1, '{}'::jsonb) returning id)
      insert into race (rule_id, names, url_suffix, currency, from_at, to_at, planned_to, state, needs_entry)
      select id, '{"en": "The cup", "sw": "", "zh": ""}'::jsonb, 'the-cup', 'NGN', house_now(), house_now() + interval '1 day',
        house_now() + interval '1 day', 'running', true from rule`
    const before = (await house.server.money.read.house(house.db, 'races', 'NGN')) ?? 0n
    expect([await join(one, id), await join(one, id), await join(other, id)]).toEqual([
      ...['SUCCESS', 'BONUS_NOT_AVAILABLE', 'SUCCESS'],
    ])
    expect(await join(third, id)).toBe('PROMOTION_USED_UP')
    expect(await stands(one, id)).toMatchObject({ state: 'given', given: 50 })
    expect(await account(id)).toBe(-100_00n)
    expect(await house.server.money.read.house(house.db, 'races', 'NGN')).toBe(before + 100_00n)
    await house.db.sql`update race set state = 'cancelled'`
  })

  it('C23 cashback of a day is paid once, from what was lost in cash since joining', async () => {
    const id = await desk.aPromotion(BACK, { title: 'Money back' })
    const who = await aPlayer(house)
    await pay(who, 5_000)
    const { money, bonusParts } = house.server
    const play = (key: string, kind: 'staked' | 'won', minor: bigint) =>
      money.wager({
        kind,
        source: 'betsolutions',
        key: `${key}-${who.id}`,
        playerId: who.id,
        round: `back-${who.id}`,
        amount: { currency: 'NGN', minor },
      })
    await play('before', 'staked', 1_000_00n)
    expect(await join(who, id)).toBe('SUCCESS')
    await play('one', 'staked', 2_000_00n)
    await play('two', 'won', 500_00n)
    const before = (await wallet(who)).cash
    await payCashback(bonusParts, 'Africa/Lagos')
    expect((await wallet(who)).cash).toBe(before)
    await house.shift(DAY_S)
    desk = await aPromotionDesk(house)
    await Promise.all([1, 2, 3].map(() => payCashback(bonusParts, 'Africa/Lagos')))
    // A tenth of 2,000 less 500.
    expect((await wallet(who)).cash - before).toBe(150_00n)
    expect(await account(id)).toBe(-150_00n)
    await house.shift(DAY_S)
    await payCashback(bonusParts, 'Africa/Lagos')
    expect((await wallet(who)).cash - before).toBe(150_00n)
  })

  it('C25 what may cost more than one may promise alone waits for a second person, and its terms stand once it gave', async () => {
    desk = await aPromotionDesk(house)
    const id = await desk.aPromotion(null)
    const pending = { id, code: 'GHALI', effect: FREE, cap: '100001', why: 'a test' }
    const { data, status } = await desk.ask(office.askPromotionEffect, pending)
    expect([status, data]).toMatchObject(['SUCCESS', { waits: true }])
    const who = await aPlayer(house)
    expect(await join(who, id)).toBe('NOT_FOUND')
    expect(await desk.approve(id, desk.marketing)).toBe('FORBIDDEN')
    expect(await desk.approve(id)).toBe('SUCCESS')
    expect(await join(who, id)).toBe('SUCCESS')
    const more = { ...pending, cap: '100002' }
    expect((await desk.ask(office.askPromotionEffect, { ...more, effect: { ...FREE, amount: '300' } })).status).toBe(
      'INCORRECT_PARAMETER_VALUE',
    )
    expect((await desk.ask(office.askPromotionEffect, { ...pending, cap: '50000' })).status).toBe(
      'INCORRECT_PARAMETER_VALUE',
    )
    expect((await desk.ask(office.askPromotionEffect, more)).data).toMatchObject({ waits: true })
    expect((await desk.ask(office.askPromotionEffect, pending, desk.support)).status).toBe('FORBIDDEN')
  })
})
