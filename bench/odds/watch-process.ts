/** Five thousand pages that watch, in one process: plain sockets, whose bytes are counted; some of each topic are looked into. */
import { connect } from 'node:net'
import type { Seen, WatchOrder, WatchWord } from './load.ts'

/** Of each topic these are looked into: the first to come and the last, to whom its deltas are written last. */
const LOOKED_INTO = 2
/** So many connect at once: a queue of a listening socket is not endless. */
const AT_ONCE = 100

const seen: Seen[] = []
const heard: number[] = []
let [bytes, open] = [0, 0]
const say = (word: WatchWord): void => void process.send?.(word)

function look(topic: string, stream: number): (part: string) => void {
  let rest = ''
  return (part) => {
    const frames = (rest + part).split('\n\n')
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
    const socket = connect(Number(url.port), url.hostname)
    const read = isLookedInto ? look(topic, stream) : null
    heard[stream] = 0
    socket.once('connect', () =>
      socket.write(`GET /book/v1/stream?topic=${topic} HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`),
    )
    socket.on('data', (part: Buffer) => {
      if (heard[stream] === 0) {
        open++
        resolve()
      }
      heard[stream]! += part.length
      bytes += part.length
      read?.(part.toString('latin1'))
    })
    socket.once('error', reject)
    socket.once('close', () => open--)
  })
}

/** What each had heard when all had come: who hears nothing more was forgotten. */
const greeted: number[] = []

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
  greeted.push(...heard)
  say({ opened: open })
}

process.on('message', (order: WatchOrder) => {
  if (order.order === 'open') void openAll(order)
  else say({ seen, bytes, silent: heard.filter((count, stream) => count <= (greeted[stream] ?? 0)).length, open })
})
