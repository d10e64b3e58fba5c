/** Stakes: the studio's own rows, and what each owes to the wallet. */
import type { SpokenAsk } from '@uwanja/providers/games/speaker'
import type { MyStake, PlayerLine, Slot, StakeState, StakeWhy } from '@uwanja/contract/studio/zeppelin'

const GAME_ID = '7001'
export const PLACE = { company: 'betsolutions', gameId: GAME_ID } as const

/** A row of the book of stakes. Its id is random, and every transaction id is made from it, so each obligation has one. */
export interface Stake {
  readonly id: string
  readonly round: number
  readonly playerId: string
  /** Masked already. */
  readonly name: string
  /** The wallet's private token; null for practice chips, which no wallet hears of. */
  readonly token: string | null
  readonly currency: string | null
  readonly stakeMinor: string
  readonly auto: number | null
  /** Absent in rows from before there were two: the first. */
  readonly slot?: Slot
  readonly state: StakeState
  readonly cashOut: number | null
  readonly wonMinor: string | null
  readonly why: StakeWhy | null
  readonly settled: boolean
  readonly disputed: string | null
}

/**
 * To the wallet a round is one stake and its outcome, so the stake's id is in it: a second stake in the same flight,
 * after the first went back, can never be mistaken for the first.
 */
const walletRound = (stake: Stake) => `${String(stake.round)}-${stake.id}`

type Money = Pick<Extract<SpokenAsk, { ask: 'rollback' }>, 'token' | 'round' | 'gameId' | 'minor' | 'currency'>

function money(stake: Stake, minor: bigint): Money {
  if (stake.token === null || stake.currency === null) throw new Error('practice chips never reach a wallet')
  return { token: stake.token, round: walletRound(stake), gameId: GAME_ID, minor, currency: stake.currency }
}

export function betCall(stake: Stake): SpokenAsk {
  return { ask: 'bet', key: `${stake.id}-bet`, ...money(stake, BigInt(stake.stakeMinor)) }
}

/** What the wallet has yet to hear of a decided stake: a win, a win of zero that closes the round, or a cancellation. */
export function owedCall(stake: Stake): SpokenAsk | null {
  if (stake.settled || stake.token === null) return null
  switch (stake.state) {
    case 'won':
      return { ask: 'win', key: `${stake.id}-win`, ...money(stake, BigInt(stake.wonMinor ?? '0')) }
    case 'lost':
      return { ask: 'win', key: `${stake.id}-win`, ...money(stake, 0n) }
    case 'returning': {
      const minor = BigInt(stake.stakeMinor)
      return { ask: 'rollback', key: `${stake.id}-cancel`, betKey: `${stake.id}-bet`, ...money(stake, minor) }
    }
    default:
      return null
  }
}

export const slotOf = ({ slot }: Pick<Stake, 'slot'>): Slot => slot ?? 0

export function myStake(stake: Stake): MyStake {
  const { id, round, state, stakeMinor, auto, cashOut, wonMinor, why, settled, disputed } = stake
  return { id, slot: slotOf(stake), round, state, stakeMinor, auto, cashOut, wonMinor, why, settled, disputed }
}

export function playerLine(stake: Stake): PlayerLine {
  const { id, name, currency, stakeMinor, cashOut, wonMinor } = stake
  return { id, name, currency, stakeMinor, cashOut, wonMinor }
}

/** Does it stand in this flight's list of players? */
export function isInFlight(stake: Stake): boolean {
  return stake.state === 'live' || stake.state === 'won' || stake.state === 'lost'
}
