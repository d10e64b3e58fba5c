/** What stops stakes for a while, by its calls: the reminder that stands, the session's limit; and limits that are offered. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { protection } from '@uwanja/contract/site/protection'
import { RULE_KINDS } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House } from '../testing/house.ts'
import { DAY_S, protecting } from '../testing/protection.ts'

interface Play {
  readonly reminderInS: number | null
  readonly sessionLeftS: number | null
  readonly sessionAgainAt: string | null
}

describe.each(RULE_KINDS)('sessions on %s', (kind) => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(kind)
  })
  afterEach(() => expectBooks(house))
  afterAll(() => house.close())

  const { pay, ask, say, rules, shift, stake } = protecting(() => house)

  it('B39 no stake is taken behind a reminder, and its answer lets them pass', async () => {
    let beforeMs = performance.now()
    const who = await aPlayer(house, { cash: 500_000n, isReminded: true })
    const inS = async () =>
      ((await ask(who, protection.getSession, {})).data as unknown as { reminderInS: number }).reminderInS
    /** What is left is told in whole seconds, of a clock that goes on while a busy machine answers. */
    const expectAlmost = async (seconds: number) => {
      const left = await inS()
      expect(left).toBeLessThanOrEqual(seconds)
      expect(left).toBeGreaterThanOrEqual(Math.floor(seconds - (performance.now() - beforeMs) / 1_000))
    }
    await expectAlmost(3_600)
    await shift(who, 3_600)
    expect(await inS()).toBe(0)
    expect((await stake(who, 1_00n)).status).toBe('reminder')
    expect((await pay.deposit(who, '500')).status).toBe('SUCCESS')
    // A closer one counts from the log-in too; a longer one waits for the day.
    expect(await say(who, protection.setReminder, { minutes: 15 })).toBe('SUCCESS')
    expect(await say(who, protection.setReminder, { minutes: 0 })).toBe('SUCCESS')
    expect((await stake(who, 1_00n)).status).toBe('reminder')
    beforeMs = performance.now()
    expect(await say(who, protection.answerReminder, {})).toBe('SUCCESS')
    expect((await stake(who, 1_00n)).status).toBe('ok')
    await expectAlmost(900)
    await shift(who, DAY_S)
    expect((await stake(who, 1_00n)).status).toBe('reminder')
    expect(await say(who, protection.confirmLooser, { rule: 'reminder' })).toBe('SUCCESS')
    expect((await stake(who, 1_00n)).status).toBe('ok')
    expect((await ask(who, protection.getSession, {})).data).toMatchObject({ reminderInS: null })
  })

  it('B39 what a player chose holds whoever wrote it down: a process of the version before knows the steps alone', async () => {
    const who = await aPlayer(house, { cash: 500_000n, isReminded: true })
    await house.db.sql`
      insert into protection_step (player_id, subject, step, old_value, new_value, effective_at)
      values (${who.id}, 'reminder', 'set', null, '15', house_now()),
        (${who.id}, 'reminder', 'asked', '15', '120', house_now())`
    const now = async () =>
      (await ask(who, protection.getSession, {})).data as unknown as { reminderInS: number; reminderMinutes: number }
    expect((await now()).reminderMinutes).toBe(15)
    expect((await now()).reminderInS).toBeLessThanOrEqual(900)
    await shift(who, 900)
    expect((await stake(who, 1_00n)).status).toBe('reminder')
  })

  it('B40 a player limits how long they play without a pause: shorter at once, longer after a day', async () => {
    const who = await aPlayer(house, { cash: 500_000n })
    const set = async (minutes: number) => (await ask(who, protection.setSessionLimit, { minutes })).data
    const shown = async () => (await rules(who)).sessionLimit
    const now = async () => (await ask(who, protection.getSession, {})).data as unknown as Play
    expect(await shown()).toEqual({ minutes: null, pauseMinutes: 30, pending: null })
    expect(await now()).toMatchObject({ sessionLeftS: null, sessionAgainAt: null })
    expect(await set(60)).toEqual({ isAtOnce: true })
    expect(await now()).toMatchObject({ sessionLeftS: 3_600, sessionAgainAt: null })
    expect((await stake(who, 1_00n)).status).toBe('ok')
    await shift(who, 1_500)
    expect((await stake(who, 1_00n)).status).toBe('ok')
    expect(await set(15)).toEqual({ isAtOnce: true })
    expect((await stake(who, 1_00n)).status).toBe('session')
    const { sessionLeftS, sessionAgainAt } = await now()
    expect([sessionLeftS, sessionAgainAt]).toEqual([0, expect.any(String)])
    expect(await set(0)).toEqual({ isAtOnce: false })
    expect(await shown()).toMatchObject({ minutes: 15, pending: { minutes: 0 } })
    expect(await say(who, protection.confirmLooser, { rule: 'session' })).toBe('TIME_TO_THINK')
    await shift(who, 1_800)
    expect((await stake(who, 1_00n)).status).toBe('ok')
    await shift(who, DAY_S)
    expect(await say(who, protection.confirmLooser, { rule: 'session' })).toBe('SUCCESS')
    expect(await shown()).toMatchObject({ minutes: null, pending: null })
    expect(await say(who, protection.setSessionLimit, { minutes: 61 })).toBe('VALIDATION_ERROR')
  })

  it('B42 limits are offered to who has never looked at them, and again a year after', async () => {
    const who = await aPlayer(house)
    const offer = async () => (await rules(who)).offer
    const secondsSince = async (moment: string | null) =>
      (
        await house.db.sql<{ seconds: number }>`
          select extract(epoch from house_now() - ${moment}::timestamptz)::float8 as seconds`
      )[0]!.seconds
    expect(await rules(who)).toMatchObject({ offer: 'first', reviewedAt: null })
    expect(await say(who, protection.reviewLimits, {})).toBe('SUCCESS')
    expect(await offer()).toBeNull()
    const { reviewedAt } = await rules(who)
    expect(await secondsSince(reviewedAt)).toBeLessThan(60)
    // Said again within a day it is no further look.
    await shift(who, DAY_S - 3_600)
    expect(await say(who, protection.reviewLimits, {})).toBe('SUCCESS')
    expect((await rules(who)).reviewedAt).toBe(reviewedAt)
    await shift(who, 363 * DAY_S + 3_600)
    expect(await offer()).toBeNull()
    await shift(who, DAY_S)
    expect(await rules(who)).toMatchObject({ offer: 'review', reviewedAt })
    // What an operator sets is no look of the player's.
    await house.db.sql`
      with writer as (
        insert into operator (name, role, password_hash) values (${`limits-${kind}`}, 'compliance', 'none') returning id)
      insert into protection_step (player_id, subject, step, new_value, by_operator, effective_at)
      select ${who.id}, 'session', 'set', '60', id, house_now() from writer`
    expect(await offer()).toBe('review')
    await say(who, protection.setLimit, { name: 'dayStake', amount: '500' })
    expect(await offer()).toBeNull()
    expect(await secondsSince((await rules(who)).reviewedAt)).toBeLessThan(60)
    const other = await aPlayer(house)
    await say(other, protection.setLimit, { name: 'dayStake', amount: '500' })
    expect((await rules(other)).offer).toBeNull()
  })

  it('B20 B40 B42 the player’s own file holds the session limit, each of its steps, and when limits were looked at', async () => {
    const who = await aPlayer(house)
    await say(who, protection.reviewLimits, {})
    await ask(who, protection.setSessionLimit, { minutes: 90 })
    await ask(who, protection.setSessionLimit, { minutes: 120 })
    const at = expect.any(String) as string
    expect((await ask(who, protection.getMyData, {})).data).toMatchObject({
      wallet: [{ play_limit_s: 5_400 }],
      ownRules: [
        { subject: 'review', step: 'set', at, by_staff: false },
        { subject: 'session', step: 'set', old_value: null, new_value: '90', at },
        { subject: 'session', step: 'asked', old_value: '90', new_value: '120', at },
      ],
    })
  })
})
