/** The office's calls for accountants and regulators: the books by day, what is large or odd, and what can be taken away. */
import * as z from 'zod/mini'
import { officeCall } from './call.ts'

/** Each is a file of comma-separated values, streamed by GET /api/office/export/{name}. */
export const EXPORTS = {
  journals: 'Every posting: from which account into which, how much, why.',
  register: 'Every movement of every player with the balances after it.',
  payments: 'Every deposit and withdrawal that was begun.',
  statement: 'One player’s movements with the balances after each.',
  large: 'Payments and days that are large or odd, as the market’s row says.',
  taxes: 'What was withheld for the state, by month, base and company.',
  payees: 'Every player of whom something was withheld: who they are, what they won, what was withheld.',
  duty: 'The house’s duty on gross gaming revenue, by month and product.',
  prizes: 'Every prize of a race that was paid: who won it, how much, as cash or bonus, and whether it was taken back.',
  dormant: 'Every dormant account that was found, and what became of its money.',
  returns: 'Of each game and month: what it gave back, beside what is stated, with bounds.',
  trust: 'Of each day: what is owed to players beside what lies in trust, by currency.',
  takers: 'Who joined which promotion, how they stand with it, and what it gave them.',
  partners: 'Every player who came by a partner’s code, and what they paid in, staked and won, by the ledger.',
  moves: 'Every move of the trust account, signed as a bank’s statement is.',
} as const
/** As above, for whoever may also see what protects players. */
export const PROTECTION_EXPORTS = {
  exclusions: 'Every exclusion that was set or lifted, and by whom.',
  breaks: 'Every break, and by whom.',
  limits: 'Every limit that was set, and by whom.',
  interactions: 'Every sign of harm, what the house did, and what a person did then.',
} as const
/** As above, for whoever may also read what players write. */
export const MESSAGE_EXPORTS = {
  messages: 'Every message of a player, its answer, and who gave it.',
} as const
export type ExportName = keyof typeof EXPORTS | keyof typeof PROTECTION_EXPORTS | keyof typeof MESSAGE_EXPORTS

export const EXPORT_PATH = '/api/office/export'

/** A stretch that one report may cover. */
export const MOST_DAYS = 366

export const day = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))

/** `payment`: one is large. `day`: a player’s payments of one day are. `turned`: paid in and out again, hardly played. */
export const LARGE_KINDS = ['payment', 'day', 'turned'] as const

const large = z.object({
  kind: z.enum(LARGE_KINDS),
  day: z.string(),
  playerId: z.string(),
  number: z.string(),
  name: z.string(),
  direction: z.string(),
  amount: z.string(),
  currency: z.string(),
  reference: z.string(),
})
export type Large = z.output<typeof large>

const trialRow = z.object({
  name: z.string(),
  currency: z.string(),
  opening: z.string(),
  into: z.string(),
  outOf: z.string(),
  closing: z.string(),
})
export type TrialRow = z.output<typeof trialRow>

const dutyRow = z.object({
  month: z.string(),
  product: z.enum(['casino', 'sports', 'jackpot']),
  currency: z.string(),
  /** Percent. */
  rate: z.string(),
  staked: z.string(),
  won: z.string(),
  gross: z.string(),
  duty: z.string(),
})

const taxRow = z.object({
  month: z.string(),
  /** Of what it was taken: deposit, stake, winnings or withdrawal. */
  base: z.string(),
  company: z.string(),
  currency: z.string(),
  journals: z.number(),
  withheld: z.string(),
  givenBack: z.string(),
  owed: z.string(),
})

const weekFigures = z.object({
  /** Stakes less wins, before tax. */
  ggr: z.string(),
  /** Less what bonuses, free bets, races, guarantees and promotions gave. */
  ngr: z.string(),
  staked: z.string(),
  deposits: z.string(),
  active: z.number(),
  fresh: z.number(),
  /** Of the new ones, those who have paid in since. */
  converted: z.number(),
  /** Half of the paid withdrawals took at most so long, and nine in ten; null: there was none. */
  payoutHalfS: z.nullable(z.number()),
  payoutMostS: z.nullable(z.number()),
  payouts: z.number(),
})
export type WeekFigures = z.output<typeof weekFigures>

