/** Markets on a season as a whole: a row says which places of the final table win. Outcomes are its sides. */
import type { LegResult } from '@uwanja/contract/fair/leg'
import { deadHeat, LOST, WON } from '@uwanja/contract/fair/leg'
import type { Standing } from './standings.ts'

export interface Outright {
  readonly id: string
  /** Which end of the table wins. */
  readonly from: 'first' | 'last'
  /** `places=4`: how many places win; one where there is none. */
  readonly specifiers: readonly 'places'[]
}

export const OUTRIGHTS: readonly Outright[] = [
  { id: 'season.winner', from: 'first', specifiers: [] },
  { id: 'season.top', from: 'first', specifiers: ['places'] },
  { id: 'season.last', from: 'last', specifiers: [] },
  { id: 'season.bottom', from: 'last', specifiers: ['places'] },
]

export interface OutrightLine {
  readonly row: Outright
  /** The places that win. */
  readonly winning: readonly [first: number, last: number]
}

function winning({ from }: Outright, sides: number, places: number): OutrightLine['winning'] {
  return from === 'first' ? [1, places] : [sides - places + 1, sides]
}

/** null: no such market of a season with so many sides. */
export function outrightLine(market: string, specifiers: string, sides: number): OutrightLine | null {
  const row = OUTRIGHTS.find(({ id }) => id === market)
  if (!row) return null
  if (row.specifiers.length === 0) return specifiers === '' ? { row, winning: winning(row, sides, 1) } : null
  const places = Number(/^places=([1-9]\d?)$/.exec(specifiers)?.[1])
  return places >= 2 && places < sides ? { row, winning: winning(row, sides, places) } : null
}

/** Whoever shares more places than win shares what they win: a dead heat. */
export function gradeOutright({ winning: [first, last] }: OutrightLine, { places }: Standing): LegResult {
  const won = Math.min(last, places[1]) - Math.max(first, places[0]) + 1
  const tied = places[1] - places[0] + 1
  if (won <= 0) return LOST
  return won === tied ? WON : deadHeat(won, tied)
}
