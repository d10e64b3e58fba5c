/** The office's Trading over a real book at the end of a real line: what is looked at, done, written down, and refused. */
import { type Book, openBookOf } from '@uwanja/book/open'
import { SCHEMAS } from '@uwanja/book/schemas'
import type { Reply } from '@uwanja/contract/wire/call'
import { FORWARDED } from '@uwanja/contract/operators/trading'
import { may, PERMISSIONS, ROLE_NAMES } from '@uwanja/contract/operators/roles'
import { office as rows } from '@uwanja/contract/operators/office'
import type { Db } from '@uwanja/database/sql'
import { testDatabases } from '@uwanja/database/testing'
import { freePort } from '@uwanja/runtime/free-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RULE_KINDS } from '../db/testing.ts'
import { anOffice, type Office } from '../testing/office.ts'
import { tradingHandlers } from './operators.ts'

/** The book's own, as where it runs alone. */
const { aDatabase } = testDatabases(SCHEMAS)

const KEY = 'a-key-between-the-two'
const LEAGUE = {
  format: 'csv',
  category: 'Pwani',
  league: 'Ligi',
  zone: 'UTC',
  isKept: true,
  why: 'the league’s own file',
}
/** Two that were played and one that is ahead: a pair meets once at a ground. */
const fileOf = (day: string): string =>
  [
    'date,time,home,away,home_goals,away_goals',
    '2026-10-01,16:00,Bahari,Mlima,2,1',
    '2026-10-08,16:00,Nyota,Bahari,0,0',
    `${day},16:00,Mlima,Bahari,,`,
  ].join('\n')

type Match = Reply<typeof rows.tradingMatch>

