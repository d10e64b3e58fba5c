/** SQL of cases: alerts about one player or one match, what people wrote of them over time, and what they found. */
import type { CaseNote, CaseRow } from '@uwanja/contract/book/cases'
import type { Db, Sql, Tx } from '@uwanja/database/sql'
import { placeNames, type PlaceNames } from '@uwanja/i18n/book-places'
import { namedSides } from '../catalogue/names.ts'
import { noteAction } from '../desk/store.ts'

interface Row {
  readonly id: string
  readonly player: CaseRow['player']
  readonly event: string | null
  readonly home: string | null
  readonly away: string | null
  readonly homeNames: PlaceNames | null
  readonly awayNames: PlaceNames | null
  readonly league: string | null
  readonly leagueNames: PlaceNames | null
  readonly openedAt: Date
  readonly openedBy: string
  readonly alerts: number
  readonly closedAt: Date | null
  readonly closedBy: string | null
  readonly finding: NonNullable<CaseRow['closed']>['finding'] | null
  readonly reason: string | null
}

function matchOf({ event, home, away, homeNames, awayNames, league, leagueNames }: Row): CaseRow['match'] {
  if (event === null) return null
  const season = league === null ? null : { name: league, names: { ...placeNames(league), ...leagueNames } }
  return { event, home: home ?? '', away: away ?? '', ...namedSides(homeNames, awayNames), season }
}

function caseOf(row: Row): CaseRow {
  const { id, player, openedBy, alerts, closedAt, closedBy, finding, reason } = row
  const isClosed = closedAt !== null && finding !== null
  return {
    id,
    player,
    match: matchOf(row),
    openedAt: row.openedAt.toISOString(),
    openedBy,
    alerts,
    closed: isClosed ? { at: closedAt.toISOString(), who: closedBy ?? '', finding, reason: reason ?? '' } : null,
  }
}

const CASES_A_PAGE = 50

interface Wanted {
  /** This one alone. */
  readonly id?: string | null
  /** What comes after this one; a case that is open counts as closed last of all. */
  readonly before?: string | null
}

async function readCases(db: Sql, { id = null, before = null }: Wanted): Promise<CaseRow[]> {
  const rows = await db.sql<Row>`
    select k.id::text as id, k.event::text as event, h.name as home, a.name as away, h.called as "homeNames",
      a.called as "awayNames", t.name as league, t.names as "leagueNames", k.opened_at as "openedAt",
      k.opened_by as "openedBy", k.closed_at as "closedAt", k.closed_by as "closedBy", k.finding, k.reason,
      case when p.id is not null
        then jsonb_build_object('id', p.id::text, 'wallet', p.wallet, 'walletPlayer', p.wallet_player) end as player,
      (select count(*)::int from book.alert one where one.alert_case = k.id) as alerts
    from book.alert_case k left join book.player p on p.id = k.player left join book.event e on e.id = k.event
      left join book.participant h on h.id = e.home left join book.participant a on a.id = e.away
      left join book.tournament t on t.id = e.tournament and e.source = 'season'
    where (${id}::bigint is null or k.id = ${id}::bigint) and (${before}::bigint is null
      or (coalesce(k.closed_at, 'infinity'), k.id)
        < (select coalesce(b.closed_at, 'infinity'), b.id from book.alert_case b where b.id = ${before}::bigint))
    order by coalesce(k.closed_at, 'infinity') desc, k.id desc limit ${CASES_A_PAGE + 1}`
  return rows.map(caseOf)
}

export const readCase = async (db: Sql, id: string): Promise<CaseRow | undefined> => (await readCases(db, { id }))[0]

/** @param before The `next` of the page before; null: from the first one on. */
export async function pageOfCases(
  db: Sql,
  before: string | null,
): Promise<{ readonly cases: CaseRow[]; readonly next: string | null }> {
  const found = await readCases(db, { before })
  const cases = found.slice(0, CASES_A_PAGE)
  return { cases, next: found.length > CASES_A_PAGE ? cases.at(-1)!.id : null }
}

