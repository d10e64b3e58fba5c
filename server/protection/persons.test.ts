/** Exclusion and age stand against the person: a new SIM, another document, equal names, a minor's birthday. */
import { patient } from '@uwanja/runtime/patience'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { bonus } from '@uwanja/contract/site/bonus'
import { identity } from '@uwanja/contract/site/identity'
import { protection } from '@uwanja/contract/site/protection'
import { user } from '@uwanja/contract/site/user'
import { RULE_KINDS } from '../db/testing.ts'
import { openMarks } from '../sealing/marks.ts'
import { aHouse, aPlayer, expectBooks, type House, type LoggedIn } from '../testing/house.ts'
import { personKey } from './person-rules.ts'
import { DAY_S, protecting } from '../testing/protection.ts'

let last = 0
/** A document that nobody has shown before. */
const aNumber = () => `${30_000_000 + ++last}111`
const letters = (n: number) => String(n).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)
const someone = () => ({ firstName: 'Ngozi', lastName: `Eze${letters(++last)}`, dateOfBirth: '1988-02-09' })

it('B30 accents, capitals, hyphens and the order of names make no other person', () => {
  const key = (firstName: string, lastName: string) => personKey({ firstName, lastName, birthDate: '1990-04-03' })
  expect(key('Adaéze', 'O’Kafor')).toBe(key('o kafor', 'ADAEZE'))
  expect(key('Adaeze', 'Okafor')).not.toBe(key('Adaeze', 'Okafo'))
})

