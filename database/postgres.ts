/** PostgreSQL through pg: what DATABASE_URL names. */
import pg from 'pg'
import type { Ask, Db, Sql, Tx } from './sql.ts'
import { statementText, tellCommitted } from './both.ts'

const INT8 = 20

/** int8 is a bigint on both drivers, always: a number would be right by luck until it is not. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8
      ? (text: string) => BigInt(text)
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}

/**
 * Calls of our functions are prepared once per connection: their plan is a call, which cannot grow old. Other statements
 * are planned each time, because a plan made for an empty table would stay for the full one.
 */
const IS_CALL = /^select \* from [\w.]+\(/

function asking(client: pg.Pool | pg.PoolClient): Sql {
  const query = async (text: string, values: readonly unknown[]) =>
    (await client.query({ text, values: values as unknown[] })).rows as Record<string, unknown>[]
  return {
    query,
    sql: (async (text, ...values) => {
      const statement = statementText(text)
      if (!IS_CALL.test(statement)) return query(statement, values)
      return (await client.query({ name: statement.slice(0, 60), text: statement, values: values as unknown[] }))
        .rows as never
    }) as Ask,
  }
}

/**
 * Our functions lock a row and then read what was committed before they had it; under the other levels they would read what
 * was before they waited. A database or a role may say another level, so each connection says its own. The pool waits for it.
 */
const readCommitted = (client: pg.ClientBase) => client.query(`set default_transaction_isolation = 'read committed'`)

/** How long is waited for the database, in milliseconds; 0: for ever. */
export interface Limits {
  /** For a connection, a free one in the pool included. */
  readonly connectMs: number
  /** For a statement: the server ends it then. */
  readonly statementMs: number
  /** For a lock that another transaction holds. */
  readonly lockMs: number
  /** For the next statement of a transaction of ours: the server ends the transaction of a process that stands still. */
  readonly idleMs: number
  /** Before an idle line is asked whether the other end is still there. */
  readonly keepAliveMs: number
}

/** Whole migrations and replays may take as long as they need. */
const PATIENT: Limits = { connectMs: 0, statementMs: 0, lockMs: 0, idleMs: 0, keepAliveMs: 10_000 }

/**
 * A line that was cut without a word answers nothing, and the server's own limit does not reach us: so much later than it the
 * driver gives up by itself.
 */
const SILENCE_MS = 2_000

const poolSettings = ({ connectMs, statementMs, lockMs, idleMs, keepAliveMs }: Limits): pg.PoolConfig => ({
  connectionTimeoutMillis: connectMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveMs,
  ...(statementMs > 0 && { statement_timeout: statementMs, query_timeout: statementMs + SILENCE_MS }),
  ...(lockMs > 0 && { lock_timeout: lockMs }),
  ...(idleMs > 0 && { idle_in_transaction_session_timeout: idleMs }),
})

/** The driver's word for a statement that nobody answered: the line may be dead, and nothing more is said on it. */
const isSilent = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'

/**
 * @param connections How many connections this process may hold; each waiting transaction takes one.
 * @param limits Absent: whoever asks waits for ever.
 */
export function openPostgres(url: string, connections = 12, limits: Limits = PATIENT): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    ...poolSettings(limits),
    onConnect: readCommitted as (client: pg.ClientBase) => void,
  })
  // An idle connection that the server closes must not take the process with it; the next statement opens another.
  pool.on('error', () => {})
  return {
    kind: 'postgres',
    ...asking(pool),
    async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
      const client = await pool.connect()
      const later: (() => void)[] = []
      let broken: Error | undefined
      // The server may end it while we do something else: the next statement says so, and the process lives.
      const lost = (error: Error): void => void (broken = error)
      client.on('error', lost)
      try {
        await client.query('begin')
        const answer = await work({
          ...asking(client),
          script: async (text) => void (await client.query(text)),
          afterCommit: (run) => void later.push(run),
        })
        const { command } = await client.query('commit')
        // Of a transaction in which a statement failed COMMIT makes a ROLLBACK without a word: whoever caught that error and
        // went on would be told of something that never was.
        if (command !== 'COMMIT') throw new Error('a statement of this transaction had failed: it was rolled back')
        tellCommitted(later)
        return answer
      } catch (error) {
        if (isSilent(error)) broken = error as Error
        if (!broken) await client.query('rollback').catch(lost)
        throw error
      } finally {
        client.off('error', lost)
        client.release(broken)
      }
    },
    async script(text) {
      await pool.query(text)
    },
    async close() {
      await pool.end()
    },
  }
}
