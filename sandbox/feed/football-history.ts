/**
 * A football match from its first to its last second, drawn at once from its seed. What is known at a moment is a cut through
 * it, so a restart, a recovery and a question in the middle all tell the same match.
 */
import type { FeedFacts, FeedGoal, Pair } from '@uwanja/providers/feeds/feed'
import { chanceOf } from './chance.ts'
import { trueStrength } from './leagues.ts'
import type { Fixture } from './schedule.ts'

type Side = 'home' | 'away'

interface Moment {
  /** Seconds of play within the match's own time line, breaks included. */
  readonly at: number
  readonly side: Side
}

interface Goal extends Moment {
  readonly id: string
  readonly minute: number
  /** Looked at again for so many seconds, and then confirmed or taken back. */
  readonly reviewS: number
  readonly stands: boolean
}

export interface FootballHistory {
  readonly goals: readonly Goal[]
  readonly corners: readonly Moment[]
  readonly reds: readonly Moment[]
  readonly cards: readonly Moment[]
  /** Ends of the halves and the start of the second, in seconds from the kick-off. */
  readonly firstEnds: number
  readonly secondStarts: number
  readonly ends: number
  /** What the feed believes before the start: near the truth, and not the truth. */
  readonly expected: { readonly total: number; readonly supremacy: number }
}

const HALF_S = 45 * 60
const BREAK_S = 15 * 60
/** Of both sides in a whole match. */
const MEANS = { goals: 2.65, corners: 10, cards: 4.2, reds: 0.18 }
const HOME = 0.28
const REVIEW = { often: 0.12, takenBack: 0.25, seconds: 75 }
/** A goal is known to be good after so many seconds when nobody looks again. */
const CONFIRMED_S = 12

function moments(seed: string, side: Side, mean: number, lengthS: number): Moment[] {
  const chance = chanceOf(seed)
  return Array.from({ length: chance.count(mean) }, () => ({ at: Math.floor(chance.next() * lengthS), side }))
}

/** All that happens on both sides, on the match's time line, in order. */
function both(
  seed: string,
  means: Readonly<Record<Side, number>>,
  line: (played: number) => number,
  playedS: number,
): Moment[] {
  return (['home', 'away'] as const)
    .flatMap((side) => moments(`${seed}:${side}`, side, means[side], playedS))
    .map((moment) => ({ ...moment, at: line(moment.at) }))
    .sort((a, b) => a.at - b.at)
}

export function footballHistory({ id, league, home, away, ordered = [] }: Fixture): FootballHistory {
  const chance = chanceOf(`match:${id}`)
  const firstEnds = HALF_S + 60 * chance.below(4)
  const secondS = HALF_S + 60 * (2 + chance.below(6))
  const secondStarts = firstEnds + BREAK_S
  const line = (played: number): number => (played < firstEnds ? played : played + BREAK_S)
  const playedS = firstEnds + secondS
  const [one, other] = [trueStrength(league, home), trueStrength(league, away)]
  const rates = {
    home: Math.max(0.2, MEANS.goals / 2 + HOME / 2 + one.attack - other.defence),
    away: Math.max(0.2, MEANS.goals / 2 - HOME / 2 + other.attack - one.defence),
  }
  const drawn = both(`goals:${id}`, rates, line, playedS).map((moment, at): Goal => {
    const looks = chanceOf(`review:${id}:${String(at)}`)
    const isReviewed = looks.next() < REVIEW.often
    return {
      ...moment,
      id: `${id}-g${String(at + 1)}`,
      minute: minuteOf(moment.at, firstEnds, secondStarts),
      reviewS: isReviewed ? REVIEW.seconds : CONFIRMED_S,
      stands: !isReviewed || looks.next() > REVIEW.takenBack,
    }
  })
  const asked = ordered.map(({ side, at }, nth): Goal => {
    const minute = minuteOf(at, firstEnds, secondStarts)
    return { id: `${id}-o${String(nth + 1)}`, side, at, minute, reviewS: CONFIRMED_S, stands: true }
  })
  const goals = [...drawn, ...asked].sort((a, b) => a.at - b.at)
  const share = { home: 0.5 + (rates.home - rates.away) * 0.06, away: 0.5 - (rates.home - rates.away) * 0.06 }
  const split = (mean: number): Record<Side, number> => ({ home: mean * share.home, away: mean * share.away })
  return {
    goals,
    corners: both(`corners:${id}`, split(MEANS.corners), line, playedS),
    cards: both(`cards:${id}`, split(MEANS.cards), line, playedS),
    reds: both(`reds:${id}`, split(MEANS.reds), line, playedS),
    firstEnds,
    secondStarts,
    ends: secondStarts + secondS,
    expected: {
      total: round(Math.max(1, rates.home + rates.away + chance.between(-0.15, 0.15))),
      supremacy: round(rates.home - rates.away + chance.between(-0.15, 0.15)),
    },
  }
}

