/**
 * Settlement counted anew from what happened in a match, written from the rules that players read and importing nothing of
 * settlement: tests set the two beside each other.
 */

export type Pair = readonly [home: number, away: number]

export interface Happening {
  readonly what: 'goals' | 'corners' | 'cards'
  readonly side: 'home' | 'away'
  /** 1 to 90; the first half ends with 45. */
  readonly minute: number
}

/** All that a match leaves behind. A football match has happenings, basketball quarters, tennis sets. */
export interface History {
  readonly happenings?: readonly Happening[]
  readonly quarters?: readonly Pair[]
  readonly overtime?: Pair
  readonly sets?: readonly Pair[]
}

/** What one unit at odds 3.00 gives back, as text: lost, half lost, given back, half won, won. */
export type Paid = '0' | '1/2' | '1' | '2' | '3'

const won = (holds: boolean): Paid => (holds ? '3' : '0')
const letter = (h: number, a: number): string => (h > a ? '1' : h < a ? '2' : 'x')

/** A line as a player would place it by hand: half a unit on each of its two neighbours, or all of it where it has none. */
export function byTwoBets(value: number, line: number): Paid {
  const neighbours = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25]
  const halves = neighbours.reduce((sum, one) => sum + (value > one ? 3 : value === one ? 1 : 0), 0)
  return ({ 0: '0', 1: '1/2', 2: '1', 4: '2', 6: '3' } as const)[halves as 0 | 1 | 2 | 4 | 6]
}

const BANDS: Readonly<Record<string, readonly number[]>> = {
  '0-1': [0, 1],
  '1-2': [1, 2],
  '1-3': [1, 2, 3],
  '2-3': [2, 3],
  '2-4': [2, 3, 4],
  '3-4': [3, 4],
  '3-5': [3, 4, 5],
  '4-6': [4, 5, 6],
}

/** "7+" is at least seven, "3" exactly three. */
const inBand = (name: string, value: number): boolean =>
  BANDS[name]?.includes(value) ?? (name.endsWith('+') ? value >= parseInt(name) : value === parseInt(name))

type OnScore = (h: number, a: number, outcome: string, line: number) => Paid

const exact =
  (most: number): OnScore =>
  (h, a, outcome) =>
    won(outcome === 'other' ? h > most || a > most : outcome === `${String(h)}:${String(a)}` && h <= most && a <= most)
const sides = (value: number, line: number, outcome: string): Paid =>
  outcome === 'over' ? byTwoBets(value, line) : byTwoBets(-value, -line)
const yes =
  (holds: (h: number, a: number) => boolean): OnScore =>
  (h, a, outcome) =>
    won(outcome === 'yes' ? holds(h, a) : !holds(h, a))

const ON_SCORE: Readonly<Record<string, OnScore>> = {
  '1x2': (h, a, outcome) => won({ '1': h > a, x: h === a, '2': h < a }[outcome]!),
  winner: (h, a, outcome) => won(outcome === '1' ? h > a : a > h),
  'double-chance': (h, a, outcome) => won({ '1x': h >= a, '12': h !== a, x2: h <= a }[outcome]!),
  'draw-no-bet': (h, a, outcome) => (h === a ? '1' : won(outcome === '1' ? h > a : a > h)),
  total: (h, a, outcome, line) => sides(h + a, line, outcome),
  'home-total': (h, _a, outcome, line) => sides(h, line, outcome),
  'away-total': (_h, a, outcome, line) => sides(a, line, outcome),
  'both-score': yes((h, a) => h * a !== 0),
  'asian-handicap': (h, a, outcome, line) => (outcome === '1' ? byTwoBets(h - a, -line) : byTwoBets(a - h, line)),
  handicap: (h, a, outcome, line) => won(letter(h + line, a) === outcome),
  'correct-score': exact(4),
  'correct-score-half': exact(2),
  'odd-even': (h, a, outcome) => won(((h + a) % 2 === 0) === (outcome === 'even')),
  'winning-margin': (h, a, outcome) =>
    won(
      [h - a === 1, h - a === 2, h - a >= 3, h === a, a - h === 1, a - h === 2, a - h >= 3][
        ['1:1', '1:2', '1:3+', 'x', '2:1', '2:2', '2:3+'].indexOf(outcome)
      ]!,
    ),
  'exact-goals': (h, a, outcome) => won(inBand(outcome, h + a)),
  'exact-goals-half': (h, a, outcome) => won(inBand(outcome, h + a)),
  multigoals: (h, a, outcome) => won(inBand(outcome, h + a)),
  'multigoals-half': (h, a, outcome) => won(inBand(outcome, h + a)),
  'home-clean-sheet': yes((_h, a) => a === 0),
  'away-clean-sheet': yes((h) => h === 0),
  'home-win-to-nil': yes((h, a) => a === 0 && h !== 0),
  'away-win-to-nil': yes((h, a) => h === 0 && a !== 0),
  'set-score-3': (h, a, outcome) => won(outcome === `${String(h)}:${String(a)}`),
}

const more = (one: number, other: number): string => (one > other ? '1h' : one < other ? '2h' : 'equal')

