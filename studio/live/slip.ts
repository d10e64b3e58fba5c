/** A slip: all that a player staked with one tap, the studio's own row of it, and what it owes to the wallet. */
import type { SpokenAsk } from '@uwanja/providers/games/speaker'
import type { LiveBet, LiveWhy, SeatLine, SlipState, SlipView } from '@uwanja/contract/studio/live'
import type { Place } from '../players/sessions.ts'

export interface Slip extends Place {
  /** Its place in the book, free again when all is told. */
  readonly id: string
  /** Random; every transaction id is made from it, so each obligation has one for ever. */
  readonly key: string
  readonly round: number
  readonly playerId: string
  /** Masked already. */
  readonly name: string
  /** The wallet's private token; null for practice chips, which no wallet hears of. */
  readonly token: string | null
  readonly currency: string | null
  readonly bets: readonly LiveBet[]
  readonly stakeMinor: string
  readonly moves: readonly string[]
  /** The key of the slip whose hand this second stake belongs to. */
  readonly of: string | null
  readonly state: SlipState
  readonly wonMinor: string | null
  readonly why: LiveWhy | null
  readonly settled: boolean
  readonly disputed: string | null
}

type Money = Pick<Extract<SpokenAsk, { ask: 'rollback' }>, 'token' | 'round' | 'gameId' | 'minor' | 'currency'>

/** To the wallet a slip is a round of its own: one stake and its outcome. */
function money({ token, currency, key, gameId }: Slip, minor: bigint): Money {
  if (token === null || currency === null) throw new Error('practice chips never reach a wallet')
  return { token, round: key, gameId, minor, currency }
}

export function betCall(slip: Slip): SpokenAsk {
  return { ask: 'bet', key: `${slip.key}-bet`, ...money(slip, BigInt(slip.stakeMinor)) }
}

/** What the wallet has yet to hear of a decided slip: a win, a win of zero that closes the round, or a cancellation. */
export function owedCall(slip: Slip): SpokenAsk | null {
  if (slip.settled || slip.token === null) return null
  if (slip.state === 'won' || slip.state === 'lost') {
    return { ask: 'win', key: `${slip.key}-win`, ...money(slip, BigInt(slip.wonMinor ?? '0')) }
  }
  if (slip.state !== 'returning') return null
  const minor = BigInt(slip.stakeMinor)
  return { ask: 'rollback', key: `${slip.key}-cancel`, betKey: `${slip.key}-bet`, ...money(slip, minor) }
}

export function slipView({ key, round, bets, stakeMinor, moves, of, ...slip }: Slip): SlipView {
  const { state, wonMinor, why, settled, disputed } = slip
  return { id: key, round, bets, stakeMinor, moves, of, state, wonMinor, why, settled, disputed }
}

/** Does it count in its round? */
export function isIn(slip: Slip): boolean {
  return slip.state === 'live' || slip.state === 'won' || slip.state === 'lost'
}

export function seatLine({ key, name, currency, stakeMinor, wonMinor, state }: Slip): SeatLine {
  return { id: key, name, currency, stakeMinor, wonMinor: state === 'lost' ? '0' : wonMinor }
}
