/**
 * The feed company: tells of its matches as they become known. Beyond the last minutes of its line it keeps nothing; everything
 * it works out from its clock, so after a restart it goes on as if it had never been away.
 */
import { randomUUID } from 'node:crypto'
import type { EventMessage, Producer } from '@uwanja/providers/feeds/feed'
import { PRODUCERS } from '@uwanja/providers/feeds/feed'
import type { Book } from '@uwanja/runtime/books'
import type { Clock } from '@uwanja/runtime/clock'
import type { Line } from './line.ts'
import { openLine } from './line.ts'
import { matchOf } from './matches.ts'
import type { KeptSeason, Programme, Wanted } from './programme.ts'
import type { KeptGoals } from './ordered-goals.ts'
import { openProgramme } from './programme.ts'
import type { Fixture } from './schedule.ts'
import { AHEAD_MS, LONGEST_MS } from './schedule.ts'
import type { GoalSide, MatchTrouble } from '@uwanja/contract/world/feed'
import type { Troubled } from './teller.ts'
import { factsOf, openTeller } from './teller.ts'
import { changeOf, openWords } from './words.ts'

const TICK_MS = 1000
const ALIVE_MS = 10_000
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
  /** Lets a goal fall within two seconds. False: football is not being played there. */
  goal(event: string, side: GoalSide): boolean
  /** The matches that are played now, for the page. */
  live(): LiveMatch[]
  /** Which seasons can be played anew, and the one that is. */
  seasons(): { readonly seasons: string[]; readonly season: PlayedSeason | null }
  /** Plays a season anew, or none any more. False: there is no such season or zone. */
  play(wanted: Wanted | null): boolean
}

export interface PlayedSeason {
  readonly name: string
  readonly speed: number
  readonly zone: string
  /** ISO 8601: its first and its last kick-off. */
  readonly from: string
  readonly until: string
}

export interface LiveMatch {
  readonly id: string
  readonly league: string
  readonly home: string
  readonly away: string
  readonly minute: number
  /** Empty: of another sport, or nobody knows. */
  readonly score: string
  readonly trouble: MatchTrouble | null
}

/** Which matches went wrong: a kill does not mend them. */
type Troubles = Pick<Book<TroubleRow>, 'get' | 'put'>

/** What a kill does not change; absent: it is in memory alone. */
interface FeedMemory {
  readonly troubles?: Troubles
  readonly season?: KeptSeason
  readonly goals?: KeptGoals
  /** Where football-json files lie that may be played anew. */
  readonly seasonsDir?: string
}

export interface TroubleRow extends Troubled {
  /** The match. */
  readonly id: string
}

function inMemory<Row extends { readonly id: string }>(): Pick<Book<Row>, 'get' | 'put'> {
  const rows = new Map<string, Row>()
  return { get: (id) => rows.get(id), put: (row) => void rows.set(row.id, row) }
}

function playedAt(programme: Programme, nowMs: number, troubles: Troubles): LiveMatch[] {
  return programme.between(nowMs - LONGEST_MS, nowMs + 1).flatMap((fixture) => {
    const { status, clock, scores } = factsOf(matchOf(fixture), troubles.get(fixture.id), nowMs)
    // Of a replayed season nothing is known while it is played, so that nothing is bet on.
    if (status !== 'live' && !(fixture.replayed && clock)) return []
    const { id, home, away, league } = fixture
    const trouble = troubles.get(id)?.trouble ?? null
    const score = scores?.['goals.match']?.score.join(':') ?? ''
    return [{ id, league: league.name, home, away, minute: Math.floor(clock?.minute ?? 0), score, trouble }]
  })
}

interface Telling {
  readonly line: Line
  readonly programme: Programme
  readonly words: ReturnType<typeof openWords>
}

