/** A bet at a shared table: all that a player staked with one tap at a shared table, and what is seen of it. */
import { isDone, newBet, stateOf } from '@uwanja/bets/bet'
import type { LiveBet, LiveWhy, SeatLine, TableBetView } from '@uwanja/contract/studio/live'
import type { StudioBet } from '../books/books.ts'
import type { Session } from '../players/sessions.ts'

export interface TableBet extends StudioBet {
  readonly round: number
  /** Masked already. */
  readonly name: string
  readonly bets: readonly LiveBet[]
  readonly moves: readonly string[]
  /** The key of the bet whose hand this second stake belongs to. */
  readonly of: string | null
  readonly why: LiveWhy | null
}

export const sumOf = (bets: readonly LiveBet[]): bigint => bets.reduce((sum, { minor }) => sum + BigInt(minor), 0n)

export function newTableBet(
  { key, round, of }: Pick<TableBet, 'key' | 'round' | 'of'>,
  session: Session,
  bets: readonly LiveBet[],
): TableBet {
  const { company, gameId, playerId, name, token, currency } = session
  const whose = { company, gameId, playerId, name, token, currency }
  return { ...newBet(key, sumOf(bets)), slip: key, ...whose, round, bets, moves: [], of, why: null }
}

export function tableBetView(tableBet: TableBet): TableBetView {
  const { key, round, bets, stakes, moves, of, wonMinor, why, disputed } = tableBet
  return {
    id: key,
    round,
    bets,
    stakeMinor: stakes[0]!.minor,
    moves,
    of,
    state: stateOf(tableBet),
    wonMinor,
    why,
    settled: isDone(tableBet),
    disputed,
  }
}

export function seatLine({ key, name, currency, stakes, wonMinor }: TableBet): SeatLine {
  return { id: key, name, currency, stakeMinor: stakes[0]!.minor, wonMinor }
}
