/** Takes what comes over the line, and keeps it in batches: messages, the standing of the producers and the position, or nothing. */
import type { Db } from '@uwanja/database/sql'
import type { EventMessage, FeedMessage, Producer } from '@uwanja/providers/feeds/feed'
import { isOfEvent, PRODUCERS } from '@uwanja/providers/feeds/feed'
import type { Kept } from '../catalogue/store.ts'
import { keepHeard } from '../catalogue/store.ts'
import type { ProducerState } from './producer.ts'
import { alive, snapshotComplete, stamped, UNKNOWN_PRODUCER, whyDown } from './producer.ts'
import type { Waiting } from './queue.ts'
import { openQueue } from './queue.ts'
import type { EventState } from './registers.ts'

export type Producers = Readonly<Record<Producer, ProducerState>>
export const NOBODY: Producers = { pre: UNKNOWN_PRODUCER, live: UNKNOWN_PRODUCER }

/** Half a minute of a recovery is some thousand messages: one transaction takes so many at most. */
const MOST_AT_ONCE = 1000
/** Odds wait so long for others: each transaction writes a match once, whatever number of messages spoke of it. */
const GATHER_MS = 60

export interface Counters {
  messages: number
  unreadable: number
  batches: number
  recoveries: number
}

export interface Keeper {
  readonly counters: Counters
  producers(): Producers
  change(producer: Producer, by: (state: ProducerState) => ProducerState): void
  changeAll(by: (state: ProducerState) => ProducerState): void
  /** Stores that a producer went down, or came up, without a message that said so. */
  turn(): Promise<void>
  readonly take: (message: FeedMessage | { readonly unreadable: string }) => Promise<void>
  /** Resolves when everything that came is kept or lost. */
  settled(): Promise<void>
  /** The producer's moment at which a recovery ended whose beginning was not answered yet. */
  endOf(request: string): number | undefined
  begin(producers: Producers): void
  /** A line stands. */
  open(): void
  /** What waits is missing from now on: nothing that still comes over this line is kept, lest a position leads beyond it. */
  forget(): void
}

/** Who holds the lease is the only one who writes what its feed says: what was written need not be read again. */
const MOST_KNOWN = 5000

function knownStates() {
  const states = new Map<string, EventState>()
  return {
    states: states as ReadonlyMap<string, EventState>,
    /** Those of a transaction that is committed. */
    learn(written: ReadonlyMap<string, EventState>): void {
      for (const [name, state] of written) {
        states.delete(name)
        states.set(name, state)
      }
      for (const oldest of states.keys())
        if (states.size > MOST_KNOWN) states.delete(oldest)
        else break
    },
    forget: () => states.clear(),
  }
}

interface Parts {
  readonly db: Db
  readonly name: string
  readonly now: () => number
  readonly onFault: (error: unknown) => void
  /** Something was kept at one of our moments; null: nothing but the standing of the producers. */
  readonly kept: (kept: Kept | null, atMs: number) => void
  /** What could not be kept is missing: the line is broken by us, and a recovery brings it again. */
  readonly lose: () => void
  /** Under which name this process holds the lease; another one each time that it takes it. null: it does not. */
  readonly holder: () => string | null
}

/** What messages do to the standing of their producer. */
function told(state: ProducerState, said: readonly Waiting[], nowMs: number): ProducerState {
  let next = state
  let [greatest, last] = [-Infinity, -Infinity]
  // Old is what is old when it is kept: what waited in our own line counts too.
  const stamp = (): void => {
    if (last !== -Infinity) next = stamped(stamped(next, greatest, nowMs), last, nowMs)
    ;[greatest, last] = [-Infinity, -Infinity]
  }
  for (const { message, atMs } of said) {
    const { body } = message
    if (isOfEvent(message)) [greatest, last] = [Math.max(greatest, message.atMs), message.atMs]
    else stamp()
    if (body.kind === 'alive') next = alive(next, message.atMs, body.isSubscribed, atMs)
    if (body.kind === 'snapshot_complete') next = snapshotComplete(next, body.request, message.atMs)
  }
  stamp()
  return next
}

function after(producers: Producers, batch: readonly Waiting[], nowMs: number): Producers {
  const by = (producer: Producer): ProducerState =>
    told(
      producers[producer],
      batch.filter(({ message }) => message.producer === producer),
      nowMs,
    )
  return { pre: by('pre'), live: by('live') }
}

