/** A distribution over final scores of one period of one measure: what the families of markets are priced from. */

export interface Weighted {
  readonly home: number
  readonly away: number
  readonly chance: number
}

export type ScoreTable = readonly Weighted[]

/** Adds up cells that share a score. */
export function gathered(cells: readonly Weighted[]): ScoreTable {
  return gatheredFrom(cells.length, (at) => cells[at]!)
}

/** The same for cells that stand in columns: `cell` may say every one of them by one object. */
export function gatheredFrom(length: number, cell: (at: number) => Weighted): ScoreTable {
  let [homes, aways] = [0, 0]
  for (let at = 0; at < length; at++) {
    const { home, away } = cell(at)
    if (home >= homes) homes = home + 1
    if (away >= aways) aways = away + 1
  }
  const sums = new Float64Array(homes * aways)
  for (let at = 0; at < length; at++) {
    const { home, away, chance } = cell(at)
    sums[home * aways + away]! += chance
  }
  const found: Weighted[] = []
  sums.forEach((chance, at) => {
    if (chance > 0) found.push({ home: Math.floor(at / aways), away: at % aways, chance })
  })
  return found
}

/** Expected goals, corners, points or games of both sides together, and home's minus away's. */
export function meansOf(table: ScoreTable): { total: number; supremacy: number } {
  let [home, away] = [0, 0]
  for (const cell of table) {
    home += cell.home * cell.chance
    away += cell.away * cell.chance
  }
  return { total: home + away, supremacy: home - away }
}

/** What has been counted is added to what is still expected. */
export function shifted(table: ScoreTable, home: number, away: number): ScoreTable {
  return table.map((cell) => ({ home: cell.home + home, away: cell.away + away, chance: cell.chance }))
}
