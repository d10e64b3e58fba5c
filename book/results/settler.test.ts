/** Who grades: late, old and broken matches, two who grade at once, and a lease that nobody waits with. */
import { FULLEST, RULE_KINDS } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { eventById } from '../catalogue/store.ts'
import { aDatabase, aFeedCompany } from '../process/testing.ts'
import type { Settler } from './settler.ts'
import { openSettler } from './settler.ts'
import { gradedUpTo, resultRow } from './store.ts'
import { aMatch, facts, HOUR_MS, played, tell } from './testing.ts'

const DAY_MS = 24 * HOUR_MS
const NOW_MS = Date.parse('2026-11-22T18:00:00Z')
const WON = '1 0 1'
const VOID = '0 1 1'

describe.each(RULE_KINDS)('grading on %s', (kind) => {
  let db: Db
  let nowMs = NOW_MS
  beforeAll(async () => void (db = await aDatabase(kind)))
  afterAll(() => db.close())

  const faults: string[] = []
  const aSettler = (isMine = () => true): Settler =>
    openSettler({
      db,
      isMine,
      now: () => nowMs,
      known: () => null,
      onFault: (error) => void faults.push(String(error)),
    })
  const graded = async (settler: Settler): Promise<void> => {
    settler.look()
    await settler.settled()
  }
  const home = async (id: string): Promise<unknown> => (await resultRow(db, id))?.grades['goals.match.1x2?']?.['1']

  it('Y20 whoever grades by an older word, once more or too late, overwrites nothing', async () => {
    const id = await aMatch(db, 'stale', NOW_MS - HOUR_MS)
    await tell(db, 'stale', NOW_MS + 1, facts(played([2, 1], 'ended')))
    const first = (await eventById(db, id))!
    await tell(db, 'stale', NOW_MS + 2, facts(played([2, 2], 'ended')))
    const second = (await eventById(db, id))!
    await aSettler().settle(second)
    await aSettler().settle(first)
    expect(await home(id)).toBe('0 0 1')
    // Told as at first again: nothing is written, and what lies between is not either.
    await tell(db, 'stale', NOW_MS + 3, facts(played([2, 1], 'ended')))
    await aSettler().settle((await eventById(db, id))!)
    await tell(db, 'stale', NOW_MS + 4, facts({ ...played([2, 1], 'ended'), expected: { total: 3, supremacy: 0 } }))
    await aSettler().settle(second)
    expect([await home(id), (await resultRow(db, id))!.number]).toEqual([WON, 2])
  })

  it('Y20 a match of whatever age is graded, graded anew when it is corrected, and void when it was never told of', async () => {
    const [old, silent] = [
      await aMatch(db, 'old', NOW_MS - 90 * DAY_MS),
      await aMatch(db, 'silent', NOW_MS - 60 * DAY_MS),
    ]
    await tell(db, 'old', NOW_MS - 90 * DAY_MS + 1, facts(played([1, 0], 'ended')))
    const settler = aSettler()
    await graded(settler)
    expect([await home(old), await home(silent)]).toEqual([WON, VOID])
    await tell(db, 'old', NOW_MS + 1, facts(played([1, 1], 'ended')))
    await graded(settler)
    expect(await home(old)).toBe('0 0 1')
    // Nobody was there while the next word came: whoever comes goes on where the last one was.
    await settler.stop()
    await tell(db, 'old', NOW_MS + 2, facts(played([2, 1], 'ended')))
    await graded(aSettler())
    expect(await home(old)).toBe(WON)
  })

  it('Y20 one that cannot be graded keeps no other waiting, is named, and is tried again until it can be', async () => {
    const settler = aSettler()
    await graded(settler)
    faults.length = 0
    const broken = await aMatch(db, 'broken', NOW_MS - HOUR_MS)
    // As no reader of a feed would let it through.
    await db.sql`
      update book.event set revision = revision + 1, heard = heard ||
        '{"facts": {"live": {"at": 1, "value": {"status": "ended", "goals": 5}}}}' where id = ${broken}::bigint`
    const [whole, waits] = [
      await aMatch(db, 'whole', NOW_MS - HOUR_MS),
      await aMatch(db, 'waits', nowMs - 48 * HOUR_MS + 30_000),
    ]
    await tell(db, 'whole', NOW_MS + 1, facts(played([1, 0], 'ended')))
    await graded(settler)
    expect([await home(whole), await resultRow(db, broken)]).toEqual([WON, null])
    expect([faults.join(), settler.ungraded()]).toEqual([
      expect.stringContaining(`match ${broken} could not be graded`),
      1,
    ])
    nowMs += 60_000
    await graded(settler)
    expect(await home(waits)).toBe(VOID)
    // Who comes after a kill begins before it, not after, until it is graded.
    const { revision } = (await eventById(db, broken))!
    const upTo = async (): Promise<bigint> => (await gradedUpTo(db)).revision
    expect(await upTo()).toBeLessThan(revision)
    await db.sql`
      update book.event set heard = jsonb_set(heard, '{facts,live,value}', ${JSON.stringify(played([1, 0], 'ended'))}::jsonb)
      where id = ${broken}::bigint`
    nowMs += 60_000
    await graded(settler)
    expect([await home(broken), settler.ungraded()]).toEqual([WON, 0])
    expect(await upTo()).toBeGreaterThan(revision)
  })

  it('Y20 whose turn it is not grades nothing', async () => {
    const id = await aMatch(db, 'another', NOW_MS - HOUR_MS)
    await tell(db, 'another', NOW_MS + 1, facts(played([1, 0], 'ended')))
    let isMine = false
    const settler = aSettler(() => isMine)
    await graded(settler)
    expect(await home(id)).toBeUndefined()
    isMine = true
    await graded(settler)
    expect(await home(id)).toBe(WON)
  })
})

describe.runIf(FULLEST === 'postgres')('grading beside a feed', () => {
  it('Y20 what is graded for long keeps neither the lease nor what is told waiting', async () => {
    const [db, house] = [await aDatabase('postgres'), await aFeedCompany()]
    const book = await house.book(db)
    await vi.waitFor(() => book.beat().then(() => expect(book.listener!.producers()).not.toBeNull()))
    await aMatch(db, 'long', house.clock.now() - HOUR_MS)
    const lease = async (): Promise<number> => {
      const [row] = await db.sql<{ until: number }>`select extract(epoch from until)::float8 as until from book.feed`
      return row!.until
    }
    let release = (): void => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const isLocked = new Promise<void>((resolve) => {
      void db.transaction(async (tx) => {
        await tx.sql`lock table book.result in access exclusive mode`
        resolve()
        await held
      })
    })
    await isLocked
    await tell(db, 'long', house.clock.now(), facts(played([1, 0], 'ended')))
    const beats = [book.beat()]
    const [first, isKnown] = [
      await lease(),
      () => [...book.catalogue.events()].some(({ sourceId }) => sourceId === 'later'),
    ]
    await aMatch(db, 'later', house.clock.now() + HOUR_MS)
    await vi.waitFor(
      async () => {
        beats.push(book.beat())
        expect(await lease()).toBeGreaterThan(first)
        expect(isKnown()).toBe(true)
      },
      { timeout: 30_000, interval: 20 },
    )
    release()
    await Promise.all(beats)
    await house.close()
    await db.close()
  })
})
