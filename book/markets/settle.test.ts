/** Early decisions, and what stands when a match is abandoned. What an end decides is recounted in histories.test.ts. */
import { multiplier, VOID } from '@uwanja/contract/fair/leg'
import { fraction, fractionText } from '@uwanja/contract/fair/fraction'
import type { LegResult } from '@uwanja/contract/fair/leg'
import { abandoned, settle } from './settle.ts'
import { readSpecifiers } from './specifiers.ts'
import type { Facts, Lines } from './settle.ts'
import { MARKETS, marketRow } from './table.ts'
import { describe, expect, test } from 'vitest'

/** What one unit at odds 3.00 gives back, as text: "0", "1", "3", "2" (half won), "1/2" (half lost). */
function returned(result: LegResult | null): string | null {
  return result && fractionText(multiplier(result, fraction(3n)))
}

const over = (score: readonly [number, number]): { score: readonly [number, number]; isOver: true } => ({
  score,
  isOver: true,
})

function endedAt(half: readonly [number, number], full: readonly [number, number]): Facts {
  return {
    periods: {
      'goals.match': over(full),
      'goals.1h': over(half),
      'goals.2h': over([full[0] - half[0], full[1] - half[1]]),
    },
  }
}

function got(id: string, lines: Lines, facts: Facts): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(settle(marketRow(id)!, lines, facts)).map(([name, result]) => [name, returned(result)]),
  )
}

describe('settlement of the final score', () => {
  test('P08 every market of an ended match is decided, and one that excludes others pays one outcome', () => {
    for (const row of MARKETS.filter(
      (one) => one.sport === 'football' && one.reads !== 'course' && !one.id.startsWith('c'),
    )) {
      const lines = row.specifiers.includes('total')
        ? { total: '2.5' }
        : row.specifiers.includes('hcp')
          ? { hcp: row.id.endsWith('asian-handicap') ? '-0.5' : '1' }
          : {}
      const results = Object.values(got(row.id, lines, endedAt([1, 0], [3, 1])))
      expect(results, row.id).not.toContain(null)
      if (!row.overlaps) expect(results.filter((one) => one === '3').length, row.id).toBe(1)
    }
  })
})

describe('while a match is played', () => {
  const at = (h: number, a: number): Facts => ({
    periods: {
      'goals.match': { score: [h, a], isOver: false },
      'goals.1h': over([h, a]),
      'goals.2h': { score: [0, 0], isOver: false },
    },
  })

  test('P08 over 2.5 is won at the third goal, and its other side lost with it', () => {
    expect(got('goals.match.total', { total: '2.5' }, at(1, 1))).toEqual({ over: null, under: null })
    expect(got('goals.match.total', { total: '2.5' }, at(2, 1))).toEqual({ over: '3', under: '0' })
    // On 3 the third goal gives the stake back or more: not decided.
    expect(got('goals.match.total', { total: '3' }, at(2, 1))).toEqual({ over: null, under: null })
    expect(got('goals.match.total', { total: '2.75' }, at(2, 1))).toEqual({ over: null, under: null })
  })

  test('P08 nothing is lost early while its market is open: a correct score that cannot come any more waits', () => {
    const scores = got('goals.match.correct-score', {}, at(3, 0))
    expect(scores['0:0']).toBeNull()
    expect(scores['3:0']).toBeNull()
    // A fifth goal of one side leaves "other" alone: then all of the market stands.
    expect(got('goals.match.correct-score', {}, at(5, 0))).toMatchObject({ other: '3', '0:0': '0' })
  })

  test('P08 nothing is decided while a second half of many goals could still turn it', () => {
    // Six of home's before the break: seven after it are enough to make the second the higher one.
    for (const half of ['highest-scoring-half', 'home-highest-scoring-half']) {
      expect(got(`goals.halves.${half}`, {}, at(6, 0)), half).toEqual({ '1h': null, equal: null, '2h': null })
    }
    expect(got('goals.match.1x2', {}, at(14, 0))).toEqual({ '1': null, x: null, '2': null })
  })

  test('P08 nothing is decided early because its line lies far above what is played', () => {
    for (const [id, lines] of [
      ['goals.match.total', { total: '40.5' }],
      ['goals.match.home-total', { total: '13' }],
      ['goals.match.asian-handicap', { hcp: '-13.25' }],
      ['goals.match.handicap', { hcp: '20' }],
      ['goals.halves.1x2-total', { total: '25.5' }],
    ] as const)
      expect(new Set(Object.values(got(id, lines, at(0, 0)))), id).toEqual(new Set([null]))
  })

  test('P08 what is won for good is won at once though others wait', () => {
    expect(got('goals.match.multigoals', {}, at(7, 0))).toMatchObject({ '7+': '3', '0-1': '0' })
    expect(got('goals.halves.home-wins-either-half', {}, at(1, 0))).toEqual({ yes: '3', no: '0' })
  })

  test('P08 an abandoned match: what is decided stands, what could no longer win is void, not lost', () => {
    const row = marketRow('goals.match.correct-score')!
    expect(abandoned(row, {}, at(3, 0))['0:0']).toEqual(VOID)
    expect(returned(abandoned(marketRow('goals.match.total')!, { total: '2.5' }, at(2, 1))['under']!)).toBe('0')
    expect(abandoned(marketRow('goals.match.1x2')!, {}, at(3, 0))['1']).toEqual(VOID)
    expect(returned(abandoned(marketRow('goals.1h.1x2')!, {}, at(3, 0))['1']!)).toBe('3')
  })
})

