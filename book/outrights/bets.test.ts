/** Bets on the end of a season: struck until the next kick-off, settled by a table that two have confirmed, taken back with it, void by hand. */
import { RULE_KINDS } from '@uwanja/database/testing'
import type { Quoted } from '@uwanja/contract/book/bets'
import type { Loaded } from '@uwanja/contract/book/codes'
import type { Receipt } from '@uwanja/contract/book/mine'
import type { TriedSettlement } from '@uwanja/contract/book/settlement'
import type { Slip } from '@uwanja/contract/book/slip'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BetWorld } from '../bets/testing.ts'
import { aBetWorld, faults, LEAGUE, matches, START_MS } from '../bets/testing.ts'
import { takeMessages } from '../catalogue/store.ts'
import type { Book } from '../process/book.ts'
import { aDatabase } from '../process/testing.ts'

const HOUR_MS = 3_600_000
const WINNER = 'season.winner'

describe.each(RULE_KINDS)('bets on a season on %s', (kind) => {
  let world: BetWorld
  let book: Book
  let bearer: string
  let league: string
  let sides: Record<string, string>
  beforeAll(async () => {
    world = await aBetWorld(await aDatabase(kind))
    await matches(world.db, 1, 'other')
    await told('one', ['Radi', 'Upepo'], 2, null)
    await told('two', ['Upepo', 'Radi'], 26, null)
    book = await world.book()
    bearer = await world.aPlayer(10_000_000)
    const [row] = await world.db.sql<{ id: string }>`select id::text as id from book.tournament where name = 'Msimu'`
    league = row!.id
    const rows = await world.db.sql<{ id: string; name: string }>`select id::text as id, name from book.participant`
    sides = Object.fromEntries(rows.map(({ id, name }) => [name, id]))
    expect(await act('season/set', { sides: 2, rounds: 1, adjustments: [] })).toBe('SUCCESS')
  })
  afterAll(async () => {
    expect(faults).toEqual([])
    await world.close()
  })

  let saidMs = START_MS - 10 * HOUR_MS
  async function told(event: string, [home, away]: [string, string], hours: number, score: [number, number] | null) {
    const start = new Date(START_MS + hours * HOUR_MS).toISOString()
    const place = { sport: 'football', category: 'Pwani', tournament: 'Msimu', coverage: ['ft'] }
    const isOver = true
    const facts = score
      ? ({ status: 'ended', scores: { 'goals.match': { score, isOver } } } as const)
      : ({ status: 'not-started', expected: { total: 2.6, supremacy: 0.3 } } as const)
    const said = { producer: 'pre', atMs: ++saidMs, event } as const
    await world.db.transaction((tx) =>
      takeMessages(tx, LEAGUE, [
        { ...said, body: { kind: 'fixture', fixture: { ...place, home, away, start } } },
        { ...said, body: { kind: 'odds_change', facts } },
      ]),
    )
  }
  const act = async (path: string, payload: object, who = 'amina'): Promise<string> => {
    const headers = { authorization: 'Bearer desk-key', 'x-trader': who }
    const url = `/book/desk/${path}`
    const answer = await book.app.inject({ method: 'POST', url, headers, payload: { tournament: league, ...payload } })
    return answer.json<{ status: string }>().status
  }
  const setOdds = (radi: number, upepo: number, more = {}) =>
    act('outright', { market: WINNER, odds: { [sides['Radi']!]: radi, [sides['Upepo']!]: upepo }, ...more })
  interface Season {
    readonly event: string
    readonly epoch: number
    readonly markets: { status: string; outcomes: { id: string; odds: number }[] }[]
  }
  const season = async (): Promise<Season> =>
    (await book.app.inject(`/book/v1/season?tournament=${league}`)).json<{ data: Season }>().data
  async function leg(side: string, market = WINNER) {
    const { event, epoch, markets } = await season()
    const odds = markets[0]!.outcomes.find(({ id }) => id === sides[side])!.odds
    return { odds, picks: [{ event, market, specifiers: '', outcome: sides[side]!, epoch }] }
  }
  const said = async <Data>(path: string, body?: unknown): Promise<Data> =>
    (await world.ask(book, bearer, path, body)).data as unknown as Data
  const quote = async (legs: object[]): Promise<Quoted> => said('/book/v1/bets/quote', { legs, unit: 5000 })
  const outcomeOf = async (id: string): Promise<[string, number]> => {
    const { outcome, worth } = await said<{ outcome: string; worth: { won: number; voided: number } }>(
      `/book/v1/bets/bet?id=${id}`,
    )
    return [outcome, worth.won + worth.voided]
  }
  const placed = async (legs: object[], unit = 100_000): Promise<string> => {
    const { data } = await world.place(book, bearer, { legs: legs as never, unit })
    expect([data.state, data.reason]).toEqual(['accepted', null])
    return data.id
  }
  const beats = async (): Promise<void> => {
    await book.beat()
    await book.beat()
  }

  it('Y78 is struck at a trader’s odds alone and in a multiple, kept with its league’s and side’s names, and has no cash-out', async () => {
    expect(await setOdds(1600, 2300)).toBe('SUCCESS')
    const [other] = [...book.catalogue.events()].filter(({ sourceId }) => sourceId === 'other0')
    const match = book.catalogue.offer(other!).find(({ row }) => row.id === 'goals.match.1x2')!
    const pick = { event: other!.id, market: 'goals.match.1x2', specifiers: '', outcome: '1', epoch: other!.epoch }
    const legs = [await leg('Radi'), { odds: match.odds['1']!, picks: [pick] }]
    expect(await quote(legs)).toMatchObject({ reason: null, kind: 'multiple', odds: [1600, match.odds['1']] })
    const single = await placed([await leg('Radi')])
    await placed(legs)
    const { slip } = [...world.wallet.debits.values()][0]!.body as { slip: Slip }
    expect(slip.legs[0]!.picks[0]).toMatchObject({
      market: WINNER,
      event: { en: 'Msimu' },
      market_name: { en: 'Winner of the season', zh: '赛季冠军' },
      outcome_name: { en: 'Radi' },
    })
    const { receipts } = await said<{ receipts: Receipt[] }>(`/book/v1/bets/receipts?bets=${single}`)
    const names = { league: { name: 'Msimu', names: {} }, side: { name: 'Radi', names: {} } }
    expect(receipts[0]!.picks[0]![0]!.season).toEqual(names)
    const again = await said<Loaded>(`/book/v1/bets/rebet?bet=${single}`)
    expect(again.legs[0]).toMatchObject({ was: 1600, odds: 1600, picks: [{ season: names }] })
    const { values } = await said<{ values: unknown[] }>(`/book/v1/cash-out/values?bets=${single}`)
    expect(values).toMatchObject([{ quote: null, none: 'season' }])
    // A made-up quote helps nobody: neither to money nor to another bet.
    const until = new Date(world.nowMs + 5000).toISOString()
    const madeUp = { bet: single, revision: 0, value: 1, epochs: {}, until }
    const tried = [
      await world.ask(book, bearer, '/book/v1/cash-out/tap', { id: 'tap-of-a-season', ...madeUp }),
      await world.ask(book, bearer, '/book/v1/bets/edit', { id: 'edit-of-a-season', unit: 5000, legs, quote: madeUp }),
    ]
    expect(tried.map(({ status }) => status)).toEqual(['CASH_OUT_NOT_AVAILABLE', 'CASH_OUT_NOT_AVAILABLE'])
    expect(await said(`/book/v1/bets/bet?id=${single}`)).toMatchObject({ state: 'accepted', outcome: 'open' })
  })

  it('Y78 stands with no match of its league, no second side and no flex, and with no unknown one', async () => {
    const own = [...book.catalogue.events()].find(({ sourceId }) => sourceId === 'two')!
    const match = book.catalogue.offer(own).find(({ row }) => row.id === 'goals.match.1x2')!
    const pick = { event: own.id, market: 'goals.match.1x2', specifiers: '', outcome: '1', epoch: own.epoch }
    const reasonOf = async (legs: object[]) => (await quote(legs)).reason
    expect(await reasonOf([await leg('Radi'), { odds: match.odds['1']!, picks: [pick] }])).toBe('RELATED_SELECTIONS')
    expect(await reasonOf([await leg('Radi'), await leg('Upepo')])).toBe('RELATED_SELECTIONS')
    const [radi, upepo] = [await leg('Radi'), await leg('Upepo')]
    expect(await reasonOf([{ odds: 3000, picks: [...radi.picks, ...upepo.picks] }])).toBe('NOT_COMBINABLE')
    expect(await reasonOf([{ ...radi, picks: [{ ...radi.picks[0]!, outcome: '999999' }] }])).toBe('UNKNOWN_SELECTION')
  })

  it('Y78 is shut by hand, by a halt, and from the next kick-off until its odds are set anew; a page from before is told', async () => {
    const before = await leg('Radi')
    const reason = async (one = before) => (await quote([one])).reason
    expect(await setOdds(1600, 2300, { isSuspended: true })).toBe('SUCCESS')
    expect(await reason()).toBe('STATE_CHANGED')
    expect(await reason(await leg('Radi'))).toBe('MARKET_CLOSED')
    expect(await setOdds(1600, 2300)).toBe('SUCCESS')
    expect([await reason(), await reason(await leg('Radi'))]).toEqual(['STATE_CHANGED', null])
    world.nowMs = START_MS + 3 * HOUR_MS
    await told('one', ['Radi', 'Upepo'], 2, [2, 0])
    await beats()
    expect((await season()).markets[0]!.status).toBe('suspended')
    expect(await reason(await leg('Radi'))).toBe('MARKET_CLOSED')
    expect(await setOdds(1200, 4000)).toBe('SUCCESS')
    expect(await quote([await leg('Upepo')])).toMatchObject({ reason: null, odds: [4000] })
    await placed([await leg('Upepo')], 50_000)
  })

  it('Y78 O97 is settled by the table that two have confirmed, waits again when a result is another, and is void by a trader’s word', async () => {
    const bets = await world.db.sql<{ id: string }>`select id from book.bet where state = 'accepted' order by nth`
    const [radi, multiple, upepo] = bets.map(({ id }) => id)
    world.nowMs = START_MS + 30 * HOUR_MS
    await told('two', ['Upepo', 'Radi'], 26, [1, 0])
    await beats()
    const seen = async (): Promise<string> => {
      const headers = { authorization: 'Bearer desk-key' }
      const answer = await book.app.inject({ url: `/book/desk/season?tournament=${league}`, headers })
      return answer.json<{ data: { seen: string } }>().data.seen
    }
    const tried = async (table: string) => {
      const headers = { authorization: 'Bearer desk-key' }
      const answer = await book.app.inject({
        url: `/book/desk/season/dry-run?tournament=${league}&seen=${table}`,
        headers,
      })
      return answer.json<{ status: string; data: TriedSettlement }>()
    }
    const before = (await tried(await seen())).data
    expect((await tried('0'.repeat(64))).status).toBe('NO_LONGER_OPEN')
    expect(before.isWhole).toBe(true)
    const shown = (id: string) => {
      const { after, movements } = before.bets.find(({ bet }) => bet === id)!
      return [after.outcome, after.won, movements.map(({ kind, minor }) => [kind, minor])]
    }
    // O97 every movement of it, before anybody has confirmed anything.
    expect(shown(radi!)).toEqual(['won', 160_000, [['credit', 160_000]]])
    expect(shown(upepo!)).toEqual(['lost', 0, [['credit', 0]]])
    expect([await outcomeOf(radi!), await outcomeOf(upepo!)]).toEqual([
      ['open', 0],
      ['open', 0],
    ])
    const confirm = async (who: string) => act('season/confirm', { seen: await seen() }, who)
    expect(await confirm('amina')).toBe('SUCCESS')
    await beats()
    expect(await outcomeOf(radi!)).toEqual(['open', 0])
    expect(await confirm('amina')).toBe('SECOND_PERSON_REQUIRED')
    expect(await confirm('baraka')).toBe('SUCCESS')
    await beats()
    // Radi 3 points and 2:1, Upepo 3 points and 1:2.
    expect([await outcomeOf(radi!), await outcomeOf(upepo!)]).toEqual([
      ['won', 160_000],
      ['lost', 0],
    ])
    expect((await outcomeOf(multiple!))[0]).toBe('open')
    await told('two', ['Upepo', 'Radi'], 26, [3, 0])
    await beats()
    expect([await outcomeOf(radi!), await outcomeOf(upepo!)]).toEqual([
      ['open', 0],
      ['open', 0],
    ])
    await confirm('amina')
    await confirm('baraka')
    await beats()
    expect([await outcomeOf(radi!), await outcomeOf(upepo!)]).toEqual([
      ['lost', 0],
      ['won', 200_000],
    ])
    expect(await act('outright/void', { market: WINNER })).toBe('SUCCESS')
    await beats()
    expect([await outcomeOf(radi!), await outcomeOf(upepo!)]).toEqual([
      ['void', 100_000],
      ['void', 50_000],
    ])
    expect(await act('outright/void', { market: 'season.last' })).toBe('NOT_FOUND')
  })
})