/** How producers stand, and where recoveries ended that nobody knew of yet. */
function openStanding() {
  let producers = NOBODY
  const ended = new Map<string, number>()
  const change: Keeper['change'] = (producer, by) =>
    void (producers = { ...producers, [producer]: by(producers[producer]) })
  return {
    producers: () => producers,
    change,
    changeAll: (by: (state: ProducerState) => ProducerState) => PRODUCERS.forEach((one) => change(one, by)),
    begin: (stored: Producers) => void (producers = stored),
    /** Laid over what stands now: a line that was opened or broken meanwhile was not said by a message. */
    take(batch: readonly Waiting[], nowMs: number): void {
      producers = after(producers, batch, nowMs)
      for (const { message } of batch)
        if (message.body.kind === 'snapshot_complete') ended.set(message.body.request, message.atMs)
    },
    endOf(request: string): number | undefined {
      const at = ended.get(request)
      ended.delete(request)
      return at
    },
  }
}

const isUp = (producers: Producers, nowMs: number, one: Producer): boolean => whyDown(producers[one], nowMs) === null

/** Which producers are up, as the gates of their matches were told last. */
function openTurns({ db, name, now, kept, holder }: Parts, standing: { producers(): Producers }) {
  let up: readonly Producer[] = []
  const turned = (producers: Producers, nowMs: number): Producer[] =>
    PRODUCERS.filter((one) => isUp(producers, nowMs, one) !== up.includes(one))
  /** Once it is committed. */
  const tell = (producers: Producers, nowMs: number): void =>
    void (up = PRODUCERS.filter((one) => isUp(producers, nowMs, one)))
  return {
    turned,
    tell,
    begin: (): void => void (up = []),
    /** A producer went down, or came up, without a message that said so. */
    async keep(): Promise<void> {
      const [mine, producers, atMs] = [holder(), standing.producers(), now()]
      const those = turned(producers, atMs)
      if (mine === null || those.length === 0) return
      const answer = await keepHeard(db, { feed: name, holder: mine }, { messages: [], producers, turned: those })
      if (!answer || holder() !== mine) return
      tell(producers, atMs)
      kept(null, atMs)
    },
  }
}

/** One transaction's worth of what waits. */
function openBatches(
  { db, name, now, kept, holder }: Parts,
  { queue, standing, known, turns, counters }: Inner,
): (mine: string) => Promise<boolean> {
  /** False: it is lost. */
  return async (mine) => {
    const batch = queue.take()
    const atMs = now()
    const messages = batch.map(({ message }) => message).filter((one): one is EventMessage => isOfEvent(one))
    const producers = after(standing.producers(), batch, atMs)
    const turned = turns.turned(producers, atMs)
    const heard = { messages, producers, turned, known: known.states }
    const answer = await keepHeard(db, { feed: name, holder: mine }, heard)
    // Whoever takes the lease anew begins from what is stored.
    if (!answer || holder() !== mine) return false
    if (answer.kept) known.learn(answer.kept.states)
    standing.take(batch, now())
    turns.tell(producers, atMs)
    counters.batches++
    // Gates of other matches rose too: they are read.
    kept(turned.length > 0 ? null : answer.kept, atMs)
    return true
  }
}

interface Inner {
  readonly queue: ReturnType<typeof openQueue>
  readonly standing: ReturnType<typeof openStanding>
  readonly known: ReturnType<typeof knownStates>
  readonly turns: ReturnType<typeof openTurns>
  readonly counters: Counters
}

export function openKeeper(deps: Parts): Keeper {
  const { now, onFault, lose, holder } = deps
  const counters: Counters = { messages: 0, unreadable: 0, batches: 0, recoveries: 0 }
  const queue = openQueue(MOST_AT_ONCE, GATHER_MS)
  const standing = openStanding()
  const known = knownStates()
  const turns = openTurns(deps, standing)
  const keepSome = openBatches(deps, { queue, standing, known, turns, counters })
  let keeping: Promise<void> | null = null

  async function keep(): Promise<void> {
    while (!queue.isEmpty()) {
      await queue.gathered()
      const mine = holder()
      if (mine === null || queue.isEmpty()) return
      if (!(await keepSome(mine))) return lose()
    }
  }

  const { producers, change, changeAll, endOf } = standing
  return {
    counters,
    producers,
    change,
    changeAll,
    endOf,
    // What is being kept tells of it itself.
    turn: () => (keeping ? Promise.resolve() : turns.keep()),
    take(message) {
      if ('unreadable' in message) counters.unreadable++
      else if (queue.put(message, now())) {
        counters.messages++
        keeping ??= keep()
          .catch((error: unknown) => {
            onFault(error)
            lose()
          })
          .finally(() => (keeping = null))
      }
      return Promise.resolve()
    },
    async settled() {
      queue.hurry()
      await keeping
    },
    begin(stored) {
      known.forget()
      turns.begin()
      standing.begin(stored)
    },
    open: () => queue.open(),
    forget() {
      queue.close()
      known.forget()
    },
  }
}
