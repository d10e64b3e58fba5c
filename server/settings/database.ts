/** Rows of the table of settings (env.ts): the database, and how long is waited for it. */
import { databaseAddress, oneDatabaseAddress, POOLERS } from '@uwanja/database/hosts'
import type { Limits } from '@uwanja/database/postgres'
import { oneOf, whole } from '@uwanja/runtime/kinds'
import type { SettingsOf, SettingsTable } from '@uwanja/runtime/settings'

const MINUTE_MS = 60_000

const ms = (least: number) => whole(least, 10 * MINUTE_MS)

export const DATABASE_ENV = {
  DATABASE_URL: {
    kind: databaseAddress,
    default: '',
    about:
      'PostgreSQL; several servers with commas (postgres://name@one:5432,two:5432/uwanja): the one that can be written to is used. ' +
      'Empty: the embedded database in DATA_DIR.',
    secret: true,
  },
  DATABASE_DIRECT_URL: {
    kind: databaseAddress,
    default: '{DATABASE_URL}',
    about:
      'The same without a pooler between: migrations, and the line on which processes tell each other, need the server itself.',
    secret: true,
  },
  DATABASE_REPLICA_URL: {
    kind: oneDatabaseAddress,
    default: '',
    about:
      'A standby that answers for players’ history and the office’s reports and files, while it is not further behind than ' +
      'DATABASE_REPLICA_BEHIND_MS; else the database itself does. Empty: there is none.',
    secret: true,
  },
  DATABASE_REPLICA_BEHIND_MS: {
    kind: ms(0),
    default: '2000',
    about: 'How old what the replica says may be.',
  },
  DATABASE_POOLER: {
    kind: oneOf(POOLERS),
    default: 'none',
    about:
      'transaction: DATABASE_URL leads through a pooler that lends its lines for one transaction each (PgBouncer, pool_mode = ' +
      'transaction). Then DATABASE_DIRECT_URL names the server itself.',
  },
  DATABASE_CONNECTIONS: {
    kind: whole(2, 1_000),
    default: '12',
    about: 'How many connections to PostgreSQL this process may hold.',
  },
  DATABASE_CONNECT_MS: {
    kind: ms(100),
    default: '5000',
    about: 'How long is waited for a connection to PostgreSQL, a free one of ours included.',
  },
  DATABASE_STATEMENT_MS: {
    kind: ms(0),
    default: '15000',
    about: 'How long a statement may take; two seconds later a line that says nothing is given up. 0: for ever.',
  },
  DATABASE_LOCK_MS: {
    kind: ms(0),
    default: '8000',
    about: 'How long a statement waits for a lock of another transaction. 0: for ever.',
  },
  DATABASE_IDLE_MS: {
    kind: ms(0),
    default: '15000',
    about: 'How long PostgreSQL keeps a transaction of ours in which nothing is said. 0: for ever.',
  },
  DATABASE_KEEP_ALIVE_MS: {
    kind: ms(1_000),
    default: '10000',
    about: 'After so long without a word the other end of a line to PostgreSQL is asked whether it is there.',
  },
  WAGER_LIMIT_MS: {
    kind: ms(100),
    default: '5000',
    about:
      'How long a group of stakes, wins and rollbacks may take. Then all of it is answered as unknown (the same key tells ' +
      'later), and the next group goes on over another connection.',
  },
  WAGER_QUEUE: {
    kind: whole(1, 1_000_000),
    default: '2000',
    about:
      'When so many stakes, wins and rollbacks wait for a group, new stakes are refused at once in the word of each company ' +
      'for “try again”; wins and rollbacks are taken always.',
  },
} as const satisfies SettingsTable

/** @throws A sentence where the pooler would be asked for what it cannot do. */
export function mustReachItself({
  databasePooler,
  databaseUrl,
  databaseDirectUrl,
}: Pick<SettingsOf<typeof DATABASE_ENV>, 'databasePooler' | 'databaseUrl' | 'databaseDirectUrl'>): void {
  if (databasePooler === 'transaction' && databaseUrl === databaseDirectUrl)
    throw new Error('DATABASE_DIRECT_URL must name the server itself, because DATABASE_POOLER is transaction')
}

/** How long which part of a talk with PostgreSQL may take. */
export const databaseLimits = (settings: SettingsOf<typeof DATABASE_ENV>): Limits => ({
  connectMs: settings.databaseConnectMs,
  statementMs: settings.databaseStatementMs,
  lockMs: settings.databaseLockMs,
  idleMs: settings.databaseIdleMs,
  keepAliveMs: settings.databaseKeepAliveMs,
})

/** What the serving role itself must hold where a pooler stands between: nothing otherwise, each line says its own. */
export const roleSettings = (settings: SettingsOf<typeof DATABASE_ENV>): Readonly<Record<string, string>> =>
  settings.databasePooler === 'none'
    ? {}
    : {
        default_transaction_isolation: 'read committed',
        statement_timeout: `${settings.databaseStatementMs}ms`,
        lock_timeout: `${settings.databaseLockMs}ms`,
        idle_in_transaction_session_timeout: `${settings.databaseIdleMs}ms`,
      }
