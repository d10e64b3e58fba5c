/** Server-sent events: an open page hears of its player's balance, payments and messages when they change, in whichever process. */
import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import { wireNumber } from '@uwanja/contract/wire/amounts'
import type { PaymentState } from '@uwanja/contract/site/payment-states'
import { LIVE_PATH, type LiveEvent } from '@uwanja/contract/site/live'
import { totalOf, type Money } from '@uwanja/money'
import type { Db, Sql } from '@uwanja/money/sql'
import { refuse } from '../runtime/refuse.ts'
import type { AnswerHeaders } from '../wire/answer-headers.ts'
import type { Door } from '../wire/mount.ts'
import type { Bus, Notice } from './bus.ts'
import type { Following, Hold } from './following.ts'

export interface EventDeps {
  /** Of every answer of this door. */
  readonly headers: AnswerHeaders
  readonly door: Door
  readonly bus: Pick<Bus, 'subscribe' | 'following'>
  readonly db: Db
  readonly money: Money
  paymentsSince(
    db: Sql,
    playerId: bigint,
    eventId: bigint,
  ): Promise<{ eventId: bigint; id: bigint; direction: 'deposit' | 'withdraw'; state: PaymentState }[]>
  lastPaymentEvent(db: Sql, playerId: bigint): Promise<bigint>
  /** The version is 0 while the player was never told anything. */
  inboxState(db: Sql, playerId: bigint): Promise<{ version: bigint; unread: number }>
}

/** Pages of one player: more are somebody's loop. */
const STREAMS_PER_PLAYER = 6
const STREAMS = 20_000
/** Longer than this no stream lives: the page comes back, and the door looks again whether the session does. */
const LONGEST_MS = 3_600_000
/** A page that takes nothing off its line must not fill our memory. */
const MOST_WAITING_BYTES = 64 * 1024
/** Shorter than what proxies on mobile networks cut. */
const HEARTBEAT_MS = 25_000
const RETRY_MS = 3_000

/** Where a stream stands: the wallet's version, the newest payment event and the inbox's version that it has told. Also the event's id. */
interface Place {
  version: bigint
  eventId: bigint
  inbox: bigint
}
const idOf = (place: Place): string => `${place.version}.${place.eventId}.${place.inbox}`

function placeOf(raw: string | string[] | undefined): Place | null {
  const match = /^(\d{1,18})\.(\d{1,18})\.(\d{1,18})$/.exec(String(raw ?? ''))
  return match ? { version: BigInt(match[1]!), eventId: BigInt(match[2]!), inbox: BigInt(match[3]!) } : null
}

class Stream {
  readonly sessionId: bigint
  private readonly out: ServerResponse
  private readonly place: Place
  private readonly deps: EventDeps
  private readonly playerId: bigint
  private readonly openedMs = performance.now()
  private turn: Promise<void> = Promise.resolve()

