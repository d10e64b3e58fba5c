/** Takes what comes over the line, and keeps it in batches: messages, the standing of the producers and the position, or nothing. */
import type { Db } from '@uwanja/database/sql'
import type { EventMessage, FeedMessage, Producer } from '@uwanja/providers/feeds/feed'
import { isOfEvent, PRODUCERS } from '@uwanja/providers/feeds/feed'
import { keepHeard } from '../catalogue/store.ts'
import type { ProducerState } from './producer.ts'
import { alive, snapshotComplete, stamped, UNKNOWN_PRODUCER } from './producer.ts'

export type Producers = Readonly<Record<Producer, ProducerState>>
export const NOBODY: Producers = { pre: UNKNOWN_PRODUCER, live: UNKNOWN_PRODUCER }

/** Half a minute of a recovery is some thousand messages: one transaction takes so many at most. */
const MOST_AT_ONCE = 1000

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
  readonly take: (message: FeedMessage | { readonly unreadable: string }) => Promise<void>
  /** Resolves when everything that came is kept or lost. */
  settled(): Promise<void>
  /** The producer's moment at which a recovery ended whose beginning was not answered yet. */
  endOf(request: string): number | undefined
  begin(producers: Producers): void
  /** What waits is missing from now on. */
  forget(): void
}

interface Parts {
  readonly db: Db
  readonly name: string
  readonly holder: string
  readonly now: () => number
  readonly onFault: (error: unknown) => void
  readonly kept: () => void
  /** What could not be kept is missing: the line is broken by us, and a recovery brings it again. */
  readonly lose: () => void
  readonly isHolder: () => boolean
}

interface Waiting {
  readonly message: FeedMessage
  readonly atMs: number
}

/** What a message does to the standing of its producer. */
function told(state: ProducerState, { message, atMs }: Waiting, nowMs: number): ProducerState {
  const { body } = message
  if (body.kind === 'alive') return alive(state, message.atMs, body.isSubscribed, atMs)
  if (body.kind === 'snapshot_complete') return snapshotComplete(state, body.request, message.atMs)
  // Old is what is old when it is kept: what waited in our own line counts too.
  return stamped(state, message.atMs, nowMs)
}

const after = (producers: Producers, batch: readonly Waiting[], nowMs: number): Producers =>
  batch.reduce<Producers>(
    (all, one) => ({ ...all, [one.message.producer]: told(all[one.message.producer], one, nowMs) }),
    producers,
  )

export function openKeeper({ db, name, holder, now, onFault, kept, lose, isHolder }: Parts): Keeper {
  const counters: Counters = { messages: 0, unreadable: 0, batches: 0, recoveries: 0 }
  const waiting: Waiting[] = []
  const ended = new Map<string, number>()
  let producers = NOBODY
  let keeping: Promise<void> | null = null

  async function keep(): Promise<void> {
    while (waiting.length > 0 && isHolder()) {
      const batch = waiting.splice(0, MOST_AT_ONCE)
      const events = batch.map(({ message }) => message).filter((one): one is EventMessage => isOfEvent(one))
      const answer = await keepHeard(db, { feed: name, holder }, events, after(producers, batch, now()))
      if (!answer) return lose()
      // Laid over what stands now: a line that was opened or broken meanwhile was not said by a message.
      producers = after(producers, batch, now())
      for (const { message } of batch)
        if (message.body.kind === 'snapshot_complete') ended.set(message.body.request, message.atMs)
      counters.batches++
      kept()
    }
  }

  const change: Keeper['change'] = (producer, by) =>
    void (producers = { ...producers, [producer]: by(producers[producer]) })
  return {
    counters,
    producers: () => producers,
    change,
    changeAll: (by) => PRODUCERS.forEach((one) => change(one, by)),
    take(message) {
      if ('unreadable' in message) counters.unreadable++
      else {
        counters.messages++
        waiting.push({ message, atMs: now() })
        keeping ??= keep()
          .catch((error: unknown) => {
            onFault(error)
            lose()
          })
          .finally(() => (keeping = null))
      }
      return Promise.resolve()
    },
    settled: async () => void (await keeping),
    endOf(request) {
      const at = ended.get(request)
      ended.delete(request)
      return at
    },
    begin: (stored) => void (producers = stored),
    forget: () => void (waiting.length = 0),
  }
}
