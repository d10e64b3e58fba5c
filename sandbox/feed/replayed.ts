/**
 * A match of a replayed season, as a cut through what its file holds: the score at half-time when that is over, the final one when
 * it ends, and nothing in between, because nothing in between is known. So nothing can be bet on while it is played.
 */
import type { FeedFacts } from '@uwanja/providers/feeds/feed'
import { chanceOf } from './chance.ts'
import type { Score } from './season.ts'

export type Incident = 'postponed' | 'abandoned' | 'cancelled' | 'goal-taken-back'

export interface Replayed {
  readonly fullTime: Score | null
  readonly halfTime: Score | null
  /** From the results of earlier days alone. */
  readonly expected: { readonly total: number; readonly supremacy: number }
  /** What goes wrong with it; null: nothing. */
  readonly incident: Incident | null
}

/** Seconds from the kick-off. */
const AT = { firstEnds: 46 * 60, secondStarts: 61 * 60, abandoned: 75 * 60, looked: 107 * 60, ends: 109 * 60 }
/** A match that is put off is played so much later. */
export const PUT_OFF_S = 86_400

const INCIDENTS: readonly Incident[] = ['postponed', 'abandoned', 'cancelled', 'goal-taken-back']
const OFTEN = 0.03

/** Three of a hundred, the same ones in every replay of a season. */
export function incidentOf(season: string, match: string): Incident | null {
  const chance = chanceOf(`fate:${season}:${match}`)
  return chance.next() < OFTEN ? chance.of(INCIDENTS) : null
}

export function replayedMoments({ fullTime, incident }: Replayed): number[] {
  if (!fullTime || incident === 'cancelled') return [0]
  const { firstEnds, secondStarts, abandoned, looked, ends } = AT
  if (incident === 'abandoned') return [0, firstEnds, secondStarts, abandoned]
  if (incident === 'goal-taken-back') return [0, firstEnds, secondStarts, looked, ends]
  const whole = [0, firstEnds, secondStarts, ends]
  return incident === 'postponed' ? [0, ...whole.map((at) => at + PUT_OFF_S)] : whole
}

/** Where no goal fell in all none fell before half-time: a file that leaves that out must not tell it. */
const halfOf = ({ fullTime, halfTime }: Replayed): Score | null =>
  halfTime ?? (fullTime && fullTime[0] + fullTime[1] === 0 ? fullTime : null)

function scoresAt(match: Replayed, at: number): NonNullable<FeedFacts['scores']> {
  const half = halfOf(match)
  const first = half && at >= AT.firstEnds ? { 'goals.1h': { score: half, isOver: true } } : {}
  if (at < AT.ends || match.incident === 'abandoned' || !match.fullTime) return first
  const [home, away] = match.fullTime
  const second = half ? { 'goals.2h': { score: [home - half[0], away - half[1]] as const, isOver: true } } : {}
  return { ...first, ...second, 'goals.match': { score: match.fullTime, isOver: true } }
}

const REVIEW = [{ id: 'taken-back', side: 'home', minute: 90, state: 'review' }] as const

/** What is told `at` seconds after the kick-off of the file (below 0: before it). */
export function replayedFacts(match: Replayed, at: number): FeedFacts {
  const { expected, incident, fullTime } = match
  if (at < 0) return { status: 'not-started', expected }
  // Nobody tells its end: what waits too long is void.
  if (!fullTime) return { status: 'delayed' }
  if (incident === 'cancelled') return { status: 'cancelled' }
  if (incident === 'postponed' && at < PUT_OFF_S) return { status: 'postponed', expected }
  const played = incident === 'postponed' ? at - PUT_OFF_S : at
  const scores = scoresAt(match, played)
  if (incident === 'abandoned' && played >= AT.abandoned) return { status: 'abandoned', scores }
  if (played >= AT.ends) return { status: 'ended', scores }
  const isBreak = played >= AT.firstEnds && played < AT.secondStarts
  const isSecond = played >= AT.secondStarts
  const minutes = Math.floor((isSecond ? played - AT.secondStarts : played) / 60)
  return {
    status: 'suspended',
    clock: {
      minute: isBreak ? 45 : isSecond ? Math.min(90, 45 + minutes) : Math.min(45, minutes),
      period: isBreak ? 'break' : isSecond ? '2h' : '1h',
      isRunning: !isBreak,
    },
    scores,
    ...(incident === 'goal-taken-back' && played >= AT.looked ? { goals: REVIEW } : {}),
  }
}