test('P08 a line is read as one text, within what anybody offers and where its family knows it', () => {
  const known = (id: string, text: string): boolean => readSpecifiers(marketRow(id)!, text) !== null
  for (const [id, text] of [
    ['goals.match.total', 'total=2.25'],
    ['goals.match.total', 'total=30'],
    ['goals.match.handicap', 'hcp=-2'],
    ['points.quarter.asian-handicap', 'quarter=4|hcp=-7.5'],
    ['points.match.total', 'total=212.5'],
    ['goals.course.at-minute', 'minute=90'],
  ] as const)
    expect(known(id, text), text).toBe(true)
  for (const [id, text] of [
    ['goals.match.total', 'total=2.50'],
    ['goals.match.total', 'total=0'],
    ['goals.match.total', 'total=30.25'],
    ['goals.match.asian-handicap', 'hcp=-31'],
    ['goals.match.asian-handicap', 'hcp=-0'],
    ['goals.match.handicap', 'hcp=0.5'],
    ['goals.halves.1x2-total', 'total=2'],
    ['points.quarter.asian-handicap', 'hcp=-7.5|quarter=4'],
    ['points.quarter.asian-handicap', 'quarter=5|hcp=-7.5'],
    ['goals.course.at-minute', 'minute=91'],
    ['goals.match.1x2', 'total=2.5'],
    ['goals.match.total', ''],
  ] as const)
    expect(known(id, text), text).toBe(false)
})

describe('the order of goals', () => {
  const course = (goals: string, isOver: boolean, minute = 90): Facts => ({
    periods: {},
    course: {
      isOver,
      minute,
      goals: [...goals].map((side, index) => ({ side: side === 'h' ? 'home' : 'away', minute: 5 * (index + 1) })),
    },
  })

  test('P08 the next goal is named by its number and stands when it falls', () => {
    expect(got('goals.course.next-goal', { goal: '2' }, course('h', false))).toEqual({
      '1': null,
      none: null,
      '2': null,
    })
    expect(got('goals.course.next-goal', { goal: '2' }, course('ha', false))).toEqual({ '1': '0', none: '0', '2': '3' })
    expect(got('goals.course.next-goal', { goal: '2' }, course('h', true))).toEqual({ '1': '0', none: '3', '2': '0' })
  })

  test('P08 1-up and 2-up pay a side that led, though it lost in the end', () => {
    expect(got('goals.course.2-up', {}, course('hhaaa', true))).toEqual({ '1': '3', x: '0', '2': '3' })
    expect(got('goals.course.2-up', {}, course('ha', true))).toEqual({ '1': '0', x: '3', '2': '0' })
    expect(got('goals.course.1-up', {}, course('h', false))).toEqual({ '1': '3', x: null, '2': null })
  })

  test('P08 the score at a minute counts the goals until its end', () => {
    expect(got('goals.course.at-minute', { minute: '10' }, course('aah', false, 10))).toEqual({
      '1': '0',
      x: '0',
      '2': '3',
    })
    expect(got('goals.course.at-minute', { minute: '10' }, course('a', false, 9))).toEqual({
      '1': null,
      x: null,
      '2': null,
    })
  })
})
