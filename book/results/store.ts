/** SQL of results: the one that stands for each event, each that ever did, and how far the grading is. */
import type { PlaceNames } from '@uwanja/i18n/book-places'
import type { Db, Sql, Tx } from '@uwanja/database/sql'
import type { BookEvent } from '../catalogue/event.ts'
import type { Facts } from '../markets/settle.ts'
import type { Grades, Revised } from './grades.ts'

export interface Result {
  readonly number: number
  readonly source: 'feed' | 'desk'
  readonly status: string
  readonly facts: Facts
  readonly isRestVoid: boolean
  readonly grades: Grades
  readonly rules: string
  readonly told: string
  readonly at: Date
}

export async function resultRow(db: Db, id: string): Promise<Result | null> {
  const [row] = await db.sql<Result>`
    select number, source, status, facts, is_rest_void as "isRestVoid", grades, rules, told, at
    from book.result where event = ${id}::bigint`
  return row ?? null
}

/** Nothing is told of the event until the transaction ends. Its revision; null: there is no such event. */
export async function heldRevision(tx: Tx, { id }: BookEvent): Promise<bigint | null> {
  const [row] = await tx.sql<{ revision: string }>`
    select revision::text as revision from book.event where id = ${id}::bigint for share`
  return row ? BigInt(row.revision) : null
}

/** Bets on these matches are to be looked at once more. */
export async function toSettle(db: Sql, events: readonly string[]): Promise<void> {
  await db.sql`
    insert into book.to_settle as t (event) select distinct unnest(${events}::bigint[])
    on conflict (event) do update set number = t.number + 1, due_at = house_now()`
}

export interface Change {
  readonly decided: number
  readonly revised: readonly Revised[]
  readonly isOpen: boolean
  /** Somebody who reads the result sees that something is another than before. */
  readonly isNews: boolean
}

/**
 * Writes the result that follows number `after` (0: the first), with its line in the log. False: somebody else was quicker, and
 * what stands must be read again.
 */
export async function keepResult(
  tx: Tx,
  { id }: Pick<BookEvent, 'id'>,
  after: number,
  result: Omit<Result, 'number' | 'at'>,
  { decided, revised, isOpen, isNews }: Change,
): Promise<boolean> {
  const { source, status, isRestVoid, rules, told } = result
  const [facts, grades] = [JSON.stringify(result.facts), JSON.stringify(result.grades)]
  const number = after + 1
  const written = await tx.sql`
    insert into book.result as r (event, number, source, status, facts, is_rest_void, grades, is_open, rules, told)
    values (${id}::bigint, ${number}::int, ${source}, ${status}, ${facts}::jsonb, ${isRestVoid}::boolean,
      ${grades}::jsonb, ${isOpen}::boolean, ${rules}, ${told})
    on conflict (event) do update set number = excluded.number, source = excluded.source, status = excluded.status,
      facts = excluded.facts, is_rest_void = excluded.is_rest_void, grades = excluded.grades,
      is_open = excluded.is_open, rules = excluded.rules, told = excluded.told, at = house_now()
    where r.number = ${after}::int returning 1`
  if (written.length === 0) return false
  await toSettle(tx, [id])
  // A table that somebody has confirmed may be another one now.
  await tx.sql`
    insert into book.to_settle as t (event)
    select s.id from book.event m join book.event s on s.tournament = m.tournament and s.source = 'season'
    join book.season z on z.tournament = s.tournament and z.confirmed_seen is not null
    where m.id = ${id}::bigint and m.source <> 'season'
    on conflict (event) do update set number = t.number + 1, due_at = house_now()`
  if (isNews)
    await tx.sql`
      insert into book.result_log (event, number, source, status, facts, rules, decided, revised)
      values (${id}::bigint, ${number}::int, ${source}, ${status}, ${facts}::jsonb, ${rules}, ${decided}::int,
        ${JSON.stringify(revised)}::jsonb)`
  return true
}

/** A place in the order of all changes: events that changed together have one revision. */
export interface Position {
  readonly revision: bigint
  readonly id: bigint
}

