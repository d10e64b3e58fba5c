/** The lines to PostgreSQL that a process holds: each leads to a server that can be written to, and says what its COMMIT was worth. */
import { setTimeout as rest } from 'node:timers/promises'
import pg from 'pg'
import type { Hosts } from './hosts.ts'
import type { LinesNow } from './sql.ts'

/** A COMMIT whose wait for a standby somebody cancelled: written here, and perhaps nowhere else. */
export class NotReplicated extends Error {
  constructor() {
    super('the wait for a standby was cancelled: whether this COMMIT outlives a fail-over is not known')
  }
}

class NotWritable extends Error {
  constructor() {
    super('this PostgreSQL follows another: it cannot be written to')
  }
}

/** How the server names the place in its own source from where it warns; the words themselves are in the server's language. */
const WAITED_FOR_STANDBY = 'SyncRepWaitForLSN'
const READ_ONLY = '25006'
/** Another server would say the same: who we are, and which database is meant. */
const IS_DEFINITE = /^(28|3D)/
const POOL_IS_FULL = 'timeout exceeded when trying to connect'
/** With servers that all refuse at once. */
const PAUSE_MS = 100
/** Whoever waits for ever for a statement does not wait for ever for a server that is nowhere. */
const SEARCH_MS = 10_000

/** The driver's word for a statement that nobody answered: the line may be dead, and nothing more is said on it. */
export const isSilent = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '')

/** The server follows another by now. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === READ_ONLY

export interface Lines {
  /** A line of ours until it is given back. */
  take(): Promise<pg.PoolClient>
  /** @param broken The line is thrown away, and what it says of its server is drawn. */
  giveBack(line: pg.PoolClient, broken?: Error): void
  /** @throws NotReplicated where the last COMMIT on this line was not waited for. */
  mustBeReplicated(line: pg.PoolClient): void
  now(): LinesNow
  close(): Promise<void>
}

/** Not all of a wait may be spent on one server that says nothing. */
const shareOf = (connectMs: number, count: number) =>
  count === 1 ? connectMs : Math.ceil((connectMs || SEARCH_MS) / count)

/** A line of pg’s that remembers which server it leads to, how old it is, and whether its last COMMIT was waited for. */
interface Known extends pg.Client {
  readonly address: string
  readonly age: number
  isUnsure: boolean
}

/** Lines of a server that was passed over have a lower age than this. */
interface Age {
  now: number
}

function lineTo(hosts: Hosts, age: Age, connectMs: number) {
  return class Line extends pg.Client implements Known {
    readonly address: string
    readonly age = age.now
    isUnsure = false
    constructor(config: pg.ClientConfig = {}) {
      const address = hosts.url()
      super({ ...config, connectionString: address, connectionTimeoutMillis: shareOf(connectMs, hosts.count) })
      this.address = address
      // The server may end it whatever is done with it: the next statement on it says so, the pool keeps it no longer, and the process lives.
      this.on('error', () => {})
      this.on('notice', ({ routine }) => {
        if (routine === WAITED_FOR_STANDBY) this.isUnsure = true
      })
    }
  }
}

async function mustBeWritable(line: pg.ClientBase): Promise<void> {
  const { rows } = await line.query<{ follows: boolean }>('select pg_is_in_recovery() as follows')
  if (rows[0]!.follows) throw new NotWritable()
}

/** Neither another server nor another moment would answer anything else, or there is no time for it. */
const isFinal = (error: unknown, untilMs: number): boolean =>
  (error instanceof Error && error.message === POOL_IS_FULL) ||
  IS_DEFINITE.test(codeOf(error)) ||
  performance.now() > untilMs

const passedOver = new Error('a line to a server that was passed over')

const known = (line: pg.ClientBase): Known => line as unknown as Known

export function openLines(
  hosts: Hosts,
  { connectMs, ...settings }: pg.PoolConfig & { readonly connectMs: number },
  prepare: (line: pg.ClientBase) => Promise<unknown>,
): Lines {
  const age: Age = { now: 0 }
  const pool = new pg.Pool({
    ...settings,
    connectionTimeoutMillis: connectMs,
    Client: lineTo(hosts, age, connectMs),
    onConnect: (async (line: pg.ClientBase) => {
      await prepare(line)
      if (hosts.count > 1) await mustBeWritable(line)
    }) as (line: pg.ClientBase) => void,
  })
  // Nor must an idle one that the server closes; the next statement opens another.
  pool.on('error', () => {})

  function passOver(address: string): void {
    if (hosts.count === 1 || address !== hosts.url()) return
    hosts.passOver(address)
    age.now++
  }
  async function search(): Promise<pg.PoolClient> {
    const untilMs = performance.now() + (connectMs || SEARCH_MS)
    for (let tries = 1; ; tries++) {
      const asked = hosts.url()
      try {
        const line = await pool.connect()
        if (known(line).age === age.now) return line
        line.release(passedOver)
      } catch (error) {
        if (hosts.count === 1 || isFinal(error, untilMs)) throw error
        passOver(asked)
        if (tries % hosts.count === 0) await rest(PAUSE_MS)
      }
    }
  }
  let [taken, waitedMs] = [0, 0]
  return {
    async take() {
      const startedMs = performance.now()
      const line = await search()
      taken++
      waitedMs += performance.now() - startedMs
      return line
    },
    giveBack(line, broken) {
      if (isSilent(broken) || isReadOnly(broken)) passOver(known(line).address)
      line.release(broken)
    },
    mustBeReplicated(line) {
      const one = known(line)
      if (!one.isUnsure) return
      one.isUnsure = false
      throw new NotReplicated()
    },
    now: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      taken,
      waitedMs,
    }),
    close: () => pool.end(),
  }
}
