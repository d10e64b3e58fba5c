/** Databases with the server's tables, for tests. */
import { testDatabases, type Beside } from '@uwanja/database/testing'
import type { Db } from '@uwanja/money/sql'
import { SCHEMAS } from './schemas.ts'

export { DATABASE_KINDS, FULLEST, RULE_KINDS, shiftClock, type DatabaseKind } from '@uwanja/database/testing'

/** A server makes the library's tables and a queue a job when it starts: a second of it in each of many files. */
const JOBS: Beside = {
  name: 'jobs',
  async make(db) {
    const { openJobs } = await import('../runtime/jobs.ts')
    const jobs = await openJobs(db, (error) => {
      throw error
    })
    await jobs.stop()
  },
}

export const { aDatabase, aPostgres } = testDatabases(SCHEMAS, JOBS)

/** From now on the house's clock moves by shiftClock alone: a busy machine makes no deadline pass. */
export async function freezeClock(db: Db): Promise<void> {
  await db.script(`
    create or replace function house_now() returns timestamptz language sql volatile as $$
      select timestamptz '2026-11-20 12:00:00+00' + shift from house_clock where only_row
    $$`)
}

/** Each table as one text; the database is closed afterwards. */
export async function wholeTables(db: Db): Promise<{ readonly whole: string }[]> {
  const tables = await db.sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'money', 'jobs')`
  const whole: { whole: string }[] = []
  for (const { name } of tables) {
    const rows = await db.query(`select row_to_json(one)::text as row from ${name} one`, [])
    whole.push({ whole: [name, ...rows.map(({ row }) => String(row))].join('\n') })
  }
  await db.close()
  return whole
}