describe.each(RULE_KINDS)('trading in the office on %s', (kind) => {
  let office: Office
  let db: Db
  let book: Book
  let trader = ''
  let match = ''
  beforeAll(async () => {
    const port = await freePort()
    office = await anOffice(kind, { BOOK_KEY: KEY, BOOK_DESK_URL: `http://127.0.0.1:${String(port)}` })
    const settings = { bookKey: KEY, bookUrl: '', feedUrl: '', feedKey: '', trustProxy: [] }
    db = await aDatabase(kind)
    book = openBookOf(db, settings, { doors: [], framedBy: [], onFault: () => {} })
    await book.app.listen({ host: '127.0.0.1', port })
    await book.beat()
    trader = (await office.anOperator('trading')).token
    const [clock] = await db.sql<{ day: string }>`
      select to_char(house_now() + interval '3 days', 'YYYY-MM-DD') as day`
    const said = await ask(rows.importTradingLeague, { ...LEAGUE, text: fileOf(clock!.day) })
    expect(said).toMatchObject({ status: 'SUCCESS', data: { played: 2, ahead: 1, problems: [] } })
    const { events } = (await ask(rows.tradingCalendar, { state: 'before' })).data as Reply<typeof rows.tradingCalendar>
    match = events[0]!.id
  })
  afterAll(async () => {
    await book.close()
    await db.close()
    await office.close()
  })

  const ask = (row: Parameters<Office['send']>[0], values: object, token = trader) =>
    office.send(row, values as never, { token })
  const seen = async (): Promise<Match> => (await ask(rows.tradingMatch, { id: match })).data
  const homeOf = (markets: Match['event']['markets']): number =>
    markets.find(({ market }) => market === 'goals.match.1x2')!.outcomes[0]!.odds!

  it('O46 a price is tried by sliders before it holds, and who moved it, why, stands in the trail and at the book', async () => {
    const before = await seen()
    const sliders = { id: match, total: 2.5, supremacy: 2, margins: { '1x2': 0.06 } }
    const tried = (await ask(rows.tradingPreview, sliders)).data as { markets: Match['event']['markets'] }
    expect((await seen()).event.markets).toEqual(before.event.markets)
    expect(homeOf(tried.markets)).toBeLessThan(homeOf(before.event.markets))
    const { name, token } = await office.anOperator('trading')
    const said = await ask(rows.setTradingPrices, { ...sliders, why: 'their keeper is ill' }, token)
    expect(said.status).toBe('SUCCESS')
    const after = await seen()
    expect(after.event.markets).toEqual(tried.markets)
    expect(after.log[0]).toMatchObject({ who: name, what: 'set', details: { total: 2.5, supremacy: 2 } })
    const [line] = await office.db.sql<{ action: string; subject: string; why: string; after: object; name: string }>`
      select a.action, a.subject, a.why, a.after, o.name from audit a join operator o on o.id = a.operator_id
      order by a.id desc limit 1`
    expect(line).toEqual({
      action: 'prices.set',
      subject: `match ${match}`,
      why: 'their keeper is ill',
      after: sliders,
      name,
    })
  })

  it('O46 what the book refuses is refused in its words, changes nothing, and stands in the trail as not done', async () => {
    const shut = { scope: 'market', id: match, isSuspended: true, why: 'odd money' }
    expect((await ask(rows.setTradingSuspended, { ...shut, market: 'no.such' })).status).toBe(
      'INCORRECT_PARAMETER_VALUE',
    )
    expect((await seen()).desk.suspended).toEqual([])
    const lines = await office.db.sql<{ action: string; after: unknown }>`
      select action, after from audit order by id desc limit 2`
    expect(lines.reverse().map(({ action }) => action)).toEqual(['betting.suspended', 'betting.suspended-failed'])
    expect(lines[1]!.after).toEqual({ refused: 'INCORRECT_PARAMETER_VALUE' })
    const { why: _why, ...silent } = shut
    for (const bad of [silent, { ...shut, why: ' ' }, { ...shut, scope: 'world' }])
      expect((await ask(rows.setTradingSuspended, bad)).status).toBe('VALIDATION_ERROR')
    expect((await ask(rows.setTradingSuspended, { ...shut, market: 'goals.match.1x2' })).status).toBe('SUCCESS')
    expect((await seen()).desk.suspended).toEqual(['goals.match.1x2'])
  })

  it('O89 margins by tier hold at the book with a reason in the trail; out of bounds nobody hears of them', async () => {
    const { versions, ...table } = (await ask(rows.tradingMargins, {})).data as Reply<typeof rows.tradingMargins>
    expect(versions).toEqual([])
    const margins = { ...table, tiers: { ...table.tiers, '2': { ...table.tiers['2'], '1x2': 0.11 } } }
    const said = { margins, seen: null, why: 'a quiet week' }
    const tried = (await ask(rows.tradingTryMargins, { id: match, margins })).data as Reply<
      typeof rows.tradingTryMargins
    >
    expect((await ask(rows.setTradingMargins, said)).status).toBe('SUCCESS')
    expect((await seen()).event.markets).toEqual(tried.after)
    const trail = async () =>
      office.db.sql<{ action: string; subject: string; why: string; after: unknown }>`
        select action, subject, why, after from audit order by id desc limit 1`
    const [line] = await trail()
    expect(line).toEqual({
      action: 'margins.set',
      subject: 'trading',
      why: 'a quiet week',
      after: { margins, seen: null },
    })
    const wild = { ...said, margins: { ...margins, live: 0.2 } }
    expect((await ask(rows.setTradingMargins, wild)).status).toBe('VALIDATION_ERROR')
    expect((await trail())[0]).toEqual(line)
  })

  it('P18 who looked at an alert, and what they found, stands in the trail and at the book', async () => {
    const [alert] = await db.sql<{ id: string }>`
      insert into book.alert (kind, subject, found_at, grown_at, currency, figures, bets)
      values ('beyond-odds', 'one', house_now(), house_now(), 'NGN', '{"bets": 20}', '{}') returning id::text as id`
    expect((await ask(rows.tradingAlertsOpen, {})).data).toEqual({ open: 1 })
    const { name, token } = await office.anOperator('trading')
    const said = { id: alert!.id, note: 'a lucky week', why: 'a lucky week' }
    expect((await ask(rows.lookTradingAlert, said, token)).status).toBe('SUCCESS')
    const { alerts, open } = (await ask(rows.tradingAlerts, { state: 'looked-at' })).data as Reply<
      typeof rows.tradingAlerts
    >
    expect([open, alerts.map(({ looked }) => [looked?.who, looked?.note])]).toEqual([0, [[name, 'a lucky week']]])
    const [line] = await office.db.sql<{ action: string; subject: string; why: string }>`
      select action, subject, why from audit order by id desc limit 1`
    expect(line).toEqual({ action: 'alert.looked-at', subject: `alert ${alert!.id}`, why: 'a lucky week' })
    expect((await ask(rows.lookTradingAlert, said, token)).status).toBe('NO_LONGER_OPEN')
  })

  it('P37 who opens a case, writes in it and closes it, and with which words, stands in the trail', async () => {
    const [alert] = await db.sql<{ id: string }>`
      insert into book.alert (kind, subject, found_at, grown_at, event, currency, figures, bets)
      values ('sudden-run', 'case', house_now(), house_now(), ${match}::bigint, 'NGN', '{"bets": 10}', '{}')
      returning id::text as id`
    const opened = await ask(rows.openTradingCase, { alert: alert!.id, note: 'odd', why: 'odd' })
    const { id } = opened.data as Reply<typeof rows.openTradingCase>
    expect((await ask(rows.noteTradingCase, { id, note: 'asked', why: 'asked' })).status).toBe('SUCCESS')
    const end = { id, finding: 'nothing', note: 'a new keeper', why: 'a new keeper' }
    expect((await ask(rows.closeTradingCase, end)).status).toBe('SUCCESS')
    const lines = await office.db.sql<{ line: string }>`
      select concat_ws(' | ', action, subject, why) as line from audit order by id desc limit 3`
    expect(lines.map(({ line }) => line).reverse()).toEqual([
      `betting-case.opened | alert ${alert!.id} | odd`,
      `betting-case.noted | betting case ${id} | asked`,
      `betting-case.closed | betting case ${id} | a new keeper`,
    ])
    const found = (await ask(rows.tradingCase, { id })).data as Reply<typeof rows.tradingCase>
    expect([found.case.closed?.finding, found.notes.map(({ note }) => note), found.alerts.length]).toEqual([
      ...['nothing', ['odd', 'asked'], 1],
    ])
  })

  it('P35 who lists an insider, and what they are to it, stands in the trail', async () => {
    await db.sql`insert into book.player (wallet, wallet_player, currency) values ('house', '71', 'NGN')`
    const { things } = (await ask(rows.tradingInsiderThings, { kind: 'side', words: 'baha' })).data as Reply<
      typeof rows.tradingInsiderThings
    >
    const note = 'their second keeper'
    const said = { wallet: 'house', walletPlayer: '72', kind: 'side', id: things[0]!.id, note, why: note }
    const added = await ask(rows.addTradingInsider, said)
    expect(added.status).toBe('SUCCESS')
    const { id } = added.data as Reply<typeof rows.addTradingInsider>
    expect((await ask(rows.endTradingInsider, { id, why: 'has left the club' })).status).toBe('SUCCESS')
    const { insiders } = (await ask(rows.tradingInsiders, {})).data as Reply<typeof rows.tradingInsiders>
    expect(insiders.map((one) => [one.walletPlayer, one.of.name, one.note, one.ended !== null])).toEqual([
      ['72', 'Bahari', note, true],
    ])
    const lines = await office.db.sql<{ action: string; subject: string; why: string }>`
      select action, subject, why from audit order by id desc limit 2`
    expect(lines.reverse()).toEqual([
      { action: 'insider.added', subject: 'wallet player 72', why: note },
      { action: 'insider.ended', subject: `insider ${id}`, why: 'has left the club' },
    ])
  })

  it('O46 each call asks for its permission, call by call and role by role', async () => {
    const tokens = new Map<string, string>()
    for (const role of ROLE_NAMES) tokens.set(role, (await office.anOperator(role)).token)
    const calls = [...Object.values(FORWARDED).map((one) => one.office), rows.takeTradingFigures]
    for (const row of calls) {
      expect(row.permission in PERMISSIONS, row.path).toBe(true)
      for (const role of ROLE_NAMES) {
        if (may(role, row.permission)) continue
        const { status } = await ask(row, row.example, tokens.get(role))
        expect([row.path, role, status]).toEqual([row.path, role, 'FORBIDDEN'])
      }
      expect((await office.send(row, row.example as never)).status, row.path).toBe('UNAUTHORIZED')
    }
  })

  it('O46 nobody is logged out by a book that does not know our key, and a book that is away is said to be', async () => {
    const { id, name } = await office.anOperator('trading')
    const caller = { operator: { id, name, role: 'trading', sessionId: 1n, ip: '' } } as never
    const code = (said: Promise<unknown>) => said.catch((error: { code?: string }) => error.code)
    const openedWith = (settings: { bookKey: string; bookDeskUrl: string }) =>
      tradingHandlers({ ...office.deps, settings })
    const { bookDeskUrl } = office.deps.settings
    const away = `http://127.0.0.1:${String(await freePort())}`
    expect(await code(openedWith({ bookKey: 'another', bookDeskUrl }).tradingFeed({}, caller))).toBe(
      'SERVICE_UNAVAILABLE',
    )
    expect(await code(openedWith({ bookKey: '', bookDeskUrl }).tradingFeed({}, caller))).toBe('SERVICE_UNAVAILABLE')
    const storm = { scope: 'all', isSuspended: true, why: 'a storm' } as const
    const silent = openedWith({ bookKey: KEY, bookDeskUrl: away })
    expect(await code(silent.setTradingSuspended(storm, caller))).toBe('SERVICE_UNAVAILABLE')
    const lines = await office.db.sql<{ action: string; after: unknown }>`
      select action, after from audit where operator_id = ${id} order by id`
    expect(lines).toEqual([
      { action: 'betting.suspended', after: { scope: 'all', isSuspended: true } },
      { action: 'betting.suspended-failed', after: { refused: 'SERVICE_UNAVAILABLE' } },
    ])
  })

  it('O42 figures are a file too, safe for spreadsheets, and who takes it is written down', async () => {
    const asked = { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z', by: 'league' }
    const { data } = await ask(rows.takeTradingFigures, asked)
    expect(data).toEqual({
      name: 'trading-league-2026-11-01-2026-12-01.csv',
      text: 'name,currency,bets,turnover,open,paid,held,expected\r\n',
    })
    const [line] = await office.db.sql<{ action: string; subject: string }>`
      select action, subject from audit order by id desc limit 1`
    expect(line).toEqual({ action: 'report.exported', subject: 'export trading' })
  })
})
