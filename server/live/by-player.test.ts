/** Two processes with a Redis between them that carries a player's news to those who look at that player: polls and streams are right all the same. */
import { patient } from '@uwanja/runtime/patience'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { user } from '@uwanja/contract/site/user'
import { DATABASE_KINDS } from '../db/testing.ts'
import { aRedis, HAS_REDIS, type TestRedis } from '../runtime/redis-testing.ts'
import { openRedis } from '../runtime/redis.ts'
import { aHouse, aPlayer, sendCall, type House, type TestPlayer } from '../testing/house.ts'
import { closeStreams, listen } from './stream-testing.ts'

/** Well under the second after which a memory forgets by itself: only news can be that quick. */
const QUICK = { timeout: 700, interval: 2 }
const ROUNDS = 200

describe.runIf(DATABASE_KINDS.includes('postgres') && HAS_REDIS)('two processes with news by player', () => {
  let redis: TestRedis
  let house: House
  let otherUrl: string
  beforeAll(async () => {
    redis = await aRedis()
    house = await aHouse('postgres', { REDIS_URL: redis.url })
    otherUrl = (await house.secondServer()).apiUrl
  })
  afterEach(closeStreams)
  afterAll(async () => {
    await house.close()
    await redis.stop()
  })

  const balanceAt = async (url: string, { token }: TestPlayer) =>
    ((await sendCall(url, user.getBalance, {}, token)) as { data: { totalBalance: number } }).data.totalBalance
  let sequence = 0
  /** In the first process. */
  const stake = (player: TestPlayer) => {
    const key = `by-player-${++sequence}`
    return house.server.money.wager({
      kind: 'staked',
      source: 'betsolutions',
      key,
      playerId: player.id,
      round: key,
      amount: { currency: 'NGN', minor: 100n },
    })
  }
  /** How many processes follow this player. */
  const followers = async ({ id }: TestPlayer) => {
    const asking = openRedis(redis.url, () => {})
    const told = await asking.command('pubsub', 'numsub', `uwanja:news:${id}`)
    await asking.close()
    return told.heard ? (told.value as [string, number])[1] : NaN
  }

  it('R125 a page that polls now and then is followed by nobody, and its first answer after a stake elsewhere is right, 200 times', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const player = await aPlayer(house, { cash: 100_000n })
      expect(await balanceAt(otherUrl, player)).toBe(1_000)
      await stake(player)
      // A second time within a second: from now on this process wants to hear of the player, and remembers nothing yet.
      expect(await balanceAt(otherUrl, player)).toBe(999)
      expect(await balanceAt(house.apiUrl, player)).toBe(999)
      if (round === 0) expect(await followers(player)).toBe(1)
    }
    const rare = await aPlayer(house, { cash: 100_000n })
    for (const url of [house.apiUrl, otherUrl]) expect(await balanceAt(url, rare)).toBe(1_000)
    expect(await followers(rare)).toBe(0)
  })

  it('R125 a player who is asked for again and again is followed and remembered, and is right at once after each of 200 stakes elsewhere', async () => {
    const player = await aPlayer(house, { cash: 1_000_000n })
    let left = 10_000
    await vi.waitFor(async () => {
      expect(await balanceAt(otherUrl, player)).toBe(left)
      expect(await followers(player)).toBe(1)
    })
    for (let round = 0; round < ROUNDS; round++) {
      expect(await balanceAt(otherUrl, player)).toBe(left)
      await stake(player)
      left -= 1
      await vi.waitFor(async () => expect(await balanceAt(otherUrl, player)).toBe(left), QUICK)
    }
  })

  it('R124 a stream is followed where it is open, hears of what moves elsewhere, and of what it missed when Redis is back', async () => {
    const player = await aPlayer(house, { cash: 100_000n })
    const page = await listen(otherUrl, player.token)
    await page.until('balance', { totalBalance: 1_000 })
    expect(await followers(player)).toBe(1)
    await stake(player)
    await page.until('balance', { totalBalance: 999 })
    await redis.stop()
    // The database carries what Redis cannot.
    await stake(player)
    await page.until('balance', { totalBalance: 998 })
    expect(await balanceAt(otherUrl, player)).toBe(998)
    await redis.start()
    await vi.waitFor(async () => expect(await followers(player)).toBe(1), patient(15_000))
    await stake(player)
    await page.until('balance', { totalBalance: 997 })
  })
})
