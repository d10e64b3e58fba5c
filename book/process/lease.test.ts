/** Who holds a feed's lease trusts what it wrote itself: only for as long as nobody else has held it. */
import { FULLEST } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import type { Feed, FeedBody, FeedMessage } from '@uwanja/providers/feeds/feed'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changedSince } from '../catalogue/store.ts'
import { aDatabase } from './testing.ts'
import type { Listener } from '../feed/listener.ts'
import { openListener } from '../feed/listener.ts'

const FEED = 'off'
const NOW_MS = Date.parse('2026-11-22T18:00:00Z')

/** A company that says what the test says, to whoever listens. */
function aCompany() {
  const listening = new Set<(message: FeedMessage) => Promise<void>>()
  const feed: Feed = {
    listen: (_after, take, signal, opened) =>
      new Promise((resolve) => {
        listening.add(take)
        signal.addEventListener('abort', () => {
          listening.delete(take)
          resolve('ended')
        })
        opened?.()
      }),
    schedule: () => Promise.resolve(null),
    recover: () => Promise.resolve({ status: 'failed' }),
  }
  return {
    feed,
    tell(atMs: number, body: FeedBody): void {
      for (const take of listening) void take({ producer: 'live', atMs: NOW_MS + atMs, event: 'match', body })
    },
  }
}

const stop = (group: string): FeedBody => ({ kind: 'bet_stop', groups: [group] })

describe('the lease of a feed', () => {
  let db: Db
  const listeners: Listener[] = []
  beforeEach(async () => {
    db = await aDatabase(FULLEST)
  })
  afterEach(async () => {
    for (const listener of listeners.splice(0)) await listener.stop()
    await db.close()
  })
  function aProcess(feed: Feed): Listener {
    const listener = openListener({
      db,
      name: FEED,
      feed,
      now: () => NOW_MS,
      onFault: () => undefined,
      kept: () => undefined,
    })
    listeners.push(listener)
    return listener
  }
  const stopped = async (): Promise<string[]> => {
    const [event] = await changedSince(db, -1n, NOW_MS)
    return Object.keys(event?.state.stops ?? {}).sort()
  }

  it('Y25 who loses it for a moment and takes it again keeps what the other has heard meanwhile', async () => {
    const [one, other] = [aCompany(), aCompany()]
    const [first, second] = [aProcess(one.feed), aProcess(other.feed)]
    await first.beat()
    one.tell(1, stop('line'))
    await expect.poll(stopped).toEqual(['line'])
    // The first one stands still for longer than its lease; the second one hears something, and ends.
    await db.sql`update book.feed set until = clock_timestamp() - interval '1 second'`
    await second.beat()
    expect([first.producers() !== null, second.producers() !== null]).toEqual([true, true])
    other.tell(2, stop('special'))
    await expect.poll(stopped).toEqual(['line', 'special'])
    await second.stop()
    // Its line is opened anew within a second or two.
    await expect
      .poll(
        async () => {
          await first.beat()
          one.tell(3, stop('other'))
          return stopped()
        },
        { timeout: 30_000 },
      )
      .toEqual(['line', 'other', 'special'])
  })
})
