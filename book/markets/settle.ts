/**
 * From facts to results, pure: the same facts give the same results however often they are told. A market stands as soon as no
 * continuation could change any of its outcomes; an outcome that is won for good is won at once; nothing is lost early while
 * its market is open, because a match that is abandoned then gives it back.
 */
import type { LegResult } from '@uwanja/contract/fair/leg'
import { VOID } from '@uwanja/contract/fair/leg'
import { familyOf } from './families.ts'
import type { Course } from './goals-in-order.ts'
import { COURSE_FAMILIES } from './goals-in-order.ts'
import type { Grade, Score } from './grade.ts'
import { RESULT_OF } from './grade.ts'
import type { Halves } from './halves.ts'
import { HALVES_FAMILIES } from './halves.ts'
import type { Measure, MarketRow } from './table.ts'

/** How far a period is: its confirmed score, and whether it is over. Not begun: 0-0 and not over. */
export interface PeriodFacts {
  readonly score: Score
  readonly isOver: boolean
}

export interface Facts {
  /** By measure and period: `goals.match`, `points.quarter.3`, `games.set.1`. What is missing is not known. */
  readonly periods: Readonly<Partial<Record<string, PeriodFacts>>>
  readonly course?: Course
}

/** Of the rules below: a bet's leg keeps the one that graded it. A rule that changes makes a new version. */
export const SETTLE_VERSION = 1

/** null: undecided. */
export type Results = Readonly<Record<string, LegResult | null>>

export type Lines = Readonly<Record<string, string>>

/** The key of a period's facts. */
export function periodKey(measure: Measure, period: string, numbered?: string): string {
  return numbered === undefined ? `${measure}.${period}` : `${measure}.${period}.${numbered}`
}

/** How far beyond the score, and beyond what the line asks for, a continuation is looked at. */
const FURTHER: Readonly<Record<Measure, number>> = { goals: 12, corners: 30, cards: 20, points: 0, sets: 3, games: 40 }

/** All ends that matter. What one side is behind can be made up, and so can a line: it is looked at that much further. */
function onward({ score, isOver }: PeriodFacts, beyond: number, line = 0): Score[] {
  if (isOver) return [score]
  const further = beyond + Math.abs(score[0] - score[1]) + Math.ceil(Math.abs(line))
  const found: Score[] = []
  for (let i = 0; i <= further; i++) for (let j = 0; j <= further; j++) found.push([score[0] + i, score[1] + j])
  return found
}

/** The one grade that all continuations give, or null. */
function standing<End>(ends: readonly End[], grade: (end: End) => Grade): Grade | null {
  const first = grade(ends[0]!)
  return ends.every((end) => grade(end) === first) ? first : null
}

function gradesOf(row: MarketRow, lines: Lines, facts: Facts): Record<string, Grade | null> {
  const undecided = Object.fromEntries(row.outcomes.map((outcome) => [outcome, null]))
  const line = Number(lines[row.specifiers.at(-1) ?? ''] ?? 0)
  const each = (grade: (outcome: string) => Grade | null): Record<string, Grade | null> =>
    Object.fromEntries(row.outcomes.map((outcome) => [outcome, grade(outcome)]))
  if (row.reads === 'score') {
    const known = facts.periods[periodKey(row.measure, row.period, lines[row.period])]
    // Points come in such numbers that nothing is decided before the end but by the end.
    if (!known || (row.measure === 'points' && !known.isOver)) return undecided
    const ends = onward(known, FURTHER[row.measure], line)
    const family = familyOf(row.family)
    return each((outcome) => standing(ends, (score) => family.grade(score, outcome, line)))
  }
  if (row.reads === 'halves') {
    const ends = halvesOnward(facts, row, line)
    const family = HALVES_FAMILIES[row.family]
    return ends ? each((outcome) => standing(ends, (halves) => family.grade(halves, outcome, line))) : undecided
  }
  const { course } = facts
  return course ? each((outcome) => COURSE_FAMILIES[row.family].judge(course, outcome, line)) : undecided
}

/** Families of halves compare the halves: the second may always still overtake the first. */
const HALF_FURTHER = 2
const overtaking = (half: PeriodFacts, other: PeriodFacts): number =>
  HALF_FURTHER + Math.max(...other.score) + Math.max(...half.score)

function halvesOnward(facts: Facts, row: MarketRow, line: number): Halves[] | null {
  const match = facts.periods['goals.match']
  const first = facts.periods['goals.1h']
  // What reads the full score alone is indifferent to how it is split.
  const isFullTime = !row.needs.includes('ht')
  if (isFullTime)
    return match ? onward(match, FURTHER.goals, line).map((score) => ({ first: score, second: [0, 0] })) : null
  const second = facts.periods['goals.2h']
  if (!first || !second) return null
  return onward(first, overtaking(first, second)).flatMap((one) =>
    onward(second, overtaking(second, first)).map((other) => ({ first: one, second: other })),
  )
}

/**
 * What every outcome of a market has become. An outcome that is right in every continuation is won at once; all others wait
 * until the whole market stands.
 */
export function settle(row: MarketRow, lines: Lines, facts: Facts): Results {
  const grades = gradesOf(row, lines, facts)
  const isWhole = Object.values(grades).every((grade) => grade !== null)
  return Object.fromEntries(
    Object.entries(grades).map(([outcome, grade]) => {
      if (grade === null) return [outcome, null]
      return [outcome, isWhole || grade === 'won' ? RESULT_OF[grade] : null]
    }),
  )
}

/** The match ends here and is not resumed: what is decided stands, everything else is void. */
export function abandoned(row: MarketRow, lines: Lines, facts: Facts): Results {
  return Object.fromEntries(
    Object.entries(settle(row, lines, facts)).map(([outcome, result]) => [outcome, result ?? VOID]),
  )
}
