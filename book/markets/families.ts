/**
 * The families of markets on the score of one period: goals of a match, corners of a half, points of a quarter, games of a
 * set. A family says which outcomes there are and how a score grades each; price, settlement, early decision and masks all
 * follow from that one function.
 */
import type { Grade, Score } from './grade.ts'
import { byLine, opposite, sign, sum, wonIf, yesNo } from './grade.ts'

/** `total=2.5` as `{ total: '2.5' }`; checked by `readSpecifiers` before a family sees it. */
export type Specifiers = Readonly<Record<string, string>>

/** What of a score a family reads: then scores that agree in it are graded once. */
export type Reads = 'sum' | 'difference' | 'home' | 'away' | 'score'

export interface Family {
  readonly reads: Reads
  /** Outcomes in the order in which a page shows them. */
  readonly outcomes: readonly string[]
  /** Do some of them hold together? Then each is priced as yes against no. */
  readonly overlaps?: true
  readonly specifier?: 'total' | 'hcp'
  /** Its lines may be wholes and quarters too, on which legs are given back or split. */
  readonly isAsian?: true
  grade(score: Score, outcome: string, line: number): Grade
}

function over(outcome: string, ahead: number): Grade {
  const grade = byLine(ahead)
  return outcome === 'over' ? grade : opposite(grade)
}

/** "2-4" or "7+" or "3": does the number lie in it? */
function inBand(band: string, value: number): boolean {
  const [low, high] = band.endsWith('+') ? [band.slice(0, -1), 'Infinity'] : band.split('-')
  return value >= Number(low) && value <= Number(high ?? low)
}

function band(...bands: readonly string[]): Family {
  return { reads: 'sum', outcomes: bands, grade: (score, outcome) => wonIf(inBand(outcome, sum(score))) }
}

function scoresUpTo(most: number): Family {
  const exact = Array.from(
    { length: (most + 1) ** 2 },
    (_, at) => `${String(Math.floor(at / (most + 1)))}:${String(at % (most + 1))}`,
  )
  return {
    reads: 'score',
    outcomes: [...exact, 'other'],
    grade: ([home, away], outcome) =>
      wonIf(home > most || away > most ? outcome === 'other' : outcome === `${String(home)}:${String(away)}`),
  }
}

const MARGINS = ['1:1', '1:2', '1:3+', 'x', '2:1', '2:2', '2:3+']

export const FAMILIES = {
  '1x2': { reads: 'difference', outcomes: ['1', 'x', '2'], grade: (score, outcome) => wonIf(sign(score) === outcome) },
  /** Of two, where a draw cannot be: a match with overtime, a set. */
  winner: { reads: 'difference', outcomes: ['1', '2'], grade: (score, outcome) => wonIf(sign(score) === outcome) },
  'double-chance': {
    reads: 'difference',
    outcomes: ['1x', '12', 'x2'],
    overlaps: true,
    grade: (score, outcome) => wonIf(outcome.includes(sign(score))),
  },
  'draw-no-bet': {
    reads: 'difference',
    outcomes: ['1', '2'],
    grade: (score, outcome) => (sign(score) === 'x' ? 'push' : wonIf(sign(score) === outcome)),
  },
  total: {
    reads: 'sum',
    outcomes: ['over', 'under'],
    specifier: 'total',
    isAsian: true,
    grade: (score, outcome, line) => over(outcome, sum(score) - line),
  },
  'home-total': {
    reads: 'home',
    outcomes: ['over', 'under'],
    specifier: 'total',
    isAsian: true,
    grade: ([home], outcome, line) => over(outcome, home - line),
  },
  'away-total': {
    reads: 'away',
    outcomes: ['over', 'under'],
    specifier: 'total',
    isAsian: true,
    grade: ([, away], outcome, line) => over(outcome, away - line),
  },
  'both-score': {
    reads: 'score',
    outcomes: ['yes', 'no'],
    grade: ([home, away], outcome) => yesNo(outcome, home > 0 && away > 0),
  },
  /** The line is added to home's side of the whole period, whatever the score was when the bet was placed. */
  'asian-handicap': {
    reads: 'difference',
    outcomes: ['1', '2'],
    specifier: 'hcp',
    isAsian: true,
    grade: ([home, away], outcome, line) => {
      const grade = byLine(home + line - away)
      return outcome === '1' ? grade : opposite(grade)
    },
  },
  handicap: {
    reads: 'difference',
    outcomes: ['1', 'x', '2'],
    specifier: 'hcp',
    grade: ([home, away], outcome, line) => wonIf(sign([home + line, away]) === outcome),
  },
  'correct-score': scoresUpTo(4),
  'correct-score-half': scoresUpTo(2),
  'odd-even': {
    reads: 'sum',
    outcomes: ['odd', 'even'],
    grade: (score, outcome) => wonIf((sum(score) % 2 === 1) === (outcome === 'odd')),
  },
  'winning-margin': {
    reads: 'difference',
    outcomes: MARGINS,
    grade: (score, outcome) => {
      const by = Math.abs(score[0] - score[1])
      return wonIf(outcome === (by === 0 ? 'x' : `${sign(score)}:${by > 2 ? '3+' : String(by)}`))
    },
  },
  'exact-goals': band('0', '1', '2', '3', '4', '5', '6+'),
  'exact-goals-half': band('0', '1', '2', '3+'),
  multigoals: { ...band('0-1', '1-2', '1-3', '2-3', '2-4', '3-4', '3-5', '4-6', '7+'), overlaps: true },
  'multigoals-half': { ...band('0-1', '1-2', '1-3', '2-3', '3+'), overlaps: true },
  'home-clean-sheet': {
    reads: 'away',
    outcomes: ['yes', 'no'],
    grade: ([, away], outcome) => yesNo(outcome, away === 0),
  },
  'away-clean-sheet': {
    reads: 'home',
    outcomes: ['yes', 'no'],
    grade: ([home], outcome) => yesNo(outcome, home === 0),
  },
  'home-win-to-nil': {
    reads: 'score',
    outcomes: ['yes', 'no'],
    grade: ([home, away], outcome) => yesNo(outcome, home > 0 && away === 0),
  },
  'away-win-to-nil': {
    reads: 'score',
    outcomes: ['yes', 'no'],
    grade: ([home, away], outcome) => yesNo(outcome, away > 0 && home === 0),
  },
  'set-score-3': {
    reads: 'score',
    outcomes: ['2:0', '2:1', '1:2', '0:2'],
    grade: ([home, away], outcome) => wonIf(outcome === `${String(home)}:${String(away)}`),
  },
} as const satisfies Readonly<Record<string, Family>>

export type FamilyName = keyof typeof FAMILIES

export function familyOf(name: FamilyName): Family {
  return FAMILIES[name]
}
