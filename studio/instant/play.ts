/** The play core: sessions, rounds and debts of every instant game, whatever its rules. */
import { isAsking, isDone, leftByKill, owed, stateOf } from '@uwanja/bets/bet'
import type {
  FreeSpinsView,
  GameView,
  PlayAnswer,
  PlayerView,
  PlayRound,
  PlayState,
} from '@uwanja/contract/studio/play'
import type { Clock } from '@uwanja/runtime/clock'
import type { Books } from '../books/books.ts'
import { commitmentTo } from '../luck/chance.ts'
import { openSessions, type Opened, type Place, type Session } from '../players/sessions.ts'
import { openSettlement, type Point } from '../wallet/settlement.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { freeSpinsOf, leave, LIMITS, move, open, roundsOf, type Betting, type Done } from './betting.ts'
import type { SealedGame } from './engine.ts'
import { isUnfinished, phaseOf, roundView, type Round } from './round.ts'
import { openSeeds } from './seeds.ts'

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
  readonly books: Books
  readonly clock: Clock
  readonly walletOf: (place: Place) => Wallet
  readonly gameOf: (place: Place) => PlayableGame | null
  readonly warn: (text: string) => void
  readonly reached?: ((point: Point) => void) | undefined
}

export interface Play {
  /** Exchanges the one-time token; null: free play with chips. */
  openSession(place: Place, publicToken: string | null): Promise<Opened>
  session(secret: string | undefined): Promise<Session | null>
  /** Asks the wallet for the balance when it is not known, or when `fresh` wants so. */
  state(session: Session, balance?: 'known' | 'fresh'): Promise<PlayState | null>
  open(session: Session, request: Parameters<typeof open>[2]): Promise<PlayAnswer>
  move(session: Session, request: Parameters<typeof move>[2]): Promise<PlayAnswer>
  history(session: Session): Promise<readonly PlayRound[]>
  gameOf(place: Place): PlayableGame | null
  close(): void
}

/** Rounds that are over and still in memory: for whoever looks at their last one, and all of practice. */
const MOST_OVER = 5_000
const SHOWN = 30
/** A round that nobody came back to for so long is ended by its rules. */
export const LEFT_AFTER_MS = 24 * 3_600_000
const LOOK_EVERY_MS = 600_000

export async function openPlay(options: PlayOptions): Promise<Play> {
  const { books, clock, warn, walletOf, gameOf } = options
  const sessions = openSessions({ book: books.sessions('instant'), walletOf })
  const book = books.bets<Round>('instant')
  const over = new Set<string>()
  const settlement = openSettlement<Round>({
    book,
    clock,
    sessions,
    walletOf,
    warn,
    reached: options.reached,
    roundOf: ({ key }) => key,
    changed: (round) => letGo(round, over, (key) => settlement.forget(key)),
  })
  const sealedOf = (place: Place) => gameOf(place)?.game ?? null
  const seeds = openSeeds(books.seeds)
  const playsFreeSpins = (place: Place) => gameOf(place)?.page === 'slot'
  const betting: Betting = { settlement, book, sessions, seeds, clock, gameOf: sealedOf, playsFreeSpins }

  recover(betting, await book.open())
  const stopLooking = endLeftRounds(betting)
  return {
    openSession: (place, token) =>
      token === null ? Promise.resolve(sessions.openFree(place)) : sessions.open(place, token),
    session: (secret) => sessions.find(secret),
    async state(session, balance = 'known') {
      const playable = gameOf(session)
      if (!playable) return null
      if (balance === 'fresh' || sessions.balance(session.playerId) === null) await sessions.refresh(session)
      const { company, gameId, name, features, look } = playable
      const shown = roundsOf(betting, session).find(isUnfinished) ?? (await lastRounds(betting, session, 1))[0]
      return {
        game: { company, gameId, name, features, look, ...playable.game.facts() },
        me: await playerView(betting, session),
        round: shown ? roundView(shown, playable.game) : null,
      }
    },
    open: async (session, request) => answer(betting, session, await open(betting, session, request)),
    move: async (session, request) => answer(betting, session, await move(betting, session, request)),
    history: async (session) =>
      (await lastRounds(betting, session, SHOWN)).map((round) => roundView(round, sealedOf(round))),
    gameOf,
    close() {
      stopLooking()
      settlement.close()
    },
  }
}

/** Newest first; what is in memory is newer than the book's. */
async function lastRounds(betting: Betting, session: Session, most: number): Promise<readonly Round[]> {
  if (session.token === null) return roundsOf(betting, session).slice(0, most)
  const kept = await betting.book.of(session.playerId, session, most)
  return kept.map((round) => betting.settlement.get(round.key) ?? round)
}

/** What is over leaves memory, the oldest first. */
function letGo(round: Round, over: Set<string>, forget: (key: string) => void): void {
  if (!isDone(round)) return
  over.add(round.key)
  if (over.size <= MOST_OVER) return
  const oldest = over.values().next().value!
  over.delete(oldest)
  forget(oldest)
}

function freeSpinsView(betting: Betting, session: Session): FreeSpinsView | null {
  const game = betting.gameOf(session)
  const spins = game && freeSpinsOf(betting, session, game)
  return (
    spins && { id: spins.id, left: spins.left, stakeMinor: String(spins.minor), endsAt: spins.endsAt.toISOString() }
  )
}

async function playerView(betting: Betting, session: Session): Promise<PlayerView> {
  const isOwing = (round: Round) => round.playerId === session.playerId && owed(round).length > 0
  return {
    name: session.name,
    currency: session.currency,
    balanceMinor: betting.sessions.balance(session.playerId)?.toString() ?? null,
    freeSpins: freeSpinsView(betting, session),
    minMinor: LIMITS.minMinor.toString(),
    maxMinor: LIMITS.maxMinor.toString(),
    commitment: commitmentTo(await betting.seeds.next(session)),
    waiting: betting.settlement.all().filter(isOwing).length,
  }
}

async function answer(betting: Betting, session: Session, done: Done): Promise<PlayAnswer> {
  const me = await playerView(betting, session)
  const round = done.row ? roundView(done.row, betting.gameOf(session)) : null
  return done.ok ? { ok: true, me, round: roundView(done.row, betting.gameOf(session)) } : { ...done, me, round }
}

/** Puts right what the last process left behind: stakes without an answer go back, debts are said again. */
function recover({ settlement }: Betting, open: readonly Round[]): void {
  for (const round of open) {
    const left = leftByKill(round)
    const isVoid = left !== round && stateOf(left) === 'returning'
    settlement.settle(isVoid ? { ...left, why: 'void' } : left)
  }
}

function endLeftRounds(betting: Betting): () => void {
  let cancel = () => {}
  const look = () => {
    const nowMs = betting.clock.now()
    for (const round of betting.settlement.all()) {
      if (phaseOf(round) !== 'live' || nowMs - round.touchedMs < LEFT_AFTER_MS || isAsking(round)) continue
      void leave(betting, round)
    }
    cancel = betting.clock.after(LOOK_EVERY_MS, look)
  }
  look()
  return () => cancel()
}
