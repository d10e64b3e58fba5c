/** A withdrawal as its player follows it, what may go out, and what was paid with last. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { cashier } from '@uwanja/contract/site/cashier'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House, type TestPlayer } from '../testing/house.ts'
import { payments } from '../testing/banking.ts'
import { openUsual } from './usual.ts'

let house: House
beforeAll(async () => void (house = await aHouse(FULLEST, { WITHDRAW_AUTOMATIC_MINOR: '100000' })))
afterAll(async () => {
  await expectBooks(house)
  await house.close()
})
const pay = payments(() => house)

interface Followed {
  readonly id: string
  readonly state: string
  readonly createdAt: string
  readonly cancelUntil?: string
  readonly isReviewed?: boolean
}

async function followed(who: TestPlayer): Promise<Followed> {
  const order = (await house.send(banking.checkUserWithdrawOrder, {}, who.token)).data as { id: string }
  return (await house.send(cashier.getPayment, { id: order.id }, who.token)).data as Followed
}
const methods = async (who: TestPlayer) =>
  (await house.send(cashier.getWithdrawMethods, {}, who.token)).data as {
    available: number
  }

it('R66 cash may go out; today’s usual time is said beside a withdrawal once three have arrived', async () => {
  const payees = [await aPlayer(house, { cash: 900_00n }), await aPlayer(house, { cash: 900_00n })]
  const third = await aPlayer(house, { cash: 2_000_00n })
  for (const one of [...payees, third]) {
    const { data } = await pay.withdraw(one, '700')
    await house.shift(60)
    await pay.untilState(one, data.id, 'paid')
  }
  expect((await methods(third)).available).toBe(1_300)
  // Each waited out its hold and arrived at once; of a method without any nothing is said. Asked anew, because the calls keep
  // what they heard for a minute.
  const usual = openUsual(house.db)
  expect(await usual('FastHubWithdraw')).toBeGreaterThanOrEqual(60)
  expect(await usual('FastHubWithdraw')).toBeLessThan(120)
  expect(await usual('KudipalWithdraw')).toBeUndefined()
})

it('R66 a withdrawal says until when it can be taken back, and that a person looks at a large one', async () => {
  const [small, large] = [await aPlayer(house, { cash: 9_000_00n }), await aPlayer(house, { cash: 9_000_00n })]
  await pay.withdraw(small, '700')
  await pay.withdraw(large, '3000')
  const [one, other] = [await followed(small), await followed(large)]
  expect(one).toMatchObject({ state: 'requested', isReviewed: false })
  expect(Date.parse(one.cancelUntil!) - Date.parse(one.createdAt)).toBe(60_000)
  expect(other).toMatchObject({ state: 'requested', isReviewed: true })
  await house.shift(60)
  // After the hold nobody takes it back, and the page no longer says so.
  expect(await followed(large)).not.toHaveProperty('cancelUntil')
})

it('R67 what somebody paid in with last stands first; the others keep their order', async () => {
  const who = await aPlayer(house, {})
  const names = async () =>
    (
      (await house.send(cashier.getDepositMethods, {}, who.token)).data as { paymentMethods: { viewName: string }[] }
    ).paymentMethods.map(({ viewName }) => viewName)
  const before = await names()
  const last = before.at(-1)!
  await house.db.sql`insert into payment (key, direction, view_name, company, player_id, currency, minor, msisdn, state)
    values (${`UWLAST${String(who.id)}`}, 'deposit', ${last}, 'kudipal', ${who.id}, 'NGN', 50000, '', 'paid')`
  expect(await names()).toEqual([last, ...before.slice(0, -1)])
  await house.db.sql`delete from payment where player_id = ${who.id}`
})
