/**
 * Questions of many callers in one statement: whoever asks while one is under way shares the next. A quiet caller waits for
 * nobody; two thousand polling pages cost the embedded database a few statements instead of a thousand a second.
 * @NOTE A pause between two statements was tried and dropped: whoever polls in step with others then waits for it each time.
 */

/** More than this would be one long statement in front of somebody's money. */
const MOST = 500

interface Waiting<K, V> {
  readonly key: K
  resolve(value: V | null): void
  reject(error: unknown): void
}

/** @param loadMany What is known of these keys; one that is missing is null for its caller. */
export function gather<K, V>(
  loadMany: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | null> {
  const waiting: Waiting<K, V>[] = []
  let isAsking = false

  async function drain(): Promise<void> {
    isAsking = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST)
      try {
        const found = await loadMany([...new Set(batch.map(({ key }) => key))])
        for (const { key, resolve } of batch) resolve(found.get(key) ?? null)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isAsking = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (!isAsking) void drain()
    })
}
