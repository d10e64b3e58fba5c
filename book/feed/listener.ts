/**
 * Speaks to one feed for all processes of a database: whoever holds the lease listens, keeps what came together with the position
 * that it leads to, and asks for what was missed. The others read what was kept.
 */
import { randomUUID } from 'node:crypto'
import type { Db } from '@uwanja/database/sql'
import type { Feed, Producer } from '@uwanja/providers/feeds/feed'
import { PRODUCERS } from '@uwanja/providers/feeds/feed'
import type { Kept } from '../catalogue/store.ts'
import { leaveLease, renewLease, standing, takeLease } from '../catalogue/store.ts'
import type { Counters, Keeper, Producers } from './keeper.ts'
import { openKeeper } from './keeper.ts'
import {
  connected,
  disconnected,
  mayRecover,
  recovering,
  sinceMs,
  snapshotComplete,
  UNKNOWN_PRODUCER,
} from './producer.ts'

const LEASE_S = 10
const RECONNECT_MS = 1000

export interface Listener {
  /** As this process knows them; null while another one listens. */
  producers(): Producers | null
  readonly counters: Counters
  /** Once a second: keeps the lease, asks for a recovery that is owed. */
  beat(): Promise<void>
  stop(): Promise<void>
}

export interface ListenerDeps {
  readonly db: Db
  readonly name: string
  readonly feed: Feed
  /** The house's time. */
  readonly now: () => number
  readonly onFault: (error: unknown) => void
  /** Something was kept at one of our moments; null: whoever follows may look. */
  readonly kept: (kept: Kept | null, atMs: number) => void
}

/** Asks for what is missing of a producer; an answer of another kind than yes waits for the next time. */
async function recover({ feed, now }: ListenerDeps, keeper: Keeper, producer: Producer): Promise<void> {
  keeper.counters.recoveries++
  const askedMs = now()
  let begun = await feed.recover(producer, sinceMs(keeper.producers()[producer]))
  if (begun.status === 'too-old') begun = await feed.recover(producer, null)
  if (begun.status !== 'begun') return keeper.change(producer, (state) => ({ ...state, recoveredAtMs: askedMs }))
  const { request } = begun
  keeper.change(producer, (state) => recovering(state, request, askedMs))
  // The stream may have been the quicker one.
  const endedAt = keeper.endOf(request)
  if (endedAt !== undefined) keeper.change(producer, (state) => snapshotComplete(state, request, endedAt))
}

/** Where the one before us stood: a position is only good together with what was kept up to it. */
async function takenOver({ db, name }: ListenerDeps): Promise<Producers> {
  const stored = (await standing(db, name)).producers as Partial<Producers> | null
  // What we have not heard ourselves is no silence that has ended: the recovery that is asked for at once is enough.
  const ours = { aliveAtMs: null, isSubscribed: false, recoveredAtMs: null, offsets: [] }
  return {
    pre: disconnected({ ...UNKNOWN_PRODUCER, ...stored?.pre, ...ours }),
    live: disconnected({ ...UNKNOWN_PRODUCER, ...stored?.live, ...ours }),
  }
}

export function openListener(deps: ListenerDeps): Listener {
  const { db, name, feed, now, onFault, kept } = deps
  let holder: string | null = null
  let isStopped = false
  let line: { readonly leave: AbortController; readonly done: Promise<void> } | null = null
  const lose = (): void => {
    keeper.forget()
    line?.leave.abort()
  }
  const keeper = openKeeper({ db, name, now, onFault, kept, lose, holder: () => holder })

  async function listen(leave: AbortController): Promise<void> {
    // A recovery tells what is; how it came about (a stop, what was taken back) is on the line that was missed.
    const since = PRODUCERS.flatMap((one) => sinceMs(keeper.producers()[one]) ?? [])
    const from = (after: number | null) =>
      feed.listen(after, keeper.take, leave.signal, () => {
        keeper.open()
        keeper.changeAll(connected)
      })
    try {
      // What came about since is lost where the line does not go back so far; what is now, the recovery tells.
      if ((await from(since.length > 0 ? Math.min(...since) : null)) === 'too-old') await from(null)
    } catch (error) {
      if (!leave.signal.aborted) onFault(error)
    }
    await keeper.settled()
    keeper.changeAll(disconnected)
    kept(null, now())
    // A line that breaks at once is not opened a thousand times.
    if (!isStopped) await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS).unref())
    line = null
  }

  async function lead(): Promise<void> {
    if (holder !== null && (await renewLease(db, name, holder, LEASE_S))) return
    if (holder !== null) lose()
    holder = null
    const mine = randomUUID()
    if (!(await takeLease(db, name, mine, LEASE_S))) return
    keeper.begin(await takenOver(deps))
    holder = mine
  }

  return {
    producers: () => (holder === null ? null : keeper.producers()),
    counters: keeper.counters,
    async beat() {
      if (isStopped) return
      await lead()
      if (holder === null) return
      if (!line) {
        const leave = new AbortController()
        const begun = { leave, done: Promise.resolve() }
        line = begun
        begun.done = listen(leave)
      }
      for (const producer of PRODUCERS)
        if (mayRecover(keeper.producers()[producer], now())) await recover(deps, keeper, producer)
      await keeper.turn()
    },
    async stop() {
      isStopped = true
      line?.leave.abort()
      await line?.done
      await keeper.settled()
      if (holder !== null) await leaveLease(db, name, holder)
      holder = null
    },
  }
}
