/**
 * Live odds by server-sent events. A topic is `live` (the rows of all live matches) or `event:17` (one match with all its
 * markets). What changes within a quarter of a second is one delta, worked out, compared and encoded once for all who watch; who
 * comes back with the id of the last one that they saw gets what they missed, or the whole again.
 */
import type { ServerResponse } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import type * as z from 'zod/mini'
import type { streamData } from '@uwanja/contract/book/stream'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { BookEvent } from '../catalogue/event.ts'
import { phaseOf } from '../catalogue/event.ts'
import type { Lists } from './lists.ts'
import type { EventRow, MarketView } from './views.ts'

const GATHER_MS = 250
/** Pricing what is watched takes at most this part of the time; stops and goals have the rest, however much is watched. */
const MOST_BUSY = 0.6
/** A topic remembers so many deltas for those who come back. */
const MOST_KEPT = 120
/** Who reads so slowly is cut off and comes back for the whole. */
const MOST_UNREAD_BYTES = 1_000_000
const MOST_STREAMS = 20_000

export type Delta = z.output<typeof streamData>
type Change = Delta['events'][number]

interface Topic {
  readonly viewers: Set<ServerResponse>
  /** As every viewer has them. */
  shown: Map<string, EventRow>
  /** All of it as it is told to who comes; made when the first one asks. */
  whole: string | null
  readonly kept: { readonly id: number; readonly text: string }[]
}

const keyOf = ({ market, specifiers }: MarketView): string => `${market}?${specifiers}`

/** Are two views of one market the same but for their odds? */
function isAlike(before: MarketView, after: MarketView): boolean {
  return (
    before.status === after.status &&
    before.outcomes.length === after.outcomes.length &&
    after.outcomes.every(({ id }, at) => before.outcomes[at]!.id === id)
  )
}

/** What of a row is news to who has `before`; null: nothing. */
export function newsOf(before: EventRow | undefined, after: EventRow): Change | null {
  if (!before) return after
  const known = new Map(before.markets.map((one) => [keyOf(one), one]))
  const markets: MarketView[] = []
  const odds: Record<string, (number | null)[]> = {}
  let moved = 0
  for (const one of after.markets) {
    const key = keyOf(one)
    const was = known.get(key)
    known.delete(key)
    if (!was || !isAlike(was, one)) markets.push(one)
    else if (one.outcomes.some((outcome, at) => was.outcomes[at]!.odds !== outcome.odds)) {
      odds[key] = one.outcomes.map((outcome) => outcome.odds)
      moved++
    }
  }
  const gone = [...known.keys()]
  const isSame = JSON.stringify({ ...before, markets: [] }) === JSON.stringify({ ...after, markets: [] })
  if (isSame && markets.length + moved + gone.length === 0) return null
  return { ...after, markets, ...(moved > 0 ? { odds } : {}), ...(gone.length > 0 ? { gone } : {}) }
}

export interface Streams {
  /** False: no such topic, or too many watch. */
  open(topic: string, lastId: string | undefined, response: ServerResponse): boolean
  count(): number
  /** Looks at the topics of these matches soon. */
  changed(events: readonly BookEvent[]): void
  /** Looks at every topic soon: a producer may have gone down, and starts pass. */
  look(): void
  close(): void
}

const frame = (id: string, event: 'whole' | 'delta', data: string): string =>
  `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`

interface Numbering {
  next(): number
  /** Ids of another life of the process mean nothing here. */
  idOf(number: number): string
  /** The number of an id of this life. */
  numberOf(id: string | undefined): number | null
  last(): number
}

function numbering(): Numbering {
  const life = Date.now().toString(36)
  let last = 0
  return {
    next: () => ++last,
    last: () => last,
    idOf: (number) => `${life}-${String(number)}`,
    numberOf(id) {
      const [ownLife, number] = (id ?? '').split('-')
      return ownLife === life && Number.isSafeInteger(Number(number)) ? Number(number) : null
    },
  }
}

