/** Rows of the table of settings (env.ts): the database, and how long is waited for it. */
import type { Limits } from '@uwanja/database/postgres'
import { wholeNumber } from './values.ts'

const MINUTE_MS = 60_000

export const DATABASE_ENV = {
  DATABASE_URL: { default: '', about: 'PostgreSQL. Empty: the embedded database in DATA_DIR.', secret: true },
  DATABASE_CONNECTIONS: { default: '12', about: 'How many connections to PostgreSQL this process may hold.' },
  DATABASE_CONNECT_MS: {
    default: '5000',
    about: 'How long is waited for a connection to PostgreSQL, a free one of ours included.',
  },
  DATABASE_STATEMENT_MS: {
    default: '15000',
    about: 'How long a statement may take; two seconds later a line that says nothing is given up. 0: for ever.',
  },
  DATABASE_LOCK_MS: {
    default: '8000',
    about: 'How long a statement waits for a lock of another transaction. 0: for ever.',
  },
  DATABASE_IDLE_MS: {
    default: '15000',
    about: 'How long PostgreSQL keeps a transaction of ours in which nothing is said. 0: for ever.',
  },
  DATABASE_KEEP_ALIVE_MS: {
    default: '10000',
    about: 'After so long without a word the other end of a line to PostgreSQL is asked whether it is there.',
  },
  WAGER_LIMIT_MS: {
    default: '5000',
    about:
      'How long a group of stakes, wins and rollbacks may take. Then all of it is answered as unknown (the same key tells ' +
      'later), and the next group goes on over another connection.',
  },
} as const

export interface DatabaseSettings {
  readonly databaseUrl: string | null
  readonly databaseConnections: number
  readonly databaseLimits: Limits
  readonly wagerLimitMs: number
}

/** @param value What the environment says of a row, or its default. */
export function databaseOf(value: (name: keyof typeof DATABASE_ENV) => string): DatabaseSettings {
  const ms = (name: keyof typeof DATABASE_ENV, least: number) => wholeNumber(name, value(name), least, 10 * MINUTE_MS)
  return {
    databaseUrl: value('DATABASE_URL') || null,
    databaseConnections: wholeNumber('DATABASE_CONNECTIONS', value('DATABASE_CONNECTIONS'), 2, 1000),
    databaseLimits: {
      connectMs: ms('DATABASE_CONNECT_MS', 100),
      statementMs: ms('DATABASE_STATEMENT_MS', 0),
      lockMs: ms('DATABASE_LOCK_MS', 0),
      idleMs: ms('DATABASE_IDLE_MS', 0),
      keepAliveMs: ms('DATABASE_KEEP_ALIVE_MS', 1000),
    },
    wagerLimitMs: ms('WAGER_LIMIT_MS', 100),
  }
}
