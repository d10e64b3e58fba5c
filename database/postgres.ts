/** PostgreSQL through pg: what DATABASE_URL names. */
import pg from 'pg'
import type { Ask, Db, Sql, Tx } from './sql.ts'
import { statementText, runCommitted } from './both.ts'
import { openHosts, type Pooler } from './hosts.ts'
import { isReadOnly, isSilent, type Lines, NotReplicated, openLines } from './lines.ts'

const INT8 = 20

/** int8 is a bigint on both drivers, always: a number would be right by luck until it is not. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8
      ? (text: string) => BigInt(text)
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}

/**
 * Calls of our functions are prepared once per connection: their plan is a call, which cannot grow old. So is what says of itself
 * that it is asked so often that its plan costs as much as its answer; each line makes its plans anew once a minute, because one
 * that was made for an empty table would stay for the full one. On a young line they live as long as it has lived by then, because a
 * house that has just begun doubles its tables in a moment. Other statements are planned each time.
 */
const IS_PREPARED = /^\s*(select \* from [\w.]+\(|\/\* kept \*\/)/
const PLANS_MS = { least: 1000, most: 60_000 } as const
/** Of each statement as it stands in the source: its text, and its name on a line when it is prepared. */
const statements = new WeakMap<TemplateStringsArray, { readonly text: string; readonly name?: string }>()
let names = 0

function statementOf(template: TemplateStringsArray) {
  let found = statements.get(template)
  if (!found) {
    const text = statementText(template)
    found = IS_PREPARED.test(text) ? { text, name: `s${String(++names)}` } : { text }
    statements.set(template, found)
  }
  return found
}

type Query = pg.QueryConfig & { readonly values: unknown[] }

function asking(ask: (query: Query) => Promise<pg.QueryResult>, pooler: Pooler): Sql {
  const query = async (text: string, values: readonly unknown[]) =>
    (await ask({ text, values: values as unknown[] })).rows as Record<string, unknown>[]
  return {
    query,
    sql: (async (text, ...values) => {
      const statement = statementOf(text)
      if (pooler === 'transaction' || statement.name === undefined) return query(statement.text, values)
      return (await ask({ ...statement, values: values as unknown[] })).rows as never
    }) as Ask,
  }
}

/**
 * Our functions lock a row and then read what was committed before they had it; under the other levels they would read what
 * was before they waited. A database or a role may say another level, so each connection says its own. The pool waits for it.
 */
const readCommitted = (client: pg.ClientBase) => client.query(`set default_transaction_isolation = 'read committed'`)

/** Through a pooler the level is the role's: a transaction says its own, a statement alone cannot. */
async function mustReadCommitted(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ level: string }>(
    `select current_setting('default_transaction_isolation') as level`,
  )
  if (rows[0]!.level !== 'read committed')
    throw new Error(
      `behind a pooler the role itself must read committed (npm run roles says so to it): it is ${rows[0]!.level}`,
    )
}

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

/** What a transaction begins with; through a pooler it brings its own limits. */
function beginOf({ statementMs, lockMs, idleMs }: Limits, pooler: Pooler): string {
  const limits = { statement_timeout: statementMs, lock_timeout: lockMs, idle_in_transaction_session_timeout: idleMs }
  const said = Object.entries(limits).map(([name, ms]) => `set local ${name} = ${ms}`)
  return pooler === 'none' ? 'begin' : ['begin isolation level read committed', ...said].join('; ')
}

/** A pooler refuses what is said of limits when a line is opened. */
const pooledSettings = ({ connectMs, statementMs, keepAliveMs }: Limits) => ({
  connectMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveMs,
  ...(statementMs > 0 && { query_timeout: statementMs + SILENCE_MS }),
})

const lineSettings = ({ connectMs, statementMs, lockMs, idleMs, keepAliveMs }: Limits) => ({
  connectMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveMs,
  ...(statementMs > 0 && { statement_timeout: statementMs, query_timeout: statementMs + SILENCE_MS }),
  ...(lockMs > 0 && { lock_timeout: lockMs }),
  ...(idleMs > 0 && { idle_in_transaction_session_timeout: idleMs }),
})

/** Lines whose plans are not older than they may be. */
function planning(lines: Pick<Lines, 'take'>, pooler: Pooler): Lines['take'] {
  const known = new WeakMap<pg.PoolClient, { readonly openedMs: number; plannedMs: number }>()
  return async () => {
    const line = await lines.take()
    const nowMs = performance.now()
    const its = known.get(line)
    // On a line that has just been opened there are none.
    if (!its) return (known.set(line, { openedMs: nowMs, plannedMs: nowMs }), line)
    const livedMs = its.plannedMs - its.openedMs
    if (nowMs - its.plannedMs < Math.min(Math.max(livedMs, PLANS_MS.least), PLANS_MS.most)) return line
    its.plannedMs = nowMs
    // One that fails here will say so to the next statement.
    if (pooler === 'none') await line.query('discard plans').catch(() => undefined)
    return line
  }
}

/**
 * @param url May name several servers with commas between them: the one that can be written to is used.
 * @param connections How many connections this process may hold; each waiting transaction takes one.
 * @param limits Absent: whoever asks waits for ever.
 */
export function openPostgres(url: string, connections = 12, limits: Limits = PATIENT, pooler: Pooler = 'none'): Db {
  const settings = pooler === 'none' ? lineSettings(limits) : pooledSettings(limits)
  const prepare = pooler === 'none' ? readCommitted : mustReadCommitted
  const lines = openLines(openHosts(url), { max: connections, types, ...settings }, prepare)
  const begin = beginOf(limits, pooler)
  const take = planning(lines, pooler)

  /** One statement, which is a transaction of its own. */
  async function alone<T>(ask: (line: pg.PoolClient) => Promise<T>): Promise<T> {
    const line = await take()
    let broken: Error | undefined
    try {
      const answer = await ask(line)
      lines.mustBeReplicated(line)
      return answer
    } catch (error) {
      if (isSilent(error) || isReadOnly(error)) broken = error as Error
      throw error
    } finally {
      lines.giveBack(line, broken)
    }
  }

  return {
    kind: 'postgres',
    lines: lines.now,
    ...asking((query) => alone((line) => line.query(query)), pooler),
    async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
      const client = await take()
      const later: (() => void)[] = []
      let broken: Error | undefined
      try {
        await client.query(begin)
        const answer = await work({
          ...asking((query) => client.query(query), pooler),
          script: async (text) => void (await client.query(text)),
          afterCommit: (run) => void later.push(run),
        })
        const { command } = await client.query('commit')
        // Of a transaction in which a statement failed COMMIT makes a ROLLBACK without a word: whoever caught that error and
        // went on would be told of something that never was.
        if (command !== 'COMMIT') throw new Error('a statement of this transaction had failed: it was rolled back')
        lines.mustBeReplicated(client)
        runCommitted(later)
        return answer
      } catch (error) {
        if (isSilent(error) || isReadOnly(error)) broken = error as Error
        if (!broken && !(error instanceof NotReplicated))
          await client.query('rollback').catch((lost: Error) => void (broken = lost))
        throw error
      } finally {
        lines.giveBack(client, broken)
      }
    },
    async script(text) {
      await alone((line) => line.query(text))
    },
    close: lines.close,
  }
}
