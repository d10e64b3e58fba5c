/** What the metrics and the readiness ask of the database: small questions with bounded answers. */
import type { Sql } from '@uwanja/money/sql'
import { isBehind, ranMigrations, type Migration } from './migrate.ts'

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

export interface FailedJob {
  readonly id: string
  readonly name: string
  readonly at: Date
  readonly tries: number
  /** What it threw, as far as a line holds it. */
  readonly problem: string
}

/** Jobs that the library has given up, newest first. */
export async function failedJobs(db: Sql, most: number): Promise<FailedJob[]> {
  return db.sql<FailedJob>`
    select id::text as id, name, coalesce(completed_on, created_on) as at, retry_count as tries,
      left(coalesce(output ->> 'message', ''), 200) as problem
    from jobs.job where state = 'failed' and not starts_with(name, '__') order by completed_on desc nulls last limit ${most}`
}

/** Counting further tells nobody more. */
const MOST_BEHIND = 100_000

/** How far the proof is behind the journals (at most MOST_BEHIND), and how many discrepancies it has ever found. */
export async function proofState(db: Sql): Promise<{ readonly behind: number; readonly findings: number }> {
  const [row] = await db.sql<{ behind: number; findings: number }>`
    select (select count(*)::int from (
        select 1 from money.journal j, money.cursor c
        where c.name = 'proof' and (j.xid, j.id) > (c.xid, c.id) limit ${MOST_BEHIND}) ahead) as behind,
      (select count(*)::int from money.finding) as findings`
  return row!
}
