/** What is stored of a feed: the same whatever came twice, in another order, or again after a kill. */
import { DATABASE_KINDS } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import type { EventMessage } from '@uwanja/providers/feeds/feed'
import { manualClock } from '@uwanja/runtime/clock'
import { openFeedCompany } from '@uwanja/sandbox/feed/company'
import { isOfEvent } from '@uwanja/providers/feeds/feed'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aDatabase } from '../process/testing.ts'
import { catalogueHash } from './catalogue.ts'
import { changedSince, takeMessages, keepHeard, takeLease } from './store.ts'

const FEED = 'off'
const START_MS = Date.parse('2026-11-22T18:07:00Z')

/** Two minutes of the sandbox's evening, recovery included. */
function anEvening(): EventMessage[] {
  const clock = manualClock(START_MS)
  const company = openFeedCompany(clock)
  const said: EventMessage[] = []
  company.line.subscribe(null, (message) => void (isOfEvent(message) && said.push(message)))
  company.recover('live', clock.now() - 60_000)
  clock.advance(120_000)
  return said
}

/** A shuffle that is the same in each run. */
function shuffled<One>(list: readonly One[], seed: number): One[] {
  const mixed = [...list]
  let state = seed
  for (let at = mixed.length - 1; at > 0; at--) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    const other = state % (at + 1)
    ;[mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!]
  }
  return mixed
}

describe.each(DATABASE_KINDS)('the catalogue on %s', (kind) => {
  const messages = anEvening()
  const databases: Db[] = []
  const aBook = async (): Promise<Db> => {
    const db = await aDatabase(kind)
    databases.push(db)
    await takeLease(db, FEED, 'us', 3600)
    return db
  }
  afterEach(async () => {
    for (const db of databases.splice(0)) await db.close()
  })
  let wanted = ''
  const hashOf = async (db: Db): Promise<string> => catalogueHash(await changedSince(db, -1n, START_MS))
  const kept = async (db: Db, batch: readonly EventMessage[]): Promise<void> => {
    expect(
      await keepHeard(db, { feed: FEED, holder: 'us' }, { messages: batch, producers: {}, turned: [] }),
    ).not.toBeNull()
  }
  const inBatches = async (db: Db, all: readonly EventMessage[], size: number): Promise<void> => {
    for (let at = 0; at < all.length; at += size) await kept(db, all.slice(at, at + size))
  }
  beforeEach(async () => {
    if (wanted !== '') return
    const db = await aBook()
    await kept(db, messages)
    wanted = await hashOf(db)
  })

  it('P08 is the same in another order, in batches of another size, and with every message twice', async () => {
    expect(messages.length).toBeGreaterThan(40)
    const db = await aBook()
    await inBatches(db, shuffled([...messages, ...messages], 7), 97)
    expect(await hashOf(db)).toBe(wanted)
  })

  it('P08 is the same after kills between and within transactions, when all since the last position comes again', async () => {
    const db = await aBook()
    let position = 0
    for (let round = 1; position < messages.length; round++) {
      const until = Math.min(messages.length, position + 60)
      // Killed within: the transaction never was.
      await expect(
        db.transaction(async (tx) => {
          await takeMessages(tx, FEED, messages.slice(position, until))
          throw new Error('killed')
        }),
      ).rejects.toThrow('killed')
      // Killed after the commit and before anybody knew: the same comes again.
      await kept(db, messages.slice(position, until))
      await kept(db, messages.slice(Math.max(0, position - 30), until))
      position = until
    }
    expect(await hashOf(db)).toBe(wanted)
  })

  it('P08 keeps nothing of who has lost the lease', async () => {
    const db = await aBook()
    expect(await takeLease(db, FEED, 'another', 10)).toBe(false)
    expect(await keepHeard(db, { feed: FEED, holder: 'another' }, { messages, producers: {}, turned: [] })).toBeNull()
    expect(await changedSince(db, -1n, START_MS)).toEqual([])
  })
})
