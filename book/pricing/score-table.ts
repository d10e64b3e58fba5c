/** A distribution over final scores of one period of one measure: what the families of markets are priced from. */

export interface Weighted {
  readonly home: number
  readonly away: number
  readonly chance: number
}

export type ScoreTable = readonly Weighted[]

/** Adds up cells that share a score. */
export function gathered(cells: readonly Weighted[]): ScoreTable {
  return gatheredFrom(
    cells.map(({ home }) => home),
    cells.map(({ away }) => away),
    cells.map(({ chance }) => chance),
  )
}

/** The same for cells that stand in columns. */
export function gatheredFrom(
  homes: ArrayLike<number>,
  aways: ArrayLike<number>,
  chances: ArrayLike<number>,
): ScoreTable {
  let [down, across] = [0, 0]
  for (let at = 0; at < chances.length; at++) {
    if (homes[at]! >= down) down = homes[at]! + 1
    if (aways[at]! >= across) across = aways[at]! + 1
  }
  const sums = new Float64Array(down * across)
  for (let at = 0; at < chances.length; at++) sums[homes[at]! * across + aways[at]!]! += chances[at]!
  const found: Weighted[] = []
  for (let home = 0; home < down; home++)
    for (let away = 0; away < across; away++) {
      const chance = sums[home * across + away]!
      if (chance > 0) found.push({ home, away, chance })
    }
  return found
}

interface Means {
  readonly total: number
  readonly supremacy: number
}

const MEANS = new WeakMap<ScoreTable, Means>()

/** Expected goals, corners, points or games of both sides together, and home's minus away's. */
export function meansOf(table: ScoreTable): Means {
  const known = MEANS.get(table)
  if (known) return known
  let [home, away] = [0, 0]
  for (const cell of table) {
    home += cell.home * cell.chance
    away += cell.away * cell.chance
  }
  const found = { total: home + away, supremacy: home - away }
  MEANS.set(table, found)
  return found
}

/** What has been counted is added to what is still expected. */
export function shifted(table: ScoreTable, home: number, away: number): ScoreTable {
  return table.map((cell) => ({ home: cell.home + home, away: cell.away + away, chance: cell.chance }))
}
