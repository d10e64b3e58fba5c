/** Saving name and date of birth, and the two switches: the rules as such, and over the wire. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { security } from '@uwanja/contract/site/security'
import { user } from '@uwanja/contract/site/user'
import { today } from '../db/days.ts'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, sendCall, type House } from '../testing/house.ts'
import { birthFaults, nameFaults } from './profile.ts'

const AMINA = { firstName: 'Amina', lastName: 'Okafor', dateOfBirth: '1990-04-30' }

describe('the rules of a profile', () => {
  it.each(['Jo', 'Ọláṣubọ̀mí', 'Mary-Jane', 'N’Golo', "O'Neil", 'Ana Maria', '王芳', 'Łucja'])(
    'W10 %s is a name',
    (name) => {
      expect(nameFaults(name.normalize('NFC'))).toEqual([])
    },
  )

  it.each([
    ['', ['NAME_TOO_SHORT']],
    ['A', ['NAME_TOO_SHORT']],
    ['-', ['NAME_TOO_SHORT', 'NAME_LETTERS_ONLY']],
    ['A1', ['NAME_TOO_SHORT', 'NAME_LETTERS_ONLY']],
    ['R2D2', ['NAME_LETTERS_ONLY']],
    ['Amina.', ['NAME_LETTERS_ONLY']],
    ['Mary--Jane', ['NAME_LETTERS_ONLY']],
    ['-Mary', ['NAME_LETTERS_ONLY']],
    ['<b>Amina</b>', ['NAME_LETTERS_ONLY']],
    ['Ami\u200Bna', ['NAME_LETTERS_ONLY']],
    ['Ami\u202Ena', ['NAME_LETTERS_ONLY']],
    [`A${'\u0335'.repeat(9)}mina`, ['NAME_LETTERS_ONLY']],
    ['a'.repeat(61), ['NAME_TOO_LONG']],
  ])('W10 %j is none', (name, faults) => {
    expect(nameFaults(name)).toEqual(faults)
  })

  it.each([
    ['2008-11-20', '2026-11-20', []],
    ['2008-11-21', '2026-11-20', ['AGE_AT_LEAST_18']],
    ['2030-01-01', '2026-11-20', ['AGE_AT_LEAST_18']],
    // Born on a leap day: of age on 1 March, not a day before.
    ['2008-02-29', '2026-02-28', ['AGE_AT_LEAST_18']],
    ['2008-02-29', '2026-03-01', []],
    // The form's list of years ends 100 years back.
    ['1926-01-01', '2026-11-20', []],
    ['1925-12-31', '2026-11-20', ['BIRTH_DATE_INVALID']],
    ['1990-02-31', '2026-11-20', ['BIRTH_DATE_INVALID']],
    ['2007-02-29', '2026-11-20', ['BIRTH_DATE_INVALID']],
    ['0000-01-01', '2026-11-20', ['BIRTH_DATE_INVALID']],
    ['--', '2026-11-20', ['BIRTH_DATE_INVALID']],
  ])('W10 W05 born on %s, seen on %s', (birthDay, now, faults) => {
    expect(birthFaults(birthDay, now)).toEqual(faults)
  })
})

describe('the profile over the wire', () => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(FULLEST)
  })
  afterAll(() => house.close())

  const profileOf = async (token: string) =>
    ((await house.send(user.personalInformation, {}, token)) as { data: unknown }).data

  it('W09 U10 saves them, tidied, and the profile tells them', async () => {
    const { token } = await aPlayer(house, { isNamed: false })
    expect(await profileOf(token)).toMatchObject({ firstName: '', lastName: '', birthDate: null })
    const typed = { firstName: '  Ana   Maria ', lastName: 'Okafor', dateOfBirth: '1990-4-3' }
    expect(await house.send(user.saveUserPersonalDetails, typed, token)).toEqual({
      statusCode: 0,
      status: 'SUCCESS',
      data: null,
    })
    expect(await profileOf(token)).toMatchObject({
      firstName: 'Ana Maria',
      lastName: 'Okafor',
      birthDate: '1990-04-03',
    })
  })

  it('W09 W10 what is wrong comes back under each field, nothing is repeated and nothing is saved', async () => {
    const { token } = await aPlayer(house, { isNamed: false })
    const typed = { firstName: 'X', lastName: '<i>Okafor</i>', dateOfBirth: '1990-02-31' }
    const answer = await house.send(user.saveUserPersonalDetails, typed, token)
    expect(answer).toEqual({
      statusCode: 422,
      status: 'VALIDATION_ERROR',
      data: {
        FirstName: ['NAME_TOO_SHORT'],
        LastName: ['NAME_LETTERS_ONLY'],
        DateOfBirth: ['BIRTH_DATE_INVALID'],
      },
    })
    const one = await house.send(user.saveUserPersonalDetails, { ...AMINA, lastName: '' }, token)
    expect(one).toMatchObject({ data: { LastName: ['NAME_TOO_SHORT'] } })
    expect(Object.keys(one.data)).toEqual(['LastName'])
    const none = await sendCall(house.apiUrl, user.saveUserPersonalDetails, {}, token)
    expect(Object.keys(none.data)).toEqual(['FirstName', 'LastName', 'DateOfBirth'])
    expect(await profileOf(token)).toMatchObject({ firstName: '', lastName: '', birthDate: null })
  })

  it('W10 eighteen is counted by the day where the players live, not by UTC', async () => {
    const [row] = await house.db.sql<{ now: Date }>`select house_now() as now`
    const target = new Date(row!.now)
    // Half past eleven at night in UTC is tomorrow in Lagos.
    target.setUTCHours(23, 30, 0, 0)
    if (target <= row!.now) target.setUTCDate(target.getUTCDate() + 1)
    // 18 years before a leap day there was none.
    if (target.toISOString().slice(5, 10) === '02-28') target.setUTCDate(target.getUTCDate() + 3)
    await house.shift((target.getTime() - row!.now.getTime()) / 1000)
    const utcDay = target.toISOString().slice(0, 10)
    const lagosDay = await today(house.db, 'Africa/Lagos')
    expect(lagosDay > utcDay).toBe(true)

    const born = async (daysLater: number) => {
      // Who said once that they are a minor is held: each day is said by somebody else.
      const { token } = await aPlayer(house)
      const day = new Date(`${lagosDay}T00:00:00Z`)
      day.setUTCFullYear(day.getUTCFullYear() - 18)
      day.setUTCDate(day.getUTCDate() + daysLater)
      return house.send(user.saveUserPersonalDetails, { ...AMINA, dateOfBirth: day.toISOString().slice(0, 10) }, token)
    }
    expect(await born(1)).toMatchObject({ status: 'VALIDATION_ERROR', data: { DateOfBirth: ['AGE_AT_LEAST_18'] } })
    expect(await born(0)).toMatchObject({ status: 'SUCCESS' })
  })

  it('U01 each switch is saved by itself, and only for who asks', async () => {
    const [one, other] = [await aPlayer(house), await aPlayer(house)]
    const before = await profileOf(other.token)
    expect(await house.send(user.updateEmailSubscription, { flag: true }, one.token)).toMatchObject({ statusCode: 0 })
    expect(await profileOf(one.token)).toMatchObject({
      subscribeToEmail: true,
      userNotificationSetup: { smsNotificationEnabled: true },
    })
    await house.send(user.updateSmsNotificationStatus, { flag: 'false' }, one.token)
    await house.send(user.updateEmailSubscription, { flag: 0 }, one.token)
    expect(await profileOf(one.token)).toMatchObject({
      subscribeToEmail: false,
      userNotificationSetup: { smsNotificationEnabled: false },
    })
    expect(await profileOf(other.token)).toEqual(before)
  })

  it('U16 U01 whoever wants a mail about each log-in and gave an address gets one, in their language, and it names nobody', async () => {
    const national = '8035577001'
    const password = 'gizani-taa-77'
    const typed = { username: national, mobileNumber: national, password, confirmPassword: password }
    expect(await house.send(security.register, { ...security.register.example, ...typed })).toMatchObject({
      statusCode: 0,
    })
    const userName = `234${national}`
    const logIn = async () => {
      const answer = await house.send(security.login, { ...security.login.example, userName, password })
      return (answer.data as { token: string }).token
    }
    const mails = async () =>
      ((await house.world('/api/mail')) as { to: string; subject: string; text: string }[]).filter(
        ({ to }) => to.toLowerCase() === 'asha@example.com',
      )
    const token = await logIn()
    await house.send(user.updateEmail, { email: 'asha@example.com' }, token)
    await logIn()
    await house.send(user.updateEmailSubscription, { flag: true }, token)
    expect(await profileOf(token)).toMatchObject({ email: 'asha@example.com', subscribeToEmail: true })
    expect(await sendCall(house.apiUrl, user.updateEmail, { email: 'no address' }, token)).toMatchObject({
      status: 'VALIDATION_ERROR',
    })
    await logIn()
    await expect.poll(mails).toHaveLength(1)
    const [mail] = await mails()
    expect(mail).toMatchObject({ subject: 'A login to your Uwanja account' })
    expect(mail!.text).toContain('(unknown device)')
    expect(mail!.text).not.toContain(national)
    // A mail goes where the account stood at its log-in, whatever the new session changes at once.
    await house.send(user.updateEmail, { email: '' }, token)
    for (let round = 0; round < 10; round++) {
      await logIn()
      await house.send(user.updateEmail, { email: 'Asha@example.com' }, token)
      await house.send(user.updateEmail, { email: '' }, token)
    }
    await house.send(user.updateEmail, { email: 'Asha@example.com' }, token)
    await house.send(user.updateEmailSubscription, { flag: false }, token)
    await logIn()
    // The last one is wanted again: were an unwanted one on its way, three would come.
    await house.send(user.updateEmailSubscription, { flag: true }, token)
    await logIn()
    await expect.poll(mails).toHaveLength(2)
  })

  it('U01 a switch that is neither on nor off changes nothing', async () => {
    const { token } = await aPlayer(house)
    for (const row of [user.updateEmailSubscription, user.updateSmsNotificationStatus]) {
      expect(await sendCall(house.apiUrl, row, { flag: 'maybe' }, token)).toMatchObject({ status: 'VALIDATION_ERROR' })
      expect(await sendCall(house.apiUrl, row, {}, token)).toMatchObject({ status: 'VALIDATION_ERROR' })
    }
  })

  it.each(['2026-02-31', '0000-01-01', '0001-01-01T00:00:00+14:00'])(
    'U05 a history from %s is refused and no bug',
    async (startDate) => {
      const { token } = await aPlayer(house)
      const asked = { ...user.transactionHistory.example, startDate }
      expect(await house.send(user.transactionHistory, asked, token)).toMatchObject({
        status: 'VALIDATION_ERROR',
        data: { startDate: ['not a date'] },
      })
    },
  )
})
