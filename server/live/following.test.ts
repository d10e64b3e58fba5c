/** Whose news a process hears over Redis: those whom it follows, from the moment that it is sure, until the line is lost or nobody asks any more. */
import { patient } from '@uwanja/runtime/patience'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aRedis, HAS_REDIS, type TestRedis } from '../runtime/redis-testing.ts'
import { openRedis } from '../runtime/redis.ts'
import { openBus, type Bus, type Notice } from './bus.ts'
import { openFollower } from './following.ts'
import { redisTransport } from './redis-transport.ts'

const moved = (playerId: number, version = 1): Notice => ({
  news: 'balance',
  playerId: `${playerId}`,
  version: `${version}`,
  totalMinor: '100',
  currency: 'NGN',
})

describe.runIf(HAS_REDIS)('news by player', () => {
  let server: TestRedis
  const closing: (() => Promise<void>)[] = []
  beforeEach(async () => {
    server = await aRedis()
  })
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
    await server.stop()
  })

  async function aProcess(
    self: string,
    { beatMs = 60_000, prefix = 'uwanja' } = {},
  ): Promise<{ bus: Bus; heard: Notice[] }> {
    const redis = openRedis(server.url, () => {}, { prefix })
    const bus = await openBus([redisTransport(redis, beatMs)], self, () => {})
    const heard: Notice[] = []
    bus.subscribe((notice) => heard.push(notice))
    closing.push(async () => {
      await bus.close()
      await redis.close()
    })
    await vi.waitFor(() => expect(redis.isUp()).toBe(true))
    return { bus, heard }
  }
  const stat = async (section: string, field: string) => {
    const redis = openRedis(server.url, () => {})
    const told = await redis.command('info', section)
    await redis.close()
    return new RegExp(`^${field}:(.*)$`, 'm').exec(told.heard ? String(told.value) : '')?.[1]
  }

  it('R124 who follows a player hears what moves, and who does not hears nothing of it', async () => {
    const [teller, follower, other] = [await aProcess('a'), await aProcess('b'), await aProcess('c')]
    await follower.bus.following.hold('7').ready
    await other.bus.following.hold('8').ready
    const about: Notice[] = [
      moved(7),
      moved(8),
      { news: 'payment', playerId: '7', paymentId: '1', state: 'paid' },
      { news: 'message', playerId: '7' },
      moved(9),
    ]
    // What everybody hears comes last on the same line: when it is there, nothing else is on its way.
    for (const notice of [...about, { news: 'keys' } as const]) teller.bus.publish(notice)
    await vi.waitFor(() => {
      for (const { heard } of [follower, other]) expect(heard.at(-1)).toEqual({ news: 'keys' })
    })
    expect(follower.heard).toEqual([about[0], about[2], about[3], { news: 'keys' }])
    expect(other.heard).toEqual([about[1], { news: 'keys' }])
  })

  it('R130 of two houses on one Redis neither hears the other, not even of a player of the same number', async () => {
    const [one, other] = [await aProcess('a'), await aProcess('b', { prefix: 'second' })]
    const same = await aProcess('c')
    for (const { bus } of [other, same]) await bus.following.hold('7').ready
    for (const notice of [moved(7), { news: 'methods' } as const]) one.bus.publish(notice)
    await vi.waitFor(() => expect(same.heard).toEqual([moved(7), { news: 'methods' }]))
    // What a third process of the second house says comes after all that came before it.
    const third = await aProcess('d', { prefix: 'second' })
    third.bus.publish({ news: 'keys' })
    await vi.waitFor(() => expect(other.heard).toEqual([{ news: 'keys' }]))
  })

  it('R124 that a session has ended, and whatever else concerns everybody, is heard by everybody', async () => {
    const [teller, other] = [await aProcess('a'), await aProcess('b')]
    const all: Notice[] = [
      { news: 'session-ended', playerId: '7', sessionId: null },
      { news: 'race', raceId: '1', version: '2' },
      { news: 'methods' },
    ]
    for (const notice of all) teller.bus.publish(notice)
    await vi.waitFor(() => expect(other.heard).toEqual(all))
  })

  it('R124 a process that does not follow is sent nothing, at whatever rate money moves', async () => {
    const teller = await aProcess('a')
    const others = [await aProcess('b'), await aProcess('c')]
    await others[0]!.bus.following.hold('1').ready
    const before = Number(await stat('stats', 'total_net_output_bytes'))
    // A thousand movements, of a hundred players in turn.
    for (let nth = 0; nth < 1_000; nth++) teller.bus.publish(moved(nth % 100, nth))
    teller.bus.publish({ news: 'keys' })
    await vi.waitFor(() => {
      for (const { heard } of others) expect(heard.at(-1)).toEqual({ news: 'keys' })
    })
    expect(others.map(({ heard }) => heard.length)).toEqual([11, 1])
    // Ten messages of some two hundred bytes, one for everybody twice, and Redis' own answers; to each would be 200,000.
    expect(Number(await stat('stats', 'total_net_output_bytes')) - before).toBeLessThan(20_000)
  })

  it('R124 whoever comes in one turn of the loop is followed with one command for a thousand', async () => {
    const { bus } = await aProcess('a')
    const calls = async () => Number(/calls=(\d+)/.exec((await stat('commandstats', 'cmdstat_subscribe')) ?? '')?.[1])
    const before = await calls()
    await Promise.all(Array.from({ length: 2_500 }, (_one, nth) => bus.following.hold(`${nth}`).ready))
    expect((await calls()) - before).toBe(3)
    expect(bus.following.since('2499')).not.toBeNull()
  })

  it('R124 a line that breaks follows nobody until it is back, and then everybody who is held', async () => {
    const [teller, follower] = [await aProcess('a'), await aProcess('b')]
    const { following } = follower.bus
    await following.hold('7').ready
    const first = following.since('7')!
    await server.stop()
    await vi.waitFor(() => expect([following.line(), following.since('7')]).toEqual([null, null]))
    // Asked for while there is no line: it is followed when there is one.
    await following.hold('8').ready
    expect(following.since('8')).toBeNull()
    await server.start()
    await vi.waitFor(() => expect(follower.heard).toContainEqual({ news: 'resync' }), patient(10_000))
    for (const player of ['7', '8']) expect(following.since(player)!).toBeGreaterThan(first)
    await vi.waitFor(() => expect(teller.bus.following.line()).not.toBeNull(), patient(10_000))
    teller.bus.publish(moved(8, 2))
    await vi.waitFor(() => expect(follower.heard.at(-1)).toEqual(moved(8, 2)))
  })

  it('R124 a Redis that hangs is noticed by its silence', async () => {
    const { bus } = await aProcess('a', { beatMs: 50 })
    const since = bus.following.line()
    expect(since).not.toBeNull()
    const beats = async () => Number(/calls=(\d+)/.exec((await stat('commandstats', 'cmdstat_ping')) ?? '')?.[1])
    await vi.waitFor(async () => expect(await beats()).toBeGreaterThan(5), patient(10_000))
    // As long as it answers nothing begins anew.
    expect(bus.following.line()).toBe(since)
    server.hang()
    await vi.waitFor(() => expect(bus.following.line()).toBeNull(), patient(10_000))
    server.wake()
    await vi.waitFor(() => expect(bus.following.line()).not.toBeNull(), patient(10_000))
  })
})

