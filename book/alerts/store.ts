/** SQL of alerts: turns of the job, prices as they were later, findings kept once, and who looked at them. */
import {
  ALERT_RULES,
  USUAL_STAKE_DAYS,
  type Alert,
  type AlertFigures,
  type AlertKind,
} from '@uwanja/contract/book/alerts'
import type { Db, Sql } from '@uwanja/database/sql'
import type { PlaceNames } from '@uwanja/i18n/book-places'
import { namedSides } from '../catalogue/names.ts'
import { noteAction } from '../desk/store.ts'
import type { Finding } from './find-store.ts'
import { thingCalled } from './insiders-store.ts'

const iso = (ms: number): string => new Date(ms).toISOString()

/** Of all processes one does a turn. null: another did it not long ago; else when the one before it was. */
export async function takeTurn(db: Sql, nowMs: number, everyMs: number): Promise<number | null> {
  const [row] = await db.sql<{ before: Date | null }>`
    with due as (select at from book.alert_turn where at <= ${iso(nowMs - everyMs)}::timestamptz for update)
    update book.alert_turn set at = ${iso(nowMs)}::timestamptz from due
    returning case when isfinite(due.at) then due.at end as before`
  return row ? (row.before?.getTime() ?? 0) : null
}

/** Once an hour, by whoever does the turn: it reads every bet of a week. */
export async function countUsualStakes(db: Db, nowMs: number): Promise<void> {
  const now = iso(nowMs)
  await db.transaction(async (tx) => {
    const due = await tx.sql`
      update book.alert_turn set usual_at = ${now}::timestamptz
      where usual_at <= ${now}::timestamptz - interval '1 hour' returning 1`
    if (due.length === 0) return
    await tx.sql`delete from book.usual_stake`
    await tx.sql`
      insert into book.usual_stake (currency, minor)
      select currency, percentile_cont(0.5) within group (order by stake_minor) from book.bet
      where state = 'accepted' and free_bet is null and outcome <> 'replaced'
        and accepted_at > ${now}::timestamptz - make_interval(days => ${USUAL_STAKE_DAYS})
        and accepted_at <= ${now}::timestamptz
      group by currency`
  })
}

export interface UnpricedPick {
  readonly bet: string
  readonly leg: number
  readonly at: number
  readonly event: string
  readonly market: string
  readonly specifiers: string
  readonly outcome: string
}

const MOST_PICKS = 500
const { afterMinutes, days } = ALERT_RULES['early-move']
const MINUTE_MS = 60_000

/** Struck so long ago, on matches that are still ahead, and not looked at since. */
export async function unpricedPicks(db: Sql, nowMs: number): Promise<UnpricedPick[]> {
  const [from, to] = [iso(nowMs - 2 * afterMinutes * MINUTE_MS), iso(nowMs - afterMinutes * MINUTE_MS)]
  return db.sql<UnpricedPick>`
    select p.bet, p.leg, p.at, p.event::text as event, p.market, p.specifiers, p.outcome
    from book.bet b join book.pick p on p.bet = b.id
    where b.state = 'accepted' and b.accepted_at > ${from}::timestamptz and b.accepted_at <= ${to}::timestamptz
      and p.odds is not null and not coalesce(p.is_live, p.starts_at <= b.accepted_at)
      and p.starts_at > ${iso(nowMs)}::timestamptz
      and not exists (select from book.later_price l where l.bet = p.bet and l.leg = p.leg and l.at = p.at)
    order by b.accepted_at, p.bet, p.leg, p.at limit ${MOST_PICKS}`
}

export async function keepLaterPrices(
  db: Sql,
  prices: readonly (UnpricedPick & { readonly odds: number })[],
  nowMs: number,
): Promise<void> {
  const rows = prices.map(({ bet, leg, at, odds }) => ({ bet, leg, at, odds }))
  await db.sql`
    insert into book.later_price (bet, leg, at, odds, noted_at)
    select r.bet, r.leg, r.at, r.odds, ${iso(nowMs)}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (bet text, leg smallint, at smallint, odds int)
    on conflict do nothing`
  await db.sql`
    delete from book.later_price where noted_at < ${iso(nowMs - (days + 1) * 24 * 60 * MINUTE_MS)}::timestamptz`
}

/** One that stands open grows by what came to it, and is never made smaller by what left the window. */
export async function keepFinding(db: Sql, found: Finding, nowMs: number): Promise<void> {
  const { kind, subject, event, market, specifiers, outcome, player, currency, figures, bets, insider = null } = found
  await db.sql`
    insert into book.alert (kind, subject, found_at, grown_at, event, market, specifiers, outcome, player, currency,
      figures, bets, insider)
    values (${kind}, ${subject}, ${iso(nowMs)}::timestamptz, ${iso(nowMs)}::timestamptz, ${event}::bigint, ${market},
      ${specifiers}, ${outcome}, ${player}::bigint, ${currency}, ${JSON.stringify(figures)}::jsonb, ${[...bets]}::text[],
      ${insider}::bigint)
    on conflict (kind, subject) where looked_at is null do update
    set figures = excluded.figures, bets = excluded.bets, grown_at = excluded.grown_at
    where cardinality(excluded.bets) > cardinality(book.alert.bets)`
}

