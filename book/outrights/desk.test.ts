/** A season from its first match to a confirmed table, through the desk and what readers see. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FULLEST } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Book } from '../process/book.ts'
import { openBook } from '../process/book.ts'
import { aDatabase, DESK_KEY } from '../process/testing.ts'

const real = join(import.meta.dirname, '../../../shared/data/football')
const FOLDER = process.env['BENCH_SEASONS'] ?? real

interface Row {
  readonly side: string
  readonly name: string
  readonly points: number
  readonly goals: readonly [number, number]
  readonly places: readonly [number, number]
}

interface Season {
  readonly matches: object
  readonly isComplete: boolean
  readonly isFinal: boolean
  readonly table: readonly Row[]
  readonly markets: readonly {
    readonly market: string
    readonly status: string
    readonly outcomes: readonly { readonly id: string; readonly result: { r: number; f: string } | null }[]
  }[]
}

describe('a season at the desk', () => {
  let db: Db
  let book: Book
  let nowMs = Date.parse('2026-03-04T12:00:00Z')
  beforeAll(async () => {
    db = await aDatabase(FULLEST)
    book = openBook({
      db,
      feed: null,
      deskKey: DESK_KEY,
      onFault: (error) => expect(error).toBeNull(),
      now: () => nowMs,
    })
  })
  afterAll(async () => {
    await book.close()
    await db.close()
  })

  const headers = { authorization: `Bearer ${DESK_KEY}`, 'x-trader': 'amina' }
  const act = async (path: string, payload: object): Promise<string> =>
    (await book.app.inject({ method: 'POST', url: `/book/desk/${path}`, headers, payload })).json<{ status: string }>()
      .status
  const seen = async (tournament: string): Promise<string> =>
    (await book.app.inject({ url: `/book/desk/season?tournament=${tournament}`, headers })).json<{
      data: { seen: string }
    }>().data.seen
  const read = async (tournament: string): Promise<Season> =>
    (await book.app.inject(`/book/v1/season?tournament=${tournament}`)).json<{ data: Season }>().data

  /** A file is read and graded; the league's id. */
  async function imported(format: 'csv' | 'football-json', text: string, league: string): Promise<string> {
    const zone = 'Africa/Lagos'
    expect(await act('import', { format, text, category: 'Pwani', league, zone, isKept: true })).toBe('SUCCESS')
    await book.beat()
    const [row] = await db.sql<{ id: string }>`select id::text as id from book.tournament where name = ${league}`
    return row!.id
  }
  const csv = (rows: readonly string[]): string => ['date,time,home,away,home_goals,away_goals', ...rows].join('\n')
  const confirm = async (tournament: string): Promise<string> =>
    act('season/confirm', { tournament, seen: await seen(tournament) })

  // The points are those of the leagues' own tables before any of them took some away. The second file lacks forty of the 240 matches
  // of its season, the third was written in mid-season.
  it.skipIf(!existsSync(FOLDER)).each([
    [
      '2023-24_en.1.json',
      [91, 89, 82, 68, 66, 63, 60, 60, 52, 49, 48, 48, 48, 47, 46, 39, 36, 26, 24, 16],
      [380, 0, 0],
    ],
    ['2024-25_ma.1.json', [60, 45, 43, 43, 40, 38, 38, 37, 35, 31, 31, 30, 26, 22, 16, 4], [200, 0, 40]],
    [
      '2025-26_es.1.json',
      [67, 63, 54, 54, 43, 40, 37, 35, 35, 35, 34, 32, 31, 31, 31, 27, 26, 25, 22, 18],
      [270, 110, 0],
    ],
  ])(
    'Y34 counts the table of a real season, and settles none that is not whole: %s',
    async (file, points, [played, open, amiss]) => {
      const text = readFileSync(join(FOLDER, file), 'utf8')
      const { name } = JSON.parse(text) as { name: string }
      const tournament = await imported('football-json', text, name)
      const size = { tournament, sides: points.length, rounds: 1, adjustments: [] }
      expect(await act('season/set', size)).toBe('SUCCESS')
      const season = await read(tournament)
      expect(season.table.map((row) => row.points)).toEqual(points)
      const isWhole = played === points.length * (points.length - 1)
      expect([season.matches, season.isComplete]).toEqual([{ played, void: 0, open, amiss }, isWhole])
      expect(await confirm(tournament)).toBe(isWhole ? 'SUCCESS' : 'NOTHING_TO_CONFIRM')
    },
  )

  it('Y33 sides that are equal in all share the title, and a match that was never played counts for nobody', async () => {
    const rows = ['2026-02-01,16:00,Jua,Mwezi,1,0', '2026-02-02,16:00,Mwezi,Jua,1,0', '2026-03-01,16:00,Jua,Nyota,,']
    const others = [
      '2026-02-03,16:00,Nyota,Jua,1,2',
      '2026-02-04,16:00,Nyota,Mwezi,0,2',
      '2026-02-05,16:00,Mwezi,Nyota,0,1',
    ]
    const tournament = await imported('csv', csv([...rows, ...others]), 'Ligi B')
    expect(await act('season/set', { tournament, sides: 3, rounds: 1, adjustments: [] })).toBe('SUCCESS')
    // Nobody said how the match of the 1st of March went: 48 hours later it is void. Jua and Mwezi 6 points and 3:2 each.
    expect(await read(tournament)).toMatchObject({
      matches: { played: 5, void: 1, open: 0, amiss: 0 },
      isComplete: true,
    })
    const table = (await read(tournament)).table
    expect(table.map(({ points, goals, places }) => [points, ...goals, ...places])).toEqual([
      [6, 3, 2, 1, 2],
      [6, 3, 2, 1, 2],
      [3, 2, 4, 3, 3],
    ])
    const odds = Object.fromEntries(table.map(({ side }) => [side, 2000]))
    expect(await act('outright', { tournament, market: 'season.winner', odds })).toBe('SUCCESS')
    expect(await confirm(tournament)).toBe('SUCCESS')
    const [winner] = (await read(tournament)).markets
    expect(winner).toMatchObject({
      status: 'settled',
      outcomes: [{ result: { r: 1, v: '0', f: '1/2' } }, { result: { r: 1, v: '0', f: '1/2' } }, { result: { r: 0 } }],
    })
  })

  it('Y33 settles nothing before the last match, then what a person has confirmed, and nothing again once its table is another', async () => {
    const rows = [
      '2026-03-01,16:00,Radi,Upepo,2,1',
      '2026-03-02,16:00,Radi,Bonde,1,0',
      '2026-03-03,16:00,Upepo,Radi,2,1',
    ]
    const later = [
      '2026-03-04,16:00,Upepo,Bonde,1,0',
      '2026-03-05,16:00,Bonde,Radi,3,0',
      '2026-03-06,16:00,Bonde,Upepo,0,0',
    ]
    const tournament = await imported(
      'csv',
      csv([...rows, ...later.map((row) => row.replace(/,\d,\d$/, ',,'))]),
      'Ligi A',
    )
    expect(await confirm(tournament)).toBe('NOTHING_TO_CONFIRM')
    const side = Object.fromEntries((await read(tournament)).table.map(({ side: id, name }) => [name, id])) as Record<
      'Radi' | 'Upepo' | 'Bonde',
      string
    >
    const odds = (radi: number, upepo: number, bonde: number): object => ({
      [side.Radi]: radi,
      [side.Upepo]: upepo,
      [side.Bonde]: bonde,
    })
    const winner = { tournament, market: 'season.winner', specifiers: '' }
    // Nobody has said how large the season is.
    expect(await act('outright', { ...winner, odds: odds(2000, 2500, 5000) })).toBe('INCORRECT_PARAMETER_VALUE')
    expect(await act('season/set', { tournament, sides: 3, rounds: 1, adjustments: [] })).toBe('SUCCESS')
    expect(await act('outright', { ...winner, odds: odds(2000, 2500, 5000) })).toBe('SUCCESS')
    // 1/3 + 1/3 + 1/3.5: whoever backs all three wins whatever happens.
    expect(await act('outright', { ...winner, odds: odds(3000, 3000, 3500) })).toBe('INCORRECT_PARAMETER_VALUE')
    // Two of three are among the first two, so the inverses come to two.
    const top = { tournament, market: 'season.top', specifiers: 'places=2' }
    expect(await act('outright', { ...top, odds: odds(1500, 1500, 3000) })).toBe('INCORRECT_PARAMETER_VALUE')
    expect(await act('outright', { ...top, odds: odds(1250, 1300, 2000) })).toBe('SUCCESS')
    expect(await act('outright', { ...winner, odds: { [side.Radi]: 1010 } })).toBe('INCORRECT_PARAMETER_VALUE')
    expect(await read(tournament)).toMatchObject({
      matches: { played: 3, void: 0, open: 3, amiss: 0 },
      isComplete: false,
      markets: [
        { market: 'season.top', status: 'active' },
        { market: 'season.winner', status: 'active' },
      ],
    })
    expect(await confirm(tournament)).toBe('NOTHING_TO_CONFIRM')
    // A halt of its sport shuts it as it does its matches, and so does a silent feed that speaks of one of them.
    const statuses = async (): Promise<string[]> => (await read(tournament)).markets.map(({ status }) => status)
    const football = { scope: 'sport', sport: 'football' }
    expect(await act('suspend', { ...football, isSuspended: true })).toBe('SUCCESS')
    expect(await statuses()).toEqual(['suspended', 'suspended'])
    expect(await act('suspend', { ...football, isSuspended: false })).toBe('SUCCESS')
    expect(await statuses()).toEqual(['active', 'active'])
    const told = (source: string): Promise<unknown> => db.sql`
      update book.event set source = ${source}
      where tournament = ${tournament}::bigint and home = ${side.Bonde}::bigint and away = ${side.Radi}::bigint`
    await told('off')
    expect(await statuses()).toEqual(['suspended', 'suspended'])
    await told('import:Pwani/Ligi A')

    nowMs += 3 * 86_400_000
    expect(await imported('csv', csv([...rows, ...later]), 'Ligi A')).toBe(tournament)
    // Radi 6 points, 4:6; Upepo 7, 4:3; Bonde 4, 3:2.
    const whole = await read(tournament)
    expect(whole.table.map(({ name, points, goals }) => [name, points, ...goals])).toEqual([
      ['Upepo', 7, 4, 3],
      ['Radi', 6, 4, 6],
      ['Bonde', 4, 3, 2],
    ])
    // All is played, and nobody has confirmed it: shut, and nothing is settled.
    expect([whole.isComplete, whole.isFinal, ...whole.markets.map(({ status }) => status)]).toEqual([
      true,
      false,
      'suspended',
      'suspended',
    ])
    expect(whole.markets.flatMap(({ outcomes }) => outcomes).every(({ result }) => result === null)).toBe(true)
    expect(await act('season/confirm', { tournament, seen: 'f'.repeat(64) })).toBe('NO_LONGER_OPEN')
    expect(await confirm(tournament)).toBe('SUCCESS')
    const won = async (market: string): Promise<string[]> => {
      const { outcomes } = (await read(tournament)).markets.find((one) => one.market === market)!
      return outcomes.filter(({ result }) => result?.r === 1).map(({ id, result }) => `${id} ${result!.f}`)
    }
    expect([await won('season.winner'), await won('season.top')]).toEqual([
      [`${side.Upepo} 1`],
      [`${side.Upepo} 1`, `${side.Radi} 1`],
    ])

    // A result is put right by hand: Radi and Upepo change, and nobody has confirmed that table.
    const [match] = await db.sql<{ id: string }>`
      select id::text as id from book.event where home = ${side.Upepo}::bigint and away = ${side.Bonde}::bigint`
    expect(await act('result', { id: match!.id, scores: { 'goals.match': [0, 1] } })).toBe('SUCCESS')
    expect(await read(tournament)).toMatchObject({ isComplete: true, isFinal: false })
    expect(await won('season.winner')).toEqual([])
    expect(await confirm(tournament)).toBe('SUCCESS')
    // Bonde 7, 4:1; Radi 6, 4:6; Upepo 4, 3:4.
    expect(await won('season.winner')).toEqual([`${side.Bonde} 1`])
    // The league takes two points: Bonde 5.
    const adjustments = [{ side: side.Bonde, points: -2, why: 'accounts' }]
    expect(await act('season/set', { tournament, sides: 3, rounds: 1, adjustments })).toBe('SUCCESS')
    expect(await won('season.winner')).toEqual([])
    expect(await confirm(tournament)).toBe('SUCCESS')
    expect(await won('season.winner')).toEqual([`${side.Radi} 1`])
    const log = await db.sql<{ who: string; what: string }>`
      select who, what from book.desk_log where what like 'season%' and details ->> 'tournament' = ${tournament} order by id`
    expect(log.map(({ who, what }) => `${who} ${what}`)).toEqual([
      ...['amina season', 'amina season confirmed', 'amina season confirmed'],
      ...['amina season', 'amina season confirmed'],
    ])
  })

  it('Y33 is of football, and of leagues that there are', async () => {
    expect((await book.app.inject('/book/v1/season?tournament=999999')).json()).toMatchObject({ status: 'NOT_FOUND' })
    const [category] = await db.sql<{ id: string }>`
      insert into book.category (sport, name) values ('tennis', 'Pwani') returning id::text as id`
    const [cup] = await db.sql<{ id: string }>`
      insert into book.tournament (category, name) values (${category!.id}::bigint, 'Kombe') returning id::text as id`
    expect((await book.app.inject(`/book/v1/season?tournament=${cup!.id}`)).json()).toMatchObject({
      status: 'NOT_FOUND',
    })
  })
})
