/**
 * A feed company for load: OFF/1 over HTTP from a process of its own, told by messages what to do. A message's moment of sending
 * travels in the match's clock, so whoever sees a match at the other end knows up to when it is told.
 */
import { createServer, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { AHEAD, LIVE, type FeedOrder, type FeedWord, type SentTimes } from './load.ts'

const COVERAGE = ['ft', 'ht', 'goals', 'corners', 'cards']
const TICK_MS = 10
const ALIVE_MS = 5000
const HOUR_MS = 3_600_000

const listeners = new Set<ServerResponse>()
const send = (word: FeedWord): void => void process.send?.(word)
const now = (): number => performance.timeOrigin + performance.now()
const moment = (): number => Math.floor(now())

function tell(message: Readonly<Record<string, unknown>>): void {
  const text = `data:${JSON.stringify(message)}\n\n`
  for (const listener of listeners) listener.write(text)
}

const isAhead = (event: string): boolean => event.startsWith('ahead')
/** The second half of the live ones is priced by the feed, the first by the book's model. */
const isPricedHere = (event: string): boolean => event.startsWith('priced')
const EVENTS = [...AHEAD, ...LIVE]

function fixture(event: string): Record<string, unknown> {
  const start = new Date(now() + (isAhead(event) ? 5 * HOUR_MS : -HOUR_MS / 2)).toISOString()
  const sides = { home: `Home of ${event}`, away: `Away of ${event}` }
  return { sport: 'football', category: 'Bench', tournament: 'League', ...sides, start, coverage: COVERAGE }
}

const jitter = (middle: number, reach: number): number =>
  Math.round((middle + (Math.random() * 2 - 1) * reach) * 1000) / 1000

/** Sixteen markets, of which each message moves three. */
const LINES = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5]
const MARKETS = [
  ['goals.match.1x2', '', ['1', 'x', '2']],
  ['goals.match.double-chance', '', ['1x', '12', 'x2']],
  ['goals.match.both-score', '', ['yes', 'no']],
  ['goals.match.odd-even', '', ['odd', 'even']],
  ...LINES.map((line) => ['goals.match.total', `total=${String(line)}`, ['over', 'under']] as const),
  ...[0.5, 1.5].map((line) => ['goals.match.home-total', `total=${String(line)}`, ['over', 'under']] as const),
  ...[0.5, 1.5].map((line) => ['goals.match.away-total', `total=${String(line)}`, ['over', 'under']] as const),
] as const

function marketsOf(some: readonly (typeof MARKETS)[number][]): Record<string, unknown>[] {
  return some.map(([market, specifiers, names]) => ({
    market,
    specifiers,
    status: 'active',
    outcomes: Object.fromEntries(names.map((name) => [name, { odds: jitter(names.length + 1, 0.8) }])),
  }))
}

/** What a message says beside new odds: all markets of a match, a few of them, or that its goal is looked at again. */
type MessageSize = 'whole' | 'some' | 'review'
/** The minute that all matches are in; a moment travels in its millionths. */
const MINUTE = 30

function odds(event: string, said: MessageSize, minute = MINUTE): Record<string, unknown> {
  const first = Math.floor(Math.random() * (MARKETS.length - 2))
  const facts = isAhead(event)
    ? { status: 'not-started', expected: { total: jitter(2.6, 0.4), supremacy: jitter(0, 0.8) } }
    : {
        status: 'live',
        clock: { minute, period: '1h', isRunning: true },
        scores: { 'goals.match': { score: [1, 0], isOver: false }, 'goals.1h': { score: [1, 0], isOver: false } },
        goals: [{ id: 'g', side: 'home', minute: 12, state: said === 'review' ? 'review' : 'confirmed' }],
        expected: { total: jitter(2.6, 0.4), supremacy: jitter(0, 0.8) },
      }
  const priced = isPricedHere(event)
    ? { markets: marketsOf(said === 'whole' ? MARKETS : MARKETS.slice(first, first + 3)) }
    : {}
  return { producer: isAhead(event) ? 'pre' : 'live', kind: 'odds_change', at: moment(), event, facts, ...priced }
}

function recover(producer: string, request: string): void {
  for (const event of EVENTS) {
    if (producer === 'pre') tell({ producer, kind: 'fixture', at: moment(), event, fixture: fixture(event) })
    if (isAhead(event) === (producer === 'pre')) tell(odds(event, 'whole'))
  }
  tell({ producer, kind: 'snapshot_complete', at: moment(), request })
  send({ recovered: producer })
}

const alive = (): void => {
  for (const producer of ['pre', 'live']) tell({ producer, kind: 'alive', at: moment(), subscribed: 1 })
}

/** The load: odds at an even pace over all live matches, now and then a stop or a goal under review on one of the others. */
async function press({ perSecond, seconds, stops }: Extract<FeedOrder, { order: 'press' }>): Promise<void> {
  const startMs = now()
  const told: SentTimes = { startMs, sent: Object.fromEntries(LIVE.map((event) => [event, []])) }
  const watched = LIVE.filter((event) => !stops.includes(event))
  let [sent, stopped] = [0, 0]
  for (let atMs = 0; atMs < seconds * 1000; atMs = now() - startMs) {
    for (const listener of listeners) listener.cork()
    for (; sent < (atMs * perSecond) / 1000; sent++) {
      const event = LIVE[sent % LIVE.length]!
      if (!watched.includes(event)) {
        tell(odds(event, 'some'))
        continue
      }
      const sentMs = Math.floor(now() - startMs)
      tell(odds(event, 'some', MINUTE + sentMs / 1e6))
      told.sent[event]!.push(sentMs)
    }
    // Five stops and five goals a second, each on a match of its own.
    for (; stopped < atMs / 100; stopped++) stopOne(stops[stopped % stops.length]!, stopped % 2 === 0)
    for (const listener of listeners) listener.uncork()
    await pause(TICK_MS)
  }
  send({ told })
}

function stopOne(event: string, isStop: boolean): void {
  const message = isStop
    ? { producer: 'live', kind: 'bet_stop', at: moment(), event, groups: 'all' }
    : odds(event, 'review')
  tell(message)
  send({ stopped: { event, at: message['at'] as number, sentMs: now(), isStop } })
}

/** As a quiet afternoon: each live match is told of every ten seconds. */
let calmly: NodeJS.Timeout | undefined
function rest(live: number): void {
  let nth = 0
  clearInterval(calmly)
  calmly = setInterval(() => tell(odds(LIVE[nth++ % live]!, 'some')), 10_000 / live)
}

const server = createServer((request, response) => {
  if (request.url?.startsWith('/off/v1/stream')) {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    listeners.add(response)
    response.once('close', () => listeners.delete(response))
    setTimeout(alive, 50)
    return
  }
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    const { producer } = JSON.parse(body || '{}') as { producer?: string }
    const made = `${producer ?? ''}-${String(moment())}`
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ request: made }))
    send({ asked: producer ?? '', atMs: now() })
    setTimeout(() => recover(producer ?? '', made), 1)
  })
})

process.on('message', (order: FeedOrder) => {
  if (order.order === 'rest') rest(order.live)
  else {
    clearInterval(calmly)
    void press(order)
  }
})
setInterval(alive, ALIVE_MS)
server.listen(0, '127.0.0.1', () => send({ port: (server.address() as { port: number }).port }))
