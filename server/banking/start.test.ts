/** Any method by its viewName, over the real server and the sandbox: the same life as the specification's own call gives it. */
import { banking } from '@uwanja/contract/site/banking'
import type { Envelope } from '@uwanja/contract/wire/call'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { setPersonalDetails } from '../players/store.ts'
import { aHouse, aPlayer, expectBooks, type House, type TestPlayer } from '../testing/house.ts'
import { payments, WAIT } from '../testing/banking.ts'

let house: House
beforeAll(async () => {
  house = await aHouse('embedded')
})
afterEach(() => expectBooks(house))
afterAll(() => house.close())
const { approve, balance, state } = payments(() => house)

interface Answer {
  id: string | null
  step: { next: string; ask?: string; name?: string } | null
  fields: { name: string }[]
  asks: Record<string, { fields: { name: string }[] }>
}
const ask = async (who: TestPlayer, row: Parameters<House['send']>[0], input: object) =>
  (await house.send(row, input as never, who.token)) as Envelope as Envelope<Answer>
const start = (who: TestPlayer, viewName: string, fields: object = {}, more: object = {}) =>
  ask(who, banking.startPayment, { viewName, amount: '500', fields, ...more })

const CARD = { cardNumber: '5531886652142950', cvv: '564', expireMonth: '09', expireYear: '32' }

it('M26 a card goes from its fields to a PIN and a code, and nothing of it is written down', async () => {
  const who = await aPlayer(house)
  const { data: told } = await ask(who, banking.getFields, { viewName: 'KudipalCardPayment' })
  expect(told.fields.map(({ name }) => name)).toEqual(Object.keys(CARD))
  expect(told.asks['otp']!.fields.map(({ name }) => name)).toEqual(['otp'])
  const { data: started } = await start(who, 'KudipalCardPayment', CARD)
  expect(started.step).toMatchObject({ next: 'ask', ask: 'pin' })
  const goOn = (ask_: string, fields: object) =>
    ask(who, banking.continuePayment, { id: started.id, ask: ask_, fields })
  expect(await goOn('pin', { ...CARD, pin: '3310', extra: 'x' })).toMatchObject({ status: 'INCORRECT_PARAMETER_VALUE' })
  expect(await goOn('constructor', {})).toMatchObject({ status: 'NOT_FOUND' })
  // The same question again: that was the wrong one.
  expect((await goOn('pin', { ...CARD, pin: '0000' })).data.step).toMatchObject({ ask: 'pin' })
  expect((await goOn('pin', { ...CARD, pin: '3310' })).data.step).toMatchObject({ ask: 'otp' })
  const [newest] = (await house.world(`/api/phones/${who.number}/messages`)) as { text: string }[]
  expect((await goOn('otp', { otp: /\d{6}/.exec(newest!.text)![0] })).data.step).toBeNull()
  await vi.waitFor(async () => expect(await balance(who)).toBe(500), WAIT)
  const rows = await house.db.sql<{ details: string }>`select details::text as details from payment`
  for (const { details } of rows) {
    expect(details).not.toContain(CARD.cardNumber)
    expect(details).not.toContain('3310')
  }
  // And nobody answers for somebody else.
  const other = await aPlayer(house)
  expect(await ask(other, banking.continuePayment, { id: started.id, ask: 'otp', fields: { otp: '1' } })).toMatchObject(
    {
      status: 'NOT_FOUND',
    },
  )
})

it('M26 a withdrawal to a bank is started when its player has confirmed the name, and a changed one is refused', async () => {
  const who = await aPlayer(house)
  await start(who, 'FastHubPayBillDeposit')
  await approve(who)
  await vi.waitFor(async () => expect(await balance(who)).toBe(500), WAIT)
  const account = { code: '057', accountNumber: who.number.slice(-10) }
  const { data: shown } = await start(who, 'KudipalWithdraw', account)
  expect(shown).toMatchObject({ id: null, step: { next: 'confirm', name: expect.any(String) as string } })
  expect(await start(who, 'KudipalWithdraw', account, { name: 'SOMEBODY ELSE' })).toMatchObject({
    status: 'ACCOUNT_NAME_CHANGED',
  })
  const [firstName = '', lastName = ''] = shown.step!.name!.split(' ')
  await setPersonalDetails(house.db, who.id, { firstName, lastName, birthDate: '1990-04-03' })
  const { data: asked } = await start(who, 'KudipalWithdraw', account, { name: shown.step!.name })
  expect(asked).toMatchObject({ step: null })
  expect(await balance(who)).toBe(0)
  await house.shift(61)
  await vi.waitFor(async () => {
    await house.shift(30)
    expect(await state(who, asked.id!)).toMatchObject({ state: 'paid' })
  }, WAIT)
})

it('M26 a name that is no method, and fields that nobody asked for, are refused', async () => {
  const who = await aPlayer(house)
  expect(await start(who, 'constructor')).toMatchObject({ status: 'METHOD_NOT_AVAILABLE' })
  expect(await start(who, 'FastHubWithdraw', { msisdn: '2348000000000' })).toMatchObject({
    status: 'INCORRECT_PARAMETER_VALUE',
  })
  expect(await start(who, 'SelcomWithdraw', { channel: 'XX' })).toMatchObject({
    status: expect.stringMatching(/INCORRECT|METHOD/) as string,
  })
})
