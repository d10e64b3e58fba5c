/**
 * Live odds by server-sent events. A topic is `live` (the rows of all live matches) or `event:17` (one match with all its
 * markets). What changes within a quarter of a second is one delta, worked out, compared and encoded once for all who watch; who
 * comes back with the id of the last one that they saw gets what they missed, or the whole again.
 */
import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { BookEvent } from '../catalogue/event.ts'
import { phaseOf } from '../catalogue/event.ts'
import type { Lists } from './lists.ts'
import type { Delta } from './news.ts'
import { openMissed } from './missed.ts'
import { newsOf } from './news.ts'
import type { EventRow } from './views.ts'
import type { Bounds, Refusal } from './viewers.ts'
import { BOUNDS, openViewers } from './viewers.ts'

const GATHER_MS = 250
/** Pricing what is watched takes at most this part of the time; stops and goals have the rest, however much is watched. */
const MOST_BUSY = 0.75
/** A proxy that gathers answers would hold a goal back. */
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-accel-buffering': 'no',
}
/** What a topic remembers for those who come back. */
const MOST_KEPT = { deltas: 120, bytes: 200_000 }

interface Topic {
  /** Of this process and of this life of the topic: the numbers of another life mean nothing here. */
  readonly life: string
  readonly viewers: Set<ServerResponse>
  /** As every viewer has them. */
  shown: Map<string, EventRow>
  /** All of it as it is told to who comes; made when the first one asks. */
  whole: Buffer | null
  /** How many deltas it told; the whole has the number of the last one, so that the next follows it without a gap. */
  told: number
  readonly missed: ReturnType<typeof openMissed>
}

export interface Streams {
  /** Why not, where it was not opened. */
  open(asked: StreamRequest, response: ServerResponse): Refusal | 'unknown' | null
  count(): number
  /** Looks at the topics of these matches soon. */
  changed(events: readonly BookEvent[]): void
  /** Looks at every topic soon: a producer may have gone down, and starts pass. */
  look(): void
  close(): void
}

interface StreamRequest {
  readonly topic: string
  /** The id of the last frame that was seen. */
  readonly lastId: string | undefined
  /** Of who asks. */
  readonly ip: string
}

const idOf = ({ life }: Topic, number: number): string => `${life}-${String(number)}`
/** Encoded once for all who are told it, now or later. */
const frame = (id: string, event: 'whole' | 'delta', data: Delta): Buffer =>
  Buffer.from(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
/** Nothing was missed: a comment, so that the line is seen to stand. */
const NOTHING = Buffer.from(':\n\n')

/** The number of an id of this life of the topic; null: it is of another, or no id. */
function numberOf({ life, told }: Topic, id: string | undefined): number | null {
  const [ownLife, digits] = (id ?? '').split('-')
  const number = Number(digits)
  return ownLife === life && Number.isInteger(number) && number >= 0 && number <= told ? number : null
}

/** What changed in a topic since it looked last, as it goes over the line; null: nothing. */
function newsFor(topic: Topic, rows: readonly EventRow[]): Buffer | null {
  const events = rows.flatMap((row) => newsOf(topic.shown.get(row.id), row) ?? [])
  const now = new Map(rows.map((row) => [row.id, row]))
  const left = [...topic.shown.keys()].filter((id) => !now.has(id))
  topic.shown = now
  if (events.length === 0 && left.length === 0) return null
  topic.whole = null
  topic.told++
  const bytes = frame(idOf(topic, topic.told), 'delta', { events, left })
  topic.missed.keep(bytes)
  return bytes
}

/** What somebody gets first: what they missed, where that is still known, else the whole. */
function greeting(topic: Topic, lastId: string | undefined): Buffer {
  const missed = topic.told - (numberOf(topic, lastId) ?? -Infinity)
  if (missed === 0) return NOTHING
  const known = topic.missed.last(missed)
  if (known !== null) return known
  topic.whole ??= frame(idOf(topic, topic.told), 'whole', { events: [...topic.shown.values()], left: [] })
  return topic.whole
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

export function openStreams(catalogue: Catalogue, lists: Lists, bounds: Bounds = BOUNDS): Streams {
  const topics = new Map<string, Topic>()
  const viewers = openViewers(bounds)
  const process = randomBytes(6).toString('hex')
  let lives = 0

  function rowsOf(topic: string): EventRow[] {
    if (topic === 'live')
      return [...catalogue.events()]
        .filter((event) => phaseOf(event) === 'live')
        .flatMap((event) => lists.view(event) ?? [])
    const row = lists.event(topic.slice('event:'.length))
    return row ? [row] : []
  }

  const isTopic = (name: string): boolean =>
    name === 'live' || (name.startsWith('event:') && catalogue.event(name.slice('event:'.length)) !== null)

  function begun(name: string): Topic {
    const shown = new Map(rowsOf(name).map((row) => [row.id, row]))
    const life = `${process}.${String(++lives)}`
    const made: Topic = { life, viewers: new Set(), shown, whole: null, told: 0, missed: openMissed(MOST_KEPT) }
    topics.set(name, made)
    return made
  }

  const turns = inTurns((name) => {
    const topic = topics.get(name)
    // Nobody comes back to a topic for long: its memory goes with the last viewer.
    if (topic?.viewers.size === 0) topics.delete(name)
    else if (topic) viewers.tell(topic.viewers, newsFor(topic, rowsOf(name)))
  })
  const mark = (name: string): void => void (topics.has(name) && turns.add(name))

  return {
    open({ topic: name, lastId, ip }, response) {
      if (!isTopic(name)) return 'unknown'
      const refusal = viewers.take(ip, response)
      if (refusal) return refusal
      const topic = topics.get(name) ?? begun(name)
      // One that ends with its line needs no frames of HTTP around each delta.
      response.shouldKeepAlive = false
      response.useChunkedEncodingByDefault = false
      response.writeHead(200, HEADERS)
      response.write(greeting(topic, lastId))
      topic.viewers.add(response)
      response.once('close', () => topic.viewers.delete(response))
      return null
    },
    count: viewers.count,
    changed(events) {
      for (const { id } of events) mark(`event:${id}`)
      if (events.length > 0) mark('live')
    },
    look() {
      for (const name of topics.keys()) mark(name)
    },
    close() {
      turns.close()
      viewers.close()
      topics.clear()
    },
  }
}
