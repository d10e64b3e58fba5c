/** All shared tables, put together: sessions, till, and a table for each title as soon as somebody comes. */
import { openBooks } from '@uwanja/runtime/books'
import type { Clock } from '@uwanja/runtime/clock'
import type { LiveAnswer, LiveEvents, LiveKind, LiveRound, LiveSnapshot, SlipView } from '@uwanja/contract/studio/live'
import { openFeed, type Feed } from '../players/feed.ts'
import { openSessions, type Opened, type Place, type Session } from '../players/sessions.ts'
import type { Wallet } from '../wallet/wallet.ts'
import {
  choose,
  chooseIdle,
  isAnybodyIn,
  meOf,
  outcomeOf,
  pastSlips,
  place,
  settleTable,
  type Desk,
  type Done,
} from './desk.ts'
import { LIVE_KINDS } from './kinds.ts'
import { openRoundBook, type RoundBook, type RoundRow } from './round-book.ts'
import { isIn, seatLine, type Slip } from './slip.ts'
import { openTable, type LiveTable } from './table.ts'
import { openTill } from './till.ts'

/** A title that is played at a shared table. */
export interface LiveTitle extends Place {
  readonly name: string
  readonly kind: LiveKind
}

export interface LiveOptions {
  /** The tables' own folder. */
  readonly folder: string
  readonly clock: Clock
  readonly walletOf: (place: Place) => Wallet
  readonly titleOf: (place: Place) => LiveTitle | null
  readonly warn: (text: string) => void
}

/** A table with the line to everybody who looks at it. */
export interface OpenTable {
  readonly title: LiveTitle
  readonly table: LiveTable
  readonly feed: Feed<LiveEvents>
}

export interface Live {
  /** Exchanges the one-time token; null: free play with chips. */
  openSession(place: Place, publicToken: string | null): Promise<Opened>
  session(secret: string | undefined): Session | null
  /** Opens the table when it is not open yet; null: no such title. */
  at(place: Place): OpenTable | null
  snapshot(open: OpenTable, session: Session | null): LiveSnapshot
  place(session: Session, rawBets: unknown): Promise<LiveAnswer>
  choose(session: Session, rawMove: unknown): Promise<LiveAnswer>
  /** Of earlier rounds, newest first. */
  slips(session: Session): readonly SlipView[]
  refresh(session: Session): Promise<void>
  close(): void
}

const TICK_MS = 1_000
const SEATS_SHOWN = 30

interface World {
  readonly desk: Desk
  readonly book: RoundBook
  readonly clock: Clock
  readonly tables: Map<string, OpenTable>
}

const keyOf = ({ company, gameId }: Place) => `${company}/${gameId}`

export function openLive(options: LiveOptions): Live {
  const { clock, warn, walletOf, titleOf } = options
  let isClosed = false
  const books = openBooks(options.folder)
  const sessions = openSessions({ book: books.book('sessions'), walletOf })
  const book = openRoundBook(books.book<RoundRow>('rounds'))
  const tables = new Map<string, OpenTable>()
  const tell = (slip: Slip) => tellSlip(world, slip)
  const till = openTill({ book: books.book<Slip>('slips'), clock, walletOf, sessions, tell, warn })
  const world: World = { desk: { till, sessions, walletOf, isClosed: () => isClosed }, book, clock, tables }
  recover(world, titleOf)
  const stopTicks = startTicks(world)

  const at: Live['at'] = (where) => {
    const title = titleOf(where)
    if (!title) return null
    const known = tables.get(keyOf(where))
    if (known) return known
    const opened = openAt(world, title)
    tables.set(keyOf(where), opened)
    return opened
  }
  const answer = async (session: Session, act: (table: LiveTable) => Promise<Done>): Promise<LiveAnswer> => {
    const open = at(session)
    if (!open) return { ok: false, why: 'no-session', me: null }
    const done = await act(open.table)
    return { ...done, me: meOf(world.desk, open.table, session) }
  }
  return {
    openSession: (where, token) =>
      token === null ? Promise.resolve(sessions.openFree(where)) : sessions.open(where, token),
    session: (secret) => sessions.find(secret),
    at,
    snapshot: ({ title, table }, session) => ({
      game: { ...title, returns: table.rules.returns },
      table: roundView(world, table),
      past: book.past(table.place),
      me: session ? meOf(world.desk, table, session) : null,
    }),
    place: (session, rawBets) => answer(session, (table) => place(world.desk, table, session, rawBets)),
    slips(session) {
      const open = at(session)
      return open ? pastSlips(world.desk, open.table, session.playerId) : []
    },
    choose: (session, rawMove) => answer(session, (table) => choose(world.desk, table, session, rawMove)),
    async refresh(session) {
      await sessions.refresh(session)
      const open = isClosed ? null : tables.get(keyOf(session))
      open?.feed.tellPlayer(session.playerId, 'me', () => meOf(world.desk, open.table, session))
    },
    close() {
      isClosed = true
      stopTicks()
      for (const { table, feed } of tables.values()) {
        table.close()
        feed.close()
      }
      till.close()
      books.close()
    },
  }
}