export async function countOpen(db: Sql): Promise<number> {
  const [row] = await db.sql<{ open: number }>`
    select count(*)::int as open from book.alert where looked_at is null`
  return row!.open
}

interface AlertRow {
  readonly id: string
  readonly kind: AlertKind
  readonly foundAt: Date
  readonly grownAt: Date
  readonly currency: string
  readonly figures: AlertFigures
  readonly event: string | null
  readonly home: string
  readonly away: string
  readonly homeNames: PlaceNames | null
  readonly awayNames: PlaceNames | null
  readonly market: string | null
  readonly specifiers: string | null
  readonly outcome: string | null
  readonly player: string | null
  readonly wallet: string | null
  readonly walletPlayer: string | null
  readonly insider: Alert['insider']
  readonly case: string | null
  readonly openCase: string | null
  readonly lookedAt: Date | null
  readonly lookedBy: string | null
  readonly note: string | null
  readonly bets: Alert['bets']
}

const MOST_ALERTS = 100
const MOST_BETS = 50

function pickOf({ event, home, away, homeNames, awayNames, market, specifiers, outcome }: AlertRow): Alert['pick'] {
  if (event === null || market === null || specifiers === null || outcome === null) return null
  return { event, home, away, ...namedSides(homeNames, awayNames), market, specifiers, outcome }
}

function alertOf(row: AlertRow): Alert {
  const { id, kind, currency, figures, bets, player, wallet, walletPlayer, lookedAt, lookedBy, note } = row
  const isPlayer = player !== null && wallet !== null && walletPlayer !== null
  return {
    id,
    kind,
    currency,
    figures,
    bets,
    foundAt: row.foundAt.toISOString(),
    grownAt: row.grownAt.toISOString(),
    case: row.case,
    openCase: row.openCase,
    insider: row.insider && { ...row.insider, of: thingCalled(row.insider.of) },
    pick: pickOf(row),
    player: isPlayer ? { id: player, wallet, walletPlayer } : null,
    looked: lookedAt && { at: lookedAt.toISOString(), who: lookedBy ?? '', note: note ?? '' },
  }
}

/** Those of a state, or of a case. */
type Wanted = { readonly state: 'open' | 'looked-at' } | { readonly case: string }

export async function readAlerts(db: Sql, wanted: Wanted): Promise<Alert[]> {
  const [state, ofCase] = 'case' in wanted ? [null, wanted.case] : [wanted.state, null]
  const rows = await db.sql<AlertRow>`
    with shown as (select * from book.alert
      where alert_case = ${ofCase}::bigint or (looked_at is null) = (${state}::text = 'open')
      order by coalesce(looked_at, grown_at) desc, id desc limit ${MOST_ALERTS})
    select s.id::text as id, s.kind, s.found_at as "foundAt", s.grown_at as "grownAt", s.currency, s.figures,
      s.event::text as event, coalesce(h.name, '') as home, coalesce(a.name, '') as away, h.called as "homeNames",
      a.called as "awayNames", s.market, s.specifiers, s.outcome, s.player::text as player, p.wallet,
      p.wallet_player as "walletPlayer", s.looked_at as "lookedAt", s.looked_by as "lookedBy", s.note,
      s.alert_case::text as case,
      (select k.id::text from book.alert_case k where k.closed_at is null and s.alert_case is null
        and coalesce(k.player, 0) = coalesce(s.player, 0)
        and coalesce(k.event, 0) = case when s.player is null then coalesce(s.event, 0) else 0 end) as "openCase",
      (select jsonb_build_object('id', i.id::text, 'note', i.note, 'of', to_jsonb(t))
        from book.insider i join book.insider_thing t on t.kind = i.of_kind and t.id = i.of_id
        where i.id = s.insider) as insider,
      (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'walletPlayer', b.wallet_player, 'stake', b.stake_minor,
          'at', to_char(b.accepted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by b.nth desc), '[]')
        from (select b.id, b.nth, b.stake_minor, b.accepted_at, q.wallet_player from book.bet b
          join book.player q on q.id = b.player where b.id = any(s.bets) order by b.nth desc limit ${MOST_BETS}) b) as bets
    from shown s left join book.event e on e.id = s.event left join book.participant h on h.id = e.home
      left join book.participant a on a.id = e.away left join book.player p on p.id = s.player
    order by coalesce(s.looked_at, s.grown_at) desc, s.id desc`
  return rows.map(alertOf)
}

/** False: somebody looked at it before. null: there is none. */
export async function keepLooked(
  db: Db,
  { id, note }: { readonly id: string; readonly note: string },
  who: string,
): Promise<boolean | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.sql<{ event: string | null; isOpen: boolean }>`
      select event::text as event, looked_at is null as "isOpen" from book.alert where id = ${id}::bigint for update`
    if (!row) return null
    if (!row.isOpen) return false
    await tx.sql`
      update book.alert set looked_at = house_now(), looked_by = ${who}, note = ${note} where id = ${id}::bigint`
    await noteAction(tx, row.event, { who, what: 'alert-looked-at', details: { alert: id, note } })
    return true
  })
}
