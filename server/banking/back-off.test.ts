/** However often a company stayed silent, it is asked again within the hour. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, type House } from '../testing/house.ts'
import { payments, WAIT } from '../testing/banking.ts'

let house: House
beforeAll(async () => void (house = await aHouse(FULLEST)))
afterAll(() => house.close())
const { deposit } = payments(() => house)

it('X05 D12 after thirty questions without an answer the next one is an hour away, not weeks', async () => {
  const who = await aPlayer(house)
  const { data } = await deposit(who, 700) // nobody approves it
  await house.db.sql`update payment set tries = 30, due_at = house_now() where id = ${BigInt(data.id)}`
  await house.server.payDue()
  const waits = async () => {
    const [row] = await house.db.sql<{ tries: number; waitS: number }>`
      select tries, extract(epoch from due_at - house_now())::float8 as "waitS" from payment where id = ${BigInt(data.id)}`
    return row!
  }
  await expect.poll(async () => (await waits()).tries, WAIT).toBeGreaterThan(30)
  const { waitS } = await waits()
  expect(waitS).toBeGreaterThan(1_800)
  expect(waitS).toBeLessThanOrEqual(3_600)
})
