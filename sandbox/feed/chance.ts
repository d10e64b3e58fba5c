/** Chance that comes again: every match is drawn from a seed, so its state at any moment can be worked out anew. */
import { createHash } from 'node:crypto'

export interface Chance {
  /** From 0 to below 1. */
  next(): number
  between(low: number, high: number): number
  /** 0 to below n. */
  below(n: number): number
  /** A Poisson count (Knuth's product of uniforms; means here are small). */
  count(mean: number): number
  of<Value>(values: readonly Value[]): Value
}

/** Numbers of a seed, in one fixed order: 32 bits of each of a digest's words. */
export function chanceOf(seed: string): Chance {
  let [block, at] = [0, 0]
  let words = Buffer.alloc(0)
  function next(): number {
    if (at >= words.length) {
      words = createHash('sha256')
        .update(`${seed}:${String(block++)}`)
        .digest()
      at = 0
    }
    const word = words.readUInt32BE(at)
    at += 4
    return word / 2 ** 32
  }
  const below = (n: number): number => Math.floor(next() * n)
  return {
    next,
    below,
    between: (low, high) => low + next() * (high - low),
    of: (values) => values[below(values.length)]!,
    count: (mean) => {
      const limit = Math.exp(-mean)
      let [found, product] = [0, next()]
      while (product > limit) {
        found++
        product *= next()
      }
      return found
    },
  }
}
