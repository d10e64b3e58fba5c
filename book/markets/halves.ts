/** Families of football markets that read both halves: half-time/full-time, win either half, a result together with a total. */
import type { Grade, Score } from './grade.ts'
import { sign, sum, wonIf, YES_NO, yesNo } from './grade.ts'

/** Goals of the first and of the second half. */
export interface Halves {
  readonly first: Score
  readonly second: Score
}

export interface HalvesFamily {
  readonly outcomes: readonly string[]
  readonly overlaps?: true
  readonly specifier?: 'total'
  /** Reads the full-time score alone: half-time need not be among the facts. */
  readonly isFullTime?: true
  grade(halves: Halves, outcome: string, line: number): Grade
}

const full = ({ first, second }: Halves): Score => [first[0] + second[0], first[1] + second[1]]
const RESULTS = ['1', 'x', '2'] as const
const CHANCES = ['1x', '12', 'x2'] as const

function pairs(left: readonly string[], right: readonly string[]): string[] {
  return left.flatMap((one) => right.map((other) => `${one}/${other}`))
}

function ofSide(side: 0 | 1, holds: (own: Score, other: Score) => boolean): HalvesFamily {
  const own = ({ first, second }: Halves): Score => [first[side], second[side]]
  const other = ({ first, second }: Halves): Score => [first[1 - side]!, second[1 - side]!]
  return { outcomes: YES_NO, grade: (halves, outcome) => yesNo(outcome, holds(own(halves), other(halves))) }
}

function higher([first, second]: Score): '1h' | '2h' | 'equal' {
  return first > second ? '1h' : second > first ? '2h' : 'equal'
}

const HALF_OUTCOMES = ['1h', 'equal', '2h'] as const

/** A result, or two of them, together with more or fewer goals, or with goals of both. */
function together(left: readonly string[], right: 'total' | 'both-score'): HalvesFamily {
  const isTotal = right === 'total'
  return {
    outcomes: pairs(left, isTotal ? ['over', 'under'] : YES_NO),
    isFullTime: true,
    ...(left === CHANCES ? { overlaps: true as const } : {}),
    ...(isTotal ? { specifier: 'total' as const } : {}),
    grade: (halves, outcome, line) => {
      const [result, more] = outcome.split('/') as [string, string]
      const score = full(halves)
      const holds = isTotal
        ? sum(score) > line === (more === 'over')
        : (score[0] > 0 && score[1] > 0) === (more === 'yes')
      return wonIf(holds && result.includes(sign(score)))
    },
  }
}

export const HALVES_FAMILIES = {
  'half-time-full-time': {
    outcomes: pairs(RESULTS, RESULTS),
    grade: (halves, outcome) => wonIf(outcome === `${sign(halves.first)}/${sign(full(halves))}`),
  },
  'home-wins-either-half': ofSide(0, (own, other) => own[0] > other[0] || own[1] > other[1]),
  'away-wins-either-half': ofSide(1, (own, other) => own[0] > other[0] || own[1] > other[1]),
  'home-wins-both-halves': ofSide(0, (own, other) => own[0] > other[0] && own[1] > other[1]),
  'away-wins-both-halves': ofSide(1, (own, other) => own[0] > other[0] && own[1] > other[1]),
  'home-scores-in-both-halves': ofSide(0, (own) => own[0] > 0 && own[1] > 0),
  'away-scores-in-both-halves': ofSide(1, (own) => own[0] > 0 && own[1] > 0),
  'highest-scoring-half': {
    outcomes: HALF_OUTCOMES,
    grade: ({ first, second }, outcome) => wonIf(outcome === higher([sum(first), sum(second)])),
  },
  'home-highest-scoring-half': {
    outcomes: HALF_OUTCOMES,
    grade: ({ first, second }, outcome) => wonIf(outcome === higher([first[0], second[0]])),
  },
  'away-highest-scoring-half': {
    outcomes: HALF_OUTCOMES,
    grade: ({ first, second }, outcome) => wonIf(outcome === higher([first[1], second[1]])),
  },
  '1x2-total': together(RESULTS, 'total'),
  '1x2-both-score': together(RESULTS, 'both-score'),
  'double-chance-total': together(CHANCES, 'total'),
  'double-chance-both-score': together(CHANCES, 'both-score'),
} as const satisfies Readonly<Record<string, HalvesFamily>>

export type HalvesFamilyName = keyof typeof HALVES_FAMILIES
