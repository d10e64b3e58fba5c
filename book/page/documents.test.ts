/** The documents of the book's calls, beside what a running book answers. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '@uwanja/contract/wire/call'
import { FULLEST } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import { STREAM_PATH, streamData } from '@uwanja/contract/book/stream'
import { DELTA_EXAMPLE } from '@uwanja/contract/book/examples'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newsOf } from '../read/news.ts'
import type { EventRow } from '../read/views.ts'
import type { Book } from '../process/book.ts'
import type { House } from '../process/testing.ts'
import { aDatabase, aFeedCompany, DESK_KEY, openEvents, until } from '../process/testing.ts'
import { bookDocument, TOLD, TOLD_OPEN, TOLD_TRADERS } from './documents.ts'

/** Where values may be absent or hang on the match: what stands below is not compared. */
const LOOSE = /\.(names\.\w+|sideNames|scores|desk|details|margins)\./

/** Every place of a value: `markets[].outcomes[].id`. */
function placesOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => placesOf(one, `${path}[]`))
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([name, inner]) => placesOf(inner, `${path}.${name}`))
}
/** Without what is only there when something is: nulls, pairs and empty lists end higher up. */
const namesOf = (value: unknown): string[] =>
  [...new Set(placesOf(value).map((place) => place.replace(/(\[\])+$/, '')))]
    .filter((place) => !LOOSE.test(place))
    .sort()

const firstOf = (data: unknown): object => ([data].flat()[0] as object | null) ?? {}