describe.each(RULE_KINDS)('persons on %s', (kind) => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(kind, { EXCLUSION_PROVIDER: 'sandbox' })
  })
  afterEach(() => expectBooks(house))
  afterAll(() => house.close())
  const { pay, ask, say, rules, shift, stake, exclude, backIn } = protecting(() => house)

  const show = (who: LoggedIn, documentNumber: string, details = someone(), documentType: 'NIN' | 'BVN' = 'NIN') =>
    say(who, identity.checkIdentity, { ...details, documentType, documentNumber })
  const name = (who: LoggedIn, details: ReturnType<typeof someone>) => say(who, user.saveUserPersonalDetails, details)
  const holdsOf = async (who: LoggedIn) =>
    house.db.sql<{ reason: string; blocks: string }>`
      select reason, blocks from player_hold where player_id = ${who.id} and lifted_at is null order by id`
  const lettersOf = async (who: LoggedIn) =>
    (await house.db.sql<{ letter: string }>`select letter from message where player_id = ${who.id} order by id`).map(
      ({ letter }) => letter,
    )
  const owed = async (who: LoggedIn) =>
    (await house.db.sql`select 1 from exclusion_report where player_id = ${who.id}`).length
  const excludedUntil = async (who: LoggedIn) =>
    (
      await house.db.sql<{ until: string | null }>`
      select excluded_until::text as until from money.wallet where player_id = ${who.id}`
    )[0]!.until

  it('B30 a new SIM with the same NIN: the same exclusion, at once, told to the player and to the register', async () => {
    const [details, nin] = [someone(), aNumber()]
    const old = await aPlayer(house)
    expect(await show(old, nin, details)).toBe('SUCCESS')
    await exclude(old, 12)
    const fresh = await aPlayer(house, { cash: 3_000_00n })
    const order = await pay.deposit(fresh, '600')
    const prompt = await pay.prompt(fresh)
    expect(await show(fresh, nin, details)).toBe('PLAYER_EXCLUDED')
    expect(await excludedUntil(fresh)).toBe(await excludedUntil(old))
    expect((await stake(fresh, 1n)).status).toBe('blocked')
    expect(await lettersOf(fresh)).toContain('excludedAsPerson')
    expect(await owed(fresh)).toBe(1)
    expect((await pay.deposit(fresh, '500')).status).toBe('UNAUTHORIZED')
    await backIn(fresh)
    expect((await pay.deposit(fresh, '500')).status).toBe('PLAYER_EXCLUDED')
    // What was under way is parked and goes back by the rule of every exclusion.
    await house.world(`/api/phones/${fresh.number}/prompts/${prompt.id}`, { pin: '1234' })
    await pay.untilState(fresh, order.data.id, 'failed')
    expect(await pay.state(fresh, order.data.id)).toMatchObject({ reason: 'player-excluded' })
    expect((await pay.withdraw(fresh, '1000')).status).toBe('SUCCESS')
  })

  it('B30 the lock is not taken off by another document: BVN over NIN', async () => {
    const [details, nin, bvn] = [someone(), aNumber(), aNumber()]
    const old = await aPlayer(house)
    expect(await show(old, nin, details)).toBe('SUCCESS')
    expect(await show(old, bvn, details, 'BVN')).toBe('SUCCESS')
    const documents = await house.db.sql`select 1 from player_identity where player_id = ${old.id}`
    expect(documents).toHaveLength(2)
    await exclude(old)
    await backIn(old)
    expect(await show(old, aNumber(), details)).toBe('PLAYER_EXCLUDED')
    for (const [number, type] of [
      [nin, 'NIN'],
      [bvn, 'BVN'],
    ] as const) {
      const fresh = await aPlayer(house)
      expect(await show(fresh, number, details, type)).toBe('PLAYER_EXCLUDED')
      expect(await excludedUntil(fresh)).toBe(await excludedUntil(old))
    }
    // Every document went to the register with the exclusion.
    await expect
      .poll(async () => ((await house.world('/api/exclusions')) as { subject: string }[]).map((one) => one.subject), {
        timeout: patient(30_000),
      })
      .toEqual(expect.arrayContaining([old.number, nin, bvn]))
  })

  it('B06 B30 who is excluded takes no withdrawal back, and who is on a break is offered no bonus', async () => {
    const [who, resting] = [await aPlayer(house, { cash: 2_000_00n }), await aPlayer(house)]
    await exclude(who)
    await backIn(who)
    expect((await pay.withdraw(who, '1000')).status).toBe('SUCCESS')
    expect(await say(who, banking.rejectWithdrawByUser, {})).toBe('WITHDRAWAL_CANCEL_FORBIDDEN')
    await say(resting, protection.takeTimeOut, { hours: 24 })
    expect((await ask(resting, bonus.getBonuses, {})).data).toMatchObject({ offers: [] })
    expect(await say(resting, bonus.chooseBonus, { bonusCode: 'WELCOME' })).toBe('TIME_OUT_ACTIVE')
  })

  it('B30 a document of an account that is held for age holds the next one at once, and its money can only be given back', async () => {
    const [details, nin] = [someone(), aNumber()]
    const old = await aPlayer(house)
    expect(await show(old, nin, details)).toBe('SUCCESS')
    const young = { ...details, dateOfBirth: `${new Date().getFullYear() - 15}-01-01` }
    await ask(old, user.saveUserPersonalDetails, young)
    expect(await holdsOf(old)).toEqual([{ reason: 'age', blocks: 'play' }])
    const fresh = await aPlayer(house, { cash: 1_000_00n })
    expect(await show(fresh, nin, details)).toBe('ACCOUNT_ON_HOLD')
    expect(await holdsOf(fresh)).toEqual([
      { reason: 'same-person', blocks: 'deposits' },
      { reason: 'age', blocks: 'play' },
    ])
    expect((await stake(fresh, 1n)).status).toBe('blocked')
    expect((await pay.deposit(fresh, '500')).status).toBe('ACCOUNT_ON_HOLD')
    expect((await pay.withdraw(fresh, '1000')).status).toBe('ACCOUNT_ON_HOLD')
  })

  it('B30 of an exclusion and its document shown elsewhere at the same moment one sees the other', async () => {
    const [details, nin] = [someone(), aNumber()]
    const old = await aPlayer(house)
    expect(await show(old, nin, details)).toBe('SUCCESS')
    const fresh = await aPlayer(house, { cash: 1_000_00n })
    await Promise.all([exclude(old), show(fresh, nin, details)])
    expect((await stake(fresh, 1n)).status).toBe('blocked')
    expect(await excludedUntil(fresh)).toBe(await excludedUntil(old))
  })

  it('B30 a document of two live accounts closes the second for play and deposits, and its money goes out', async () => {
    const [details, nin] = [someone(), aNumber()]
    const old = await aPlayer(house)
    expect(await show(old, nin, details)).toBe('SUCCESS')
    const second = await aPlayer(house, { cash: 2_000_00n })
    expect(await show(second, nin, details)).toBe('DOCUMENT_ALREADY_USED')
    expect(await holdsOf(second)).toEqual([{ reason: 'second-account', blocks: 'play' }])
    expect((await stake(second, 1n)).status).toBe('blocked')
    expect((await pay.deposit(second, '500')).status).toBe('ACCOUNT_ON_HOLD')
    expect((await pay.withdraw(second, '2000')).status).toBe('SUCCESS')
    expect((await stake(old, 0n)).status).not.toBe('blocked')
    // Who excludes themselves on one of them is excluded on both.
    await exclude(old)
    expect(await excludedUntil(second)).toBe(await excludedUntil(old))
  })

  it('B30 equal names and birthday stop deposits until a person has looked, whichever came first', async () => {
    const details = someone()
    const [before, old, after] = [await aPlayer(house), await aPlayer(house), await aPlayer(house, { cash: 1_000_00n })]
    expect(await name(before, details)).toBe('SUCCESS')
    expect(await name(old, details)).toBe('SUCCESS')
    await exclude(old)
    expect(await holdsOf(before)).toEqual([{ reason: 'same-person', blocks: 'deposits' }])
    expect(await name(after, { ...details, firstName: 'NGÓZI' })).toBe('SUCCESS')
    expect(await holdsOf(after)).toEqual([{ reason: 'same-person', blocks: 'deposits' }])
    expect((await pay.deposit(after, '500')).status).toBe('ACCOUNT_ON_HOLD')
    expect((await pay.withdraw(after, '1000')).status).toBe('SUCCESS')
  })

  it('B30 who erased an account whose exclusion they never ended is known by the document again', async () => {
    const [details, nin] = [someone(), aNumber()]
    const old = await aPlayer(house)
    expect(await show(old, nin, details)).toBe('SUCCESS')
    await exclude(old, 6)
    await shift(old, 200 * DAY_S)
    await house.db.sql`select erase_player(${old.id})`
    const fresh = await aPlayer(house)
    expect(await show(fresh, nin, details)).toBe('PLAYER_EXCLUDED')
    await backIn(fresh)
    expect((await rules(fresh)).exclusion).toMatchObject({ isOver: true })
  })

  it('B31 a birthday under 18 in the personal details holds play and deposits, and typing another one helps nothing', async () => {
    const who = await aPlayer(house, { cash: 1_000_00n })
    const young = { ...someone(), dateOfBirth: `${new Date().getFullYear() - 15}-01-01` }
    expect((await ask(who, user.saveUserPersonalDetails, young)).data).toEqual({ DateOfBirth: ['AGE_AT_LEAST_18'] })
    expect(await holdsOf(who)).toEqual([{ reason: 'age', blocks: 'play' }])
    expect((await stake(who, 1n)).status).toBe('blocked')
    expect((await pay.deposit(who, '500')).status).toBe('ACCOUNT_ON_HOLD')
    const older = { ...young, dateOfBirth: '1990-01-01' }
    expect((await ask(who, user.saveUserPersonalDetails, older)).data).toEqual({
      DateOfBirth: ['CHANGE_NEEDS_SUPPORT'],
    })
    expect((await stake(who, 1n)).status).toBe('blocked')
    expect(await say(who, protection.getHolds, {})).toBe('SUCCESS')
  })

  it('B30 a process with another key for marks is refused at its start', async () => {
    const other = openMarks({ marksKey: 'ab'.repeat(32), sealingKey: null, dataDir: '' })
    await expect(other.known(house.db)).rejects.toThrow(/MARKS_KEY/)
  })
})
