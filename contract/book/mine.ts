/** What a player's own pages ask beside their bets: the money that they may stake, and what a receipt tells of a bet. */
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { seasonPick, sideNames } from './names.ts'

const minor = z.int().check(z.minimum(0))
const period = z.object({ score: z.tuple([z.int(), z.int()]), isOver: z.boolean() })

const receiptPick = z.object({
  sport: z.nullable(z.enum(['football', 'basketball', 'tennis'])),
  home: z.nullable(z.string()),
  away: z.nullable(z.string()),
  sideNames,
  season: seasonPick,
  /** As it is told now; `startsAt` of the bet is the one that was frozen with it. */
  startsAt: z.nullable(z.string()),
  status: z.string(),
  /** By measure and period, like goals.match: what counts so far, or in the end. */
  scores: z.record(z.string(), period),
  /** Why it is void: a case of the void table. */
  voidCase: z.nullable(z.string()),
  /** The rules by which its match was graded; null: nothing is told of it. */
  rules: z.nullable(z.string()),
})
export type ReceiptPick = z.output<typeof receiptPick>

const receipt = z.object({
  bet: z.string(),
  /** In force when it was struck: with them, the odds and the results anybody can count what it pays (contract/fair). */
  rules: z.object({
    ladder: z.string(),
    voids: z.int(),
    cap: minor,
    winBonus: z.nullable(
      z.object({
        leastOdds: z.int(),
        base: z.enum(['gross', 'net']),
        rows: z.array(z.object({ legs: z.int(), percent: z.int() })),
      }),
    ),
    /** Hundredths of a percent of what is won. */
    tax: z.int(),
  }),
  settledAt: z.nullable(z.string()),
  /** By leg. */
  picks: z.array(z.array(receiptPick)),
  /** Each time that its worth was said, the oldest first. */
  log: z.array(
    z.object({
      revision: z.int(),
      at: z.string(),
      why: z.enum(['result', 'cancel', 'cash-out', 'stake-back', 'edit', 'desk']),
      outcome: z.enum(['open', 'won', 'lost', 'void', 'cashed', 'replaced']),
      worth: z.object({ open: minor, won: minor, cashed: minor, voided: minor }),
    }),
  ),
})
export type Receipt = z.output<typeof receipt>

const wallet = z.object({
  balance: minor,
  currency: z.string(),
  freeBets: z.array(z.object({ id: z.string(), amount: minor, endsAt: z.string() })),
})
export type Wallet = z.output<typeof wallet>

export const bookMine = {
  wallet: call({
    method: 'GET',
    path: '/book/v1/wallet',
    access: 'player',
    about: 'What the player’s wallet says that they may stake now, and the free bets that they may choose from.',
    reply: wallet,
    refusals: ['UNAUTHORIZED', 'SERVICE_UNAVAILABLE'],
  }),
  receipts: call({
    method: 'GET',
    path: '/book/v1/bets/receipts',
    access: 'player',
    about:
      'Of bets of the player, by their ids with commas between: the sides of their matches, scores, why a pick is void, the rules that were in force, and each time that their worth was said.',
    query: { bets: z.string().check(z.regex(/^[\w-]{1,40}(,[\w-]{1,40}){0,49}$/)) },
    example: { bets: 'b1' },
    reply: z.object({ receipts: z.array(receipt) }),
    refusals: ['UNAUTHORIZED'],
  }),
} as const
