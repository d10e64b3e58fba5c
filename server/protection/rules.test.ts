/** The rules that protect players, by their calls: limits, breaks, exclusions, the switch, the reminder. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { game } from '@uwanja/contract/site/game'
import { protection } from '@uwanja/contract/site/protection'
import { RULE_KINDS } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House } from '../testing/house.ts'
import { DAY_S, fresh, PASSWORD, protecting } from '../testing/protection.ts'

interface Play {
  readonly since: string
  readonly playedS: number
}

describe.each(RULE_KINDS)('protection on %s', (kind) => {
  let house: House
  beforeAll(async () => {
    // The hold outlasts the time to think: a withdrawal can be cancelled before it and after it.
    house = await aHouse(kind, { WITHDRAW_HOLD_S: '3600' })
  })
  afterEach(() => expectBooks(house))
  afterAll(() => house.close())

  const { pay, ask, say, rules, limitOf, shift, stake, withPassword, exclude, backIn, steps } = protecting(() => house)

  it('B20 X10 a player takes their data away a few times an hour, also in parallel', async () => {
    const who = await aPlayer(house)
    const answers = await Promise.all(Array.from({ length: 9 }, () => say(who, protection.getMyData, {})))
    expect(answers.filter((status) => status === 'SUCCESS')).toHaveLength(6)
    expect(answers.filter((status) => status === 'TOO_MANY_ATTEMPTS')).toHaveLength(3)
  })

  it('B01 0 is a limit: nothing is staked under it, and it is the lowest', async () => {
    const who = await aPlayer(house, { cash: 100_000n })
    expect(await ask(who, protection.setLimit, { name: 'weekStake', amount: '0' })).toMatchObject({
      status: 'SUCCESS',
      data: { isAtOnce: true },
    })
    expect((await stake(who, 1n)).status).toBe('limit')
    expect(await limitOf(who, 'weekStake')).toMatchObject({ amount: 0, used: 0 })
    expect((await ask(who, protection.setLimit, { name: 'weekStake', amount: '0.01' })).data).toEqual({
      isAtOnce: false,
    })
    expect((await stake(who, 1n)).status).toBe('limit')
    for (const amount of ['-0', '00', '0.001', ' 0'])
      expect(await say(who, protection.setLimit, { name: 'weekStake', amount })).toBe('INVALID_AMOUNT')
    // Nothing to lose: a stake may be lost, so none passes.
    const other = await aPlayer(house, { cash: 100_000n })
    await say(other, protection.setLimit, { name: 'dayLoss', amount: '0' })
    expect((await stake(other, 1n)).status).toBe('limit')
    await say(other, protection.setLimit, { name: 'monthDeposit', amount: '0' })
    const { status, data } = await pay.deposit(other, '100')
    expect({ status, data }).toEqual({ status: 'DEPOSIT_LIMIT_REACHED', data: { window: 'month', left: 0 } })
  })

  it('B01 a lower limit holds at once; a higher one after 24 hours and a second confirmation', async () => {
    const who = await aPlayer(house, { cash: 100_000n })
    expect(await ask(who, protection.setLimit, { name: 'dayStake', amount: '500' })).toMatchObject({
      status: 'SUCCESS',
      data: { isAtOnce: true },
    })
    expect((await stake(who, 50_001n)).status).toBe('limit')
    expect((await ask(who, protection.setLimit, { name: 'dayStake', amount: '' })).data).toEqual({ isAtOnce: false })
    expect(await limitOf(who, 'dayStake')).toMatchObject({ amount: 500, pending: { amount: null } })
    expect((await ask(who, protection.setLimit, { name: 'dayStake', amount: '700' })).data).toEqual({ isAtOnce: false })
    expect(await limitOf(who, 'dayStake')).toMatchObject({ amount: 500, used: 0, pending: { amount: 700 } })
    expect(await say(who, protection.confirmLooser, { rule: 'dayStake' })).toBe('TIME_TO_THINK')
    await shift(who, DAY_S - 60)
    expect(await say(who, protection.confirmLooser, { rule: 'dayStake' })).toBe('TIME_TO_THINK')
    await shift(who, 60)
    // It does not rise by itself.
    expect((await stake(who, 50_001n)).status).toBe('limit')
    expect(await say(who, protection.confirmLooser, { rule: 'dayStake' })).toBe('SUCCESS')
    expect(await say(who, protection.confirmLooser, { rule: 'dayStake' })).toBe('NOTHING_TO_CONFIRM')
    expect((await stake(who, 50_001n)).status).toBe('ok')
    expect(await limitOf(who, 'dayStake')).toMatchObject({ amount: 700, used: 500.01, pending: null })
    expect(await steps(who)).toEqual([
      { step: 'set', oldValue: null, newValue: '50000' },
      { step: 'asked', oldValue: '50000', newValue: null },
      { step: 'asked', oldValue: '50000', newValue: '70000' },
      { step: 'confirmed', oldValue: '50000', newValue: '70000' },
    ])
    await expect(house.db.sql`delete from protection_step where player_id = ${who.id}`).rejects.toThrow('append-only')
  })

  it('B01 a wish for more can be taken back, is gone with a lower limit, and lapses after a week', async () => {
    const who = await aPlayer(house)
    const set = (amount: string) => say(who, protection.setLimit, { name: 'weekLoss', amount })
    const confirm = () => say(who, protection.confirmLooser, { rule: 'weekLoss' })
    await set('500')
    await set('900')
    expect(await say(who, protection.keepStricter, { rule: 'weekLoss' })).toBe('SUCCESS')
    await shift(who, DAY_S)
    expect(await confirm()).toBe('NOTHING_TO_CONFIRM')
    await set('900')
    await set('400')
    await shift(who, DAY_S)
    expect(await confirm()).toBe('NOTHING_TO_CONFIRM')
    await set('900')
    await shift(who, 8 * DAY_S)
    expect(await confirm()).toBe('NOTHING_TO_CONFIRM')
    expect(await limitOf(who, 'weekLoss')).toMatchObject({ amount: 400, pending: null })
    expect(await say(who, protection.setLimit, { name: 'weekLoss', amount: '-1' })).toBe('INVALID_AMOUNT')
  })

  it('B02 confirmations and lower limits in parallel end as one after the other', async () => {
    const who = await aPlayer(house)
    await say(who, protection.setLimit, { name: 'dayLoss', amount: '100' })
    await say(who, protection.setLimit, { name: 'dayLoss', amount: '900' })
    await shift(who, DAY_S)
    const said = await Promise.all([
      ...[1, 2, 3].map(() => say(who, protection.confirmLooser, { rule: 'dayLoss' })),
      say(who, protection.setLimit, { name: 'dayLoss', amount: '50' }),
    ])
    expect(said.slice(0, 3).filter((status) => status === 'SUCCESS').length).toBeLessThanOrEqual(1)
    expect(await limitOf(who, 'dayLoss')).toMatchObject({ amount: 50, pending: null })
  })

  it('B08 a deposit that failed makes room again, and the refusal says what is left', async () => {
    const who = await aPlayer(house)
    await say(who, protection.setLimit, { name: 'dayDeposit', amount: '1000' })
    expect((await pay.deposit(who, '713')).status).toBe('DEPOSIT_REJECTED')
    const { status, data } = await pay.deposit(who, '1001')
    expect({ status, data }).toEqual({ status: 'DEPOSIT_LIMIT_REACHED', data: { window: 'day', left: 1000 } })
    expect((await pay.deposit(who, '600')).status).toBe('SUCCESS')
    await pay.approve(who)
    expect((await pay.deposit(who, '401')).data).toEqual({ window: 'day', left: 400 })
    expect((await pay.deposit(who, '400')).status).toBe('SUCCESS')
  })

  it('B04 a time-out stops stakes, deposits and games until it ends, and cannot be shortened', async () => {
    const who = await aPlayer(house, { cash: 500_000n })
    expect(await say(who, protection.takeTimeOut, { hours: 23 })).toBe('VALIDATION_ERROR')
    const long = await ask(who, protection.takeTimeOut, { hours: 48 })
    expect((await ask(who, protection.takeTimeOut, { hours: 24 })).data).toEqual(long.data)
    expect((await rules(who)).timeOutUntil).toBe(long.data!['until'])
    expect((await stake(who, 1n)).status).toBe('blocked')
    const zeppelin = { productId: '3', gameId: '7001', lang: 'en', freeplay: '0' }
    expect(await say(who, game.startBetsolutions, zeppelin)).toBe('TIME_OUT_ACTIVE')
    expect((await pay.deposit(who, '500')).status).toBe('TIME_OUT_ACTIVE')
    expect((await pay.withdraw(who, '700')).status).toBe('SUCCESS')
    await shift(who, 2 * DAY_S)
    expect((await stake(who, 1n)).status).toBe('ok')
    expect(await say(who, game.startBetsolutions, zeppelin)).toBe('SUCCESS')
  })

  it('B05 self-exclusion wants the password, ends every session, and leaves the way out open', async () => {
    const who = await aPlayer(house, { cash: 500_000n })
    const round = fresh('round')
    expect((await stake(who, 10_000n, round)).status).toBe('ok')
    await withPassword(who)
    expect(await say(who, protection.excludeSelf, { months: 5, password: PASSWORD })).toBe('VALIDATION_ERROR')
    expect(await say(who, protection.excludeSelf, { months: 6, password: 'not it' })).toBe('WRONG_PASSWORD')
    expect((await exclude(who)).status).toBe('SUCCESS')
    expect(await say(who, protection.getRules, {})).toBe('UNAUTHORIZED')
    await backIn(who)
    expect((await stake(who, 1n)).status).toBe('blocked')
    expect((await pay.deposit(who, '500')).status).toBe('PLAYER_EXCLUDED')
    const free = { productId: '3', gameId: '7001', lang: 'en', freeplay: '1' }
    expect(await say(who, game.startBetsolutions, free)).toBe('PLAYER_EXCLUDED')
    const win = { kind: 'won', source: 'betsolutions', key: fresh('win'), playerId: who.id } as const
    expect(
      (await house.server.money.wager({ ...win, round, amount: { currency: 'NGN', minor: 30_000n } })).status,
    ).toBe('ok')
    expect((await pay.withdraw(who, '700')).status).toBe('SUCCESS')
    expect(await pay.balance(who)).toBe(5_000 - 100 + 300 - 700)
  })

  it('B05 an exclusion is never lifted early; when it is over its player asks, thinks and confirms', async () => {
    const who = await aPlayer(house, { cash: 500_000n })
    await exclude(who)
    await backIn(who)
    expect(await say(who, protection.comeBack, {})).toBe('PLAYER_EXCLUDED')
    await expect(
      house.db.sql`update money.wallet set excluded_until = null where player_id = ${who.id}`,
    ).rejects.toThrow('cannot end early')
    await house.db.transaction((tx) => house.server.money.gate.blocked(tx, who.id, null))
    expect((await stake(who, 1n)).status).toBe('blocked')
    await shift(who, 190 * DAY_S)
    expect((await stake(who, 1n)).status).toBe('blocked')
    expect(await say(who, protection.comeBack, {})).toBe('SUCCESS')
    expect(await say(who, protection.confirmLooser, { rule: 'exclusion' })).toBe('TIME_TO_THINK')
    await shift(who, DAY_S)
    expect((await stake(who, 1n)).status).toBe('blocked')
    expect(await say(who, protection.confirmLooser, { rule: 'exclusion' })).toBe('SUCCESS')
    expect((await stake(who, 1n)).status).toBe('ok')
    expect((await rules(who)).exclusion).toBeNull()
  })

  it('B06 cancelling withdrawals is forbidden at once and allowed after 24 hours and a confirmation', async () => {
    const who = await aPlayer(house, { cash: 500_000n })
    await pay.withdraw(who, '700')
    expect((await ask(who, protection.forbidCancelling, { flag: true })).data).toEqual({ isAtOnce: true })
    expect(await say(who, banking.rejectWithdrawByUser, {})).toBe('WITHDRAWAL_CANCEL_FORBIDDEN')
    expect(await pay.balance(who)).toBe(4_300)
    expect((await ask(who, protection.forbidCancelling, { flag: false })).data).toEqual({ isAtOnce: false })
    expect((await rules(who)).cancelling).toMatchObject({ isForbidden: true, pending: { from: expect.any(String) } })
    expect(await say(who, banking.rejectWithdrawByUser, {})).toBe('WITHDRAWAL_CANCEL_FORBIDDEN')
    await shift(who, DAY_S)
    expect(await say(who, protection.confirmLooser, { rule: 'cancelling' })).toBe('SUCCESS')
    await pay.withdraw(who, '700')
    expect(await say(who, banking.rejectWithdrawByUser, {})).toMatch(/SUCCESS|PENDING|SENT/)
    expect((await rules(who)).cancelling).toEqual({ isForbidden: false, pending: null })
  })

  it('B07 the session’s time, stakes and wins, and how often to be reminded', async () => {
    const who = await aPlayer(house, { cash: 500_000n })
    const session = async () => (await ask(who, protection.getSession, {})).data
    expect(await session()).toMatchObject({ staked: 0, won: 0, reminderMinutes: 60, currency: 'NGN' })
    await stake(who, 12_345n)
    await shift(who, 900)
    expect(await say(who, protection.setReminder, { minutes: 15 })).toBe('SUCCESS')
    expect(await say(who, protection.setReminder, { minutes: 7 })).toBe('VALIDATION_ERROR')
    const now = (await session()) as unknown as Play
    expect(now).toMatchObject({ staked: 123.45, won: 0, reminderMinutes: 15 })
    expect(now.playedS).toBeGreaterThanOrEqual(900)
  })

  it('B07 a rarer reminder, or none, waits 24 hours for a second confirmation; a closer one holds at once', async () => {
    const who = await aPlayer(house)
    const set = async (minutes: number) => (await ask(who, protection.setReminder, { minutes })).data
    const shown = async () => {
      const { reminderMinutes, reminder } = await rules(who)
      return { minutes: reminderMinutes, wished: reminder.pending?.minutes ?? null }
    }
    const confirm = () => say(who, protection.confirmLooser, { rule: 'reminder' })
    expect(await set(0)).toEqual({ isAtOnce: false })
    expect(await shown()).toEqual({ minutes: 60, wished: 0 })
    expect(await set(15)).toEqual({ isAtOnce: true })
    expect(await shown()).toEqual({ minutes: 15, wished: null })
    expect(await set(120)).toEqual({ isAtOnce: false })
    expect(await set(0)).toEqual({ isAtOnce: false })
    await shift(who, DAY_S - 60)
    expect(await confirm()).toBe('TIME_TO_THINK')
    await shift(who, 60)
    expect(await shown()).toEqual({ minutes: 15, wished: 0 })
    expect(await confirm()).toBe('SUCCESS')
    expect(await shown()).toEqual({ minutes: 0, wished: null })
    expect(await set(120)).toEqual({ isAtOnce: true })
    expect(await set(0)).toEqual({ isAtOnce: false })
    expect(await say(who, protection.keepStricter, { rule: 'reminder' })).toBe('SUCCESS')
    await shift(who, DAY_S)
    expect(await confirm()).toBe('NOTHING_TO_CONFIRM')
    expect(await shown()).toEqual({ minutes: 120, wished: null })
  })

  it('B04 B07 a reminder that is due as a time-out ends counts from the login, and tells what was played before the break', async () => {
    const who = await aPlayer(house, { cash: 500_000n })
    const session = async () => (await ask(who, protection.getSession, {})).data as unknown as Play
    await stake(who, 12_345n)
    const { since } = await session()
    await say(who, protection.takeTimeOut, { hours: 24 })
    await shift(who, DAY_S - 60)
    expect((await rules(who)).timeOutUntil).not.toBeNull()
    expect((await stake(who, 1n)).status).toBe('blocked')
    expect((await session()).playedS).toBeLessThan(DAY_S)
    await shift(who, 60)
    const [then, now] = [await rules(who), await session()]
    expect(then.timeOutUntil).toBeNull()
    expect(now).toMatchObject({ since, staked: 123.45, reminderMinutes: 60 })
    expect(now.playedS).toBeGreaterThanOrEqual(DAY_S)
    expect(now.playedS).toBeLessThan(DAY_S + 1_800)
    expect((await stake(who, 1_00n)).status).toBe('ok')
    expect(await session()).toMatchObject({ since, staked: 124.45 })
  })
})
