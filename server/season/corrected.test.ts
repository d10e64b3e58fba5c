/** A bet that was void whole and is settled otherwise since: what the real wallet hears of it, and in which order it takes it. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BetView } from '@uwanja/contract/book/bets'
import { FULLEST } from '../db/testing.ts'
import { expectBooks } from '../testing/house.ts'
import type { Fixture, Score } from './calendar-testing.ts'
import { aStage, MONEY, type Stage, TAX_BASIS_POINTS } from './stage-testing.ts'

const UNIT = 10_000
const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000]
const DRAWN: Score = [1, 1]
const MARKET = 'goals.match.draw-no-bet'

const HISTORIES = [
  { name: 'won', ends: [DRAWN, [2, 1]] },
  { name: 'lost', ends: [DRAWN, [1, 2]] },
  { name: 'won, void again, and won', ends: [DRAWN, [2, 1], DRAWN, [3, 1]] },
] as const satisfies readonly { name: string; ends: readonly Score[] }[]

describe('a bet that was void whole', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await aStage(FULLEST, HISTORIES.length)
  })
  afterAll(() => stage.close())

  it.each(HISTORIES)(
    'Y50 Y74 and is $name since leaves its player that, and nothing is owed',
    async ({ name, ends }) => {
      const nth = HISTORIES.findIndex((one) => one.name === name)
      const player = stage.players[nth]!
      const { db, server } = stage.house
      const cash = async () => (await server.money.read.wallet(db, player))!.cash
      const fixture: Fixture = {
        id: `corrected-${String(nth)}`,
        league: 'Ligi',
        home: `Nyumbani ${name}`,
        away: `Ugenini ${name}`,
        afterMs: (nth + 1) * 24 * HOUR_MS,
        fullTime: null,
        halfTime: null,
        fate: 'told',
      }
      const startMs = stage.firstMs + fixture.afterMs
      await stage.until(startMs - 3 * HOUR_MS)
      await stage.announce([fixture])
      const { epoch, markets } = await stage.shown(fixture)
      const { odds } = markets.find(({ market }) => market === MARKET)!.outcomes.find(({ id }) => id === '1')!
      const picks = [{ event: stage.idOf(fixture), market: MARKET, specifiers: '', outcome: '1', epoch }]
      const slip = { id: randomUUID(), unit: UNIT, legs: [{ odds, picks }] }
      const visit = await stage.visit(player)
      const { data } = await visit.ask<BetView>('/book/v1/bets/place', slip)
      expect(data).toMatchObject({ state: 'accepted' })

      const win = BigInt((UNIT * odds) / 1000)
      const tax = ((win - BigInt(UNIT)) * BigInt(TAX_BASIS_POINTS)) / 10_000n
      const worth = ([home, away]: Score) => (home === away ? BigInt(UNIT) : home > away ? win - tax : 0n)
      await stage.until(startMs + 2 * HOUR_MS)
      for (const [at, end] of ends.entries()) {
        const nowMs = startMs + 2 * HOUR_MS + at * 20 * MINUTE_MS
        await stage.until(nowMs)
        await stage.end(fixture, nowMs, end, [0, 0])
        await stage.until(nowMs + 10 * MINUTE_MS)
        await stage.until(0)
        expect(await cash()).toBe(MONEY - BigInt(UNIT) + worth(end))
        expect(
          await db.sql`select key, kind, state, code from book.movement where bet = ${data.id} and state <> 'answered'`,
        ).toEqual([])
      }
      expect(stage.faults).toEqual([])
      await expectBooks(stage.house)
    },
  )
})
