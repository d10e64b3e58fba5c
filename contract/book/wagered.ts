/**
 * How much of a bet counts towards wagering once its result is known: the part of the stake that a result settled at odds of 1.50
 * or more. What came back, was cashed out or is open counts nothing. Pure.
 */
import type { Slip, Settlement } from './slip.ts'

/** In thousandths. */
export const LEAST_COUNTED = 1_500

/** The price with which a leg counts in a line: 1 where it is void. */
function countedOdds({ legs }: Slip, settlement: Settlement): number[] {
  return legs.map(({ odds }, at) => {
    const told = settlement.legs.find((one) => one.leg === at && one.pick === undefined)
    return told?.v === '1' ? 1 : (told?.odds ?? odds) / 1_000
  })
}

/** So many of the lines have odds that count; each choice of the open legs beside all bankers is one. */
function countedLines(slip: Slip, odds: readonly number[]): number {
  const bankers = slip.legs.reduce((product, leg, at) => (leg.is_banker ? product * odds[at]! : product), 1)
  const open = odds.filter((_one, at) => !slip.legs[at]!.is_banker)
  const sizes = new Set(slip.sizes)
  let lines = 0
  const go = (at: number, taken: number, product: number): void => {
    if (at === open.length) {
      if (sizes.has(taken) && Math.round(product * 1_000) >= LEAST_COUNTED) lines++
      return
    }
    go(at + 1, taken + 1, product * open[at]!)
    go(at + 1, taken, product)
  }
  go(0, 0, bankers)
  return lines
}

/** @returns minor units, rounded down. A flex has one price for all its legs. */
export function countedStake(slip: Slip, settlement: Settlement): bigint {
  const { outcome, worth } = settlement
  if (outcome !== 'won' && outcome !== 'lost') return 0n
  const settled = BigInt(worth.open)
  if (slip.kind === 'flex') return (slip.price ?? 0) >= LEAST_COUNTED ? settled : 0n
  return (settled * BigInt(countedLines(slip, countedOdds(slip, settlement)))) / BigInt(slip.lines)
}
