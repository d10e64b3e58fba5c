/** Opening an account over the wire: the form's rules, one account a number, account and wallet together. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { security } from '@uwanja/contract/site/security'
import { expectWholeBooks } from '@uwanja/money/testing'
import { RULE_KINDS, FULLEST } from '../db/testing.ts'
import { aSite, PASSWORD, registerForm, type Site } from './testing.ts'

describe.each(RULE_KINDS)('registering on %s', (kind) => {
  let site: Site
  beforeAll(async () => {
    site = await aSite(kind)
  })
  afterAll(() => site.close())
  const register = (form: object) => site.send(security.register, { ...registerForm('8030000001'), ...form })
  const players = async () => (await site.db.sql<{ n: number }>`select count(*)::int as n from player`)[0]!.n

  it('A15 K03 each bad form has its own refusal and opens nothing', async () => {
    const before = await players()
    const statuses: [object, string][] = [
      [{ mobileNumber: '', username: '' }, 'VALIDATION_ERROR'],
      [{ confirmPassword: 'something else' }, 'PASSWORDS_DO_NOT_MATCH'],
      [{ agreeAll: 0 }, 'THERMES_NEEDS_TO_BE_ACCEPTED'],
      [{ agreeAll: null }, 'THERMES_NEEDS_TO_BE_ACCEPTED'],
      [{ mobileNumber: '80300000a1' }, 'VALIDATION_ERROR'],
      [{ mobileNumber: '803000000' }, 'VALIDATION_ERROR'],
      // Ten digits that are no mobile phone's.
      [{ mobileNumber: '1234567890' }, 'VALIDATION_ERROR'],
      [{ mobileNumber: '7000000000' }, 'VALIDATION_ERROR'],
      [{ mobileNumber: '80300000011' }, 'VALIDATION_ERROR'],
      [{ mobileNumber: '2348030000001' }, 'VALIDATION_ERROR'],
      [{ password: 'ab1!x', confirmPassword: 'ab1!x' }, 'INCORRECT_PARAMETER_VALUE'],
      [{ password: '0803 000 0001', confirmPassword: '0803 000 0001' }, 'INCORRECT_PARAMETER_VALUE'],
      [{ password: 'Password123', confirmPassword: 'Password123' }, 'INCORRECT_PARAMETER_VALUE'],
      [{ email: 'no mailbox' }, 'VALIDATION_ERROR'],
      [{ email: 'a@b\u0000c' }, 'VALIDATION_ERROR'],
    ]
    for (const [form, status] of statuses) expect([form, (await register(form)).status]).toEqual([form, status])
    expect(await players()).toBe(before)
  })

  it('A14 A15 a leading 0 is refused with the literal text in data.message', async () => {
    const answer = await register({ mobileNumber: '08030000001' })
    expect(answer).toMatchObject({
      http: 200,
      statusCode: 422,
      status: 'VALIDATION_ERROR',
      data: { message: 'The mobile number entered is invalid. try again or contact support' },
    })
  })

  it('A15 figures that are no number say so; anything but figures is left to the status', async () => {
    const tooShort = await register({ username: '803000000', mobileNumber: '803000000' })
    expect(tooShort).toMatchObject({ status: 'VALIDATION_ERROR', data: { message: 'message.mobile_number_invalid' } })
    const { status, data } = await register({ username: '803000000a', mobileNumber: '803000000a' })
    expect([status, data]).toEqual(['VALIDATION_ERROR', { mobileNumber: ['INVALID_NUMBER'] }])
  })

  it('A14 the rules answer in the form’s order, with the form’s messages', async () => {
    const filled = { status: 'VALIDATION_ERROR', data: { message: 'message.please_fill_all_fields' } }
    const wrong = { confirmPassword: 'x', agreeAll: 0, mobileNumber: '0803', username: '0803' }
    const blanks = ['username', 'mobileNumber', 'password', 'confirmPassword']
    const empties = [
      { username: '', mobileNumber: ' ' },
      { password: '' },
      { password: '   ' },
      { confirmPassword: '' },
    ]
    for (const empty of [...empties, Object.fromEntries(blanks.map((name) => [name, '']))])
      expect(await register({ ...wrong, ...empty }), JSON.stringify(empty)).toMatchObject(filled)
    expect(await register(wrong)).toMatchObject({
      status: 'PASSWORDS_DO_NOT_MATCH',
      data: { message: 'message.passwords_do_not_match' },
    })
    const alike = { ...wrong, confirmPassword: PASSWORD }
    expect((await register(alike)).status).toBe('THERMES_NEEDS_TO_BE_ACCEPTED')
    expect(await register({ ...alike, agreeAll: 1 })).toMatchObject({
      data: { message: 'The mobile number entered is invalid. try again or contact support' },
    })
  })

  it.each([
    [' rosaree ', 'rosaree'],
    ['', ''],
    ['a\u0001b', ''],
  ])('A16 the code %j with which a player came is kept as "%s"', async (referrerCode, kept) => {
    const mobileNumber = `80300001${String(referrerCode.length).padStart(2, '0')}`
    expect((await register({ username: mobileNumber, mobileNumber, referrerCode })).statusCode).toBe(0)
    const [row] = await site.db.sql`select refcode from player where number = ${`234${mobileNumber}`}`
    expect(row).toEqual({ refcode: kept })
  })

  it('A15 A18 an account has the full number as its name, a wallet, and the caller’s language', async () => {
    const form = { ...security.register.example, username: '8030000002', mobileNumber: '8030000002' }
    const answer = await site.send(security.register, form, { headers: { cookie: 'appLanguage=sw' } })
    expect(answer).toMatchObject({ statusCode: 0, data: { userName: '2348030000002' } })
    const [row] = await site.db.sql<{ id: bigint; language: string; proven: unknown }>`
      select id, language, number_proven_at as proven from player where number = '2348030000002'`
    expect(row).toMatchObject({ language: 'sw', proven: null })
    expect(await site.money.read.wallet(site.db, row!.id)).toMatchObject({ currency: 'NGN', cash: 0n, version: 0n })
    const again = await site.send(security.register, form)
    expect(again).toMatchObject({ statusCode: 7101, status: 'MOBILE_ALREADY_EXISTS', data: null })
  })

  it('A15 either field may carry the number; a user name may carry the prefix', async () => {
    expect((await register({ mobileNumber: '', username: '8030000003' })).statusCode).toBe(0)
    expect(await register({ mobileNumber: '', username: '2348030000004' })).toMatchObject({
      data: { userName: '2348030000004' },
    })
  })

  it('A15 one number registered twenty times in parallel is one account with one wallet', async () => {
    const before = await players()
    const answers = await Promise.all(Array.from({ length: 20 }, () => register({ mobileNumber: '8030000005' })))
    const statuses = answers.map((answer) => answer.status).sort()
    expect(statuses).toEqual([...Array.from({ length: 19 }, () => 'MOBILE_ALREADY_EXISTS'), 'SUCCESS'])
    expect(await players()).toBe(before + 1)
    const wallets = await site.db.sql`
      select w.player_id from money.wallet w join player p on p.id = w.player_id where p.number = '2348030000005'`
    expect(wallets).toHaveLength(1)
    await expectWholeBooks(site.db, site.money)
  })
})

describe('registering in Tanzania', () => {
  it('A15 the jurisdiction decides prefix, length and currency', async () => {
    const site = await aSite(FULLEST, { JURISDICTION: 'TZ' })
    try {
      expect((await site.send(security.register, registerForm('8031234567'))).status).toBe('VALIDATION_ERROR')
      const answer = await site.send(security.register, registerForm('712345678'))
      expect(answer).toMatchObject({ statusCode: 0, data: { userName: '255712345678' } })
      const rows = await site.db.sql`select currency, country from player`
      expect(rows).toEqual([{ currency: 'TZS', country: 'TZ' }])
    } finally {
      await site.close()
    }
  })
})

describe('the limit on registering', () => {
  it('A15 one address is slowed after 300 tries an hour, others are not, and the wait ends', async () => {
    const site = await aSite(FULLEST)
    try {
      await site.db.sql`
        insert into attempt (kind, subject) select 'register.address', '10.0.0.1' from generate_series(1, 304)`
      const refused = await site.send(security.register, registerForm('8030000001'))
      expect(refused).toMatchObject({ status: 'TOO_MANY_ATTEMPTS', data: { remainingTime: 16 } })
      const elsewhere = await site.send(security.register, registerForm('8030000002'), { ip: '10.0.0.2' })
      expect(elsewhere.statusCode).toBe(0)
      await site.shift(16)
      expect((await site.send(security.register, registerForm('8030000001'))).statusCode).toBe(0)
    } finally {
      await site.close()
    }
  })
})
