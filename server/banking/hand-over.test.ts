/** A withdrawal whose process died between `sent` and the call: said again where that can move nothing twice, and only there. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House, type TestPlayer } from '../testing/house.ts'
import { answerNotTaken } from './not-taken.ts'
import { lockPayment, takeStep } from './store.ts'
import { payments, WAIT } from '../testing/banking.ts'

let house: House
beforeAll(async () => void (house = await aHouse(FULLEST, { JURISDICTION: 'TZ' })))
afterEach(() => expectBooks(house))
afterAll(() => house.close())
const { withdraw, state, balance } = payments(() => house)

const FIRST_QUESTION_S = 20
/** What a kill between the COMMIT and the call leaves behind. */
async function diesAsSent(id: string): Promise<void> {
  await house.db.transaction(async (tx) => {
    const payment = (await lockPayment(tx, BigInt(id)))!
    await takeStep(tx, payment, { state: 'approved', dueInS: FIRST_QUESTION_S })
    await takeStep(tx, payment, { state: 'sent', dueInS: FIRST_QUESTION_S })
  })
}
const story = async (who: TestPlayer, id: string) => {
  const { data } = (await house.send(banking.getPayment, { id }, who.token)) as {
    data: { timeline: { state: string }[] }
  }
  return data.timeline.map((event) => event.state)
}
const wallet = async ({ number }: TestPlayer) =>
  ((await house.world(`/api/phones/${number}/wallet`)) as { balance: string }).balance
const viaSelcom = async ({ token }: TestPlayer, amount: string) =>
  (
    (await house.send(banking.registerSelcomWithdraw, { amount, channel: 'AMCASHIN' }, token)) as never as {
      data: { id: string }
    }
  ).data.id

it('W06 D12 what a company with one movement a key never heard is said again within 30 seconds, and moves once', async () => {
  const who = await aPlayer(house, { cash: 5_000_00n })
  const before = Number(await wallet(who))
  const { id } = (await withdraw(who, 2_000)).data
  await diesAsSent(id)
  await house.shift(30)
  await vi.waitFor(async () => {
    await house.shift(5)
    expect(await state(who, id)).toMatchObject({ state: 'paid' })
  }, WAIT)
  expect(await balance(who)).toBe(3_000)
  expect(Number(await wallet(who)) - before).toBe(2_000)
  // Handed over twice; for its player it was sent once.
  expect(await story(who, id)).toEqual(['requested', 'approved', 'sent', 'paid'])
})

it('W06 D12 a company that promises nothing of keys is only asked, however long it has heard of nothing', async () => {
  const who = await aPlayer(house, { cash: 5_000_00n })
  const before = await wallet(who)
  const id = await viaSelcom(who, '700')
  await diesAsSent(id)
  for (const seconds of [30, 60, 3_600]) await house.shift(seconds)
  const [row] = await house.db.sql<{ tries: number }>`select tries from payment where id = ${BigInt(id)}`
  expect(row!.tries).toBeGreaterThanOrEqual(3)
  expect(await state(who, id)).toMatchObject({ state: 'sent' })
  expect(await story(who, id)).toEqual(['requested', 'approved', 'sent'])
  expect([await wallet(who), await balance(who)]).toEqual([before, 4_300])
})

it('W08 an operator whose question comes after another has handed over hears that it is no longer open', async () => {
  const who = await aPlayer(house, { cash: 5_000_00n })
  const id = await viaSelcom(who, '700')
  await diesAsSent(id)
  await house.db.sql`update payment set not_taken = 'not-enabled' where id = ${BigInt(id)}`
  const { banking: deps } = house.server
  const plug: typeof deps.methods.plug = (viewName) => {
    const asked = deps.methods.plug(viewName)
    const status: typeof asked.status = async (order, wire) => {
      expect(await answerNotTaken(deps, BigInt(id), 'again')).toBe('again')
      return asked.status(order, wire)
    }
    return { ...asked, status }
  }
  const late = { ...deps, methods: { ...deps.methods, plug } }
  await expect(answerNotTaken(late, BigInt(id), 'again')).rejects.toMatchObject({ code: 'NO_LONGER_OPEN' })
})

it('W08 of two operators who hand over again what was not taken, one does', async () => {
  const who = await aPlayer(house, { cash: 5_000_00n })
  const before = Number(await wallet(who))
  const id = await viaSelcom(who, '700')
  await diesAsSent(id)
  await house.db.sql`update payment set not_taken = 'not-enabled' where id = ${BigInt(id)}`
  const again = () =>
    answerNotTaken(house.server.banking, BigInt(id), 'again').catch(
      (error: unknown) => (error as { code: string }).code,
    )
  expect((await Promise.all([again(), again()])).sort()).toEqual(['NO_LONGER_OPEN', 'again'])
  await vi.waitFor(async () => {
    await house.shift(60)
    expect(await state(who, id)).toMatchObject({ state: 'paid' })
  }, WAIT)
  expect(Number(await wallet(who)) - before).toBe(700)
})
