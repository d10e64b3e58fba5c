/** What a feed says ends in one state, whatever the order and the number of its messages. */
import type { EventMessage, FeedBody } from '@uwanja/providers/feeds/feed'
import type { EventState } from './registers.ts'
import { asItCounts, factsOf, fixtureOf, heard, holderOf, isStopped, resultOf, UNHEARD } from './registers.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const say = (atMs: number, body: FeedBody, producer: 'pre' | 'live' = 'live'): EventMessage => ({
  producer,
  atMs,
  event: 'e1',
  body,
})
const all = (messages: readonly EventMessage[]): EventState => messages.reduce(heard, UNHEARD)

const fixture: FeedBody = {
  kind: 'fixture',
  fixture: {
    sport: 'football',
    category: 'Pwani',
    tournament: 'Ligi ya Pwani',
    home: 'Bahari',
    away: 'Mlima',
    start: '2026-11-22T18:00:00Z',
    coverage: ['ft', 'ht', 'goals'],
  },
}
const odds = (status: 'not-started' | 'live' | 'ended', odds: number): FeedBody => ({
  kind: 'odds_change',
  facts: { status, expected: { total: 2.5, supremacy: 0.2 } },
  markets: [{ market: 'goals.match.1x2', specifiers: '', status: 'active', outcomes: { '1': { odds } } }],
})
const settled = (r: 0 | 1): FeedBody => ({
  kind: 'bet_settlement',
  certainty: 'confirmed',
  markets: [{ market: 'goals.match.1x2', specifiers: '', outcomes: { '1': { r, v: '0', f: '1' } } }],
})
const back: FeedBody = { kind: 'rollback_bet_settlement', markets: [{ market: 'goals.match.1x2', specifiers: '' }] }

/** A life of an event as a producer tells it. */
const LIFE = [
  say(1, fixture, 'pre'),
  say(2, odds('not-started', 2), 'pre'),
  say(3, { kind: 'fixture_change', start: '2026-11-22T19:00:00Z' }, 'pre'),
  say(4, odds('not-started', 2.1), 'pre'),
  say(5, odds('live', 1.9)),
  say(6, { kind: 'bet_stop', groups: 'all' }),
  say(7, odds('live', 1.4)),
  say(8, settled(1)),
  say(9, back),
  say(10, settled(0)),
  say(11, { kind: 'bet_cancel', markets: [{ market: 'goals.match.1x2', specifiers: '' }], startMs: 3, endMs: 4 }),
  say(12, odds('ended', 1.4)),
]

describe('the registers of an event', () => {
  test('P08 any order and any repetition of the messages end in the same state', () => {
    const wanted = all(LIFE)
    const anyOrder = fc
      .tuple(
        fc.shuffledSubarray(LIFE, { minLength: LIFE.length }),
        fc.array(fc.constantFrom(...LIFE), { maxLength: 8 }),
        fc.nat(20),
      )
      .map(([order, repeated, at]) => [...order.slice(0, at), ...repeated, ...order.slice(at)])
    fc.assert(
      fc.property(anyOrder, (messages) => {
        expect(all(messages)).toEqual(wanted)
      }),
      { numRuns: 300 },
    )
  })

  test('P08 two words of one millisecond are decided alike in both orders', () => {
    const [one, other] = [say(5, odds('live', 2)), say(5, odds('live', 3))]
    expect(all([one, other])).toEqual(all([other, one]))
  })

  test('P08 the later start stands, and the fixture said anew takes it over', () => {
    expect(fixtureOf(all(LIFE.slice(0, 4)))?.start).toBe('2026-11-22T19:00:00Z')
    const anew = say(
      20,
      {
        kind: 'fixture',
        fixture: { ...(fixture.kind === 'fixture' ? fixture.fixture : never()), start: '2026-11-23T19:00:00Z' },
      },
      'pre',
    )
    expect(fixtureOf(all([...LIFE, anew]))?.start).toBe('2026-11-23T19:00:00Z')
  })

  test('P08 a late pre-match message never takes a live event back', () => {
    const state = all([...LIFE.slice(0, 5), say(99, odds('not-started', 5), 'pre')])
    expect(holderOf(state)).toBe('live')
    expect(factsOf(state)?.value.status).toBe('live')
  })

  test('P08 of a live match it counts what was said before it, not when it was said last', () => {
    const [earlier, later] = [say(2, odds('not-started', 2), 'pre'), say(9, odds('not-started', 2), 'pre')]
    const life = [say(20, odds('live', 2))]
    expect(asItCounts(all([earlier, later, ...life]))).toEqual(asItCounts(all([earlier, ...life])))
    // Of a match that has not begun the moment is the state's own: a stop is older than it or not.
    expect(asItCounts(all([earlier, later]))).not.toEqual(asItCounts(all([earlier])))
    // And another word is another state.
    const other = say(9, odds('not-started', 3), 'pre')
    expect(asItCounts(all([earlier, other, ...life]))).not.toEqual(asItCounts(all([earlier, ...life])))
  })

  test('P08 a stop holds until odds are said after it', () => {
    expect(isStopped(all(LIFE.slice(0, 6)), '1x2', 5)).toBe(true)
    expect(isStopped(all(LIFE.slice(0, 6)), '1x2', 6)).toBe(true)
    expect(isStopped(all(LIFE.slice(0, 7)), '1x2', 7)).toBe(false)
  })

  test('P08 a settlement that was taken back is none, until it is said again', () => {
    const key = { market: 'goals.match.1x2', specifiers: '' }
    const result = (upTo: number): unknown => resultOf(all(LIFE.filter(({ atMs }) => atMs <= upTo)), key, '1')?.result
    expect(result(8)).toEqual({ r: 1, v: '0', f: '1' })
    expect(result(9)).toBeUndefined()
    expect(result(10)).toEqual({ r: 0, v: '0', f: '1' })
  })
})

function never(): never {
  throw new Error('the example is a fixture')
}
