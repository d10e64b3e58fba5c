/** An imported league in the words of a feed, with what its own results say about the matches that are still ahead. */
import type { EventMessage, FeedFacts } from '@uwanja/providers/feeds/feed'
import { momentOf } from '@uwanja/runtime/zones'
import type { Result } from '../pricing/ratings.ts'
import { FIT, fitRatings } from '../pricing/ratings.ts'
import type { Imported, ImportedMatch } from './rows.ts'
import { nameOf } from './rows.ts'

const DAY_MS = 86_400_000
/** For the whole season, before its first match: never read from a row that already holds a result. */
const COVERAGE = ['ft', 'ht']

function factsOf({ fullTime, halfTime }: ImportedMatch): FeedFacts {
  if (!fullTime) return { status: 'not-started' }
  const isOver = true
  // No goals in all are none at half-time; of any other score without one nobody knows.
  const first = halfTime ?? (fullTime[0] + fullTime[1] === 0 ? ([0, 0] as const) : null)
  const second = first && ([fullTime[0] - first[0], fullTime[1] - first[1]] as const)
  return {
    status: 'ended',
    scores: {
      'goals.match': { score: fullTime, isOver },
      ...(first && second ? { 'goals.1h': { score: first, isOver }, 'goals.2h': { score: second, isOver } } : {}),
    },
  }
}

export interface ImportPlan {
  readonly messages: readonly EventMessage[]
  readonly played: number
  readonly ahead: number
  /** Matches ahead with a side of which too little is known: they are the league's mean. */
  readonly unrated: number
}

/** @param atMs Now: what is imported later wins over what was before. */
export function planOf(
  { league, names, matches }: Imported,
  { category, zone, atMs }: { readonly category: string; readonly zone: string; readonly atMs: number },
): ImportPlan {
  const dayOf = ({ day }: ImportedMatch): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
  const results = matches.flatMap((match): Result[] =>
    match.fullTime ? [{ day: dayOf(match), home: match.home, away: match.away, score: match.fullTime }] : [],
  )
  const known = fitRatings(results, Math.floor(atMs / DAY_MS) + 1)
  const ahead = matches.filter(({ fullTime }) => !fullTime)
  const messages = matches.flatMap((match): EventMessage[] => {
    const { home, away, day, time, fullTime } = match
    const event = { producer: 'pre', atMs, event: nameOf(match) } as const
    const start = new Date(momentOf(day, time, zone)).toISOString()
    const place = { sport: 'football', category, tournament: league, home, away, start, coverage: COVERAGE }
    const called = { home: names.get(home), away: names.get(away) }
    const fixture = called.home || called.away ? { ...place, names: called } : place
    const expected = fullTime ? {} : { expected: known.of(home, away) }
    return [
      { ...event, body: { kind: 'fixture', fixture } },
      { ...event, body: { kind: 'odds_change', facts: { ...factsOf(match), ...expected } } },
    ]
  })
  const isUnrated = ({ home, away }: ImportedMatch): boolean =>
    Math.min(known.played(home), known.played(away)) < FIT.leastMatches
  return {
    messages,
    played: results.length,
    ahead: ahead.length,
    unrated: ahead.filter(isUnrated).length,
  }
}
