/** The studio's door: the companies' games, with their own books and no memory of the platform's. */
import type { FastifyInstance } from 'fastify'
import type { Visit } from '@uwanja/providers/world'
import type { Clock } from '@uwanja/runtime/clock'
import type { Books } from '../books/books.ts'
import { mountArt } from '../catalogue/routes.ts'
import type { Point } from '../wallet/settlement.ts'
import { enter, liveTitleOf, pageAddress, type Rooms } from './entrance.ts'
import { openGame } from '../games/zeppelin/game.ts'
import { openLines } from './lines.ts'
import { guardPages, mountPages } from './pages.ts'
import { openLive } from '../live/live.ts'
import { mountLive } from '../live/routes.ts'
import { openHall } from '../instant/hall.ts'
import { mountPlay } from '../instant/routes.ts'
import { mountZeppelin } from '../games/zeppelin/routes.ts'

export interface StudioOptions {
  /** What outlives the process; closed with the studio. */
  readonly books: Books
  /** Each company's keys, by the names that its Wire uses. */
  readonly keys: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The operator's wallet: our callbacks' base address for games, without a trailing slash. */
  readonly wallet: string
  /** The player site: the only place to which a game's way out may lead. */
  readonly siteUrl: string
  /** Where the built pages lie; null: nobody opens one. */
  readonly pagesDir: string | null
  readonly clock: Clock
  /** Absent: nothing dies on purpose. */
  readonly reached?: (point: Point) => void
}

export interface Studio {
  /** Lets a visit in at a company's door, or not; either way the address to which its browser goes. */
  open(company: string, visit: Visit): Promise<string>
  /** The address of a page that says why not. */
  refuse(why: 'token' | 'game', lang?: string): string
  close(): Promise<void>
}

export async function openStudio(app: FastifyInstance, options: StudioOptions): Promise<Studio> {
  const { clock, books, reached } = options
  const warn = (text: string) => void process.stderr.write(`studio: ${text}\n`)
  const lines = openLines(options)
  const { walletOf } = lines
  const zeppelin = await openGame({ books, walletOf, clock, warn, reached })
  const hall = await openHall({ books, clock, walletOf, warn, reached })
  const live = await openLive({ books, clock, walletOf, titleOf: liveTitleOf, warn, reached })
  const rooms: Rooms = { zeppelin, hall, live, lines, siteOrigin: new URL(options.siteUrl).origin }
  await app.register(async (scope) => {
    guardPages(scope, rooms.siteOrigin)
    await mountZeppelin(scope, zeppelin)
    await mountPlay(scope, hall.play)
    await mountLive(scope, live)
    await mountPages(scope, options.pagesDir)
    mountArt(scope)
  })
  return {
    open: (company, visit) => enter(rooms, company, visit),
    refuse: (why, lang = 'en') => pageAddress('zeppelin', { error: why }, lang),
    close() {
      live.close()
      hall.close()
      zeppelin.close()
      lines.close()
      books.close()
      return Promise.resolve()
    },
  }
}
