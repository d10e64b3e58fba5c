/** Search forgives accents and a typing error in a longer word, and finds nothing that was not meant. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BookEvent } from '../catalogue/event.ts'
import { heard, UNHEARD } from '../feed/registers.ts'
import { openFinder } from './finder.ts'
import { errorsTo, forgiven, leastErrors, lettersOf, wordsOf } from './search.ts'

const words = wordsOf('Difaâ d’el Jadida – Mawimbi Athletic, Ligi Kuu ya Pwani')
const errors = (text: string): number =>
  wordsOf(text).reduce(
    (sum, typed) => sum + Math.min(...words.map((word) => errorsTo(typed, word, forgiven(typed)))),
    0,
  )

test.each([
  ['difaa', 0],
  ['DIFAÂ', 0],
  ['mawi', 0],
  ['athletic jadida', 0],
  // A letter wrong, too many, too few, two swapped.
  ['mawinbi', 1],
  ['mawimmbi', 1],
  ['mawmbi', 1],
  ['mawibmi', 1],
  ['atlhetic', 1],
])('P08 finds %s with %i errors', (text, wanted) => {
  expect(errors(text)).toBe(wanted)
})

test.each(['xyz', 'pwa mji', 'kua', 'mabinti', 'jadida rovers'])('P08 does not find %s', (text) => {
  expect(errors(text)).toBe(Infinity)
})

/** By its definition, without a table and without an end that is cut off. */
function distance(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  const [rest, others] = [one.slice(0, -1), other.slice(0, -1)]
  const same = distance(rest, others) + (one.at(-1) === other.at(-1) ? 0 : 1)
  const least = Math.min(same, distance(rest, other) + 1, distance(one, others) + 1)
  const isSwapped = one.length > 1 && other.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1)
  return isSwapped ? Math.min(least, distance(one.slice(0, -2), other.slice(0, -2)) + 1) : least
}

test('P08 cut off early it counts the errors that its definition counts', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(word, word, fc.constantFrom(0, 1, 2), (typed, whole, most) => {
      const ends = Array.from({ length: whole.length + 1 }, (_, end) => distance(typed, whole.slice(0, end)))
      const least = Math.min(...ends)
      expect(errorsTo(typed, whole, most)).toBe(least <= most ? least : Infinity)
      expect(leastErrors(lettersOf(typed), lettersOf(whole))).toBeLessThanOrEqual(least)
    }),
    { numRuns: 500 },
  )
})

const START_MS = Date.parse('2026-11-22T18:00:00Z')
function anEvent(
  id: number,
  [home, away]: readonly [string, string],
  status: 'not-started' | 'live' | 'ended',
): BookEvent {
  const start = new Date(START_MS + id * 60_000).toISOString()
  const fixture = { sport: 'football', category: 'Pwani', tournament: 'Ligi', home, away, start, coverage: ['ft'] }
  const producer = status === 'not-started' ? 'pre' : 'live'
  const at = { producer, atMs: 1, event: String(id) } as const
  const state = [
    { ...at, body: { kind: 'fixture', fixture } as const },
    { ...at, body: { kind: 'odds_change', facts: { status } } as const },
  ].reduce(heard, UNHEARD)
  const names = { category: { zh: '海岸' }, tournament: {} }
  const place = { sport: 'football', category: 'Pwani', tournament: 'Ligi', names, tournamentId: '1', tier: 1 } as const
  return { id: String(id), source: 'off', sourceId: String(id), revision: 1n, state, desk: {}, epoch: 1, place }
}

function aCatalogue(events: readonly BookEvent[]) {
  const byId = new Map(events.map((event) => [event.id, event]))
  let revision = 1n
  return {
    events: () => byId.values(),
    event: (id: string) => byId.get(id) ?? null,
    revision: () => revision,
    put: (event: BookEvent) => void (byId.set(event.id, event), revision++),
    forget: (id: string) => byId.delete(id),
  }
}

describe('the finder', () => {
  test('P08 has those with fewer errors first, then those that are played, then those that start sooner', () => {
    const find = openFinder(
      aCatalogue([
        anEvent(1, ['Mawimba', 'Radi'], 'live'),
        anEvent(2, ['Mawimbi', 'Radi'], 'not-started'),
        anEvent(3, ['Mawimbi', 'Bonde'], 'live'),
        anEvent(4, ['Bonde', 'Mawimbi'], 'not-started'),
        anEvent(5, ['Mawimbi', 'Radi'], 'ended'),
      ]),
    )
    const ids = (text: string, most: number) => [find(text, most).events.map(({ id }) => id), find(text, most).total]
    expect(ids('mawimbi', 20)).toEqual([['3', '2', '4', '1'], 4])
    expect(ids('mawimbi', 2)).toEqual([['3', '2'], 4])
    expect(ids('radi mawimbi', 20)).toEqual([['2', '1'], 2])
    expect(ids('海', 20)[1]).toBe(4)
    expect(ids('–', 20)).toEqual([[], 0])
  })

  test('P08 knows what the catalogue knows: a side that is called otherwise, a match that ended, one that is let go', () => {
    const catalogue = aCatalogue([anEvent(1, ['Mawimbi', 'Radi'], 'live'), anEvent(2, ['Mawimbi', 'Bonde'], 'live')])
    const find = openFinder(catalogue)
    const total = (text: string): number => find(text, 20).total
    expect(total('mawimbi')).toBe(2)
    catalogue.put(anEvent(1, ['Kilele', 'Radi'], 'live'))
    expect([total('mawimbi'), total('kilele')]).toEqual([1, 1])
    catalogue.put(anEvent(1, ['Kilele', 'Radi'], 'ended'))
    expect(total('kilele')).toBe(0)
    // Time alone lets it go: no revision tells of it.
    catalogue.forget('2')
    expect(total('bonde')).toBe(0)
    catalogue.put(anEvent(3, ['Shaba', 'Bonde'], 'live'))
    expect([total('bonde'), total('mawimbi')]).toEqual([1, 0])
  })

  test('P08 of an endless text the first sixty letters and eight words count', () => {
    const find = openFinder(aCatalogue([anEvent(1, ['Mawimbi', 'Radi'], 'live')]))
    expect(find('mawimbi '.repeat(100_000), 20).total).toBe(1)
    expect(find('m ma maw mawi mawim mawimb mawimbi radi xyz', 20).total).toBe(1)
    expect(find('m ma maw mawi mawim mawimb mawimbi xyz', 20).total).toBe(0)
    expect(find('m'.repeat(1_000_000), 20).total).toBe(0)
  })
})
