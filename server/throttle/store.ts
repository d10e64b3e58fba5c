/** Rows of the table `attempt`: one a try, counted within a window, swept when no window reaches them any more. */
import type { Sql, Tx } from '@uwanja/money/sql'
import type { Count, Subject } from './limit.ts'

/** The house's clock in seconds, for counts that stand elsewhere. */
export async function houseNow(db: Sql): Promise<number> {
  const [row] = await db.sql<{ now: number }>`select extract(epoch from house_now())::float8 as now`
  return row!.now
}

/**
 * Waits for whoever counts the same subjects, until the transaction ends: otherwise tries in parallel would not see each
 * other. Taken in one order, so that two who share several subjects never wait for each other.
 */
export async function lockSubjects(tx: Tx, subjects: readonly Subject[]): Promise<void> {
  const keys = [...new Set(subjects.map(({ kind, subject }) => `${kind} ${subject}`))].sort()
  for (const key of keys) await tx.sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`
}

/** The newest `most` tries of each subject within its window. The answers stand in the order of the questions. */
export async function countTries(
  db: Sql,
  asked: readonly (Subject & { readonly windowS: number; readonly most: number })[],
): Promise<Count[]> {
  // The clock is a volatile function: asked once, so that the index can be used.
  return await db.sql<Count>`
    with clock as materialized (select house_now() as at)
    select t.tries, t."newestS", t."oldestS"
    from clock cross join jsonb_array_elements(${JSON.stringify(asked)}::jsonb) with ordinality as ask (v, place)
      cross join lateral (
        select count(*)::int as tries, min(age) as "newestS", max(age) as "oldestS"
        from (select extract(epoch from clock.at - a.at)::float8 as age from attempt a
          where a.kind = ask.v ->> 'kind' and a.subject = ask.v ->> 'subject'
            and a.at > clock.at - make_interval(secs => (ask.v ->> 'windowS')::float8)
          order by a.at desc limit (ask.v ->> 'most')::int) newest) t
    order by ask.place`
}

/** @returns the new rows, so that a try can be taken back. */
export async function insertTries(
  tx: Tx,
  subjects: readonly Subject[],
): Promise<(Subject & { readonly id: bigint })[]> {
  return await tx.sql<Subject & { id: bigint }>`
    insert into attempt (kind, subject)
    select distinct v ->> 'kind', v ->> 'subject' from jsonb_array_elements(${JSON.stringify(subjects)}::jsonb) as ask (v)
    returning kind, subject, id`
}

export async function deleteTries(db: Sql, ids: readonly string[]): Promise<void> {
  await db.sql`
    delete from attempt
    where id in (select text::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as t (text))`
}

export async function clearTries(db: Sql, { kind, subject }: Subject): Promise<void> {
  await db.sql`delete from attempt where kind = ${kind} and subject = ${subject}`
}

/** Also the subjects that begin with this one and a blank: an account together with any address. */
export async function clearTriesBelow(db: Sql, { kind, subject }: Subject): Promise<void> {
  await db.sql`delete from attempt where kind = ${kind} and starts_with(subject, ${`${subject} `})`
}

export async function sweepTries(db: Sql, olderThanS: number): Promise<void> {
  await db.sql`delete from attempt where at < (select house_now()) - make_interval(secs => ${olderThanS}::float8)`
}
