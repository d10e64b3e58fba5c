/**
 * Ratings of a league's sides from results: what total and supremacy a match is expected to have. Both are fitted in the units
 * that a trader's sliders have: goals. The difference of goals follows home advantage and the sides' strength, the sum follows
 * the sides' openness; both by least squares, weighted by age and drawn towards the league's mean (ridge), totals far harder,
 * because a season says little about them (docs/decisions/066).
 */
import type { Strength } from './football/intensity.ts'

export interface Result {
  /** Any number that grows by one a day. */
  readonly day: number
  readonly home: string
  readonly away: string
  readonly score: readonly [home: number, away: number]
}

export interface Ratings {
  /** Null: the league has too few results for anything but its own prior. */
  of(home: string, away: string): Strength
  /** Matches that a side has behind it. */
  played(side: string): number
}

export const FIT = {
  /** A result of so many days ago counts half. */
  halfLifeDays: 180,
  /** Matches' worth of belief that a side is like the league. */
  strengthPrior: 6,
  openPrior: 40,
  /** Below so many matches a side is the league's mean. */
  leastMatches: 6,
  /** What a league is believed to be before its first match, as so many matches of evidence. */
  league: { total: 2.6, supremacy: 0.3, prior: 20 },
  rounds: 60,
} as const

interface Weighted extends Result {
  readonly weight: number
}

/** Fits the results that ended before `day`. */
export function fitRatings(results: readonly Result[], day: number): Ratings {
  const known = results
    .filter((one) => one.day < day)
    .map((one): Weighted => ({ ...one, weight: 0.5 ** ((day - one.day) / FIT.halfLifeDays) }))
  const counts = new Map<string, number>()
  for (const { home, away } of known) for (const side of [home, away]) counts.set(side, (counts.get(side) ?? 0) + 1)
  const difference = ridge(known, ({ score }) => score[0] - score[1], {
    sign: -1,
    prior: FIT.strengthPrior,
    mean: FIT.league.supremacy,
  })
  const sum = ridge(known, ({ score }) => score[0] + score[1], {
    sign: 1,
    prior: FIT.openPrior,
    mean: FIT.league.total,
  })
  const isKnown = (side: string): boolean => (counts.get(side) ?? 0) >= FIT.leastMatches
  const rated = (part: { mean: number; of: Map<string, number> }, side: string): number =>
    isKnown(side) ? (part.of.get(side) ?? 0) : 0
  return {
    played: (side) => counts.get(side) ?? 0,
    of: (home, away) => ({
      supremacy: difference.mean + rated(difference, home) - rated(difference, away),
      total: Math.max(1, sum.mean + rated(sum, home) + rated(sum, away)),
    }),
  }
}

/**
 * Least squares of `value = mean + r(home) + sign * r(away)`, each r drawn to 0 by `prior` matches, the mean to its own belief.
 * Solved one unknown after another, each from the newest of the others (Gauss-Seidel), until nothing moves: leagues are small.
 */
function ridge(
  results: readonly Weighted[],
  value: (result: Result) => number,
  { sign, prior, mean: believed }: { sign: 1 | -1; prior: number; mean: number },
): { mean: number; of: Map<string, number> } {
  const of = new Map<string, number>()
  const rated = (side: string): number => of.get(side) ?? 0
  const bySide = new Map<string, Weighted[]>()
  for (const one of results)
    for (const side of [one.home, one.away]) bySide.set(side, [...(bySide.get(side) ?? []), one])
  let mean: number = believed
  for (let round = 0; round < FIT.rounds; round++) {
    let [above, below] = [believed * FIT.league.prior, FIT.league.prior as number]
    for (const one of results) {
      above += one.weight * (value(one) - rated(one.home) - sign * rated(one.away))
      below += one.weight
    }
    let moved = Math.abs(above / below - mean)
    mean = above / below
    for (const [side, played] of bySide) {
      let [sum, weight] = [0, prior]
      for (const one of played) {
        const rest = value(one) - mean
        sum += one.weight * (one.home === side ? rest - sign * rated(one.away) : sign * (rest - rated(one.home)))
        weight += one.weight
      }
      moved = Math.max(moved, Math.abs(sum / weight - rated(side)))
      of.set(side, sum / weight)
    }
    if (moved < 1e-6) break
  }
  return { mean, of }
}
