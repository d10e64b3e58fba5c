/** Plinko: a ball falls through rows of pins, left or right alike at each, and the slot where it lands pays. */
import type { Chance } from '../../luck/chance.ts'

export const RISKS = ['low', 'medium', 'high'] as const
export type Risk = (typeof RISKS)[number]
export const ROWS = [8, 12, 16] as const
export type Rows = (typeof ROWS)[number]

/** What a stake returns in hundredths, from the middle slot outwards; both sides are alike. */
const PAYS: Readonly<Record<Rows, Readonly<Record<Risk, readonly number[]>>>> = {
  8: {
    low: [50, 95, 110, 210, 560],
    medium: [40, 65, 130, 300, 1_300],
    high: [20, 25, 150, 400, 2_900],
  },
  12: {
    low: [50, 95, 110, 140, 160, 300, 1_000],
    medium: [30, 55, 110, 200, 400, 1_100, 3_300],
    high: [20, 15, 70, 200, 810, 2_400, 17_000],
  },
  16: {
    low: [50, 95, 110, 120, 140, 140, 200, 900, 1_600],
    medium: [30, 45, 100, 150, 300, 500, 1_000, 4_100, 11_000],
    high: [20, 15, 20, 200, 400, 900, 2_600, 13_000, 100_000],
  },
}

/** All slots from left to right. */
export function plinkoSlots(rows: Rows, risk: Risk): readonly number[] {
  const half = PAYS[rows][risk]
  return [...half.slice(1).reverse(), ...half]
}

/** The ball's way: at each row 0 is left, 1 is right; the slot is the number of rights. */
export function dropBall(rows: Rows, chance: Chance): readonly (0 | 1)[] {
  return Array.from({ length: rows }, () => chance.below(2) as 0 | 1)
}

export const slotOf = (way: readonly number[]) => way.reduce((sum, turn) => sum + turn, 0)

/** What a stake returns on average, as a fraction of one: each slot as often as ways lead to it. */
export function plinkoReturn(rows: Rows, risk: Risk): number {
  let ways = 1
  let sum = 0
  for (const [slot, pays] of plinkoSlots(rows, risk).entries()) {
    sum += ways * pays
    ways = (ways * (rows - slot)) / (slot + 1)
  }
  return sum / 100 / 2 ** rows
}
