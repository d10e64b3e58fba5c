/** PostgreSQL through pg: what DATABASE_URL names. */
import pg from 'pg'
import type { Ask, Db, Sql, Tx } from '@uwanja/money/sql'
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

/** @param connections How many connections this process may hold; each waiting transaction takes one. */
export function openPostgres(url: string, connections = 12): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
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
        await client.query('rollback').catch((lost: Error) => {
          broken = lost
        })
        throw error
      } finally {
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
