/** How one outcome of a market stands to one possible end of the match, and what that means for a leg. */
import type { LegResult } from '@uwanja/contract/fair/leg'
import { HALF_LOST, HALF_WON, LOST, VOID, WON } from '@uwanja/contract/fair/leg'

export type Grade = 'won' | 'half-won' | 'push' | 'half-lost' | 'lost'

/** Home and away, or the first and the second player. */
export type Score = readonly [home: number, away: number]

export const RESULT_OF: Readonly<Record<Grade, LegResult>> = {
  won: WON,
  'half-won': HALF_WON,
  push: VOID,
  'half-lost': HALF_LOST,
  lost: LOST,
}

export function wonIf(holds: boolean): Grade {
  return holds ? 'won' : 'lost'
}

export const YES_NO = ['yes', 'no'] as const

/** The grade of `yes` or of `no`. */
export function yesNo(outcome: string, holds: boolean): Grade {
  return wonIf(holds === (outcome === 'yes'))
}

/** Who is ahead, by the name of the outcome. */
export function sign([home, away]: Score): '1' | 'x' | '2' {
  if (home === away) return 'x'
  return home > away ? '1' : '2'
}

export function sum([home, away]: Score): number {
  return home + away
}

/**
 * Above or below a line: `ahead` is what the value lies above the line. On a whole line an equal value gives the stake
 * back; a quarter line is half a bet on each neighbour, so a quarter of a goal is half won or half lost.
 */
export function byLine(ahead: number): Grade {
  const quarters = Math.round(ahead * 4)
  if (quarters >= 2) return 'won'
  if (quarters === 1) return 'half-won'
  if (quarters === 0) return 'push'
  return quarters === -1 ? 'half-lost' : 'lost'
}

/** The other side of a line. */
export function opposite(grade: Grade): Grade {
  const others: Record<Grade, Grade> = {
    won: 'lost',
    'half-won': 'half-lost',
    push: 'push',
    'half-lost': 'half-won',
    lost: 'won',
  }
  return others[grade]
}
