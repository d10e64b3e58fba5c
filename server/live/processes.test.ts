/** Two API processes on one PostgreSQL: what one commits the other's polls tell, and a session ended in one is dead in both. */
import { connect, createServer, type Socket } from 'node:net'
import { patient } from '@uwanja/runtime/patience'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { security } from '@uwanja/contract/site/security'
import { user } from '@uwanja/contract/site/user'
import { DATABASE_KINDS } from '../db/testing.ts'
import { openRedis } from '../runtime/redis.ts'
import { aHouse, aPlayer, sendCall, type House } from '../testing/house.ts'

const ngn = (minor: bigint) => ({ currency: 'NGN' as const, minor })
/** Well under the second after which a memory forgets by itself: only news can be that quick. */
const QUICK = { timeout: 700, interval: 5 }

describe.runIf(DATABASE_KINDS.includes('postgres'))('two processes on one database', () => {
  let house: House
  let otherUrl: string
  beforeAll(async () => {
    house = await aHouse('postgres')
    otherUrl = (await house.secondServer()).apiUrl
  })
  afterAll(() => house.close())
  const balanceAt = async (url: string, token: string) =>
    ((await sendCall(url, user.getBalance, {}, token)) as { data: { totalBalance: number } | null }).data?.totalBalance
  let sequence = 0
  const stake = (playerId: bigint, minor: bigint) => {
    const key = `processes-${++sequence}`
    return house.server.money.wager({
      kind: 'staked',
      source: 'betsolutions',
      key,
      playerId,
      round: key,
      amount: ngn(minor),
    })
  }

  it('A03 a stake in one process is seen by a poll in the other at once, though it had remembered', async () => {
    const player = await aPlayer(house, { cash: 100_000n })
    expect(await balanceAt(otherUrl, player.token)).toBe(1000)
    await stake(player.id, 10_000n)
    expect(await balanceAt(house.apiUrl, player.token)).toBe(900)
    await vi.waitFor(async () => expect(await balanceAt(otherUrl, player.token)).toBe(900), QUICK)
  })

  it('A03 the process that commits answers the new balance in the very next poll', async () => {
    const player = await aPlayer(house, { cash: 100_000n })
    for (let left = 990; left > 900; left -= 10) {
      await stake(player.id, 1_000n)
      expect(await balanceAt(house.apiUrl, player.token)).toBe(left)
    }
  })

  it('A04 a withdrawal asked for in one process is pending in the other', async () => {
    const player = await aPlayer(house, { cash: 100_000n })
    const pendingAt = async (url: string) =>
      (await sendCall(url, banking.checkUserWithdrawOrder, {}, player.token)).data
    expect(await pendingAt(otherUrl)).toBeNull()
    await house.send(banking.registerFastHubWithdraw, { amount: 600 }, player.token)
    expect(await pendingAt(house.apiUrl)).toMatchObject({ state: 'requested' })
    await vi.waitFor(async () => expect(await pendingAt(otherUrl)).toMatchObject({ state: 'requested' }), QUICK)
    await house.send(banking.rejectWithdrawByUser, {}, player.token)
    await vi.waitFor(async () => expect(await pendingAt(otherUrl)).toBeNull(), QUICK)
  })

  it('A02 a session that was logged off in one process polls in no other', async () => {
    const player = await aPlayer(house)
    expect(await balanceAt(otherUrl, player.token)).toBe(0)
    await house.send(security.logOff, {}, player.token)
    expect(await balanceAt(house.apiUrl, player.token)).toBeUndefined()
    await vi.waitFor(async () => expect(await balanceAt(otherUrl, player.token)).toBeUndefined(), QUICK)
  })

  it('A03 without news a memory is right again within a second', async () => {
    const player = await aPlayer(house, { cash: 100_000n })
    expect(await balanceAt(otherUrl, player.token)).toBe(1000)
    // Behind every door: nobody tells of it.
    await house.db.transaction((tx) =>
      house.server.money.correction.made(tx, {
        key: 'silent',
        playerId: player.id,
        amount: ngn(5_000n),
        direction: 'take',
        reason: 'test',
      }),
    )
    const committedMs = performance.now()
    for (;;) {
      const askedMs = performance.now()
      const balance = await balanceAt(otherUrl, player.token)
      if (balance === 950) break
      expect(balance).toBe(1000)
      // A poll that was asked more than a second after the commit may not be answered with what was before it.
      expect(askedMs - committedMs).toBeLessThan(1_000)
    }
  })
})

const redisUrl = process.env['TEST_REDIS_URL']

/** A way to Redis that can be cut and mended. */
async function aCable(url: string) {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy()
    const far = connect(Number(port || 6379), hostname)
    for (const [from, to] of [
      [socket, far],
      [far, socket],
    ] as const) {
      open.add(from)
      from
        .on('error', () => {})
        .on('close', () => to.destroy())
        .pipe(to)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `redis://127.0.0.1:${(server.address() as { port: number }).port}`,
    cut() {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    mend: () => (isCut = false),
    close: () => server.close(),
  }
}

describe.runIf(DATABASE_KINDS.includes('postgres') && redisUrl)('two processes with Redis between them', () => {
  it('A03 A02 polls are right with Redis, while it is cut off, and when it is back', async () => {
    const cable = await aCable(redisUrl!)
    const house = await aHouse('postgres', { REDIS_URL: cable.url })
    const { apiUrl: otherUrl } = await house.secondServer()
    const balanceAt = async (token: string) =>
      ((await sendCall(otherUrl, user.getBalance, {}, token)) as { data: { totalBalance: number } | null }).data
        ?.totalBalance
    const heard: string[] = []
    const ear = openRedis(redisUrl!, () => {})
    const player = await aPlayer(house, { cash: 100_000n })
    await ear.listen(`uwanja:news:${player.id}`, (text) => heard.push(text))
    let left = 1000
    const stakeAndSee = async (key: string) => {
      expect(await balanceAt(player.token)).toBe(left)
      await house.server.money.wager({
        kind: 'staked',
        source: 'betsolutions',
        key,
        playerId: player.id,
        round: key,
        amount: ngn(1_000n),
      })
      left -= 10
      await vi.waitFor(async () => expect(await balanceAt(player.token)).toBe(left), QUICK)
    }
    await stakeAndSee('with')
    expect(heard.join()).toContain(`"playerId":"${player.id}"`)
    cable.cut()
    const before = heard.length
    await stakeAndSee('without-1')
    await stakeAndSee('without-2')
    expect(heard).toHaveLength(before)
    cable.mend()
    await vi.waitFor(async () => {
      await stakeAndSee(`again-${left}`)
      expect(heard.length).toBeGreaterThan(before)
    }, patient(15_000))
    await ear.close()
    await house.close()
    cable.close()
  })
})
