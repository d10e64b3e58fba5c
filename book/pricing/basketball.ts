/**
 * Basketball: the margin and the sum of points of each quarter are normal and independent of each other (Stern, "A Brownian
 * motion model for the progress of sports scores", 1994), put onto whole points. A tie after four quarters goes into overtime.
 */
import type { Strength } from './football/intensity.ts'
import type { ScoreTable, Weighted } from './score-table.ts'
import { gathered, shifted } from './score-table.ts'

const QUARTERS = 4
/** Of a whole match, in points. */
const SPREAD = { margin: 12.5, total: 17.5 }
/** Beyond so many standard deviations nothing is counted: less than one in a million. */
const WIDTH = 5

function density(value: number, mean: number, spread: number): number {
  return Math.exp(-(((value - mean) / spread) ** 2) / 2)
}

/** Points of a part of the match: `share` of it is 1 for four quarters, 1/4 for one. */
export function pointsOf({ total, supremacy }: Strength, share: number): ScoreTable {
  if (share <= 0) return [{ home: 0, away: 0, chance: 1 }]
  const [meanTotal, meanMargin] = [total * share, supremacy * share]
  const [spreadTotal, spreadMargin] = [SPREAD.total * Math.sqrt(share), SPREAD.margin * Math.sqrt(share)]
  const cells: Weighted[] = []
  let all = 0
  const lowest = Math.max(0, Math.floor(meanTotal - WIDTH * spreadTotal))
  for (let sum = lowest; sum <= meanTotal + WIDTH * spreadTotal; sum++) {
    const bySum = density(sum, meanTotal, spreadTotal)
    const reach = Math.floor(WIDTH * spreadMargin)
    for (let margin = Math.round(meanMargin) - reach; margin <= meanMargin + reach; margin++) {
      // Sum and margin are both odd or both even, and no side has less than nothing.
      if ((sum + margin) % 2 !== 0 || Math.abs(margin) > sum) continue
      const chance = bySum * density(margin, meanMargin, spreadMargin)
      cells.push({ home: (sum + margin) / 2, away: (sum - margin) / 2, chance })
      all += chance
    }
  }
  // Whole points stand for a continuous law, so its values at them are made to sum to 1.
  return cells.map((cell) => ({ ...cell, chance: cell.chance / all }))
}

/** An overtime has five of forty-eight minutes; a tie in it is played on, which the winner's least margin stands for. */
const OVERTIME_SHARE = 5 / 48
const OVERTIME_MARGINS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** The final score of a match with overtime: ties are resolved, slightly in favour of the stronger side. */
export function withOvertime(regular: ScoreTable, strength: Strength): ScoreTable {
  const each = Math.round((strength.total * OVERTIME_SHARE) / 2)
  const spread = SPREAD.margin * Math.sqrt(OVERTIME_SHARE)
  const mean = strength.supremacy * OVERTIME_SHARE
  const margins = OVERTIME_MARGINS.flatMap((by) => [by, -by]).map((by) => ({ by, weight: density(by, mean, spread) }))
  const all = margins.reduce((sum, { weight }) => sum + weight, 0)
  return gathered(
    regular.flatMap((cell) => {
      if (cell.home !== cell.away) return [cell]
      return margins.map(({ by, weight }) => ({
        home: cell.home + each + Math.max(by, 0),
        away: cell.away + each + Math.max(-by, 0),
        chance: (cell.chance * weight) / all,
      }))
    }),
  )
}

/** Where a match stands: points so far by quarter, and the share of the quarter under way that is played. */
export interface BasketballStanding {
  readonly quarters: readonly (readonly [home: number, away: number])[]
  /** Of the last one named: 0 to 1. Earlier ones are over. */
  readonly played: number
}

export const TIP_OFF: BasketballStanding = { quarters: [], played: 0 }

/** One quarter's points, 1 to 4: known, under way, or to come. */
export function quarterPoints(
  strength: Strength,
  { quarters, played }: BasketballStanding,
  quarter: number,
): ScoreTable {
  const scored = quarters[quarter - 1] ?? [0, 0]
  const left = quarter < quarters.length ? 0 : quarter === quarters.length ? 1 - played : 1
  return shifted(pointsOf(strength, left / QUARTERS), ...scored)
}

/** Points of the first `upTo` quarters together: 2 is the first half, 4 regular time. */
export function pointsUpTo(strength: Strength, { quarters, played }: BasketballStanding, upTo: number): ScoreTable {
  const counted = quarters.slice(0, upTo)
  const done = quarters.length === 0 ? 0 : quarters.length - 1 + played
  const sum = counted.reduce<[number, number]>((all, [home, away]) => [all[0] + home, all[1] + away], [0, 0])
  return shifted(pointsOf(strength, Math.max(0, upTo - done) / QUARTERS), ...sum)
}
