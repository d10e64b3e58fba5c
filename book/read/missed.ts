/** The last that a topic told, as it went over the line, for those who come back: the same bytes that its viewers were written. */

export interface Most {
  readonly deltas: number
  /** Bytes in all: who has missed as much is told the whole, which is shorter. */
  readonly bytes: number
}

export function openMissed(most: Most) {
  const kept: Buffer[] = []
  let bytes = 0
  return {
    keep(delta: Buffer): void {
      kept.push(delta)
      bytes += delta.length
      while (kept.length > most.deltas || bytes > most.bytes) bytes -= kept.shift()!.length
    },
    /** The last so many, at least one; null: they are not all known any more. */
    last: (count: number): Buffer | null => (count <= kept.length ? Buffer.concat(kept.slice(-count)) : null),
  }
}