export async function notesOf(db: Sql, id: string): Promise<CaseNote[]> {
  const rows = await db.sql<{ at: Date; who: string; note: string }>`
    select at, who, note from book.alert_case_note where alert_case = ${id}::bigint order by id`
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

interface Written {
  readonly id: string
  readonly note: string
}

const keepNote = (tx: Tx, { id, note }: Written, who: string) => tx.sql`
  insert into book.alert_case_note (alert_case, who, note) values (${id}::bigint, ${who}, ${note})`

/** The case about the same that stands open, or a new one. */
async function caseAbout(tx: Tx, { player, event }: About, who: string): Promise<string> {
  const [open] = await tx.sql<{ id: string }>`
    select id::text as id from book.alert_case
    where closed_at is null and coalesce(player, 0) = ${player ?? '0'}::bigint
      and coalesce(event, 0) = ${event ?? '0'}::bigint for update`
  if (open) return open.id
  const [made] = await tx.sql<{ id: string }>`
    insert into book.alert_case (player, event, opened_by) values (${player}::bigint, ${event}::bigint, ${who})
    returning id::text as id`
  return made!.id
}

interface About {
  readonly player: string | null
  readonly event: string | null
}

/** false: it is in a case. null: there is no such alert. */
export async function openCase(
  db: Db,
  said: { alert: string; note: string },
  who: string,
): Promise<string | false | null> {
  const { alert, note } = said
  return db.transaction(async (tx) => {
    // Alerts are taken into cases by one at a time: of two about the same the later one joins, and none waits for the other's.
    await tx.sql`select from book.alert_turn for update`
    const [row] = await tx.sql<About & { isTaken: boolean }>`
      select player::text as player, case when player is null then event::text end as event,
        alert_case is not null as "isTaken" from book.alert where id = ${alert}::bigint for update`
    if (!row) return null
    if (row.isTaken) return false
    const id = await caseAbout(tx, row, who)
    await tx.sql`
      update book.alert set alert_case = ${id}::bigint, looked_at = coalesce(looked_at, house_now()),
        looked_by = coalesce(looked_by, ${who}), note = coalesce(note, ${note})
      where alert_case is null and (id = ${alert}::bigint or (looked_at is null and
        coalesce(player, 0) = ${row.player ?? '0'}::bigint and (player is not null or event = ${row.event}::bigint)))`
    await keepNote(tx, { id, note }, who)
    await noteAction(tx, row.event, { who, what: 'case-opened', details: { case: id, alert, note } })
    return id
  })
}

/** Does something to a case that stands open. false: it is closed. null: there is none. */
async function inOpenCase(db: Db, id: string, change: (tx: Tx, event: string | null) => Promise<void>) {
  return db.transaction(async (tx) => {
    const [row] = await tx.sql<{ event: string | null; isOpen: boolean }>`
      select event::text as event, closed_at is null as "isOpen" from book.alert_case
      where id = ${id}::bigint for update`
    if (!row) return null
    if (!row.isOpen) return false
    await change(tx, row.event)
    return true
  })
}

export const noteCase = (db: Db, { id, note }: Written, who: string): Promise<boolean | null> =>
  inOpenCase(db, id, async (tx, event) => {
    await keepNote(tx, { id, note }, who)
    await noteAction(tx, event, { who, what: 'case-noted', details: { case: id, note } })
  })

export const closeCase = (db: Db, said: Written & { finding: string }, who: string): Promise<boolean | null> =>
  inOpenCase(db, said.id, async (tx, event) => {
    const { id, finding, note } = said
    await tx.sql`
      update book.alert_case set closed_at = house_now(), closed_by = ${who}, finding = ${finding}, reason = ${note}
      where id = ${id}::bigint`
    await noteAction(tx, event, { who, what: 'case-closed', details: { case: id, finding, note } })
  })
