/**
 * From probabilities to prices. The margin is put on by the power method: every probability is raised to one exponent at
 * most 1, so that their sum becomes 1 + margin. It takes relatively more from long shots, as markets do, and no outcome is
 * ever priced above what it is worth (p^k >= p for k <= 1). Clarke, Kovalchik and Ingram, "Adjusting bookmaker's odds to
 * allow for overround" (2017), compare it with others.
 */

/** Of one unit staked: the parts of the probability in which it is won, half won, given back, half lost and lost. Sum 1. */
export interface Chances {
  readonly win: number
  readonly halfWin: number
  readonly push: number
  readonly halfLose: number
  readonly lose: number
}

/** The probability that a fair price turns over: what is given back moves nothing and is left out. */
export function effective({ win, halfWin, halfLose, lose }: Chances): number {
  const favourable = win + halfWin / 2
  const all = favourable + lose + halfLose / 2
  return all > 0 ? favourable / all : 0
}

const CLOSE = 1e-14

/**
 * The exponent at which the powers of `chances` (which sum to 1) sum to 1 + margin. With fewer than two outcomes that can
 * happen there is no such exponent and the answer is 1: the price is the fair one.
 */
export function powerFor(chances: readonly number[], margin: number): number {
  const logs = chances.filter((chance) => chance > 0).map((chance) => Math.log(chance))
  if (margin <= 0 || logs.length < 2 || logs.length <= 1 + margin) return 1
  // The sum is convex and falls: Newton's steps meet it from the left after the first, in some six of them.
  let power = 1
  for (let step = 0; step < 60; step++) {
    let [sum, slope] = [-1 - margin, 0]
    for (const log of logs) {
      const part = Math.exp(power * log)
      sum += part
      slope += part * log
    }
    const next = Math.min(1, power - sum / slope)
    if (Math.abs(next - power) < CLOSE) return next
    power = next
  }
  return power
}

/** Prices before the ladder of outcomes that exclude each other and leave nothing out; Infinity for what cannot happen. */
export function pricesWithMargin(chances: readonly number[], margin: number): number[] {
  const power = powerFor(chances, margin)
  return chances.map((chance) => (chance > 0 ? 1 / chance ** power : Infinity))
}

/** The price of one outcome as yes against no: for outcomes that overlap with their neighbours. */
export function priceAlone(chance: number, margin: number): number {
  return pricesWithMargin([chance, 1 - chance], margin)[0]!
}

/** What one unit at these odds (decimal) gives back on average. At most 1 is what every price of the book is tested for. */
export function expectedPayout({ win, halfWin, push, halfLose }: Chances, price: number): number {
  return win * price + halfWin * (price / 2 + 0.5) + push + halfLose / 2
}
