/** What a round is worth in a cash race, and the points that follow. Pure; amounts are whole minor units. */

/** What a race counts: stakes, the best gross return of one round, wins in a row, or nothing but drops. */
export const RACE_COUNTS = ['volume', 'multiple', 'row', 'drops'] as const
export type RaceCounts = (typeof RACE_COUNTS)[number]

export interface PointRule {
  readonly counts: RaceCounts
  /** One point for each so many minor units that were staked; of `volume` alone. */
  readonly step: bigint
  readonly leastStake: bigint
}

/** A round of one player by what the books say of it. */
export interface PlayedRound {
  /** Stakes that stand, of the player's own money. */
  readonly staked: bigint
  /** All that came back as wins, before tax. */
  readonly returned: bigint
  readonly isClosed: boolean
  /** Of a bet: so much of its stake was settled at odds that count. Null: no bet. */
  readonly settled: bigint | null
}

/** Of a multiple: hundredths. */
const HUNDREDTHS = 100n

/** Null: it does not count. 0 counts where a row of wins ends. */
export function worthOf({ counts, leastStake }: PointRule, round: PlayedRound): bigint | null {
  const { staked, returned, isClosed, settled } = round
  const counted = settled ?? staked
  if (staked <= 0n || counted < leastStake) return null
  if (counts === 'volume') return counted
  if (counts === 'drops') return settled === null ? 1n : null
  // Of a bet that was void, cashed out or given back in part, what came back is no win.
  if (!isClosed && counts === 'multiple') return null
  if (settled !== null && settled !== staked) return null
  if (counts === 'multiple') return (returned * HUNDREDTHS) / staked
  return returned > staked ? 1n : 0n
}

/** @param worths Of the rounds that count, in the order in which they were staked. */
export function pointsOf({ counts, step }: PointRule, worths: readonly bigint[]): bigint {
  if (counts === 'volume') return worths.reduce((sum, one) => sum + one, 0n) / step
  if (counts === 'multiple') return worths.reduce((best, one) => (one > best ? one : best), 0n)
  if (counts === 'drops') return 0n
  let [best, row] = [0n, 0n]
  for (const one of worths) {
    row = one > 0n ? row + 1n : 0n
    if (row > best) best = row
  }
  return best
}
