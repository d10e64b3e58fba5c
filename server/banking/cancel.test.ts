/** Taking a withdrawal back ends with the time in which it waits, and is a switch of the jurisdiction. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House, type TestPlayer } from '../testing/house.ts'
import { cancelWithdrawal } from './withdrawals.ts'
import { payments } from '../testing/banking.ts'

let house: House
beforeAll(async () => void (house = await aHouse(FULLEST, { WITHDRAW_AUTOMATIC_MINOR: '100000' })))
afterAll(async () => {
  await expectBooks(house)
  await house.close()
})
const pay = payments(() => house)
const cancel = async (who: TestPlayer) => (await house.send(banking.rejectWithdrawByUser, {}, who.token)).status
const pending = async (who: TestPlayer) => (await house.send(banking.checkUserWithdrawOrder, {}, who.token)).data

it('B37 after the hold nobody takes a withdrawal back, however long staff look at it', async () => {
  const [who, quick] = [await aPlayer(house, { cash: 5_000_00n }), await aPlayer(house, { cash: 5_000_00n })]
  for (const one of [who, quick]) expect((await pay.withdraw(one, '3000')).status).toBe('SUCCESS')
  expect(await pending(who)).toMatchObject({ state: 'requested', canCancel: true })
  expect(await cancel(quick)).toBe('SUCCESS')
  expect(await pay.balance(quick)).toBe(5_000)
  await house.shift(60)
  // A person has not looked yet, so it is where it was.
  expect(await pending(who)).toMatchObject({ state: 'requested', canCancel: false })
  expect(await cancel(who)).toBe('WITHDRAWAL_ALREADY_SENT')
  expect(await pay.balance(who)).toBe(2_000)
})

it('B37 where the jurisdiction knows no cancelling, nobody cancels', async () => {
  const who = await aPlayer(house, { cash: 5_000_00n })
  expect((await pay.withdraw(who, '3000')).status).toBe('SUCCESS')
  const deps = house.server.banking
  const strict = { ...deps, jurisdiction: { ...deps.jurisdiction, withdrawals: { mayCancel: false } } }
  await expect(cancelWithdrawal(strict, who.id)).rejects.toMatchObject({ code: 'WITHDRAWAL_CANCEL_FORBIDDEN' })
  expect(await pay.balance(who)).toBe(2_000)
})
