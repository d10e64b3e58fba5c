/** What is looked at every second or two and said much more rarely, or nobody would read it. */

/** @returns whether it may be said again of this one. Of this process; each says its own. */
export function rarely(ms: number, now: () => number = performance.now.bind(performance)): (key: bigint) => boolean {
  const saidMs = new Map<bigint, number>()
  return (key) => {
    const last = saidMs.get(key)
    if (last !== undefined && now() - last < ms) return false
    saidMs.set(key, now())
    return true
  }
}
