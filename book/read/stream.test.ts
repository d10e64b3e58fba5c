/** The stream over a real line: the whole first, then what changed, and what was missed for who comes back. */
import { FULLEST } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Book } from '../process/book.ts'
import type { House } from '../process/testing.ts'
import { aDatabase, aFeedCompany, DESK_KEY, openEvents, until } from '../process/testing.ts'
import type { Delta } from './stream.ts'
import { newsOf } from './stream.ts'
import type { EventRow } from './views.ts'

interface Frame {
  readonly id: string
  readonly event: string
  readonly data: Delta
}

/** Reads frames as a browser does, until it is left. */
async function watch(address: string, lastId?: string) {
  const leave = new AbortController()
  const headers: Record<string, string> = lastId === undefined ? {} : { 'last-event-id': lastId }
  const answer = await fetch(address, { signal: leave.signal, headers })
  const frames: Frame[] = []
  const reading = (async () => {
    let rest = ''
    const text = new TextDecoder()
    for await (const part of answer.body!) {
      const blocks = (rest + text.decode(part as Uint8Array, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
        frames.push({ id: field('id'), event: field('event'), data: JSON.parse(field('data')) as Delta })
      }
    }
  })().catch(() => {})
  return {
    frames,
    status: answer.status,
    async leave() {
      leave.abort()
      await reading
    },
  }
}

describe('the stream', { timeout: 120_000 }, () => {
  let db: Db
  let house: House
  let book: Book
  let address = ''
  beforeEach(async () => {
    db = await aDatabase(FULLEST)
    house = await aFeedCompany()
    book = await house.book(db)
    address = await book.app.listen({ host: '127.0.0.1', port: 0 })
    await until(house, [book], () => openEvents(book).length >= 300)
  })
  afterEach(async () => {
    await house.close()
    await db.close()
  })

  it('P08 sends the whole of a match, then its changes, and to who comes back what they missed', async () => {
    const { data } = (await book.app.inject('/book/v1/events?hours=48')).json<{ data: { events: { id: string }[] } }>()
    const id = data.events.at(-1)!.id
    const topic = `${address}/book/v1/stream?topic=event:${id}`
    const suspend = async (isSuspended: boolean): Promise<void> => {
      const headers = { authorization: `Bearer ${DESK_KEY}` }
      const payload = { scope: 'event', id, isSuspended }
      await book.app.inject({ method: 'POST', url: '/book/desk/suspend', headers, payload })
    }
    const [one, stays] = [await watch(topic), await watch(topic)]
    await expect.poll(() => one.frames.length).toBe(1)
    expect(one.frames[0]).toMatchObject({ event: 'whole', data: { events: [{ id, isOpen: true }] } })
    await suspend(true)
    await expect.poll(() => one.frames.length, { timeout: 10_000 }).toBe(2)
    expect(one.frames[1]).toMatchObject({ event: 'delta', data: { events: [{ id, isOpen: false }], left: [] } })
    await one.leave()
    await suspend(false)
    await expect.poll(() => stays.frames.length, { timeout: 10_000 }).toBe(3)
    const back = await watch(topic, one.frames[1]!.id)
    await expect.poll(() => back.frames.length).toBe(1)
    expect(back.frames[0]).toEqual(stays.frames[2])
    // An id of another life gets the whole.
    const stranger = await watch(topic, 'another-1')
    await expect.poll(() => stranger.frames[0]?.event).toBe('whole')
    for (const viewer of [stays, back, stranger]) await viewer.leave()
    expect((await watch(`${address}/book/v1/stream?topic=event:999999`)).status).toBe(404)
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
    phase: 'live',
    status: 'live',
    isOpen: true,
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