/** Another season is told of at once; what of the one before had not begun is called off. */
function playSeason({ line, programme, words }: Telling, wanted: Wanted | null, atMs: number): boolean {
  const ahead = (): Fixture[] => programme.replay()?.between(atMs, atMs + AHEAD_MS) ?? []
  const before = ahead()
  if (!programme.play(wanted, atMs)) return false
  for (const { id } of before)
    line.tell({ producer: 'pre', atMs, event: id, body: { kind: 'fixture_change', isCancelled: true } })
  for (const fixture of ahead()) {
    line.tell(words.fixtureTold(fixture, atMs))
    line.tell(words.oddsOf(matchOf(fixture), atMs))
  }
  return true
}

function playedSeason(programme: Programme): PlayedSeason | null {
  const replay = programme.replay()
  if (!replay) return null
  const { season, speed, zone, firstMs } = replay.of
  const iso = (ms: number): string => new Date(ms).toISOString()
  return { name: season.name, speed, zone, from: iso(firstMs), until: iso(replay.lastMs) }
}

export function openFeedCompany(
  clock: Clock,
  { troubles = inMemory(), season = inMemory(), goals = inMemory(), seasonsDir = '' }: FeedMemory = {},
): FeedCompany {
  const programme = openProgramme(seasonsDir, season, goals)
  const line = openLine(clock.now())
  const words = openWords(troubles)
  const { oddsOf, fixtureTold, restated } = words
  const publishLive = openTeller({ line, programme }, troubles, clock.now())
  let announcedUntilMs = clock.now() + AHEAD_MS

  clock.each(TICK_MS, () => {
    const nowMs = clock.now()
    const announced = line.isHeard(nowMs) ? programme.between(announcedUntilMs, nowMs + AHEAD_MS) : []
    for (const fixture of announced) {
      line.tell(fixtureTold(fixture, nowMs))
      line.tell(oddsOf(matchOf(fixture), nowMs))
    }
    announcedUntilMs = Math.max(announcedUntilMs, nowMs + AHEAD_MS)
    publishLive(nowMs)
    line.endOfSecond(nowMs)
  })
  clock.each(ALIVE_MS, () => {
    const isSubscribed = line.trouble() !== 'unsubscribed'
    for (const producer of PRODUCERS) line.tell({ producer, atMs: clock.now(), body: { kind: 'alive', isSubscribed } })
  })

  return {
    line,
    schedule: (fromMs, untilMs) =>
      programme.between(fromMs, untilMs).map((fixture) => fixtureTold(fixture, clock.now())),
    event(id) {
      const fixture = programme.byId(id)
      return fixture && [fixtureTold(fixture, clock.now()), oddsOf(matchOf(fixture), clock.now())]
    },
    recover(producer, afterMs) {
      const askedMs = clock.now()
      if (afterMs !== null && afterMs < askedMs - RECOVERY_MS) return null
      const request = randomUUID()
      clock.after(0, () => {
        const nowMs = clock.now()
        for (const fixture of programme.between((afterMs ?? nowMs) - LONGEST_MS, nowMs + AHEAD_MS))
          for (const message of restated(fixture, producer, nowMs)) line.tell(message)
        line.tell({ producer, atMs: nowMs, body: { kind: 'snapshot_complete', request } })
      })
      return request
    },
    live: () => playedAt(programme, clock.now(), troubles),
    seasons: () => ({ seasons: programme.seasons(), season: playedSeason(programme) }),
    play: (wanted) => playSeason({ line, programme, words }, wanted, clock.now()),
    goal(id, side) {
      const fixture = programme.byId(id)
      const isOff = (troubles.get(id)?.trouble ?? 'wrong-result') !== 'wrong-result'
      return fixture !== null && !isOff && programme.order(fixture, side, clock.now())
    },
    troubleOf(id, trouble) {
      const fixture = programme.byId(id)
      if (!fixture) return false
      const atMs = clock.now()
      troubles.put({ id, trouble, sinceMs: atMs })
      const change = changeOf(fixture, troubles.get(id))
      if (change) line.tell(change)
      line.tell(oddsOf(matchOf(fixture), atMs))
      return true
    },
  }
}
