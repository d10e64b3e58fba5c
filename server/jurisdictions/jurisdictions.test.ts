/** Jurisdictions: numbers as people write them, and the whole journey in Tanzania. */
import { patient } from '@uwanja/runtime/patience'
import { describe, expect, it, vi } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { security } from '@uwanja/contract/site/security'
import { user } from '@uwanja/contract/site/user'
import { FULLEST } from '../db/testing.ts'
import { fullNumber, helpedBy, JURISDICTIONS, jurisdictionOf } from './jurisdictions.ts'
import { aHouse, expectBooks } from '../testing/house.ts'

describe('numbers', () => {
  it.each([
    ['8031234567', '2348031234567'],
    ['08031234567', '2348031234567'],
    ['2348031234567', '2348031234567'],
    ['+2348031234567', '2348031234567'],
    ['23408031234567', '2348031234567'],
    [' 8031234567 ', '2348031234567'],
    ['2341234567', '2342341234567'], // a national number may begin like the prefix
    ['803123456', null],
    ['80312345678', null],
    ['008031234567', null],
    ['8O31234567', null],
    ['8031234567; drop', null],
    ['', null],
  ])('A21 "%s" is %s in Nigeria', (raw, full) => expect(fullNumber(JURISDICTIONS.NG, raw)).toBe(full))

  it.each([
    ['712345678', '255712345678'],
    ['0712345678', '255712345678'],
    ['+255712345678', '255712345678'],
    ['8031234567', null],
  ])('A21 "%s" is %s in Tanzania', (raw, full) => expect(fullNumber(JURISDICTIONS.TZ, raw)).toBe(full))

  it.each(Object.values(JURISDICTIONS))(
    'O10 the days of $country begin with a whole hour, as the reports count',
    ({ zone }) => {
      for (const at of ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'])
        expect(new Intl.DateTimeFormat('en', { timeZone: zone, minute: 'numeric' }).format(new Date(at))).toBe('0')
    },
  )

  it('an unknown market is a clear sentence at the start', () =>
    expect(() => jurisdictionOf('constructor')).toThrow('JURISDICTION must be one of NG, TZ'))
})

describe('Tanzania', () => {
  it('A05 D07 W03 registers, deposits and withdraws in shillings with prefix 255', async () => {
    const house = await aHouse(FULLEST, { JURISDICTION: 'TZ', WITHDRAW_HOLD_S: '1' })
    const password = 'nenosiri refu'
    const mobileNumber = '754321098'
    expect(
      await house.send(security.register, {
        mobileNumber,
        username: mobileNumber,
        password,
        confirmPassword: password,
        agreeAll: 1,
      } as never),
    ).toMatchObject({ statusCode: 0 })
    const { data } = (await house.send(security.login, { userName: `0${mobileNumber}`, password } as never)) as {
      data: { token: string; user: object }
    }
    expect(data.user).toMatchObject({ userName: '255754321098', currency: 'TZS' })
    await house.send(banking.registerFastHubPayBillDeposit, { amount: 5000 }, data.token)
    const prompts = (await house.world('/api/phones/255754321098/prompts')) as {
      id: string
      currency: string
      amount: string
    }[]
    expect(prompts).toMatchObject([{ currency: 'TZS', amount: '5000.00' }])
    await house.world(`/api/phones/255754321098/prompts/${prompts[0]!.id}`, { pin: '1234' })
    const balance = async () =>
      ((await house.send(user.getBalance, {}, data.token)) as { data: { totalBalance: number } }).data.totalBalance
    await vi.waitFor(async () => expect(await balance()).toBe(5000), patient(10_000))
    const named = { firstName: 'Juma', lastName: 'Hassan', dateOfBirth: '1990-4-3' }
    await house.send(user.saveUserPersonalDetails, named, data.token)
    expect(await house.send(banking.registerFastHubWithdraw, { amount: 2000 }, data.token)).toMatchObject({
      statusCode: 0,
    })
    await vi.waitFor(async () => {
      const wallet = (await house.world('/api/phones/255754321098/wallet')) as { balance: string }
      expect(wallet.balance).toBe('97000.00')
    }, patient(15_000))
    expect(await balance()).toBe(3000)
    await expectBooks(house)
    await house.close()
  })
})

it('Y02 the number of the help line that is set is the one that the site is given', () => {
  expect(helpedBy(jurisdictionOf('NG'), '0800 123').help).toEqual({ name: 'Gamble Alert', contact: '0800 123' })
  expect(helpedBy(jurisdictionOf('NG'), '').help).toEqual({ name: 'Gamble Alert', contact: '' })
})
