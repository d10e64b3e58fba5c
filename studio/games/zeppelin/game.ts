/** Zeppelin, put together: rounds, betting, settlement and feed, in reading order. */
import type { MeView, Snapshot, StudioEvents } from '@uwanja/contract/studio/zeppelin'
import type { Clock } from '@uwanja/runtime/clock'
import type { Books } from '../../books/books.ts'
import { openFeed, type Feed } from '../../players/feed.ts'
import { openSessions, type Place, type Session, type Sessions } from '../../players/sessions.ts'
import { openSettlement, type Point } from '../../wallet/settlement.ts'
import type { Wallet } from '../../wallet/wallet.ts'
import { openChain, type ChainView } from './chain.ts'
import { armAutos, linesOf, meOf, prune, recover, settleFlight, type Betting } from './betting.ts'
import { isInFlight, PLACE, playerLine, walletRound, type FlightBet } from './flight-bet.ts'
import { openFlights, type Flights, type PublicFlight } from './flights.ts'
import { openRounds, roundView, type RoundHooks, type Rounds } from './rounds.ts'

export interface GameOptions {
  readonly books: Books
  readonly walletOf: (place: Place) => Wallet
  readonly clock: Clock
  readonly warn: (text: string) => void
  readonly reached?: ((point: Point) => void) | undefined
  /** Shorter chains, for tests of what happens at their end. */
  readonly roundsPerChain?: number
}

export interface Game {
  readonly rounds: Rounds
  readonly sessions: Sessions
  readonly betting: Betting
  readonly feed: Feed<StudioEvents>
  me(session: Session): MeView
  snapshot(session: Session | null): Snapshot
  chain(): ChainView
  refresh(session: Session): Promise<void>
  close(): void
}

/** While a round flies every line hears once a second where it is, and in between that it is still connected. */
const TICK_MS = 1_000
/** Enough to show twenty, and to say of any bet that is still open what its flight came to. */
const REMEMBERED = 64

export async function openGame(options: GameOptions): Promise<Game> {
  const { books, clock, walletOf, warn } = options
  let isClosed = false
  const flightBook = books.rounds<PublicFlight>('zeppelin')
  const latest = await flightBook.latest(REMEMBERED)
  const chain = openChain(await books.chainRoot(latest.length > 0 ? 'kept' : 'fresh'), options.roundsPerChain)
  const flights = await openFlights(flightBook, latest, chain)
  const sessions = openSessions({ book: books.sessions('zeppelin'), walletOf })
  const feed = openFeed<StudioEvents>()
  const told: ZeppelinDeps = { feed, betting: () => betting, flights }
  const bets = books.bets<FlightBet>('zeppelin')
  const settlement = openSettlement<FlightBet>({
    book: bets,
    clock,
    walletOf,
    sessions,
    warn,
    reached: options.reached,
    roundOf: walletRound,
    changed: (bet) => publishBet(told, bet),
  })
  const hooks: RoundHooks = {
    opened: (round) => prune(betting, round),
    flying: (crash) => armAutos(betting, crash),
    crashed: (crash) => settleFlight(betting, crash),
    changed: () => publishPhase(told),
    isWatched: () => feed.isWatched(),
  }
  const rounds = openRounds({ flights, chain, clock, hooks })
  const betting: Betting = { settlement, rounds, sessions, clock, isClosed: () => isClosed }

  await recover(betting, await bets.open(), (round) => flights.crashOf(round))
  rounds.start()
  const stopTicks = startTicks(told, clock)
  return {
    rounds,
    sessions,
    betting,
    feed,
    me: (session) => meOf(betting, session),
    snapshot: (session) => ({
      round: viewOf(betting),
      past: flights.past(),
      me: session ? meOf(betting, session) : null,
    }),
    chain: () => chain.view(rounds.now().fixed.round),
    async refresh(session) {
      await sessions.refresh(session)
      if (!isClosed) feed.publishTo(session.playerId, 'me', () => meOf(betting, session))
    },
    close() {
      isClosed = true
      stopTicks()
      rounds.close()
      settlement.close()
      feed.close()
    },
  }
}

interface ZeppelinDeps {
  readonly feed: Feed<StudioEvents>
  readonly betting: () => Betting
  readonly flights: Flights
}

const viewOf = (betting: Betting) => roundView(betting.rounds.now(), betting.clock.now(), linesOf(betting))

function publishPhase({ feed, betting, flights }: ZeppelinDeps): void {
  const round = viewOf(betting())
  const newest = round.phase === 'crashed' ? flights.past()[0] : undefined
  feed.publish('phase', { round, past: newest ?? null })
}

/** Others see a bet once it counts; its player sees everything that becomes of it. */
function publishBet({ feed, betting }: ZeppelinDeps, bet: FlightBet): void {
  const { rounds } = betting()
  const { round } = rounds.now().fixed
  if (bet.round === round && isInFlight(bet)) feed.publish('player', { round, line: playerLine(bet) })
  const { playerId, name, token, currency } = bet
  feed.publishTo(playerId, 'me', () => meOf(betting(), { ...PLACE, id: '', playerId, name, token, currency }))
}

function startTicks({ feed, betting }: ZeppelinDeps, clock: Clock): () => void {
  return clock.each(TICK_MS, () => {
    const { fixed, sinceMs } = betting().rounds.now()
    feed.publish('tick', { nowMs: clock.now(), sinceMs, round: fixed.round })
  })
}
