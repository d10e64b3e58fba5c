/** What the feed company says of one match at a moment: its fixture, its odds, and all of it again for who missed something. */
import type { EventMessage, Producer } from '@uwanja/providers/feeds/feed'
import type { Match } from './matches.ts'
import { fixtureMessage, matchOf } from './matches.ts'
import type { Fixture } from './schedule.ts'
import type { Troubled } from './teller.ts'
import { factsOf, stopOf } from './teller.ts'
import { POSTPONED_BY_MS } from './troubles.ts'

/** What was said of a match when it went wrong, with the moment at which it was said. null: nothing, its facts tell it. */
export function changeOf({ id, startMs }: Fixture, troubled: Troubled | undefined): EventMessage | null {
  const start = new Date(startMs + POSTPONED_BY_MS).toISOString()
  const change = { producer: 'pre', atMs: troubled?.sinceMs ?? 0, event: id } as const
  if (troubled?.trouble === 'postponed') return { ...change, body: { kind: 'fixture_change', start } }
  return troubled?.trouble === 'cancelled' ? { ...change, body: { kind: 'fixture_change', isCancelled: true } } : null
}

export function openWords(troubles: Pick<ReadonlyMap<string, Troubled>, 'get'>) {
  function oddsOf(match: Match, nowMs: number): EventMessage {
    const producer = match.fixture.startMs <= nowMs ? 'live' : 'pre'
    const facts = factsOf(match, troubles.get(match.fixture.id), nowMs)
    return { producer, atMs: nowMs, event: match.fixture.id, body: { kind: 'odds_change', facts } }
  }

  function fixtureTold(fixture: Fixture, nowMs: number): EventMessage {
    const isMoved = troubles.get(fixture.id)?.trouble === 'postponed'
    const itsOwn = fixture.movedToMs && nowMs >= fixture.startMs ? fixture.movedToMs : fixture.startMs
    return fixtureMessage({ ...fixture, startMs: isMoved ? fixture.startMs + POSTPONED_BY_MS : itsOwn }, nowMs)
  }

  /** What is, as this producer tells it, and how it came about where that counts. */
  function restated(fixture: Fixture, producer: Producer, nowMs: number): EventMessage[] {
    const troubled = troubles.get(fixture.id)
    const change = changeOf(fixture, troubled)
    const said = producer === 'pre' ? [fixtureTold(fixture, nowMs), ...(change ? [change] : [])] : []
    const match = matchOf(fixture)
    const odds = oddsOf(match, nowMs)
    if (odds.producer !== producer) return said
    const wasPlayedMs = troubled && troubled.trouble !== 'wrong-result' ? Math.min(nowMs, troubled.sinceMs) : nowMs
    const stop = stopOf(match, wasPlayedMs)
    // A millisecond later: at the same moment the stop would win.
    return [...said, ...(stop ? [stop, { ...odds, atMs: Math.max(nowMs, stop.atMs + 1) }] : [odds])]
  }
  return { oddsOf, fixtureTold, restated }
}
