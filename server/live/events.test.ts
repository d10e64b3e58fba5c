/** Server push: balance, payments and messages as they change, across processes, resumed by id, ended with the session. */
import { patient } from '@uwanja/runtime/patience'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { LIVE_EVENTS, LIVE_PATH } from '@uwanja/contract/site/live'
import { messages, type Message } from '@uwanja/contract/site/messages'
import { security } from '@uwanja/contract/site/security'
import { site } from '@uwanja/contract/site/site'
import { FULLEST } from '../db/testing.ts'
import { openSession } from '../sessions/store.ts'
import { aHouse, aPlayer, type House, type TestPlayer } from '../testing/house.ts'
import { closeStreams, listen } from './stream-testing.ts'

describe('server push', () => {
  let house: House
  let otherUrl: string
  beforeAll(async () => {
    // The strictest binding: clients that are no browsers have one half alone, and do not notice.
    house = await aHouse(FULLEST, { SESSION_BINDING: 'all' })
    otherUrl = FULLEST === 'postgres' ? (await house.secondServer()).apiUrl : house.apiUrl
  })
  afterEach(closeStreams)
  afterAll(() => house.close())

  let sequence = 0
  const stake = (player: TestPlayer, minor: bigint) => {
    const key = `push-${++sequence}`
    return house.server.money.wager({
      kind: 'staked',
      source: 'betsolutions',
      key,
      playerId: player.id,
      round: key,
      amount: { currency: 'NGN', minor },
    })
  }

  it('says that it exists, and refuses without a live session', async () => {
    expect(await house.send(site.getCapabilities, {})).toMatchObject({
      data: { calls: expect.arrayContaining(['User/Events']) as unknown },
    })
    for (const token of ['', 'dead']) expect((await listen(house.apiUrl, token)).answer.status).toBe(401)
  })

  it('X08 under the strictest binding a browser hears nothing without its cookie half', async () => {
    const player = await aPlayer(house)
    const { token, cookie } = await house.db.transaction((tx) =>
      openSession(tx, { playerId: player.id, isBrowser: true, isMobile: true, ip: '127.0.0.1', agent: 'test' }),
    )
    expect((await listen(house.apiUrl, token)).answer.status).toBe(401)
    const bound = { authorization: `Bearer ${token}`, cookie: `uwanja_session=${cookie!}` }
    const control = new AbortController()
    const answer = await fetch(house.apiUrl + LIVE_PATH, { headers: bound, signal: control.signal })
    expect(answer.status).toBe(200)
    control.abort()
  })

  it('tells the balance at the beginning and when it moves, in the other process too', async () => {
    const player = await aPlayer(house, { cash: 100_000n })
    const pages = [await listen(house.apiUrl, player.token), await listen(otherUrl, player.token)]
    for (const page of pages) await page.until('balance', { totalBalance: 1000, currency: 'NGN' })
    await stake(player, 10_000n)
    for (const page of pages) await page.until('balance', { totalBalance: 900 })
    for (const { heard } of pages) for (const { event, data } of heard) LIVE_EVENTS[event as 'balance'].parse(data)
  })

  it('tells each state of a payment', async () => {
    const player = await aPlayer(house, { cash: 100_000n })
    const page = await listen(otherUrl, player.token)
    await page.until('balance', { totalBalance: 1000 })
    const { data } = (await house.send(banking.registerFastHubWithdraw, { amount: 600 }, player.token)) as {
      data: { id: string }
    }
    await page.until('payment', { id: data.id, direction: 'withdraw', state: 'requested' })
    await house.send(banking.rejectWithdrawByUser, {}, player.token)
    await page.until('payment', { id: data.id, state: 'cancelled' })
    await page.until('balance', { totalBalance: 1000 })
  })

  it('resumes behind the last id: what was missed is told, what was heard is not', async () => {
    const player = await aPlayer(house, { cash: 100_000n })
    const first = await listen(house.apiUrl, player.token)
    await first.until('balance', { totalBalance: 1000 })
    first.stop()
    await house.send(banking.registerFastHubWithdraw, { amount: 600 }, player.token)
    const lastId = first.heard.at(-1)!.id
    const second = await listen(otherUrl, player.token, lastId)
    await second.until('balance', { totalBalance: 400 })
    await second.until('payment', { state: 'requested' })
    expect(second.heard).toHaveLength(2)
    second.stop()
    const third = await listen(house.apiUrl, player.token, second.heard.at(-1)!.id)
    await stake(player, 100n)
    await third.until('balance', { totalBalance: 399 })
    expect(third.heard).toHaveLength(1)
  })

  describe('messages', () => {
    const tell = (player: TestPlayer) => house.db.transaction((tx) => house.server.notify(tx, player.id, 'welcome', {}))
    const firstId = async (player: TestPlayer) =>
      ((await house.send(messages.getUnreadMessages, {}, player.token)).data as Message[])[0]!.id

    it('U09 tells how many are unread at the beginning and whenever it changes, in the other process too', async () => {
      const player = await aPlayer(house)
      await tell(player)
      const pages = [await listen(house.apiUrl, player.token), await listen(otherUrl, player.token)]
      for (const page of pages) await page.until('message', { unread: 1 })
      await tell(player)
      for (const page of pages) await page.until('message', { unread: 2 })
      const messageId = await firstId(player)
      await house.send(messages.readMessage, { messageId }, player.token)
      for (const page of pages)
        await vi.waitFor(() => expect(page.heard.at(-1)?.data).toEqual({ unread: 1 }), patient(10_000))
      const count = pages.map(({ heard }) => heard.length)
      // What changes nothing is not told: the next thing that these pages hear is the deletion.
      await house.send(messages.readMessage, { messageId }, player.token)
      await house.send(messages.deleteMessage, { messageId: await firstId(player) }, player.token)
      for (const [at, page] of pages.entries())
        await vi.waitFor(() => expect(page.heard).toHaveLength(count[at]! + 1), patient(10_000))
      for (const { event, data } of pages.flatMap(({ heard }) => heard).filter(({ event }) => event === 'message'))
        LIVE_EVENTS[event as 'message'].parse(data)
    })

    it('U09 resumes behind the last id: a message that was missed is told, one that was heard is not', async () => {
      const player = await aPlayer(house, { cash: 100_000n })
      await tell(player)
      const first = await listen(house.apiUrl, player.token)
      await first.until('message', { unread: 1 })
      first.stop()
      await tell(player)
      const second = await listen(otherUrl, player.token, first.heard.at(-1)!.id)
      await second.until('message', { unread: 2 })
      expect(second.heard).toHaveLength(1)
      second.stop()
      const third = await listen(otherUrl, player.token, second.heard.at(-1)!.id)
      await stake(player, 100n)
      await third.until('balance', { totalBalance: 999 })
      expect(third.heard).toHaveLength(1)
    })

    // The embedded database has one session: nothing else moves while a transaction is open.
    it.runIf(FULLEST === 'postgres')('U09 a message is told after its commit, however long that takes', async () => {
      const player = await aPlayer(house, { cash: 100_000n })
      const page = await listen(otherUrl, player.token)
      await page.until('balance', { totalBalance: 1000 })
      await house.db.transaction(async (tx) => {
        await house.server.notify(tx, player.id, 'welcome', {})
        // News of the message would have been heard before this.
        await stake(player, 100n)
        await page.until('balance', { totalBalance: 999 })
      })
      await page.until('message', { unread: 1 })
    })

    it('U09 a message whose transaction was undone is told to nobody', async () => {
      const player = await aPlayer(house, { cash: 100_000n })
      const page = await listen(otherUrl, player.token)
      await page.until('balance', { totalBalance: 1000 })
      const undone = house.db.transaction(async (tx) => {
        await house.server.notify(tx, player.id, 'welcome', {})
        throw new Error('undone')
      })
      await expect(undone).rejects.toThrow('undone')
      await stake(player, 100n)
      await page.until('balance', { totalBalance: 999 })
      expect(page.heard.filter(({ event }) => event === 'message')).toEqual([])
    })
  })

  it('ends with the session, in every process', async () => {
    const player = await aPlayer(house)
    const page = await listen(otherUrl, player.token)
    await page.until('balance', { totalBalance: 0 })
    await house.send(security.logOff, {}, player.token)
    await vi.waitFor(() => expect(page.hasEnded()).toBe(true), patient(5_000))
  })

  it.runIf(FULLEST === 'postgres')('does not open for a session that ended meanwhile', async () => {
    const player = await aPlayer(house)
    let opening: ReturnType<typeof listen> | undefined
    await house.db.transaction(async (tx) => {
      await tx.sql`lock table payment_event in access exclusive mode`
      opening = listen(house.apiUrl, player.token)
      // The door has let it in, and it asks where the payments stand.
      await vi.waitFor(
        async () => expect(await tx.sql`select 1 from pg_locks where not granted`).not.toEqual([]),
        10_000,
      )
      await house.send(security.logOff, {}, player.token)
    })
    expect((await opening!).answer.status).toBe(401)
  })

  it('hears nothing of other players, and opens only so many streams for one', async () => {
    const [player, other] = [await aPlayer(house), await aPlayer(house, { cash: 100_000n })]
    const page = await listen(house.apiUrl, player.token)
    await page.until('balance', { totalBalance: 0 })
    const others = await listen(house.apiUrl, other.token)
    await stake(other, 100n)
    await others.until('balance', { totalBalance: 999 })
    expect(page.heard).toHaveLength(1)
    const more = await Promise.all(Array.from({ length: 8 }, () => listen(house.apiUrl, player.token)))
    expect(more.filter(({ answer }) => answer.status === 429).length).toBeGreaterThan(0)
  })
})
