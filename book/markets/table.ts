/**
 * Every type of market, one row each: what it counts, in which period, by which family. Everything else is derived from the
 * row: the facts that it needs, its prices, its settlement, its mask in a same-match multiple.
 */
import type { FamilyName } from './families.ts'
import { FAMILIES, familyOf } from './families.ts'
import type { CourseFamilyName } from './goals-in-order.ts'
import { COURSE_FAMILIES } from './goals-in-order.ts'
import type { HalvesFamilyName } from './halves.ts'
import { HALVES_FAMILIES } from './halves.ts'

export type Sport = 'football' | 'basketball' | 'tennis'
export type Measure = 'goals' | 'corners' | 'cards' | 'points' | 'sets' | 'games'
/** A part of a match that has a score of its own. A numbered one (quarter, set) is named by the specifier of that name. */
export type Period = 'match' | '1h' | '2h' | 'quarter' | 'set'
/** What a feed can deliver. A market is offered where its event's coverage holds all that it needs. */
export const FACTS = ['ft', 'ht', 'goals', 'corners', 'cards', 'quarters', 'sets', 'games'] as const
export type Fact = (typeof FACTS)[number]
/** Margins are set by these. */
export type Group = '1x2' | 'line' | 'both-score' | 'half-time-full-time' | 'correct-score' | 'other' | 'special'

interface Common {
  readonly id: string
  readonly sport: Sport
  readonly needs: readonly Fact[]
  readonly group: Group
  readonly overlaps: boolean
  readonly outcomes: readonly string[]
  /** Names of its specifiers, in the order in which they are written. */
  readonly specifiers: readonly string[]
}

export type MarketRow = Common &
  (
    | { readonly reads: 'score'; readonly measure: Measure; readonly period: Period; readonly family: FamilyName }
    | { readonly reads: 'halves'; readonly family: HalvesFamilyName }
    | { readonly reads: 'course'; readonly family: CourseFamilyName }
  )

const GROUPS: Readonly<Partial<Record<string, Group>>> = {
  '1x2': '1x2',
  winner: '1x2',
  total: 'line',
  'home-total': 'line',
  'away-total': 'line',
  'asian-handicap': 'line',
  'both-score': 'both-score',
  'half-time-full-time': 'half-time-full-time',
  'correct-score': 'correct-score',
  'correct-score-half': 'correct-score',
  'next-goal': 'special',
  'last-goal': 'special',
}

const groupOf = (family: string): Group => GROUPS[family] ?? 'other'

/** The facts that a score of a period is known by. */
const NEEDS: Readonly<Record<Measure, Readonly<Partial<Record<Period, readonly Fact[]>>>>> = {
  goals: { match: ['ft'], '1h': ['ht'], '2h': ['ft', 'ht'] },
  corners: { match: ['corners'], '1h': ['corners'] },
  cards: { match: ['cards'], '1h': ['cards'] },
  points: { match: ['ft'], '1h': ['quarters'], quarter: ['quarters'] },
  sets: { match: ['sets'] },
  games: { match: ['games'], set: ['games'] },
}

function onScore(sport: Sport, measure: Measure, period: Period, families: readonly FamilyName[]): MarketRow[] {
  return families.map((name) => {
    const family = familyOf(name)
    const numbered = period === 'quarter' || period === 'set' ? [period] : []
    return {
      id: `${measure}.${period}.${name}`,
      sport,
      reads: 'score',
      measure,
      period,
      family: name,
      needs: NEEDS[measure][period] ?? [],
      group: groupOf(name),
      overlaps: family.overlaps ?? false,
      outcomes: family.outcomes,
      specifiers: [...numbered, ...(family.specifier ? [family.specifier] : [])],
    }
  })
}

const ANY_PERIOD = [
  '1x2',
  'double-chance',
  'draw-no-bet',
  'total',
  'home-total',
  'away-total',
  'both-score',
  'asian-handicap',
  'handicap',
  'odd-even',
  'home-clean-sheet',
  'away-clean-sheet',
] as const satisfies readonly FamilyName[]
const OF_A_MATCH = [
  'correct-score',
  'exact-goals',
  'multigoals',
  'winning-margin',
  'home-win-to-nil',
  'away-win-to-nil',
] as const
const OF_A_HALF = ['correct-score-half', 'exact-goals-half', 'multigoals-half'] as const

function onHalves(): MarketRow[] {
  return (Object.keys(HALVES_FAMILIES) as HalvesFamilyName[]).map((name) => {
    const family: (typeof HALVES_FAMILIES)[HalvesFamilyName] = HALVES_FAMILIES[name]
    return {
      id: `goals.halves.${name}`,
      sport: 'football',
      reads: 'halves',
      family: name,
      needs: 'isFullTime' in family && family.isFullTime ? ['ft'] : ['ft', 'ht'],
      group: groupOf(name),
      overlaps: 'overlaps' in family && family.overlaps === true,
      outcomes: family.outcomes,
      specifiers: 'specifier' in family && family.specifier ? [family.specifier] : [],
    }
  })
}

function onCourse(): MarketRow[] {
  return (Object.keys(COURSE_FAMILIES) as CourseFamilyName[]).map((name) => {
    const family: (typeof COURSE_FAMILIES)[CourseFamilyName] = COURSE_FAMILIES[name]
    return {
      id: `goals.course.${name}`,
      sport: 'football',
      reads: 'course',
      family: name,
      needs: ['ft', 'goals'],
      group: groupOf(name),
      overlaps: 'overlaps' in family,
      outcomes: family.outcomes,
      specifiers: 'specifier' in family ? [family.specifier] : [],
    }
  })
}

const COUNTED = ['1x2', 'total', 'home-total', 'away-total', 'handicap', 'odd-even'] as const

export const MARKETS: readonly MarketRow[] = [
  ...onScore('football', 'goals', 'match', [...ANY_PERIOD, ...OF_A_MATCH]),
  ...onScore('football', 'goals', '1h', [...ANY_PERIOD, ...OF_A_HALF]),
  ...onScore('football', 'goals', '2h', [...ANY_PERIOD, ...OF_A_HALF]),
  ...onHalves(),
  ...onCourse(),
  ...onScore('football', 'corners', 'match', COUNTED),
  ...onScore('football', 'corners', '1h', ['1x2', 'total']),
  ...onScore('football', 'cards', 'match', ['1x2', 'total', 'home-total', 'away-total']),
  ...onScore('basketball', 'points', 'match', [
    'winner',
    'asian-handicap',
    'total',
    'home-total',
    'away-total',
    'odd-even',
  ]),
  ...onScore('basketball', 'points', '1h', ['1x2', 'asian-handicap', 'total', 'draw-no-bet']),
  ...onScore('basketball', 'points', 'quarter', ['1x2', 'asian-handicap', 'total', 'draw-no-bet']),
  ...onScore('tennis', 'sets', 'match', ['winner', 'asian-handicap', 'total', 'set-score-3']),
  ...onScore('tennis', 'games', 'match', ['asian-handicap', 'total', 'home-total', 'away-total', 'odd-even']),
  ...onScore('tennis', 'games', 'set', ['winner', 'asian-handicap', 'total', 'odd-even']),
]

const BY_ID = new Map(MARKETS.map((row) => [row.id, row]))

export function marketRow(id: string): MarketRow | null {
  return BY_ID.get(id) ?? null
}

/** The families by name, for whoever lists them (names, tables). */
export const FAMILY_NAMES: readonly string[] = [
  ...Object.keys(FAMILIES),
  ...Object.keys(HALVES_FAMILIES),
  ...Object.keys(COURSE_FAMILIES),
]
