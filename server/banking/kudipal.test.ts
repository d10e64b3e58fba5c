/** Kudipal's calls as a client makes them, over the real server and the sandbox's banks and cards. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import type { Envelope } from '@uwanja/contract/wire/call'
import { setPersonalDetails } from '../players/store.ts'
import { aHouse, aPlayer, expectBooks, type House, type TestPlayer } from '../testing/house.ts'
import { countriesIn } from './countries.ts'
import { payments, WAIT } from '../testing/banking.ts'

const PIN_CARD = { cardNumber: '5531 8866 5214 2950', cvv: '564', expireMonth: '09', expireYear: '32' }
const ADDRESS_CARD = { cardNumber: '4556052704172643', cvv: '899', expireMonth: '01', expireYear: '31' }
const PAGE_CARD = { cardNumber: '4187427415564246', cvv: '828', expireMonth: '09', expireYear: '32' }
const POOR_CARD = { cardNumber: '5258585922666506', cvv: '883', expireMonth: '09', expireYear: '31' }
const ADDRESS = { city: 'Lagos', address: '1 Marina', country: 'NG', zipCode: '100001', state: 'Lagos' }

interface Answer {
  id: string
  errorMessage: string
  paymentRef: string
  paymentUrl: string
  bankName: string
  accNumber: string
  ussdCode: string
  accName: string
}

let house: House
beforeAll(async () => {
  house = await aHouse('embedded')
})
afterEach(() => expectBooks(house))
afterAll(() => house.close())
const { balance, untilState, state } = payments(() => house)

const ask = async (who: TestPlayer, row: Parameters<House['send']>[0], input: object) =>
  (await house.send(row, input as never, who.token)) as Envelope as Envelope<Answer>

async function otpOf(who: TestPlayer): Promise<string> {
  const [newest] = (await house.world(`/api/phones/${who.number}/messages`)) as { text: string }[]
  return /\d{6}/.exec(newest!.text)![0]
}

describe('D15 a card', () => {
  it('goes from its PIN to a code, each of which may be wrong twice', async () => {
    const who = await aPlayer(house)
    const { data } = await ask(who, banking.registerKudipalCardDeposit, { amount: '500', ...PIN_CARD })
    expect(data).toMatchObject({ errorMessage: 'pin', paymentRef: '' })
    const give = (pin: string) =>
      ask(who, banking.kudipalChargeWithPin, { ...PIN_CARD, amount: '500', pin, id: data.id })
    expect(await give('0000')).toMatchObject({ status: 'CARD_PIN_WRONG' })
    expect(await give('0001')).toMatchObject({ status: 'CARD_PIN_WRONG' })
    const asked = await give('3310')
    expect(asked.data.errorMessage).toBe('otp')
    const submit = (otp: string, paymentRef = asked.data.paymentRef) =>
      ask(who, banking.kudipalSubmitOtp, { otp, ID: Number(data.id), paymentRef })
    expect(await submit('000000')).toMatchObject({ status: 'CARD_CODE_WRONG' })
    expect(await submit(await otpOf(who), 'FLW-OF-ANOTHER')).toMatchObject({ status: 'NOT_FOUND' })
    expect(await submit(await otpOf(who))).toMatchObject({ statusCode: 0, data: { errorMessage: '' } })
    expect(await balance(who)).toBe(500)
    expect(await submit(await otpOf(who))).toMatchObject({ status: 'NO_LONGER_OPEN' })
  })

  it('is over after the third wrong PIN, and nobody else may answer for it', async () => {
    const [who, other] = [await aPlayer(house), await aPlayer(house)]
    const { data } = await ask(who, banking.registerKudipalCardDeposit, { amount: '500', ...PIN_CARD })
    const give = (by: TestPlayer, pin: string) =>
      ask(by, banking.kudipalChargeWithPin, { ...PIN_CARD, amount: '500', pin, id: data.id })
    expect(await give(other, '3310')).toMatchObject({ status: 'NOT_FOUND' })
    for (const status of ['CARD_PIN_WRONG', 'CARD_PIN_WRONG', 'DEPOSIT_REJECTED'])
      expect(await give(who, '0000')).toMatchObject({ status })
    expect(await state(who, data.id)).toMatchObject({ state: 'failed', reason: 'wrong-pin' })
    expect(await balance(who)).toBe(0)
  })

  it('wants an address, which must be whole', async () => {
    const who = await aPlayer(house)
    const { data } = await ask(who, banking.registerKudipalCardDeposit, { amount: 700, ...ADDRESS_CARD })
    expect(data.errorMessage).toBe('avs_noauth')
    const step = { ...ADDRESS_CARD, amount: 700, id: data.id }
    expect(await ask(who, banking.kudipalCardNoAuth, { ...step, ...ADDRESS, city: '' })).toMatchObject({
      status: 'VALIDATION_ERROR',
    })
    expect(await ask(who, banking.kudipalCardNoAuth, { ...step, ...ADDRESS })).toMatchObject({ statusCode: 0 })
    expect(await balance(who)).toBe(700)
  })

  it('sends its owner to the issuer’s page, and believes the company and not the way back', async () => {
    const who = await aPlayer(house)
    const { data } = await ask(who, banking.registerKudipalCardDeposit, { amount: '500', ...PAGE_CARD })
    expect(data.errorMessage).toBe('redirect')
    const check = new URL(data.paymentUrl).pathname.replace('/cards/check/', '/api/card-checks/')
    expect(await balance(who)).toBe(0)
    expect(await house.world(check, { answer: 'approved' })).toMatchObject({
      backUrl: expect.stringMatching(/\/deposit\?tx_ref=UW/) as string,
    })
    await untilState(who, data.id, 'paid')
    expect(await balance(who)).toBe(500)
  })

  it('X10 and the name of an account cannot be found by trying one after the other, also in parallel', async () => {
    const who = await aPlayer(house)
    const statuses = async (row: Parameters<House['send']>[0], input: object) => {
      const answers = await Promise.all(Array.from({ length: 24 }, () => ask(who, row, input)))
      return answers.filter(({ status }) => status === 'TOO_MANY_ATTEMPTS').length
    }
    expect(await statuses(banking.registerKudipalCardDeposit, { amount: '500' })).toBe(4)
    const step = { ...PIN_CARD, amount: '500', pin: '3310', id: '1' }
    expect(await ask(who, banking.kudipalChargeWithPin, step)).toMatchObject({ status: 'TOO_MANY_ATTEMPTS' })
    expect(await statuses(banking.getBankAccountNumber, banking.getBankAccountNumber.example)).toBe(4)
    const other = await aPlayer(house)
    expect(await ask(other, banking.getBankAccountNumber, banking.getBankAccountNumber.example)).toMatchObject({
      status: expect.not.stringMatching('TOO_MANY_ATTEMPTS') as string,
    })
  })

  it('that is unknown or empty is refused at once', async () => {
    const who = await aPlayer(house)
    for (const card of [POOR_CARD, { ...PIN_CARD, cvv: '999' }, {}])
      expect(await ask(who, banking.registerKudipalCardDeposit, { amount: '500', ...card })).toMatchObject({
        status: 'DEPOSIT_REJECTED',
      })
    expect(await ask(who, banking.registerKudipalCardDeposit, { ...PIN_CARD, amount: '50' })).toMatchObject({
      status: 'BELOW_MINIMUM_LIMIT',
    })
  })
})

describe('D04 a transfer', () => {
  const account = async (accNumber: string) => {
    const open = (await house.world('/api/banks/temporary')) as { bank: string; account: string }[]
    return open.find((row) => row.account === accNumber)!
  }
  it.each([
    ['less than asked', '300.00', { was: 'under', late: false }],
    ['more than asked', '900.50', { was: 'over', late: false }],
    ['late, after the account ran out', '700.00', { was: 'exact', late: true }],
  ])('of %s is credited as it came', async (_what, amount, said) => {
    const who = await aPlayer(house)
    const { data } = await ask(who, banking.registerKudipalBankTransferDeposit, { amount: '700', bonusCode: '' })
    const { bank } = await account(data.accNumber)
    if (said.late) {
      await house.shift(31 * 60)
      await untilState(who, data.id, 'failed')
    }
    const pay = () => house.world('/api/banks/transfers', { bank, account: data.accNumber, amount })
    expect(await pay()).toMatchObject({ ok: true, ...said })
    expect(await pay()).toEqual({ ok: false, reason: 'closed' })
    await house.world('/api/clock', { shiftSeconds: 5 })
    await untilState(who, data.id, 'paid')
    expect(await balance(who)).toBe(Number(amount))
  })
})

it('D06 the banks are listed, and a code of a bank that has none is refused', async () => {
  const who = await aPlayer(house)
  const { data } = (await house.send(banking.getKudipalBankList, {}, who.token)) as Envelope<{
    kudipalBankList: { code: string; name: string }[]
  }>
  expect(data.kudipalBankList).toContainEqual({ code: '057', name: 'Zenith Bank' })
  const code = await ask(who, banking.registerKudipalUssdDeposit, { amount: '500', code: '057', bonusCode: '' })
  expect(code.data.ussdCode).toMatch(/^\*966\*000\*\d{4}#$/)
  expect(await ask(who, banking.registerKudipalUssdDeposit, { amount: '500', code: '999' })).toMatchObject({
    status: 'DEPOSIT_REJECTED',
  })
})

it('W02 D7 a bank withdrawal goes to the name that was seen, and to nobody else', async () => {
  const who = await aPlayer(house, { cash: 5_000_00n })
  const to = { accountnumber: '0690000031', code: '044' }
  const { data } = await ask(who, banking.getBankAccountNumber, to)
  expect(data.accName).toMatch(/^[A-Z]+ [A-Z]+$/)
  expect(await ask(who, banking.getBankAccountNumber, { ...to, accountnumber: '0690000404' })).toMatchObject({
    status: 'ACCOUNT_NOT_FOUND',
  })
  const request = { amount: '1000', accountNumber: to.accountnumber, code: to.code, accountName: data.accName }
  expect(await ask(who, banking.registerKudipalWithdraw, { ...request, accountName: 'SOMEBODY ELSE' })).toMatchObject({
    status: 'ACCOUNT_NAME_CHANGED',
  })
  const [firstName = '', lastName = ''] = data.accName.split(' ')
  await setPersonalDetails(house.db, who.id, { firstName, lastName, birthDate: '1990-04-03' })
  const asked = await ask(who, banking.registerKudipalWithdraw, request)
  expect(await balance(who)).toBe(4_000)
  await house.shift(61)
  await vi.waitFor(async () => {
    await house.shift(30)
    expect(await state(who, asked.data.id)).toMatchObject({ state: 'paid' })
  }, WAIT)
  expect(await house.world('/api/banks/044/accounts/0690000031')).toMatchObject({ balance: '101000.00' })
})

it.each([
  ['en', 'Germany'],
  ['sw', 'Ujerumani'],
  ['zh', '德国'],
] as const)('D15 every country of ISO 3166 is named in %s', (language, name) => {
  const list = countriesIn(language)
  expect(list).toHaveLength(249)
  expect(list.find(({ countryCode }) => countryCode === 'DE')).toEqual({ countryCode: 'DE', countryName: name })
  for (const past of ['SU', 'YU', 'UK', 'EU', 'XK']) expect(list.map((row) => row.countryCode)).not.toContain(past)
})