function openAt({ desk, book, clock }: World, title: LiveTitle): OpenTable {
  const { company, gameId } = title
  const where = { company, gameId }
  const feed = openFeed<LiveEvents>()
  const table: LiveTable = openTable({
    place: where,
    rules: LIVE_KINDS[title.kind],
    book,
    clock,
    hooks: {
      opened: (round) => desk.till.prune(where, round),
      isAnybodyIn: (drawn, step) => isAnybodyIn(desk, table, drawn, step),
      windowEnded: (drawn, step) => chooseIdle(desk, table, drawn, step),
      shown: (drawn) => settleTable(desk, table, drawn),
      changed: () => tellPhase({ desk, book, clock }, { title, table, feed }),
      isWatched: () => feed.isWatched(),
    },
  })
  return { title, table, feed }
}

function roundView({ desk, clock }: Pick<World, 'desk' | 'clock'>, table: LiveTable): LiveRound {
  const { drawn, ...now } = table.now()
  const isOut = now.phase === 'showing' || now.phase === 'over' || now.phase === 'resting'
  const shown = isOut ? drawn : now.phase === 'deciding' ? table.rules.shownAt(drawn, now.step) : null
  const seats = desk.till.of(table.place, now.round).filter(isIn).slice(-SEATS_SHOWN).map(seatLine)
  // How many draws there were would tell how many cards are coming.
  const proof = isOut ? now.proof : { ...now.proof, ranges: [] }
  return { ...now, nowMs: clock.now(), shown, proof, seats }
}

function tellPhase(world: Pick<World, 'desk' | 'clock' | 'book'>, { table, feed }: OpenTable): void {
  const view = roundView(world, table)
  const past = view.phase === 'over' ? (world.book.past(table.place)[0] ?? null) : null
  feed.tellAll('phase', { table: view, past })
  // Choices open and close with the phase.
  for (const slip of world.desk.till.of(table.place, view.round)) tellMe(world.desk, { table, feed }, slip)
}

function tellMe(desk: Desk, { table, feed }: Pick<OpenTable, 'table' | 'feed'>, slip: Slip): void {
  const { company, gameId, playerId, name, token, currency } = slip
  const whose = { id: '', company, gameId, playerId, name, token, currency }
  feed.tellPlayer(playerId, 'me', () => meOf(desk, table, whose))
}

/** Others see a slip once it counts; its player sees everything that becomes of it. */
function tellSlip({ desk, tables }: World, slip: Slip): void {
  const open = tables.get(keyOf(slip))
  if (!open) return
  const { round } = open.table.now()
  if (slip.round === round && isIn(slip)) open.feed.tellAll('seat', { round, line: seatLine(slip) })
  tellMe(desk, open, slip)
}

/** Slips that the last process left: of a round that stands they are settled by it, all others go back. */
function recover({ desk, book }: World, titleOf: LiveOptions['titleOf']): void {
  desk.till.recover((slip) => {
    if (slip.state !== 'live' && slip.state !== 'asked') return null
    const row = book.over(slip, slip.round)
    const title = titleOf(slip)
    if (slip.state === 'asked' || !row || !title) return { state: 'returning', why: 'void' }
    const moves = slip.of === null ? slip.moves : (desk.till.stored(slip.of)?.moves ?? [])
    return outcomeOf(LIVE_KINDS[title.kind], row.drawn, slip, moves)
  })
}

function startTicks({ tables, clock }: World): () => void {
  return clock.each(TICK_MS, () => {
    for (const { table, feed } of tables.values()) {
      if (feed.isWatched()) feed.tellAll('tick', { nowMs: clock.now(), round: table.now().round })
    }
  })
}
