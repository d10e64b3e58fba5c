/** The line of a market as text, `set=1|total=9.5`, and back. */
import { familyOf } from './families.ts'
import type { Lines } from './settle.ts'
import type { MarketRow, Measure } from './table.ts'

/** In the order of the row, so that a line keeps its name. */
export const specifiersOf = (row: MarketRow, lines: Lines): string =>
  row.specifiers.map((name) => `${name}=${lines[name] ?? ''}`).join('|')

/** Greater lines nobody offers: what is asked for is worked out line by line, so that an absurd one would cost all others. */
const GREATEST: Readonly<Record<Measure, number>> = {
  goals: 30,
  corners: 60,
  cards: 40,
  points: 500,
  sets: 5,
  games: 100,
}
const NUMBER = /^-?\d{1,3}(?:\.(?:25|5|75))?$/

/** What each name may be; a whole or quarter line only where a family knows what a push is. */
function isLine(row: MarketRow, name: string, text: string): boolean {
  const value = Number(text)
  // One text a line: 2.50 or -0 would be another line to whoever compares them.
  const greatest = GREATEST[row.reads === 'score' ? row.measure : 'goals']
  if (!NUMBER.test(text) || String(value) !== text) return false
  const family = row.reads === 'score' ? familyOf(row.family) : null
  if (name === 'total' || name === 'hcp') {
    if (Math.abs(value) > greatest || (name === 'total' && value <= 0)) return false
    if (family?.isAsian) return true
    // A handicap of three ways is a whole one; a total that cannot come back ends in a half.
    return Number.isInteger(name === 'hcp' ? value : value + 0.5)
  }
  const most = { quarter: 4, set: 5, minute: 90, goal: 40 }[name] ?? 0
  return Number.isInteger(value) && value >= 1 && value <= most
}

/** null: no such line of this market. */
export function readSpecifiers(row: MarketRow, text: string): Lines | null {
  const parts = text === '' ? [] : text.split('|').map((part) => part.split('='))
  if (parts.length !== row.specifiers.length) return null
  const isRight = parts.every(
    ([name, value, more], at) =>
      more === undefined &&
      name === row.specifiers[at] &&
      name !== undefined &&
      value !== undefined &&
      isLine(row, name, value),
  )
  return isRight ? Object.fromEntries(parts as [string, string][]) : null
}
