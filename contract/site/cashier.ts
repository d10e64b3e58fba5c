/** The rows of the area Banking that the cashier's page begins with, whatever the methods (D01, D13, W06). */
import * as z from 'zod/mini'
import { amountText, wireAmount } from '../wire/amounts.ts'
import { call } from '../wire/call.ts'
import { DEPOSIT_REFUSALS, WITHDRAWAL_REFUSALS } from './payment-refusals.ts'
import { PAYMENT_STATES } from './payment-states.ts'
import { wireStep } from './wire-step.ts'

/** How a method proceeds; the site chooses its page by it. Absent on servers that speak the specification alone. */
export const FLOWS = [
  'push',
  'pay-bill',
  'card',
  'redirect',
  'ussd',
  'transfer',
  'agent',
  'own-number',
  'bank',
  'channel',
] as const
export type Flow = (typeof FLOWS)[number]

const paymentMethods = z.object({
  /** Ours, of withdrawals: the cash that may go out; a bonus may not. */
  available: z.optional(wireAmount),
  paymentLimits: z.array(z.object({ accountId: z.number(), minLimit: wireAmount, maxLimit: wireAmount })),
  paymentMethods: z.array(
    z.object({
      viewName: z.string(),
      onlyForTestUsers: z.boolean(),
      accountId: z.optional(z.number()),
      /** Ours: of a method that the specification does not know its name and a line of help in the player's language. */
      name: z.optional(z.string()),
      help: z.optional(z.string()),
      /** And its limits, which are its own. */
      minLimit: z.optional(wireAmount),
      maxLimit: z.optional(wireAmount),
      flow: z.optional(z.enum(FLOWS)),
      currency: z.optional(z.string()),
      /** The company settles in another currency: so much of it is one of the player's. Shown before the tap. */
      exchange: z.optional(z.object({ currency: z.string(), rate: z.string() })),
      /** Withheld of the amount, in percent, as decimal text. Shown before the tap. */
      tax: z.optional(z.string()),
      /** Of withdrawals, as above of a payment. */
      usualS: z.optional(z.int()),
      /** The company has been silent or slow for a few minutes: the page says so and names another. */
      trouble: z.optional(z.enum(['slow', 'down'])),
    }),
  ),
})

const payment = z.object({
  id: z.string(),
  direction: z.enum(['deposit', 'withdraw']),
  viewName: z.string(),
  amount: wireAmount,
  /** Withheld of the amount for the state. */
  tax: z.optional(wireAmount),
  currency: z.string(),
  state: z.enum(PAYMENT_STATES),
  /** Why it failed or was rejected: a key of the site's texts. */
  reason: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Our key: what support and the company know it by. */
  reference: z.optional(z.string()),
  /** Where a withdrawal goes, or which phone pays: shortened. */
  destination: z.optional(z.string()),
  step: z.optional(z.nullable(wireStep)),
  /** The method's name in the player's language, where the site has none of its own. */
  name: z.optional(z.string()),
  /** Of a withdrawal that its player may still take back: until when. */
  cancelUntil: z.optional(z.string()),
  /** A person of the house looks at it before it is sent. */
  isReviewed: z.optional(z.boolean()),
  /** Half of the withdrawals by this method arrived within so many seconds, in the last 24 hours. */
  usualS: z.optional(z.int()),
  /** Every state with its moment, oldest first. */
  timeline: z.optional(z.array(z.object({ at: z.string(), state: z.enum(PAYMENT_STATES) }))),
})
export type WirePayment = z.output<typeof payment>

export const cashier = {
  checkUserWithdrawOrder: call({
    method: 'GET',
    path: '/api/api/Banking/CheckUserWithdrawOrder',
    access: 'player',
    poll: true,
    about: 'Truthy data: a withdrawal is pending (and can be cancelled while it is requested).',
    reply: z.nullable(
      z.object({
        id: z.string(),
        amount: wireAmount,
        state: z.enum(PAYMENT_STATES),
        /** False: its time to be taken back is over, or the jurisdiction knows none. */
        canCancel: z.optional(z.boolean()),
      }),
    ),
  }),
  rejectWithdrawByUser: call({
    method: 'POST',
    path: '/api/api/Banking/RejectWithadrawByUser',
    access: 'player',
    sensitive: true,
    about: 'Cancels the pending withdrawal and gives the held money back.',
    refusals: ['NO_PENDING_WITHDRAWAL', 'WITHDRAWAL_ALREADY_SENT', 'WITHDRAWAL_CANCEL_FORBIDDEN'],
  }),
  getDepositMethods: call({
    method: 'GET',
    path: '/api/api/Banking/GetDepositMethods',
    access: 'player',
    about: 'The deposit methods that this player may use, with the limits of their accounts.',
    reply: paymentMethods,
  }),
  getWithdrawMethods: call({
    method: 'GET',
    path: '/api/api/Banking/GetWithdrawMethods',
    access: 'player',
    about: 'The withdrawal methods that this player may use, with the limits of their accounts.',
    reply: paymentMethods,
  }),
  registerFastHubPayBillDeposit: call({
    method: 'POST',
    path: '/api/api/Banking/registerFastHubPayBillDeposit',
    access: 'player',
    sensitive: true,
    once: true,
    about: 'Asks the mobile-money network to prompt the player’s phone; the money comes after approval there.',
    either: { amount: amountText },
    reply: z.object({ message: z.string(), id: z.optional(z.string()) }),
    refusals: DEPOSIT_REFUSALS,
    example: { amount: '500' },
  }),
  registerFastHubWithdraw: call({
    method: 'POST',
    path: '/api/api/Banking/RegisterFastHubWithdraw',
    access: 'player',
    sensitive: true,
    once: true,
    about: 'Withdraws to the player’s own number: held now, sent after the hold time unless cancelled.',
    query: { amount: amountText },
    reply: z.object({ id: z.optional(z.string()) }),
    refusals: WITHDRAWAL_REFUSALS,
    example: { amount: '500' },
  }),
  /** Ours: one payment's state, for the page that waits for it. */
  getPayment: call({
    method: 'GET',
    path: '/api/api/Banking/GetPayment',
    access: 'player',
    about: 'The state of one of the player’s own payments.',
    query: { id: z.string().check(z.maxLength(40)) },
    reply: z.nullable(payment),
    example: { id: '1' },
  }),
  /** Ours: what a receipt names. */
  findDeposit: call({
    method: 'POST',
    path: '/api/api/Banking/FindDeposit',
    access: 'player',
    about: 'Looks for a payment of the player by our reference or the company’s, and asks the company at once.',
    body: { reference: z.string().check(z.trim(), z.minLength(4), z.maxLength(64)) },
    reply: z.object({ id: z.nullable(z.string()) }),
    refusals: ['TOO_MANY_ATTEMPTS'],
    example: { reference: 'FH00000001' },
  }),
}
