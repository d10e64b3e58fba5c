/** What somebody tries who wants to get around their own rules: old orders, cards half charged, another number, another process. */
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { bonus } from '@uwanja/contract/site/bonus'
import { protection } from '@uwanja/contract/site/protection'
import { security } from '@uwanja/contract/site/security'
import { aWelcomeBonus } from '../testing/promotions.ts'
import { FULLEST, shiftClock } from '../db/testing.ts'
import { aHouse, aNumber, aPlayer, expectBooks, sendCall, type House, type TestPlayer } from '../testing/house.ts'
import { confirmLooser, keepStricter, setLimit } from './limit-rules.ts'
import type { ProtectionDeps } from './deps.ts'
import { DAY_S, fresh, PASSWORD, protecting } from '../testing/protection.ts'

const CARD = { cardNumber: '5531886652142950', cvv: '564', expireMonth: '09', expireYear: '32' }

describe('a way around the rules', () => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(FULLEST)
    await aWelcomeBonus(house)
  })
  afterEach(() => expectBooks(house))
  afterAll(() => house.close())
  const { pay, ask, say, limitOf, shift, stake, withPassword, exclude, backIn, order, paid, givenUp } = protecting(
    () => house,
  )

  it('B08 orders that were given up on many days and are all paid on one bring what that day allows', async () => {
    const who = await aPlayer(house)
    await say(who, protection.setLimit, { name: 'dayDeposit', amount: '1000' })
    const orders: { key: string }[] = []
    for (let nth = 0; nth < 3; nth++) {
      const one = await order(who, 600)
      await givenUp(one)
      orders.push(one)
      await shift(who, DAY_S)
    }
    await Promise.all(orders.map((one) => paid(one, 600_00n)))
    expect(await pay.balance(who)).toBe(600)
    expect(await limitOf(who, 'dayDeposit')).toMatchObject({ used: 600 })
    expect((await pay.deposit(who, 401)).status).toBe('DEPOSIT_LIMIT_REACHED')
  })

  it('B08 what a transfer brings beyond an order of yesterday counts today', async () => {
    const who = await aPlayer(house)
    await say(who, protection.setLimit, { name: 'dayDeposit', amount: '1000' })
    const one = await order(who, 100)
    await shift(who, DAY_S)
    await paid(one, 1_000_00n)
    expect(await pay.balance(who)).toBe(1_000)
    expect((await pay.deposit(who, 100)).status).toBe('DEPOSIT_LIMIT_REACHED')
  })

  it.each([
    ['PLAYER_EXCLUDED', (who: TestPlayer) => exclude(who)],
    ['TIME_OUT_ACTIVE', (who: TestPlayer) => ask(who, protection.takeTimeOut, { hours: 24 })],
  ])('B04 B05 D15 a card that waits for its PIN is charged no more: %s', async (status, restriction) => {
    const who = await aPlayer(house)
    const card = { amount: '500', ...CARD, bonusCode: '' }
    const { data } = (await ask(who, banking.registerKudipalCardDeposit, card)) as never as { data: { id: string } }
    await restriction(who)
    await backIn(who)
    expect(await say(who, banking.kudipalChargeWithPin, { ...CARD, amount: '500', pin: '3310', id: data.id })).toBe(
      status,
    )
    expect(await pay.balance(who)).toBe(0)
  })

  it('B05 B10 no bonus is offered to an excluded player, and none is chosen', async () => {
    const who = await aPlayer(house)
    const offers = async () => (await ask(who, bonus.getBonuses, {})).data as never as { offers: object[] }
    expect((await offers()).offers).not.toEqual([])
    await exclude(who)
    await backIn(who)
    expect(await offers()).toEqual({ offers: [], bonuses: [], freeBets: [], freeSpins: [] })
    expect(await say(who, bonus.chooseBonus, { bonusCode: 'KARIBU100' })).toBe('PLAYER_EXCLUDED')
  })

  it.each([
    ['NUMBER_EXCLUDED', 190, (who: TestPlayer) => exclude(who)],
    ['NUMBER_RESTS', 7, (who: TestPlayer) => ask(who, protection.takeTimeOut, { hours: 168 })],
  ])(
    'B04 B05 who changes the number leaves their promise with the old one too: %s',
    async (status, days, restriction) => {
      const who = await aPlayer(house)
      await withPassword(who)
      await restriction(who)
      await backIn(who)
      const [old, newNumber] = [who.number.slice(3), aNumber()]
      const change = { newNumber, password: PASSWORD }
      const started = (await ask(who, security.startNumberChange, change)) as never as {
        data: { smsVerificationKey: string }
      }
      const [message] = (await house.world(`/api/phones/234${newNumber}/messages`)) as { text: string }[]
      const code = { smsCode: /\d{6}/.exec(message!.text)![0], ...started.data, google2faPin: '' }
      expect(await say(who, security.changeNumber, { ...change, ...code })).toBe('SUCCESS')
      const register = () => {
        const form = { username: old, mobileNumber: old, password: PASSWORD, confirmPassword: PASSWORD, agreeAll: 1 }
        return house.send(security.register, form as never)
      }
      expect((await register()).status).toBe(status)
      await shift(who, days * DAY_S)
      expect((await register()).status).toBe('SUCCESS')
    },
  )

  it('B01 B02 whatever a player asks for and takes back, stakes obey what they decided last, and looser only what they confirmed', async () => {
    const name = fc.constantFrom('dayStake' as const, 'weekStake' as const)
    const minor = fc.integer({ min: 1, max: 40 }).map((units) => units * 100_00)
    const few = { n: fc.integer({ min: 1, max: 4 }), minor: fc.constantFrom(100_00, 300_00, 700_00) }
    const step = fc.oneof(
      fc.record({ do: fc.constant('set' as const), name, to: fc.option(minor) }),
      fc.record({ do: fc.constant('confirm' as const), name }),
      fc.record({ do: fc.constant('keep' as const), name }),
      fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 12, 24, 25, 7 * 24, 8 * 24) }),
      fc.record({ do: fc.constant('stake' as const), ...few }),
      fc.record({ do: fc.constant('race' as const), name, to: minor, ...few }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
        const model = await aModel(await aPlayer(house, { cash: 100_000_000n }))
        for (const one of steps) await model(one)
      }),
      { numRuns: process.env['UWANJA_DEEP'] ? 100 : 4 },
    )
  })

  type Asked = Readonly<{
    do: string
    name?: 'dayStake' | 'weekStake'
    to?: number | null
    hours?: number
    n?: number
    minor?: number
  }>

  /** The rules once more, as one would tell them to a player: does each step at the house and here, and compares. */
  async function aModel(who: TestPlayer) {
    const own = {
      dayStake: { limit: null as number | null, pending: null as { to: number | null; ripe: number } | null },
      weekStake: { limit: null as number | null, pending: null as { to: number | null; ripe: number } | null },
    }
    const placed: { at: number; minor: number }[] = []
    const gate = async () => (await house.server.money.gate.read(house.db, who.id))!
    const room = async () => {
      const { began } = await gate()
      const used = (since: Date) => placed.reduce((sum, one) => sum + (one.at >= since.getTime() ? one.minor : 0), 0)
      const left = [own.dayStake.limit! - used(began.day), own.weekStake.limit! - used(began.week)]
      return Math.min(...left.filter((_, nth) => [own.dayStake, own.weekStake][nth]!.limit !== null), 1e12)
    }
    const stakes = async (n: number, minor: number) => {
      const all = await Promise.all(Array.from({ length: n }, () => stake(who, BigInt(minor))))
      const accepted = all.filter(({ status }) => status === 'ok').length
      const at = (await gate()).now.getTime()
      for (let nth = 0; nth < accepted; nth++) placed.push({ at, minor })
      return accepted
    }
    const fits = (left: number, n: number, minor: number) => Math.max(0, Math.min(n, Math.floor(left / minor)))
    const deps = house.server.banking as never as ProtectionDeps
    const set = (name: keyof typeof own, to: number | null) =>
      setLimit(deps, who.id, { name, amount: to === null ? '' : String(to / 100) })
    return async ({ do: what, name = 'dayStake', to = null, hours = 0, n = 0, minor = 1 }: Asked) => {
      const rule = own[name]
      const now = (await gate()).now.getTime()
      if (what === 'set') {
        const isAtOnce = to === rule.limit || (to !== null && (rule.limit === null || to < rule.limit))
        expect(await set(name, to)).toEqual({ isAtOnce })
        if (isAtOnce) [rule.limit, rule.pending] = [to, null]
        else rule.pending = { to, ripe: now + DAY_S * 1_000 }
      } else if (what === 'confirm') {
        const { pending } = rule
        const isThere = pending !== null && now < pending.ripe + 7 * DAY_S * 1_000
        const expected = !isThere ? 'NOTHING_TO_CONFIRM' : now < pending.ripe ? 'TIME_TO_THINK' : 'SUCCESS'
        const said = confirmLooser(deps, who.id, name).then(
          () => 'SUCCESS',
          (error: unknown) => (error as { code: string }).code,
        )
        expect(await said).toBe(expected)
        if (expected === 'SUCCESS') [rule.limit, rule.pending] = [pending!.to, null]
      } else if (what === 'keep') {
        await keepStricter(deps, who.id, name)
        rule.pending = null
      } else if (what === 'wait') {
        await shiftClock(house.db, hours * 3_600)
      } else if (what === 'stake') {
        const expected = fits(await room(), n, minor)
        expect(await stakes(n, minor)).toBe(expected)
      } else {
        // A lower limit and stakes at once: each stake falls under the old one or under the new one.
        const before = fits(await room(), n, minor)
        const isLower = rule.limit === null || to! < rule.limit
        const used = [...placed]
        const [accepted] = await Promise.all([stakes(n, minor), isLower ? set(name, to) : null])
        if (isLower) [rule.limit, rule.pending] = [to, null]
        const own_ = placed.splice(0, placed.length, ...used)
        const after = fits(await room(), n, minor)
        placed.push(...own_.slice(used.length))
        expect(accepted).toBeGreaterThanOrEqual(Math.min(before, after))
        expect(accepted).toBeLessThanOrEqual(before)
        // From now on the new one alone.
        const expected = fits(await room(), 1, minor)
        expect(await stakes(1, minor)).toBe(expected)
      }
      const { limits } = await gate()
      expect(limits[name]).toBe(rule.limit === null ? null : BigInt(rule.limit))
    }
  }

  it.runIf(FULLEST === 'postgres')(
    'B05 an exclusion in one process stops stakes and deposits in another at once',
    async () => {
      const { server, apiUrl } = await house.secondServer()
      const who = await aPlayer(house, { cash: 100_000n })
      const deposit = (url: string) =>
        sendCall(url, banking.registerFastHubPayBillDeposit, { amount: '500' }, who.token)
      const bet = (playerId: bigint) => {
        const [key, amount] = [fresh('bet'), { currency: 'NGN', minor: 1_00n } as const]
        return { kind: 'staked', source: 'betsolutions', key, playerId, round: key, amount } as const
      }
      expect((await deposit(apiUrl)).status).toBe('SUCCESS')
      expect((await server.money.wager(bet(who.id))).status).toBe('ok')
      // Stakes of both processes run while the exclusion is made: none that is answered after it passes.
      let isExcluded = false
      const late: string[] = []
      const running = [house.server, server].map(async ({ money }) => {
        for (let nth = 0; nth < 200; nth++) {
          const wasExcluded = isExcluded
          const { status } = await money.wager(bet(who.id))
          if (wasExcluded) late.push(status)
          if (late.length > 20) break
        }
      })
      expect((await exclude(who)).status).toBe('SUCCESS')
      isExcluded = true
      await Promise.all(running)
      expect(new Set(late)).toEqual(new Set(['blocked']))
      expect((await stake(who, 1n)).status).toBe('blocked')
      // The session has ended in both; a new one may only take money out.
      expect((await deposit(apiUrl)).status).toBe('UNAUTHORIZED')
      await backIn(who)
      expect((await deposit(apiUrl)).status).toBe('PLAYER_EXCLUDED')
    },
  )
})
