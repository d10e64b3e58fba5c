/** The sandbox's feed company at the other end of OFF/1, on a clock that stands until it is turned. */
import { randomUUID } from 'node:crypto'
import { manualClock } from '@uwanja/runtime/clock'
import { openFeedCompany } from '@uwanja/sandbox/feed/company'
import { mountFeed } from '@uwanja/sandbox/feed/routes'
import { OLD_BY_MS } from '@uwanja/sandbox/feed/troubles'
import Fastify from 'fastify'
import type { FeedStage } from '../conformance.ts'
import type { EventMessage, FeedPlug } from '../feed.ts'

const START_MS = Date.parse('2026-11-22T18:07:00Z')
const KEY = 'feed-key'
const RECOVERED_MS = 73 * 3_600_000

export async function sandboxStage(plug: FeedPlug): Promise<FeedStage> {
  const clock = manualClock(START_MS)
  const company = openFeedCompany(clock)
  const { line } = company
  let next: readonly EventMessage[] | null = null
  const app = Fastify({ forceCloseConnections: true })
  // Its own season would be the answer; the kit decides what a recovery names.
  const recover: typeof company.recover = (producer, afterMs) => {
    if (!next) return company.recover(producer, afterMs)
    const request = randomUUID()
    for (const message of next) line.tell(message)
    line.tell({ producer, atMs: clock.now(), body: { kind: 'snapshot_complete', request } })
    return request
  }
  await mountFeed(app, { ...company, recover }, KEY)
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/feed`
  return {
    feed: plug.open({ url, key: KEY }),
    strangersFeed: plug.open({ url, key: 'another' }),
    now: clock.now,
    say: line.tell,
    sayUnknown: () => line.tell({ producer: 'live', atMs: clock.now(), body: { kind: 'weather' } } as never),
    trouble: line.set,
    oldByMs: OLD_BY_MS,
    pass: (seconds) => clock.advance(seconds * 1000),
    recovers: (messages) => void (next = messages),
    tooLongAgoMs: () => clock.now() - RECOVERED_MS,
    breakLines: () => app.server.closeAllConnections(),
    close: () => app.close(),
  }
}
