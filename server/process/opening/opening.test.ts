/** The first start of a demonstration: what is open afterwards, and that nothing is opened twice. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cashrace } from '@uwanja/contract/site/cashrace'
import { jackpot } from '@uwanja/contract/site/jackpot'
import { marketing } from '@uwanja/contract/site/marketing'
import { FULLEST } from '../../db/testing.ts'
import { aHouse, type House } from '../../testing/house.ts'
import { openDemonstration } from './opening.ts'

describe('M41 the first start of a demonstration', () => {
  let house: House
  beforeAll(async () => void (house = await aHouse(FULLEST)))
  afterAll(() => house.close())

  const all = async () => {
    const data = async (answer: Promise<{ data: unknown }>) => (await answer).data as never as Record<string, unknown>[]
    return {
      promotions: (await data(house.send(marketing.getActivePromotions, { categoryId: 0 }))).map(
        (one) => one['titleMainPage'],
      ),
      jackpots: (await data(house.send(jackpot.getManualJackpotList, {}))).map((one) => one['jackpotTypeID']),
      races: (await data(house.send(cashrace.getCashRacesList, {}))).map((one) => one['urlSuffix']),
    }
  }

  it('M41 opens both kinds of jackpot, races and promotions by the office’s calls, and nothing a second time', async () => {
    expect(await all()).toEqual({ promotions: [], jackpots: [], races: [] })
    const refused: string[] = []
    const opened = () => openDemonstration(house.db, house.server.office, (error) => refused.push(String(error)))
    // Before the companies' lists came there is nothing to race in.
    expect(await opened()).toBe(false)
    expect(refused).toEqual(['Error: /api/office/KeepCashraceRule answers INCORRECT_PARAMETER_VALUE {"field":"scope"}'])
    await house.server.listGames()
    expect(await opened()).toBe(true)
    expect(await opened()).toBe(true)
    const open = await all()
    expect(open.promotions.sort()).toEqual([
      'A free bet for the weekend',
      'A tenth of your losses back',
      'Twenty spins to begin with',
      'Welcome to the ground',
    ])
    expect(open.jackpots.sort()).toEqual([1, 10])
    expect(refused).toHaveLength(1)
    const rows = await house.db.sql<{ name: string; left: boolean }>`
      select name, left_at is not null as "left" from operator where name like 'demo.%' order by name`
    expect(rows).toEqual([
      { name: 'demo.finance', left: true },
      { name: 'demo.marketing', left: true },
      { name: 'demo.trading', left: true },
    ])
    const races = await house.db.sql`select url_suffix, state from race order by url_suffix`
    expect(races).toEqual([
      { url_suffix: 'daily-drops', state: 'published' },
      { url_suffix: 'weekly-slots', state: 'published' },
    ])
  })
})
