/**
 * Whose news this process hears. A player's go to a channel of that player's, so what moves costs by those who look and not by
 * the number of processes (docs/decisions/171). What is remembered of a player whom nobody follows could be older than what another
 * process committed, so memories ask here first: they keep what was read since the player is followed, as long as that lasts.
 */

/** Moments are numbers that only grow: each time that something begins to be heard is a new one. */
export interface Following {
  /** The newest moment. */
  now(): number
  /** Since when every news of everybody's is heard here without a gap; null: it is not at this moment. */
  line(): number | null
  /** Since when every news of this player is; null: not at this moment. */
  since(playerId: string): number | null
  /** Somebody asks for this player again and again: followed from soon on, until a minute after the last time. */
  want(playerId: string): void
  /** Followed as long as it is held, and somewhat longer. */
  hold(playerId: string): Hold
}

export interface Hold {
  /** The player is followed; or it is sure that they will be later, and that a `resync` says so then. */
  readonly ready: Promise<void>
  release(): void
}

/** Where whoever listens hears everything: one channel, or one process. */
export function everybody(line: () => number | null = () => 0): Following {
  return {
    now: () => line() ?? 0,
    line,
    since: line,
    want() {},
    hold: () => ({ ready: Promise.resolve(), release() {} }),
  }
}

/** How channels are followed, in whatever carries them. */
export interface Lines {
  /** @returns Is it sure that what these players' channels are told from now on is heard? */
  join(playerIds: readonly string[]): Promise<boolean>
  leave(playerIds: readonly string[]): Promise<void>
}

export interface Follower extends Following {
  /** What everybody is told is heard again: whoever was followed is followed anew. Resolves when they are. */
  up(): Promise<void>
  down(): void
  /** Leaves whom nobody holds and nobody has asked for of late; done by itself every ten seconds. */
  sweep(): void
  close(): void
}

interface Followed {
  readonly playerId: string
  since: number | null
  holders: number
  untilMs: number
  joined: Promise<void>
}

/** A page that is left comes back, and one that polls quickly does so again. */
const KEPT_MS = 60_000
const SWEEP_MS = 10_000
/** For memories alone: beyond it nothing is remembered of who comes next. Streams have a bound of their own. */
const MOST_WANTED = 30_000
/** Of one command: Redis does nothing else meanwhile. */
const MOST_AT_ONCE = 1_000

class PlayerChannels implements Follower {
  private readonly lines: Lines
  private readonly nowMs: () => number
  private readonly players = new Map<string, Followed>()
  private readonly sweeping = setInterval(() => this.sweep(), SWEEP_MS)
  private moment = 0
  private lineSince: number | null = null
  private gathering: { readonly all: Followed[]; readonly joined: Promise<void> } | null = null

  constructor(lines: Lines, nowMs: () => number) {
    this.lines = lines
    this.nowMs = nowMs
    this.sweeping.unref()
  }

  now(): number {
    return this.moment
  }

  line(): number | null {
    return this.lineSince
  }

  since(playerId: string): number | null {
    return this.players.get(playerId)?.since ?? null
  }

  want(playerId: string): void {
    if (this.players.size >= MOST_WANTED && !this.players.has(playerId)) return
    this.follow(playerId).untilMs = this.nowMs() + KEPT_MS
  }

  hold(playerId: string): Hold {
    const one = this.follow(playerId)
    one.holders++
    return {
      ready: one.joined,
      release: () => {
        one.holders--
        one.untilMs = this.nowMs() + KEPT_MS
      },
    }
  }

  async up(): Promise<void> {
    this.lineSince = ++this.moment
    await this.join([...this.players.values()])
  }

  down(): void {
    this.lineSince = null
    for (const one of this.players.values()) one.since = null
  }

  sweep(): void {
    const now = this.nowMs()
    const left = [...this.players.values()].filter(({ holders, untilMs }) => holders === 0 && untilMs <= now)
    for (const one of left) {
      one.since = null
      this.players.delete(one.playerId)
    }
    for (let from = 0; from < left.length; from += MOST_AT_ONCE)
      void this.lines.leave(left.slice(from, from + MOST_AT_ONCE).map(({ playerId }) => playerId))
  }

  close(): void {
    clearInterval(this.sweeping)
  }

  private follow(playerId: string): Followed {
    const known = this.players.get(playerId)
    if (known !== undefined) return known
    const one: Followed = { playerId, since: null, holders: 0, untilMs: 0, joined: Promise.resolve() }
    this.players.set(playerId, one)
    one.joined = this.joinSoon(one)
    return one
  }

  /** Whoever comes in one turn of the loop is joined with one command. Without a line `up` will do it. */
  private joinSoon(one: Followed): Promise<void> {
    if (this.lineSince === null) return Promise.resolve()
    if (this.gathering === null) {
      const all: Followed[] = []
      const joined = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        this.gathering = null
        return this.join(all)
      })
      this.gathering = { all, joined }
    }
    this.gathering.all.push(one)
    return this.gathering.joined
  }

  private async join(all: readonly Followed[]): Promise<void> {
    for (let from = 0; from < all.length; from += MOST_AT_ONCE) {
      const some = all.slice(from, from + MOST_AT_ONCE)
      const lineThen = this.lineSince
      if (lineThen === null || !(await this.lines.join(some.map(({ playerId }) => playerId)))) return
      // The line was lost meanwhile, and with it what was joined.
      if (this.lineSince !== lineThen) return
      this.moment++
      for (const one of some) one.since = this.moment
    }
  }
}

/** @param now Milliseconds that only grow. */
export const openFollower = (lines: Lines, now: () => number = () => performance.now()): Follower =>
  new PlayerChannels(lines, now)
