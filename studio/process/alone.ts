/** The studio alone: on a PostgreSQL, as one of several processes. It listens when it leads, and not before. */
import type { Db } from '@uwanja/database/sql'
import { openClock } from '@uwanja/runtime/clock'
import Fastify from 'fastify'
import { openLeader } from '../books/leader.ts'
import { purgeByRule } from '../books/purge.ts'
import type { Sealing } from '../books/sealing.ts'
import { openStoredBooks } from '../books/stored-books.ts'
import { openWriter } from '../books/writer.ts'
import type { Point } from '../wallet/settlement.ts'
import { mountDoors } from './doors.ts'
import { openStudio } from './studio.ts'

export interface AloneOptions {
  readonly db: Db
  readonly sealing: Sealing
  readonly host: string
  readonly port: number
  readonly publicUrl: string
  readonly siteUrl: string
  /** The operator's address for callbacks of games, without a trailing slash. */
  readonly wallet: string
  /** Each company's; one without is not played. */
  readonly keys: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly pagesDir: string | null
  /** Another process leads: this one must end. */
  readonly onLost: (why: unknown) => void
  readonly onFault: (error: unknown) => void
  readonly reached: (point: Point) => void
}

export interface Alone {
  /** Where it listens, once it leads; null: it was closed before. */
  readonly listening: Promise<string | null>
  close(): Promise<void>
}

export function openAlone(options: AloneOptions): Alone {
  const { db, onLost, onFault } = options
  const leader = openLeader(db, () => onLost(new Error('another process leads')), onFault)
  const app = Fastify({ bodyLimit: 100_000, forceCloseConnections: true, logger: false })
  const clock = openClock()
  const writer = openWriter({ db, holder: leader.holder, onLost, onFault })
  let close = () => Promise.resolve()

  async function lead(): Promise<string | null> {
    if ((await leader.elected()) === 'closed') return null
    const { keys, wallet, siteUrl, pagesDir, publicUrl, reached } = options
    const books = openStoredBooks({ db, writer, sealing: options.sealing })
    const studio = await openStudio(app, { books, keys, wallet, siteUrl, pagesDir, clock, reached })
    const endPurging = purgeByRule(writer, clock)
    close = () => {
      endPurging()
      return studio.close()
    }
    app.get('/health', () => ({ ok: true }))
    await mountDoors(app, { keys, publicUrl, studio })
    return app.listen({ host: options.host, port: options.port })
  }
  const listening = lead()
  return {
    listening,
    async close() {
      await app.close()
      await close()
      clock.stop()
      await writer.idle()
      await leader.close()
    },
  }
}
