/** What effects that look at bets know of one: its slip, its settlement, and how its legs ended. Pure. */
import type { Settlement, SettledLeg, Slip } from '@uwanja/contract/book/slip'

export interface DecidedBet {
  readonly slip: Slip
  readonly settlement: Settlement
  /** What of its stake was cash. */
  readonly cashMinor: bigint
}

/** Of a leg as a whole; a leg of several picks says beside it how each of them ended. */
const isWhole = ({ pick }: SettledLeg): boolean => pick === undefined
const isVoid = ({ v }: SettledLeg): boolean => v === '1'

/** The price as whole thousandths. */
export const thousandths = (price: string): number => Math.round(Number(price) * 1_000)

/** The legs that count; null while one of them is undecided. Void ones do not count. */
export function countedLegs({ slip, settlement }: Pick<DecidedBet, 'slip' | 'settlement'>): SettledLeg[] | null {
  const ends = settlement.legs.filter(isWhole)
  return ends.length < slip.legs.length ? null : ends.filter((end) => !isVoid(end))
}
