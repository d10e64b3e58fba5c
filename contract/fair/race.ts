/** Places and prizes of a cash race: who is ahead, who shares, what is left. Pure and in whole minor units. */

export interface Racer {
  readonly player: string
  readonly points: bigint
  /** Has no place; those below move up. */
  readonly isExcluded?: boolean
}

export interface Placed {
  readonly player: string
  /** The best of the places that they share. */
  readonly place: number
  readonly points: bigint
  readonly prize: bigint
}

export interface RaceEnd {
  readonly placed: readonly Placed[]
  readonly paid: bigint
  /** Prizes that nobody won, and what does not divide: the operator's. */
  readonly left: bigint
}

/**
 * `prizes` are those of the first, second … place. Tied players share the sum of the prizes of their places, floored. Nobody
 * without a point has a prize. The tied stay in the order in which they came.
 */
export function raceEnd(racers: readonly Racer[], prizes: readonly bigint[]): RaceEnd {
  const running = racers
    .filter(({ isExcluded, points }) => !isExcluded && points > 0n)
    .sort((a, b) => (a.points === b.points ? 0 : a.points > b.points ? -1 : 1))
  const placed: Placed[] = []
  for (let at = 0; at < running.length;) {
    const tied = running.slice(at).findIndex(({ points }) => points !== running[at]!.points)
    const end = tied === -1 ? running.length : at + tied
    const sum = prizes.slice(at, end).reduce((all, prize) => all + prize, 0n)
    const prize = sum / BigInt(end - at)
    for (const { player, points } of running.slice(at, end)) placed.push({ player, place: at + 1, points, prize })
    at = end
  }
  const paid = placed.reduce((sum, { prize }) => sum + prize, 0n)
  return { placed, paid, left: prizes.reduce((sum, prize) => sum + prize, 0n) - paid }
}
