/** What lies in the archive is said wherever its rows are missing. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { protection } from '@uwanja/contract/site/protection'
import { user } from '@uwanja/contract/site/user'
import { nextRange } from '@uwanja/money/testing'
import { FULLEST, shiftClock } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House } from '../testing/house.ts'

let house: House
beforeAll(async () => void (house = await aHouse(FULLEST)))
afterAll(async () => {
  await expectBooks(house)
  await house.close()
})

const at = { source: 'betsolutions', currency: 'NGN' } as const
async function plays(playerId: bigint, key: string): Promise<void> {
  const { money } = house.server
  const amount = { currency: at.currency, minor: 100n }
  await house.db.transaction((tx) =>
    money.correction.made(tx, { key: `gift-${key}`, playerId, amount, direction: 'give', reason: 'a gift' }),
  )
  expect((await money.wager({ kind: 'staked', source: at.source, key, playerId, round: key, amount })).status).toBe(
    'ok',
  )
}

it('M52 a history, a statement of tax and a player’s own file say until when rows are archived, and to nobody else', async () => {
  const { db } = house
  const { money } = house.server
  const own = await aPlayer(house)
  await plays(own.id, 'old')
  await shiftClock(db, 3_600)
  const cutAt = (await db.sql<{ now: Date }>`select house_now() as now`)[0]!.now
  await nextRange(db)
  await plays(own.id, 'new')
  const other = await aPlayer(house)
  await plays(other.id, 'other')
  const rowsOf = async (token: string, startDate = '') =>
    (await house.send(user.transactionHistory, { type: 'all', status: -1, startDate }, token)).data as {
      resp: unknown[]
      archivedUntil?: string
    }
  expect((await rowsOf(own.token)).resp).toHaveLength(4)
  // Whoever reads journals in this process has read them, or nothing may go.
  await expect
    .poll(() => money.archive.refusalOf(db, 0, new Date(cutAt.getTime() + 3_600_000)), { timeout: 50_000 })
    .toBeNull()
  await db.transaction(async (tx) => money.archive.away(tx, 0, await money.archive.sumsHere(tx, 0)))

  const { resp, archivedUntil } = await rowsOf(own.token)
  expect(resp).toHaveLength(2)
  expect(new Date(archivedUntil!).getTime()).toBeLessThan(cutAt.getTime())
  // Of what begins later nothing is missing.
  expect((await rowsOf(own.token, cutAt.toISOString())).archivedUntil).toBeUndefined()
  expect((await rowsOf(other.token)).archivedUntil).toBeUndefined()
  const year = cutAt.getFullYear()
  expect((await house.send(user.getTaxStatement, { year }, own.token)).data).toMatchObject({ archivedUntil })
  expect((await house.send(user.getTaxStatement, { year }, other.token)).data).not.toHaveProperty('archivedUntil')
  const { leftOut } = (await house.send(protection.getMyData, {}, own.token)).data as unknown as {
    leftOut: Record<string, string>
  }
  expect(leftOut['money.archive']).toContain(archivedUntil!)
})
