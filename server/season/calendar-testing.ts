/** Real seasons where they lie beside the project, else the sandbox's own: every date moved by one offset, order and gaps kept. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownSeason, readSeason, type Season } from '@uwanja/sandbox/feed/season'

const FOLDER = process.env['BENCH_SEASONS'] ?? join(import.meta.dirname, '../../../shared/data/football')
const DAY_MS = 86_400_000
const MONTH_MS = 31 * DAY_MS
const NOON = '15:00'

export type Score = readonly [home: number, away: number]

export interface Fixture {
  readonly id: string
  readonly league: string
  readonly home: string
  readonly away: string
  /** After the midnight before the first match of its season. */
  readonly afterMs: number
  /** null: it is never played. */
  readonly fullTime: Score | null
  /** null: nobody has written it down. */
  readonly halfTime: Score | null
  /** `wrong`: another result is told first. `cancelled`: nothing is played, and that is told. */
  readonly fate: 'told' | 'wrong' | 'cancelled' | 'silent'
}

const courseOf = (nth: number, isPlayed: boolean): Fixture['fate'] =>
  nth % 13 === 7 ? 'cancelled' : !isPlayed ? 'silent' : nth % 9 === 4 ? 'wrong' : 'told'

function fixturesOf({ name, matches }: Season, season: number): Fixture[] {
  const momentOf = ({ day, time }: Season['matches'][number]): number => Date.parse(`${day}T${time ?? NOON}:00Z`)
  const sorted = matches.toSorted((one, other) => momentOf(one) - momentOf(other))
  const first = Date.parse(`${sorted[0]!.day}T00:00:00Z`)
  return sorted.map((match, nth) => ({
    id: `${String(season)}-${String(nth)}`,
    league: name,
    home: match.home,
    away: match.away,
    afterMs: momentOf(match) - first,
    fullTime: match.fullTime,
    halfTime: match.halfTime ?? (match.fullTime?.every((goals) => goals === 0) ? [0, 0] : null),
    fate: courseOf(nth, match.fullTime !== null),
  }))
}

/** All seasons beside one another, or the first month of the first one. */
export function calendar(isWhole: boolean): Fixture[] {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.json')) : []
  const read = files.toSorted().flatMap((name) => readSeason(readFileSync(join(FOLDER, name), 'utf8')) ?? [])
  const seasons = read.length > 0 ? read : [ownSeason()]
  const chosen = isWhole ? seasons : seasons.slice(0, 1)
  return chosen
    .flatMap(fixturesOf)
    .filter(({ afterMs }) => isWhole || afterMs < MONTH_MS)
    .toSorted((one, other) => one.afterMs - other.afterMs)
}

/** By day, those that begin on it. */
export function byDay(fixtures: readonly Fixture[]): Map<number, Fixture[]> {
  const days = new Map<number, Fixture[]>()
  for (const fixture of fixtures) {
    const day = Math.floor(fixture.afterMs / DAY_MS)
    days.set(day, [...(days.get(day) ?? []), fixture])
  }
  return days
}
