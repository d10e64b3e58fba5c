/** Alerts about one player or one match become a case, which is written in over time and closed with a finding. */
import type { Alert } from '@uwanja/contract/book/alerts'
import type { CaseNote, CaseRow } from '@uwanja/contract/book/cases'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { layBet } from '../settlement/testing.ts'
import { anAlertDesk, type AlertDesk } from './testing.ts'

interface Whole {
  readonly case: CaseRow
  readonly alerts: readonly Alert[]
  readonly notes: readonly CaseNote[]
}

interface Page {
  readonly cases: readonly CaseRow[]
  readonly next: string | null
}

describe('cases of alerts', () => {
  let desk: AlertDesk
  let db: AlertDesk['db']
  let match = ''
  beforeEach(async () => {
    desk = await anAlertDesk()
    ;({ db, match } = desk)
    for (const player of ['lucky', 'other']) {
      const picks = [{ market: 'goals.match.1x2', outcome: '1', event: match, isLive: false }]
      await layBet(db, { id: `of-${player}`, player, decidedMs: desk.startMs, legs: [{ odds: 2000, picks }] })
    }
  })
  afterEach(async () => {
    await desk.close()
    expect(desk.faults).toEqual([])
  })

  const ask: AlertDesk['ask'] = (...said) => desk.ask(...said)
  /** As the job keeps one about a player, with their bet. */
  async function ofPlayer(kind: string, player: string): Promise<string> {
    const [row] = await db.sql<{ id: string }>`
      insert into book.alert (kind, subject, found_at, grown_at, player, currency, figures, bets)
      select ${kind}, id || '|NGN', house_now(), house_now(), id, 'NGN', '{"bets": 1}', array['of-' || wallet_player]
      from book.player where wallet_player = ${player} returning id::text as id`
    return row!.id
  }
  async function ofOutcome(outcome: string): Promise<string> {
    const [row] = await db.sql<{ id: string }>`
      insert into book.alert (kind, subject, found_at, grown_at, event, market, specifiers, outcome, currency, figures, bets)
      values ('sudden-run', ${outcome}, house_now(), house_now(), ${match}::bigint, 'goals.match.1x2', '', ${outcome}, 'NGN',
        '{"bets": 10}', '{}') returning id::text as id`
    return row!.id
  }
  const openCase = (alert: string, note = 'looks odd', trader = 'ada') =>
    ask<{ id: string } | null>('POST', 'case/open', { alert, note }, trader)
  const whole = async (id: string) => (await ask<Whole>('GET', 'case', { id })).data
  const cases = async () => (await ask<{ cases: CaseRow[] }>('GET', 'cases')).data.cases
  const alerts = async (state: 'open' | 'looked-at') =>
    (await ask<{ alerts: Alert[] }>('GET', 'alerts', { state })).data.alerts

  it('P36 an alert becomes a case with all about the same that stands open, and later ones join it', async () => {
    const [beyond, early, others] = [
      await ofPlayer('beyond-odds', 'lucky'),
      await ofPlayer('early-move', 'lucky'),
      await ofPlayer('beyond-odds', 'other'),
    ]
    const run = await ofOutcome('1')
    const id = (await openCase(beyond)).data!.id
    const first = await whole(id)
    expect(first.case).toMatchObject({
      player: { walletPlayer: 'lucky' },
      match: null,
      openedBy: 'ada',
      alerts: 2,
      closed: null,
    })
    expect(first.alerts.map((one) => one.id).sort()).toEqual([beyond, early].sort())
    expect(first.alerts.map(({ bets }) => bets.map((bet) => bet.id))).toEqual([['of-lucky'], ['of-lucky']])
    expect(first.notes).toMatchObject([{ who: 'ada', note: 'looks odd' }])
    // What is in a case counts as looked at, once.
    expect((await alerts('open')).map((one) => one.id).sort()).toEqual([others, run].sort())
    expect((await alerts('looked-at')).map((one) => [one.case, one.looked?.note])).toEqual([
      [id, 'looks odd'],
      [id, 'looks odd'],
    ])
    expect((await openCase(early)).status).toBe('NO_LONGER_OPEN')
    expect((await ask('POST', 'alert/looked-at', { id: early, note: 'again' })).status).toBe('NO_LONGER_OPEN')
    expect((await openCase('999')).status).toBe('NOT_FOUND')

    const later = await ofPlayer('early-move', 'lucky')
    expect((await alerts('open')).find((one) => one.id === later)).toMatchObject({ case: null, openCase: id })
    expect((await openCase(later, 'and again', 'bea')).data).toEqual({ id })
    expect((await whole(id)).notes.map(({ who, note }) => `${who}: ${note}`)).toEqual([
      'ada: looks odd',
      'bea: and again',
    ])
    // Of a match: whoever asks at once for another outcome of it joins, and a player's alert is not about it.
    const draw = await ofOutcome('x')
    const both = await Promise.all([openCase(run), openCase(draw)])
    const [ofMatch] = (await cases()).filter(({ match: its }) => its !== null)
    expect(both.map(({ status }) => status).sort()).toEqual(['NO_LONGER_OPEN', 'SUCCESS'])
    expect(ofMatch).toMatchObject({ match: { event: match, home: 'Bahari', away: 'Mlima', season: null }, alerts: 2 })
    expect((await alerts('open')).map((one) => one.id)).toEqual([others])
  })

  it('P36 cases come fifty a page: open ones first, then those that were closed last', async () => {
    // Of two that were closed in one moment the newer one comes first.
    await db.sql`
      insert into book.player (wallet, wallet_player, currency) select wallet, 'one-' || i, currency from book.player, generate_series(1, 120) i
      where wallet_player = 'lucky'`
    await db.sql`
      insert into book.alert_case (player, opened_by, closed_at, closed_by, finding, reason)
      select p.id, 'ada', house_now() - make_interval(hours => i / 2), 'bea', 'nothing', 'nothing in it'
      from generate_series(1, 120) i join book.player p on p.wallet_player = 'one-' || i order by i`
    const alert = await ofPlayer('beyond-odds', 'lucky')
    const open = (await openCase(alert)).data!.id
    const pages: CaseRow[][] = []
    for (let before: string | null = ''; before !== null && pages.length < 5;) {
      const page: Page = (await ask<Page>('GET', 'cases', { before })).data
      pages.push([...page.cases])
      before = page.next
    }
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 21])
    const all = pages.flat()
    expect(all[0]!.id).toBe(open)
    expect(new Set(all.map(({ id }) => id)).size).toBe(121)
    expect(all.slice(1, 5).map(({ player }) => player!.walletPlayer)).toEqual(['one-1', 'one-3', 'one-2', 'one-5'])
  })

  it('P36 a case is written in over time, closed once with a finding, and what is found later makes another', async () => {
    // Whoever looked first has said so: their words stay.
    const alert = await ofPlayer('beyond-odds', 'lucky')
    await ask('POST', 'alert/looked-at', { id: alert, note: 'a lucky week' }, 'bea')
    const id = (await openCase(alert)).data!.id
    expect((await whole(id)).alerts[0]!.looked).toMatchObject({ who: 'bea', note: 'a lucky week' })
    expect((await ask('POST', 'case/note', { id, note: 'their club was asked' }, 'bea')).status).toBe('SUCCESS')
    const end = { id, finding: 'passed-on', note: 'given to the league' }
    expect((await ask('POST', 'case/close', { ...end, finding: 'guilty' })).status).toBe('VALIDATION_ERROR')
    expect((await ask('POST', 'case/close', end, 'bea')).status).toBe('SUCCESS')
    for (const [path, said] of [['case/close', end] as const, ['case/note', { id, note: 'late' }] as const]) {
      expect((await ask('POST', path, said)).status, path).toBe('NO_LONGER_OPEN')
      expect((await ask('POST', path, { ...said, id: '999' })).status, path).toBe('NOT_FOUND')
    }
    expect((await ask('GET', 'case', { id: '999' })).status).toBe('NOT_FOUND')
    expect((await whole(id)).notes).toHaveLength(2)
    const another = (await openCase(await ofPlayer('beyond-odds', 'lucky'))).data!.id
    expect((await cases()).map((one) => [one.id, one.closed?.who, one.closed?.finding, one.closed?.reason])).toEqual([
      [another, undefined, undefined, undefined],
      [id, 'bea', 'passed-on', 'given to the league'],
    ])
    const log = await db.sql<{ who: string; what: string }>`
      select who, what from book.desk_log where what like 'case-%' order by id`
    expect(log.map(({ who, what }) => `${who} ${what}`)).toEqual([
      ...['ada case-opened', 'bea case-noted', 'bea case-closed', 'ada case-opened'],
    ])
    // No bet is held by any of it.
    const bets = await db.sql<{ state: string }>`select distinct state from book.bet`
    expect(bets).toEqual([{ state: 'accepted' }])
  })
})
