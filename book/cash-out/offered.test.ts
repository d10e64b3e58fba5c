/** How much of the time a bet can be cashed out, while its matches are ahead and played by the sandbox's leagues. */
import { FULLEST } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openChances } from '../bets/chances.ts'
import { readBets } from '../bets/store.ts'
import { phaseOf } from '../catalogue/event.ts'
import type { Book } from '../process/book.ts'
import type { House } from '../process/testing.ts'
import { aDatabase, aFeedCompany, openEvents, until } from '../process/testing.ts'
import { layBet } from '../settlement/testing.ts'
import { valueOf } from './value.ts'

const STEPS = process.env['UWANJA_DEEP'] ? 540 : 18
const STEP_MS = 10_000
const HIGH_PRICE = { expectation: 100_000, kappa: 1 }

describe('cash-outs of live bets', { timeout: 600_000 }, () => {
  let db: Db
  let house: House
  let book: Book
  beforeAll(async () => {
    db = await aDatabase(FULLEST)
    house = await aFeedCompany()
    book = await house.book(db)
    await until(house, [book], () => openEvents(book).length >= 300)
  })
  afterAll(async () => {
    await house.close()
    await db.close()
  })

  it('Y61 are offered during 85 % of the time in which their matches are played', async () => {
    const live = [...book.catalogue.events()].filter((event) => phaseOf(event) === 'live')
    expect(live.length).toBeGreaterThanOrEqual(12)
    const ids: string[] = []
    for (const { id, place } of live) {
      const market =
        place!.sport === 'football'
          ? 'goals.match.1x2'
          : `${place!.sport === 'tennis' ? 'sets' : 'points'}.match.winner`
      const legs = [{ odds: 1900, picks: [{ event: id, market, outcome: '1' }] }]
      ids.push(
        await layBet(db, { id: `open-${id}`, unit: 100_000n, legs, decidedMs: house.clock.now(), terms: HIGH_PRICE }),
      )
    }
    const bets = await readBets(db, ids)
    const known = { catalogue: book.catalogue, chances: openChances() }
    let [open, offered] = [0, 0]
    for (let step = 0; step < STEPS; step++) {
      for (let second = 0; second < STEP_MS; second += 1000) {
        house.clock.advance(1000)
        await book.beat()
      }
      for (const bet of bets) {
        const event = book.catalogue.event(bet.legs[0]!.picks[0]!.event)
        if (!event || phaseOf(event) === 'over') continue
        const valued = valueOf(known, bet)
        // Worth nearly nothing: there is none by rule, whatever the market does.
        if ('none' in valued && valued.none === 'too-low') continue
        open++
        if ('offer' in valued) offered++
      }
    }
    expect(open).toBeGreaterThan(STEPS)
    expect(offered / open).toBeGreaterThan(0.85)
  })
})
