/** The play core of all instant games, put together: sessions, seeds, till and desk, in reading order. */
import { openBooks } from '@uwanja/runtime/books'
import type { Clock } from '@uwanja/runtime/clock'
import type { GameView, PlayAnswer, PlayRound, PlayState, PlayerView } from '@uwanja/contract/studio/play'
import { openSessions, type Opened, type Place, type Session } from '../players/sessions.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { commitmentTo } from '../luck/chance.ts'
import { leave, LIMITS, move, open, roundsOf, type Desk, type Done } from './desk.ts'
import type { SealedGame } from './engine.ts'
import { openRoundRing } from './round-ring.ts'
import { debtsOf, isUnfinished, roundView, type RoundRow } from './round.ts'
import { openSeeds, type SeedRow } from './seeds.ts'
import { openTill } from './till.ts'

/** A title that can be played here, with its engine inside. */
export interface PlayableGame extends Place {
  readonly name: string
  readonly features: readonly string[]
  readonly look: GameView['look']
  /** The folder of its page below `/studio/`. */
  readonly page: string
  readonly game: SealedGame
}

export interface PlayOptions {
  /** The play core's own folder. */
  readonly folder: string
  readonly clock: Clock
  readonly walletOf: (place: Place) => Wallet
  readonly gameOf: (place: Place) => PlayableGame | null
  readonly warn: (text: string) => void
  /** Smaller rings, for tests of what happens when they are full. */
  readonly remembered?: number
}

export interface Play {
  /** Exchanges the one-time token; null: free play with chips. */
  openSession(place: Place, publicToken: string | null): Promise<Opened>
  session(secret: string | undefined): Session | null
  /** Asks the wallet for the balance when it is not known, or when `fresh` wants so. */
  state(session: Session, balance?: 'known' | 'fresh'): Promise<PlayState | null>
  open(session: Session, request: Parameters<typeof open>[2]): Promise<PlayAnswer>
  move(session: Session, request: Parameters<typeof move>[2]): Promise<PlayAnswer>
  history(session: Session): readonly PlayRound[]
  gameOf(place: Place): PlayableGame | null
  close(): void
}

const REMEMBERED = 20_000
const REMEMBERED_PRACTICE = 5_000
const SHOWN = 30
/** A round that nobody came back to for so long is ended by its rules. */
export const LEFT_AFTER_MS = 24 * 3_600_000
const LOOK_EVERY_MS = 600_000

export function openPlay(options: PlayOptions): Play {
  const { clock, warn, walletOf, gameOf } = options
  let isClosed = false
  const books = openBooks(options.folder)
  const sessions = openSessions({ book: books.book('sessions'), walletOf })
  const seeds = openSeeds(books.book<SeedRow>('seeds'))
  const rounds = openRoundRing(options.remembered ?? REMEMBERED, books.book<RoundRow>('rounds'))
  const practice = openRoundRing(REMEMBERED_PRACTICE, null)
  const till = openTill({ rounds, practice, clock, sessions, walletOf, warn })
  const sealedOf = (place: Place) => gameOf(place)?.game ?? null
  const desk: Desk = { till, sessions, seeds, clock, walletOf, gameOf: sealedOf, isClosed: () => isClosed }

  recover(desk)
  const stopLooking = endLeftRounds(desk)
  return {
    openSession: (place, token) =>
      token === null ? Promise.resolve(sessions.openFree(place)) : sessions.open(place, token),
    session: (secret) => sessions.find(secret),
    async state(session, balance = 'known') {
      const playable = gameOf(session)
      if (!playable) return null
      if (balance === 'fresh' || sessions.balance(session.playerId) === null) await sessions.refresh(session)
      const { company, gameId, name, features, look } = playable
      const mine = roundsOf(desk, session)
      const shown = mine.find(isUnfinished) ?? mine[0]
      return {
        game: { company, gameId, name, features, look, ...playable.game.facts() },
        me: playerView(desk, session),
        round: shown ? roundView(shown, playable.game) : null,
      }
    },
    open: async (session, request) => answer(desk, session, await open(desk, session, request)),
    move: async (session, request) => answer(desk, session, await move(desk, session, request)),
    history: (session) =>
      roundsOf(desk, session)
        .slice(0, SHOWN)
        .map((row) => roundView(row, sealedOf(row))),
    gameOf,
    close() {
      isClosed = true
      stopLooking()
      till.close()
      books.close()
    },
  }
}

function playerView(desk: Desk, session: Session): PlayerView {
  const owing = desk.till.of(session.playerId).filter((row) => debtsOf(row).length > 0)
  return {
    name: session.name,
    currency: session.currency,
    balanceMinor: desk.sessions.balance(session.playerId)?.toString() ?? null,
    minMinor: LIMITS.minMinor.toString(),
    maxMinor: LIMITS.maxMinor.toString(),
    commitment: commitmentTo(desk.seeds.next(session)),
    waiting: owing.length,
  }
}

function answer(desk: Desk, session: Session, done: Done): PlayAnswer {
  const me = playerView(desk, session)
  const round = done.row ? roundView(done.row, desk.gameOf(session)) : null
  return done.ok ? { ok: true, me, round: roundView(done.row, desk.gameOf(session)) } : { ...done, me, round }
}

/** Puts right what the last process left behind: stakes without an answer go back, debts are said again. */
function recover(desk: Desk): void {
  for (const row of desk.till.open()) {
    const isAsking = row.stakes.some(({ state }) => state === 'asked')
    const sure = !isAsking
      ? row
      : row.phase === 'asked'
        ? desk.till.giveBack(row, { phase: 'returning', why: 'void' })
        : desk.till.save({
            ...row,
            stakes: row.stakes.map((stake) => (stake.state === 'asked' ? { ...stake, state: 'returning' } : stake)),
          })
    void desk.till.tell(sure)
  }
}

function endLeftRounds(desk: Desk): () => void {
  let cancel = () => {}
  const look = () => {
    const nowMs = desk.clock.now()
    for (const row of desk.till.open()) {
      if (row.phase !== 'live' || nowMs - row.touchedMs < LEFT_AFTER_MS) continue
      if (row.stakes.some(({ state }) => state === 'asked')) continue
      void desk.till.tell(leave(desk, row))
    }
    cancel = desk.clock.after(LOOK_EVERY_MS, look)
  }
  look()
  return () => cancel()
}
