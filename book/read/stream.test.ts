/** The stream over a real line: the whole first, then what changed, and what was missed for who comes back. */
import { FULLEST } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Book } from '../process/book.ts'
import type { House } from '../process/testing.ts'
import { aDatabase, aFeedCompany, DESK_KEY, openEvents, until } from '../process/testing.ts'
import type { Delta } from './news.ts'
import { newsOf } from './news.ts'
import type { EventRow } from './views.ts'

interface Frame {
  readonly id: string
  readonly event: string
  readonly data: Delta
}

/** Reads frames as a browser does, until it is left. */
async function watch(address: string, lastId?: string, from?: string) {
  const leave = new AbortController()
  const headers: Record<string, string> = {
    ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
    ...(from === undefined ? {} : { 'x-forwarded-for': from }),
  }
  const answer = await fetch(address, { signal: leave.signal, headers })
  const frames: Frame[] = []
  const comments: string[] = []
  const reading = (async () => {
    let rest = ''
    const text = new TextDecoder()
    for await (const part of answer.body!) {
      const blocks = (rest + text.decode(part as Uint8Array, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        if (block.startsWith(':')) comments.push(block)
        if (block.startsWith(':')) continue
        const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
        frames.push({ id: field('id'), event: field('event'), data: JSON.parse(field('data')) as Delta })
      }
    }
  })().catch(() => {})
  return {
    frames,
    comments,
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    async leave() {
      leave.abort()
      await reading
    },
  }
}

describe('the stream', () => {
  let db: Db
  let house: House
  let book: Book
  let address = ''
  beforeAll(async () => {
    db = await aDatabase(FULLEST)
    house = await aFeedCompany()
    book = await house.book(db)
    address = await book.app.listen({ host: '127.0.0.1', port: 0 })
    await until(house, [book], () => openEvents(book).length >= 300)
  })
  afterAll(async () => {
    await house.close()
    await db.close()
  })

  const suspend = async (id: string, isSuspended: boolean): Promise<void> => {
    const headers = { authorization: `Bearer ${DESK_KEY}` }
    const payload = { scope: 'event', id, isSuspended }
    await book.app.inject({ method: 'POST', url: '/book/desk/suspend', headers, payload })
  }
  let taken = 0
  /** Matches that do not change by themselves while a test runs, others for each test. */
  const quiet = async (count: number): Promise<string[]> => {
    const { data } = (await book.app.inject('/book/v1/events?hours=48')).json<{ data: { events: { id: string }[] } }>()
    taken += count
    return data.events.slice(-taken, data.events.length - taken + count).map(({ id }) => id)
  }
  const topicOf = (id: string): string => `${address}/book/v1/stream?topic=event:${id}`

  it('P08 sends the whole of a match, then its changes, and to who comes back what they missed', async () => {
    const [id = ''] = await quiet(1)
    const topic = topicOf(id)
    const [one, stays] = [await watch(topic), await watch(topic)]
    await expect.poll(() => one.frames.length).toBe(1)
    expect(one.frames[0]).toMatchObject({ event: 'whole', data: { events: [{ id, isOpen: true }] } })
    await suspend(id, true)
    await expect.poll(() => one.frames.length).toBe(2)
    expect(one.frames[1]).toMatchObject({ event: 'delta', data: { events: [{ id, isOpen: false }], left: [] } })
    await one.leave()
    await suspend(id, false)
    await expect.poll(() => stays.frames.length).toBe(3)
    const back = await watch(topic, one.frames[1]!.id)
    await expect.poll(() => back.frames.length).toBe(1)
    expect(back.frames[0]).toEqual(stays.frames[2])
    // An id of another life, of nobody, or of what was not told yet gets the whole.
    for (const strange of ['another-1', 'nonsense', stays.frames[2]!.id.replace(/\d+$/, '99')]) {
      const stranger = await watch(topic, strange)
      await expect.poll(() => stranger.frames[0]?.event).toBe('whole')
      await stranger.leave()
    }
    // Who missed nothing hears at once that the line stands.
    const same = await watch(topic, stays.frames[2]!.id)
    await expect.poll(() => same.comments.length).toBeGreaterThan(0)
    expect(same.frames).toEqual([])
    for (const viewer of [stays, back, same]) await viewer.leave()
    expect((await watch(topicOf('999999'))).status).toBe(404)
  })

  it('Y22 numbers a topic without a gap, whatever other topics tell, from its first viewer on', async () => {
    const [one = '', other = ''] = await quiet(2)
    const numbers = (frames: readonly Frame[]): number[] => frames.map(({ id }) => Number(id.split('-')[1]))
    const first = await watch(topicOf(one))
    await expect.poll(() => first.frames.length).toBe(1)
    for (const isSuspended of [true, false]) {
      const known = first.frames.length
      await suspend(one, isSuspended)
      await expect.poll(() => first.frames.length).toBe(known + 1)
    }
    // A topic that begins while another one has told already.
    const second = await watch(topicOf(other))
    await expect.poll(() => second.frames.length).toBe(1)
    await suspend(one, true)
    await expect.poll(() => first.frames.length).toBe(4)
    await suspend(other, true)
    await expect.poll(() => second.frames.length).toBe(2)
    expect(numbers(first.frames)).toEqual([0, 1, 2, 3])
    expect(numbers(second.frames)).toEqual([0, 1])
    for (const viewer of [first, second]) await viewer.leave()
  })

  it('Y22 gives the whole to who comes back to a topic that nobody watched for a while', async () => {
    const [id = '', elsewhere = ''] = await quiet(2)
    const before = await watch(topicOf(id))
    const witness = await watch(topicOf(elsewhere))
    await expect.poll(() => before.frames.length + witness.frames.length).toBe(2)
    await before.leave()
    await expect.poll(() => book.app.inject('/metrics').then(({ payload }) => payload)).toContain('book_streams 1')
    // Topics are looked at in the order of their beginning: the witness hears when this one was.
    await suspend(id, true)
    await book.beat()
    await suspend(elsewhere, true)
    await expect.poll(() => witness.frames.length).toBe(2)
    // Somebody else begins the topic anew: what happened in between is in no delta of it.
    const other = await watch(topicOf(id))
    const back = await watch(topicOf(id), before.frames[0]!.id)
    await expect.poll(() => [other, back].map(({ frames }) => frames[0]?.event)).toEqual(['whole', 'whole'])
    expect(back.frames[0]!.data.events[0]).toMatchObject({ id, isOpen: false })
    for (const viewer of [witness, other, back]) await viewer.leave()
  })

  it('Y22 pings, and tells who is one too many when to come back: of an address, and in all', async () => {
    const bounds = { inAll: 4, perAddress: 2, pingMs: 20 }
    const small = await house.book(db, bounds)
    const url = await small.app.listen({ host: '127.0.0.1', port: 0 })
    await small.beat()
    const ask = (from?: string) => watch(`${url}/book/v1/stream?topic=live`, undefined, from)
    const [one, two] = [await ask('41.1.2.3'), await ask('41.1.2.3')]
    await expect.poll(() => one.comments.length).toBeGreaterThan(1)
    const third = await ask('41.1.2.3')
    expect([third.status, third.retryAfter]).toEqual([429, '30'])
    await two.leave()
    await expect.poll(() => small.app.inject('/metrics').then(({ payload }) => payload)).toContain('book_streams 1')
    // Those of the house itself are nobody's, and a network of version 6 is one household's.
    const six = ['2001:db8:1:2::1', '2001:db8:1:2:3::4']
    const rest = [await ask('41.1.2.3'), await ask(six[0]), await ask(six[1])]
    expect(rest.map(({ status }) => status)).toEqual([200, 200, 200])
    const fifth = await ask()
    expect([fifth.status, fifth.retryAfter]).toEqual([503, '30'])
    for (const viewer of [one, ...rest]) await viewer.leave()
    await expect.poll(() => small.app.inject('/metrics').then(({ payload }) => payload)).toContain('book_streams 0')
    const household = [await ask(six[0]), await ask(six[1]), await ask('2001:db8:1:2:ffff::')]
    expect(household.map(({ status }) => status)).toEqual([200, 200, 429])
    for (const viewer of household) await viewer.leave()
  })
})

it('P08 of a row that changed only what changed travels: odds alone, markets that are new, the names of those that went', () => {
  const market = (name: string, odds: number, status: 'active' | 'suspended' = 'active') => ({
    market: name,
    specifiers: '',
    status,
    outcomes: [
      { id: '1', odds },
      { id: '2', odds: null },
    ],
  })
  const row = (markets: EventRow['markets']): EventRow => ({
    id: '1',
    sport: 'football',
    category: 'Pwani',
    tournament: 'Ligi',
    tournamentId: '1',
    home: 'Bahari',
    away: 'Mlima',
    startsAt: '2026-11-22T18:00:00.000Z',
    isVirtual: false,
    isReplay: false,
    phase: 'live',
    status: 'live',
    isOpen: true,
    epoch: 1,
    clock: null,
    score: null,
    markets,
  })
  const before = row([market('a', 1500), market('b', 2000), market('c', 3000), market('d', 4000)])
  expect(newsOf(before, row([...before.markets]))).toBeNull()
  const after = row([market('a', 1500), market('b', 2100), market('d', 4000, 'suspended'), market('e', 1010)])
  expect(newsOf(before, after)).toEqual({
    ...after,
    markets: [market('d', 4000, 'suspended'), market('e', 1010)],
    odds: { 'b?': [2100, null] },
    gone: ['c?'],
  })
  // The clock alone: a row without any market.
  const later = { ...before, clock: { minute: 12, period: '1h', isRunning: true } }
  expect(newsOf(before, later)).toEqual({ ...later, markets: [] })
})
