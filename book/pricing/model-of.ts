/** From what a feed counts to the distribution that an event's markets are priced from. */
import type { FeedFacts, Pair } from '@uwanja/providers/feeds/feed'
import type { Sport } from '../markets/table.ts'
import type { BasketballStanding } from './basketball.ts'
import { TIP_OFF } from './basketball.ts'
import type { Counts, EventModel, FootballState } from './event-model.ts'
import { basketballModel, footballModel, tennisModel } from './event-model.ts'
import type { Before } from './football/course.ts'
import type { Strength } from './football/intensity.ts'
import { NO_REDS } from './football/intensity.ts'
import { MINUTES } from './football/joint.ts'
import type { TennisStanding } from './tennis.ts'

const NIL: Pair = [0, 0]
const QUARTER_MINUTES = 12

const scoreOf = ({ scores }: FeedFacts, key: string): Pair => scores?.[key]?.score ?? NIL

function beforeOf({ goals }: FeedFacts): Before {
  let [lead, home, away] = [0, 0, 0]
  const counted = (goals ?? []).filter(({ state }) => state === 'confirmed')
  for (const { side } of counted) {
    lead += side === 'home' ? 1 : -1
    home = Math.max(home, lead)
    away = Math.max(away, -lead)
  }
  return { greatestHomeLead: home, greatestAwayLead: away, lastGoal: counted.at(-1)?.side ?? null }
}

/** null: not in the coverage, so that its markets are not priced. */
function countsOf(facts: FeedFacts, coverage: readonly string[], measure: 'corners' | 'cards'): Counts | null {
  if (!coverage.includes(measure)) return null
  return { match: scoreOf(facts, `${measure}.match`), firstHalf: scoreOf(facts, `${measure}.1h`) }
}

function footballState(facts: FeedFacts, coverage: readonly string[]): FootballState {
  const first = facts.scores?.['goals.1h']
  const [home, away] = facts.reds ?? NIL
  return {
    standing: {
      minute: Math.min(Math.max(Math.floor(facts.clock?.minute ?? 0), 0), MINUTES),
      score: scoreOf(facts, 'goals.match'),
      halfTime: first?.isOver ? first.score : null,
      reds: home + away === 0 ? NO_REDS : { home, away },
    },
    before: beforeOf(facts),
    corners: countsOf(facts, coverage, 'corners'),
    cards: countsOf(facts, coverage, 'cards'),
  }
}

function basketballStanding(facts: FeedFacts): BasketballStanding {
  const quarters = [1, 2, 3, 4].flatMap((nth) => {
    const known = facts.scores?.[`points.quarter.${String(nth)}`]
    return known ? [known] : []
  })
  const last = quarters.at(-1)
  if (!last) return TIP_OFF
  const played = last.isOver ? 1 : Math.min((facts.clock?.minute ?? 0) / QUARTER_MINUTES, 1)
  return { quarters: quarters.map(({ score }) => score), played }
}

function tennisStanding(facts: FeedFacts): TennisStanding {
  const sets = [1, 2, 3].flatMap((nth) => {
    const known = facts.scores?.[`games.set.${String(nth)}`]
    return known ? [known] : []
  })
  const current = sets.find(({ isOver }) => !isOver)
  return {
    sets: sets.filter(({ isOver }) => isOver).map(({ score }) => score),
    current: { games: current?.score ?? NIL, server: facts.server ?? 'home' },
  }
}

export function modelFor(sport: Sport, strength: Strength, facts: FeedFacts, coverage: readonly string[]): EventModel {
  if (sport === 'football') return footballModel(strength, footballState(facts, coverage))
  if (sport === 'basketball') return basketballModel(strength, basketballStanding(facts))
  return tennisModel(strength, tennisStanding(facts))
}
