/** Settlement against a brute force of another form, over all scores; early decisions; what stands when a match is abandoned. */
import { multiplier, VOID } from '@uwanja/contract/fair/leg'
import { fraction, fractionText } from '@uwanja/contract/fair/fraction'
import type { LegResult } from '@uwanja/contract/fair/leg'
import { abandoned, settle } from './settle.ts'
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

/** A quarter line the way a player would place it: half a unit on each of its two neighbours. */
function byTwoBets(value: number, line: number): string {
  const quarters = Math.round(line * 4)
  const lines = quarters % 2 === 0 ? [quarters, quarters] : [quarters - 1, quarters + 1]
  // Sixths of nothing: each half unit comes back three times, once or not at all.
  const halves = lines.reduce((sum, one) => sum + (value * 4 > one ? 3 : value * 4 === one ? 1 : 0), 0)
  return halves % 2 === 0 ? String(halves / 2) : `${String(halves)}/2`
}

describe('settlement of the final score', () => {
  const scores = Array.from({ length: 100 }, (_, at) => [Math.floor(at / 10), at % 10] as const)

  test('P08 equals a brute force over all scores from 0-0 to 9-9', () => {
    for (const [h, a] of scores) {
      const facts = endedAt([0, 0], [h, a])
      const word = h > a ? 'home' : h < a ? 'away' : 'draw'
      const pay = (holds: boolean): string => (holds ? '3' : '0')
      expect(got('goals.match.1x2', {}, facts)).toEqual({
        '1': pay(word === 'home'),
        x: pay(word === 'draw'),
        '2': pay(word === 'away'),
      })
      expect(got('goals.match.double-chance', {}, facts)).toEqual({
        '1x': pay(word !== 'away'),
        '12': pay(word !== 'draw'),
        x2: pay(word !== 'home'),
      })
      expect(got('goals.match.draw-no-bet', {}, facts)).toEqual(
        word === 'draw' ? { '1': '1', '2': '1' } : { '1': pay(word === 'home'), '2': pay(word === 'away') },
      )
      expect(got('goals.match.both-score', {}, facts)).toEqual({ yes: pay(h * a > 0), no: pay(h * a === 0) })
      expect(got('goals.match.odd-even', {}, facts)).toEqual({
        odd: pay((h + a) % 2 === 1),
        even: pay((h + a) % 2 === 0),
      })
      expect(got('goals.match.home-win-to-nil', {}, facts)['yes']).toBe(pay(a === 0 && h >= 1))
      expect(got('goals.match.away-clean-sheet', {}, facts)['yes']).toBe(pay(h === 0))
      const exact = got('goals.match.correct-score', {}, facts)
      expect(Object.keys(exact).filter((name) => exact[name] === '3')).toEqual([
        h < 5 && a < 5 ? `${String(h)}:${String(a)}` : 'other',
      ])
      expect(got('goals.match.multigoals', {}, facts)['2-4']).toBe(pay(h + a >= 2 && h + a <= 4))
      for (const line of [0.5, 1, 1.25, 2, 2.5, 2.75, 3, 3.25]) {
        const total = got('goals.match.total', { total: String(line) }, facts)
        expect(total).toEqual({ over: byTwoBets(h + a, line), under: byTwoBets(-h - a, -line) })
        const handicap = got('goals.match.asian-handicap', { hcp: String(-line) }, facts)
        expect(handicap).toEqual({ '1': byTwoBets(h - a, line), '2': byTwoBets(a - h, -line) })
      }
      expect(got('goals.match.handicap', { hcp: '-1' }, facts)).toEqual({
        '1': pay(h - a >= 2),
        x: pay(h - a === 1),
        '2': pay(h - a <= 0),
      })
    }
  })

  test('P08 half-time/full-time and the halves equal a brute force over both halves', () => {
    for (const [h1, a1] of scores.filter(([h, a]) => h < 4 && a < 4)) {
      for (const [h2, a2] of scores.filter(([h, a]) => h < 4 && a < 4)) {
        const facts = endedAt([h1, a1], [h1 + h2, a1 + a2])
        const name = (h: number, a: number): string => (h === a ? 'x' : h > a ? '1' : '2')
        const won = Object.entries(got('goals.halves.half-time-full-time', {}, facts)).filter(
          ([, value]) => value === '3',
        )
        expect(won.map(([outcome]) => outcome)).toEqual([`${name(h1, a1)}/${name(h1 + h2, a1 + a2)}`])
        const yes = (id: string): boolean => got(`goals.halves.${id}`, {}, facts)['yes'] === '3'
        expect(yes('home-wins-either-half')).toBe(h1 > a1 || h2 > a2)
        expect(yes('away-wins-both-halves')).toBe(a1 > h1 && a2 > h2)
        expect(yes('home-scores-in-both-halves')).toBe(h1 > 0 && h2 > 0)
        const half = got('goals.halves.highest-scoring-half', {}, facts)
        expect(half[h1 + a1 > h2 + a2 ? '1h' : h1 + a1 < h2 + a2 ? '2h' : 'equal']).toBe('3')
        const both = got('goals.halves.1x2-total', { total: '2.5' }, facts)
        expect(both[`${name(h1 + h2, a1 + a2)}/${h1 + h2 + a1 + a2 > 2 ? 'over' : 'under'}`]).toBe('3')
      }
    }
  })

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

describe('the table', () => {
  test('P08 has at least sixty types for football, ten for basketball, ten for tennis, and no id twice', () => {
    const count = (sport: string): number => MARKETS.filter((row) => row.sport === sport).length
    expect([count('football') >= 60, count('basketball') >= 10, count('tennis') >= 10]).toEqual([true, true, true])
    expect(new Set(MARKETS.map(({ id }) => id)).size).toBe(MARKETS.length)
  })
})
