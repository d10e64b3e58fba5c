/** Dice that fall the same way each time: for making the catalogue, never for a round. */
export interface Dice {
  below(n: number): number
  pick<T>(list: readonly T[]): T
  shuffled<T>(list: readonly T[]): T[]
}

/** FNV-1a with Murmur's last turns, so that seeds which differ in one letter fall apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** xorshift32 from a hash of the text: fast, and good enough for names and strips. */
export function dice(seed: string): Dice {
  let word = hashOf(seed) || 1
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
