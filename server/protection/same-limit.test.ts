/** Saying the limit of today once more is a word too: a pending change to a higher one that waits is withdrawn by it. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { protection } from '@uwanja/contract/site/protection'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House } from '../testing/house.ts'
import { DAY_S, protecting } from '../testing/protection.ts'

let house: House
beforeAll(async () => void (house = await aHouse(FULLEST)))
afterEach(() => expectBooks(house))
afterAll(() => house.close())
const { ask, say, limitOf, shift } = protecting(() => house)

it('B01 the same limit again withdraws the wish for more', async () => {
  const who = await aPlayer(house)
  const set = (amount: string) => ask(who, protection.setLimit, { name: 'dayStake', amount })
  await set('500')
  expect((await set('900')).data).toEqual({ isAtOnce: false })
  expect(await limitOf(who, 'dayStake')).toMatchObject({ amount: 500, pending: { amount: 900 } })
  expect((await set('500')).data).toEqual({ isAtOnce: true })
  expect(await limitOf(who, 'dayStake')).toMatchObject({ amount: 500, pending: null })
  await shift(who, DAY_S)
  expect(await say(who, protection.confirmLooser, { rule: 'dayStake' })).toBe('NOTHING_TO_CONFIRM')
  expect(await limitOf(who, 'dayStake')).toMatchObject({ amount: 500 })
})
