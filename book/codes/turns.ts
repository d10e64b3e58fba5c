/** How often somebody may do a thing in a minute, by whom and in all; counted in this process. */
export interface Turns {
  /** False: not now. */
  take(who: string): boolean
}

const MINUTE_MS = 60_000
const MOST_KNOWN = 50_000

export function openTurns(bounds: { readonly each: number; readonly inAll: number }, now: () => number): Turns {
  const taken = new Map<string, number>()
  let [minute, all] = [-1, 0]
  return {
    take(who) {
      const current = Math.floor(now() / MINUTE_MS)
      if (current !== minute) {
        minute = current
        all = 0
        taken.clear()
      }
      const own = taken.get(who) ?? 0
      if (all >= bounds.inAll || own >= bounds.each || (own === 0 && taken.size >= MOST_KNOWN)) return false
      taken.set(who, own + 1)
      all++
      return true
    },
  }
}
