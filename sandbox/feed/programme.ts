/** What the feed company tells of: its own leagues round the clock, and the season that somebody lets it play anew. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Book } from '@uwanja/runtime/books'
import { isZone } from '@uwanja/runtime/zones'
import type { GoalSide } from '@uwanja/contract/world/feed'
import type { KeptGoals } from './ordered-goals.ts'
import { openOrderedGoals } from './ordered-goals.ts'
import type { Replay } from './replay.ts'
import { openReplay } from './replay.ts'
import type { Fixture } from './schedule.ts'
import { fixtureOf, fixturesBetween } from './schedule.ts'
import type { Season } from './season.ts'
import { ownSeason, readSeason } from './season.ts'

/** The name of the season that needs no file. */
export const OWN_SEASON = 'own'
/** The first kick-off lies so far ahead. */
const LEAD_MS = 600_000

export interface SeasonRow {
  readonly id: 'season'
  /** null: none is played. */
  readonly name: string | null
  readonly speed: number
  readonly zone: string
  readonly run: number
  readonly firstMs: number
}

export interface Wanted {
  readonly name: string
  readonly speed: number
  readonly zone: string
}

/** Where the choice is kept; a kill changes nothing. */
export type KeptSeason = Pick<Book<SeasonRow>, 'get' | 'put'>

export interface Programme {
  /** In the order of their start. */
  between(fromMs: number, untilMs: number): Fixture[]
  byId(id: string): Fixture | null
  /** A goal of this side; false: football is not being played there. */
  order(fixture: Fixture, side: GoalSide, nowMs: number): boolean
  seasons(): string[]
  replay(): Replay | null
  /** Another season, or none. False: there is no such season, or no such zone. */
  play(wanted: Wanted | null, nowMs: number): boolean
}

function seasonFile(folder: string, name: string): Season | null {
  if (name === OWN_SEASON) return ownSeason()
  try {
    return readSeason(readFileSync(join(folder, name), 'utf8'))
  } catch {
    return null
  }
}

/** @param folder Of football-json files; empty: there are none. */
export function openProgramme(folder: string, kept: KeptSeason, goals: KeptGoals): Programme {
  const { withOrdered, order } = openOrderedGoals(goals)
  const seasons = (): string[] => [OWN_SEASON, ...filesOf(folder)]
  const opened = (row: SeasonRow | undefined): Replay | null => {
    const season = row?.name && seasons().includes(row.name) ? seasonFile(folder, row.name) : null
    return row && season ? openReplay({ ...row, season }) : null
  }
  let replay = opened(kept.get('season'))
  return {
    seasons,
    replay: () => replay,
    byId(id) {
      const own = fixtureOf(id)
      return own ? withOrdered(own) : (replay?.byId(id) ?? null)
    },
    order,
    between: (fromMs, untilMs) =>
      [...fixturesBetween(fromMs, untilMs).map(withOrdered), ...(replay?.between(fromMs, untilMs) ?? [])].sort(
        (one, other) => one.startMs - other.startMs || (one.id < other.id ? -1 : 1),
      ),
    play(wanted, nowMs) {
      const run = (kept.get('season')?.run ?? 0) + 1
      const none = { name: null, speed: 1, zone: 'UTC' }
      const row: SeasonRow = { id: 'season', run, firstMs: nowMs + LEAD_MS, ...(wanted ?? none) }
      const next = wanted && isZone(wanted.zone) ? opened(row) : null
      if (wanted && !next) return false
      kept.put(row)
      replay = next
      return true
    },
  }
}

function filesOf(folder: string): string[] {
  if (folder === '') return []
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
  } catch {
    return []
  }
}
