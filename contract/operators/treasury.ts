/** The office's calls about money apart: what is owed to players beside what lies in trust, and the moves between the two. */
import * as z from 'zod/mini'
import { amountText } from '../wire/amounts.ts'
import { filled, written } from '../wire/fields.ts'
import { approval } from './approvals.ts'
import { officeCall } from './call.ts'
import { day } from './reports.ts'

/** Moves between accounts of the house. `of`: a payment company, what a tax is taken of, or nothing. */
export const TREASURY_MOVES = {
  swept: 'company',
  'float-fed': 'company',
  'revenue-taken': null,
  'topped-up': null,
  'tax-paid': 'base',
  'unclaimed-paid': null,
} as const satisfies Record<string, 'company' | 'base' | null>
export type TreasuryMove = keyof typeof TREASURY_MOVES
const MOVES = Object.keys(TREASURY_MOVES) as [TreasuryMove, ...TreasuryMove[]]

const amounts = z.object({
  currency: z.string(),
  /** What is owed to players at the end of the day: cash and money of withdrawals under way. Test players are not among them. */
  players: z.string(),
  /** Of money that arrived and was not credited. */
  parked: z.string(),
  /** Of dormant accounts, until it is claimed or paid to the state. */
  dormant: z.string(),
  /** What test players have, for whoever compares with the trial balance. */
  tests: z.string(),
  /** Bonuses are no money of players until they are released. */
  bonuses: z.string(),
  trust: z.string(),
  /** With payment companies, on its way to the trust account. */
  inTransit: z.string(),
  operating: z.string(),
  taxOwed: z.string(),
  /** Trust less players, parked and dormant: below zero money is missing there. */
  difference: z.string(),
})
export type TrustDay = z.output<typeof amounts>

export const officeTreasury = {
  trustReport: officeCall('reports.read', {
    method: 'GET',
    path: '/api/office/TrustReport',
    about:
      'At the end of a day in the market’s time zone: what is owed to players beside what lies in trust, by currency, and the day’s moves of the trust account.',
    query: { day },
    reply: z.object({
      days: z.array(amounts),
      moves: z.array(
        z.object({
          id: z.string(),
          at: z.string(),
          kind: z.string(),
          /** Signed as a bank statement: what came in is above zero. */
          amount: z.string(),
          currency: z.string(),
          reason: z.string(),
        }),
      ),
      companies: z.array(z.string()),
      bases: z.array(z.string()),
    }),
    refusals: ['INCORRECT_PARAMETER_VALUE'],
    example: { day: '2026-11-20' },
  }),
  askTreasury: officeCall('treasury.move', {
    method: 'POST',
    path: '/api/office/AskTreasury',
    about:
      'Asks that money be moved between the house’s accounts, as the bank has done it; a second person approves. Revenue is taken only from what lies above the players’ money.',
    body: {
      move: z.enum(MOVES),
      of: filled(40),
      amount: amountText,
      key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
      why: written(200),
    },
    reply: approval,
    refusals: ['INVALID_AMOUNT', 'INCORRECT_PARAMETER_VALUE', 'INSUFFICIENT_AMOUNT'],
    example: { move: 'topped-up', of: '-', amount: '500', key: 'a-key-of-16-letters', why: 'capital' },
  }),
}
