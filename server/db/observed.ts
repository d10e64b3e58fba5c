/** What the metrics and the readiness ask of the database: small questions with bounded answers. */
import type { Db, Sql } from '@uwanja/money/sql'
import { isBehind, ranMigrations, type Migration } from '@uwanja/database/migrate'

/** Names of migrations that the database lacks or has in another wording. More than ours is fine: a newer process is near. */
export async function missingMigrations(db: Sql, migrations: readonly Migration[]): Promise<string[]> {
  const ran = await ranMigrations(db)
  return migrations.filter((migration) => isBehind(ran, migration)).map(({ name }) => name)
}

export interface QueueDepth {
  readonly name: string
  /** Should be running or done by now. */
  readonly due: number
  /** Asked for a later moment. */
  readonly later: number
  /** Seconds since the oldest due one was due. */
  readonly oldestS: number
}

/** Jobs that are not done, by their queue; the library keeps an index of exactly these. */
export async function queueDepths(db: Sql): Promise<QueueDepth[]> {
  return db.sql<QueueDepth>`
    select name,
      count(*) filter (where start_after <= now())::int as due,
      count(*) filter (where start_after > now())::int as later,
      coalesce(extract(epoch from max(now() - start_after) filter (where start_after <= now())), 0)::float8 as "oldestS"
    from jobs.job where state < 'active' group by name`
}

/** Of the last hour; the table has one row for each company, reason and reference. */
export async function freshComplaints(db: Sql): Promise<{ company: string; what: string; times: number }[]> {
  return db.sql`
    select company, what, sum(times)::int as times from company_complaint
    where last_at > house_now() - interval '1 hour' group by company, what`
}

/** Seconds since the end of this register's feed was reached; null: it is not followed. */
export async function feedAgeS(db: Sql, provider: string): Promise<number | null> {
  const [row] = await db.sql<{ age: number }>`
    select extract(epoch from house_now() - walked_at)::float8 as age from exclusion_feed where provider = ${provider}`
  return row?.age ?? null
}

/** Seconds since the notice to a phone was written that is due first; 0: none waits. */
export async function oldestPushS(db: Sql): Promise<number> {
  const [row] = await db.sql<{ age: number }>`
    select extract(epoch from house_now() - made_at)::float8 as age from push_notice order by due_at limit 1`
  return row?.age ?? 0
}

export interface FailedJob {
  readonly id: string
  readonly name: string
  /** When it failed last. */
  readonly at: Date
  readonly tries: number
  /** What it threw, as far as a line holds it. */
  readonly problem: string
  /** When it runs again by itself; null: the library has given it up. */
  readonly nextAt: Date | null
}

/** Jobs that failed: first those that the library has given up, then those that it tries again later, newest first. */
export async function failedJobs(db: Sql, most: number): Promise<FailedJob[]> {
  return db.sql<FailedJob>`
    select id::text as id, name, coalesce(completed_on, started_on, created_on) as at, retry_count + 1 as tries,
      left(coalesce(output ->> 'message', ''), 200) as problem, case when state = 'retry' then start_after end as "nextAt"
    from jobs.job where state in ('retry', 'failed') and output is not null and not starts_with(name, '__')
    order by state desc, at desc limit ${most}`
}

/** A job that waits for its next try runs now. False: it does not wait. */
export async function hastenJob(db: Sql, name: string, id: string): Promise<boolean> {
  const rows = await db.sql`
    update jobs.job set start_after = now()
    where name = ${name} and id = ${id}::uuid and state = 'retry' and start_after > now() returning id`
  return rows.length > 0
}

/** Counting further tells nobody more. */
const MOST_BEHIND = 100_000

/** How far the proof is behind the journals (at most MOST_BEHIND), and how many discrepancies it has ever found. */
export async function proofState(db: Sql): Promise<{ readonly behind: number; readonly findings: number }> {
  const [row] = await db.sql<{ behind: number; findings: number }>`
    select (select count(*)::int from (
        select 1 from money.journal j, money.cursor c
        where c.name = 'proof' and (j.epoch, j.xid, j.id) > (c.epoch, c.xid, c.id) and j.id >= money.id_behind(c.id) limit ${MOST_BEHIND}) ahead) as behind,
      (select count(*)::int from money.finding where what <> 'epoch') as findings`
  return row!
}

class NotKept extends Error {}

/**
 * Writes as a stake does, and keeps nothing: what is inserted fills a page of its own, so it must find new room on the disk (an
 * update of a row passes on a full one), and a commit must reach the disk. Throws what stood in the way. On PostgreSQL it takes no
 * lock that a backup or another process could be waited for, and vacuum gives the pages back; the embedded database has neither.
 */
export async function tryToWrite(db: Db): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      if (db.kind === 'embedded') await tx.sql`truncate ready_probe`
      await tx.sql`insert into ready_probe (filler) values (repeat('x', 7000))`
      throw new NotKept()
    })
  } catch (error) {
    if (!(error instanceof NotKept)) throw error
  }
  await db.sql`update ready_beat set at = house_now()`
}

/** Signatures, codes and time-outs are judged by our clock, deadlines by the database's. */
export const MOST_OFF_S = 2

/** How many seconds this machine's clock is before the database's; what the answer took is shared by both ways. */
export async function clockOffS(db: Sql, now: () => number = Date.now): Promise<number> {
  const beganMs = now()
  const [row] = await db.sql<{ ms: number }>`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`
  return ((beganMs + now()) / 2 - row!.ms) / 1000
}
