/** The two kinds of bingo: their balls, cards and patterns. */
import type { BingoPattern, BingoTable } from '@uwanja/contract/studio/bingo'

const span = (count: number) => Array.from({ length: count }, (_, index) => index)
const rowOf = (row: number, columns: number) => span(columns).map((column) => row * columns + column)

/** Five by five with a free place in the middle: rows, columns, diagonals, corners, the cross and the whole card. */
function seventyFive(pays: Readonly<Record<'line' | 'corners' | 'cross' | 'house', number>>): BingoTable {
  const rows = span(5).map((row) => rowOf(row, 5))
  const columns = span(5).map((column) => span(5).map((row) => row * 5 + column))
  const slopes = [span(5).map((at) => at * 6), span(5).map((at) => 4 + at * 4)]
  const pattern = (name: keyof typeof pays, sets: BingoPattern['sets']) => ({ name, sets, paysHundredths: pays[name] })
  return {
    balls: 75,
    drawn: 38,
    columns: 5,
    rows: 5,
    patterns: [
      pattern('line', [...rows, ...columns]),
      pattern('corners', [[0, 4, 20, 24]]),
      pattern('cross', [[...new Set(slopes.flat())]]),
      pattern('house', [span(25)]),
    ],
  }
}

/** Three rows of five numbers of ninety: each row, each two rows, and the house. */
function ninety(pays: Readonly<Record<'line' | 'two-lines' | 'house', number>>): BingoTable {
  const rows = span(3).map((row) => rowOf(row, 5))
  const pairs = [
    [0, 1],
    [0, 2],
    [1, 2],
  ].map(([one, other]) => [...rows[one!]!, ...rows[other!]!])
  const pattern = (name: keyof typeof pays, sets: BingoPattern['sets']) => ({ name, sets, paysHundredths: pays[name] })
  return {
    balls: 90,
    drawn: 45,
    columns: 5,
    rows: 3,
    patterns: [pattern('line', rows), pattern('two-lines', pairs), pattern('house', [span(15)])],
  }
}

export const BINGOS = {
  'bingo-75': seventyFive({ line: 160, corners: 250, cross: 8_000, house: 1_000_000 }),
  'bingo-90': ninety({ line: 900, 'two-lines': 8_000, house: 1_000_000 }),
} as const satisfies Record<string, BingoTable>

export function bingoOf(variant: string): BingoTable {
  if (!Object.hasOwn(BINGOS, variant)) throw new Error(`no such bingo: ${variant}`)
  return BINGOS[variant as keyof typeof BINGOS]
}
