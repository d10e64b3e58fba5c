/** A session that has ended is never given more time, by whoever still polls with it. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, type House } from '../testing/house.ts'
import { endSession, extendSession } from './store.ts'

let house: House
beforeAll(async () => void (house = await aHouse(FULLEST)))
afterAll(() => house.close())

it('A03 X08 a live session is extended once it is due, an ended one keeps its end', async () => {
  const [live, ended] = [await aPlayer(house), await aPlayer(house)]
  await house.db.sql`update session set expires_at = house_now() + interval '1 day'`
  await endSession(house.db, ended.sessionId)
  const expiryOf = async (id: bigint) =>
    (await house.db.sql<{ at: Date }>`select expires_at as at from session where id = ${id}`)[0]!.at
  const before = await expiryOf(ended.sessionId)
  expect([await extendSession(house.db, ended.sessionId), await extendSession(house.db, live.sessionId)]).toEqual([
    false,
    true,
  ])
  expect(await expiryOf(ended.sessionId)).toEqual(before)
  expect((await expiryOf(live.sessionId)).getTime()).toBeGreaterThan(before.getTime())
})
