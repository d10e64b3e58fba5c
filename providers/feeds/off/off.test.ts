/** OFF/1 over real HTTP against the sandbox's feed company: what is sent is what is read, and troubles show as what they are. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { ManualClock } from '@uwanja/runtime/clock'
import { manualClock } from '@uwanja/runtime/clock'
import { openFeedCompany } from '@uwanja/sandbox/feed/company'
import { mountFeed } from '@uwanja/sandbox/feed/routes'
import Fastify from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import type { Feed, FeedMessage } from '../feed.ts'
import { isOfEvent } from '../feed.ts'
import { off } from './adapter.ts'
import { readMessage } from './messages.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const START = Date.parse('2026-11-22T18:07:00Z')
const KEY = 'feed-key'
type LineMessage = FeedMessage | { readonly unreadable: string }

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function house() {
  const clock = manualClock(START)
  const company = openFeedCompany(clock)
  const app = Fastify({ forceCloseConnections: true })
  await mountFeed(app, company, KEY)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  closing.push(() => app.close())
  return { clock, company, url: `${url}/feed`, feed: off.open({ url: `${url}/feed`, key: KEY }) }
}

/** Listens; once something is heard, `begin` runs, and it ends when enough has come. */
async function collect(
  { feed, clock }: { feed: Feed; clock: ManualClock },
  isEnough: (said: readonly LineMessage[]) => boolean,
  begin: () => Promise<void> | void = () => undefined,
): Promise<LineMessage[]> {
  const said: LineMessage[] = []
  const leave = new AbortController()
  const listening = feed
    .listen(
      null,
      (message) => {
        said.push(message)
        if (isEnough(said)) leave.abort()
        return Promise.resolve()
      },
      leave.signal,
    )
    .catch(() => undefined)
  // An alive is due every ten seconds of the company's clock.
  await expect.poll(() => (clock.advance(10_000), said.length), { timeout: 60_000 }).toBeGreaterThan(0)
  await begin()
  await listening
  return said
}

const kinds = (said: readonly LineMessage[]): Set<string> =>
  new Set(said.map((one) => ('body' in one ? one.body.kind : 'unreadable')))

describe('OFF/1', () => {
  test('P08 the stream tells alives and matches, and everything on it can be read', async () => {
    const it = await house()
    const isWhole = (all: readonly LineMessage[]): boolean => kinds(all).has('alive') && kinds(all).has('odds_change')
    const said = await collect(it, isWhole, () => it.clock.advance(10_000))
    expect(kinds(said).has('unreadable')).toBe(false)
    const alive = said.find((one) => 'body' in one && one.body.kind === 'alive')
    expect(alive).toMatchObject({ body: { isSubscribed: true } })
  })

  test('P08 a recovery comes by the stream and ends with its own request; one from too long ago is refused', async () => {
    const it = await house()
    let request = ''
    const said = await collect(
      it,
      (all) => kinds(all).has('snapshot_complete'),
      async () => {
        const begun = await it.feed.recover('live', START - 60_000)
        if (begun.status === 'begun') request = begun.request
        it.clock.advance(1)
      },
    )
    expect(new Set(said.flatMap((one) => ('event' in one ? [one.event] : []))).size).toBeGreaterThanOrEqual(12)
    expect(said.at(-1)).toMatchObject({ producer: 'live', body: { kind: 'snapshot_complete', request } })
    expect(await it.feed.recover('live', START - 73 * 3_600_000)).toEqual({ status: 'too-old' })
  })

  test('P08 who leaves is let go, also when the garbage was collected in between', async () => {
    const it = await house()
    const leave = new AbortController()
    let hears = false
    const take = (): Promise<void> => Promise.resolve(void (hears = true))
    const listening = it.feed.listen(null, take, leave.signal)
    const isLetGo = listening.then(
      () => true,
      () => true,
    )
    await expect.poll(() => (it.clock.advance(10_000), hears), { timeout: 60_000 }).toBe(true)
    collectGarbage()
    await new Promise(setImmediate)
    collectGarbage()
    leave.abort()
    expect(await isLetGo).toBe(true)
  })

  test('P08 the schedule of a day holds its fixtures with what will be told of them', async () => {
    const { feed } = await house()
    const day = (await feed.schedule('2026-11-23'))!
    expect(day.length).toBeGreaterThan(100)
    const football = day.find(({ body }) => body.kind === 'fixture' && body.fixture.sport === 'football')!
    expect(football.body).toMatchObject({ fixture: { coverage: ['ft', 'ht', 'goals', 'corners', 'cards'] } })
    expect(day.every((one) => isOfEvent(one) && one.producer === 'pre')).toBe(true)
  })

  test('P08 without the key there is no stream, no schedule and no recovery', async () => {
    const { url } = await house()
    const stranger = off.open({ url, key: 'another' })
    await expect(stranger.listen(null, () => Promise.resolve(), AbortSignal.timeout(5000))).rejects.toThrow('401')
    expect(await stranger.schedule('2026-11-23')).toBeNull()
    expect(await stranger.recover('pre', null)).toEqual({ status: 'failed' })
  })

  test('P08 troubles: an alive without subscription, stamps of a minute ago, everything twice', async () => {
    const it = await house()
    const aliveOf = async (): Promise<FeedMessage> => {
      const said = await collect(
        it,
        (all) => kinds(all).has('alive'),
        () => it.clock.advance(10_000),
      )
      return said.find((one): one is FeedMessage => 'body' in one && one.body.kind === 'alive')!
    }
    it.company.line.set('unsubscribed')
    expect(await aliveOf()).toMatchObject({ body: { isSubscribed: false } })
    it.company.line.set('old')
    const old = await aliveOf()
    expect(it.clock.now() - old.atMs).toBeGreaterThanOrEqual(60_000)
    it.company.line.set('duplicated')
    const said = await collect(
      it,
      (all) => all.length >= 4,
      () => it.clock.advance(10_000),
    )
    expect(said[0]).toEqual(said[1])
  })
})

describe('a message', () => {
  const alive = { producer: 'live', kind: 'alive', at: START, subscribed: 1 }
  test('P08 in a wrong unit, of an unknown kind, or of nobody is not read', () => {
    expect(readMessage(alive)).toEqual({ producer: 'live', atMs: START, body: { kind: 'alive', isSubscribed: true } })
    expect(readMessage({ ...alive, kind: 'hello' })).toBeNull()
    expect(readMessage({ ...alive, kind: 'constructor' })).toBeNull()
    expect(readMessage({ ...alive, at: -1 })).toBeNull()
    expect(readMessage({ ...alive, producer: 'radio' })).toBeNull()
    expect(readMessage(null)).toBeNull()
    const odds = (price: number) => ({
      producer: 'pre',
      kind: 'odds_change',
      at: START,
      event: 'e1',
      facts: { status: 'live' },
      markets: [{ market: 'goals.match.1x2', status: 'active', outcomes: { '1': { odds: price } } }],
    })
    expect(readMessage(odds(1.85))).toMatchObject({ event: 'e1', body: { markets: [{ specifiers: '' }] } })
    // Thousandths instead of decimal odds.
    expect(readMessage(odds(1850))).toBeNull()
    expect(
      readMessage({ ...odds(1.85), facts: { status: 'live', expected: { total: 2500, supremacy: 0 } } }),
    ).toBeNull()
    expect(readMessage({ ...odds(1.85), event: undefined })).toBeNull()
  })
})
