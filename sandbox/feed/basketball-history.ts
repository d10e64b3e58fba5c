/** A basketball match drawn at once from its seed: baskets on a time line of four quarters with breaks, and overtime after a tie. */
import type { FeedFacts, Pair } from '@uwanja/providers/feeds/feed'
import { chanceOf } from './chance.ts'
import { trueStrength } from './leagues.ts'
import type { Fixture } from './schedule.ts'

interface Basket {
  readonly at: number
  readonly side: 'home' | 'away'
  readonly points: number
  /** 1 to 4; overtime is 5 and more. */
  readonly quarter: number
}

export interface BasketballHistory {
  readonly baskets: readonly Basket[]
  /** End of each quarter, overtimes included, in seconds from the tip-off. */
  readonly quarterEnds: readonly number[]
  readonly expected: { readonly total: number; readonly supremacy: number }
}

/** A quarter's twelve minutes take twenty on the clock of a hall. */
const QUARTER_S = 20 * 60
const OVERTIME_S = 9 * 60
const BREAK_S = 3 * 60
const POINTS_PER_QUARTER = 20.5
const MOST_OVERTIMES = 6

function quarterOf(
  seed: string,
  quarter: number,
  from: number,
  lengthS: number,
  means: Readonly<Record<'home' | 'away', number>>,
): Basket[] {
  return (['home', 'away'] as const).flatMap((side) => {
    const chance = chanceOf(`${seed}:${String(quarter)}:${side}`)
    // A basket is worth two points on average.
    return Array.from({ length: chance.count(means[side] / 2) }, () => {
      const kind = chance.next()
      return {
        at: from + Math.floor(chance.next() * lengthS),
        side,
        points: kind < 0.22 ? 1 : kind < 0.78 ? 2 : 3,
        quarter,
      }
    })
  })
}

function pointsOf(baskets: readonly Basket[], counts: (basket: Basket) => boolean): Pair {
  const sum = (side: string): number =>
    baskets.reduce((all, basket) => all + (basket.side === side && counts(basket) ? basket.points : 0), 0)
  return [sum('home'), sum('away')]
}

export function basketballHistory({ id, league, home, away }: Fixture): BasketballHistory {
  const [one, other] = [trueStrength(league, home), trueStrength(league, away)]
  const edge = (one.attack - other.attack + one.defence - other.defence) * 2.2 + 0.8
  const means = { home: POINTS_PER_QUARTER + edge / 2, away: POINTS_PER_QUARTER - edge / 2 }
  const baskets: Basket[] = []
  const quarterEnds: number[] = []
  for (let quarter = 1, from = 0; quarter <= 4 + MOST_OVERTIMES; quarter++) {
    const isOvertime = quarter > 4
    const tied = pointsOf(baskets, () => true)
    if (isOvertime && tied[0] !== tied[1]) break
    const lengthS = isOvertime ? OVERTIME_S : QUARTER_S
    const share = isOvertime ? 5 / 12 : 1
    baskets.push(...quarterOf(id, quarter, from, lengthS, { home: means.home * share, away: means.away * share }))
    quarterEnds.push(from + lengthS)
    from += lengthS + BREAK_S
  }
  // Six overtimes without a winner do not happen; if they did, home scores once more.
  const [h, a] = pointsOf(baskets, () => true)
  if (h === a) baskets.push({ at: quarterEnds.at(-1)! - 1, side: 'home', points: 1, quarter: quarterEnds.length })
  const noise = chanceOf(`expected:${id}`)
  return {
    baskets: baskets.sort((x, y) => x.at - y.at),
    quarterEnds,
    expected: {
      total: Math.round((means.home + means.away) * 4 + noise.between(-2, 2)),
      supremacy: Math.round(((means.home - means.away) * 4 + noise.between(-1, 1)) * 10) / 10,
    },
  }
}

export function basketballFacts({ baskets, quarterEnds, expected }: BasketballHistory, at: number): FeedFacts {
  if (at < 0) return { status: 'not-started', expected }
  const current = quarterEnds.findIndex((end) => at < end) + 1
  const isOver = current === 0
  const quarter = isOver ? quarterEnds.length : current
  const seen = (basket: Basket): boolean => basket.at <= at
  const scores: Record<string, { score: Pair; isOver: boolean }> = {
    'points.match': { score: pointsOf(baskets, seen), isOver },
    'points.1h': { score: pointsOf(baskets, (one) => seen(one) && one.quarter <= 2), isOver: at >= quarterEnds[1]! },
  }
  for (let one = 1; one <= Math.min(quarter, 4); one++) {
    scores[`points.quarter.${String(one)}`] = {
      score: pointsOf(baskets, (basket) => seen(basket) && basket.quarter === one),
      isOver: at >= quarterEnds[one - 1]!,
    }
  }
  const begins = quarter === 1 ? 0 : quarterEnds[quarter - 2]! + BREAK_S
  const lengthS = quarter > 4 ? OVERTIME_S : QUARTER_S
  const played = Math.min(Math.max((at - begins) / lengthS, 0), 1)
  return {
    status: isOver ? 'ended' : 'live',
    clock: {
      minute: Math.round(played * 120) / 10,
      period: quarter > 4 ? 'overtime' : `q${String(quarter)}`,
      isRunning: !isOver && at >= begins,
    },
    scores,
    expected,
  }
}

/** Seconds at which a feed speaks: ends of quarters and every basket. */
export function basketballMoments({ baskets, quarterEnds }: BasketballHistory): number[] {
  return [0, ...quarterEnds, ...baskets.map(({ at }) => at)].sort((a, b) => a - b)
}