/** Of both halves: what holds, as the outcome that is won, a list of them, or a yes. */
const ON_HALVES: Readonly<Record<string, (first: Pair, second: Pair, line: number) => string | string[] | boolean>> = {
  'half-time-full-time': ([h, a], [i, j]) => `${letter(h, a)}/${letter(h + i, a + j)}`,
  'home-wins-either-half': ([h, a], [i, j]) => h > a || i > j,
  'away-wins-either-half': ([h, a], [i, j]) => a > h || j > i,
  'home-wins-both-halves': ([h, a], [i, j]) => h > a && i > j,
  'away-wins-both-halves': ([h, a], [i, j]) => a > h && j > i,
  'home-scores-in-both-halves': ([h], [i]) => h > 0 && i > 0,
  'away-scores-in-both-halves': ([, a], [, j]) => a > 0 && j > 0,
  'highest-scoring-half': ([h, a], [i, j]) => more(h + a, i + j),
  'home-highest-scoring-half': ([h], [i]) => more(h, i),
  'away-highest-scoring-half': ([, a], [, j]) => more(a, j),
  '1x2-total': ([h, a], [i, j], line) => `${letter(h + i, a + j)}/${h + a + i + j > line ? 'over' : 'under'}`,
  '1x2-both-score': ([h, a], [i, j]) => `${letter(h + i, a + j)}/${h + i > 0 && a + j > 0 ? 'yes' : 'no'}`,
  'double-chance-total': ([h, a], [i, j], line) =>
    DOUBLE[letter(h + i, a + j)]!.map((two) => `${two}/${h + a + i + j > line ? 'over' : 'under'}`),
  'double-chance-both-score': ([h, a], [i, j]) =>
    DOUBLE[letter(h + i, a + j)]!.map((two) => `${two}/${h + i > 0 && a + j > 0 ? 'yes' : 'no'}`),
}
const DOUBLE: Readonly<Record<string, readonly string[]>> = { '1': ['1x', '12'], x: ['1x', 'x2'], '2': ['12', 'x2'] }

function onCourse(family: string, goals: readonly Happening[], outcome: string, number: number): Paid {
  const by = (goal: Happening | undefined): string => (goal ? (goal.side === 'home' ? '1' : '2') : 'none')
  const after = (some: readonly Happening[]): Pair => [
    some.filter(({ side }) => side === 'home').length,
    some.filter(({ side }) => side === 'away').length,
  ]
  if (family === 'next-goal') return won(by(goals[number - 1]) === outcome)
  if (family === 'last-goal') return won(by(goals[goals.length - 1]) === outcome)
  if (family === 'at-minute') return won(letter(...after(goals.filter(({ minute }) => minute <= number))) === outcome)
  // 1-up, 2-up: the end, or any moment at which the side was so far ahead.
  const lead = parseInt(family)
  const [h, a] = after(goals)
  const everAhead = goals.some((_goal, at) => {
    const [i, j] = after(goals.slice(0, at + 1))
    return outcome === '1' ? i - j >= lead : outcome === '2' && j - i >= lead
  })
  return won(everAhead || letter(h, a) === outcome)
}

const added = (pairs: readonly Pair[]): Pair => [
  pairs.reduce((sum, [home]) => sum + home, 0),
  pairs.reduce((sum, [, away]) => sum + away, 0),
]

/** The score that a market on one period counts. */
export function scoreOf(history: History, measure: string, period: string, numbered = 0): Pair {
  const { happenings = [], quarters = [], overtime = [0, 0], sets = [] } = history
  if (measure === 'points') {
    if (period === 'quarter') return quarters[numbered - 1]!
    return period === '1h' ? added(quarters.slice(0, 2)) : added([...quarters, overtime])
  }
  if (measure === 'sets') return added(sets.map(([h, a]) => (h > a ? [1, 0] : [0, 1])))
  if (measure === 'games') return period === 'set' ? sets[numbered - 1]! : added(sets)
  const [from, to] = period === '1h' ? [1, 45] : period === '2h' ? [46, 90] : [1, 90]
  return added(
    happenings
      .filter(({ what, minute }) => what === measure && minute >= from && minute <= to)
      .map(({ side }) => (side === 'home' ? [1, 0] : [0, 1])),
  )
}

/** @param id Of a market, like goals.1h.total. @param number Its line, goal or minute; 0 where it has none. */
export function paid(history: History, id: string, outcome: string, number: number, numbered?: number): Paid {
  const [measure = '', period = '', family = ''] = id.split('.')
  if (period === 'course') {
    const goals = (history.happenings ?? []).filter(({ what }) => what === 'goals')
    return onCourse(family, goals, outcome, number)
  }
  if (period === 'halves') {
    const holds = ON_HALVES[family]!(scoreOf(history, 'goals', '1h'), scoreOf(history, 'goals', '2h'), number)
    if (typeof holds === 'boolean') return won(holds === (outcome === 'yes'))
    return won(typeof holds === 'string' ? holds === outcome : holds.includes(outcome))
  }
  return ON_SCORE[family]!(...scoreOf(history, measure, period, numbered), outcome, number)
}

/** A small generator of our own, from 0 to below 1, so that a failure comes again (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
