/** In which order what came is kept: matches may overtake each other, and nothing that is stored can tell. */
import type { EventMessage, FeedBody, FeedMessage } from '@uwanja/providers/feeds/feed'
import { isOfEvent } from '@uwanja/providers/feeds/feed'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical } from './canonical.ts'
import type { Waiting } from './queue.ts'
import { gathering, nextBatch, urgency } from './queue.ts'
import type { EventState } from './registers.ts'
import { heard, UNHEARD } from './registers.ts'

const EVENTS = ['a', 'b', 'c', 'd']
const odds = (home: number, review = false): FeedBody => ({
  kind: 'odds_change',
  facts: {
    status: 'live',
    ...(review ? { goals: [{ id: 'g', side: 'home', minute: 12, state: 'review' } as const] } : {}),
  },
  markets: [{ market: 'goals.match.1x2', specifiers: '', status: 'active', outcomes: { '1': { odds: home } } }],
})
const stop: FeedBody = { kind: 'bet_stop', groups: 'all' }
const alive: FeedMessage['body'] = { kind: 'alive', isSubscribed: true }

/** A line as it may come: odds, stops, goals under review and alives, some at one moment, some later than they were said. */
const aLine = fc
  .array(
    fc.record({
      event: fc.constantFrom(...EVENTS),
      what: fc.constantFrom('odds', 'odds', 'odds', 'stop', 'review', 'alive'),
      late: fc.nat(3),
      price: fc.integer({ min: 2, max: 9 }),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((said) => {
    const isUrgent = urgency()
    return said.map(({ event, what, late, price }, at): Waiting => {
      const atMs = 1000 + Math.floor(at / 2) - late
      const message: FeedMessage =
        what === 'alive'
          ? { producer: 'live', atMs, body: alive }
          : { producer: 'live', atMs, event, body: what === 'stop' ? stop : odds(price, what === 'review') }
      return { message, atMs: at, isUrgent: isUrgent(message) }
    })
  })

type Stored = ReadonlyMap<string, EventState>
function laid(stored: Stored, batch: readonly Waiting[]): Stored {
  const next = new Map(stored)
  for (const { message } of batch)
    if (isOfEvent(message)) next.set(message.event, heard(next.get(message.event) ?? UNHEARD, message))
  return next
}
/** As a database gives it back. */
const readBack = (stored: Stored): Stored =>
  new Map([...stored].map(([name, state]) => [name, JSON.parse(canonical(state)) as EventState]))
const textOf = (stored: Stored): string => canonical([...stored].sort(([one], [other]) => (one < other ? -1 : 1)))

/** All batches that a line is kept in when `arriving` messages come between two of them. */
function batchesOf(line: readonly Waiting[], most: number, arriving: number): (readonly Waiting[])[] {
  const batches: (readonly Waiting[])[] = []
  let [waiting, at]: [readonly Waiting[], number] = [[], 0]
  while (at < line.length || waiting.length > 0) {
    waiting = [...waiting, ...line.slice(at, at + arriving)]
    at += arriving
    const { batch, rest } = nextBatch(waiting, most)
    if (waiting.length > 0) expect(batch.length).toBeGreaterThan(0)
    batches.push(batch)
    waiting = rest
  }
  return batches
}
const sizes = fc.record({ most: fc.integer({ min: 1, max: 12 }), arriving: fc.integer({ min: 1, max: 30 }) })
const positions = (line: readonly Waiting[]): number[] =>
  line.flatMap(({ message }, at) => (isOfEvent(message) ? [] : [at]))

describe('the order in which a line is kept', () => {
  test('Y24 whatever overtakes whatever, the same is stored as in the order in which it came, also by way of a database', () => {
    fc.assert(
      fc.property(aLine, sizes, fc.boolean(), (line, { most, arriving }, isReadBack) => {
        let stored: Stored = new Map()
        for (const batch of batchesOf(line, most, arriving)) {
          stored = laid(stored, batch)
          if (isReadBack) stored = readBack(stored)
        }
        expect(textOf(stored)).toBe(textOf(laid(new Map(), line)))
      }),
      { numRuns: 500 },
    )
  })

  test('Y24 the messages of one match stay in their order, and nothing is kept twice or lost', () => {
    fc.assert(
      fc.property(aLine, sizes, (line, { most, arriving }) => {
        const kept = batchesOf(line, most, arriving).flat()
        expect(kept.length).toBe(line.length)
        for (const event of EVENTS) {
          const of = (all: readonly Waiting[]): number[] =>
            all.filter(({ message }) => isOfEvent(message) && message.event === event).map(({ atMs }) => atMs)
          expect(of(kept)).toEqual(of(line))
        }
      }),
      { numRuns: 500 },
    )
  })

  test('Y24 a position stands for what is stored: after a kill between any two transactions what follows it brings the same state', () => {
    fc.assert(
      fc.property(aLine, sizes, fc.nat(60), (line, { most, arriving }, kills) => {
        const batches = batchesOf(line, most, arriving)
        let stored: Stored = new Map()
        let position = -1
        for (const batch of batches.slice(0, kills % (batches.length + 1))) {
          stored = laid(stored, batch)
          position = Math.max(position, ...positions(batch).map((at) => batch[at]!.atMs))
        }
        const again = line.filter(({ atMs }) => atMs > position)
        for (const batch of batchesOf(again, most, arriving)) stored = laid(stored, batch)
        expect(textOf(stored)).toBe(textOf(laid(new Map(), line)))
      }),
      { numRuns: 500 },
    )
  })

  test('Y24 of more than one transaction takes, the matches go first of which a stop or a goal waits, with all that came before it', () => {
    const isUrgent = urgency()
    const say = (event: string, body: FeedBody, atMs: number): Waiting => {
      const message: EventMessage = { producer: 'live', atMs, event, body }
      return { message, atMs, isUrgent: isUrgent(message) }
    }
    // What is told of a match for the first time is news.
    for (const event of EVENTS) expect(say(event, odds(2), 0).isUrgent).toBe(true)
    const line = [
      say('a', odds(3), 1),
      say('b', odds(3), 2),
      say('c', odds(3), 3),
      say('a', odds(4), 4),
      say('c', stop, 5),
      say('d', odds(3, true), 6),
    ]
    const { batch, rest } = nextBatch(line, 4)
    expect(batch.map(({ atMs }) => atMs)).toEqual([1, 3, 5, 6])
    expect(rest.map(({ atMs }) => atMs)).toEqual([2, 4])
  })
})

test('Y24 a stop, a card, a period and a market that the feed shuts are in a hurry; odds, fixtures and a clock that runs are not', () => {
  const isUrgent = urgency()
  const say = (body: FeedBody): boolean => isUrgent({ producer: 'live', atMs: 1, event: 'a', body })
  const facts = (minute: number, more: object = {}): FeedBody => ({
    kind: 'odds_change',
    facts: { status: 'live', clock: { minute, period: '1h', isRunning: true }, ...more },
  })
  expect([say(facts(1)), say(facts(2)), say(facts(3))]).toEqual([true, false, false])
  expect([say(facts(3, { reds: [1, 0] })), say(facts(4, { reds: [1, 0] }))]).toEqual([true, false])
  expect(
    say({ kind: 'odds_change', facts: { status: 'live', clock: { minute: 45, period: '2h', isRunning: true } } }),
  ).toBe(true)
  const market = { market: 'goals.match.1x2', specifiers: '', outcomes: { '1': { odds: 2 } } }
  const shut = (status: 'active' | 'suspended'): FeedBody => ({
    kind: 'odds_change',
    facts: { status: 'live', clock: { minute: 46, period: '2h', isRunning: true } },
    markets: [{ ...market, status }],
  })
  expect([say(shut('suspended')), say(shut('active'))]).toEqual([true, true])
  expect([say(shut('active')), say(stop), say(stop)]).toEqual([false, true, true])
  expect(isUrgent({ producer: 'live', atMs: 1, body: alive })).toBe(false)
  expect(isUrgent({ producer: 'live', atMs: 1, body: { kind: 'alive', isSubscribed: false } })).toBe(true)
})

test('Y24 what is in a hurry waits for nothing more to come', async () => {
  const hour = gathering(3_600_000)
  const over = hour.over()
  hour.hurry()
  await over
  // Said while nobody waited: it counts for what is gathered next.
  hour.hurry()
  await hour.over()
})
