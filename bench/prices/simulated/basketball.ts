/** Basketball played quarter by quarter: sum and margin are drawn apart, and again until they fit each other. */
import type { Facts, PeriodFacts } from '@uwanja/book/markets/settle'
import type { Strength } from '@uwanja/book/pricing/football/intensity'
import type { Random } from './draws.ts'
import { wholeNormal } from './draws.ts'

type Pair = readonly [home: number, away: number]
const over = (score: Pair): PeriodFacts => ({ score, isOver: true })
const added = (scores: readonly Pair[]): Pair =>
  scores.reduce<Pair>(([home, away], one) => [home + one[0], away + one[1]], [0, 0])

/** Of a whole match, in points; of a quarter the half, of five minutes of overtime by the root of their share. */
const [TOTAL_SPREAD, MARGIN_SPREAD] = [17.5, 12.5]
const OVERTIME = 5 / 48
const MOST_IN_OVERTIME = 10

function quarter({ total, supremacy }: Strength, random: Random): Pair {
  for (;;) {
    const sum = wholeNormal(total / 4, TOTAL_SPREAD / 2, random)
    const margin = wholeNormal(supremacy / 4, MARGIN_SPREAD / 2, random)
    if ((sum + margin) % 2 === 0 && Math.abs(margin) <= sum) return [(sum + margin) / 2, (sum - margin) / 2]
  }
}

/** What five minutes add to both, and who wins them. */
function overtime({ total, supremacy }: Strength, random: Random): Pair {
  const each = Math.round((total * OVERTIME) / 2)
  for (;;) {
    const by = wholeNormal(supremacy * OVERTIME, MARGIN_SPREAD * Math.sqrt(OVERTIME), random)
    if (by !== 0 && Math.abs(by) <= MOST_IN_OVERTIME) return [each + Math.max(by, 0), each + Math.max(-by, 0)]
  }
}

function playedBy(strength: Strength, random: Random): Facts {
  const quarters = [1, 2, 3, 4].map(() => quarter(strength, random))
  const [home, away] = added(quarters)
  const whole = home === away ? added([[home, away], overtime(strength, random)]) : ([home, away] as const)
  return {
    periods: {
      ...Object.fromEntries(quarters.map((score, at) => [`points.quarter.${String(at + 1)}`, over(score)])),
      'points.1h': over(added(quarters.slice(0, 2))),
      'points.match': over(whole),
    },
  }
}

export const basketballOf =
  (strength: Strength, random: Random): (() => Facts) =>
  () =>
    playedBy(strength, random)
