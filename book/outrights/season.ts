/** How far a season is: which of its matches count, which are void, which are awaited, and the table that follows. */
import { createHash } from 'node:crypto'
import { canonical } from '../feed/canonical.ts'
import type { Score } from '../markets/grade.ts'
import type { Adjustment, Standing } from './standings.ts'
import { standingsOf } from './standings.ts'

export interface SeasonMatch {
  readonly home: string
  readonly away: string
  /** null: void, or nothing is known yet. */
  readonly score: Score | null
  readonly isVoid: boolean
}

/** What a person has said of a season: nobody else knows when it is whole. */
export interface SeasonRules {
  readonly sides: number
  /** How often each side is another's host. */
  readonly rounds: number
  readonly adjustments: readonly Adjustment[]
}

export interface Season {
  readonly played: number
  readonly void: number
  readonly open: number
  /** Pairs that have not met often enough, neither played nor void nor awaited, or too often: what is known is not the whole season. */
  readonly amiss: number
  /** Every match is played or void: somebody may confirm the table. */
  readonly isComplete: boolean
  readonly standings: readonly Standing[]
  /** A hash of all that the table was counted from. */
  readonly seen: string
}

interface Met {
  played: number
  void: number
  open: number
}

const pairOf = (home: string, away: string): string => `${home} ${away}`

function meetings(matches: readonly SeasonMatch[]): Map<string, Met> {
  const found = new Map<string, Met>()
  for (const { home, away, score, isVoid } of matches) {
    const met = found.get(pairOf(home, away)) ?? { played: 0, void: 0, open: 0 }
    met[score ? 'played' : isVoid ? 'void' : 'open']++
    found.set(pairOf(home, away), met)
  }
  return found
}

/** A match that was void and is played anew is one meeting. */
const isRight = (met: Met | undefined, rounds: number): boolean =>
  met !== undefined && met.played <= rounds && met.played + met.void + met.open >= rounds

export function seasonOf(matches: readonly SeasonMatch[], rules: SeasonRules | null): Season {
  const sides = [...new Set(matches.flatMap(({ home, away }) => [home, away]))].sort()
  const met = meetings(matches)
  const counted = matches.flatMap(({ home, away, score }) => (score ? [{ home, away, score }] : []))
  const sum = (kind: keyof Met): number => [...met.values()].reduce((all, one) => all + one[kind], 0)
  const pairs = sides.flatMap((home) => sides.filter((away) => away !== home).map((away) => pairOf(home, away)))
  const amiss = rules ? pairs.filter((pair) => !isRight(met.get(pair), rules.rounds)).length : 0
  const open = sum('open')
  const lines = matches.map((one) => canonical(one)).sort()
  return {
    played: sum('played'),
    void: sum('void'),
    open,
    amiss,
    isComplete: rules !== null && sides.length === rules.sides && amiss === 0 && open === 0,
    standings: standingsOf(sides, counted, rules?.adjustments),
    seen: createHash('sha256').update(canonical({ lines, rules })).digest('hex'),
  }
}
