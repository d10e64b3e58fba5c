/**
 * Live odds by server-sent events. A topic is `live` (the rows of all live matches) or `event:17` (one match with all its
 * markets). What changes within a quarter of a second is one delta, encoded once for all who watch; who comes back with the id of
 * the last one that they saw gets what they missed, or the whole again.
 */
import type { ServerResponse } from 'node:http'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { phaseOf } from '../catalogue/event.ts'
import type { Lists } from './lists.ts'
import type { EventRow } from './views.ts'

const GATHER_MS = 250
/** A topic remembers so many deltas for those who come back. */
const MOST_KEPT = 120
/** Who reads so slowly is cut off and comes back for the whole. */
const MOST_UNREAD_BYTES = 1_000_000
const MOST_STREAMS = 20_000

/** The rows that changed; `markets` of a row holds the changed ones alone, `gone` names the others. */
export interface Delta {
  readonly events: readonly (EventRow & { readonly gone?: readonly string[] })[]
  /** Matches that are no longer in the topic. */
  readonly left: readonly string[]
}

interface Topic {
  readonly viewers: Set<ServerResponse>
  /** As every viewer has them. */
  shown: Map<string, EventRow>
  readonly kept: { readonly id: number; readonly text: string }[]
}

const keyOf = ({ market, specifiers }: { market: string; specifiers: string }): string => `${market}?${specifiers}`

/** What of a row is news to who has `before`; null: nothing. */
export function newsOf(before: EventRow | undefined, after: EventRow): Delta['events'][number] | null {
  if (!before) return after
  const known = new Map(before.markets.map((one) => [keyOf(one), JSON.stringify(one)]))
  const markets = after.markets.filter((one) => known.get(keyOf(one)) !== JSON.stringify(one))
  for (const one of after.markets) known.delete(keyOf(one))
  const gone = [...known.keys()]
  const isSame = JSON.stringify({ ...before, markets: [] }) === JSON.stringify({ ...after, markets: [] })
  if (isSame && markets.length === 0 && gone.length === 0) return null
  return { ...after, markets, ...(gone.length > 0 ? { gone } : {}) }
}

export interface Streams {
  /** False: no such topic, or too many watch. */
  open(topic: string, lastId: string | undefined, response: ServerResponse): boolean
  count(): number
  /** Looks at every topic now; called when events changed, when a producer went down, and when starts pass. */
  look(): void
  close(): void
}

const frame = (id: string, event: 'whole' | 'delta', data: unknown): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`

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
  if (events.length === 0 && left.length === 0) return
  const id = numbers.next()
  const text = frame(numbers.idOf(id), 'delta', { events, left } satisfies Delta)
  topic.kept.push({ id, text })
  if (topic.kept.length > MOST_KEPT) topic.kept.shift()
  for (const viewer of topic.viewers) {
    if (viewer.writableLength > MOST_UNREAD_BYTES) viewer.destroy()
    else viewer.write(text)
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
  return frame(numbers.idOf(numbers.last()), 'whole', { events: [...topic.shown.values()], left: [] } satisfies Delta)
}

export function openStreams(catalogue: Catalogue, lists: Lists): Streams {
  const topics = new Map<string, Topic>()
  const numbers = numbering()
  let gathering: NodeJS.Timeout | null = null

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
    const made: Topic = { viewers: new Set(), shown: new Map(rowsOf(name).map((row) => [row.id, row])), kept: [] }
    topics.set(name, made)
    return made
  }

  function lookNow(): void {
    gathering = null
    for (const [name, topic] of topics) {
      // Nobody comes back to a topic for long: its memory goes with the last viewer.
      if (topic.viewers.size === 0) topics.delete(name)
      else tell(topic, rowsOf(name), numbers)
    }
  }

  return {
    open(name, seen, response) {
      const topic = streamCount(topics) < MOST_STREAMS ? topicOf(name) : null
      if (!topic) return false
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      response.write(greeting(topic, numbers.numberOf(seen), numbers))
      topic.viewers.add(response)
      response.once('close', () => topic.viewers.delete(response))
      return true
    },
    count: () => streamCount(topics),
    look: () => void (gathering ??= setTimeout(lookNow, GATHER_MS).unref()),
    close() {
      if (gathering) clearTimeout(gathering)
      for (const { viewers } of topics.values()) for (const viewer of viewers) viewer.end()
    },
  }
}

const streamCount = (topics: ReadonlyMap<string, Topic>): number =>
  [...topics.values()].reduce((all, { viewers }) => all + viewers.size, 0)
