/** What sides are called in other languages: by a feed, by traders, in answers, in searches, and as everybody knows it of countries. */
import { bookDesk } from '@uwanja/contract/book/desk'
import { bookRead } from '@uwanja/contract/book/read'
import type { Call, RawInput, Reply } from '@uwanja/contract/wire/call'
import { requestOf } from '@uwanja/contract/wire/request'
import type { Db } from '@uwanja/database/sql'
import { RULE_KINDS } from '@uwanja/database/testing'
import type { EventMessage, FeedEvent } from '@uwanja/providers/feeds/feed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBook, type Book } from '../process/book.ts'
import { aDatabase, DESK_KEY } from '../process/testing.ts'
import { takeMessages } from './store.ts'

const fixture = (event: string, atMs: number, more: Partial<FeedEvent>): EventMessage => ({
  producer: 'pre',
  atMs,
  event,
  body: {
    kind: 'fixture',
    fixture: {
      sport: 'football',
      category: 'Pwani',
      tournament: 'Ligi',
      home: 'Radi City',
      away: 'Upepo Rovers',
      start: new Date(Date.now() + 3_600_000).toISOString(),
      coverage: ['ft', 'ht'],
      ...more,
    },
  },
})

describe.each(RULE_KINDS)('sides on %s', (kind) => {
  let db: Db
  let book: Book
  beforeAll(async () => {
    db = await aDatabase(kind)
    book = openBook({ db, feed: null, deskKey: DESK_KEY, onFault: () => {}, now: () => Date.now() })
    await said(fixture('one', 1, {}))
  })
  afterAll(async () => {
    await book.app.close()
    await db.close()
  })

  async function said(...messages: EventMessage[]): Promise<void> {
    await db.transaction((tx) => takeMessages(tx, 'off', messages))
    await book.catalogue.follow()
  }
  async function ask<C extends Call>(call: C, values: RawInput<C>): Promise<Reply<C>> {
    const { path, method, body } = requestOf(call, values as object)
    const headers = { authorization: `Bearer ${DESK_KEY}`, 'x-trader': 'amina', 'content-type': 'application/json' }
    const answer = await book.app.inject({
      method: method as 'GET' | 'POST',
      url: path,
      headers,
      ...(typeof body === 'string' ? { payload: body } : {}),
    })
    return answer.json<{ data: Reply<C> }>().data
  }
  const idOf = (event: string): string => [...book.catalogue.events()].find(({ sourceId }) => sourceId === event)!.id
  const namesOf = async (event: string) => (await ask(bookRead.event, { id: idOf(event) })).sideNames
  const found = async (text: string): Promise<string[]> =>
    (await ask(bookRead.search, { text })).events.map(({ id }) => id)

  it('Y77 a feed says them with a fixture, and other matches of the side have them at once', async () => {
    expect(await namesOf('one')).toBeUndefined()
    await said(fixture('two', 2, { away: 'Bonde City', names: { home: { sw: 'Radi Jiji', zh: '雷霆城' } } }))
    const both = { home: { sw: 'Radi Jiji', zh: '雷霆城' }, away: {} }
    expect(await namesOf('two')).toEqual(both)
    expect(await namesOf('one')).toEqual(both)
    // Said again, or by a fixture that knows no names: nothing is news, nothing is lost.
    const before = book.catalogue.revision()
    await said(fixture('three', 3, { home: 'Kilele', away: 'Radi City' }))
    expect(book.catalogue.revision()).toBe(before + 1n)
    expect(book.catalogue.event(idOf('one'))!.revision).toBe(before)
    expect(await namesOf('three')).toEqual({ home: {}, away: { sw: 'Radi Jiji', zh: '雷霆城' } })
  })

  it('Y77 a match is found by every name of its sides', async () => {
    const [one, two, three] = ['one', 'two', 'three'].map(idOf)
    expect((await found('雷霆')).sort()).toEqual([one, two, three].sort())
    expect((await found('jiji')).sort()).toEqual([one, two, three].sort())
    expect(await found('upepo')).toEqual([one])
  })

  it('Y77 a trader’s word outranks the feed’s until it is taken back, and is written down', async () => {
    const id = idOf('one')
    expect(await ask(bookDesk.named, { id, side: 'home', names: { zh: '雷霆队' } })).toBeNull()
    expect(await namesOf('two')).toEqual({ home: { sw: 'Radi Jiji', zh: '雷霆队' }, away: {} })
    await said(fixture('two', 9, { away: 'Bonde City', names: { home: { zh: '雷城' } } }))
    expect((await namesOf('one'))!.home.zh).toBe('雷霆队')
    const { sides, log } = await ask(bookDesk.event, { id })
    expect(sides).toEqual({
      home: { said: { sw: 'Radi Jiji', zh: '雷城' }, named: { zh: '雷霆队' } },
      away: { said: {}, named: {} },
    })
    expect(log[0]).toMatchObject({ who: 'amina', what: 'named', details: { side: 'home', names: { zh: '雷霆队' } } })
    await ask(bookDesk.named, { id, side: 'home', names: {} })
    expect((await namesOf('one'))!.home.zh).toBe('雷城')
    const nobody = await book.app.inject({
      method: 'POST',
      url: '/book/desk/named',
      headers: { authorization: `Bearer ${DESK_KEY}` },
      payload: { id: '999999', side: 'home', names: {} },
    })
    expect(nobody.json<{ status: string }>().status).toBe('EVENT_NOT_FOUND')
  })

  it('Y77 a national team has its country’s name in every language, a tennis player of that name has not', async () => {
    await said(
      fixture('nations', 1, {
        category: 'International',
        home: 'Kenya',
        away: 'Egypt',
        names: { away: { sw: 'Mafarao' } },
      }),
      fixture('players', 1, { sport: 'tennis', category: 'Ziara', tournament: 'Open', home: 'Jordan', away: 'Chad' }),
    )
    expect(await namesOf('nations')).toEqual({
      home: { sw: 'Kenya', zh: '肯尼亚' },
      away: { sw: 'Mafarao', zh: '埃及' },
    })
    expect(await namesOf('players')).toBeUndefined()
    // A team that is called like a region or a league is neither.
    await said(fixture('regions', 1, { home: 'Mto', away: 'Safari Open' }))
    expect(await namesOf('regions')).toBeUndefined()
  })

  it('Y77 a file brings them: as columns of a table, and beside the matches of football-json', async () => {
    const csv = 'date,home,away,home_zh,away_sw\n2030-01-06,Nanga,Taa,铁锚,Taa Kuu\n2030-01-13,Taa,Nanga,,\n'
    const file = { category: 'Kisiwa', zone: 'UTC', isKept: true }
    await ask(bookDesk.import, { ...file, format: 'csv', text: csv, league: 'Ligi ya Kisiwa' })
    const json = JSON.stringify({
      name: 'Ligi ya Pamba',
      matches: [{ date: '2030-01-06', team1: 'Pamba', team2: 'Dira' }],
      names: { Dira: { zh: '罗盘' }, Pamba: { zh: 7 } },
    })
    const { problems } = await ask(bookDesk.import, { ...file, format: 'football-json', text: json })
    expect(problems).toEqual([{ place: 'names of Pamba', why: 'are missing or of another kind' }])
    const named = [...book.catalogue.events()].flatMap(({ source, place }) =>
      source.startsWith('import:') ? [place!.sideNames] : [],
    )
    expect(named).toEqual([
      { home: { zh: '铁锚' }, away: { sw: 'Taa Kuu' } },
      { home: { sw: 'Taa Kuu' }, away: { zh: '铁锚' } },
      { home: {}, away: { zh: '罗盘' } },
    ])
  })
})
