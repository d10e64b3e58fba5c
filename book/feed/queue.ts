/**
 * What came over the line and is not kept yet. Odds gather a little; what shuts or moves a match goes at once, and with it
 * everything that came before. Only where more waits than one transaction takes do matches overtake each other: those of which
 * something urgent waits go first. The messages of one match stay in their order, and a word on a producer's standing is never
 * kept before what came ahead of it: so the position that is stored with it stands for messages that are stored (decision 091).
 */
import type { FeedMessage } from '@uwanja/providers/feeds/feed'
import { isOfEvent } from '@uwanja/providers/feeds/feed'

export interface Waiting {
  readonly message: FeedMessage
  /** Ours, when it came. */
  readonly atMs: number
  readonly isUrgent: boolean
}

interface Parted {
  readonly batch: readonly Waiting[]
  readonly rest: Waiting[]
}

/** What the next transaction keeps, at most `most` messages, and what waits on; each in the order in which it came. */
export function nextBatch(waiting: readonly Waiting[], most: number): Parted {
  if (waiting.length <= most) return { batch: waiting, rest: [] }
  const urgent = new Set(
    waiting.flatMap(({ message, isUrgent }) => (isUrgent && isOfEvent(message) ? message.event : [])),
  )
  const isFirst = ({ message }: Waiting): boolean => isOfEvent(message) && urgent.has(message.event)
  const taken = new Set(waiting.filter(isFirst).slice(0, most))
  // Then from the front: whatever is taken here, all that came before it is taken too.
  for (const one of waiting) {
    if (taken.size >= most) break
    taken.add(one)
  }
  return { batch: waiting.filter((one) => taken.has(one)), rest: waiting.filter((one) => !taken.has(one)) }
}

/** So many matches are remembered by what was last told of them; then they are all news again. */
const MOST_TOLD = 20_000

/** Tells what shuts, opens or moves a match from plain odds and a clock that runs. */
export function urgency(): (message: FeedMessage) => boolean {
  const told = new Map<string, string>()
  return (message) => {
    const { producer, body } = message
    if (body.kind === 'alive') return !body.isSubscribed
    if (body.kind === 'fixture') return false
    if (body.kind !== 'odds_change' || !isOfEvent(message)) return true
    const { status, clock, scores, reds, goals } = body.facts
    const [name, said] = [
      `${producer} ${message.event}`,
      JSON.stringify([
        status,
        clock?.period,
        scores,
        reds,
        goals,
        body.markets?.filter((one) => one.status !== 'active'),
      ]),
    ]
    if (told.get(name) === said) return false
    if (told.size > MOST_TOLD) told.clear()
    told.set(name, said)
    return true
  }
}

export interface Gathering {
  /** Resolves when what waits may be kept. */
  over(): Promise<void>
  /** Now, and what is gathered next too if nobody waits at this moment. */
  hurry(): void
}

/** A little time for things to come together in, unless something is in a hurry. */
export function gathering(ms: number): Gathering {
  let isHurried = false
  let end: (() => void) | null = null
  return {
    async over() {
      if (!isHurried)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          end = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      end = null
      isHurried = false
    },
    hurry() {
      isHurried = true
      end?.()
    },
  }
}

/** What waits on one line. Closed it takes nothing, until a new line is opened. */
export function openQueue(most: number, gatherMs: number) {
  let waiting: Waiting[] = []
  let isClosed = false
  const isUrgent = urgency()
  const { over, hurry } = gathering(gatherMs)
  return {
    /** False: it is not taken. */
    put(message: FeedMessage, atMs: number): boolean {
      if (isClosed) return false
      const one = { message, atMs, isUrgent: isUrgent(message) }
      waiting.push(one)
      if (one.isUrgent) hurry()
      return true
    },
    isEmpty: () => waiting.length === 0,
    gathered: over,
    hurry,
    take(): readonly Waiting[] {
      const { batch, rest } = nextBatch(waiting, most)
      waiting = rest
      if (rest.length > 0) hurry()
      return batch
    },
    open: () => void (isClosed = false),
    /** What waits is let go. */
    close() {
      isClosed = true
      waiting = []
    },
  }
}
