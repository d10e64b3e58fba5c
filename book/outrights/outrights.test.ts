/** Tables and what they settle, by hand. */
import type { LegResult } from '@uwanja/contract/fair/leg'
import { multiplier } from '@uwanja/contract/fair/leg'
import { fraction, fractionText, plus } from '@uwanja/contract/fair/fraction'
import { describe, expect, test } from 'vitest'
import type { Score } from '../markets/grade.ts'
import { seeded } from '../markets/testing.ts'
import { gradeOutright, outrightLine } from './outrights.ts'
import type { SeasonMatch } from './season.ts'
import { seasonOf } from './season.ts'
import type { PlayedMatch, Standing } from './standings.ts'
import { standingsOf } from './standings.ts'

const played = (home: string, away: string, score: Score): PlayedMatch => ({ home, away, score })
const shown = (standings: readonly Standing[]): string[] =>
  standings.map(({ side, points, goals, places }) => `${side} ${points} ${goals.join(':')} ${places.join('-')}`)

describe('a table', () => {
  test('Y30 orders by points, then by the difference of goals, then by goals; who is equal in all shares their places', () => {
    const matches = [
      // a and b have four points and +1, a with more goals; c and d one point and -1, c with more goals.
      played('a', 'b', [2, 2]),
      played('a', 'c', [3, 2]),
      played('b', 'd', [1, 0]),
      played('c', 'd', [0, 0]),
    ]
    expect(shown(standingsOf(['a', 'b', 'c', 'd'], matches))).toEqual([
      'a 4 5:4 1-1',
      'b 4 3:2 2-2',
      'c 1 2:3 3-3',
      'd 1 0:1 4-4',
    ])
    const even = [
      played('a', 'b', [1, 0]),
      played('c', 'd', [1, 0]),
      played('b', 'c', [1, 0]),
      played('d', 'a', [1, 0]),
    ]
    expect(standingsOf(['a', 'b', 'c', 'd'], even).map(({ places }) => places)).toEqual(Array(4).fill([1, 4]))
    expect(standingsOf(['a', 'b'], [played('a', 'b', [0, 0])])).toMatchObject([
      { won: 0, drawn: 1, lost: 0 },
      { won: 0, drawn: 1, lost: 0 },
    ])
  })

  test('Y30 counts points that the league gave or took, and they outrank the difference of goals', () => {
    const matches = [played('a', 'b', [9, 0]), played('b', 'a', [1, 0])]
    const taken = [{ side: 'a', points: -1, why: 'accounts' }]
    expect(shown(standingsOf(['a', 'b'], matches))).toEqual(['a 3 9:1 1-1', 'b 3 1:9 2-2'])
    expect(shown(standingsOf(['a', 'b'], matches, taken))).toEqual(['b 3 1:9 1-1', 'a 2 9:1 2-2'])
  })
})

const standing = (first: number, last: number): Standing => ({
  side: 'a',
  won: 0,
  drawn: 0,
  lost: 0,
  goals: [0, 0],
  points: 0,
  places: [first, last],
})
const graded = (market: string, specifiers: string, places: readonly [number, number]): string => {
  const { r, v, f }: LegResult = gradeOutright(outrightLine(market, specifiers, 10)!, standing(...places))
  return `${String(r)} ${String(v)} ${fractionText(f)}`
}

