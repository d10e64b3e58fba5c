/** The book alone under 2,000 changes a second and 5,000 streams: what it takes from the feed to a page, and to a stop's commit. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '@uwanja/database/sql'
import { ask, dataOf } from '../api/ask.ts'
import { residentMiB } from '../boot/launched.ts'
import type { BenchRun } from '../bench.ts'
import { percentile } from '../statistics.ts'
import type { Seen, Stopped, SentTimes, Watched } from './load.ts'
import { AHEAD, STOPPED, WATCHED } from './load.ts'
import type { BookStage, WatchWorker } from './stage.ts'
import { startBook, startFeed, startWatchers } from './stage.ts'

const PER_SECOND = 2000
const PACE = {
  full: { streams: 5000, warmS: 10, seconds: 60, restMs: 10_000 },
  quick: { streams: 1000, warmS: 3, seconds: 8, restMs: 3000 },
} as const
/** How often the database is asked whether a stop is committed; a figure is at most so much too high. */
const LOOK_MS = 4
const PATIENCE_MS = 60_000
/** Nothing comes any more: pings alone. */
const QUIET_MS = 2000
const MOST_QUIET_BYTES = 100_000

export interface Pressed {
  readonly recoveryMs: number
  readonly streams: number
  /** Of all streams, in the time that counts. */
  readonly deltas: number
  /** Deltas that some streams of a topic were told and others were not. */
  readonly lacking: number
  /** Feed to stream. */
  readonly messages: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly p99Ms: number
  readonly unseen: number
  readonly stops: number
  readonly stopP50Ms: number
  readonly stopP99Ms: number
  readonly idleMiB: number
  readonly mostMiB: number
  readonly cores: Spent
  /** Processor time for one change of the feed, in microseconds. */
  readonly usPerChange: Spent
  readonly mibPerSecond: number
}

const now = (): number => performance.timeOrigin + performance.now()

/** Until so many matches ahead are open. */
async function untilOpen(url: string, count: number): Promise<number> {
  for (const endMs = now() + PATIENCE_MS; now() < endMs; await pause(20)) {
    const { text } = await ask({ url: `${url}/metrics` })
    const open = Number(/^book_events_open\{phase="before"\} (\d+)/m.exec(text)?.[1])
    if (open >= count) return now()
  }
  throw new Error(`the book did not open ${String(count)} matches within ${String(PATIENCE_MS)} ms`)
}

/** Topics of the matches that are watched: the book has numbers of its own for them. */
async function topicsOf(url: string): Promise<Map<string, string>> {
  const { events } = dataOf(await ask({ url: `${url}/book/v1/live` })) as { events: { id: string; home: string }[] }
  const ids = new Map(events.map(({ id, home }) => [home.replace('Home of ', ''), id]))
  return new Map(WATCHED.map((event) => [`event:${ids.get(event) ?? ''}`, event]))
}

/** When the database has what stops a match, for whoever asks it. */
async function committedMs(db: Db, { event, at, isStop, sentMs }: Stopped): Promise<number> {
  for (const endMs = sentMs + PATIENCE_MS; now() < endMs; await pause(LOOK_MS)) {
    const rows = isStop
      ? await db.sql`select 1 from book.event where source = 'off' and source_id = ${event} and (heard #>> '{stops,all,at}')::bigint >= ${at}`
      : await db.sql`select 1 from book.event where source = 'off' and source_id = ${event} and (heard #>> '{facts,live,at}')::bigint >= ${at}`
    if (rows.length > 0) return now() - sentMs
  }
  return PATIENCE_MS
}

/** For each message the first delta at a stream that told of it or of a later one. */
function latencies(told: SentTimes, seen: readonly Seen[], topics: ReadonlyMap<string, string>) {
  const streams = new Map<number, Seen[]>()
  for (const one of seen) streams.set(one.stream, [...(streams.get(one.stream) ?? []), one])
  const found: number[] = []
  let unseen = 0
  for (const deltas of streams.values()) {
    const sent = told.sent[topics.get(deltas[0]!.topic)!]!
    let at = 0
    for (const sentMs of sent) {
      while (at < deltas.length && deltas[at]!.upToMs < sentMs) at++
      if (at === deltas.length) unseen++
      else found.push(deltas[at]!.atMs - told.startMs - sentMs)
    }
  }
  return { found, unseen }
}

