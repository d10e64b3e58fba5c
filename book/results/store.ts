/** SQL of results: the one that stands for each event, and each that ever did. */
import type { Db, Sql } from '@uwanja/database/sql'
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

/** The hash of what each of these events' results was made from. */
export async function toldHashes(db: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.sql<{ id: string; told: string }>`
    select event::text as id, told from book.result where event = any(${ids}::bigint[])`
  return new Map(rows.map(({ id, told }) => [id, told]))
}

export async function resultRow(db: Sql, id: string): Promise<Result | null> {
  const [row] = await db.sql<Result>`
    select number, source, status, facts, is_rest_void as "isRestVoid", grades, rules, told, at
    from book.result where event = ${id}::bigint`
  return row ?? null
}

export interface Change {
  readonly decided: number
  readonly revised: readonly Revised[]
  readonly isOpen: boolean
}

/**
 * Writes the result that follows number `after` (0: the first), with its line in the log. False: somebody else was quicker, and
 * what stands must be read again.
 */
export async function keepResult(
  db: Db,
  id: string,
  after: number,
  result: Omit<Result, 'number' | 'at'>,
  { decided, revised, isOpen }: Change,
): Promise<boolean> {
  const { source, status, isRestVoid, rules, told } = result
  const [facts, grades] = [JSON.stringify(result.facts), JSON.stringify(result.grades)]
  const number = after + 1
  return db.transaction(async (tx) => {
    const written = await tx.sql`
      insert into book.result as r (event, number, source, status, facts, is_rest_void, grades, is_open, rules, told)
      values (${id}::bigint, ${number}::int, ${source}, ${status}, ${facts}::jsonb, ${isRestVoid}::boolean,
        ${grades}::jsonb, ${isOpen}::boolean, ${rules}, ${told})
      on conflict (event) do update set number = excluded.number, source = excluded.source, status = excluded.status,
        facts = excluded.facts, is_rest_void = excluded.is_rest_void, grades = excluded.grades,
        is_open = excluded.is_open, rules = excluded.rules, told = excluded.told, at = house_now()
      where r.number = ${after}::int returning 1`
    if (written.length === 0) return false
    await tx.sql`
      insert into book.result_log (event, number, source, status, facts, rules, decided, revised)
      values (${id}::bigint, ${number}::int, ${source}, ${status}, ${facts}::jsonb, ${rules}, ${decided}::int,
        ${JSON.stringify(revised)}::jsonb)`
    return true
  })
}

/** Events that wait for the end of their 48 hours, the oldest first: those that have no result, and those with one that is open. */
export async function overdue(db: Sql, nowMs: number, most: number): Promise<string[]> {
  const rows = await db.sql<{ id: string }>`
    select e.id::text as id from book.event e left join book.result r on r.event = e.id
    cross join lateral (select to_timestamp(${nowMs}::float8 / 1000) as at) as now
    where e.starts_at < now.at - interval '48 hours' and e.starts_at > now.at - interval '30 days'
      and (r.event is null or r.is_open and not r.is_rest_void)
    order by e.starts_at limit ${most}::int`
  return rows.map(({ id }) => id)
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
