/** What each company makes: how many of which kind, under which ids. The order of the rows fixes the names for ever. */
import type { GameKind } from '@uwanja/providers/listed-game'
import type { EngineName, SharedEngine } from '../instant/engines.ts'

/** A run of titles. Slots say how many of each thousand are classic, and how many video slots sell their feature. */
export interface Run {
  readonly kind: GameKind
  readonly engine: EngineName | SharedEngine
  readonly count: number
  readonly firstId: number
  /** The engine's variants, dealt in turn; slots make their own. */
  readonly variants?: readonly string[]
  readonly classicPerMille?: number
  readonly buyPerMille?: number
  readonly launch?: Readonly<Record<string, string>>
  readonly names?: readonly string[]
}

export interface CompanyRow {
  readonly company: string
  /** Before the number of each id. */
  readonly idPrefix: string
  readonly runs: readonly Run[]
}

const slots = (count: number, firstId: number, classicPerMille: number, buyPerMille: number): Run => ({
  kind: 'slot-video',
  engine: 'slot',
  count,
  firstId,
  classicPerMille,
  buyPerMille,
})
const poker = (count: number, firstId: number): Run => ({ kind: 'video-poker', engine: 'video-poker', count, firstId })
const bingo = (count: number, firstId: number): Run => ({ kind: 'bingo', engine: 'bingo', count, firstId })
const named = (
  kind: GameKind,
  engine: Run['engine'],
  firstId: number,
  names: readonly string[],
  more: Pick<Run, 'launch' | 'variants'> = {},
): Run => ({ kind, engine, count: names.length, firstId, names, ...more })

const PRODUCTS = { tables: { productId: '1' }, slots: { productId: '2' }, fair: { productId: '3' } } as const

export const COMPANIES: readonly CompanyRow[] = [
  {
    company: 'betsolutions',
    idPrefix: '',
    runs: [
      named('table', 'roulette', 5000, ['Floodlight Roulette'], { launch: PRODUCTS.tables }),
      named('table', 'blackjack', 5001, ['Clubhouse Blackjack'], { launch: PRODUCTS.tables }),
      named('table', 'hi-lo', 5002, ['Hi-Lo Terrace'], { launch: PRODUCTS.tables }),
      named('table', 'dice', 5003, ['Kick-off Dice'], { launch: PRODUCTS.tables }),
      named('table', 'keno', 5004, ['Keno Grounds'], { launch: PRODUCTS.tables }),
      named('crash', 'zeppelin', 7001, ['Zeppelin'], { launch: PRODUCTS.fair }),
      named('other', 'hi-lo', 7002, ['Higher Ground'], { launch: PRODUCTS.fair }),
      named('other', 'dice', 7003, ['Open Dice'], { launch: PRODUCTS.fair }),
      named('other', 'keno', 7004, ['Glass Keno'], { launch: PRODUCTS.fair }),
      named('other', 'plinko', 7005, ['Pearl Drop'], { launch: PRODUCTS.fair }),
      named('bingo', 'bingo', 7006, ['Open Book Bingo'], { launch: PRODUCTS.fair }),
      { ...slots(96, 2001, 300, 250), launch: PRODUCTS.slots },
    ],
  },
  { company: 'egt', idPrefix: '', runs: [slots(480, 801, 450, 100), poker(10, 4001), bingo(8, 4101)] },
  {
    company: 'softgaming',
    idPrefix: '',
    runs: [
      ...['920', '931', '940', '975'].map((systemId, index) => ({
        ...slots(178, 10_001 + index * 1_000, 200, 200),
        launch: { systemId },
      })),
      { ...poker(8, 15_001), launch: { systemId: '920' } },
      { ...bingo(12, 15_101), launch: { systemId: '931' } },
    ],
  },
  { company: 'endorphina', idPrefix: 'en-', runs: [slots(400, 1, 180, 300), poker(4, 901)] },
  {
    company: 'betconstruct',
    idPrefix: '',
    runs: [
      slots(500, 4501, 150, 250),
      poker(6, 6001),
      bingo(6, 6101),
      named('live-roulette', 'live-roulette', 6201, ['Roulette One', 'Roulette Night']),
      named('live-blackjack', 'live-blackjack', 6211, ['Blackjack One']),
      named('live-baccarat', 'live-baccarat', 6221, ['Baccarat One']),
      named('virtual-football', 'virtual-football', 6301, ['Street Cup', 'Lagoon League']),
      named('virtual-horse', 'virtual-horse', 6311, ['Savanna Derby']),
    ],
  },
  { company: 'qtech', idPrefix: 'QT-', runs: [slots(920, 1001, 220, 350), poker(6, 5001), bingo(10, 5101)] },
  {
    company: 'globalbet',
    idPrefix: 'gb',
    runs: [
      named('virtual-football', 'virtual-football', 1, [
        'Sunday League',
        'Coastal Cup',
        'Premier Terrace',
        'Desert Trophy',
        'Night Kick-off',
        'Capital Derby',
        'Golden Boot League',
        'Harvest Cup',
      ]),
      named('virtual-horse', 'virtual-horse', 101, [
        'Turf Sprint',
        'Morning Gallop',
        'Acacia Downs',
        'Silver Saddle',
        'Highland Mile',
        'Dust and Thunder',
        'Harbour Stakes',
        'Evening Canter',
      ]),
      bingo(4, 201),
    ],
  },
  {
    company: 'vivo',
    idPrefix: '',
    runs: [
      named('live-roulette', 'live-roulette', 101, [
        'Floodlit Roulette',
        'Lagoon Roulette',
        'Turf Roulette',
        'Roulette 24',
      ]),
      named('live-baccarat', 'live-baccarat', 201, ['Jade Baccarat', 'Harbour Baccarat', 'Baccarat Swift']),
      named('live-blackjack', 'live-blackjack', 301, ['Blackjack Salon', 'Blackjack Garden', 'Blackjack Swift']),
      named('live-poker', 'live-poker', 401, ['Hold’em Hall', 'Hold’em Terrace', 'Hold’em Night']),
      // One plays them alone, between two rounds of a table: they stand beside the tables of the same company.
      named('live-other', 'keno', 501, ['Studio Keno']),
      named('live-other', 'dice', 511, ['Studio Dice']),
      named('live-other', 'plinko', 521, ['Studio Pearls']),
    ],
  },
]