export async function gradedUpTo(db: Sql): Promise<Position> {
  const [row] = await db.sql<{ revision: string; id: string }>`
    select revision::text as revision, event::text as id from book.graded_up_to`
  return { revision: BigInt(row!.revision), id: BigInt(row!.id) }
}

/** Only ever further: whoever lost the lease meanwhile takes nothing back. */
export async function keepGradedUpTo(db: Sql, { revision, id }: Position): Promise<void> {
  await db.sql`
    update book.graded_up_to set revision = ${revision}::bigint, event = ${id}::bigint
    where (revision, event) < (${revision}::bigint, ${id}::bigint)`
}

export interface Changed {
  readonly id: string
  readonly position: Position
  /** What its result was made from; null: it has none. */
  readonly result: Pick<Result, 'told' | 'source'> | null
}

/** Events of whatever age that changed after a position, in the order of their changes. */
export async function changedAfter(db: Sql, { revision, id }: Position, most: number): Promise<Changed[]> {
  const rows = await db.sql<{ id: string; revision: string; told: string | null; source: Result['source'] }>`
    select e.id::text as id, e.revision::text as revision, r.told, r.source
    from book.event e left join book.result r on r.event = e.id
    where (e.revision, e.id) > (${revision}::bigint, ${id}::bigint) order by e.revision, e.id limit ${most}::int`
  return rows.map(({ id: name, revision: at, told, source }) => ({
    id: name,
    position: { revision: BigInt(at), id: BigInt(name) },
    result: told === null ? null : { told, source },
  }))
}

/** A place in the order of starts; the moment as PostgreSQL writes it, so that none of it is lost. */
export interface Start {
  readonly at: string
  readonly id: string
}

export const FIRST_START: Start = { at: '-infinity', id: '0' }

/**
 * Events that began after one place and before a moment, the oldest first, and have an outcome that waits: those that have no
 * result, and those with one that is open.
 */
export async function waitingOnes(db: Sql, from: Start, beforeMs: number, most: number): Promise<Start[]> {
  return db.sql<Start>`
    select e.id::text as id, e.starts_at::text as at
    from book.event e left join book.result r on r.event = e.id
    where (e.starts_at, e.id) > (${from.at}::timestamptz, ${from.id}::bigint)
      and e.starts_at < to_timestamp(${beforeMs}::float8 / 1000)
      and (r.event is null or r.is_open and not r.is_rest_void)
    order by e.starts_at, e.id limit ${most}::int`
}

export interface UndecidedRow {
  readonly id: string
  readonly sport: 'football' | 'basketball' | 'tennis'
  readonly tournament: string
  readonly home: string
  readonly away: string
  readonly homeNames: PlaceNames
  readonly awayNames: PlaceNames
  readonly startsAt: Date
  readonly status: string
  readonly number: number
}

/** Matches that have ended, or began before a moment, and have an outcome that nothing has decided; the oldest first. */
export async function undecided(db: Sql, startedBeforeMs: number, most: number): Promise<UndecidedRow[]> {
  return db.sql<UndecidedRow>`
    select e.id::text as id, h.sport, t.name as tournament, h.name as home, a.name as away, e.starts_at as "startsAt",
      h.called as "homeNames", a.called as "awayNames",
      coalesce(r.status, 'not-started') as status, coalesce(r.number, 0) as number
    from book.event e join book.tournament t on t.id = e.tournament
    join book.participant h on h.id = e.home join book.participant a on a.id = e.away
    left join book.result r on r.event = e.id
    where (r.event is null or r.is_open)
      and (r.status in ('ended', 'closed') or e.starts_at < to_timestamp(${startedBeforeMs}::float8 / 1000))
    order by e.starts_at, e.id limit ${most}::int`
}

export interface LogRow {
  readonly number: number
  readonly at: Date
  readonly source: 'feed' | 'desk'
  readonly status: string
  readonly decided: number
  readonly revised: readonly Revised[]
}

const MOST_LOGGED = 200

export async function resultLog(db: Sql, id: string): Promise<LogRow[]> {
  return db.sql<LogRow>`
    select number, at, source, status, decided, revised from book.result_log where event = ${id}::bigint
    order by number desc limit ${MOST_LOGGED}::int`
}