describe('the documents', () => {
  let db: Db
  let house: House
  let book: Book
  let live = ''
  let other = ''
  let season: Readonly<Record<string, unknown>> = {}
  beforeAll(async () => {
    db = await aDatabase(FULLEST)
    house = await aFeedCompany()
    book = await house.book(db)
    await until(house, [book], () => openEvents(book).length >= 300)
    const { data } = (await book.app.inject('/book/v1/live?sport=football')).json<{ data: { events: EventRow[] } }>()
    ;[live, other] = [data.events[0]!.id, data.events[1]!.id]
    season = await aWholeSeason()
  })
  afterAll(async () => {
    await house.close()
    await db.close()
  })

  /** Two sides that have met at both places: what the calls of a season are asked with. */
  async function aWholeSeason(): Promise<Readonly<Record<string, unknown>>> {
    const headers = { authorization: `Bearer ${DESK_KEY}`, 'x-trader': 'amina' }
    const text =
      'date,time,home,away,home_goals,away_goals\n2026-11-01,16:00,Jua,Nyota,2,1\n2026-11-02,16:00,Nyota,Jua,,'
    const payload = {
      format: 'csv',
      text,
      category: 'Pwani',
      league: 'Ligi ya Misimu',
      zone: 'Africa/Lagos',
      isKept: true,
    }
    await book.app.inject({ method: 'POST', url: '/book/desk/import', headers, payload })
    await book.beat()
    const [row] = await db.sql<{ tournament: string; sides: string[] }>`
      select t.id::text as tournament, array_agg(distinct e.home::text) as sides
      from book.tournament t join book.event e on e.tournament = t.id where t.name = ${payload.league} group by t.id`
    const { tournament, sides } = row!
    const rules = { tournament, sides: 2, rounds: 1, adjustments: [] }
    await book.app.inject({ method: 'POST', url: '/book/desk/season/set', headers, payload: rules })
    const odds = Object.fromEntries(sides.map((side) => [side, 1900]))
    const winner = { tournament, market: 'season.winner', odds }
    await book.app.inject({ method: 'POST', url: '/book/desk/outright', headers, payload: winner })
    const { data } = (await book.app.inject({ url: `/book/desk/season?tournament=${tournament}`, headers })).json<{
      data: { seen: string }
    }>()
    return { tournament, sides: 2, odds, seen: data.seen }
  }

  it.each(TOLD_OPEN.map((one) => [one.id, one] as const))(
    'Y16 %s: its example is answered, with the shape that is printed',
    async (_id, { row, answer }) => {
      const values: Record<string, unknown> = { ...(row.example as object) }
      if ('id' in values) values['id'] = live
      if ('text' in values && row.path.endsWith('search')) values['text'] = 'pwani'
      for (const [name, value] of Object.entries(season)) if (name in values) values[name] = value
      const query = new URLSearchParams(
        Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
      ).toString()
      const headers = { authorization: `Bearer ${DESK_KEY}`, 'x-trader': 'amina' }
      const { statusCode, payload } = await book.app.inject(
        row.method === 'GET'
          ? { url: `${row.path}?${query}`, headers }
          : { method: 'POST', url: row.path, headers, payload: values },
      )
      const said = JSON.parse(payload) as { status: string; data: unknown }
      expect([statusCode, said.status]).toEqual([200, 'SUCCESS'])
      row.reply.parse(answer)
      const [real, printed] = [namesOf(said.data), namesOf(answer)]
      // Lists may be empty at the moment; whatever is said stands where it is printed.
      const isPrinted = (place: string): boolean =>
        printed.some((one) => one === place || one.startsWith(`${place}.`) || one.startsWith(`${place}[`))
      const isWithin = (place: string): boolean =>
        printed.some((one) => place.startsWith(`${one}.`) || place.startsWith(`${one}[`))
      expect(real.filter((place) => !isPrinted(place) && !isWithin(place))).toEqual([])
      expect(Object.keys(firstOf(said.data))).toEqual(Object.keys(firstOf(answer)))
    },
  )

  it.each(TOLD_TRADERS.map((one) => [one.id, one] as const))(
    'Y16 %s: it is behind the key, its example is read, and what is printed is what it answers',
    async (_id, { row, answer }) => {
      row.reply.parse(answer)
      const query = new URLSearchParams(row.example as Record<string, string>).toString()
      const ask = async (key: string): Promise<string> => {
        const headers = { authorization: `Bearer ${key}`, 'x-trader': 'amina' }
        const asked =
          row.method === 'GET'
            ? { url: `${row.path}?${query}`, headers }
            : { method: 'POST' as const, url: row.path, headers, payload: row.example as object }
        return (await book.app.inject(asked)).json<{ status: string }>().status
      }
      expect(await ask('another')).toBe('UNAUTHORIZED')
      // Nothing waits here: what it may say then is listed.
      expect(['SUCCESS', ...row.refusals]).toContain(await ask(DESK_KEY))
    },
  )

  it('Y16 the stream sends what its shape says', async () => {
    streamData.parse(DELTA_EXAMPLE)
    const url = await book.app.listen({ host: '127.0.0.1', port: 0 })
    const leave = new AbortController()
    for (const topic of ['live', `event:${other}`]) {
      const line = await fetch(`${url}${STREAM_PATH}?topic=${topic}`, { signal: leave.signal })
      expect(line.headers.get('x-accel-buffering')).toBe('no')
      let frame = ''
      for await (const part of line.body!.pipeThrough(new TextDecoderStream())) {
        frame += part
        if (frame.includes('\n\n')) break
      }
      const [, data = ''] = /^id: [\w.]+-\d+\nevent: whole\ndata: (.*)\n\n/.exec(frame) ?? []
      expect(streamData.parse(JSON.parse(data)).events.length).toBeGreaterThan(0)
    }
    leave.abort()
    const { data: row } = (await book.app.inject(`/book/v1/event?id=${other}`)).json<{ data: EventRow }>()
    const dearer = row.markets.map((market) => ({
      ...market,
      outcomes: market.outcomes.map((one) => ({ ...one, odds: (one.odds ?? 2000) + 10 })),
    }))
    const change = newsOf(row, { ...row, markets: dearer.slice(1) })!
    expect(streamData.parse({ events: [change], left: [] })).toEqual({ events: [change], left: [] })
    expect(Object.keys(change).sort()).toEqual(Object.keys(DELTA_EXAMPLE.events[0]!).sort())
  })

  it('Y16 O96 every row of the book that the contract has stands on the page, under its path and with its example', async () => {
    const folder = join(import.meta.dirname, '../../contract/book')
    const names = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    const isRow = (raw: unknown): raw is Call =>
      typeof raw === 'object' && raw !== null && String((raw as { path?: unknown }).path).startsWith('/book/')
    const rows = new Set<Call>()
    for (const name of names) {
      const module = (await import(join(folder, name))) as Readonly<Record<string, unknown>>
      for (const table of Object.values(module))
        if (typeof table === 'object' && table !== null)
          for (const one of Object.values(table)) if (isRow(one)) rows.add(one)
    }
    const paths = [...rows].map(({ method, path }) => `${method} ${path}`)
    expect(paths).toEqual(
      expect.arrayContaining(['GET /book/desk/calendar', 'POST /book/desk/margins', 'GET /book/v1/wallet']),
    )
    const page = await book.app.inject('/docs')
    expect(TOLD.map(({ row }) => `${row.method} ${row.path}`).sort()).toEqual(paths.sort())
    for (const { row } of TOLD) expect(page.payload).toContain(`<code>${row.method} ${row.path}</code>`)
    for (const { id, answer } of TOLD) expect([id, answer === undefined]).toEqual([id, false])
  })

  it('Y16 every call and the stream stand in OpenAPI and on the page, and both are served', async () => {
    const { paths } = bookDocument('http://book.example') as { paths: Record<string, object> }
    const told = Object.entries(paths).flatMap(([path, of]) => Object.keys(of).map((method) => `${method} ${path}`))
    const rows = TOLD.map(({ row }) => `${row.method.toLowerCase()} ${row.path}`)
    expect(told.sort()).toEqual([...rows, `get ${STREAM_PATH}`].sort())
    const page = await book.app.inject('/docs')
    for (const { id } of TOLD) expect(page.payload).toContain(`id="${id}"`)
    expect((await book.app.inject('/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
    expect((await book.app.inject('/docs.css')).statusCode).toBe(200)
  })
})
