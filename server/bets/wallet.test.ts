/** The rules of a bookmaker's wallet over HTTP against the real server, on both databases. */
import { afterAll, beforeAll, describe, test } from 'vitest'
import { SPORT_RULES } from '@uwanja/providers/sports/conformance'
import { DATABASE_KINDS } from '../db/testing.ts'
import { aHouse, expectBooks, type House } from '../testing/house.ts'
import { asBookSees } from '../testing/bets.ts'

describe.each(DATABASE_KINDS)('B66 B67 a bookmaker’s wallet on %s', (kind) => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(kind)
  })
  afterAll(async () => {
    await expectBooks(house)
    await house.close()
  })

  test.each(Object.entries(SPORT_RULES))('%s', (_, rule) => rule(asBookSees(house, 'bti')))
})
