/** A payment whose answer was lost on the way and that is asked for again, over the real server and the sandbox. */
import { banking } from '@uwanja/contract/site/banking'
import type { Call, Envelope, RawInput } from '@uwanja/contract/wire/call'
import { ONCE_KEY, requestOf } from '@uwanja/contract/wire/request'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { FULLEST } from '../db/testing.ts'
import { payments, WAIT } from '../testing/banking.ts'
import { aHouse, aPlayer, expectBooks, type House, type TestPlayer } from '../testing/house.ts'

let house: House
beforeAll(async () => {
  house = await aHouse(FULLEST)
})
afterEach(() => expectBooks(house))
afterAll(() => house.close())
const { approve, balance, prompts, state } = payments(() => house)

type Told = Envelope<{ id: string; message: string; errorMessage: string; paymentRef: string }>

async function askAs<C extends Call>(who: TestPlayer, key: string, row: C, input: RawInput<C>): Promise<Told> {
  const { path, headers, ...request } = requestOf(row, input as object, who.token)
  const answer = await fetch(house.apiUrl + path, { ...request, headers: { ...headers, [ONCE_KEY]: key } })
  return (await answer.json()) as Told
}
const { registerFastHubPayBillDeposit: payBill, registerFastHubWithdraw: payOut } = banking

it('R121 a deposit that is asked for again by its name is one payment and one request on the phone', async () => {
  const who = await aPlayer(house)
  const key = 'a-name-of-the-browsers-own'
  const ask = (amount: string, name = key) => askAs(who, name, payBill, { amount })
  const atOnce = await Promise.all([ask('500'), ask('500'), ask('500')])
  const { id } = atOnce[0].data
  expect(atOnce.map(({ data }) => data.id)).toEqual([id, id, id])
  const later = await ask('500.00')
  expect(later).toMatchObject({ statusCode: 0, data: { id } })
  expect(later.data.message).toContain(who.number)
  await approve(who)
  await vi.waitFor(async () => expect(await balance(who)).toBe(500), WAIT)
  expect((await ask('500')).data.id).toBe(id)
  expect(await prompts(who)).toHaveLength(0)
  // The same name for something else, also at one moment, is a mistake of the client's, and moves nothing.
  const both = await Promise.all([ask('700', 'one-name-for-two-amounts'), ask('800', 'one-name-for-two-amounts')])
  expect(both.map(({ statusCode }) => statusCode === 0).filter(Boolean)).toHaveLength(1)
  expect(await ask('600')).toMatchObject({ status: 'VALIDATION_ERROR', data: { [ONCE_KEY]: ['USED'] } })
  const other = await ask('500', 'another-name-of-the-browser')
  expect(other.data.id).not.toBe(id)
  expect(await prompts(who)).toHaveLength(2)
  // A name is its player's alone.
  const stranger = await aPlayer(house)
  expect((await askAs(stranger, key, payBill, { amount: '500' })).data.id).not.toBe(id)
})

it('R121 a name that is none is refused, and nothing is asked for', async () => {
  const who = await aPlayer(house)
  for (const key of ['', 'short', 'x'.repeat(65), 'sixteen letters ; drop'])
    expect([key, (await askAs(who, key, payBill, { amount: '500' })).status]).toEqual([key, 'MALFORMED_REQUEST'])
  expect(await prompts(who)).toHaveLength(0)
})

it('R121 what was refused at once is refused again', async () => {
  const who = await aPlayer(house)
  for (const _time of [1, 2])
    expect(await askAs(who, 'a-deposit-of-five-hundred', payBill, { amount: '513' })).toMatchObject({
      status: 'DEPOSIT_REJECTED',
    })
  const [rows] = await house.db.sql<{ count: number }>`
    select count(*)::int as count from payment where player_id = ${who.id}`
  expect(rows!.count).toBe(1)
})

it('R121 a card that is charged again by its name is told the step that waits', async () => {
  const who = await aPlayer(house)
  const card = { cardNumber: '5531886652142950', cvv: '564', expireMonth: '09', expireYear: '32' }
  const ask = () =>
    askAs(who, 'a-card-of-the-browsers-own', banking.registerKudipalCardDeposit, {
      ...card,
      amount: '700',
      bonusCode: '',
    })
  const { data: first } = await ask()
  expect(first).toMatchObject({ errorMessage: 'pin' })
  expect((await ask()).data).toEqual(first)
  const pin = { ...card, amount: '700', pin: '3310', id: first.id }
  const { data: afterPin } = (await house.send(banking.kudipalChargeWithPin, pin, who.token)) as Told
  expect(afterPin).toMatchObject({ errorMessage: 'otp', paymentRef: expect.stringMatching(/./) as string })
  expect((await ask()).data).toEqual(afterPin)
})

it('R121 a withdrawal that is asked for again by its name is the order that stands', async () => {
  const who = await aPlayer(house)
  await askAs(who, 'the-deposit-before-the-order', payBill, { amount: '1000' })
  await approve(who)
  await vi.waitFor(async () => expect(await balance(who)).toBe(1_000), WAIT)
  const { id } = (await askAs(who, 'an-order-of-the-browsers-own', payOut, { amount: '500' })).data
  expect(await askAs(who, 'an-order-of-the-browsers-own', payOut, { amount: '500' })).toMatchObject({
    statusCode: 0,
    data: { id },
  })
  expect(await askAs(who, 'some-other-order-of-theirs', payOut, { amount: '500' })).toMatchObject({
    status: 'PENDING_TRANSACTION_ON_ACCOUNT',
  })
  expect(await balance(who)).toBe(500)
  expect(await state(who, id)).toMatchObject({ state: 'requested' })
})
