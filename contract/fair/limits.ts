/** The most that may be staked on a line, by one formula that the slip shows before the tap. */

export interface Limit {
  /** What one bet of this tier and market group may win, in minor units. */
  readonly limit: bigint
  /** Of the player's class and of the time to the start, as hundredths: 100 is no change. */
  readonly playerFactor: number
  readonly timeFactor: number
}

/** However low the odds are, nobody stakes more than so many times what they may win. */
const MOST_TIMES_LIMIT = 10n

function scaled(value: bigint, { playerFactor, timeFactor }: Limit): bigint {
  return (value * BigInt(playerFactor) * BigInt(timeFactor)) / 10_000n
}

/**
 * `limit / (odds - 1) x player factor x time factor`, floored. Odds in thousandths, one for each leg: of several legs the odds
 * are their product and the limit the least of theirs. A system counts each of its lines.
 */
export function mostStake(odds: readonly number[], limits: readonly Limit[]): bigint {
  const least = limits.reduce((low, one) => (scaled(one.limit, one) < scaled(low.limit, low) ? one : low))
  const product = odds.reduce((all, one) => all * BigInt(one), 1n)
  const whole = 1000n ** BigInt(odds.length)
  if (product <= whole) throw new RangeError('odds that win nothing have no limit')
  const stake = scaled((least.limit * whole) / (product - whole), least)
  const most = least.limit * MOST_TIMES_LIMIT
  return stake < most ? stake : most
}
