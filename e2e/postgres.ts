/** A PostgreSQL database of a journey's own, on the server that TEST_DATABASE_URL names. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'

const serverUrl = process.env['TEST_DATABASE_URL']

/** The databases that this machine can run a journey on. */
export const DATABASES: readonly ('embedded' | 'postgres')[] = serverUrl ? ['embedded', 'postgres'] : ['embedded']

const onServer = (statement: string): Promise<void> => run(serverUrl, statement)

async function run(connectionString: string | undefined, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Begins it, and is back when the server was told: dropping a database waits until PostgreSQL has written down what all others
 * hold, a second and more, for which no journey waits. The server ends what it was told, also when this process is gone by then.
 */
async function beginDrop(name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  client
    .query(`drop database if exists ${name} with (force)`)
    .catch(() => undefined)
    .finally(() => void client.end())
}

/** What no page and no call can do: a journey's hand in its own database. */
export const onDatabase = (url: string, statement: string): Promise<void> => run(url, statement)

export interface OwnDatabase {
  readonly name: string
  readonly url: string
  drop(): Promise<void>
}

/** @param template The database of which it is a copy. Absent: it is empty. */
export async function ownDatabase(template?: string): Promise<OwnDatabase> {
  if (!serverUrl) throw new Error('TEST_DATABASE_URL must name a server on which databases may be created.')
  const name = `uwanja_journey_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name}${template ? ` template ${template}` : ''}`)
  // A journey kills processes of ours, never PostgreSQL: no commit need wait for the disk.
  await onServer(`alter database ${name} set synchronous_commit = off`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { name, url: url.href, drop: () => beginDrop(name) }
}
