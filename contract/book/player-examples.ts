/** What each call of players answers, for readers of the book's page: a test sets them beside what a running book really says. */
import type { Reply } from '../wire/call.ts'
import type { bookBets } from './bets.ts'
import type { bookCashOut } from './cash-out.ts'
import type { bookCodes, bookRebet } from './codes.ts'
import type { bookEdit } from './edit.ts'
import type { bookMine } from './mine.ts'

type Examples<Rows> = { readonly [Name in keyof Rows]: Reply<Rows[Name]> }

const PICK = {
  event: '17',
  market: 'goals.match.total',
  specifiers: 'total=2.5',
  outcome: 'over',
}
const START = '2026-11-22T18:00:00.000Z'

const BET: Reply<(typeof bookBets)['bet']> = {
  id: 'b1',
  slip: 'slip-0001',
  kind: 'single',
  state: 'accepted',
  outcome: 'open',
  reason: null,
  told: null,
  offer: null,
  unit: 100_000,
  lines: 1,
  stake: 100_000,
  replaces: null,
  currency: 'NGN',
  sizes: [1],
  mayFail: null,
  price: null,
  freeBet: null,
  askedAt: '2026-11-22T17:00:00.000Z',
  dueAt: null,
  decidedAt: '2026-11-22T17:00:00.000Z',
  acceptedAt: '2026-11-22T17:00:00.120Z',
  most: 185_000,
  revision: 0,
  worth: { open: 100_000, won: 0, cashed: 0, voided: 0 },
  legs: [
    {
      isBanker: false,
      asked: 1850,
      odds: 1850,
      result: null,
      picks: [{ ...PICK, odds: 1850, startsAt: START, result: null }],
    },
  ],
}

export const BETS_EXAMPLES: Examples<typeof bookBets> = {
  quote: {
    reason: null,
    kind: 'single',
    lines: 1,
    stake: 100_000,
    odds: [1850],
    price: null,
    epochs: [[4]],
    leastUnit: 10_000,
    mostUnit: 117_647_058,
    most: 185_000,
    bonus: 0,
    isCapped: false,
    tax: 8_500,
    net: 176_500,
    stakeTax: 0,
    delay: 0,
  },
  place: BET,
  bet: BET,
  mine: { bets: [BET] },
  takeOffer: BET,
  leaveOffer: { ...BET, state: 'refused', reason: 'NOT_REVIEWED', acceptedAt: null },
}

export const EDIT_EXAMPLES: Examples<typeof bookEdit> = {
  edit: { ...BET, id: 'b2', slip: 'slip-0002', replaces: { bet: 'b1', value: 98_500 } },
}

export const CASH_OUT_EXAMPLES: Examples<typeof bookCashOut> = {
  values: {
    values: [
      {
        bet: 'b1',
        none: null,
        quote: { bet: 'b1', revision: 0, value: 98_500, epochs: { '17': 4 }, until: '2026-11-22T18:00:05.000Z' },
        delay: 0,
        partOf: 100_000,
        auto: null,
      },
    ],
  },
  tap: { bet: 'b1', id: 'tap-0001', state: 'done', dueAt: START, paid: 98_500, now: null },
  tapped: { bet: 'b1', id: 'tap-0001', state: 'done', dueAt: START, paid: 98_500, now: null },
  auto: null,
  stakeBack: { stake: 100_000, leftToday: 4 },
  tracker: { legs: [[{ ...PICK, result: null, phase: 'before', clock: null, stands: 'lost', needs: null }]] },
}

const LOADED: Reply<(typeof bookRebet)['rebet']> = {
  legs: [
    {
      was: 1850,
      odds: 1870,
      isMoved: true,
      isBanker: false,
      picks: [
        {
          ...PICK,
          home: 'Mawimbi Athletic',
          away: 'Radi City',
          startsAt: START,
          phase: 'before',
          odds: 1870,
          epoch: 4,
        },
      ],
    },
  ],
  dropped: [],
  sizes: [1],
  system: null,
  mayFail: null,
}

export const CODES_EXAMPLES: Examples<typeof bookCodes & typeof bookRebet> = {
  makeCode: { code: 'BKTRMX', endsAt: '2026-11-23T18:00:00.000Z' },
  loadCode: { code: 'BKTRMX', endsAt: '2026-11-23T18:00:00.000Z', uses: 1, slip: LOADED },
  rebet: LOADED,
}

export const MINE_EXAMPLES: Examples<typeof bookMine> = {
  wallet: {
    balance: 2_450_000,
    currency: 'NGN',
    freeBets: [{ id: 'f1', amount: 50_000, endsAt: '2026-11-29T17:00:00.000Z' }],
  },
  receipts: {
    receipts: [
      {
        bet: 'b1',
        rules: {
          ladder: '1',
          voids: 1,
          cap: 5_000_000_000,
          winBonus: { leastOdds: 1200, base: 'gross', rows: [{ legs: 5, percent: 5 }] },
          tax: 0,
        },
        settledAt: null,
        picks: [
          [
            {
              sport: 'football',
              home: 'Mawimbi Athletic',
              away: 'Radi City',
              sideNames: { home: { sw: 'Mawimbi' }, away: {} },
              startsAt: START,
              status: 'not-started',
              scores: {},
              voidCase: null,
              rules: null,
            },
          ],
        ],
        log: [],
      },
    ],
  },
}