/** Sends a topic what changed since it looked last. */
function tell(topic: Topic, rows: readonly EventRow[], numbers: Numbering): void {
  const events = rows.flatMap((row) => newsOf(topic.shown.get(row.id), row) ?? [])
  const now = new Map(rows.map((row) => [row.id, row]))
  const left = [...topic.shown.keys()].filter((id) => !now.has(id))
  topic.shown = now
  topic.whole = null
  if (events.length === 0 && left.length === 0) return
  const id = numbers.next()
  const text = frame(numbers.idOf(id), 'delta', JSON.stringify({ events, left } satisfies Delta))
  topic.kept.push({ id, text })
  if (topic.kept.length > MOST_KEPT) topic.kept.shift()
  const bytes = Buffer.from(text)
  for (const viewer of topic.viewers) {
    if (viewer.writableLength > MOST_UNREAD_BYTES) viewer.destroy()
    else viewer.write(bytes)
  }
}

/** What somebody gets first: what they missed, where that is still known, else the whole. */
function greeting(topic: Topic, seen: number | null, numbers: Numbering): string {
  const oldest = topic.kept[0]?.id ?? Infinity
  if (seen !== null && oldest <= seen + 1)
    return topic.kept
      .filter(({ id }) => id > seen)
      .map(({ text }) => text)
      .join('')
  // Its id is the newest of all topics, which may be newer than when it was made: what it shows has not changed since.
  topic.whole ??= JSON.stringify({ events: [...topic.shown.values()], left: [] } satisfies Delta)
  return frame(numbers.idOf(numbers.last()), 'whole', topic.whole)
}

interface Turns {
  /** Looks at it soon. */
  add(name: string): void
  close(): void
}

/** What waits is gathered and looked at one after the other, the longest wait first; between two whatever else has come. */
function inTurns(look: (name: string) => void): Turns {
  const waiting = new Set<string>()
  let gathering: NodeJS.Timeout | null = null
  const gather = (ms: number): void => void (gathering ??= setTimeout(() => void lookNow(), ms).unref())

  async function lookNow(): Promise<void> {
    const startMs = performance.now()
    for (const name of [...waiting]) {
      waiting.delete(name)
      look(name)
      await turn()
    }
    const takenMs = performance.now() - startMs
    gathering = null
    if (waiting.size > 0) gather(Math.max(GATHER_MS - takenMs, takenMs / MOST_BUSY - takenMs))
  }

  return {
    add(name) {
      waiting.add(name)
      gather(GATHER_MS)
    },
    close() {
      if (gathering) clearTimeout(gathering)
      waiting.clear()
    },
  }
}

export function openStreams(catalogue: Catalogue, lists: Lists): Streams {
  const topics = new Map<string, Topic>()
  const numbers = numbering()
  function rowsOf(topic: string): EventRow[] {
    if (topic === 'live')
      return [...catalogue.events()]
        .filter((event) => phaseOf(event) === 'live')
        .flatMap((event) => lists.view(event) ?? [])
    const row = lists.event(topic.slice('event:'.length))
    return row ? [row] : []
  }

  function topicOf(name: string): Topic | null {
    if (name !== 'live' && !(name.startsWith('event:') && catalogue.event(name.slice('event:'.length)))) return null
    const known = topics.get(name)
    if (known) return known
    const shown = new Map(rowsOf(name).map((row) => [row.id, row]))
    const made: Topic = { viewers: new Set(), shown, whole: null, kept: [] }
    topics.set(name, made)
    return made
  }

  const turns = inTurns((name) => {
    const topic = topics.get(name)
    // Nobody comes back to a topic for long: its memory goes with the last viewer.
    if (topic?.viewers.size === 0) topics.delete(name)
    else if (topic) tell(topic, rowsOf(name), numbers)
  })
  const mark = (name: string): void => void (topics.has(name) && turns.add(name))

  return {
    open(name, seen, response) {
      const topic = streamCount(topics) < MOST_STREAMS ? topicOf(name) : null
      if (!topic) return false
      // One that ends with its line needs no frames of HTTP around each delta.
      response.shouldKeepAlive = false
      response.useChunkedEncodingByDefault = false
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      response.write(greeting(topic, numbers.numberOf(seen), numbers))
      topic.viewers.add(response)
      response.once('close', () => topic.viewers.delete(response))
      return true
    },
    count: () => streamCount(topics),
    changed(events) {
      for (const { id } of events) mark(`event:${id}`)
      if (events.length > 0) mark('live')
    },
    look() {
      for (const name of topics.keys()) mark(name)
    },
    close() {
      turns.close()
      for (const { viewers } of topics.values()) for (const viewer of viewers) viewer.end()
      topics.clear()
    },
  }
}

const streamCount = (topics: ReadonlyMap<string, Topic>): number =>
  [...topics.values()].reduce((all, { viewers }) => all + viewers.size, 0)
