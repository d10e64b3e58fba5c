/** One match of any sport: its facts at a moment, and when it next has something to say. */
import type { EventMessage, FeedEvent, FeedFacts, FeedNames } from '@uwanja/providers/feeds/feed'
import { basketballFacts, basketballHistory, basketballMoments } from './basketball-history.ts'
import { footballFacts, footballHistory, footballMoments } from './football-history.ts'
import type { Sport } from './leagues.ts'
import { replayedFacts, replayedMoments } from './replayed.ts'
import type { Fixture } from './schedule.ts'
import { tennisFacts, tennisHistory, tennisMoments } from './tennis-history.ts'

export interface Match {
  readonly fixture: Fixture
  /** At a moment of the company's clock, in Unix milliseconds. */
  factsAt(nowMs: number): FeedFacts
  /** Moments at which something becomes known, in Unix milliseconds, in order. */
  readonly momentsMs: readonly number[]
  readonly endsMs: number
}

const COVERAGE: Readonly<Record<Sport, readonly string[]>> = {
  football: ['ft', 'ht', 'goals', 'corners', 'cards'],
  basketball: ['ft', 'quarters'],
  tennis: ['sets', 'games'],
}

function playOf(fixture: Fixture): { factsAt(seconds: number): FeedFacts; moments: readonly number[] } {
  const { sport } = fixture.league
  const { replayed } = fixture
  if (replayed) return { factsAt: (at) => replayedFacts(replayed, at), moments: replayedMoments(replayed) }
  if (sport === 'football') {
    const history = footballHistory(fixture)
    return { factsAt: (at) => footballFacts(history, at), moments: footballMoments(history) }
  }
  if (sport === 'basketball') {
    const history = basketballHistory(fixture)
    return { factsAt: (at) => basketballFacts(history, at), moments: basketballMoments(history) }
  }
  const history = tennisHistory(fixture)
  return { factsAt: (at) => tennisFacts(history, at), moments: tennisMoments(history) }
}

export function matchOf(fixture: Fixture): Match {
  const { factsAt, moments } = playOf(fixture)
  const { speed } = fixture.league
  const momentsMs = moments.map((seconds) => fixture.startMs + Math.ceil((seconds * 1000) / speed))
  return {
    fixture,
    momentsMs,
    endsMs: momentsMs.at(-1)!,
    factsAt: (nowMs) => factsAt(((nowMs - fixture.startMs) * speed) / 1000),
  }
}

/** Said of those that are called otherwise somewhere. */
function namesOf({ names = {} }: Fixture['league'], home: string, away: string): Pick<FeedEvent, 'names'> {
  const of = (side: string): FeedNames | undefined =>
    Object.keys(names[side] ?? {}).length > 0 ? names[side] : undefined
  const [homeNames, awayNames] = [of(home), of(away)]
  if (!homeNames && !awayNames) return {}
  return { names: { ...(homeNames ? { home: homeNames } : {}), ...(awayNames ? { away: awayNames } : {}) } }
}

export function fixtureMessage({ id, league, home, away, startMs, replayed }: Fixture, atMs: number): EventMessage {
  return {
    producer: 'pre',
    atMs,
    event: id,
    body: {
      kind: 'fixture',
      fixture: {
        sport: league.sport,
        category: league.category,
        tournament: league.name,
        home,
        away,
        ...namesOf(league, home, away),
        start: new Date(startMs).toISOString(),
        coverage: league.coverage ?? COVERAGE[league.sport],
        ...(league.speed > 1 ? { isVirtual: true } : {}),
        ...(replayed ? { isReplay: true } : {}),
      },
    },
  }
}
