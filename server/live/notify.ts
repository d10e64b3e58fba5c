/** PostgreSQL's own news: one connection listens for ever, and comes back when it was lost. */
import pg from 'pg'
import type { Db } from '@uwanja/money/sql'
import type { Transport } from './bus.ts'

const CHANNEL = 'uwanja_news'
const RECONNECT_MS = [100, 200, 500, 1_000, 2_000, 5_000]

export function notifyTransport(db: Db, url: string, onTrouble: (error: unknown) => void): Transport {
  let client: pg.Client | null = null
  let isClosed = false
  let tries = 0
  let again: NodeJS.Timeout | undefined

  async function connect(heard: (text: string) => void, missed: () => void): Promise<void> {
    const mine = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'uwanja news' })
    const lost = (error: unknown) => {
      if (client !== mine || isClosed) return
      client = null
      onTrouble(error)
      again = setTimeout(
        () => void connect(heard, missed).catch(lost),
        RECONNECT_MS[Math.min(tries++, RECONNECT_MS.length - 1)],
      )
      again.unref()
    }
    client = mine
    mine.on('error', lost)
    mine.on('end', () => lost(new Error('the listening connection ended')))
    mine.on('notification', (message) => heard(message.payload ?? '{}'))
    try {
      await mine.connect()
      await mine.query(`listen ${CHANNEL}`)
      if (tries > 0) missed()
      tries = 0
    } catch (error) {
      lost(error)
    }
  }

  return {
    async send(text) {
      await db.sql`select pg_notify(${CHANNEL}, ${text})`
      return true
    },
    listen: connect,
    async close() {
      isClosed = true
      clearTimeout(again)
      await client?.end().catch(() => {})
    },
  }
}
