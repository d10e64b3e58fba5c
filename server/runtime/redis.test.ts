/** The connection to Redis: heard, not heard, hanging, back again; and never an exception. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aRedis, HAS_REDIS, type TestRedis } from './redis-testing.ts'
import { openRedis } from './redis.ts'

/** Stands where a password stands. */
const WORD = 'hidden-word'

const up = (redis: { onUp(run: () => void): void }) => new Promise<void>((resolve) => redis.onUp(resolve))

describe('a Redis that is not there', () => {
  it('tells that nobody heard, complains once a minute, and closes', async () => {
    let nowMs = 0
    const troubles: Error[] = []
    const redis = openRedis(`redis://user:${WORD}@127.0.0.1:1`, (error) => void troubles.push(error as Error), {
      now: () => nowMs,
    })
    expect(await redis.command('ping')).toEqual({ heard: false })
    expect(await redis.command('ping')).toEqual({ heard: false })
    expect([redis.isUp(), troubles.length]).toEqual([false, 1])
    nowMs = 60_000
    await redis.command('ping')
    expect(troubles).toHaveLength(2)
    expect(troubles.map(String).join()).not.toContain(WORD)
    await redis.listen('news', () => {})
    await redis.close()
    expect(await redis.command('ping')).toEqual({ heard: false })
  })
})

describe.runIf(HAS_REDIS)('a Redis', () => {
  let server: TestRedis
  beforeAll(async () => {
    server = await aRedis()
  })
  afterAll(() => server.stop())

  it('answers the first command, though the connection is only being made', async () => {
    const redis = openRedis(server.url, () => {})
    expect(await redis.command('set', 'a', 1)).toEqual({ heard: true, value: 'OK' })
    expect(await redis.command('get', 'a')).toEqual({ heard: true, value: '1' })
    expect(await redis.command('no-such-command')).toEqual({ heard: false })
    await redis.close()
  })

  it('carries news to a duplicate, and again after it was killed', async () => {
    const redis = openRedis(server.url, () => {})
    const listener = redis.duplicate()
    const heard: string[] = []
    let tellArrival = () => {}
    await listener.listen('news', (text) => {
      heard.push(text)
      tellArrival()
    })
    const arrival = () => new Promise<void>((resolve) => (tellArrival = resolve))
    const first = arrival()
    await redis.command('publish', 'news', 'one')
    await first

    await server.stop()
    expect(await redis.command('publish', 'news', 'lost')).toEqual({ heard: false })
    const back = Promise.all([up(redis), up(listener)])
    await server.start()
    await back
    const second = arrival()
    // The subscription is sent at the same moment as `ready` is told; the count says when it stands.
    let listeners = 0
    while (listeners === 0) {
      const told = await redis.command('publish', 'news', 'two')
      listeners = told.heard ? Number(told.value) : 0
    }
    await second
    expect(heard).toEqual(['one', 'two'])
    await listener.close()
    await redis.close()
  })

  it('that hangs costs one wait, then nobody waits until it is back', async () => {
    const redis = openRedis(server.url, () => {})
    await redis.command('ping')
    server.hang()
    expect(await redis.command('ping')).toEqual({ heard: false })
    // A machine that stands still delays the timer as well: whoever does not wait comes before it.
    const wait = new Promise<'waited'>((resolve) => setTimeout(() => resolve('waited'), 100))
    expect(await Promise.race([redis.command('ping'), wait])).toEqual({ heard: false })
    const back = up(redis)
    server.wake()
    await back
    expect((await redis.command('ping')).heard).toBe(true)
    await redis.close()
  })
})
