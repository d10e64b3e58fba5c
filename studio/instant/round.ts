/** A round of an instant game: a bet with the game's own state, and what its player sees of it. */
import { isDone, newBet, stakedMinor, stateOf } from '@uwanja/bets/bet'
import type { PlayPhase, PlayRound, PlayWhy } from '@uwanja/contract/studio/play'
import type { StudioBet } from '../books/books.ts'
import { commitmentTo } from '../luck/chance.ts'
import type { Session } from '../players/sessions.ts'
import type { Bet, SealedGame } from './engine.ts'

export interface Round extends StudioBet {
  readonly startedMs: number
  readonly touchedMs: number
  readonly seed: string
  readonly words: string
  readonly ranges: readonly number[]
  readonly why: PlayWhy | null
  readonly stakeMinor: string
  readonly wish: unknown
  readonly state: unknown
  readonly step: number
  readonly wasLeft: boolean
}

export interface Started {
  readonly key: string
  readonly freeSpins: string | undefined
  readonly slip: string
  readonly nowMs: number
  readonly seed: string
  readonly words: string
}

export function newRound(
  { key, slip, nowMs, seed, words, freeSpins }: Started,
  session: Session,
  bet: Bet<unknown>,
): Round {
  const { company, gameId, playerId, token, currency } = session
  return {
    ...newBet(key, bet.costMinor),
    ...(freeSpins === undefined ? {} : { freeSpins }),
    company,
    gameId,
    playerId,
    slip,
    token,
    currency,
    seed,
    words,
    startedMs: nowMs,
    touchedMs: nowMs,
    ranges: [],
    why: null,
    stakeMinor: bet.stakeMinor.toString(),
    wish: bet.wish,
    state: null,
    step: 0,
    wasLeft: false,
  }
}

export function phaseOf(round: Round): PlayPhase {
  const state = stateOf(round)
  return state === 'won' || state === 'lost' ? 'over' : state
}

export function isUnfinished(round: Round): boolean {
  const phase = phaseOf(round)
  return phase === 'asked' || phase === 'live'
}

export function betOf({ wish: selection, stakeMinor, stakes }: Round): Bet<unknown> {
  return { wish: selection, stakeMinor: BigInt(stakeMinor), costMinor: BigInt(stakes[0]!.minor) }
}

/** What its player may see at this moment: the seed only when the round is over. */
export function roundView(round: Round, game: SealedGame | null): PlayRound {
  const { slip: id, startedMs, stakeMinor, why, step, wasLeft, wish: selection, disputed, words, ranges } = round
  const phase = phaseOf(round)
  return {
    id,
    startedMs,
    phase,
    stakeMinor,
    costMinor: stakedMinor(round).toString(),
    winMinor: round.wonMinor,
    why,
    step,
    wasLeft,
    wish: selection,
    settled: isDone(round),
    disputed,
    view: round.state === null || game === null ? null : game.view(round.state, betOf(round)),
    proof: { commitment: commitmentTo(round.seed), words, seed: phase === 'over' ? round.seed : null, ranges },
  }
}
