/** The throttle's arithmetic and its counting, also in parallel: in both databases and in Redis, by the same rules. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '@uwanja/money/sql'
import { aDatabase, DATABASE_KINDS, freezeClock, shiftClock } from '../db/testing.ts'
import { aRedis, HAS_REDIS, type TestRedis } from '../runtime/redis-testing.ts'
import { openRedis, type Redis } from '../runtime/redis.ts'
import { planOf, type Cap, type Limit, type Slowdown } from './limit.ts'
import { networkOf } from './network.ts'
import { purgeTries } from './store.ts'
import { openThrottle, type Throttle, type Ticket } from './throttle.ts'

const slow: Slowdown = { kind: 'k', subject: 's', free: 3, windowS: 900, firstWaitS: 2, longestWaitS: 60 }
const cap: Cap = { kind: 'c', subject: 's', most: 5, windowS: 3600 }

describe('how long to wait', () => {
  it('doubles after the free tries and never passes the longest', () => {
    expect(planOf(slow)).toMatchObject({ free: 3, most: 9, waitsS: [2, 4, 8, 16, 32, 60], from: 'newest' })
    expect(planOf(cap)).toMatchObject({ free: 5, most: 5, waitsS: [3600], from: 'oldest' })
  })
})

describe('whose an address is', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2:ffff:1:2:3', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['not an address', 'unknown'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

const PLACES = [...DATABASE_KINDS, ...(HAS_REDIS ? (['redis'] as const) : [])]

describe.each(PLACES)('tries in %s', (place) => {
  let db: Db
  let server: TestRedis | null = null
  let redis: Redis | null = null
  let throttle: Throttle
  beforeAll(async () => {
    db = await aDatabase(place === 'redis' ? DATABASE_KINDS[0]! : place)
    await freezeClock(db)
    if (place === 'redis') {
      server = await aRedis()
      redis = openRedis(server.url, () => {})
    }
    const never = () => expect.fail('Redis did not answer')
    throttle = openThrottle(db, redis, never)
  })
  afterAll(async () => {
    await redis?.close()
    await server?.stop()
    await db.close()
  })

  it('exactly the free tries of a parallel burst are taken, and a refused one writes nothing', async () => {
    const other = { ...cap, kind: 'other', most: 6 }
    const outcomes = await Promise.all(Array.from({ length: 25 }, () => throttle.take([cap, other])))
    expect(outcomes.filter((outcome) => outcome.taken)).toHaveLength(5)
    expect(await throttle.isFull(other)).toBe(false)
    expect((await throttle.take([other])).taken).toBe(true)
    expect(await throttle.isFull(other)).toBe(true)
  })

  it('a try that was taken back is free again', async () => {
    const limit = { ...cap, subject: 'back', most: 1 }
    const first = await throttle.take([limit])
    expect(await throttle.take([limit])).toEqual({ taken: false, waitS: 3600 })
    if (first.taken) await throttle.giveBack([...first.tickets.values()])
    expect((await throttle.take([limit])).taken).toBe(true)
  })

  it('X10 what is cleared is of its own kind: the tries of another under the same subject stay', async () => {
    const [one, other] = ['one', 'another'].map((kind) => ({ ...cap, kind, subject: 'shared', most: 1 }) as const)
    await throttle.take([one!, other!])
    await throttle.clear(one!)
    expect([await throttle.isFull(one!), await throttle.isFull(other!)]).toEqual([false, true])
  })

  it('what is only counted asks nothing, and somebody else reads it', async () => {
    const total = { ...cap, kind: 'total', most: 2 }
    for (let n = 0; n < 4; n++) {
      expect(await throttle.isFull(total)).toBe(n >= 2)
      expect((await throttle.take([{ ...cap, subject: `only ${n}` }], [total])).taken).toBe(true)
    }
  })

  it('waits double after the free tries, each from the newest try, up to the longest', async () => {
    const limit = { ...slow, subject: 'doubling' }
    for (let n = 0; n < 3; n++) expect((await throttle.take([limit])).taken).toBe(true)
    for (const waitS of [2, 4, 8, 16, 32, 60, 60]) {
      expect(await throttle.take([limit])).toEqual({ taken: false, waitS })
      await shiftClock(db, waitS - 1)
      expect(await throttle.take([limit])).toEqual({ taken: false, waitS: 1 })
      await shiftClock(db, 1)
      expect((await throttle.take([limit])).taken).toBe(true)
    }
  })

  it('two windows of one subject count the same tries, the longer one for longer', async () => {
    const hour = { ...cap, kind: 'two', most: 2 }
    const day = { ...hour, most: 3, windowS: 86_400 }
    for (let n = 0; n < 2; n++) expect((await throttle.take([hour, day])).taken).toBe(true)
    expect(await throttle.take([hour, day])).toEqual({ taken: false, waitS: 3600 })
    await shiftClock(db, 3601)
    expect((await throttle.take([hour, day])).taken).toBe(true)
    expect(await throttle.take([hour, day])).toEqual({ taken: false, waitS: 86_400 - 3601 })
  })

  it('clears one subject, and all that begin with it and a blank', async () => {
    const once = (subject: string) => throttle.take([{ ...cap, kind: 'clear', subject, most: 1 }])
    const subjects = ['234 10.0.0.1', '234 10.0.0.2', '2345 10.0.0.1', '234']
    for (const subject of subjects) await once(subject)
    await throttle.clearBelow({ kind: 'clear', subject: '234' })
    const taken = await Promise.all(subjects.map(async (subject) => (await once(subject)).taken))
    expect(taken).toEqual([true, true, false, false])
    await throttle.clear({ kind: 'clear', subject: '234' })
    expect((await once('234')).taken).toBe(true)
  })

  it('the window moves with the house clock', async () => {
    const limit = { ...cap, subject: 'moves', most: 1, windowS: 60 }
    await throttle.take([limit])
    expect((await throttle.take([limit])).taken).toBe(false)
    await shiftClock(db, 61)
    expect((await throttle.take([limit])).taken).toBe(true)
  })

  it.runIf(place !== 'redis')('the sweep takes what no window reaches', async () => {
    await throttle.take([{ ...cap, subject: 'swept' }])
    await shiftClock(db, 61)
    await purgeTries(db, 60)
    expect(await db.sql`select 1 from attempt where subject = 'swept'`).toHaveLength(0)
  })
})

describe.runIf(HAS_REDIS)('two places, one rule', () => {
  let db: Db
  let server: TestRedis
  let redis: Redis
  beforeAll(async () => {
    db = await aDatabase(DATABASE_KINDS[0]!)
    await freezeClock(db)
    server = await aRedis()
    redis = openRedis(server.url, () => {})
  })
  afterAll(async () => {
    await redis.close()
    await server.stop()
    await db.close()
  })

  it('Redis and the database answer the same to any sequence of tries', async () => {
    const near = openThrottle(db, redis)
    const far = openThrottle(db, null)
    const step = fc.oneof(
      fc.record({ does: fc.constant('take' as const), slow: fc.boolean(), cap: fc.boolean() }),
      fc.record({ does: fc.constant('back' as const), which: fc.nat(20) }),
      fc.record({ does: fc.constant('shift' as const), seconds: fc.nat(40) }),
      fc.record({ does: fc.constant('clear' as const) }),
    )
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const subject = `run ${++run}`
        const limits: Limit[] = [
          { kind: 's', subject, free: 2, windowS: 90, firstWaitS: 2, longestWaitS: 30 },
          { kind: 'c', subject, most: 4, windowS: 60 },
        ]
        const held: [Ticket[], Ticket[]][] = []
        for (const at of steps) {
          if (at.does === 'shift') await shiftClock(db, at.seconds)
          if (at.does === 'clear') for (const one of [near, far]) await one.clear({ kind: 's', subject })
          if (at.does === 'back') {
            const [ofNear, ofFar] = held.splice(at.which, 1)[0] ?? [[], []]
            await near.giveBack(ofNear)
            await far.giveBack(ofFar)
          }
          if (at.does !== 'take') continue
          const asked = limits.filter((limit) => (limit.kind === 's' ? at.slow : at.cap))
          const outcomes = [await near.take(asked), await far.take(asked)] as const
          const told = outcomes.map((outcome) => (outcome.taken ? 'taken' : outcome.waitS))
          expect(told[0]).toBe(told[1])
          const tickets = outcomes.map((outcome) => (outcome.taken ? [...outcome.tickets.values()] : []))
          held.push([tickets[0]!, tickets[1]!])
        }
      }),
      { numRuns: 40 },
    )
  })

  it('R130 of two houses on one Redis neither counts or forgets the tries of the other', async () => {
    const second = openRedis(server.url, () => {}, { prefix: 'second' })
    const [one, other] = [openThrottle(db, redis), openThrottle(db, second)]
    const limit: Limit = { kind: 'c', subject: 'account address', most: 1, windowS: 60 }
    expect((await one.take([limit])).taken).toBe(true)
    expect([await one.isFull(limit), await other.isFull(limit)]).toEqual([true, false])
    expect((await other.take([limit])).taken).toBe(true)
    await other.clearBelow({ kind: 'c', subject: 'account' })
    expect([await one.isFull(limit), await other.isFull(limit)]).toEqual([true, false])
    await second.close()
  })

  it('without Redis the database counts, each time it is told, and Redis is used again when it is back', async () => {
    const troubles: unknown[] = []
    const own = openRedis(server.url, (error) => void troubles.push(error))
    let fallbacks = 0
    const throttle = openThrottle(db, own, () => fallbacks++)
    const limit = { ...cap, kind: 'away', most: 2 }
    const rows = async () => (await db.sql`select 1 from attempt where kind = 'away'`).length
    const first = await throttle.take([limit])
    expect([first.taken, fallbacks, await rows()]).toEqual([true, 0, 0])

    await server.stop()
    const second = await throttle.take([limit])
    expect([second.taken, (await throttle.take([limit])).taken, (await throttle.take([limit])).taken]).toEqual([
      true,
      true,
      false,
    ])
    expect([fallbacks, await rows(), troubles.length]).toEqual([3, 2, 1])
    // A ticket goes back to where it was written; one of a Redis that is away cannot, and nothing throws.
    if (first.taken && second.taken) await throttle.giveBack([...first.tickets.values(), ...second.tickets.values()])
    expect(await rows()).toBe(1)

    const back = new Promise<void>((resolve) => own.onUp(resolve))
    await server.start()
    await back
    expect((await throttle.take([limit])).taken).toBe(true)
    expect([fallbacks, await rows()]).toEqual([3, 1])
    await throttle.clear(limit)
    expect(await rows()).toBe(0)
    await own.close()
  })
})
