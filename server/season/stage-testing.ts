/** The platform and the book on one database, a season that is told match by match, and players who come by launch. */
import { type Book, openBookOf } from '@uwanja/book/open'
import { takeMessages } from '@uwanja/book/catalogue/store'
import { BOOK_SCHEMA } from '@uwanja/book/schemas'
import { shiftClock } from '@uwanja/database/clock'
import { migrate, readMigrations } from '@uwanja/database/migrate'
import type { EventMessage } from '@uwanja/providers/feeds/feed'
import { freePort } from '@uwanja/runtime/free-port'
import type { DatabaseKind } from '../db/testing.ts'
import { openSession } from '../sessions/store.ts'
import { aHouse, aPlayer, type House } from '../testing/house.ts'
import type { Fixture, Score } from './calendar-testing.ts'

const DAY_MS = 86_400_000
const SOURCE = 'import:season'
/** Odd on purpose: what it takes of a kobo is floored. */
export const TAX_BASIS_POINTS = 750n
export const MONEY = 50_000_000n

export interface Offered {
  readonly market: string
  readonly specifiers: string
  readonly status: string
  readonly outcomes: readonly { readonly id: string; readonly odds: number }[]
}
export interface Shown {
  readonly epoch: number
  readonly markets: readonly Offered[]
}
export interface Answer<Data> {
  readonly status: string
  readonly data: Data
}

/** One who has been launched. */
export interface Visit {
  readonly player: bigint
  /** Of their log-in at the platform. */
  readonly token: string
  ask<Data>(path: string, body?: object): Promise<Answer<Data>>
}

export interface Stage {
  readonly house: House
  readonly book: Book
  readonly players: readonly bigint[]
  readonly faults: unknown[]
  /** The midnight before the first match. */
  readonly firstMs: number
  /** Until then by the house's clock, and everything that was due by it is done. */
  until(atMs: number): Promise<void>
  announce(fixtures: readonly Fixture[]): Promise<void>
  /** How it ended: as the file says, or otherwise. */
  end(fixture: Fixture, atMs: number, fullTime: Score, halfTime: Score | null): Promise<void>
  cancel(fixture: Fixture, atMs: number): Promise<void>
  shown(fixture: Fixture): Promise<Shown>
  idOf(fixture: Fixture): string
  fixtureOf(id: string): Fixture
  visit(player: bigint): Promise<Visit>
  close(): Promise<void>
}

/** Strengths that say nothing of the result: prices differ from match to match. */
function expectedOf({ id }: Fixture) {
  const spread = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7)
  return { total: 2 + (spread % 15) / 10, supremacy: ((spread % 19) - 9) / 10 }
}

async function openPair(kind: DatabaseKind, faults: unknown[]) {
  const port = await freePort()
  const bookUrl = `http://127.0.0.1:${String(port)}`
  const house = await aHouse(kind, { ALTENAR_URL: `${bookUrl}/altenar`, TAX_RATES: 'winnings/sports@2020-01-01=7.5' })
  await migrate(house.db, readMigrations([BOOK_SCHEMA]))
  const settings = { bookKey: '', feedUrl: '', feedKey: '', trustProxy: [], bookUrl }
  const around = { doors: house.server.sportDoors, framedBy: [], onFault: (error: unknown) => void faults.push(error) }
  const book = openBookOf(house.db, settings, around)
  await book.app.listen({ host: '127.0.0.1', port })
  return { house, book, bookUrl }
}

async function timeOf({ db }: House): Promise<number> {
  const [row] = await db.sql<{ now: Date }>`select house_now() as now`
  return row!.now.getTime()
}

function said({ fullTime, halfTime }: { readonly fullTime: Score; readonly halfTime: Score | null }) {
  const isOver = true
  const second = halfTime && ([fullTime[0] - halfTime[0], fullTime[1] - halfTime[1]] as const)
  return {
    status: 'ended' as const,
    scores: {
      'goals.match': { score: fullTime, isOver },
      ...(halfTime && second ? { 'goals.1h': { score: halfTime, isOver }, 'goals.2h': { score: second, isOver } } : {}),
    },
  }
}

