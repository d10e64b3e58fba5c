/** Roulette with a single zero: which numbers a spot covers, and what it returns. Every spot returns 36/37. */

export const POCKETS = 37
export const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

const upTo36 = Array.from({ length: 36 }, (_, index) => index + 1)
const where = (covers: (number: number) => boolean) => upTo36.filter(covers)

function tableSpots(): ReadonlyMap<string, readonly number[]> {
  const spots = new Map<string, readonly number[]>()
  for (let number = 0; number < POCKETS; number++) spots.set(`n${String(number)}`, [number])
  for (let row = 0; row < 12; row++) spots.set(`row${String(row + 1)}`, [3 * row + 1, 3 * row + 2, 3 * row + 3])
  for (let third = 1; third <= 3; third++) {
    spots.set(
      `dozen${String(third)}`,
      where((number) => Math.ceil(number / 12) === third),
    )
    spots.set(
      `column${String(third)}`,
      where((number) => number % 3 === third % 3),
    )
  }
  spots.set(
    'red',
    where((number) => RED.has(number)),
  )
  spots.set(
    'black',
    where((number) => !RED.has(number)),
  )
  spots.set(
    'even',
    where((number) => number % 2 === 0),
  )
  spots.set(
    'odd',
    where((number) => number % 2 === 1),
  )
  spots.set(
    'low',
    where((number) => number <= 18),
  )
  spots.set(
    'high',
    where((number) => number > 18),
  )
  return spots
}

/** n0 … n36, row1 … row12 (three numbers), dozen1-3, column1-3, red, black, even, odd, low, high. */
export const SPOTS = tableSpots()

/** What a spot returns when it wins, the stake included, in hundredths; null when there is no such spot. */
export function rouletteOdds(spot: string): number | null {
  const covered = SPOTS.get(spot)
  return covered ? 3_600 / covered.length : null
}

export function rouletteReturned(spot: string, pocket: number): number {
  return SPOTS.get(spot)?.includes(pocket) ? rouletteOdds(spot)! : 0
}
