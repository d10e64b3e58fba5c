/**
 * Which lines a bet has. A bet of n selections and line sizes k plays every choice of k of them; bankers stand in every
 * line. Lines are counted by formula before anything is built, so that a slip cannot ask for a billion of them.
 */

export const MOST_LEGS = 30
export const MOST_SYSTEM_LEGS = 15
export const MOST_LINES = 8192

/** Sizes of the lines that the trade has names for. A full cover with singles is "lucky". */
export const NAMED_SYSTEMS = {
  trixie: { legs: 3, sizes: [2, 3] },
  patent: { legs: 3, sizes: [1, 2, 3] },
  yankee: { legs: 4, sizes: [2, 3, 4] },
  'lucky-15': { legs: 4, sizes: [1, 2, 3, 4] },
  canadian: { legs: 5, sizes: [2, 3, 4, 5] },
  'lucky-31': { legs: 5, sizes: [1, 2, 3, 4, 5] },
  heinz: { legs: 6, sizes: [2, 3, 4, 5, 6] },
  'lucky-63': { legs: 6, sizes: [1, 2, 3, 4, 5, 6] },
  'super-heinz': { legs: 7, sizes: [2, 3, 4, 5, 6, 7] },
  goliath: { legs: 8, sizes: [2, 3, 4, 5, 6, 7, 8] },
} as const satisfies Readonly<Record<string, { legs: number; sizes: readonly number[] }>>

/** n over k; 0 when there are not so many. */
export function choices(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let count = 1
  for (let i = 1; i <= k; i++) count = (count * (n - k + i)) / i
  return Math.round(count)
}

/** What is played: how many of the selections that are no bankers make a line. A plain multiple has one size, all of them. */
export interface Shape {
  /** Selections that are no bankers. */
  readonly open: number
  readonly bankers: number
  /** How many of the open ones a line takes, each size once. */
  readonly sizes: readonly number[]
}

export function lineCount({ open, sizes }: Shape): number {
  return sizes.reduce((sum, size) => sum + choices(open, size), 0)
}

export type ShapeFault = 'no-selection' | 'too-many-selections' | 'too-many-lines' | 'sizes'

/** null: the shape can be played. */
export function shapeFault(shape: Shape): ShapeFault | null {
  const { open, bankers, sizes } = shape
  if (open + bankers < 1) return 'no-selection'
  const isSystem = sizes.length > 1 || sizes[0] !== open
  if (open + bankers > (isSystem ? MOST_SYSTEM_LEGS : MOST_LEGS)) return 'too-many-selections'
  const areGood =
    sizes.length > 0 &&
    new Set(sizes).size === sizes.length &&
    sizes.every((size) => Number.isInteger(size) && size >= 0 && size <= open && size + bankers >= 1)
  if (!areGood) return 'sizes'
  return lineCount(shape) > MOST_LINES ? 'too-many-lines' : null
}