/** Deltas that a stream lacks beside the one of its topic that was told most. */
function lacking(before: Watched, after: Watched): { deltas: number; lacking: number } {
  let [deltas, lacks] = [0, 0]
  for (const [topic, counts] of Object.entries(after.deltas)) {
    const told = counts.map((count, stream) => count - (before.deltas[topic]![stream] ?? 0))
    const most = Math.max(1, ...told)
    for (const count of told) [deltas, lacks] = [deltas + count, lacks + most - count]
  }
  return { deltas, lacking: lacks }
}

/** What the watchers have seen, once nothing more comes. */
async function whenQuiet(watchers: WatchWorker): Promise<Watched> {
  let last: Watched | null = null
  for (const endMs = now() + PATIENCE_MS; now() < endMs;) {
    await pause(QUIET_MS)
    watchers.order({ order: 'tell' })
    const said = await watchers.word((word) => ('seen' in word ? word : undefined))
    if (last !== null && said.bytes - last.bytes < MOST_QUIET_BYTES) return said
    last = said
  }
  throw new Error('the streams do not come to rest')
}

/** Processor time of each side, in milliseconds so far. */
interface Spent {
  readonly book: number
  readonly database: number
  readonly feed: number
  readonly watchers: number
}

const between = (before: Spent, after: Spent, each: (ms: number) => number): Spent => ({
  book: each(after.book - before.book),
  database: each(after.database - before.database),
  feed: each(after.feed - before.feed),
  watchers: each(after.watchers - before.watchers),
})

export async function measurePressed(run: BenchRun, serverUrl: string): Promise<Pressed> {
  const { streams, warmS, seconds, restMs } = PACE[run.pace]
  const { feed, url: feedUrl } = await startFeed(run)
  const asked = feed.word((word) => ('asked' in word && word.asked === 'pre' ? word.atMs : undefined))
  const { book, db, databaseCpuMs }: BookStage = await startBook(run, serverUrl, feedUrl)
  const recoveryMs = (await untilOpen(book.url, AHEAD.length)) - (await asked)
  feed.order({ order: 'rest', live: 12 })
  await pause(restMs)
  const idleMiB = residentMiB(book.child.pid!)

  const topics = await topicsOf(book.url)
  const watchers = startWatchers(run)
  const press = async (lasting: number): Promise<SentTimes> => {
    const told = feed.word((word) => ('told' in word ? word.told : undefined))
    feed.order({ order: 'press', perSecond: PER_SECOND, seconds: lasting, stops: STOPPED })
    return told
  }
  watchers.order({ order: 'open', url: book.url, topics: [...topics.keys()], streams })
  const opened = await watchers.word((word) => ('opened' in word ? word.opened : undefined))
  if (opened !== streams) throw new Error(`${String(opened)} of ${String(streams)} streams are open`)
  // A process that has just started still compiles, and its first deltas are not what a page sees all day.
  await press(warmS)
  const before = await whenQuiet(watchers)

  let mostMiB = 0
  const looking = setInterval(() => (mostMiB = Math.max(mostMiB, residentMiB(book.child.pid!))), 250)
  const stops: Promise<number>[] = []
  feed.hear((word) => 'stopped' in word && stops.push(committedMs(db, word.stopped)))
  const spent = async (): Promise<Spent> => {
    const [own, ofFeed, ofWatchers] = [book.cpuMs(), feed.cpuMs(), watchers.cpuMs()]
    return { book: own, database: await databaseCpuMs(), feed: ofFeed, watchers: ofWatchers }
  }
  const [spentBefore, startMs] = [await spent(), now()]
  const told = await press(seconds)
  const [spentAfter, lastedMs] = [await spent(), now() - startMs]
  const after = await whenQuiet(watchers)
  clearInterval(looking)
  const { found, unseen } = latencies(told, after.seen.slice(before.seen.length), topics)
  const stopMs = await Promise.all(stops)
  await book.stop()
  return {
    recoveryMs,
    streams: after.open,
    ...lacking(before, after),
    messages: found.length,
    p50Ms: percentile(found, 50),
    p95Ms: percentile(found, 95),
    p99Ms: percentile(found, 99),
    unseen,
    stops: stopMs.length,
    stopP50Ms: percentile(stopMs, 50),
    stopP99Ms: percentile(stopMs, 99),
    idleMiB,
    mostMiB,
    cores: between(spentBefore, spentAfter, (ms) => ms / lastedMs),
    usPerChange: between(spentBefore, spentAfter, (ms) => (1000 * ms) / (PER_SECOND * seconds)),
    mibPerSecond: (after.bytes - before.bytes) / 2 ** 20 / seconds,
  }
}