  constructor(deps: EventDeps, session: { id: bigint; playerId: bigint }, out: ServerResponse, place: Place) {
    this.deps = deps
    this.sessionId = session.id
    this.playerId = session.playerId
    this.out = out
    this.place = place
    out.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      ...deps.headers,
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      // A stream that has ended leaves no idle line behind, for which a closing process would wait.
      connection: 'close',
    })
    out.write(`retry: ${RETRY_MS}\n\n`)
  }

  /** A page that left while its stream was being opened is gone already, and no event will say so. */
  onGone(listener: () => void): void {
    if (this.out.destroyed || this.out.closed) listener()
    else this.out.once('close', listener)
  }

  /** What was missed: states that are newer than the place where the page stopped hearing. */
  catchUp(): void {
    this.inTurn(async () => {
      const wallet = await this.deps.money.read.wallet(this.deps.db, this.playerId)
      if (wallet) this.balance({ version: wallet.version, totalMinor: totalOf(wallet), currency: wallet.currency })
      await this.payments()
      await this.messages()
    })
  }

  heard(news: Extract<Notice, { playerId: string }>): void {
    if (news.news === 'balance') {
      const { version, totalMinor, currency } = news
      this.inTurn(async () => this.balance({ version: BigInt(version), totalMinor: BigInt(totalMinor), currency }))
    } else if (news.news === 'payment') {
      this.inTurn(() => this.payments())
    } else if (news.news === 'message') {
      this.inTurn(() => this.messages())
    } else if (news.sessionId === null || news.sessionId === this.sessionId.toString()) {
      this.end()
    }
  }

  end(): void {
    this.out.end()
  }

  beat(): void {
    if (performance.now() - this.openedMs > LONGEST_MS) this.end()
    else this.put(': \n\n')
  }

  race({ raceId, version }: Extract<Notice, { news: 'race' }>): void {
    this.write({ event: 'race', data: { id: Number(raceId), version: Number(version) } })
  }

  private balance(now: { version: bigint; totalMinor: bigint; currency: string }): void {
    if (now.version <= this.place.version) return
    this.place.version = now.version
    this.write({ event: 'balance', data: { totalBalance: wireNumber(now.totalMinor), currency: now.currency } })
  }

  private async payments(): Promise<void> {
    for (const moved of await this.deps.paymentsSince(this.deps.db, this.playerId, this.place.eventId)) {
      this.place.eventId = moved.eventId
      this.write({
        event: 'payment',
        data: { id: moved.id.toString(), direction: moved.direction, state: moved.state },
      })
    }
  }

  private async messages(): Promise<void> {
    const { version, unread } = await this.deps.inboxState(this.deps.db, this.playerId)
    if (version <= this.place.inbox) return
    this.place.inbox = version
    this.write({ event: 'message', data: { unread } })
  }

  private write({ event, data }: LiveEvent): void {
    this.put(`id: ${idOf(this.place)}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  private put(text: string): void {
    if (this.out.writableLength > MOST_WAITING_BYTES) this.out.destroy()
    else if (!this.out.writableEnded) this.out.write(text)
  }

  /** One after the other: an older state must not be written after a newer one. A failed look ends the stream; the page comes back. */
  private inTurn(work: () => Promise<void>): void {
    this.turn = this.turn.then(work).catch(() => this.end())
  }
}

/** The open streams by player. A place is taken before anything is awaited: requests in parallel are not more than there are places. */
class Streams {
  private readonly byPlayer = new Map<string, Set<Stream | Opening>>()
  private readonly following: Following
  private count = 0
  private isClosed = false

  constructor(following: Following) {
    this.following = following
  }

  /** @throws TOO_MANY_REQUESTS when the player, or the process, has as many as it may. */
  open(player: string): Opening {
    const mine = this.byPlayer.get(player) ?? new Set()
    if (this.isClosed || this.count >= STREAMS || mine.size >= STREAMS_PER_PLAYER) refuse('TOO_MANY_REQUESTS')
    const hold = this.following.hold(player)
    const opening: Opening = {
      isHeard: hold.ready,
      become: (stream) => {
        mine.delete(opening)
        mine.add(stream)
        stream.onGone(() => this.gone(player, stream, hold))
        if (this.isClosed) stream.end()
      },
      fail: () => this.gone(player, opening, hold),
    }
    this.byPlayer.set(player, mine.add(opening))
    this.count++
    return opening
  }

  *of(player: string): Iterable<Stream> {
    for (const one of this.byPlayer.get(player) ?? []) if (one instanceof Stream) yield one
  }

  *all(): Iterable<Stream> {
    for (const player of this.byPlayer.keys()) yield* this.of(player)
  }

  close(): void {
    this.isClosed = true
    for (const stream of this.all()) stream.end()
  }

  private gone(player: string, one: Stream | Opening, hold: Hold): void {
    const mine = this.byPlayer.get(player)
    if (!mine?.delete(one)) return
    hold.release()
    this.count--
    if (mine.size === 0) this.byPlayer.delete(player)
  }
}

/** A place among the streams, held while the database is asked. */
interface Opening {
  /** From then on news of the player come here: what is read after that misses none. */
  readonly isHeard: Promise<void>
  become(stream: Stream): void
  fail(): void
}

export function mountEvents(app: FastifyInstance, deps: EventDeps): void {
  const streams = new Streams(deps.bus.following)
  let endings = 0
  const stopHearing = deps.bus.subscribe((news) => {
    if (news.news === 'session-ended' || news.news === 'resync') endings++
    if (news.news === 'resync') for (const stream of streams.all()) stream.catchUp()
    else if (news.news === 'race') for (const stream of streams.all()) stream.race(news)
    else if ('playerId' in news) for (const stream of streams.of(news.playerId)) stream.heard(news)
  })
  const beating = setInterval(() => {
    for (const stream of streams.all()) stream.beat()
  }, HEARTBEAT_MS)
  beating.unref()
  app.addHook('preClose', async () => {
    clearInterval(beating)
    stopHearing()
    streams.close()
  })

  app.get(LIVE_PATH, async (request, reply) => {
    const token = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    let heard = endings
    const session = (token && (await deps.door.bearer(token, 'call'))) || refuse('UNAUTHORIZED')
    if (deps.door.binding === 'all' && !session.isBound(request.headers.cookie)) refuse('SESSION_NOT_BOUND')
    const opening = streams.open(session.playerId.toString())
    try {
      // A page that comes for the first time has just asked for its payments: it hears of what moves from now on.
      const place = placeOf(request.headers['last-event-id']) ?? {
        version: -1n,
        eventId: await deps.lastPaymentEvent(deps.db, session.playerId),
        inbox: 0n,
      }
      await opening.isHeard
      // One that ended while its stream was being opened was told to no stream.
      while (heard !== endings) {
        heard = endings
        if (!(await deps.door.bearer(token, 'call'))) refuse('UNAUTHORIZED')
      }
      reply.hijack()
      const stream = new Stream(deps, session, reply.raw, place)
      opening.become(stream)
      stream.catchUp()
    } catch (error) {
      opening.fail()
      throw error
    }
  })
}
