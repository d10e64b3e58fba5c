/** Families of football markets that read the order or the minutes of goals: next and last goal, 1-up, 2-up, the score at a minute. */
import type { Grade } from './grade.ts'
import { sign, wonIf } from './grade.ts'

export type Side = 'home' | 'away'

/** Confirmed goals in their order. Minutes count from 1; what falls into added time belongs to 45 or 90. */
export interface Course {
  readonly goals: readonly { readonly side: Side; readonly minute: number }[]
  /** The match is over: nothing more comes. */
  readonly isOver: boolean
  /** Minutes that are wholly played. */
  readonly minute: number
}

/** A grade, or null while a continuation could still change it. */
export type Verdict = Grade | null

export interface CourseFamily {
  readonly outcomes: readonly string[]
  readonly overlaps?: true
  /** `goal`: which goal, from 1. `minute`: at the end of which minute. */
  readonly specifier?: 'goal' | 'minute'
  judge(course: Course, outcome: string, specifier: number): Verdict
}

const OUTCOME_OF: Readonly<Record<Side, string>> = { home: '1', away: '2' }
const SIDES = ['1', 'none', '2'] as const

function scoreOf(course: Course, until = Infinity): [home: number, away: number] {
  const counted = course.goals.filter(({ minute }) => minute <= until)
  return [counted.filter(({ side }) => side === 'home').length, counted.filter(({ side }) => side === 'away').length]
}

/** The greatest lead that a side ever had. */
export function greatestLead(course: Course, side: Side): number {
  let [lead, greatest] = [0, 0]
  for (const goal of course.goals) {
    lead += goal.side === side ? 1 : -1
    greatest = Math.max(greatest, lead)
  }
  return greatest
}

/** A side that leads by `lead` at any moment has won this market, whatever follows; the draw is the plain one. */
function up(lead: number): CourseFamily {
  return {
    outcomes: ['1', 'x', '2'],
    overlaps: true,
    judge: (course, outcome) => {
      const side = outcome === '1' ? 'home' : outcome === '2' ? 'away' : null
      if (side !== null && greatestLead(course, side) >= lead) return 'won'
      return course.isOver ? wonIf(sign(scoreOf(course)) === outcome) : null
    },
  }
}

export const COURSE_FAMILIES = {
  'next-goal': {
    outcomes: SIDES,
    specifier: 'goal',
    judge: (course, outcome, goal) => {
      const scored = course.goals[goal - 1]
      if (scored) return wonIf(OUTCOME_OF[scored.side] === outcome)
      return course.isOver ? wonIf(outcome === 'none') : null
    },
  },
  'last-goal': {
    outcomes: SIDES,
    judge: (course, outcome) => {
      if (!course.isOver) return null
      const last = course.goals.at(-1)
      return wonIf((last ? OUTCOME_OF[last.side] : 'none') === outcome)
    },
  },
  '1-up': up(1),
  '2-up': up(2),
  'at-minute': {
    outcomes: ['1', 'x', '2'],
    specifier: 'minute',
    judge: (course, outcome, minute) =>
      course.isOver || course.minute >= minute ? wonIf(sign(scoreOf(course, minute)) === outcome) : null,
  },
} as const satisfies Readonly<Record<string, CourseFamily>>

export type CourseFamilyName = keyof typeof COURSE_FAMILIES
