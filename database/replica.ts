/** A standby that answers what may be a little old, while it is young enough; whatever it cannot answer the primary does. */
import { statementText } from './both.ts'
import type { Ask, Db, ReplicaNow, Sql } from './sql.ts'

export interface ReplicaLimits {
  /** How far it may be behind, in milliseconds. */
  readonly mostBehindMs: number
  readonly lookMs?: number
}

/** A place in the primary's log, and when it was the newest. */
interface Mark {
  readonly at: string
  readonly ms: number
}

const LOOK_MS = 500
const MOST_MARKS = 64

/** Whoever reads for a page or a report: what it reads may be as old as a setting says. */
export const readsOf = (db: Db): Sql => db.reads ?? db

/** For parts that take a whole database: what they ask outside of a transaction may be answered by the replica. */
export const readingFirst = (db: Db): Db => ({ ...db, ...readsOf(db) })

export function withReplica(primary: Db, replica: Db, { mostBehindMs, lookMs = LOOK_MS }: ReplicaLimits): Db {
  let marks: readonly Mark[] = []
  let seenMs = -Infinity
  let looking: Promise<void> | null = null

  async function look(): Promise<void> {
    const ms = performance.now()
    const [now] = await primary.sql<{ at: string }>`select pg_current_wal_lsn()::text as at`
    marks = [...marks.slice(-MOST_MARKS), { at: now!.at, ms }]
    const [newest] = await replica.sql<{ ms: number | null }>`
      select max(ms) as ms from unnest(${marks.map(({ at }) => at)}::pg_lsn[], ${marks.map((mark) => mark.ms)}::float8[]) as mark (at, ms)
      where at <= pg_last_wal_replay_lsn()`
    seenMs = Math.max(seenMs, newest?.ms ?? -Infinity)
    marks = marks.filter((mark) => mark.ms > seenMs)
  }
  const timer = setInterval(() => {
    // One that is away is behind by as long as it is away: that is all that need be known.
    looking ??= look()
      .catch(() => {})
      .finally(() => (looking = null))
  }, lookMs).unref()

  const now = (): ReplicaNow => {
    const behindMs = performance.now() - seenMs
    return { behindMs, isAsked: behindMs <= mostBehindMs + lookMs }
  }
  /** A write is refused there before anything happened, so it may be said again here. */
  const first = async <T>(ask: (sql: Sql) => Promise<T>): Promise<T> => {
    if (!now().isAsked) return ask(primary)
    return ask(replica).catch(() => ask(primary))
  }
  const query: Sql['query'] = (text, values) => first((sql) => sql.query(text, values))
  return {
    ...primary,
    replica: now,
    reads: { query, sql: ((text, ...values) => query(statementText(text), values)) as Ask },
    async close() {
      clearInterval(timer)
      await looking
      await Promise.all([primary.close(), replica.close()])
    },
  }
}
