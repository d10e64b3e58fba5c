/**
 * A bounded memory of what the database said a moment ago: entries live at most a second, and the higher version wins. It keeps only
 * what was asked for since news of it are heard, and forgets it when they no longer are.
 */
import { everybody, type Following } from './following.ts'

const LIFE_MS = 1_000

const ALWAYS: Hearing<unknown> = everybody()

interface Entry<V> {
  readonly value: V
  readonly version: bigint
  readonly atMs: number
  /** Since when news of it were heard. */
  readonly since: number
}

/** When something was asked, which moment of the news that was, and how often everything had been cleared by then. */
interface AskedAt {
  readonly atMs: number
  readonly moment: number
  readonly clears: number
}

/** Whether news of a key are heard; see `Following`. */
type Hearing<K> = Pick<Following, 'now'> & { since(key: K): number | null; want(key: K): void }

export interface Recent<K, V> {
  /** What is known and young, else what `load` says; callers that come together share one loading. */
  read(key: K, load: () => Promise<V>): Promise<V>
  /** What is known and young; undefined when somebody would have to be asked. */
  known(key: K): V | undefined
  /** Somebody asked for it and was answered by the database: where news of it are not heard, they are from the second time in a second on. */
  missed(key: K): void
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

interface RecentSettings<K, V> {
  readonly most: number
  /** The value's place in the order of commits. A loading that was overtaken by news loses to it. */
  readonly versionOf: (value: V) => bigint
  /** Absent: news of everything are heard. */
  readonly hearing?: Hearing<K>
}

class Memory<K, V> implements Recent<K, V> {
  private readonly settings: RecentSettings<K, V>
  private readonly hearing: Hearing<K>
  private readonly now: () => number
  private readonly entries = new Map<K, Entry<V>>()
  private readonly loading = new Map<K, Promise<V>>()
  /** When the database was asked for what nobody hears news of. */
  private readonly missedMs = new Map<K, number>()
  private clears = 0

  constructor(settings: RecentSettings<K, V>, now: () => number) {
    this.settings = settings
    this.hearing = settings.hearing ?? ALWAYS
    this.now = now
  }

  known(key: K): V | undefined {
    return this.young(key)?.value
  }

  missed(key: K): void {
    if (this.hearing.since(key) !== null) return
    if (this.now() - (this.missedMs.get(key) ?? -Infinity) < LIFE_MS) this.hearing.want(key)
    this.setNewest(this.missedMs, key, this.now())
  }

  read(key: K, load: () => Promise<V>): Promise<V> {
    const known = this.young(key)
    if (known) return Promise.resolve(known.value)
    this.missed(key)
    // Whoever shares a loading that began before they came gets what was true then: only news make that good.
    if (this.hearing.since(key) === null) return load()
    const under = this.loading.get(key)
    if (under) return under
    // Its age counts from the asking: what is committed meanwhile may be missing from the answer.
    const asked = this.asking()
    const mine: Promise<V> = load()
      .then((value) => (this.loading.get(key) === mine ? this.put(key, value, asked) : value))
      .finally(() => {
        if (this.loading.get(key) === mine) this.loading.delete(key)
      })
    this.loading.set(key, mine)
    return mine
  }

  learned(key: K, value: V, asked: AskedAt): void {
    if (asked.clears === this.clears) this.put(key, value, asked)
  }

  asking(): AskedAt {
    return { atMs: this.now(), moment: this.hearing.now(), clears: this.clears }
  }

  told(key: K, value: V): void {
    this.put(key, value, this.asking())
  }

  forget(key: K): void {
    this.entries.delete(key)
    // A loading that began before the change must not be remembered.
    this.loading.delete(key)
  }

  clear(): void {
    this.clears++
    this.entries.clear()
    this.loading.clear()
    this.missedMs.clear()
  }

  private young(key: K): Entry<V> | undefined {
    const entry = this.entries.get(key)
    return entry && this.now() - entry.atMs < LIFE_MS && entry.since === this.hearing.since(key) ? entry : undefined
  }

  private put(key: K, value: V, { atMs, moment }: AskedAt): V {
    const version = this.settings.versionOf(value)
    const known = this.young(key)
    if (known && known.version > version) return known.value
    const since = this.hearing.since(key)
    // What was committed between the asking and the first news may be missing from the answer.
    if (since !== null && since <= moment) this.setNewest(this.entries, key, { value, version, atMs, since })
    return value
  }

  /** Map keeps the order of insertion: what was told longest ago goes first when there are too many. */
  private setNewest<T>(map: Map<K, T>, key: K, value: T): void {
    map.delete(key)
    map.set(key, value)
    if (map.size > this.settings.most) map.delete(map.keys().next().value!)
  }
}

/** @param now Milliseconds that only grow. */
export const openRecent = <K, V>(
  settings: RecentSettings<K, V>,
  now: () => number = () => performance.now(),
): Recent<K, V> => new Memory(settings, now)
