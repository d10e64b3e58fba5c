/**
 * When a bet on an event is void: a table by sport and case, with a version that each leg keeps. What is decided always stands;
 * the rest follows the row.
 */

export type VoidCase =
  | 'not-started'
  | 'moved'
  | 'interrupted'
  | 'abandoned'
  | 'walk-over'
  | 'retired'
  | 'venue-changed'
  | 'format-changed'

export interface VoidRow {
  readonly sport: string
  readonly case: VoidCase
  /** Hours after which it holds; 0: at once. */
  readonly hours: number
  /** `all` of its markets, or those that are not decided. */
  readonly effect: 'all' | 'undecided'
}

/** A start that is moved by more than so long, forwards or back, ends the bet; so does an event that waits longer. */
const HOURS = 48

const OF_ANY_SPORT = [
  { case: 'not-started', hours: HOURS, effect: 'all' },
  { case: 'moved', hours: HOURS, effect: 'all' },
  { case: 'interrupted', hours: HOURS, effect: 'undecided' },
  { case: 'abandoned', hours: 0, effect: 'undecided' },
  { case: 'walk-over', hours: 0, effect: 'all' },
  { case: 'retired', hours: 0, effect: 'undecided' },
  { case: 'venue-changed', hours: 0, effect: 'all' },
  { case: 'format-changed', hours: 0, effect: 'all' },
] as const satisfies readonly Omit<VoidRow, 'sport'>[]

/** By version; a new version is added, an old one never changes, because bets point at it. */
export const VOID_TABLES: Readonly<Record<number, readonly VoidRow[]>> = {
  1: ['football', 'basketball', 'tennis'].flatMap((sport) =>
    OF_ANY_SPORT.filter((row) => row.case !== 'retired' || sport === 'tennis').map((row) => ({ sport, ...row })),
  ),
}

export const VOID_VERSION = 1

const HOUR_MS = 3_600_000

/**
 * What has become of an event, in hours where a row asks for hours: since the start that is frozen in the bet (`not-started`),
 * between that start and the new one, whichever is earlier (`moved`), since the interruption (`interrupted`).
 */
export interface Happened {
  readonly case: VoidCase
  readonly hours?: number
}

/** null: bets stand, or wait. More than the row's hours are asked for: exactly so many are not enough. */
export function voidEffect(version: number, sport: string, happened: Happened): VoidRow['effect'] | null {
  const row = VOID_TABLES[version]?.find((one) => one.sport === sport && one.case === happened.case)
  if (!row) return null
  return row.hours === 0 || (happened.hours ?? 0) > row.hours ? row.effect : null
}

/** The hours for which any event may wait at all by this version; sooner nobody need look. */
export function leastHours(version: number): number {
  return Math.min(...(VOID_TABLES[version] ?? []).map(({ hours }) => hours).filter((hours) => hours > 0))
}

/** How far a start was moved from the one that a bet has, in hours, to either side. */
export function hoursMoved(frozenStartMs: number, newStartMs: number): number {
  return Math.abs(newStartMs - frozenStartMs) / HOUR_MS
}

/** Was a bet placed after the event had really begun? Then it is void, whatever was shown: decided before it stands. */
export function isAfterStart(decidedAtMs: number, trueStartMs: number): boolean {
  return decidedAtMs > trueStartMs
}
