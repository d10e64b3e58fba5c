/** All shared tables, put together: sessions, settlement, and a table for each title as soon as somebody comes. */
import type {
  LiveAnswer,
  LiveEvents,
  LiveKind,
  LiveRound,
  LiveSnapshot,
  TableBetView,
} from '@uwanja/contract/studio/live'
import type { Clock } from '@uwanja/runtime/clock'
import { placeName, type Books } from '../books/books.ts'
import { openFeed, type Feed } from '../players/feed.ts'
import { openSessions, type Opened, type Place, type Session } from '../players/sessions.ts'
import { openSettlement, type Point } from '../wallet/settlement.ts'
import type { Wallet } from '../wallet/wallet.ts'
import * as bets from './betting.ts'
import { isSeated, meOf, tableBetsOf, type Betting, type Done } from './betting.ts'
import { LIVE_KINDS } from './kinds.ts'
import { openRounds, type Rounds, type PublicRound } from './rounds.ts'
import { seatLine, type TableBet } from './table-bet.ts'
import { openTable, type LiveTable } from './table.ts'

/** A title that is played at a shared table. */
export interface LiveTitle extends Place {
  readonly name: string
  readonly kind: LiveKind
}

export interface LiveOptions {
  readonly books: Books
  readonly clock: Clock
  readonly walletOf: (place: Place) => Wallet
  readonly titleOf: (place: Place) => LiveTitle | null
  readonly warn: (text: string) => void
  readonly reached?: ((point: Point) => void) | undefined
}

/** A table with the line to everybody who looks at it. */
export interface OpenTable {
  readonly title: LiveTitle
  readonly table: LiveTable
  readonly rounds: Rounds
  readonly feed: Feed<LiveEvents>
}

export interface Live {
  /** Exchanges the one-time token; null: free play with chips. */
  openSession(place: Place, publicToken: string | null): Promise<Opened>
  session(secret: string | undefined): Promise<Session | null>
  /** Opens the table when it is not open yet; null: no such title. */
  at(place: Place): Promise<OpenTable | null>
  snapshot(open: OpenTable, session: Session | null): LiveSnapshot
  place(session: Session, rawBets: unknown): Promise<LiveAnswer>
  choose(session: Session, rawMove: unknown): Promise<LiveAnswer>
  /** Of earlier rounds, newest first. */
  slips(session: Session): Promise<readonly TableBetView[]>
  refresh(session: Session): Promise<void>
  close(): void
}

const TICK_MS = 1_000
const SEATS_SHOWN = 30

interface World {
  readonly betting: Betting
  readonly books: Books
  readonly clock: Clock
  readonly tables: Map<string, OpenTable>
}

export async function openLive(options: LiveOptions): Promise<Live> {
  const { books, clock, warn, walletOf, titleOf } = options
  let isClosed = false
  const sessions = openSessions({ book: books.sessions('live'), walletOf })
  const tables = new Map<string, OpenTable>()
  const book = books.bets<TableBet>('live')
  const settlement = openSettlement<TableBet>({
    book,
    clock,
    walletOf,
    sessions,
    warn,
    reached: options.reached,
    roundOf: ({ key }) => key,
    changed: (tableBet) => publishTableBet(world, tableBet),
  })
  const world: World = { betting: { settlement, book, sessions }, books, clock, tables }
  await bets.recover(world.betting, await book.open(), (tableBet) => outcomeOf(world, titleOf, tableBet))
  const stopTicks = startTicks(world)
  const at = openDoor(world, titleOf)
  const answer = async (session: Session, act: (table: LiveTable) => Promise<Done>): Promise<LiveAnswer> => {
    const open = await at(session)
    if (!open) return { ok: false, why: 'no-session', me: null }
    const done = await act(open.table)
    return { ...done, me: meOf(world.betting, open.table, session) }
  }
  return {
    openSession: (where, token) =>
      token === null ? Promise.resolve(sessions.openFree(where)) : sessions.open(where, token),
    session: (secret) => sessions.find(secret),
    at,
    snapshot: ({ title, table, rounds }, session) => ({
      game: { ...title, returns: table.rules.returns },
      table: roundView(world, table),
      past: rounds.past(),
      me: session ? meOf(world.betting, table, session) : null,
    }),
    place: (session, rawBets) => answer(session, (table) => bets.place(world.betting, table, session, rawBets)),
    async slips(session) {
      const open = await at(session)
      return open ? bets.pastTableBets(world.betting, open.table, session) : []
    },
    choose: (session, rawMove) => answer(session, (table) => bets.choose(world.betting, table, session, rawMove)),
    async refresh(session) {
      await sessions.refresh(session)
      const open = isClosed ? undefined : tables.get(placeName(session))
      open?.feed.publishTo(session.playerId, 'me', () => meOf(world.betting, open.table, session))
    },
    close() {
      isClosed = true
      stopTicks()
      for (const { table, feed } of tables.values()) {
        table.close()
        feed.close()
      }
      settlement.close()
    },
  }
}

