/** Rows of the table of settings (env.ts): the database, and how long is waited for it. */
import type { Limits } from '@uwanja/database/postgres'
import { textOrNone, whole } from '@uwanja/runtime/kinds'
import type { SettingsOf, SettingsTable } from '@uwanja/runtime/settings'

const MINUTE_MS = 60_000

const ms = (least: number) => whole(least, 10 * MINUTE_MS)

export const DATABASE_ENV = {
  DATABASE_URL: {
    kind: textOrNone,
    default: '',
    about: 'PostgreSQL. Empty: the embedded database in DATA_DIR.',
    secret: true,
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
} as const satisfies SettingsTable

/** How long which part of a talk with PostgreSQL may take. */
export const databaseLimits = (settings: SettingsOf<typeof DATABASE_ENV>): Limits => ({
  connectMs: settings.databaseConnectMs,
  statementMs: settings.databaseStatementMs,
  lockMs: settings.databaseLockMs,
  idleMs: settings.databaseIdleMs,
  keepAliveMs: settings.databaseKeepAliveMs,
})
