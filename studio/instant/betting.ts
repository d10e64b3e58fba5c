/** Betting in the instant games: takes bets and moves. A bet counts when the wallet said yes; only then is luck drawn. */
import { randomUUID } from 'node:crypto'
import { decided, further, isAsking, voided } from '@uwanja/bets/bet'
import { isPlayerWords } from '@uwanja/contract/fair/draws'
import type { MoveRequest, OpenRequest, PlayWhy } from '@uwanja/contract/studio/play'
import { parseAmount } from '@uwanja/contract/wire/amounts'
import type { FreeSpinsTold } from '@uwanja/providers/games/callback-client'
import type { Clock } from '@uwanja/runtime/clock'
import type { BetBook } from '../books/books.ts'
import { commitmentTo, dealChance } from '../luck/chance.ts'
import type { Place, Session, Sessions } from '../players/sessions.ts'
import type { AskWhy, Settlement } from '../wallet/settlement.ts'
import type { Bet, SealedGame, Step } from './engine.ts'
import { betOf, isUnfinished, newRound, phaseOf, type Round } from './round.ts'
import type { Seeds } from './seeds.ts'

export interface Betting {
  readonly settlement: Settlement<Round>
  readonly book: BetBook<Round>
  readonly sessions: Sessions
  readonly seeds: Seeds
  readonly clock: Clock
  readonly gameOf: (place: Place) => SealedGame | null
  /** Games that are over with their bet: nothing more is ever staked in a round of them. */
  readonly playsFreeSpins: (place: Place) => boolean
}

export type Done =
  | { readonly ok: true; readonly row: Round }
  | { readonly ok: false; readonly why: PlayWhy; readonly row: Round | null }

/** Both in the session's currency: 10.00 and 100,000.00. A game may divide a stake further than this, never less. */
export const LIMITS = { minMinor: 1_000n, maxMinor: 10_000_000n } as const
/** A page waits this long for the wallet's word on a win before it shows the outcome without. */
const PATIENCE_MS = 1_500

const no = (why: PlayWhy, row: Round | null = null): Done => ({ ok: false, why, row })
/** A stake's round stays open until the player decides, so none comes too late. */
const whyOf = (why: AskWhy): PlayWhy => (why === 'too-late' ? 'no-answer' : why)

const isAt = (round: Place, { company, gameId }: Place): boolean => round.company === company && round.gameId === gameId

/** This game's rounds of this player that are in memory, newest first: all that are open, and the last ones. */
export function roundsOf({ settlement }: Betting, session: Session): readonly Round[] {
  return settlement
    .all()
    .filter((round) => round.playerId === session.playerId && isAt(round, session))
    .reverse()
}

/** Also one that has left memory. */
async function roundNamed(betting: Betting, session: Session, slip: string): Promise<Round | null> {
  const known = roundsOf(betting, session).find((round) => round.slip === slip)
  if (known || session.token === null) return known ?? null
  const kept = await betting.book.find(session.playerId, slip)
  return kept && isAt(kept, session) ? kept : null
}

function readStake(rawStake: unknown): bigint | PlayWhy {
  const amount = typeof rawStake === 'string' ? parseAmount(rawStake, 'NGN') : null
  if (!amount) return 'bad-bet'
  if (amount.minor < LIMITS.minMinor) return 'below-limit'
  return amount.minor > LIMITS.maxMinor ? 'above-limit' : amount.minor
}

/** Why this bet cannot even be asked for, or the bet. Waits for nothing, so that two taps cannot both pass. */
function readBet(
  betting: Betting,
  session: Session,
  game: SealedGame,
  { request, seed }: { request: OpenRequest; seed: string },
): Bet<unknown> | PlayWhy {
  if (roundsOf(betting, session).some(isUnfinished)) return 'unfinished'
  const stake = readStake(request.stake)
  if (typeof stake === 'string') return stake
  if (!isPlayerWords(request.words)) return 'bad-bet'
  if (request.freeSpins !== undefined) return readFree(betting, session, game, { request, stake, seed })
  const bet = game.readBet(request.wish, stake)
  if (!bet || bet.costMinor <= 0n) return 'bad-bet'
  // A bet that costs many stakes (chips on a table, a bought feature) has the same bound as one large stake.
  if (bet.costMinor > LIMITS.maxMinor * 10n) return 'above-limit'
  if (request.commitment !== commitmentTo(seed)) return 'new-seed'
  return isShortOfChips(betting, session, bet.costMinor) ? 'funds' : bet
}

/** The free spins that this game can play: its stake divides what each of them is worth, and they buy nothing dearer. */
export function freeSpinsOf(betting: Betting, session: Session, game: SealedGame) {
  if (!betting.playsFreeSpins(session)) return null
  const fits = ({ minor }: FreeSpinsTold) =>
    minor >= LIMITS.minMinor && minor <= LIMITS.maxMinor && game.readBet(null, minor)?.costMinor === minor
  return betting.sessions.freeSpins(session.playerId).find(fits) ?? null
}

/** Costs nothing, and counts as its worth. The wallet has the last word on whether one is left. */
function readFree(
  betting: Betting,
  session: Session,
  game: SealedGame,
  { request, stake, seed }: { request: OpenRequest; stake: bigint; seed: string },
): Bet<unknown> | PlayWhy {
  const spins = freeSpinsOf(betting, session, game)
  if (!spins || spins.id !== request.freeSpins || spins.minor !== stake) return 'bad-bet'
  if (request.commitment !== commitmentTo(seed)) return 'new-seed'
  return { ...game.readBet(null, stake)!, costMinor: 0n }
}