/** A launch as the site makes one, in a session of its own; the book is asked with the bearer that it gave. */
async function launched(house: House, bookUrl: string, playerId: bigint): Promise<Visit> {
  const { token } = await openSession(house.db as never, {
    playerId,
    isBrowser: false,
    isMobile: true,
    ip: '127.0.0.1',
    agent: 'test',
  })
  const headers = { authorization: `Bearer ${token}` }
  const path = '/api/api/Sports/Altenar?lang=en-GB&isLite=false'
  const answer = await fetch(house.apiUrl + path, { method: 'POST', headers })
  const told = (await answer.json()) as Answer<{ currentSession: string } | null>
  if (!told.data) throw new Error(`the launch was refused: ${told.status}`)
  const bearer = { authorization: `Bearer ${told.data.currentSession}` }
  return {
    player: playerId,
    token,
    async ask(where, body) {
      const asked = body
        ? {
            method: 'POST',
            headers: { ...bearer, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }
        : { headers: bearer }
      return (await (await fetch(bookUrl + where, asked)).json()) as never
    },
  }
}

export async function aStage(kind: DatabaseKind, count: number): Promise<Stage> {
  const faults: unknown[] = []
  const { house, book, bookUrl } = await openPair(kind, faults)
  const players: bigint[] = []
  for (let nth = 0; nth < count; nth++) players.push((await aPlayer(house, { cash: MONEY })).id)
  const firstMs = (Math.floor((await timeOf(house)) / DAY_MS) + 2) * DAY_MS
  const [ids, fixtures] = [new Map<string, string>(), new Map<string, Fixture>()]
  const tell = async (messages: readonly EventMessage[]): Promise<void> => {
    await house.db.transaction(async (tx) => void (await takeMessages(tx, SOURCE, messages)))
  }
  return {
    house,
    book,
    players,
    faults,
    firstMs,
    async until(atMs) {
      const seconds = Math.ceil((atMs - (await timeOf(house))) / 1000)
      if (seconds > 0) await shiftClock(house.db, seconds)
      await book.beat()
    },
    async announce(all) {
      const atMs = (await timeOf(house)) - 1000
      await tell(
        all.flatMap((one): EventMessage[] => {
          const { id: event, home, away, league: tournament, afterMs } = one
          const start = new Date(firstMs + afterMs).toISOString()
          const place = { sport: 'football', category: 'Season', tournament, coverage: ['ft', 'ht'] }
          const about = { producer: 'pre', atMs, event } as const
          return [
            { ...about, body: { kind: 'fixture', fixture: { ...place, home, away, start } } },
            { ...about, body: { kind: 'odds_change', facts: { status: 'not-started', expected: expectedOf(one) } } },
          ]
        }),
      )
      const rows = await house.db.sql<{ id: string; name: string }>`
        select id::text as id, source_id as name from book.event where source = ${SOURCE}`
      for (const { id, name } of rows) ids.set(name, id)
      for (const one of all) fixtures.set(ids.get(one.id)!, one)
      await book.beat()
    },
    end: (fixture, atMs, fullTime, halfTime) =>
      tell([
        {
          producer: 'live',
          atMs,
          event: fixture.id,
          body: { kind: 'odds_change', facts: said({ fullTime, halfTime }) },
        },
      ]),
    cancel: (fixture, atMs) =>
      tell([{ producer: 'pre', atMs, event: fixture.id, body: { kind: 'fixture_change', isCancelled: true } }]),
    async shown(fixture) {
      const answer = await fetch(`${bookUrl}/book/v1/event?id=${ids.get(fixture.id)!}`)
      return ((await answer.json()) as Answer<Shown>).data
    },
    idOf: (fixture) => ids.get(fixture.id)!,
    fixtureOf: (id) => fixtures.get(id)!,
    visit: (player) => launched(house, bookUrl, player),
    async close() {
      await book.close()
      await house.close()
    },
  }
}
