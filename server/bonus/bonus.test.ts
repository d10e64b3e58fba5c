/** The first deposit's bonus: chosen, granted, staked, turned into cash, and what ends it. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bonus } from '@uwanja/contract/site/bonus'
import { protection } from '@uwanja/contract/site/protection'
import { cursorsReachTheEnd, isEverythingRead } from '@uwanja/money/testing'
import { payments } from '../testing/banking.ts'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House, type TestPlayer } from '../testing/house.ts'
import { CURSOR, endBonuses, sendAfter } from './bonus.ts'
import { aWelcomeBonus } from '../testing/promotions.ts'
import { bonusOf, ruleOfFigures } from './rules.ts'
import { project } from '../runtime/projections.ts'
import { WAGERED } from './wagering.ts'

const CODE = 'karibu100 '
const FIGURES = {
  code: 'KARIBU100',
  percent: 100,
  least: '50000',
  most: '5000000',
  times: 10,
  lowRiskPercent: 10,
  days: 30,
}
const RULE = ruleOfFigures(FIGURES, { name: 'first-deposit', currency: 'NGN' })

describe('B10 what a deposit brings', () => {
  it('is its share, from the least on and up to the most', () => {
    expect(bonusOf(RULE, 'NGN', 499_99n)).toBe(0n)
    expect(bonusOf(RULE, 'NGN', 500_00n)).toBe(500_00n)
    expect(bonusOf(RULE, 'NGN', 90_000_00n)).toBe(50_000_00n)
  })
})

describe('bonuses', () => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(FULLEST)
    await aWelcomeBonus(house)
  })
  afterEach(() => expectBooks(house))
  afterAll(() => house.close())
  const { deposit, withdraw, approve, untilState, balance } = payments(() => house)

  const choose = (who: TestPlayer, bonusCode = CODE) => house.send(bonus.chooseBonus, { bonusCode }, who.token)
  const bonuses = async (who: TestPlayer) =>
    ((await house.send(bonus.getBonuses, {}, who.token)) as { data: { offers: object[]; bonuses: object[] } }).data
  const wallet = async (who: TestPlayer) => (await house.server.money.read.wallet(house.db, who.id))!
  const pay = async (who: TestPlayer, amount: number) => {
    const { data } = await deposit(who, amount)
    await approve(who)
    await untilState(who, data.id, 'paid')
  }
  let round = 0
  const stake = (who: TestPlayer, minor: bigint) =>
    house.server.money.wager({
      kind: 'staked',
      source: 'betsolutions',
      key: `bonus-${++round}`,
      playerId: who.id,
      round: `r${round}`,
      amount: { currency: 'NGN', minor },
    })
  const settle = async () => {
    const { money, bonusParts: bonusDeps } = house.server
    await cursorsReachTheEnd(house.db)
    // The house's own timer may be at the cursor: nothing is read here then, and it is read all the same.
    do await project(house.db, money, WAGERED)
    while (!(await isEverythingRead(house.db, CURSOR)))
    await sendAfter(bonusDeps, 'everybody')
    await endBonuses(bonusDeps)
  }

  it('B10 C32 comes with the first deposit for which it was chosen, once in a lifetime', async () => {
    const who = await aPlayer(house)
    expect(await choose(who, 'NOTHING')).toMatchObject({ status: 'BONUS_CODE_UNKNOWN' })
    expect((await bonuses(who)).offers).toMatchObject([{ code: 'KARIBU100', percent: 100 }])
    await choose(who)
    await pay(who, 700)
    expect(await wallet(who)).toMatchObject({ cash: 700_00n, bonus: 700_00n })
    expect(await balance(who)).toBe(1400)
    expect(await bonuses(who)).toMatchObject({
      offers: [],
      bonuses: [{ state: 'active', granted: 700, required: 7000 }],
    })
    await pay(who, 800)
    expect(await wallet(who)).toMatchObject({ bonus: 700_00n })
    expect(await choose(who)).toMatchObject({ status: 'BONUS_NOT_AVAILABLE' })
  })

  it('B04 B10 is not given to who takes a break before the deposit is paid: the money comes, and nothing to play with', async () => {
    const who = await aPlayer(house)
    await choose(who)
    const { data } = await deposit(who, 700)
    expect((await house.send(protection.takeTimeOut, { hours: 24 }, who.token)).status).toBe('SUCCESS')
    await approve(who)
    await untilState(who, data.id, 'paid')
    expect(await wallet(who)).toMatchObject({ cash: 700_00n, bonus: 0n })
    const states = await house.db.sql<{ state: string }>`select state from bonus where player_id = ${who.id}`
    expect(states).toEqual([{ state: 'missed' }])
  })

  it('B10 C33 what was chosen before bonuses were promotions is given by the figures of that day', async () => {
    const who = await aPlayer(house)
    await house.db.sql`
      insert into bonus (player_id, rule, state, currency, figures)
      values (${who.id}, 'first-deposit', 'chosen', 'NGN', ${JSON.stringify({ ...FIGURES, most: '60000' })}::text::jsonb)`
    await pay(who, 700)
    expect(await wallet(who)).toMatchObject({ cash: 700_00n, bonus: 600_00n })
    expect((await bonuses(who)).bonuses).toMatchObject([{ state: 'active', code: 'KARIBU100', required: 6000 }])
  })

  it('B10 is not given to who has not chosen it', async () => {
    const who = await aPlayer(house)
    await pay(who, 700)
    expect(await wallet(who)).toMatchObject({ bonus: 0n })
    expect(await choose(who)).toMatchObject({ status: 'BONUS_NOT_AVAILABLE' })
  })

  it('B11 what is left becomes cash when enough was staked; stakes that were undone do not count', async () => {
    const who = await aPlayer(house)
    await choose(who)
    await pay(who, 500)
    // 5,000 have to be staked; nine tenths of it are, and a tenth is taken back.
    for (let nth = 0; nth < 9; nth++) {
      const { key, won } = { key: `bonus-${round + 1}`, won: `won-${round + 1}` }
      await stake(who, 500_00n)
      const common = { source: 'betsolutions', playerId: who.id }
      if (nth === 0)
        await house.server.money.wager({ ...common, kind: 'rolled-back', key: won, betKey: key, currency: 'NGN' })
      else
        await house.server.money.wager({
          ...common,
          kind: 'won',
          key: won,
          round: `r${round}`,
          amount: { currency: 'NGN', minor: 500_00n },
        })
    }
    await settle()
    expect((await bonuses(who)).bonuses).toMatchObject([{ state: 'active', wagered: 4000 }])
    await stake(who, 600_00n)
    await stake(who, 400_00n)
    await settle()
    expect((await bonuses(who)).bonuses).toMatchObject([{ state: 'released', wagered: 5000 }])
    expect(await wallet(who)).toMatchObject({ cash: 0n, bonus: 0n })
  })

  it('B11 of a stake where both sides can be staked on a part counts, and the same part goes when it is undone', async () => {
    await house.db.sql`insert into game_company (company) values ('betsolutions') on conflict do nothing`
    await house.db.sql`
      insert into game (company_id, code, name, kind, features, launch, image, released_on, devices)
      select id, 'red-and-black', 'Roulette', 'live-roulette', '[]', '{}', '', '2026-01-01', '[]' from game_company
      where company = 'betsolutions'`
    const who = await aPlayer(house)
    await choose(who)
    await pay(who, 500)
    const onBoth = async (key: string, minor: bigint) => {
      const common = { source: 'betsolutions', playerId: who.id, key, round: key }
      const amount = { currency: 'NGN', minor } as const
      await house.server.money.wager({ ...common, kind: 'staked', amount, details: { game: 'red-and-black' } })
    }
    await onBoth('both-1', 300_05n)
    await onBoth('both-2', 200_05n)
    await stake(who, 100_00n)
    await settle()
    expect((await bonuses(who)).bonuses).toMatchObject([{ wagered: 150 }])
    const undone = {
      source: 'betsolutions',
      playerId: who.id,
      key: 'undo-2',
      betKey: 'both-2',
      currency: 'NGN',
    } as const
    await house.server.money.wager({ ...undone, kind: 'rolled-back' })
    await settle()
    expect((await bonuses(who)).bonuses).toMatchObject([{ wagered: 130 }])
  })

  it('B11 B62 what is voided of a stake does not count, and of a sport what its results settled counts then', async () => {
    const who = await aPlayer(house)
    await choose(who)
    await pay(who, 500)
    const wagered = async () => {
      await settle()
      return (await bonuses(who)).bonuses
    }
    const said = async (...items: Parameters<typeof house.server.money.wager>[0][]) => {
      for (const item of items) expect((await house.server.money.wager(item)).status).toBe('ok')
    }
    const amount = (minor: bigint) => ({ currency: 'NGN', minor }) as const
    const game = { source: 'betsolutions', playerId: who.id }
    await stake(who, 300_00n)
    await said({ ...game, kind: 'voided', key: 'part-1', stakeKey: `bonus-${round}`, amount: amount(120_00n) })
    expect(await wagered()).toMatchObject([{ wagered: 180 }])
    const bet = { source: 'bsbetting', playerId: who.id, round: 'bet-1' }
    const result = { ...bet, kind: 'won', key: 'result-1', amount: amount(0n), wageredMinor: 250_00n } as const
    await said({ ...bet, kind: 'staked', key: 'slip-1', amount: amount(400_00n) })
    expect(await wagered()).toMatchObject([{ wagered: 180 }])
    await said(result)
    expect(await wagered()).toMatchObject([{ wagered: 430 }])
    const anew = {
      source: 'bsbetting',
      playerId: who.id,
      kind: 'changed',
      ofKey: 'result-1',
      amount: amount(0n),
    } as const
    await said({ ...anew, key: 'anew-1', wageredMinor: 400_00n }, { ...anew, key: 'anew-2', wageredMinor: 100_00n })
    expect(await wagered()).toMatchObject([{ wagered: 280 }])
    await said({
      source: 'bsbetting',
      playerId: who.id,
      kind: 'voided',
      key: 'part-2',
      stakeKey: 'slip-1',
      amount: amount(50_00n),
    })
    expect(await wagered()).toMatchObject([{ wagered: 280 }])
  })

  it('B11 B12 what comes back of a stake that was under way when its bonus ended goes where the bonus went', async () => {
    const [free, gone] = [await aPlayer(house), await aPlayer(house)]
    const openOf = async (who: TestPlayer) => {
      await choose(who)
      await pay(who, 500)
      // The whole of cash and bonus stands on one round, and nine other rounds of it come back.
      for (let nth = 0; nth < 4; nth++) {
        await stake(who, 1_000_00n)
        await win(who, round, 1_000_00n)
      }
      await stake(who, 1_000_00n)
      return round
    }
    const win = (who: TestPlayer, nth: number, minor: bigint) =>
      house.server.money.wager({
        kind: 'won',
        source: 'betsolutions',
        key: `late-${nth}`,
        playerId: who.id,
        round: `r${nth}`,
        amount: { currency: 'NGN', minor },
      })
    const [freed, ran] = [await openOf(free), await openOf(gone)]
    // One bonus runs out before its last stake is counted; it was staked in time, so both are free.
    await house.db.sql`update bonus set expires_at = house_now() where player_id = ${gone.id}`
    await endBonuses(house.server.bonusParts)
    await settle()
    const states = async () =>
      (
        await house.db.sql<{ state: string }>`
          select state from bonus where player_id in (${free.id}, ${gone.id}) order by player_id`
      ).map(({ state }) => state)
    expect(await states()).toEqual(['released', 'released'])
    await house.db.sql`update bonus set state = 'forfeited' where player_id = ${gone.id}`
    await Promise.all([win(free, freed, 2_000_00n), win(gone, ran, 2_000_00n)])
    expect(await wallet(free)).toMatchObject({ cash: 1_000_00n, bonus: 1_000_00n })
    await settle()
    expect(await wallet(free)).toMatchObject({ cash: 2_000_00n, bonus: 0n })
    expect(await wallet(gone)).toMatchObject({ cash: 1_000_00n, bonus: 0n })
    await settle()
    expect(await wallet(free)).toMatchObject({ cash: 2_000_00n })
  })

  it('B12 taking money out, and the end of its time, end it', async () => {
    const [early, late] = [await aPlayer(house), await aPlayer(house)]
    for (const who of [early, late]) {
      await choose(who)
      await pay(who, 500)
    }
    await withdraw(early, 500)
    expect(await wallet(early)).toMatchObject({ cash: 0n, bonus: 0n, held: 500_00n })
    expect((await bonuses(early)).bonuses).toMatchObject([{ state: 'forfeited' }])
    await house.shift(31 * 24 * 3600)
    await settle()
    expect(await wallet(late)).toMatchObject({ cash: 500_00n, bonus: 0n })
    expect(
      (await house.db.sql<{ state: string }>`select state from bonus where player_id = ${late.id}`)[0]!.state,
    ).toBe('expired')
  })
})
