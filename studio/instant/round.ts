/** A round of an instant game: the studio's own row, what it owes to the wallet, and what its player sees of it. */
import type { SpokenAsk } from '@uwanja/providers/games/speaker'
import type { PlayPhase, PlayRound, PlayWhy } from '@uwanja/contract/studio/play'
import type { Place } from '../players/sessions.ts'
import { commitmentTo } from '../luck/chance.ts'
import type { Bet, SealedGame } from './engine.ts'

/** asked: the wallet has not answered. taken: it counts. returning: it goes back, and the wallet has yet to hear so. */
export interface TakenStake {
  readonly minor: string
  readonly state: 'asked' | 'taken' | 'returning' | 'returned' | 'refused'
}

/** A row of the book of rounds. Every transaction id is made from `key`, so each obligation has one for ever. */
export interface RoundRow extends Place {
  /** Its place in the ring of remembered rounds. */
  readonly id: string
  readonly order: number
  readonly key: string
  /** The id that the page chose; only together with the player does it mean a round. */
  readonly round: string
  readonly playerId: string
  /** The wallet's private token; null for practice chips, which no wallet hears of. */
  readonly token: string | null
  readonly currency: string | null
  readonly startedMs: number
  readonly touchedMs: number
  readonly seed: string
  readonly words: string
  readonly ranges: readonly number[]
  readonly phase: PlayPhase
  readonly why: PlayWhy | null
  readonly stakeMinor: string
  readonly wish: unknown
  /** The first is the bet, later ones are what moves cost. */
  readonly stakes: readonly TakenStake[]
  readonly state: unknown
  readonly winMinor: string | null
  readonly step: number
  readonly wasLeft: boolean
  /** The wallet has answered the win, or the zero win that closes the round. */
  readonly winTold: boolean
  readonly disputed: string | null
}

/** Something that the wallet has yet to hear. */
export interface Debt {
  readonly id: string
  readonly row: RoundRow
  /** Which stake goes back; null: the win. */
  readonly stake: number | null
}

export function debtsOf(row: RoundRow): Debt[] {
  if (row.token === null) return []
  const returns = row.stakes.flatMap(({ state }, stake) =>
    state === 'returning' ? [{ id: `${row.key}-cancel-${String(stake)}`, row, stake }] : [],
  )
  const isWinOwed = row.phase === 'over' && !row.winTold
  return isWinOwed ? [...returns, { id: `${row.key}-win`, row, stake: null }] : returns
}

/** Nothing more will happen to it. */
export function isDone(row: RoundRow): boolean {
  return row.phase !== 'asked' && row.phase !== 'live' && debtsOf(row).length === 0
}

export function isUnfinished(row: RoundRow): boolean {
  return row.phase === 'asked' || row.phase === 'live'
}

type Money = Pick<Extract<SpokenAsk, { ask: 'rollback' }>, 'token' | 'round' | 'gameId' | 'minor' | 'currency'>

function money(row: RoundRow, minor: string): Money {
  if (row.token === null || row.currency === null) throw new Error('practice chips never reach a wallet')
  return { token: row.token, round: row.key, gameId: row.gameId, minor: BigInt(minor), currency: row.currency }
}

const betKey = (row: RoundRow, stake: number) => `${row.key}-bet-${String(stake)}`

export function betCall(row: RoundRow, stake: number): SpokenAsk {
  return { ask: 'bet', key: betKey(row, stake), ...money(row, row.stakes[stake]!.minor) }
}

export function debtCall({ id, row, stake }: Debt): SpokenAsk {
  if (stake === null) return { ask: 'win', key: id, ...money(row, row.winMinor ?? '0') }
  return { ask: 'rollback', key: id, betKey: betKey(row, stake), ...money(row, row.stakes[stake]!.minor) }
}

export function withStake(row: RoundRow, stake: number, state: TakenStake['state']): RoundRow {
  return { ...row, stakes: row.stakes.map((taken, index) => (index === stake ? { ...taken, state } : taken)) }
}

export function betOf(row: RoundRow): Bet<unknown> {
  return { wish: row.wish, stakeMinor: BigInt(row.stakeMinor), costMinor: BigInt(row.stakes[0]!.minor) }
}

function costOf(row: RoundRow): bigint {
  const counts = row.stakes.filter(({ state }) => state === 'asked' || state === 'taken')
  return counts.reduce((sum, { minor }) => sum + BigInt(minor), 0n)
}

/** What its player may see at this moment: the seed only when the round is over. */
export function roundView(row: RoundRow, game: SealedGame | null): PlayRound {
  const { startedMs, phase, stakeMinor, why, step, wasLeft, wish, disputed, words, ranges } = row
  return {
    id: row.round,
    startedMs,
    phase,
    stakeMinor,
    costMinor: costOf(row).toString(),
    winMinor: phase === 'over' ? row.winMinor : null,
    why,
    step,
    wasLeft,
    wish,
    view: row.state === null || game === null ? null : game.view(row.state, betOf(row)),
    settled: isDone(row),
    disputed,
    proof: { commitment: commitmentTo(row.seed), words, seed: phase === 'over' ? row.seed : null, ranges },
  }
}
