/** Slips that come at one moment: written together, and one that cannot be written fails alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSlip } from '@uwanja/providers/sports/conformance-slip'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, type House } from '../testing/house.ts'
import { openKeeping } from './keeping.ts'
import type { KeptSlip } from './store.ts'

const COMPANY = 'bti'

describe('P09 slips of one moment', () => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(FULLEST)
  })
  afterAll(() => house.close())

  it('P09 are all kept, each once, beside one that the database refuses', async () => {
    const { id: playerId } = await aPlayer(house)
    const keep = openKeeping(house.db)
    const slipOf = (name: string): KeptSlip => {
      const slip = aSlip(name, 1_000n, 'NGN')
      return { company: COMPANY, key: `${name}:1`, round: name, playerId, slip, content: name }
    }
    const good = Array.from({ length: 100 }, (_, nth) => slipOf(`kept-${String(nth)}`))
    const nobodys = { ...slipOf('nobodys'), playerId: 999_999_999n }
    const said = await Promise.allSettled([...good.slice(0, 50), nobodys, ...good, ...good.slice(50)].map(keep))
    expect(said.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1)
    const rows = await house.db.sql<{ bet: string }>`
      select bet_id as bet from bet where company = ${COMPANY} and key like 'kept-%' or bet_id = 'nobodys' order by id`
    expect(rows.map(({ bet }) => bet).sort()).toEqual(good.map(({ slip }) => slip.bet_id).sort())
  })
})
