/** A bounded memory of what the database said a moment ago: entries live at most a second, and the higher version wins. */

const LIFE_MS = 1_000

interface Entry<V> {
  readonly value: V
  readonly version: bigint
  readonly atMs: number
}

/** When something was asked, and how often everything had been cleared by then. */
interface AskedAt {
  readonly atMs: number
  readonly clears: number
}

export interface Recent<K, V> {
  /** What is known and young, else what `load` says; callers that come together share one loading. */
  read(key: K, load: () => Promise<V>): Promise<V>
  /** What is known and young; undefined when somebody would have to be asked. */
  known(key: K): V | undefined
  /**
   * Learned on the way, when something else was asked: as good as a loading that began then. Dropped when everything was
   * cleared meanwhile. Only for values with versions: what is forgotten one by one could come back.
   */
  learned(key: K, value: V, asked: AskedAt): void
  asking(): AskedAt
  /** News from a commit, here or in another process. Older news than what is known is dropped. */
  told(key: K, value: V): void
  /** Something changed and what it is now is not known: the next reader asks the database. */
  forget(key: K): void
  clear(): void
}

/**
 * @param versionOf The value's place in the order of commits. A loading that was overtaken by news loses to it.
 * @param now Milliseconds that only grow.
 */
export function openRecent<K, V>(
  settings: { readonly most: number; readonly versionOf: (value: V) => bigint },
  now: () => number = () => performance.now(),
): Recent<K, V> {
  const entries = new Map<K, Entry<V>>()
  const loading = new Map<K, Promise<V>>()
  let clears = 0

  function put(key: K, value: V, atMs: number): V {
    const version = settings.versionOf(value)
    const known = entries.get(key)
    if (known && known.version > version && now() - known.atMs < LIFE_MS) return known.value
    // Map keeps the order of insertion: what was told longest ago goes first when there are too many.
    entries.delete(key)
    entries.set(key, { value, version, atMs })
    if (entries.size > settings.most) entries.delete(entries.keys().next().value!)
    return value
  }

  const young = (key: K): Entry<V> | undefined => {
    const entry = entries.get(key)
    return entry && now() - entry.atMs < LIFE_MS ? entry : undefined
  }

  return {
    known: (key) => young(key)?.value,
    read(key, load) {
      const known = young(key)
      if (known) return Promise.resolve(known.value)
      const under = loading.get(key)
      if (under) return under
      // Its age counts from the asking: what is committed meanwhile may be missing from the answer.
      const askedMs = now()
      const mine: Promise<V> = load()
        .then((value) => (loading.get(key) === mine ? put(key, value, askedMs) : value))
        .finally(() => {
          if (loading.get(key) === mine) loading.delete(key)
        })
      loading.set(key, mine)
      return mine
    },
    learned(key, value, asked) {
      if (asked.clears === clears) put(key, value, asked.atMs)
    },
    asking: () => ({ atMs: now(), clears }),
    told: (key, value) => void put(key, value, now()),
    forget(key) {
      entries.delete(key)
      // A loading that began before the change must not be remembered.
      loading.delete(key)
    },
    clear() {
      clears++
      entries.clear()
      loading.clear()
    },
  }
}
