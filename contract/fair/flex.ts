/**
 * Flex: a multiple of which one or two legs may fail, at one price that is struck when the bet is accepted. A void leg leaves,
 * what may fail stays, and the price is struck anew from the chances that were frozen then.
 */
import type { LadderName } from './ladder.ts'
import { onLadder } from './ladder.ts'
import type { Odds } from './leg.ts'

export const FLEX = { leastLegs: 4, mostLegs: 15, leastLeft: 3 } as const
export type MayFail = 1 | 2

/** What the book takes on top of a price that joins several legs: 6 % for two, two points more a leg, at most 16 %. */
export function joinedMargin(legs: number): number {
  return Math.min(0.06 + 0.02 * (legs - 2), 0.16)
}

/** That at least `wanted` of independent legs are right (the Poisson binomial, summed leg by leg). */
export function atLeast(chances: readonly number[], wanted: number): number {
  let byCount = [1]
  for (const chance of chances) {
    const next = Array.from({ length: byCount.length + 1 }, () => 0)
    byCount.forEach((sum, count) => {
      next[count]! += sum * (1 - chance)
      next[count + 1]! += sum * chance
    })
    byCount = next
  }
  return byCount.slice(Math.max(0, wanted)).reduce((sum, one) => sum + one, 0)
}

/** The one price of a flex; null when it would be too low to offer. */
export function flexOdds(chances: readonly number[], mayFail: MayFail, ladder: LadderName = 'common'): Odds | null {
  const right = atLeast(chances, chances.length - mayFail)
  return right > 0 ? onLadder(1 / (right * (1 + joinedMargin(chances.length))), ladder) : null
}

export type FlexEnd = { readonly status: 'won'; readonly odds: Odds } | { readonly status: 'lost' | 'void' }

/**
 * How a flex ended. `results` are those of its legs in order; with fewer than three legs left, or a price that can no longer be
 * offered, the bet is void.
 */
export function flexEnd(
  chances: readonly number[],
  results: readonly ('right' | 'wrong' | 'void')[],
  mayFail: MayFail,
  { struck, ladder = 'common' }: { struck: Odds; ladder?: LadderName },
): FlexEnd {
  const left = chances.filter((_, at) => results[at] !== 'void')
  if (left.length < FLEX.leastLeft) return { status: 'void' }
  const odds = left.length === chances.length ? struck : flexOdds(left, mayFail, ladder)
  if (odds === null) return { status: 'void' }
  const wrong = results.filter((one) => one === 'wrong').length
  return wrong <= mayFail ? { status: 'won', odds } : { status: 'lost' }
}
