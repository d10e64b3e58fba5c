/** A season played anew: all its dates are moved by one offset and shortened by one factor, so that order and gaps stay. */
import { momentOf } from '@uwanja/runtime/zones'
import type { League } from './leagues.ts'
import { REPLAYS } from './leagues.ts'
import type { Replayed } from './replayed.ts'
import { incidentOf, PUT_OFF_S } from './replayed.ts'
import type { Fixture } from './schedule.ts'
import type { Season, SeasonMatch } from './season.ts'

export interface ReplayOf {
  readonly season: Season
  /** Days are so much shorter, and matches are played so much faster. */
  readonly speed: number
  /** In which the file's times are meant. */
  readonly zone: string
  /** How often a season was begun before: matches of another replay are others. */
  readonly run: number
  /** The first kick-off, in Unix milliseconds. */
  readonly firstMs: number
}

/** Goals of an average match, at home and away, before anything is known of a league; it weighs as much as so many matches. */
const PRIOR = { home: 1.45, away: 1.15, matches: 10 }
const round = (value: number): number => Math.round(value * 100) / 100

/** What the results of earlier days alone say of a match. */
function expectedOf({ home, away, day }: SeasonMatch, all: readonly SeasonMatch[]): Replayed['expected'] {
  const known = all.filter((one) => one.fullTime && one.day < day)
  const mean = (at: 0 | 1, prior: number): number =>
    (known.reduce((sum, one) => sum + one.fullTime![at], 0) + prior * PRIOR.matches) / (known.length + PRIOR.matches)
  const [atHome, abroad] = [mean(0, PRIOR.home), mean(1, PRIOR.away)]
  /** Goals of a match above what an average side would have had in its place. */
  const above = (side: string, which: 'scored' | 'conceded'): number => {
    const own = known.filter((one) => one.home === side || one.away === side)
    const sum = own.reduce((total, one) => {
      const at = (one.home === side) === (which === 'scored') ? 0 : 1
      return total + one.fullTime![at] - (at === 0 ? atHome : abroad)
    }, 0)
    return sum / (own.length + PRIOR.matches)
  }
  const homeGoals = Math.max(0.2, atHome + above(home, 'scored') + above(away, 'conceded'))
  const awayGoals = Math.max(0.2, abroad + above(away, 'scored') + above(home, 'conceded'))
  return { total: round(Math.max(1, homeGoals + awayGoals)), supremacy: round(homeGoals - awayGoals) }
}

export interface Replay {
  readonly of: ReplayOf
  readonly lastMs: number
  between(fromMs: number, untilMs: number): Fixture[]
  byId(id: string): Fixture | null
}

export function openReplay(of: ReplayOf): Replay {
  const { season, speed, zone, run, firstMs } = of
  const kickOffs = season.matches.map((match) => momentOf(match.day, match.time, zone))
  const first = Math.min(...kickOffs)
  const league: League = {
    id: `s${String(run)}`,
    sport: 'football',
    category: REPLAYS.category,
    name: season.name,
    sides: [],
    speed,
    everyMinutes: 0,
    coverage: ['ft', 'ht'],
  }
  const fixtures = season.matches.map((match, at) => {
    const startMs = firstMs + Math.round((kickOffs[at]! - first) / speed)
    const { home, away, fullTime, halfTime } = match
    const incident = incidentOf(season.name, `${home}:${away}:${match.day}`)
    const movedToMs = incident === 'postponed' && fullTime ? startMs + Math.ceil((PUT_OFF_S * 1000) / speed) : null
    let expected: Replayed['expected'] | null = null
    const replayed: Replayed = {
      fullTime,
      halfTime,
      incident,
      get expected() {
        return (expected ??= expectedOf(match, season.matches))
      },
    }
    return { id: `${league.id}-${String(at)}`, league, home, away, startMs, movedToMs, replayed }
  })
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]))
  const isWithin = (atMs: number | null, fromMs: number, untilMs: number): boolean =>
    atMs !== null && atMs >= fromMs && atMs < untilMs
  return {
    of,
    lastMs: Math.max(...fixtures.map(({ startMs }) => startMs)),
    byId: (id) => byId.get(id) ?? null,
    between: (fromMs, untilMs) =>
      fixtures.filter(
        ({ startMs, movedToMs }) => isWithin(startMs, fromMs, untilMs) || isWithin(movedToMs, fromMs, untilMs),
      ),
  }
}
