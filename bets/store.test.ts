/** Bets in a database: what is open is found again, and the database refuses what no life of a bet can be. */
import { randomUUID } from 'node:crypto'
import { CLOCK } from '@uwanja/database/clock'
import type { Db } from '@uwanja/database/sql'
import { DATABASE_KINDS, testDatabases } from '@uwanja/database/testing'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as life from './bet.ts'
import { newBet } from './bet.ts'
import { betsOf } from './schema.ts'
import { betStore, type StoredBet } from './store.ts'

const { aDatabase } = testDatabases([CLOCK, betsOf('book')])
const store = betStore('book')
const PLACE = { desk: 'slips', place: 'football', player: 'a:1', details: { legs: ['1'] } } as const
const aBet = (key = randomUUID()): StoredBet => ({ ...newBet(key, 500n), ...PLACE, slip: key })

describe.each(DATABASE_KINDS)('%s', (kind) => {
  let db: Db
  beforeAll(async () => {
    db = await aDatabase(kind)
  })
  afterAll(() => db.close())

  test('M27 a bet comes back as it was, by its slip and among its player’s, newest first', async () => {
    const [one, two] = [aBet(), life.decided(life.taken(aBet(), 0), 9_007_199_254_740_993n)]
    await store.save(db, [one])
    await store.save(db, [two])
    const player = PLACE.player
    expect(await store.find(db, { desk: 'slips', player, slip: two.slip })).toEqual(two)
    expect(await store.find(db, { desk: 'slips', player: 'a:2', slip: two.slip })).toBeNull()
    const theirs = { desk: 'slips', player, place: 'football' }
    expect(await store.of(db, { ...theirs, most: 10 })).toEqual([two, one])
    expect(await store.of(db, { ...theirs, most: 1 })).toEqual([two])
  })

  test('M27 two slips of one name are one bet or an error, never two', async () => {
    const one = aBet()
    await store.save(db, [one])
    await expect(store.save(db, [{ ...aBet(), slip: one.slip }])).rejects.toThrow(/unique/)
  })

  test('M27 the database knows by itself which bets are open, through every life', async () => {
    const steps = fc.array(fc.constantFrom('yes', 'no', 'back', 'more', 'won', 'lost', 'void', 'tell'), {
      maxLength: 8,
    })
    await fc.assert(
      fc.asyncProperty(steps, async (names) => {
        let bet = aBet()
        for (const name of names) {
          bet = changed(bet, name)
          await store.save(db, [bet])
        }
        await store.save(db, [bet])
        const open = await store.open(db, 'slips')
        expect(open.some(({ key }) => key === bet.key)).toBe(!life.isDone(bet))
      }),
      { numRuns: process.env['UWANJA_DEEP'] ? 500 : 40 },
    )
  })

  test('M27 nothing decided is decided anew, nothing told untold, no stake changed or brought back to life', async () => {
    const lost = life.decided(life.taken(aBet(), 0), 0n)
    const told = life.toldAll(life.decided(life.taken(aBet(), 0), 5n))
    await expectRefused(db, lost, { ...lost, wonMinor: '100' })
    await expectRefused(db, lost, { ...lost, wonMinor: null })
    await expectRefused(db, told, { ...told, isTold: false })
    const back = life.sentBack(aBet(), 0)
    await expectRefused(db, back, { ...back, stakes: [{ minor: '500', state: 'live' }] })
    await expectRefused(db, back, { ...back, stakes: [{ minor: '900', state: 'returning' }] })
    await expectRefused(db, back, { ...back, stakes: [] })
  })
})

async function expectRefused(db: Db, bet: StoredBet, wrong: StoredBet): Promise<void> {
  await store.save(db, [bet])
  await expect(store.save(db, [wrong])).rejects.toThrow()
  const { desk, player, slip } = bet
  expect(await store.find(db, { desk, player, slip })).toEqual(bet)
}

/** One change, where it can be. */
function changed(bet: StoredBet, name: string): StoredBet {
  const last = bet.stakes.length - 1
  const movement = life.owed(bet)[0]
  const changes: Record<string, () => StoredBet> = {
    yes: () => life.taken(bet, last),
    no: () => life.refused(bet, last),
    back: () => life.sentBack(bet, last),
    more: () => life.further(bet, 100n),
    won: () => life.decided(bet, 900n),
    lost: () => life.decided(bet, 0n),
    void: () => life.voided(bet),
    tell: () => (movement ? life.answered(bet, movement.key, null) : bet),
  }
  try {
    return changes[name]!()
  } catch {
    return bet
  }
}