export const officeReports = {
  weeks: officeCall('reports.read', {
    method: 'GET',
    path: '/api/office/Weeks',
    about:
      'The last seven days, today until now, beside the seven before them, until the same moment: GGR, NGR, players and payouts, ' +
      'and the GGR of each day.',
    reply: z.object({
      currency: z.string(),
      week: weekFigures,
      weekBefore: weekFigures,
      /** The oldest first; `ggrBefore` is that of seven days before. */
      days: z.array(z.object({ day: z.string(), ggr: z.string(), ggrBefore: z.string() })),
    }),
  }),
  taxReturn: officeCall('reports.read', {
    method: 'GET',
    path: '/api/office/TaxReturn',
    about: 'What was withheld for the state in a stretch of days, by month, base and company.',
    query: { from: day, to: day },
    reply: z.object({
      rows: z.array(taxRow),
      owed: z.array(z.object({ currency: z.string(), amount: z.string() })),
    }),
    refusals: ['INCORRECT_PARAMETER_VALUE'],
    example: { from: '2026-11-01', to: '2026-11-30' },
  }),
  duty: officeCall('reports.read', {
    method: 'GET',
    path: '/api/office/Duty',
    about: 'The house’s own duty on gross gaming revenue, stakes less wins, by month, product and rate.',
    query: { from: day, to: day },
    reply: z.object({
      rows: z.array(dutyRow),
      /** The state whose law it is; empty: the country's. */
      state: z.string(),
    }),
    refusals: ['INCORRECT_PARAMETER_VALUE'],
    example: { from: '2026-11-01', to: '2026-11-30' },
  }),
  trialBalance: officeCall('reports.read', {
    method: 'GET',
    path: '/api/office/TrialBalance',
    about:
      'All accounts from the beginning of one day to the end of another in the market’s time zone; the closing column adds up to zero.',
    query: { from: day, to: day },
    reply: z.object({
      rows: z.array(trialRow),
      /** What the house owes to players: cash, bonus and held, less debts. */
      liabilities: z.array(z.object({ currency: z.string(), players: z.string(), parked: z.string() })),
      zone: z.string(),
    }),
    refusals: ['INCORRECT_PARAMETER_VALUE'],
    example: { from: '2026-11-20', to: '2026-11-20' },
  }),
  largeMovements: officeCall('reports.read', {
    method: 'GET',
    path: '/api/office/Large',
    about: 'Payments and days that are large or odd, newest first, 500 at most; the market’s row says what that is.',
    query: { from: day, to: day },
    reply: z.object({
      rows: z.array(large),
      largeAmount: z.string(),
      largeDay: z.string(),
      currency: z.string(),
      keepYears: z.number(),
    }),
    refusals: ['INCORRECT_PARAMETER_VALUE'],
    example: { from: '2026-11-20', to: '2026-11-20' },
  }),
  playHours: officeCall('reports.read', {
    method: 'GET',
    path: '/api/office/PlayHours',
    about:
      'What moved between players and the house in each of the last 24 hours, the oldest first; net is stakes less wins.',
    reply: z.object({
      currency: z.string(),
      hours: z.array(
        z.object({
          hour: z.string(),
          deposits: z.string(),
          withdrawals: z.string(),
          staked: z.string(),
          won: z.string(),
          net: z.string(),
        }),
      ),
    }),
  }),
  paymentDays: officeCall('everyone', {
    method: 'GET',
    path: '/api/office/PaymentDays',
    about: 'What was paid in and out on each of the last thirty days, the oldest first.',
    reply: z.object({
      currency: z.string(),
      days: z.array(z.object({ day: z.string(), deposits: z.string(), withdrawals: z.string() })),
    }),
  }),
}
