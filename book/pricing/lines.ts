/** Which lines of a market are worth offering: those around the middle of its distribution. */
import { familyOf } from '../markets/families.ts'
import type { Lines } from '../markets/settle.ts'
import type { MarketRow } from '../markets/table.ts'
import type { EventModel } from './event-model.ts'
import type { ScoreTable } from './score-table.ts'
import { meansOf } from './score-table.ts'

/** Half lines reach this far to both sides of the mean, quarter and whole lines only to its neighbours. */
const REACH: Readonly<Record<string, number>> = { goals: 3, corners: 3, cards: 2, points: 5, sets: 1, games: 3 }
const HANDICAPS = [-2, -1, 1, 2]
const MINUTES_OFFERED = ['10', '15']
const QUARTERS = ['1', '2', '3', '4']
const SETS = ['1', '2']

/** A number as it is written in a specifier: 2.5, -0.75, 3. */
const text = (value: number): string => String(Math.round(value * 100) / 100)

function around(mean: number, measure: string, least: number): string[] {
  const reach = REACH[measure] ?? 2
  const middle = Math.round(mean * 2) / 2
  const found = new Set<string>()
  for (let step = -reach; step <= reach; step++) {
    const line = Math.floor(mean) + 0.5 + step
    if (line >= least) found.add(text(line))
  }
  // Asian lines are goals' alone: in other counts a quarter means little to anybody.
  if (measure === 'goals')
    for (const step of [-0.25, 0, 0.25]) if (middle + step >= least) found.add(text(middle + step))
  return [...found].sort((a, b) => Number(a) - Number(b))
}

function linesOfScore(row: Extract<MarketRow, { reads: 'score' }>, table: ScoreTable): (string | null)[] {
  const { specifier } = familyOf(row.family)
  if (specifier === undefined) return [null]
  const { total, supremacy } = meansOf(table)
  const home = (total + supremacy) / 2
  if (row.family === 'handicap') return HANDICAPS.map(text)
  if (row.family === 'asian-handicap') return around(-supremacy, row.measure, -Infinity)
  const mean = row.family === 'home-total' ? home : row.family === 'away-total' ? total - home : total
  return around(mean, row.measure, 0.5)
}

/** The specifiers of all lines of a market that this event offers; one empty set where the market has none. */
export function offeredLines(row: MarketRow, model: EventModel): Lines[] {
  if (row.reads === 'halves')
    return row.specifiers.length === 0 ? [{}] : ['1.5', '2.5', '3.5'].map((total) => ({ total }))
  if (row.reads === 'course') {
    if (row.specifiers[0] === 'minute') return MINUTES_OFFERED.map((minute) => ({ minute }))
    if (row.specifiers[0] === undefined) return [{}]
    const next = Array.from({ length: 12 }, (_, at) => String(at + 1)).find((goal) =>
      model.course?.(row.family, Number(goal)),
    )
    return next === undefined ? [] : [{ goal: next }]
  }
  const numbers = row.period === 'quarter' ? QUARTERS : row.period === 'set' ? SETS : [null]
  return numbers.flatMap((numbered) => {
    const table = model.scores(row.measure, row.period, numbered === null ? undefined : Number(numbered))
    if (!table) return []
    return linesOfScore(row, table).map((line) => ({
      ...(numbered === null ? {} : { [row.period]: numbered }),
      ...(line === null ? {} : { [row.specifiers.at(-1)!]: line }),
    }))
  })
}