const round = (value: number): number => Math.round(value * 100) / 100

/** From 1; what is added to a half belongs to its last minute. */
function minuteOf(at: number, firstEnds: number, secondStarts: number): number {
  return at < firstEnds
    ? Math.min(45, Math.floor(at / 60) + 1)
    : Math.min(90, 45 + Math.floor((at - secondStarts) / 60) + 1)
}

function tally(list: readonly Moment[], until: number): Pair {
  const counted = list.filter(({ at }) => at <= until)
  return [counted.filter(({ side }) => side === 'home').length, counted.filter(({ side }) => side === 'away').length]
}

function goalsAt({ goals }: FootballHistory, at: number): FeedGoal[] {
  return goals
    .filter((goal) => goal.at <= at)
    .map(({ id, side, minute, at: fell, reviewS, stands }) => {
      const state = at < fell + reviewS ? 'review' : stands ? 'confirmed' : 'cancelled'
      return { id, side, minute, state }
    })
}

/** The score that stands on the board: what was taken back is off it, what is looked at is still on it. */
function scoreAt(history: FootballHistory, at: number, since = 0): Pair {
  const standing = history.goals.filter((goal) => goal.at >= since && (goal.stands || at < goal.at + goal.reviewS))
  return tally(standing, at)
}

/** What a feed tells of a match `at` seconds after its kick-off (below 0: before it). */
export function footballFacts(history: FootballHistory, at: number): FeedFacts {
  const { expected, firstEnds, secondStarts, ends } = history
  if (at < 0) return { status: 'not-started', expected }
  const last = history.goals.at(-1)
  const isSettled = at >= ends && (!last || at >= last.at + last.reviewS)
  const isBreak = at >= firstEnds && at < secondStarts
  const isSecond = at >= secondStarts
  const minute = isBreak
    ? 45
    : at < firstEnds
      ? Math.min(45, Math.floor(at / 60))
      : Math.min(90, 45 + Math.floor((at - secondStarts) / 60))
  const first = scoreAt(history, Math.min(at, firstEnds))
  const all = scoreAt(history, at)
  const counted = (list: readonly Moment[]): Record<'match' | '1h', { score: Pair; isOver: boolean }> => ({
    match: { score: tally(list, at), isOver: isSettled },
    '1h': { score: tally(list, Math.min(at, firstEnds)), isOver: at >= secondStarts },
  })
  const corners = counted(history.corners)
  const cards = counted(history.cards)
  return {
    status: isSettled ? 'ended' : 'live',
    clock: { minute, period: isBreak ? 'break' : isSecond ? '2h' : '1h', isRunning: !isBreak && at < ends },
    scores: {
      'goals.match': { score: all, isOver: isSettled },
      'goals.1h': { score: first, isOver: at >= secondStarts },
      'goals.2h': { score: isSecond ? scoreAt(history, at, secondStarts) : [0, 0], isOver: isSettled },
      'corners.match': corners.match,
      'corners.1h': corners['1h'],
      'cards.match': cards.match,
      'cards.1h': cards['1h'],
    },
    reds: tally(history.reds, at),
    goals: goalsAt(history, at),
    expected,
  }
}

/** The seconds at which something becomes known: after each of them the feed speaks. */
export function footballMoments(history: FootballHistory): number[] {
  const { goals, corners, cards, reds, firstEnds, secondStarts, ends } = history
  const last = goals.at(-1)
  return [
    0,
    firstEnds,
    secondStarts,
    Math.max(ends, last ? last.at + last.reviewS : 0),
    ...goals.flatMap(({ at, reviewS }) => [at, at + reviewS]),
    ...[...corners, ...cards, ...reds].map(({ at }) => at),
  ].sort((a, b) => a - b)
}
