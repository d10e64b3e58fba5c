/**
 * The feed company: tells of its matches as they become known. Beyond the last minutes of its line it keeps nothing; everything
 * it works out from its clock, so after a restart it goes on as if it had never been away.
 */
import { randomUUID } from 'node:crypto'
import type { EventMessage, FeedFacts, Producer } from '@uwanja/providers/feeds/feed'
import { PRODUCERS } from '@uwanja/providers/feeds/feed'
import type { Clock } from '../clock.ts'
import type { Line } from './line.ts'
import { openLine } from './line.ts'
import type { Match } from './matches.ts'
import { fixtureMessage, matchOf } from './matches.ts'
import { AHEAD_MS, fixtureOf, fixturesBetween, LONGEST_MS } from './schedule.ts'
import type { MatchTrouble } from './troubles.ts'
import { POSTPONED_BY_MS, WRONG_FOR_MS } from './troubles.ts'

const TICK_MS = 1000
const ALIVE_MS = 10_000
/** Live matches are told of at least so often, because their clock runs. */
const CLOCK_MS = 10_000
/** A recovery that begins earlier is refused: the whole has to be asked for. */
const RECOVERY_MS = 72 * 3_600_000

export interface FeedCompany {
  readonly line: Line
  schedule(fromMs: number, untilMs: number): EventMessage[]
  /** One match as it stands; null for an unknown one. */
  event(id: string): EventMessage[] | null
  /** Answers the request that its end will name; null: too long ago. */
  recover(producer: Producer, afterMs: number | null): string | null
  troubleOf(event: string, trouble: MatchTrouble): boolean
  /** The matches that are played now, for the page. */
  live(): LiveMatch[]
}

export interface LiveMatch {
  readonly id: string
  readonly league: string
  readonly home: string
  readonly away: string
  readonly minute: number
  readonly trouble: MatchTrouble | null
}

interface Troubled {
  readonly trouble: MatchTrouble
  readonly sinceMs: number
}

/** What is known of a match, with what went wrong with it laid over what it would have been. */
function factsOf(match: Match, troubled: Troubled | undefined, nowMs: number): FeedFacts {
  const facts = match.factsAt(nowMs)
  if (!troubled) return facts
  if (troubled.trouble === 'cancelled' || troubled.trouble === 'postponed') return { status: troubled.trouble }
  if (troubled.trouble === 'abandoned')
    return { ...match.factsAt(Math.min(nowMs, troubled.sinceMs)), status: 'abandoned' }
  const right = facts.scores?.['goals.match']
  if (facts.status !== 'ended' || !right || nowMs >= match.endsMs + WRONG_FOR_MS) return facts
  return {
    ...facts,
    scores: { ...facts.scores, 'goals.match': { ...right, score: [right.score[0] + 1, right.score[1]] } },
  }
}

/** A goal, a card, a review or the end stops betting before anybody knows what it was. */
function isMaterial(match: Match, atMs: number): boolean {
  const [before, after] = [match.factsAt(atMs - 1), match.factsAt(atMs)]
  const said = ({ goals, reds, status }: FeedFacts): string => JSON.stringify([goals ?? [], reds ?? [], status])
  return said(before) !== said(after)
}

/** Tells of live matches, second by second. */
function openTeller(line: Line, troubles: ReadonlyMap<string, Troubled>, startMs: number) {
  const live = new Map<string, Match>()
  let toldUntilMs = startMs

  function odds(match: Match, atMs: number): void {
    const facts = factsOf(match, troubles.get(match.fixture.id), atMs)
    line.tell({ producer: 'live', atMs, event: match.fixture.id, body: { kind: 'odds_change', facts } })
  }

  function tellOf(match: Match, nowMs: number): void {
    const trouble = troubles.get(match.fixture.id)?.trouble
    const rightedMs = match.endsMs + WRONG_FOR_MS
    if (trouble === 'wrong-result' && rightedMs > toldUntilMs && rightedMs <= nowMs) odds(match, nowMs)
    if (trouble !== undefined && trouble !== 'wrong-result') return
    const moments = match.momentsMs.filter((at) => at > toldUntilMs && at <= nowMs)
    for (const atMs of moments) {
      const stops = isMaterial(match, atMs)
      if (stops)
        line.tell({ producer: 'live', atMs, event: match.fixture.id, body: { kind: 'bet_stop', groups: 'all' } })
      // A millisecond later: at the same moment the stop would win.
      odds(match, stops ? atMs + 1 : atMs)
    }
    const isClockDue = Math.floor(nowMs / CLOCK_MS) !== Math.floor(toldUntilMs / CLOCK_MS)
    if (moments.length === 0 && isClockDue && nowMs < match.endsMs) odds(match, nowMs)
  }

  return (nowMs: number): void => {
    // Of matches that nobody hears of nothing is worked out; who comes asks for what was.
    if (!line.isHeard(nowMs)) {
      live.clear()
      toldUntilMs = nowMs
      return
    }
    for (const fixture of fixturesBetween(toldUntilMs - LONGEST_MS, nowMs + 1)) {
      if (!live.has(fixture.id)) live.set(fixture.id, matchOf(fixture))
    }
    for (const [id, match] of live) {
      tellOf(match, nowMs)
      if (match.endsMs + LONGEST_MS < nowMs) live.delete(id)
    }
    toldUntilMs = nowMs
  }
}

