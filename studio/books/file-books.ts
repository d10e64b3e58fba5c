/** Books in append-only files: for the sandbox's process, which has no database. The oldest that has ended makes room for the newest. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDone } from '@uwanja/bets/bet'
import { openBooks, type Book } from '@uwanja/runtime/books'
import type { Session } from '../players/sessions.ts'
import { placeName, type BetBook, type Books, type RoundBook, type RoundRow, type StudioBet } from './books.ts'

/** Remembered of each kind of bets, and of each table's rounds: the files stay small however long the studio runs. */
const BETS = 5_000
const ROUNDS = 64

interface BetLine {
  readonly id: string
  readonly order: number
  readonly bet: StudioBet
}

/** @param remembered Fewer, for tests of what happens when they are full. */
export function openFileBooks(folder: string, remembered = BETS): Books {
  const files = openBooks(folder)
  const sessions = (betting: string) => files.book<Session>(`${betting}-session`)
  return {
    bets: <B extends StudioBet>(betting: string) =>
      betRing(files.book<BetLine>(`${betting}-bet`), remembered) as BetBook<B>,
    rounds: <Told>(place: string) => roundRing(files.book<RoundLine>('round'), place) as RoundBook<Told>,
    sessions: (betting) => ({
      put(session) {
        sessions(betting).put(session)
        return null
      },
      find: (id) => Promise.resolve(sessions(betting).get(id) ?? null),
    }),
    seeds: seedsIn(files.book<{ id: string; seed: string }>('seed')),
    chainRoot: (start) => Promise.resolve(chainRoot(folder, start)),
    close: () => files.close(),
  }
}

function seedsIn(book: Book<{ id: string; seed: string }>): Books['seeds'] {
  return {
    put(id, seed) {
      book.put({ id, seed })
      return null
    },
    find: (id) => Promise.resolve(book.get(id)?.seed ?? null),
  }
}

/** Ids go round: a place is free again when nothing more happens to the bet that had it. */
function betRing(book: Book<BetLine>, size: number): BetBook<StudioBet> {
  const lines = new Map<string, BetLine>()
  let order = 0
  for (const line of [...book.all()].sort((one, other) => one.order - other.order)) {
    lines.set(line.bet.key, line)
    order = Math.max(order, line.order)
  }
  const newestFirst = () => [...lines.values()].sort((one, other) => other.order - one.order).map(({ bet }) => bet)

  function freePlace(): Omit<BetLine, 'bet'> {
    for (let tries = 0; tries < size; tries++) {
      order += 1
      const id = String(order % size)
      const taken = book.get(id)
      if (taken && !isDone(taken.bet)) continue
      if (taken) lines.delete(taken.bet.key)
      return { id, order }
    }
    throw new Error('every remembered bet is still open')
  }
  return {
    put(bet) {
      const { id, order: nth } = lines.get(bet.key) ?? freePlace()
      const line = { id, order: nth, bet }
      book.put(line)
      lines.set(bet.key, line)
      return null
    },
    open: () =>
      Promise.resolve(
        newestFirst()
          .filter((bet) => !isDone(bet))
          .reverse(),
      ),
    find: (playerId, slip) =>
      Promise.resolve(newestFirst().find((bet) => bet.playerId === playerId && bet.slip === slip) ?? null),
    of(playerId, place, most) {
      const isTheirs = (bet: StudioBet) => bet.playerId === playerId && placeName(bet) === placeName(place)
      return Promise.resolve(newestFirst().filter(isTheirs).slice(0, most))
    },
  }
}

type RoundLine = RoundRow<unknown> & { readonly id: string }

function roundRing(book: Book<RoundLine>, place: string): RoundBook<unknown> {
  const idOf = (round: number) => `${place}/${String(round % ROUNDS)}`
  return {
    put(row) {
      book.put({ ...row, id: idOf(row.round) })
      return null
    },
    find(round) {
      const row = book.get(idOf(round))
      return Promise.resolve(row?.round === round ? row : null)
    },
    latest(most) {
      const rows = Array.from({ length: ROUNDS }, (_, at) => book.get(idOf(at))).filter((row) => row !== undefined)
      return Promise.resolve(rows.sort((one, other) => other.round - one.round).slice(0, most))
    },
  }
}

/** Readable by this account only. */
function chainRoot(folder: string, start: 'kept' | 'fresh'): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'chain-root')
  if (start === 'kept' && existsSync(path)) return readFileSync(path, 'utf8').trim()
  const root = randomBytes(32).toString('hex')
  writeFileSync(path, `${root}\n`, { mode: 0o600 })
  return root
}
