/** What an event's markets are priced from: one distribution for each thing that is counted. */
import type { CourseFamilyName } from '../markets/goals-in-order.ts'
import type { Measure } from '../markets/table.ts'
import type { CountShape } from './counts.ts'
import { CARDS, CORNERS, countsToCome } from './counts.ts'
import type { BasketballStanding } from './basketball.ts'
import { pointsUpTo, quarterPoints, TIP_OFF, withOvertime } from './basketball.ts'
import type { Before } from './football/course.ts'
import { atMinute, lastGoal, leadsOrWins, nextGoal, NOTHING_BEFORE } from './football/course.ts'
import type { Strength } from './football/intensity.ts'
import { MINUTES_PER_HALF } from './football/intensity.ts'
import type { Minutes } from './football/chain.ts'
import type { Joint, Standing } from './football/joint.ts'
import { jointIn, KICK_OFF, MINUTES, minutesFor, modelOf } from './football/joint.ts'
import type { ScoreTable } from './score-table.ts'
import { gatheredFrom, shifted } from './score-table.ts'
import type { TennisStanding } from './tennis.ts'
import { FIRST_SERVE, matchScores, nextSetScores, servesOf, setScores } from './tennis.ts'

export interface EventModel {
  /** Final scores of a period; null where this event has none that can be priced. `numbered`: which quarter or set. */
  scores(measure: Measure, period: string, numbered?: number): ScoreTable | null
  readonly joint?: Joint
  /** By outcome; null where the market makes no sense any more (the second goal, when three have fallen). */
  course?(family: CourseFamilyName, specifier: number): Readonly<Record<string, number>> | null
}

/** Corners and cards so far, in all and in the first half; null when the feed does not deliver them. */
export interface Counts {
  readonly match: readonly [home: number, away: number]
  readonly firstHalf: readonly [home: number, away: number]
}

export interface FootballState {
  readonly standing: Standing
  readonly before: Before
  readonly corners: Counts | null
  readonly cards: Counts | null
}

const NONE: Counts = { match: [0, 0], firstHalf: [0, 0] }
export const BEFORE_KICK_OFF: FootballState = { standing: KICK_OFF, before: NOTHING_BEFORE, corners: NONE, cards: NONE }

/** The scores of one period of a joint. */
function periodOf({ hh, ha, fh, fa, chance }: Joint, period: 'match' | '1h' | '2h'): ScoreTable {
  if (period === 'match') return gatheredFrom(fh, fa, chance)
  if (period === '1h') return gatheredFrom(hh, ha, chance)
  const later = (whole: Uint8Array, first: Uint8Array): Uint8Array => whole.map((goals, at) => goals - first[at]!)
  return gatheredFrom(later(fh, hh), later(fa, ha), chance)
}

/** A thing that is worked out when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}

/** The same for one thing of each name: a market has many lines on one table. */
function remembering(make: EventModel['scores']): EventModel['scores'] {
  const made = new Map<string, ScoreTable | null>()
  return (measure, period, numbered) => {
    const name = `${measure}.${period}.${String(numbered)}`
    if (!made.has(name)) made.set(name, make(measure, period, numbered))
    return made.get(name) ?? null
  }
}

function counted(
  shape: CountShape,
  strength: Strength,
  minute: number,
  counts: Counts,
  period: string,
): ScoreTable | null {
  if (period === 'match') return shifted(countsToCome(shape, strength.supremacy, 1 - minute / MINUTES), ...counts.match)
  if (period !== '1h') return null
  const left = Math.max(0, MINUTES_PER_HALF - minute) / MINUTES
  return shifted(countsToCome(shape, strength.supremacy, left), ...counts.firstHalf)
}

function courseChances(
  minutes: Minutes,
  { standing, before }: FootballState,
  draw: () => number,
  family: CourseFamilyName,
  specifier: number,
): Readonly<Record<string, number>> | null {
  const goals = standing.score[0] + standing.score[1]
  if (family === 'next-goal') {
    if (specifier !== goals + 1) return null
    const { home, none, away } = nextGoal(minutes, standing)
    return { '1': home, none, '2': away }
  }
  if (family === 'last-goal') {
    const { home, none, away } = lastGoal(minutes, standing, before)
    return { '1': home, none, '2': away }
  }
  if (family === 'at-minute') {
    if (specifier <= standing.minute || specifier > MINUTES) return null
    const [home, draw, away] = atMinute(minutes, standing, specifier)
    return { '1': home, x: draw, '2': away }
  }
  const lead = family === '1-up' ? 1 : 2
  return {
    '1': leadsOrWins(minutes, standing, before, 'home', lead),
    x: draw(),
    '2': leadsOrWins(minutes, standing, before, 'away', lead),
  }
}

/** A football match of this strength in this state. */
export function footballModel(strength: Strength, state: FootballState = BEFORE_KICK_OFF): EventModel {
  const { standing } = state
  const minutes = minutesFor(modelOf(strength), standing)
  const joint = jointIn(minutes, standing)
  const draw = once(() => atMinute(minutes, standing, MINUTES)[1])
  return {
    joint,
    scores: remembering((measure, period) => {
      if (measure === 'goals')
        return period === 'match' || period === '1h' || period === '2h' ? periodOf(joint, period) : null
      const counts = measure === 'corners' ? state.corners : measure === 'cards' ? state.cards : null
      return counts && counted(measure === 'corners' ? CORNERS : CARDS, strength, standing.minute, counts, period)
    }),
    course: (family, specifier) => courseChances(minutes, state, draw, family, specifier),
  }
}

export function basketballModel(strength: Strength, standing: BasketballStanding = TIP_OFF): EventModel {
  return {
    scores: remembering((measure, period, numbered) => {
      if (measure !== 'points') return null
      if (period === 'match') return withOvertime(pointsUpTo(strength, standing, 4), strength)
      if (period === '1h') return pointsUpTo(strength, standing, 2)
      return period === 'quarter' && numbered !== undefined ? quarterPoints(strength, standing, numbered) : null
    }),
  }
}

export function tennisModel(strength: Strength, standing: TennisStanding = FIRST_SERVE): EventModel {
  const serves = servesOf(strength)
  const tables = once(() => matchScores(serves, standing))
  return {
    scores: remembering((measure, period, numbered) => {
      if (measure === 'sets') return period === 'match' ? tables().sets : null
      if (measure !== 'games') return null
      if (period === 'match') return tables().games
      // The set under way, and the second while the first is played: a third may never be.
      const set = numbered ?? 0
      if (set === standing.sets.length + 1) return setScores(serves, standing.current)
      return set === 2 && standing.sets.length === 0 ? nextSetScores(serves, standing.current) : null
    }),
  }
}