function playedAt(nowMs: number, troubles: ReadonlyMap<string, Troubled>): LiveMatch[] {
  return fixturesBetween(nowMs - LONGEST_MS, nowMs + 1).flatMap((fixture) => {
    const { status, clock } = factsOf(matchOf(fixture), troubles.get(fixture.id), nowMs)
    if (status !== 'live') return []
    const { id, home, away, league } = fixture
    const trouble = troubles.get(id)?.trouble ?? null
    return [{ id, league: league.name, home, away, minute: Math.floor(clock?.minute ?? 0), trouble }]
  })
}

export function openFeedCompany(clock: Clock): FeedCompany {
  const line = openLine()
  const troubles = new Map<string, Troubled>()
  const tellLive = openTeller(line, troubles, clock.now())
  let announcedUntilMs = clock.now() + AHEAD_MS

  function oddsOf(match: Match, nowMs: number): EventMessage {
    const producer = match.fixture.startMs <= nowMs ? 'live' : 'pre'
    const facts = factsOf(match, troubles.get(match.fixture.id), nowMs)
    return { producer, atMs: nowMs, event: match.fixture.id, body: { kind: 'odds_change', facts } }
  }

  clock.each(TICK_MS, () => {
    const nowMs = clock.now()
    const announced = line.isHeard(nowMs) ? fixturesBetween(announcedUntilMs, nowMs + AHEAD_MS) : []
    for (const fixture of announced) {
      line.tell(fixtureMessage(fixture, nowMs))
      line.tell(oddsOf(matchOf(fixture), nowMs))
    }
    announcedUntilMs = Math.max(announcedUntilMs, nowMs + AHEAD_MS)
    tellLive(nowMs)
    line.endOfSecond(nowMs)
  })
  clock.each(ALIVE_MS, () => {
    const isSubscribed = line.trouble() !== 'unsubscribed'
    for (const producer of PRODUCERS) line.tell({ producer, atMs: clock.now(), body: { kind: 'alive', isSubscribed } })
  })

  return {
    line,
    schedule: (fromMs, untilMs) =>
      fixturesBetween(fromMs, untilMs).map((fixture) => fixtureMessage(fixture, clock.now())),
    event(id) {
      const fixture = fixtureOf(id)
      return fixture && [fixtureMessage(fixture, clock.now()), oddsOf(matchOf(fixture), clock.now())]
    },
    recover(producer, afterMs) {
      const askedMs = clock.now()
      if (afterMs !== null && afterMs < askedMs - RECOVERY_MS) return null
      const request = randomUUID()
      clock.after(0, () => {
        const nowMs = clock.now()
        for (const fixture of fixturesBetween((afterMs ?? nowMs) - LONGEST_MS, nowMs + AHEAD_MS)) {
          if (producer === 'pre') line.tell(fixtureMessage(fixture, nowMs))
          const odds = oddsOf(matchOf(fixture), nowMs)
          if (odds.producer === producer) line.tell(odds)
        }
        line.tell({ producer, atMs: nowMs, body: { kind: 'snapshot_complete', request } })
      })
      return request
    },
    live: () => playedAt(clock.now(), troubles),
    troubleOf(id, trouble) {
      const fixture = fixtureOf(id)
      if (!fixture) return false
      const atMs = clock.now()
      troubles.set(id, { trouble, sinceMs: atMs })
      const start = new Date(fixture.startMs + POSTPONED_BY_MS).toISOString()
      const change = { producer: 'pre', atMs, event: id } as const
      if (trouble === 'postponed') line.tell({ ...change, body: { kind: 'fixture_change', start } })
      if (trouble === 'cancelled') line.tell({ ...change, body: { kind: 'fixture_change', isCancelled: true } })
      line.tell(oddsOf(matchOf(fixture), atMs))
      return true
    },
  }
}
