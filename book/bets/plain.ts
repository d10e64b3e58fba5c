/** Is a market's outcome plainly right or wrong, with no stake that comes back and no half? */
import { familyOf } from '../markets/families.ts'
import { readSpecifiers } from '../markets/specifiers.ts'
import type { MarketRow } from '../markets/table.ts'
import { lineOf } from '../pricing/chances.ts'

export function isPlain(row: MarketRow, specifiers: string): boolean {
  if (row.reads !== 'score') return true
  if (row.family === 'draw-no-bet') return false
  const lines = readSpecifiers(row, specifiers)
  if (!familyOf(row.family).isAsian || !lines) return true
  return Math.abs(lineOf(row, lines) * 2) % 2 === 1
}
