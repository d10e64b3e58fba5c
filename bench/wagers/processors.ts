/** Processor time by who used it: this process, a program of the bench, PostgreSQL's processes on one database. */
import { readFileSync } from 'node:fs'
import type { Db } from '@uwanja/money/sql'

/** What this process has used so far, of all its threads. */
export function ownCpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** PostgreSQL's processes have one thread, of which Linux counts nanoseconds; NaN where it does not say, or the server is elsewhere. */
function backendCpuMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return NaN
  }
}

/**
 * What each process of PostgreSQL on this database has used so far, but for the one that is asked.
 * @param whose `clients`: without its own vacuum and analyze, which come when a table has just been filled.
 */
export async function backendsCpu(db: Db, whose: 'all' | 'clients' = 'all'): Promise<ReadonlyMap<number, number>> {
  if (db.kind === 'embedded') return new Map()
  const rows = await db.sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and (${whose} = 'all' or backend_type = 'client backend')`
  return new Map(rows.map(({ pid }) => [pid, backendCpuMs(pid)]))
}

/** Of those that are there at the end: what began in between began at nothing. */
export const usedMs = (before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number =>
  [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0)
