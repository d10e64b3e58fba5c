/** What picks still need, by hand. */
import { FULLEST } from '@uwanja/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { played } from '../results/testing.ts'
import { layBet } from '../settlement/testing.ts'
import type { Bookie } from './testing.ts'
import { aBookie } from './testing.ts'
import { tracked } from './tracker.ts'

describe('the tracker', () => {
  let house: Bookie
  beforeAll(async () => void (house = await aBookie(FULLEST)))
  afterAll(() => house.db.close())

  it('Y67 says how each pick stands and the least that it still needs, and of what is decided what it came to', async () => {
    const event = await house.match('tracked', -1)
    // Half-time 1-0, now 1-0 in the second half.
    await house.say('tracked', played([1, 0], 'live'))
    const picks = [
      { market: 'goals.match.1x2', outcome: '1', stands: 'won', needs: [0, 0] },
      { market: 'goals.match.1x2', outcome: '2', stands: 'lost', needs: [0, 2] },
      { market: 'goals.match.total', specifiers: 'total=2.5', outcome: 'over', stands: 'lost', needs: [2, 0] },
      { market: 'goals.match.total', specifiers: 'total=2.5', outcome: 'under', stands: 'won', needs: [0, 0] },
      { market: 'goals.match.both-score', outcome: 'yes', stands: 'lost', needs: [0, 1] },
      { market: 'goals.halves.half-time-full-time', outcome: '1/2', stands: 'lost', needs: [0, 2] },
      // The first half is over: nothing more falls there.
      { market: 'goals.halves.half-time-full-time', outcome: 'x/1', stands: 'lost', needs: null },
    ]
    const legs = picks.map(({ market, specifiers = '', outcome }) => ({
      odds: 2000,
      picks: [{ event, market, specifiers, outcome }],
    }))
    const laid = await house.read(await layBet(house.db, { id: 'tracked', legs, decidedMs: house.clock.nowMs }))
    const found = tracked(house.catalogue, laid).map(([pick]) => [pick!.stands, pick!.needs])
    expect(found).toEqual(picks.map(({ stands, needs }) => [stands, needs]))
    await house.db.sql`update book.pick set result = '1 0 1' where bet = ${laid.id} and leg = 0`
    const first = tracked(house.catalogue, await house.read(laid.id))[0]![0]!
    expect([first.result, first.stands]).toEqual(['1 0 1', null])
  })
})
