/** Rows of the table `attempt`: one a try, counted within a window, swept when no window reaches them any more. */
import type { Sql } from '@uwanja/money/sql'
import type { Plan, Subject } from './limit.ts'

/** The house's clock in seconds, for counts that stand elsewhere. */
export async function houseNow(db: Sql): Promise<number> {
  const [row] = await db.sql<{ now: number }>`select extract(epoch from house_now())::float8 as now`
  return row!.now
}

export interface TakenTry {
  readonly waitS: number
  readonly tickets: readonly (Subject & { readonly id: string })[]
}

/**
 * One try under all of these: written down, or how many seconds to wait for the longest wait among them.
 * @param locks Subjects whose tries in parallel must see each other.
 */
export async function takeTry(
  db: Sql,
  asks: readonly (Subject & Plan)[],
  also: readonly Subject[],
  locks: readonly Subject[],
): Promise<TakenTry> {
  const names = locks.map(({ kind, subject }) => `${kind} ${subject}`)
  const [row] = await db.sql<TakenTry>`
    select wait_s as "waitS", tickets
    from take_try(${JSON.stringify(asks)}::jsonb, ${JSON.stringify(also)}::jsonb, ${names}::text[])`
  return row!
}

/** How many tries of this subject are within its window, counted to `most`. */
export async function countTries(db: Sql, { kind, subject }: Subject, windowS: number, most: number): Promise<number> {
  const [row] = await db.sql<{ tries: number }>`
    select count(*)::int as tries
    from (select 1 from attempt
      where kind = ${kind} and subject = ${subject}
        and at > (select house_now()) - make_interval(secs => ${windowS}::float8)
      limit ${most}) newest`
  return row!.tries
}

/** Takes these tries back, and all of these subjects. */
export async function forgiveTries(db: Sql, ids: readonly string[], subjects: readonly Subject[]): Promise<void> {
  await db.sql`select forgive_tries(${JSON.stringify(ids)}::jsonb, ${JSON.stringify(subjects)}::jsonb)`
}

/** Also the subjects that begin with this one and a blank: an account together with any address. */
export async function clearTriesBelow(db: Sql, { kind, subject }: Subject): Promise<void> {
  await db.sql`delete from attempt where kind = ${kind} and starts_with(subject, ${`${subject} `})`
}

export async function purgeTries(db: Sql, olderThanS: number): Promise<void> {
  await db.sql`delete from attempt where at < (select house_now()) - make_interval(secs => ${olderThanS}::float8)`
}
