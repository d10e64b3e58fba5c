/** The last that a topic told, for those who come back. */

export interface Most {
  readonly deltas: number
  /** Characters in all: who has missed as much is told the whole, which is shorter. */
  readonly length: number
}

export function openMissed(most: Most) {
  const kept: string[] = []
  let length = 0
  return {
    keep(delta: string): void {
      kept.push(delta)
      length += delta.length
      while (kept.length > most.deltas || length > most.length) length -= kept.shift()!.length
    },
    /** The last so many, at least one; null: they are not all known any more. */
    last: (count: number): string | null => (count <= kept.length ? kept.slice(-count).join('') : null),
  }
}
