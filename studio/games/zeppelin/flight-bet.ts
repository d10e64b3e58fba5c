/** A bet on a flight: what the studio keeps of it, and what its player and the others see. */
import { isDone, isIn, newBet, stateOf } from '@uwanja/bets/bet'
import type { MyStake, PlayerLine, Slot, StakeWhy } from '@uwanja/contract/studio/zeppelin'
import type { StudioBet } from '../../books/books.ts'
import type { Session } from '../../players/sessions.ts'

export const PLACE = { company: 'betsolutions', gameId: '7001' } as const

export interface FlightBet extends StudioBet {
  readonly round: number
  /** Masked already. */
  readonly name: string
  readonly auto: number | null
  readonly slot: Slot
  readonly cashOut: number | null
  readonly why: StakeWhy | null
}

/** What a player wants to stake, in which of their two slots. */
export interface Selection {
  readonly minor: bigint
  readonly auto: number | null
  readonly slot: Slot
}

export function newFlightBet(
  key: string,
  round: number,
  session: Session,
  { minor, auto, slot }: Selection,
): FlightBet {
  const { playerId, name, token, currency } = session
  return {
    ...newBet(key, minor),
    ...PLACE,
    slip: key,
    round,
    playerId,
    name,
    token,
    currency,
    auto,
    slot,
    cashOut: null,
    why: null,
  }
}

/** A second bet in the same flight, after the first went back, can never be mistaken for the first: its key is in its round's name. */
export const walletRound = ({ round, key }: FlightBet): string => `${String(round)}-${key}`

const wonMinor = (bet: FlightBet): string | null => (stateOf(bet) === 'won' ? bet.wonMinor : null)

export function myStake(bet: FlightBet): MyStake {
  const { key, slot, round, stakes, auto, cashOut, why, disputed } = bet
  return {
    id: key,
    slot,
    round,
    state: stateOf(bet),
    stakeMinor: stakes[0]!.minor,
    auto,
    cashOut,
    wonMinor: wonMinor(bet),
    why,
    settled: isDone(bet),
    disputed,
  }
}

export function playerLine(bet: FlightBet): PlayerLine {
  const { key, name, currency, stakes, cashOut } = bet
  return { id: key, name, currency, stakeMinor: stakes[0]!.minor, cashOut, wonMinor: wonMinor(bet) }
}

/** Does it stand in this flight's list of players? */
export const isInFlight = isIn
