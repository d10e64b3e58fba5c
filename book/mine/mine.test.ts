/** What a player's own pages ask, over HTTP: quotes for guests, the wallet, bets by what they came to, receipts. */
import { FULLEST } from '@uwanja/database/testing'
import type { BetView, Quoted } from '@uwanja/contract/book/bets'
import type { Loaded } from '@uwanja/contract/book/codes'
import type { Receipt } from '@uwanja/contract/book/mine'
import type { Slip } from '@uwanja/contract/book/slip'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BetWorld } from '../bets/testing.ts'
import { aBetWorld, faults, home, matches, say, START_MS } from '../bets/testing.ts'
import type { Book } from '../process/book.ts'
import { nameSideBy } from '../desk/store.ts'
import { aDatabase } from '../process/testing.ts'

describe('a player’s own pages', () => {
  let world: BetWorld
  let book: Book
  let ids: string[]
  let bearer: string
  beforeAll(async () => {
    world = await aBetWorld(await aDatabase(FULLEST))
    ids = await matches(world.db, 4)
    book = await world.book()
    bearer = await world.aPlayer(1_000_000)
  })
  afterAll(async () => {
    expect(faults).toEqual([])
    await world.close()
  })

  const said = async <Data>(path: string, body?: unknown, who = bearer): Promise<{ status: string; data: Data }> => {
    const { status, data } = await world.ask(book, who, path, body)
    return { status, data: data as unknown as Data }
  }
  const placed = async (count: number): Promise<BetView> => {
    const { data } = await world.place(book, bearer, { legs: ids.slice(0, count).map((id) => home(book, id)) })
    expect(data.state).toBe('accepted')
    return data
  }

  it('Y85 a guest is quoted what a player is, by the bookmaker whose page it is; whose session ended is not', async () => {
    const ask = { legs: [home(book, ids[0]!), home(book, ids[1]!), home(book, ids[2]!)], unit: 5000 }
    const mine = await said<Quoted>('/book/v1/bets/quote', ask)
    const guests = await said<Quoted>('/book/v1/bets/quote', { ...ask, skin: 'house' }, '')
    expect(guests).toEqual(mine)
    expect(guests.data).toMatchObject({ reason: null, lines: 1, stake: 5000, leastUnit: 100 })
    expect((await said('/book/v1/bets/quote', ask, '')).status).toBe('UNAUTHORIZED')
    expect((await said('/book/v1/bets/quote', { ...ask, skin: 'nobody' }, '')).status).toBe('SERVICE_UNAVAILABLE')
    expect((await said('/book/v1/bets/quote', { ...ask, skin: 'house' }, 'ended')).status).toBe('UNAUTHORIZED')
  })

  it('Y85 a player sees what their wallet lets them stake, and their free bets', async () => {
    world.wallet.freeBets = [{ id: 'f1', amount: 50_000, ends_at: '2026-12-01T00:00:00.000Z' }]
    expect(await said('/book/v1/wallet')).toEqual({
      status: 'SUCCESS',
      data: {
        balance: 1_000_000,
        currency: 'TZS',
        freeBets: [{ id: 'f1', amount: 50_000, endsAt: '2026-12-01T00:00:00.000Z' }],
      },
    })
    expect((await said('/book/v1/wallet', undefined, 'nobody')).status).toBe('UNAUTHORIZED')
  })

  it('Y77 the wallet keeps a bet with its sides’ names in every language, and a receipt and a code tell them', async () => {
    await nameSideBy(world.db, { id: ids[3]!, side: 'home', names: { sw: 'Bahari Kuu', zh: '大海' } }, 'amina')
    await book.catalogue.follow()
    const own = await world.aPlayer(1_000_000)
    const { data } = await world.place(book, own, { legs: [home(book, ids[3]!)] })
    expect(data.state).toBe('accepted')
    const { slip } = [...world.wallet.debits.values()].at(-1)!.body as { slip: Slip }
    const [pick] = slip.legs[0]!.picks
    const name = pick!.event.en
    expect(name).toMatch(/^Bahari m3 – Mlima m3$/)
    expect(pick!.event).toEqual({ en: name, sw: 'Bahari Kuu – Mlima m3', zh: '大海 – Mlima m3' })
    expect(pick!.outcome_name).toEqual({ en: 'Bahari m3', sw: 'Bahari Kuu', zh: '大海' })
    const names = { home: { sw: 'Bahari Kuu', zh: '大海' }, away: {} }
    const { data: receipts } = await said<{ receipts: Receipt[] }>(
      `/book/v1/bets/receipts?bets=${data.id}`,
      undefined,
      own,
    )
    expect(receipts.receipts[0]!.picks[0]![0]!.sideNames).toEqual(names)
    const { data: again } = await said<Loaded>(`/book/v1/bets/rebet?bet=${data.id}`, undefined, own)
    expect(again.legs[0]!.picks[0]!.sideNames).toEqual(names)
  })

  it('Y87 bets are listed by what they came to, a page at a time, and a receipt tells what stands behind them', async () => {
    const [single, double, other] = [await placed(1), await placed(2), await placed(1)]
    await said('/book/v1/bets/stake-back', { bet: other.id })
    const score = (home: number, away: number) => ({ score: [home, away] as const, isOver: true })
    await say(world.db, 'm0', START_MS + 7_200_000, { kind: 'odds_change', facts: { status: 'live' } })
    await say(world.db, 'm0', START_MS + 13_000_000, {
      kind: 'odds_change',
      facts: { status: 'ended', scores: { 'goals.match': score(2, 1), 'goals.1h': score(1, 1) } },
    })
    world.nowMs = START_MS + 13_000_000
    await book.beat()
    const list = async (query: string): Promise<string[]> =>
      (await said<{ bets: BetView[] }>(`/book/v1/bets/mine?${query}`)).data.bets.map(({ id }) => id)
    expect(await list('')).toEqual([other.id, double.id, single.id])
    expect(await list('open=1')).toEqual([double.id])
    expect(await list('ended=any')).toEqual([other.id, single.id])
    expect(await list('ended=any&most=1')).toEqual([other.id])
    expect(await list(`ended=any&most=1&before=${other.id}`)).toEqual([single.id])
    expect([await list('ended=won'), await list('ended=void'), await list('ended=lost')]).toEqual([
      [single.id],
      [other.id],
      [],
    ])
    expect((await said('/book/v1/bets/mine?most=51')).status).toBe('VALIDATION_ERROR')

    const { data } = await said<{ receipts: Receipt[] }>(`/book/v1/bets/receipts?bets=${single.id},${double.id}`)
    const [one, two] = data.receipts
    expect(one).toMatchObject({
      bet: single.id,
      rules: { ladder: 'common', voids: 1, cap: 2_000_000_000, tax: 1000 },
      picks: [[{ sport: 'football', home: 'Bahari m0', away: 'Mlima m0', status: 'ended', voidCase: null }]],
      log: [{ revision: 1, why: 'result', outcome: 'won' }],
    })
    expect(one!.picks[0]![0]!.scores['goals.match']).toEqual({ score: [2, 1], isOver: true })
    expect(one!.log[0]!.worth.won).toBe((100_000 * single.legs[0]!.odds!) / 1000)
    expect(two).toMatchObject({ log: [], picks: [[{ status: 'ended' }], [{ status: 'not-started' }]] })
    const stranger = await world.aPlayer(0)
    const theirs = await said<{ receipts: Receipt[] }>(`/book/v1/bets/receipts?bets=${single.id}`, undefined, stranger)
    expect(theirs.data.receipts).toEqual([])
  })
})
