/** Tells of the matches that are played, second by second, with what goes wrong with each laid over what it would have been. */
import type { EventMessage, FeedFacts } from '@uwanja/providers/feeds/feed'
import type { Line } from './line.ts'
import type { Match } from './matches.ts'
import { fixtureMessage, matchOf } from './matches.ts'
import type { Programme } from './programme.ts'
import { LONGEST_MS } from './schedule.ts'
import type { MatchTrouble } from '@uwanja/contract/world/feed'
import { WRONG_FOR_MS } from './troubles.ts'

/** Live matches are told of at least so often, because their clock runs. */
const CLOCK_MS = 10_000

export interface Troubled {
  readonly trouble: MatchTrouble
  readonly sinceMs: number
}

/** What is known of a match, with what went wrong with it laid over what it would have been. */
export function factsOf(match: Match, troubled: Troubled | undefined, nowMs: number): FeedFacts {
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

/** The last time that betting was stopped: who missed it is told so. null: nothing has happened yet. */
export function stopOf(match: Match, nowMs: number): EventMessage | null {
  const atMs = match.momentsMs.findLast((at) => at <= nowMs && isMaterial(match, at))
  if (atMs === undefined) return null
  return { producer: 'live', atMs, event: match.fixture.id, body: { kind: 'bet_stop', groups: 'all' } }
}

/** Tells of live matches, second by second. */
export function openTeller(
  { line, programme }: { readonly line: Line; readonly programme: Programme },
  troubles: Pick<ReadonlyMap<string, Troubled>, 'get'>,
  startMs: number,
) {
  const live = new Map<string, Match>()
  let toldUntilMs = startMs

  function odds(match: Match, atMs: number): void {
    const facts = factsOf(match, troubles.get(match.fixture.id), atMs)
    line.tell({ producer: 'live', atMs, event: match.fixture.id, body: { kind: 'odds_change', facts } })
  }

  function noticeOf(match: Match, nowMs: number): void {
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
      const { fixture } = match
      if (fixture.movedToMs && atMs === fixture.startMs)
        line.tell(fixtureMessage({ ...fixture, startMs: fixture.movedToMs }, atMs))
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
    for (const fixture of programme.between(toldUntilMs - LONGEST_MS, nowMs + 1)) {
      // With a goal that was ordered it is another match.
      if (live.get(fixture.id)?.fixture.ordered !== fixture.ordered || !live.has(fixture.id))
        live.set(fixture.id, matchOf(fixture))
    }
    for (const [id, match] of live) {
      noticeOf(match, nowMs)
      if (match.endsMs + LONGEST_MS < nowMs) live.delete(id)
    }
    toldUntilMs = nowMs
  }
}
