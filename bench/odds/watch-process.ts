/**
 * Five thousand pages that watch, in one process: plain sockets that read into one buffer, which nobody keeps. The deltas of every
 * stream are counted; a few streams of each topic are looked into.
 */
import { connect } from 'node:net'
import type { Seen, WatchOrder, WatchWord } from './load.ts'

/** Of each topic these are looked into: the first to come and the last, to whom its deltas are written last. */
const LOOKED_INTO = 2
/** So many connect at once: a queue of a listening socket is not endless. */
const AT_ONCE = 100
const BUFFER = Buffer.allocUnsafe(256 * 1024)
/** How a frame with data ends; a ping ends otherwise, and within a frame no line is empty. */
const END = Buffer.from('}\n\n')

const seen: Seen[] = []
/** By stream. */
const [deltas, topicOf]: [number[], string[]] = [[], []]
let [bytes, open] = [0, 0]
const say = (word: WatchWord): void => void process.send?.(word)

/** Counts the ends of frames in what comes in pieces. */
function counter(count: () => void): (part: Buffer) => void {
  let begun = 0
  return (part) => {
    let at = 0
    // The rest of an end that began in the piece before.
    while (begun > 0 && at < part.length) {
      begun = part[at] === END[begun] ? begun + 1 : 0
      if (begun > 0) at++
      if (begun === END.length) {
        count()
        begun = 0
      }
    }
    for (let found = part.indexOf(END, at); found !== -1; found = part.indexOf(END, found + END.length)) count()
    const last = part.length - 1
    if (last >= at && part[last] === END[0]) begun = 1
    else if (last > at && part[last] === END[1] && part[last - 1] === END[0]) begun = 2
  }
}

function look(topic: string, stream: number): (part: Buffer) => void {
  let rest = ''
  return (part) => {
    const frames = (rest + part.toString('latin1')).split('\n\n')
    rest = frames.pop() ?? ''
    const atMs = performance.timeOrigin + performance.now()
    for (const frame of frames) {
      const minute = /event: delta[^]*"clock":\{"minute":([\d.]+)/.exec(frame)?.[1]
      if (minute !== undefined) seen.push({ topic, stream, upToMs: Math.round((Number(minute) - 30) * 1e6), atMs })
    }
  }
}

function watch(url: URL, topic: string, stream: number, isLookedInto: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const read = isLookedInto ? look(topic, stream) : null
    deltas[stream] = 0
    topicOf[stream] = topic
    let isGreeted = false
    const count = counter(() => void deltas[stream]!++)
    const hear = (length: number): boolean => {
      if (!isGreeted) {
        isGreeted = true
        open++
        resolve()
      }
      bytes += length
      const part = BUFFER.subarray(0, length)
      count(part)
      read?.(part)
      return true
    }
    const onread = { buffer: BUFFER, callback: hear }
    const socket = connect({ port: Number(url.port), host: url.hostname, onread })
    socket.once('connect', () =>
      socket.write(`GET /book/v1/stream?topic=${topic} HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`),
    )
    socket.once('error', reject)
    socket.once('close', () => open--)
  })
}

async function openAll({ url, topics, streams }: Extract<WatchOrder, { order: 'open' }>): Promise<void> {
  const each = streams / topics.length
  const all = topics.flatMap((topic) => Array.from({ length: each }, (_, at) => ({ topic, at })))
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE)
    await Promise.all(
      some.map(({ topic, at }, nth) =>
        watch(new URL(url), topic, from + nth, at < LOOKED_INTO / 2 || at >= each - LOOKED_INTO / 2),
      ),
    )
  }
  say({ opened: open })
}

/** Every topic's streams, with what each was told. */
function told(): Record<string, number[]> {
  const found: Record<string, number[]> = {}
  deltas.forEach((count, stream) => (found[topicOf[stream]!] ??= []).push(count))
  return found
}

process.on('message', (order: WatchOrder) => {
  if (order.order === 'open') void openAll(order)
  else say({ seen, bytes, deltas: told(), open })
})