describe('markets on a season', () => {
  test('Y31 sides that share more places than win share what they win', () => {
    expect(graded('season.winner', '', [1, 1])).toBe('1 0 1')
    expect(graded('season.winner', '', [1, 2])).toBe('1 0 1/2')
    expect(graded('season.winner', '', [2, 2])).toBe('0 0 1')
    // Three on places 3 to 5, of which two are among the first four; all three are among the first five.
    expect(graded('season.top', 'places=4', [3, 5])).toBe('1 0 2/3')
    expect(graded('season.top', 'places=5', [3, 5])).toBe('1 0 1')
    expect(graded('season.top', 'places=2', [3, 5])).toBe('0 0 1')
    expect(graded('season.bottom', 'places=3', [7, 8])).toBe('1 0 1/2')
    expect(graded('season.last', '', [9, 10])).toBe('1 0 1/2')
    // All ten equal: everybody has a tenth of the title.
    expect(graded('season.winner', '', [1, 10])).toBe('1 0 1/10')
  })

  test('Y31 of n places that win exactly n are paid, however many share them', () => {
    const random = seeded(20261124)
    const sides = ['a', 'b', 'c', 'd', 'e', 'f']
    for (let times = 0; times < 300; times++) {
      // So few goals that sides are often equal.
      const goals = (): number => Math.floor(random() * 2)
      const matches = sides.flatMap((home, at) =>
        sides.slice(at + 1).map((away) => played(home, away, [goals(), goals()])),
      )
      const table = standingsOf(sides, matches)
      for (const [market, specifiers, places] of [
        ['season.winner', '', 1n],
        ['season.top', 'places=3', 3n],
        ['season.last', '', 1n],
        ['season.bottom', 'places=2', 2n],
      ] as const) {
        const line = outrightLine(market, specifiers, 6)!
        const paid = table.map((one) => multiplier(gradeOutright(line, one), fraction(1n)))
        expect(fractionText(paid.reduce(plus))).toBe(String(places))
      }
    }
  })

  test('Y31 a market that is none has no line: places are a whole number of at least two, fewer than there are sides', () => {
    for (const [market, specifiers] of [
      ['season.top', 'places=10'],
      ['season.top', 'places=1'],
      ['season.top', ''],
      ['season.bottom', 'places=2.5'],
      ['season.winner', 'places=2'],
      ['goals.match.1x2', ''],
    ] as const)
      expect(outrightLine(market, specifiers, 10), market).toBeNull()
  })
})

describe('a season', () => {
  const match = (home: string, away: string, score: Score | null, isVoid = false): SeasonMatch => ({
    home,
    away,
    score,
    isVoid,
  })
  const rules = { sides: 2, rounds: 1, adjustments: [] }
  const [there, back] = [match('a', 'b', [1, 0]), match('b', 'a', [2, 2])]

  test('Y32 is complete when every side was each other’s host as often as it must be, played or void', () => {
    const isComplete = (matches: readonly SeasonMatch[], of: Partial<typeof rules> = {}): boolean =>
      seasonOf(matches, { ...rules, ...of }).isComplete
    expect(isComplete([there, back])).toBe(true)
    expect(isComplete([there])).toBe(false)
    expect(isComplete([there, match('b', 'a', null)])).toBe(false)
    expect(isComplete([there, match('b', 'a', null, true)])).toBe(true)
    // Void, and played anew: one meeting. Played twice: something is wrong with what is known.
    expect(isComplete([there, back, match('b', 'a', null, true)])).toBe(true)
    expect(isComplete([there, back, back])).toBe(false)
    expect(isComplete([there, back], { sides: 3 })).toBe(false)
    expect(isComplete([there, back], { rounds: 2 })).toBe(false)
    expect(isComplete([there, back, there, back], { rounds: 2 })).toBe(true)
    // Nobody has said how large it is.
    expect(seasonOf([there, back], null).isComplete).toBe(false)
  })

  test('Y32 is named by all that its table was counted from, in whatever order it came', () => {
    const { seen } = seasonOf([there, back], rules)
    expect(seasonOf([back, there], rules).seen).toBe(seen)
    expect(seasonOf([there, match('b', 'a', [3, 2])], rules).seen).not.toBe(seen)
    expect(seasonOf([there, match('b', 'a', null, true)], rules).seen).not.toBe(seen)
    const adjustments = [{ side: 'a', points: -3, why: 'accounts' }]
    expect(seasonOf([there, back], { ...rules, adjustments }).seen).not.toBe(seen)
  })
})
