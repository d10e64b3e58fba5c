/**
 * Questions of many callers in one statement: whoever asks while one is under way, or a breath after it began, shares the
 * next. A quiet caller waits for nobody; two thousand polling pages cost the embedded database a hundred statements a
 * second instead of a thousand.
 */
import { setTimeout as pause } from 'node:timers/promises'

/** More than this would be one long statement in front of somebody's money. */
const MOST = 500
/** Nobody feels it, and in a crowd it makes one statement of ten. */
const BREATH_MS = 10

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
  let beganMs = -BREATH_MS

  async function drain(): Promise<void> {
    isAsking = true
    while (waiting.length > 0) {
      const tooSoonMs = beganMs + BREATH_MS - performance.now()
      if (tooSoonMs > 0) await pause(tooSoonMs)
      beganMs = performance.now()
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
