/**
 * PostgreSQL's own news: one connection listens for ever, and comes back when it was lost. One channel for everybody, because at each
 * notice PostgreSQL looks through all that a session listens to.
 */
import pg from 'pg'
import { openHosts } from '@uwanja/database/hosts'
import type { Db } from '@uwanja/money/sql'
import { sealed, type Transport } from './bus.ts'
import { everybody } from './following.ts'
import type { FirstInLine } from './first-in-line.ts'

const CHANNEL = 'uwanja_news'
const CONNECT_MS = 5_000
const BEAT_MS = 10_000
const RECONNECT_MS = [100, 200, 500, 1_000, 2_000, 5_000]

/**
 * What is told may be lost, so nobody waits for the disk: by default each NOTIFY is a commit that does. A process whose machine is gone
 * is not the first in line for two hours.
 */
const AS_ONE_THAT_TELLS = `set synchronous_commit = off;
  set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`

const lineTo = (connectionString: string) =>
  new pg.Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
    application_name: 'uwanja news',
  })

async function tell(by: pg.Client | Db, text: string): Promise<void> {
  if ('sql' in by) await by.sql`select pg_notify(${CHANNEL}, ${text})`
  else await by.query({ name: 'tell', text: 'select pg_notify($1, $2)', values: [CHANNEL, text] })
}

/** @param first Told of its line: which process is the first is the database's to say. */
export function notifyTransport(
  db: Db,
  url: string,
  first: Pick<FirstInLine, 'begin' | 'lost'>,
  onTrouble: (error: unknown) => void,
): Transport {
  const hosts = openHosts(url)
  let client: pg.Client | null = null
  /** The same once it listens. */
  let speaks: pg.Client | null = null
  let isClosed = false
  let [begun, tries] = [0, 0]
  let again: NodeJS.Timeout | undefined
  let beat: NodeJS.Timeout | undefined

  async function connect(take: (text: string) => void, resync: () => void): Promise<void> {
    const address = hosts.url()
    const mine = lineTo(address)
    const lost = (error: unknown) => {
      if (client !== mine || isClosed) return
      client = null
      speaks = null
      first.lost()
      clearInterval(beat)
      void mine.end().catch(() => {})
      // Who follows another server refuses to listen, so the next is asked then too.
      hosts.passOver(address)
      onTrouble(error)
      again = setTimeout(
        () => void connect(take, resync).catch(lost),
        RECONNECT_MS[Math.min(tries++, RECONNECT_MS.length - 1)],
      )
      again.unref()
    }
    client = mine
    mine.on('error', lost)
    mine.on('end', () => lost(new Error('the listening connection ended')))
    mine.on('notification', (message) => take(message.payload ?? '{}'))
    try {
      await mine.connect()
      await mine.query(`${AS_ONE_THAT_TELLS}; listen ${CHANNEL}`)
      await first.begin(mine)
      speaks = mine
      begun++
      // Of a server whose cable was pulled nobody ever says that it is gone.
      beat = setInterval(() => void mine.query('select 1').catch(lost), BEAT_MS)
      beat.unref()
      if (tries > 0) resync()
      tries = 0
    } catch (error) {
      lost(error)
    }
  }

  return {
    following: everybody(() => speaks && begun),
    async send(envelope) {
      await tell(speaks ?? db, sealed(envelope))
      return true
    },
    listen: connect,
    async close() {
      isClosed = true
      clearTimeout(again)
      clearInterval(beat)
      first.lost()
      await client?.end().catch(() => {})
    },
  }
}
