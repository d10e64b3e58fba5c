/** The office's calls about bets at sportsbooks, and about the free bets of players. Amounts are decimal text. */
import * as z from 'zod/mini'
import { WINNINGS } from '../site/effects.ts'
import { BET_STATUSES, SELECTION_RESULTS } from '../site/bets.ts'
import { amountText } from '../wire/amounts.ts'
import { idText, whole, written } from '../wire/fields.ts'
import { officeCall } from './call.ts'

const bet = z.object({
  company: z.string(),
  betId: z.string(),
  placedAt: z.string(),
  settledAt: z.nullable(z.string()),
  type: z.string(),
  stake: z.string(),
  isFree: z.boolean(),
  potentialWin: z.string(),
  payout: z.string(),
  returned: z.string(),
  currency: z.string(),
  status: z.enum(BET_STATUSES),
  selections: z.array(
    z.object({
      event: z.string(),
      market: z.string(),
      pick: z.string(),
      odds: z.number(),
      result: z.enum(SELECTION_RESULTS),
      score: z.optional(z.string()),
    }),
  ),
  /** Versions of the rules that were in force. */
  rules: z.record(z.string(), z.string()),
})
export type OfficeBet = z.output<typeof bet>

export const FREE_BET_STATES = ['open', 'spent', 'withdrawn', 'expired'] as const
const freeBet = z.object({
  id: z.string(),
  amount: z.string(),
  currency: z.string(),
  state: z.enum(FREE_BET_STATES),
  grantedAt: z.string(),
  endsAt: z.string(),
  /** Empty: an operator gave it. */
  promotion: z.string(),
})
export type OfficeFreeBet = z.output<typeof freeBet>

const freeSpins = z.object({
  id: z.string(),
  left: z.number(),
  spins: z.number(),
  amount: z.string(),
  won: z.string(),
  most: z.string(),
  currency: z.string(),
  winnings: z.enum(WINNINGS),
  state: z.enum(['open', 'ended', 'expired']),
  grantedAt: z.string(),
  endsAt: z.string(),
  promotion: z.string(),
})
export type OfficeFreeSpins = z.output<typeof freeSpins>

export const officeBets = {
  playerBets: officeCall('players.read', {
    method: 'GET',
    path: '/api/office/PlayerBets',
    about: 'One player’s bets at all sportsbooks, the newest first, 50 a page, their free bets and free spins.',
    query: { id: idText, page: z._default(whole(1, 10_000), 1) },
    reply: z.object({ bets: z.array(bet), freeBets: z.array(freeBet), freeSpins: z.array(freeSpins) }),
    example: { id: '1', page: 1 },
  }),
  grantFreeBet: officeCall('corrections.make', {
    method: 'POST',
    path: '/api/office/GrantFreeBet',
    about:
      'Gives a player a stake of the house: for one bet, whole, within so many days. Nobody gives more alone in a day than they may correct alone.',
    body: {
      /** Made by the page, once a form: the same press twice is one free bet. */
      key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
      id: idText,
      amount: amountText,
      days: whole(1, 90),
      why: written(300),
    },
    reply: z.object({ id: z.string() }),
    refusals: ['NOT_FOUND', 'INVALID_AMOUNT', 'PLAYER_EXCLUDED', 'TIME_OUT_ACTIVE'],
    example: { key: 'a-key-of-16-letters', id: '1', amount: '500.00', days: 7, why: 'goodwill' },
  }),
  withdrawFreeBet: officeCall('corrections.make', {
    method: 'POST',
    path: '/api/office/WithdrawFreeBet',
    about: 'Takes back a free bet that its player has not used.',
    body: { id: idText, freeBetId: idText, why: written(300) },
    refusals: ['NO_LONGER_OPEN'],
    example: { id: '1', freeBetId: '1', why: 'given to the wrong player' },
  }),
}
