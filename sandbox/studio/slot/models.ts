/** The kinds of slots that we build: reels, lines or ways, how often what comes, and the shape of the pay table. */

export interface SlotModel {
  readonly reels: 3 | 5
  /** 0: ways. */
  readonly lines: number
  readonly coins: number
  readonly pictures: number
  /** Copies of the best picture on a reel, and how many more of the most common one. */
  readonly rare: number
  readonly slope: number
  readonly wilds: readonly number[]
  readonly scatters: readonly number[]
  /** How many times the lowest picture's pay the best one's is. */
  readonly steep: number
  /** How many times more a run one longer pays. */
  readonly run: number
  /** Of three scatters; 0: the model has no free spins. */
  readonly freeSpins: number
  readonly multiplier: number
  readonly again: 'again' | 'once'
}

const NONE = { freeSpins: 0, multiplier: 1, again: 'once', scatters: [] } as const
const classic = { reels: 3, run: 3, pictures: 7, ...NONE } as const
const video = { reels: 5, pictures: 9, rare: 2, slope: 4 } as const

export const MODELS = {
  'classic-1': { ...classic, lines: 1, coins: 1, rare: 1, slope: 6, wilds: [1, 1, 1], steep: 60 },
  'classic-3': { ...classic, lines: 3, coins: 4, rare: 2, slope: 5, wilds: [1, 1, 1], steep: 40 },
  'classic-5': { ...classic, lines: 5, coins: 5, rare: 2, slope: 4, wilds: [1, 1, 1], steep: 30 },
  'classic-27': { ...classic, lines: 0, coins: 10, rare: 2, slope: 4, wilds: [0, 1, 0], steep: 25 },
  'video-5': {
    ...video,
    lines: 5,
    coins: 5,
    wilds: [1, 1, 1, 1, 1],
    scatters: [1, 1, 1, 1, 1],
    steep: 30,
    run: 6,
    freeSpins: 15,
    multiplier: 3,
    again: 'again',
  },
  'video-10': {
    ...video,
    lines: 10,
    coins: 10,
    wilds: [1, 1, 1, 1, 1],
    scatters: [1, 1, 1, 1, 1],
    steep: 20,
    run: 5,
    freeSpins: 10,
    multiplier: 3,
    again: 'again',
  },
  'video-20': {
    ...video,
    lines: 20,
    coins: 20,
    wilds: [0, 1, 1, 1, 1],
    scatters: [1, 1, 1, 1, 1],
    steep: 12,
    run: 4,
    freeSpins: 10,
    multiplier: 2,
    again: 'again',
  },
  'video-25': {
    ...video,
    lines: 25,
    coins: 25,
    wilds: [0, 1, 2, 1, 0],
    scatters: [2, 1, 1, 1, 2],
    steep: 8,
    run: 3.4,
    freeSpins: 8,
    multiplier: 2,
    again: 'once',
  },
  'ways-243': {
    ...video,
    lines: 0,
    coins: 25,
    wilds: [0, 1, 1, 1, 0],
    scatters: [1, 1, 1, 1, 1],
    steep: 10,
    run: 3,
    freeSpins: 12,
    multiplier: 2,
    again: 'again',
  },
} as const satisfies Record<string, SlotModel>
export type SlotModelName = keyof typeof MODELS

/** The row of each reel, per line, in the order in which lines are added. */
export const LINES: Readonly<Record<number, readonly (readonly number[])[]>> = {
  3: ['111', '000', '222', '012', '210'].map((rows) => [...rows].map(Number)),
  5: [
    '11111',
    '00000',
    '22222',
    '01210',
    '21012',
    '00100',
    '22122',
    '12221',
    '10001',
    '01110',
    '21112',
    '01010',
    '21212',
    '10101',
    '12121',
    '11011',
    '11211',
    '00222',
    '22000',
    '02020',
    '20202',
    '10201',
    '12021',
    '02120',
    '20102',
  ].map((rows) => [...rows].map(Number)),
}
