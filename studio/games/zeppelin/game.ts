/** Zeppelin, put together: rounds, desk, till and feed, in reading order. */
import type { GameSpeaker } from '@uwanja/providers/games/speaker'
import { openBooks } from '@uwanja/runtime/books'
import type { Clock } from '@uwanja/runtime/clock'
import { openChain, openRoot, type ChainView } from './chain.ts'
import { armAutos, linesOf, meOf, settleFlight, type Desk } from './desk.ts'
import { openFeed, type Feed } from '../../players/feed.ts'
import { openRoundBook, type RoundBook, type RoundRow } from './round-book.ts'
import { openRounds, roundView, type RoundHooks, type Rounds } from './rounds.ts'
import { openSessions, type Session, type Sessions } from '../../players/sessions.ts'
import type { MeView, Snapshot, StudioEvents } from '@uwanja/contract/studio/zeppelin'
import { isInFlight, PLACE, playerLine, type Stake } from './stakes.ts'
import { openTill } from './till.ts'
import { openWallet } from '../../wallet/wallet.ts'

export interface GameOptions {
  /** The studio's own folder. */
  readonly folder: string
  readonly walletUrl: string
  readonly speaker: GameSpeaker
  readonly clock: Clock
  readonly warn: (text: string) => void
  /** Shorter chains, for tests of what happens at their end. */
  readonly roundsPerChain?: number
}

export interface Game {
  readonly rounds: Rounds
  readonly sessions: Sessions
  readonly desk: Desk
  readonly feed: Feed<StudioEvents>
  me(session: Session): MeView
  snapshot(session: Session | null): Snapshot
  chain(): ChainView
  refresh(session: Session): Promise<void>
  close(): void
}

/** While a round flies every line hears once a second where it is, and in between that it is still connected. */
const TICK_MS = 1_000

export function openGame(options: GameOptions): Game {
  const { clock, folder, warn } = options
  let isClosed = false
  const books = openBooks(folder)
  const roundRows = books.book<RoundRow>('rounds')
  const chain = openChain(openRoot(folder, roundRows.all().length > 0 ? 'kept' : 'fresh'), options.roundsPerChain)
  const roundBook = openRoundBook(roundRows, chain)
  const wallet = openWallet({ address: options.walletUrl, speaker: options.speaker, clock })
  const sessions = openSessions({ book: books.book('sessions'), walletOf: () => wallet })
  const feed = openFeed<StudioEvents>()
  const told: Told = { feed, desk: () => desk, roundBook }
  const till = openTill({
    book: books.book('stakes'),
    clock,
    wallet,
    sessions,
    tell: (stake) => tellStake(told, stake),
    warn,
  })
  const hooks: RoundHooks = {
    opened: (round) => till.prune(round),
    flying: (crash) => armAutos(desk, crash),
    crashed: (crash) => settleFlight(desk, crash),
    changed: () => tellPhase(told),
    isWatched: () => feed.isWatched(),
  }
  const rounds = openRounds({ book: roundBook, chain, clock, hooks })
  const desk: Desk = { till, rounds, wallet, sessions, clock, isClosed: () => isClosed }

  till.recover((round) => roundBook.crashOf(round))
  rounds.start()
  const stopTicks = startTicks(told, clock)
  return {
    rounds,
    sessions,
    desk,
    feed,
    me: (session) => meOf(desk, session),
    snapshot: (session) => ({ round: viewOf(desk), past: roundBook.past(), me: session ? meOf(desk, session) : null }),
    chain: () => chain.view(rounds.now().fixed.round),
    async refresh(session) {
      await sessions.refresh(session)
      if (!isClosed) feed.tellPlayer(session.playerId, 'me', () => meOf(desk, session))
    },
    close() {
      isClosed = true
      stopTicks()
      rounds.close()
      till.close()
      wallet.close()
      feed.close()
      books.close()
    },
  }
}

interface Told {
  readonly feed: Feed<StudioEvents>
  readonly desk: () => Desk
  readonly roundBook: RoundBook
}

const viewOf = (desk: Desk) => roundView(desk.rounds.now(), desk.clock.now(), linesOf(desk))

function tellPhase({ feed, desk, roundBook }: Told): void {
  const round = viewOf(desk())
  const newest = round.phase === 'crashed' ? roundBook.past()[0] : undefined
  feed.tellAll('phase', { round, past: newest ?? null })
}

/** Others see a stake once it counts; its player sees everything that becomes of it. */
function tellStake({ feed, desk }: Told, stake: Stake): void {
  const { rounds } = desk()
  const { round } = rounds.now().fixed
  if (stake.round === round && isInFlight(stake)) feed.tellAll('player', { round, line: playerLine(stake) })
  const { playerId, name, token, currency } = stake
  feed.tellPlayer(playerId, 'me', () => meOf(desk(), { ...PLACE, id: '', playerId, name, token, currency }))
}

function startTicks({ feed, desk }: Told, clock: Clock): () => void {
  return clock.each(TICK_MS, () => {
    const { fixed, sinceMs } = desk().rounds.now()
    feed.tellAll('tick', { nowMs: clock.now(), sinceMs, round: fixed.round })
  })
}
