/** What is told of a season: its table, and each market on it with its odds or what became of it. */
import type * as z from 'zod/mini'
import { fractionText } from '@uwanja/contract/fair/fraction'
import { VOID, type LegResult } from '@uwanja/contract/fair/leg'
import type { seasonRow } from '@uwanja/contract/book/season'
import type { Db, Sql } from '@uwanja/database/sql'
import { PRODUCERS } from '@uwanja/providers/feeds/feed'
import type { Circumstances, Named } from '../catalogue/event.ts'
import { whyDown } from '../feed/producer.ts'
import { Refused } from '../process/mount.ts'
import { gradeOutright, outrightLine } from './outrights.ts'
import type { Season } from './season.ts'
import { seasonOf } from './season.ts'
import type { SeasonEvent, StoredOutright, StoredSeason } from './store.ts'
import { namesOfSides, seasonEvent, seasonMatches, storedOutrights, storedSeason } from './store.ts'

type SeasonRow = z.output<typeof seasonRow>
type Names = ReadonlyMap<string, Named>
const NAMELESS: Named = { name: '', names: {} }

export interface KnownSeason {
  readonly stored: StoredSeason
  readonly season: Season
  /** A confirmation is of one table: whatever changes it takes the confirmation back. */
  readonly isFinal: boolean
}

/** Tables are of football: elsewhere other things count. */
export async function knownSeason(db: Sql, tournament: string): Promise<KnownSeason> {
  const stored = await storedSeason(db, tournament)
  if (stored?.sport !== 'football') throw new Refused('NOT_FOUND')
  const season = seasonOf(await seasonMatches(db, tournament), stored.rules)
  return { stored, season, isFinal: season.isComplete && stored.confirmed?.seen === season.seen }
}

const told = ({ r, v, f }: LegResult): SeasonRow['markets'][number]['outcomes'][number]['result'] => ({
  r,
  v: String(v),
  f: fractionText(f),
})

/** As matches are: by traders, or because the feed that tells of them is not to be believed. */
function isHalted({ isOfFeed, sport }: StoredSeason, { producers, halts, nowMs }: Circumstances): boolean {
  const isDown = isOfFeed && PRODUCERS.some((one) => whyDown(producers[one], nowMs) !== null)
  return isDown || halts.has('all') || halts.has(`sport:${sport}`)
}

interface Shown extends KnownSeason {
  readonly names: Names
  readonly isHalted: boolean
  readonly event: SeasonEvent | null
}

function marketOf(outright: StoredOutright, { season, isFinal, names, ...shown }: Shown): SeasonRow['markets'] {
  const { market, specifiers, odds, isSuspended, isVoid, isPast } = outright
  const { standings, isComplete } = season
  const line = outrightLine(market, specifiers, standings.length)
  if (!line) return []
  // Whoever counts knows how a season ended before anybody has confirmed it.
  const isShut = isSuspended || isComplete || isPast || shown.isHalted || shown.event === null
  const status = isFinal || isVoid ? 'settled' : isShut ? 'suspended' : 'active'
  const outcomes = standings.map((standing) => ({
    id: standing.side,
    ...(names.get(standing.side) ?? NAMELESS),
    odds: odds[standing.side] ?? null,
    result: isVoid ? told(VOID) : isFinal ? told(gradeOutright(line, standing)) : null,
  }))
  return [{ market, specifiers, status, outcomes }]
}

export async function seasonView(
  db: Db,
  tournament: string,
  known: KnownSeason,
  circumstances: Circumstances,
): Promise<SeasonRow> {
  const { stored, season, isFinal } = known
  const { played, open, amiss, isComplete, standings } = season
  const names = await namesOfSides(db, tournament)
  const [outrights, event] = [
    await storedOutrights(db, tournament, circumstances.nowMs),
    await seasonEvent(db, tournament),
  ]
  const shown = { ...known, names, event, isHalted: isHalted(stored, circumstances) }
  return {
    tournament,
    ...event,
    name: stored.name,
    matches: { played, void: season.void, open, amiss },
    isComplete,
    isFinal,
    table: standings.map(({ goals: [scored, conceded], places: [first, last], ...row }) => ({
      ...row,
      ...(names.get(row.side) ?? NAMELESS),
      goals: [scored, conceded],
      places: [first, last],
    })),
    markets: outrights.flatMap((one) => marketOf(one, shown)),
  }
}

export const readSeason = async (db: Db, tournament: string, circumstances: Circumstances): Promise<SeasonRow> =>
  seasonView(db, tournament, await knownSeason(db, tournament), circumstances)
