/** The book as a running thing: one feed, one catalogue, one listener of HTTP. Whoever opens it gives it a database. */
import type { FastifyInstance } from 'fastify'
import { oneAtATime } from '@uwanja/runtime/one-at-a-time'
import Fastify from 'fastify'
import type { Db } from '@uwanja/database/sql'
import type { Feed } from '@uwanja/providers/feeds/feed'
import { bookRead } from '@uwanja/contract/book/read'
import { STREAM_PATH } from '@uwanja/contract/book/stream'
import type { BetDeps, Bets } from '../bets/engine.ts'
import { openCatalogue, type Catalogue } from '../catalogue/catalogue.ts'
import { standing } from '../catalogue/store.ts'
import { openListener, type Listener, type ListenerDeps } from '../feed/listener.ts'
import type { Lists } from '../read/lists.ts'
import { mountDesk } from '../desk/desk.ts'
import { type Codes, mountCodes } from '../codes/codes.ts'
import { openLists } from '../read/lists.ts'
import { mountDocuments } from '../page/documents.ts'
import { mountHistory } from '../history/history.ts'
import { openWallet } from '../mine/calls.ts'
import type { FramePages } from '../page/frame.ts'
import { openStreams, type Streams } from '../read/stream.ts'
import type { Bounds } from '../read/viewers.ts'
import { openSettler } from '../results/settler.ts'
import { openSettlement } from '../settlement/open.ts'
import { readSeason } from '../outrights/read.ts'
import { readResult } from '../results/read.ts'
import { openBetting } from './betting.ts'
import { nowhere, type Reached } from './failpoints.ts'
import { mountLaunches } from '../sessions/door.ts'
import { openSessions, type Sessions } from '../sessions/sessions.ts'
import { openWallets, type WalletDoor, type Wallets } from '../sessions/wallets.ts'
import { mountHealth } from './health.ts'
import { mountCors } from '../page/cors.ts'
import { mountPages } from './pages.ts'
import { mountFaults, mountRows, Refused, type Handlers } from './mount.ts'

export interface BookDeps {
  readonly db: Db
  /** null: no feed is set, and only what is imported is known. */
  readonly feed: Feed | null
  /** Opens the desk; empty: it is closed. */
  readonly deskKey: string
  /** The platforms that may launch sessions; absent: none, and only prices are shown. */
  readonly doors?: readonly WalletDoor[]
  readonly place?: Place
  readonly onFault: (error: unknown) => void
  /** Addresses of proxies that tell for whom they ask. */
  readonly trustProxy?: readonly string[]
  /** Who may watch streams; absent: as usual. */
  readonly streamBounds?: Bounds
  /** Where a test ends a process in the middle of a bet; absent: nowhere. */
  readonly reached?: Reached
  /** For tests that turn the time; absent: the house's clock, asked once a second. */
  readonly now?: () => number
}

/** Where browsers find the book, and whose pages may frame it. */
export interface Place {
  readonly url: string
  readonly framedBy: readonly string[]
  /** The frame's built pages; null: none were built. */
  readonly pages?: FramePages | null
}

export interface Book {
  readonly app: FastifyInstance
  readonly sessions: Sessions
  readonly catalogue: Catalogue
  readonly listener: Listener | null
  readonly bets: Bets
  /** Begins to listen to the feed. */
  work(): Promise<void>
  /** What happens once a second, and the grading that follows from it; tests call it instead of waiting. */
  beat(): Promise<void>
  close(): Promise<void>
}

/** What the stored row of the feed is named; one book has one feed. */
export const FEED_NAME = 'off'
const BEAT_MS = 1000

/** The house's clock without asking for it each time: how far it is from ours is asked once a second. */
function houseTime(db: Db) {
  let aheadMs = 0
  return {
    now: () => Date.now() + aheadMs,
    async set(): Promise<void> {
      aheadMs = (await standing(db, FEED_NAME)).nowMs - Date.now()
    },
  }
}

function openApp(trustProxy: readonly string[], onFault: (error: unknown) => void): FastifyInstance {
  const trusted = trustProxy.length > 0 ? [...trustProxy] : false
  const app = Fastify({ logger: false, bodyLimit: 1_000_000, forceCloseConnections: true, trustProxy: trusted })
  mountDocuments(app)
  mountFaults(app, onFault)
  return app
}