/** Opens each table once, also when two come at the same moment. */
function openDoor(world: World, titleOf: LiveOptions['titleOf']): Live['at'] {
  const opening = new Map<string, Promise<OpenTable>>()
  return (where) => {
    const title = titleOf(where)
    if (!title) return Promise.resolve(null)
    const key = placeName(where)
    const known = opening.get(key) ?? openAt(world, title)
    opening.set(key, known)
    return known
  }
}

async function openAt(world: World, title: LiveTitle): Promise<OpenTable> {
  const { betting, books, clock, tables } = world
  const { company, gameId } = title
  const where = { company, gameId }
  const rounds = await openRounds(books.rounds<PublicRound>(placeName(where)))
  const feed = openFeed<LiveEvents>()
  const table: LiveTable = openTable({
    place: where,
    rules: LIVE_KINDS[title.kind],
    rounds,
    clock,
    hooks: {
      opened: (round) => bets.prune(betting, where, round),
      isAnybodyIn: (drawn, step) => bets.isAnybodyIn(betting, table, drawn, step),
      windowEnded: (drawn, step) => bets.chooseIdle(betting, table, drawn, step),
      shown: (drawn) => bets.settleTable(betting, table, drawn),
      changed: () => publishPhase(world, open),
      isWatched: () => feed.isWatched(),
    },
  })
  const open: OpenTable = { title, table, rounds, feed }
  tables.set(placeName(where), open)
  return open
}

function roundView({ betting, clock }: Pick<World, 'betting' | 'clock'>, table: LiveTable): LiveRound {
  const { drawn, ...now } = table.now()
  const isOut = now.phase === 'showing' || now.phase === 'over' || now.phase === 'resting'
  const shown = isOut ? drawn : now.phase === 'deciding' ? table.rules.shownAt(drawn, now.step) : null
  const seats = tableBetsOf(betting, table.place, now.round).filter(isSeated).slice(-SEATS_SHOWN).map(seatLine)
  // How many draws there were would tell how many cards are coming.
  const proof = isOut ? now.proof : { ...now.proof, ranges: [] }
  return { ...now, nowMs: clock.now(), shown, proof, seats }
}

function publishPhase(world: Pick<World, 'betting' | 'clock'>, { table, feed, rounds }: OpenTable): void {
  const view = roundView(world, table)
  const past = view.phase === 'over' ? (rounds.past()[0] ?? null) : null
  feed.publish('phase', { table: view, past })
  // Choices open and close with the phase.
  for (const tableBet of tableBetsOf(world.betting, table.place, view.round))
    publishPlayer(world.betting, { table, feed }, tableBet)
}

function publishPlayer(betting: Betting, { table, feed }: Pick<OpenTable, 'table' | 'feed'>, tableBet: TableBet): void {
  const { company, gameId, playerId, name, token, currency } = tableBet
  const whose = { id: '', company, gameId, playerId, name, token, currency }
  feed.publishTo(playerId, 'me', () => meOf(betting, table, whose))
}

/** Others see a bet once it counts; its player sees everything that becomes of it. */
function publishTableBet({ betting, tables }: World, tableBet: TableBet): void {
  const open = tables.get(placeName(tableBet))
  if (!open) return
  const { round } = open.table.now()
  if (tableBet.round === round && isSeated(tableBet)) open.feed.publish('seat', { round, line: seatLine(tableBet) })
  publishPlayer(betting, open, tableBet)
}

async function outcomeOf({ books }: World, titleOf: LiveOptions['titleOf'], tableBet: TableBet) {
  const row = await books.rounds<PublicRound>(placeName(tableBet)).find(tableBet.round)
  const title = titleOf(tableBet)
  return row?.state === 'over' && title ? { rules: LIVE_KINDS[title.kind], drawn: row.told.drawn } : null
}

function startTicks({ tables, clock }: World): () => void {
  return clock.each(TICK_MS, () => {
    for (const { table, feed } of tables.values()) {
      if (feed.isWatched()) feed.publish('tick', { nowMs: clock.now(), round: table.now().round })
    }
  })
}
