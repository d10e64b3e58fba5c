/** Dice that fall the same way each time: for making the catalogue, never for a round. */
import { createHash } from 'node:crypto'

export interface Dice {
  below(n: number): number
  pick<T>(list: readonly T[]): T
  shuffled<T>(list: readonly T[]): T[]
}

/** xorshift32 from a hash of the text: fast, and good enough for names and strips. */
export function dice(seed: string): Dice {
  let word = createHash('sha256').update(seed).digest().readUInt32BE(0) || 1
  const below = (n: number) => {
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
    return Math.floor(((word >>> 0) / 2 ** 32) * n)
  }
  return {
    below,
    pick: (list) => list[below(list.length)]!,
    shuffled(list) {
      const mixed = [...list]
      for (let last = mixed.length - 1; last > 0; last--) {
        const other = below(last + 1)
        const moved = mixed[last]!
        mixed[last] = mixed[other]!
        mixed[other] = moved
      }
      return mixed
    },
  }
}