export function openBook(deps: BookDeps): Book {
  const { db, feed, deskKey, onFault, now: given, trustProxy = [], streamBounds } = deps
  const { doors = [], place = { url: '', framedBy: [] }, reached = nowhere } = deps
  const house = houseTime(db)
  const now = given ?? house.now
  const kept: ListenerDeps['kept'] = (one, atMs) =>
    void (one ? catalogue.take(one, atMs) : catalogue.follow()).catch(onFault)
  const listener = feed && openListener({ db, name: FEED_NAME, feed, now, onFault, kept })
  const producers = () => listener?.producers() ?? null
  const catalogue = openCatalogue({ db, feed: FEED_NAME, now, producers, onFault })
  const isMine = (): boolean => listener === null || listener.producers() !== null
  const wallets = openWallets(doors)
  const settling = openSettling({ db, now, isMine, catalogue, wallets, onFault, reached })
  const lists = openLists(catalogue)
  const streams = openStreams(catalogue, lists, streamBounds)
  catalogue.onChange((events) => streams.changed(events))

  const sessions = openSessions(db, wallets)
  const app = openApp(trustProxy, onFault)
  mountCors(app, place.framedBy)
  mountHealth(app, { db, catalogue, listener, streams, settler: settling.settler })
  const codes = mountRead(app, { db, catalogue, lists, streams, now, onFault })
  const walletOf: BetDeps['walletOf'] = (name) => wallets.get(name)?.client ?? null
  const betting = { db, catalogue, now, onFault, walletOf, reached }
  const { bets, more, standing } = openBetting(app, betting, { sessions, ...settling })
  mountDesk(app, { db, catalogue, key: deskKey, settle: settling.settler.settle, onFault, more })
  const faces = { standing, codes, sessions, wallet: openWallet(walletOf), framedBy: place.framedBy }
  const light = { db, catalogue, lists, bets, now, onFault, ...faces }
  mountPages(app, light, { doors, place })
  mountLaunches(app, { wallets, sessions, url: place.url })

  const beat = oneAtATime(onFault, async () => {
    if (!given) await house.set()
    await listener?.beat()
    await catalogue.follow()
    // Time alone shuts markets (starts pass, a silent producer goes down). Nothing else is waited for: the lease must be taken again.
    for (const one of [streams, bets, settling]) void one.look()
  })
  let timer: NodeJS.Timeout | undefined

  return {
    app,
    sessions,
    catalogue,
    listener,
    bets,
    async work() {
      await beat()
      timer = setInterval(() => void beat(), BEAT_MS)
      timer.unref()
    },
    async beat() {
      await beat()
      await settling.settled()
      await bets.look()
      await bets.settled()
      await settling.settled()
    },
    async close() {
      clearInterval(timer)
      await beat.running()
      await listener?.stop()
      streams.close()
      await catalogue.follow().catch(onFault)
      await settling.stop()
      await bets.close()
      await app.close()
    },
  }
}

interface Settling {
  readonly db: Db
  readonly now: () => number
  readonly isMine: () => boolean
  readonly catalogue: Catalogue
  readonly wallets: Wallets
  readonly reached: Reached
  readonly onFault: (error: unknown) => void
}

/** What is told of matches becomes their results, and those what their bets are worth. */
function openSettling({ catalogue, wallets, ...common }: Settling) {
  const settler = openSettler({ ...common, known: catalogue.event })
  const settlement = openSettlement({ ...common, wallet: (name) => wallets.get(name)?.client ?? null })
  catalogue.onChange(() => settler.look())
  return {
    settler,
    settlement,
    look(): void {
      settler.look()
      settlement.look()
    },
    async settled(): Promise<void> {
      await settler.settled()
      settlement.look()
      await settlement.settled()
    },
    async stop(): Promise<void> {
      await settler.stop()
      await settlement.stop()
    },
  }
}

interface Reading {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly lists: Lists
  readonly streams: Streams
  readonly now: () => number
  readonly onFault: (error: unknown) => void
}

function mountRead(app: FastifyInstance, { db, catalogue, lists, streams, now, onFault }: Reading): Codes {
  const handlers: Handlers<typeof bookRead> = {
    sports: async () => lists.sports(),
    live: async (wanted) => lists.live(wanted),
    events: async (wanted) => lists.events(wanted),
    event: async ({ id }) => {
      const row = lists.event(id)
      if (!row) throw new Refused('EVENT_NOT_FOUND')
      return row
    },
    result: (asked) => readResult(db, asked),
    season: ({ tournament }) => readSeason(db, tournament, catalogue.circumstances()),
    search: async ({ text }) => lists.search(text),
  }
  mountRows(app, bookRead, handlers, onFault)
  mountHistory(app, { db, catalogue, lists, now, onFault })
  const codes = mountCodes(app, { db, catalogue, onFault })
  app.get<{ Querystring: { topic?: string } }>(STREAM_PATH, (request, reply) => {
    // What a page of another origin is allowed stands in headers by now.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    reply.hijack()
    const last = request.headers['last-event-id']
    const asked = { topic: request.query.topic ?? '', lastId: [last].flat()[0], ip: request.ip }
    const refused = streams.open(asked, reply.raw)
    if (!refused) return
    const { http, headers } = REFUSED_STREAM[refused]
    reply.raw.writeHead(http, headers).end()
  })
  return codes
}

/** A line that was refused is asked for again by the page, not at once by everybody. */
const COME_BACK = { 'retry-after': '30' }
const REFUSED_STREAM = {
  unknown: { http: 404, headers: {} },
  full: { http: 503, headers: COME_BACK },
  'too-many': { http: 429, headers: COME_BACK },
} as const
