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

type Pace = Pick<SlotModel, 'steep' | 'run' | 'freeSpins' | 'multiplier' | 'again'>

/** A digit a reel, as LINES below. */
const perReel = (digits: string): readonly number[] => [...digits].map(Number)

/** Three reels, at most one wild a reel, nothing that is free. */
const classic = (
  lines: number,
  wilds: string,
  rest: Pick<SlotModel, 'coins' | 'rare' | 'slope' | 'steep'>,
): SlotModel => ({
  reels: 3,
  lines,
  pictures: 7,
  wilds: perReel(wilds),
  scatters: [],
  run: 3,
  freeSpins: 0,
  multiplier: 1,
  again: 'once',
  ...rest,
})

/** Five reels; a line is a coin, and ways are 25. */
const video = (
  lines: number,
  { wilds, scatters }: Readonly<Record<'wilds' | 'scatters', string>>,
  pace: Pace,
): SlotModel => ({
  reels: 5,
  lines,
  coins: lines || 25,
  pictures: 9,
  rare: 2,
  slope: 4,
  wilds: perReel(wilds),
  scatters: perReel(scatters),
  ...pace,
})

const EVERYWHERE = { wilds: '11111', scatters: '11111' } as const
const NEVER_FIRST = { wilds: '01111', scatters: '11111' } as const
const INSIDE = { wilds: '01110', scatters: '11111' } as const
const MOST_INSIDE = { wilds: '01210', scatters: '21112' } as const

export const MODELS = {
  'classic-1': classic(1, '111', { coins: 1, rare: 1, slope: 6, steep: 60 }),
  'classic-3': classic(3, '111', { coins: 4, rare: 2, slope: 5, steep: 40 }),
  'classic-5': classic(5, '111', { coins: 5, rare: 2, slope: 4, steep: 30 }),
  'classic-27': classic(0, '010', { coins: 10, rare: 2, slope: 4, steep: 25 }),
  'video-5': video(5, EVERYWHERE, { steep: 30, run: 6, freeSpins: 15, multiplier: 3, again: 'again' }),
  'video-10': video(10, EVERYWHERE, { steep: 20, run: 5, freeSpins: 10, multiplier: 3, again: 'again' }),
  'video-20': video(20, NEVER_FIRST, { steep: 12, run: 4, freeSpins: 10, multiplier: 2, again: 'again' }),
  'video-25': video(25, MOST_INSIDE, { steep: 8, run: 3.4, freeSpins: 8, multiplier: 2, again: 'once' }),
  'ways-243': video(0, INSIDE, { steep: 10, run: 3, freeSpins: 12, multiplier: 2, again: 'again' }),
} as const satisfies Readonly<Record<string, SlotModel>>
export type SlotModelName = keyof typeof MODELS

/** The row of each reel, per line, in the order in which lines are added. */
export const LINES: Readonly<Record<number, readonly (readonly number[])[]>> = {
  3: ['111', '000', '222', '012', '210'].map(perReel),
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
  ].map(perReel),
}
