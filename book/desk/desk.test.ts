/** The desk over a feed that is well: what traders set holds, is seen in every price, and is written down with who did it. */
import { RULE_KINDS } from '@uwanja/database/testing'
import { bookDesk } from '@uwanja/contract/book/desk'
import type { Db } from '@uwanja/database/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takeMessages } from '../catalogue/store.ts'
import type { Book } from '../process/book.ts'
import type { House } from '../process/testing.ts'
import { openBook } from '../process/book.ts'
import { aMatch, facts, tell } from '../results/testing.ts'
import { aDatabase, aFeedCompany, DESK_KEY, openEvents, until } from '../process/testing.ts'

interface Market {
  readonly market: string
  readonly specifiers: string
  readonly status: string
  readonly outcomes: readonly { readonly id: string; readonly odds: number | null }[]
}

interface Shown {
  readonly event: { readonly id: string }
  readonly feed: { readonly total: number; readonly supremacy: number } | null
  readonly desk: object
  readonly shut: string | null
}

interface Health {
  readonly producers: readonly { readonly down: string | null }[]
}

const asText = (example: object): Record<string, string> =>
  Object.fromEntries(Object.entries(example).map(([name, value]) => [name, String(value)]))

describe.each(RULE_KINDS)('the desk on %s', (kind) => {
  let db: Db
  let house: House
  let book: Book
  let id = ''
  beforeAll(async () => {
    db = await aDatabase(kind)
    house = await aFeedCompany()
    book = await house.book(db)
    await until(house, [book], () => openEvents(book).length >= 300)
    const { data } = (await book.app.inject('/book/v1/events?sport=football&hours=48')).json<{
      data: { events: { id: string }[] }
    }>()
    id = data.events.at(-1)!.id
  })
  afterAll(async () => {
    await house.close()
    await db.close()
  })

  const headers = { authorization: `Bearer ${DESK_KEY}`, 'x-trader': 'amina' }
  const ask = async <Data>(path: string): Promise<Data> =>
    (await book.app.inject({ url: `/book/desk/${path}`, headers })).json<{ data: Data }>().data
  const act = async (path: string, payload: object): Promise<string> =>
    (await book.app.inject({ method: 'POST', url: `/book/desk/${path}`, headers, payload })).json<{ status: string }>()
      .status
  const markets = async (): Promise<readonly Market[]> =>
    (await book.app.inject(`/book/v1/event?id=${id}`)).json<{ data: { markets: Market[] } }>().data.markets
  const tried = async (sliders: object): Promise<{ markets: Market[] }> =>
    (await book.app.inject({ method: 'POST', url: '/book/desk/preview', headers, payload: { id, ...sliders } })).json<{
      data: { markets: Market[] }
    }>().data
  const homeWin = (all: readonly Market[]): number =>
    all.find(({ market }) => market === 'goals.match.1x2')!.outcomes.find((one) => one.id === '1')!.odds!
  const statusOf = async (market: string): Promise<string> =>
    (await markets()).find((one) => one.market === market)!.status

  it('O30 is closed to whoever does not show the key, call by call, and to everybody while there is none', async () => {
    const keyless = openBook({ db, feed: null, deskKey: '', onFault: () => {}, now: house.clock.now })
    for (const { method, path, example } of Object.values<{ method: 'GET' | 'POST'; path: string; example?: object }>(
      bookDesk,
    )) {
      const asked = (app: Book['app'], headers: Record<string, string>) =>
        app.inject(
          method === 'GET'
            ? { method, url: path, headers, query: asText(example ?? {}) }
            : { method, url: path, headers, payload: example ?? {} },
        )
      for (const [app, headers] of [
        [book.app, {}],
        [book.app, { authorization: 'Bearer another-key' }],
        [keyless.app, { authorization: 'Bearer ' }],
      ] as const) {
        const answer = await asked(app, headers)
        expect([path, answer.statusCode, answer.json<{ status: string }>().status]).toEqual([path, 401, 'UNAUTHORIZED'])
      }
    }
    expect(await ask(`event?id=${id}`)).toMatchObject({ log: [], desk: { isSuspended: false, suspended: [] } })
    await keyless.close()
  })

  it('O30 shows a match with the feed’s word and the desk’s', async () => {
    const before = await ask<Shown>(`event?id=${id}`)
    expect(before).toMatchObject({ event: { id, isOpen: true }, desk: { isSuspended: false }, shut: null })
    const { total, supremacy } = before.feed!
    expect(await act('set', { id, total: total + 1, supremacy, margins: { line: 0.1 } })).toBe('SUCCESS')
    const after = await ask<Shown>(`event?id=${id}`)
    expect(after.feed).toEqual({ total, supremacy })
    expect(after.desk).toMatchObject({ total: total + 1, supremacy, margins: { line: 0.1 } })
    expect(await act('set', { id })).toBe('SUCCESS')
    expect((await ask<Shown>(`event?id=${id}`)).desk).toEqual(before.desk)
  })

  it('O30 refuses sliders and margins that cannot be, and a match that is not there, and changes nothing', async () => {
    const before = await markets()
    expect(await act('set', { id, total: 0 })).toBe('VALIDATION_ERROR')
    expect(await act('set', { id, margins: { '1x2': 0.51 } })).toBe('VALIDATION_ERROR')
    expect(await act('set', { id, margins: { unheard: 0.05 } })).toBe('VALIDATION_ERROR')
    expect(await act('preview', { id, total: 0, supremacy: 0 })).toBe('VALIDATION_ERROR')
    expect(await markets()).toEqual(before)
    const missing = { id: '999999' }
    expect((await book.app.inject({ url: '/book/desk/event?id=999999', headers })).json()).toMatchObject({
      status: 'EVENT_NOT_FOUND',
    })
    expect(await act('preview', { ...missing, total: 2, supremacy: 0 })).toBe('EVENT_NOT_FOUND')
    expect(await act('set', { ...missing, total: 2 })).toBe('EVENT_NOT_FOUND')
    expect(await act('result', { ...missing, scores: null })).toBe('EVENT_NOT_FOUND')
    expect(await act('suspend', { ...missing, scope: 'event', isSuspended: true })).toBe('EVENT_NOT_FOUND')
    expect(await act('suspend', { scope: 'event', isSuspended: true })).toBe('INCORRECT_PARAMETER_VALUE')
    expect(await act('suspend', { scope: 'sport', isSuspended: true })).toBe('INCORRECT_PARAMETER_VALUE')
  })

  it('O30 shows every price of a slider before it holds, and those prices when it does', async () => {
    const before = await markets()
    const preview = await tried({ total: 2.5, supremacy: 2 })
    expect(homeWin((await tried({ total: 2.5, supremacy: 2, margins: { '1x2': 0.2 } })).markets)).toBeLessThan(
      homeWin(preview.markets),
    )
    expect(await markets()).toEqual(before)
    expect(await act('set', { id, total: 2.5, supremacy: 2 })).toBe('SUCCESS')
    expect(await markets()).toEqual(preview.markets)
    // Two goals better: the home side is a clear favourite.
    expect(homeWin(preview.markets)).toBeLessThan(1400)
    // A wider margin lowers the price; the feed's word returns when nothing is set.
    expect(await act('set', { id, total: 2.5, supremacy: 2, margins: { '1x2': 0.2 } })).toBe('SUCCESS')
    expect(homeWin(await markets())).toBeLessThan(homeWin(preview.markets))
    expect(await act('set', { id })).toBe('SUCCESS')
    expect(await markets()).toEqual(before)
  })

  it('O30 suspends a market, a match, a sport and everything, and reopens each', async () => {
    const scopes = [
      { scope: 'market', id, market: 'goals.match.1x2' },
      { scope: 'event', id },
      { scope: 'sport', sport: 'football' },
      { scope: 'all' },
    ]
    for (const scope of scopes) {
      expect(await act('suspend', { ...scope, isSuspended: true })).toBe('SUCCESS')
      expect(await statusOf('goals.match.1x2')).toBe('suspended')
      expect(await statusOf('goals.match.total')).toBe(scope.scope === 'market' ? 'active' : 'suspended')
      expect(await act('suspend', { ...scope, isSuspended: false })).toBe('SUCCESS')
      expect(await statusOf('goals.match.1x2')).toBe('active')
    }
    expect(await act('suspend', { scope: 'market', id, market: 'no.such.market', isSuspended: true })).toBe(
      'INCORRECT_PARAMETER_VALUE',
    )
  })

  it('O30 suspends what was named alone, and reopens nothing that the feed keeps shut', async () => {
    const rows = (sport: string) => `/book/v1/events?sport=${sport}&hours=48`
    const statuses = async (sport: string): Promise<Set<string>> => {
      const { data } = (await book.app.inject(rows(sport))).json<{
        data: { events: { id: string; markets: Market[] }[] }
      }>()
      const others = data.events.filter((event) => event.id !== id)
      return new Set(others.flatMap((event) => event.markets.map(({ status }) => status)))
    }
    await act('suspend', { scope: 'event', id, isSuspended: true })
    expect([await statuses('football'), await statuses('tennis')]).toEqual([new Set(['active']), new Set(['active'])])
    await act('suspend', { scope: 'event', id, isSuspended: false })
    await act('suspend', { scope: 'sport', sport: 'football', isSuspended: true })
    expect([await statuses('football'), await statuses('tennis')]).toEqual([
      new Set(['suspended']),
      new Set(['active']),
    ])
    expect((await ask<{ halts: string[] }>('feed')).halts).toEqual(['sport:football'])
    await act('suspend', { scope: 'sport', sport: 'football', isSuspended: false })
    house.company.line.set('unsubscribed')
    await until(house, [book], () => openEvents(book).length === 0)
    expect(await act('suspend', { scope: 'event', id, isSuspended: false })).toBe('SUCCESS')
    expect(await statusOf('goals.match.1x2')).toBe('suspended')
    expect((await ask<Shown>(`event?id=${id}`)).shut).toBe('feed')
    const health = await ask<Health>('feed')
    expect(health.producers.map(({ down }) => down)).toEqual(['unsubscribed', 'unsubscribed'])
    house.company.line.set(null)
    await until(house, [book], () => openEvents(book).length >= 300)
  })

  it('O30 ends a match by hand, and takes that back', async () => {
    expect(await act('result', { id, scores: { 'goals.match': [2, 1] } })).toBe('SUCCESS')
    const over = (await book.app.inject(`/book/v1/event?id=${id}`)).json()
    expect(over).toMatchObject({ data: { phase: 'over', isOpen: false, score: [2, 1], markets: [] } })
    expect(await act('result', { id, scores: null })).toBe('SUCCESS')
    expect(await statusOf('goals.match.1x2')).toBe('active')
  })

  it('Y13 a match that began days ago is let go from memory, and its result can still be said by hand', async () => {
    const start = new Date(house.clock.now() - 4 * 86_400_000).toISOString()
    const sides = { home: 'Kale Mfano', away: 'Zamani Mfano', start }
    const place = { sport: 'football', category: 'Mfano', tournament: 'Kale', coverage: ['ft', 'ht'] }
    const body = { kind: 'fixture', fixture: { ...place, ...sides } } as const
    const message = { producer: 'pre', atMs: house.clock.now(), event: 'old', body } as const
    await db.transaction((tx) => takeMessages(tx, 'import:Mfano/Kale', [message]))
    await book.beat()
    const [row] = await db.sql<{ id: string }>`select id::text as id from book.event where source_id = 'old'`
    expect(book.catalogue.event(row!.id)).toBeNull()
    expect(await act('result', { id: row!.id, scores: { 'goals.match': [2, 1] } })).toBe('SUCCESS')
    const result = (await book.app.inject(`/book/v1/result?id=${row!.id}`)).json()
    expect(result).toMatchObject({ data: { source: 'desk', scores: { 'goals.match': { score: [2, 1] } } } })
    const shown = await ask<Shown>(`event?id=${row!.id}`)
    expect(shown).toMatchObject({ shut: 'over', log: [{ who: 'amina', what: 'result' }] })
  })

  it('Y21 names the matches that have ended or began four hours ago and are not wholly decided, until they are', async () => {
    const [nowMs, hour] = [house.clock.now(), 3_600_000]
    const match = (name: string, hours: number) => aMatch(db, name, nowMs - hours * hour, ['ft', 'ht'])
    const [silent, halves, whole] = [await match('silent', 4.5), await match('halves', 2), await match('whole', 2)]
    await match('running', 3.5)
    const final = { 'goals.match': { score: [2, 1], isOver: true } } as const
    await tell(db, 'halves', nowMs, facts({ status: 'ended', scores: final }))
    const half = { 'goals.1h': { score: [1, 0], isOver: true } } as const
    await tell(db, 'whole', nowMs, facts({ status: 'ended', scores: { ...final, ...half } }))
    await book.beat()
    const ours = [silent, halves, whole]
    const waiting = async () =>
      (await ask<{ matches: { id: string; home: string; status: string }[] }>('undecided')).matches.filter(
        (one) => ours.includes(one.id) || one.home === 'Bahari',
      )
    const rest = { home: 'Bahari', away: 'Mlima', sport: 'football', tournament: 'Ligi' }
    const at = (hours: number) => new Date(nowMs + hours * hour).toISOString()
    expect(await waiting()).toEqual([
      { id: silent, ...rest, status: 'not-started', number: 0, startsAt: at(-4.5), voidAt: at(43.5) },
      { id: halves, ...rest, status: 'ended', number: 1, startsAt: at(-2), voidAt: at(46) },
    ])
    for (const id of [silent, halves])
      expect(await act('result', { id, scores: { 'goals.match': [2, 1], 'goals.1h': [0, 1] } })).toBe('SUCCESS')
    expect(await waiting()).toEqual([])
  })

  it('O30 writes down who did what', async () => {
    const { log } = await ask<{ log: { who: string; what: string }[] }>(`event?id=${id}`)
    expect(log[0]).toMatchObject({ who: 'amina', what: 'result', details: { scores: null } })
    expect(new Set(log.map(({ what }) => what))).toEqual(new Set(['set', 'suspend', 'reopen', 'result']))
  })

  it('O31 reads a league, says what did not fit, and keeps it only when told to; its matches are priced, then end', async () => {
    const file = (score: string) => `date,time,home,away,home_goals,away_goals
2026-11-23,16:00,Radi Mfano,Upepo Mfano,${score}
2026-11-24,16:00,Bonde Mfano,Radi Mfano,,
2026-11-99,16:00,Bonde Mfano,Msitu Mfano,,`
    const league = { format: 'csv', category: 'Mfano', league: 'Ligi ya Mfano', zone: 'Africa/Lagos' }
    const bring = async (text: string, isKept: boolean): Promise<unknown> => {
      const request = {
        method: 'POST',
        url: '/book/desk/import',
        headers,
        payload: { ...league, text, isKept },
      } as const
      return (await book.app.inject(request)).json<{ data: unknown }>().data
    }
    const found = async () =>
      (await book.app.inject('/book/v1/search?text=mfano')).json<{
        data: { events: { id: string; home: string; phase: string; isOpen: boolean }[] }
      }>().data.events
    const report = {
      league: 'Ligi ya Mfano',
      ahead: 2,
      played: 0,
      problems: [{ place: 'match 3', why: '2026-11-99 is no day' }],
    }
    expect(await bring(file(','), false)).toMatchObject({ ...report, isKept: false })
    expect(await found()).toEqual([])
    expect(await bring(file(','), true)).toMatchObject({ ...report, isKept: true })
    expect(await found()).toMatchObject([
      { home: 'Radi Mfano', phase: 'before', isOpen: true },
      { home: 'Bonde Mfano', phase: 'before', isOpen: true },
    ])
    const [first] = await found()
    const whole = (await book.app.inject(`/book/v1/event?id=${first!.id}`)).json<{ data: { markets: Market[] } }>()
    const offered = new Set(whole.data.markets.map(({ market }) => market))
    // Half-time and final scores alone: no corners, no order of goals.
    expect([...offered].filter((name) => /^(corners|cards|goals\.course)/.test(name))).toEqual([])
    expect(offered.has('goals.halves.half-time-full-time')).toBe(true)
    // The later word wins: the result comes after the fixture.
    house.clock.advance(1000)
    expect(await bring(file('2,1'), true)).toMatchObject({ ahead: 1, played: 1 })
    expect(await found()).toMatchObject([{ home: 'Bonde Mfano' }])
    const over = (await book.app.inject(`/book/v1/event?id=${first!.id}`)).json()
    expect(over).toMatchObject({ data: { phase: 'over', score: [2, 1], isOpen: false } })
  })
})