describe('whom a process follows', () => {
  function aFollower() {
    let clockMs = 0
    const lines: string[] = []
    const follower = openFollower(
      {
        async join(players) {
          lines.push(...players.map((player) => `+${player}`))
          return true
        },
        async leave(players) {
          lines.push(...players.map((player) => `-${player}`))
        },
      },
      () => clockMs,
    )
    return { follower, lines, pass: (ms: number) => (clockMs += ms) }
  }
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

  it('R124 who is asked for is followed for a minute, and who is held as long as that lasts and a minute more', async () => {
    const { follower, lines, pass } = aFollower()
    await follower.up()
    follower.want('1')
    const holds = [follower.hold('2'), follower.hold('2')]
    await holds[0]!.ready
    pass(30_000)
    follower.want('1')
    pass(59_999)
    follower.sweep()
    expect(lines).toEqual(['+1', '+2'])
    pass(1)
    follower.sweep()
    expect([lines.at(-1), follower.since('1')]).toEqual(['-1', null])
    for (const hold of holds) {
      pass(100_000)
      follower.sweep()
      expect(follower.since('2')).not.toBeNull()
      hold.release()
    }
    pass(60_000)
    follower.sweep()
    expect(lines).toEqual(['+1', '+2', '-1', '-2'])
    follower.close()
  })

  it('R124 memories alone let it follow thirty thousand; streams are followed beyond that', async () => {
    const { follower, lines } = aFollower()
    await follower.up()
    for (let nth = 0; nth < 30_001; nth++) follower.want(`${nth}`)
    const { ready } = follower.hold('stream')
    await ready
    await settled()
    expect([follower.since('29999') === null, follower.since('30000'), lines.length]).toEqual([false, null, 30_001])
    expect(follower.since('stream')).not.toBeNull()
    follower.close()
  })
})
