/** Bets that were placed over HTTP, cashed out, taken back and loaded once more over HTTP. */
import { FULLEST } from '@uwanja/database/testing'
import type { Tapped, TrackedPick, ValuedBet } from '@uwanja/contract/book/cash-out'
import type { Loaded } from '@uwanja/contract/book/codes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BetWorld } from '../bets/testing.ts'
import { aBetWorld, faults, home, matches } from '../bets/testing.ts'
import type { Book } from '../process/book.ts'
import { aDatabase } from '../process/testing.ts'
import { exposureFaults } from '../recount/exposure.ts'

describe('bets that stand, over HTTP', () => {
  let world: BetWorld
  let book: Book
  let ids: string[]
  let [bearer, stranger] = ['', '']
  beforeAll(async () => {
    world = await aBetWorld(await aDatabase(FULLEST))
    ids = await matches(world.db, 5)
    book = await world.book()
    bearer = await world.aPlayer(1_000_000)
    stranger = await world.aPlayer(0)
  })
  afterAll(async () => {
    expect(await exposureFaults(world.db)).toEqual([])
    expect(faults).toEqual([])
    await world.close()
  })

  const said = async <Data>(path: string, body?: unknown, who = bearer): Promise<{ status: string; data: Data }> => {
    const { status, data } = await world.ask(book, who, path, body)
    return { status, data: data as unknown as Data }
  }
  const placed = async (count = 1): Promise<string> => {
    const legs = ids.slice(0, count).map((id) => home(book, id))
    const { status, data } = await world.place(book, bearer, { legs })
    expect([status, data.state]).toEqual(['SUCCESS', 'accepted'])
    return data.id
  }
  const valueOf = async (id: string): Promise<ValuedBet> => {
    const { data } = await said<{ values: ValuedBet[] }>(`/book/v1/cash-out/values?bets=${id}`)
    return data.values[0]!
  }

  it('Y61 what was struck and has not changed is worth 0.95 of what was expected when it was struck', async () => {
    for (const count of [1, 2, 5]) {
      const id = await placed(count)
      const [row] = await world.db.sql<{ worth: number }>`
        select (terms->>'expectation')::float8 as worth from book.bet where id = ${id}`
      const { quote } = await valueOf(id)
      expect(quote!.value).toBe(Math.floor(row!.worth * 0.95))
      expect(quote!.value).toBeLessThanOrEqual(98_500)
    }
  })

  it('Y62 is quoted, tapped in part and then whole, with a bearer and by its own player alone', async () => {
    const id = await placed(3)
    const { quote, partOf } = await valueOf(id)
    expect(partOf).toBe(100_000)
    const tap = (more: object, who = bearer) => said<Tapped>('/book/v1/cash-out/tap', { ...quote, ...more }, who)
    expect((await tap({ id: 'tap-0001' }, 'nobody')).status).toBe('UNAUTHORIZED')
    expect((await tap({ id: 'tap-0001' }, stranger)).status).toBe('BET_NOT_FOUND')
    const part = await tap({ id: 'tap-0001', stake: 50_000 })
    expect([part.data.state, part.data.paid]).toEqual(['done', Math.floor(quote!.value / 2)])
    const rest = await valueOf(id)
    const whole = await said<Tapped>('/book/v1/cash-out/tap', { id: 'tap-0002', ...rest.quote })
    expect([whole.data.state, whole.data.paid]).toEqual(['done', rest.quote!.value])
    const { data } = await world.ask(book, bearer, `/book/v1/bets/bet?id=${id}`)
    expect([data.outcome, data.worth.cashed]).toEqual(['cashed', part.data.paid! + whole.data.paid!])
    for (const wrong of [{ value: 0 }, { value: 1.5 }, { stake: -1 }, { epochs: { a: 1 } }, { bet: 'x'.repeat(50) }])
      expect((await tap({ id: 'tap-0003', ...wrong })).status).toBe('VALIDATION_ERROR')
  })

  it('Y66 a stake comes back, Y60 its selections are loaded once more, Y67 what they need is told', async () => {
    const id = await placed(2)
    const { data: tracked } = await said<{ legs: TrackedPick[][] }>(`/book/v1/bets/tracker?bet=${id}`)
    expect(tracked.legs.map(([pick]) => pick!.needs)).toEqual([
      [1, 0],
      [1, 0],
    ])
    const back = await said('/book/v1/bets/stake-back', { bet: id })
    expect(back.data).toEqual({ stake: 100_000, leftToday: 4 })
    const { data } = await said<Loaded>(`/book/v1/bets/rebet?bet=${id}`)
    expect(data.legs.map(({ picks }) => picks[0]!.event)).toEqual(ids.slice(0, 2))
    expect((await said(`/book/v1/bets/rebet?bet=${id}`, undefined, stranger)).status).toBe('BET_NOT_FOUND')
  })
})
