/** Playing by itself: for so many rounds, and until so much is lost. Pure. */

export interface AutoPlay {
  readonly left: number
  /** What the balance was when it began, and how far below that it stops; null: no such stop. */
  readonly fromMinor: bigint
  readonly stopLossMinor: bigint | null
  /** The round in which it staked last. */
  readonly round: number
}

export const ROUNDS = [5, 10, 25, 50] as const

/** Is there another stake to place? Before the first, or when the last bet is decided. */
export function goesOn(auto: AutoPlay, balanceMinor: bigint | null): boolean {
  if (auto.left <= 0 || balanceMinor === null) return false
  return auto.stopLossMinor === null || auto.fromMinor - balanceMinor < auto.stopLossMinor
}