function isShortOfChips(betting: Betting, session: Session, minor: bigint): boolean {
  return session.token === null && (betting.sessions.balance(session.playerId) ?? 0n) < minor
}

export async function open(betting: Betting, session: Session, request: OpenRequest): Promise<Done> {
  const game = betting.gameOf(session)
  if (!game) return no('refused')
  // The same id again is the same round: the page asks so when an answer was lost on the way.
  const kept = await roundNamed(betting, session, request.id)
  const seed = await betting.seeds.next(session)
  const known = roundsOf(betting, session).find(({ slip }) => slip === request.id) ?? kept
  if (known) return ['over', 'live'].includes(phaseOf(known)) ? { ok: true, row: known } : again(known)
  const bet = readBet(betting, session, game, { request, seed })
  if (typeof bet === 'string')
    return no(bet, bet === 'unfinished' ? (roundsOf(betting, session).find(isUnfinished) ?? null) : null)
  betting.seeds.take(session, seed)
  const { id: slip, words, freeSpins } = request
  const started = { key: randomUUID(), slip, nowMs: betting.clock.now(), seed, words, freeSpins }
  return begin(betting, game, newRound(started, session, bet), bet)
}

const always = () => true

async function begin(betting: Betting, game: SealedGame, round: Round, bet: Bet<unknown>): Promise<Done> {
  const { settlement } = betting
  // Kept before the wallet hears of it: a kill during the call leaves a round that is cancelled at the next start.
  await settlement.save(round)
  const { why, told } = await settlement.take(round, 0, {
    isTime: always,
    yes(row) {
      const chance = dealChance(row.seed, row.words, [])
      return stepped(betting, row, game.open(bet, chance), chance.ranges)
    },
    no: (row, said) => ({ ...row, why: whyOf(said) }),
  })
  if (round.freeSpins !== undefined) betting.sessions.useFreeSpin(round.playerId, round.freeSpins)
  return why ? no(whyOf(why), settlement.get(round.key) ?? round) : shownWhen(betting, round, told)
}

function again(row: Round): Done {
  return no(phaseOf(row) === 'asked' ? 'busy' : (row.why ?? 'refused'), row)
}

/** What a step came to. */
function stepped({ clock }: Betting, row: Round, step: Step<unknown>, ranges: readonly number[]): Round {
  const played = { ...row, state: step.state, ranges, touchedMs: clock.now(), why: null }
  return step.isOver ? decided(played, step.winMinor) : played
}

async function patiently(clock: Clock, told: Promise<void>): Promise<void> {
  let cancel = () => {}
  const patience = new Promise<void>((resolve) => (cancel = clock.after(PATIENCE_MS, resolve)))
  await Promise.race([told, patience])
  cancel()
}

function played(betting: Betting, game: SealedGame, row: Round, move: unknown): Round {
  const chance = dealChance(row.seed, row.words, row.ranges)
  const step = game.move(row.state, move, betOf(row), chance)
  return stepped(betting, { ...row, step: row.step + 1 }, step, chance.ranges)
}

export async function move(betting: Betting, session: Session, request: MoveRequest): Promise<Done> {
  const game = betting.gameOf(session)
  const kept = await roundNamed(betting, session, request.id)
  const row = kept && (betting.settlement.get(kept.key) ?? kept)
  if (!game || !row) return no('bad-move')
  // A second tap, or an answer that was lost: where the round is now, and nothing moves.
  const phase = phaseOf(row)
  if (phase === 'over' || (phase === 'live' && request.step < row.step)) return { ok: true, row }
  if (isAsking(row)) return no('busy', row)
  if (phase !== 'live' || request.step !== row.step) return no('bad-move', row)
  const read = game.readMove(row.state, request.move, betOf(row))
  if (!read) return no('bad-move', row)
  if (read.moreMinor > 0n) return moveFor(betting, session, { row, game, ...read })
  const { kept: written, told } = betting.settlement.settle(played(betting, game, row, read.move))
  await written
  return shownWhen(betting, row, told)
}

async function shownWhen({ settlement, clock }: Betting, row: Round, told: Promise<void>): Promise<Done> {
  await patiently(clock, told)
  return { ok: true, row: settlement.get(row.key) ?? row }
}

interface DearMove {
  readonly row: Round
  readonly game: SealedGame
  readonly move: unknown
  readonly moreMinor: bigint
}

/** A move that costs more. Not taken: the round stays as it was, and the player decides anew. */
async function moveFor(
  betting: Betting,
  session: Session,
  { row, game, move: selection, moreMinor }: DearMove,
): Promise<Done> {
  const { settlement } = betting
  if (isShortOfChips(betting, session, moreMinor)) return no('funds', row)
  // Said under the session of now: the one that opened the round may be over.
  const { token, currency } = session
  const asked = further({ ...row, token, currency }, moreMinor)
  await settlement.save(asked)
  const yes = (paid: Round) => played(betting, game, paid, selection)
  const { why, told } = await settlement.take(asked, row.stakes.length, { isTime: always, yes })
  return why === null ? shownWhen(betting, row, told) : no(whyOf(why), settlement.get(row.key) ?? asked)
}

/** Ends a round by the game's rules for somebody who never came back. */
export function leave(betting: Betting, row: Round): Promise<void> {
  const game = betting.gameOf(row)
  // The game is gone from the catalogue: nobody can end the round, so every stake goes back.
  if (!game) return betting.settlement.settle({ ...voided(row), why: 'void' }).told
  let left: Round = { ...row, wasLeft: true }
  while (phaseOf(left) === 'live') left = played(betting, game, left, game.leave(left.state))
  return betting.settlement.settle(left).told
}
