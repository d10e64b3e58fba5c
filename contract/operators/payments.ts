/** One payment as operators see it: how it went, and of a withdrawal that waits what speaks for it and against it. */
import * as z from 'zod/mini'
import { idText } from '../wire/fields.ts'
import { officeCall } from './call.ts'
import { playerSummary } from './summary.ts'
import { reviewReason } from './withdrawals.ts'

/** The numbers behind the reasons. */
const figures = z.object({
  /** With what else went out within a day at which nobody has looked, and from where on that waits. */
  withinDay: z.string(),
  automatic: z.string(),
  deposited: z.string(),
  bonus: z.string(),
  /** When a new device, number or recovery was noted. */
  doubtAt: z.nullable(z.string()),
  /** Whose account the company says it is; empty: the player's own number. */
  payee: z.string(),
  destination: z.string(),
})

const payment = z.object({
  id: z.string(),
  /** Ours, and the company's; empty: it has given none. */
  key: z.string(),
  companyReference: z.string(),
  direction: z.enum(['deposit', 'withdraw']),
  method: z.string(),
  /** Of a withdrawal, the phone or the account that it goes to; empty: a deposit, or whoever looks may not see withdrawals. */
  destination: z.string(),
  company: z.string(),
  amount: z.string(),
  /** What the company confirmed; empty: nothing yet. */
  paid: z.string(),
  tax: z.string(),
  currency: z.string(),
  state: z.string(),
  reason: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  steps: z.array(z.object({ at: z.string(), state: z.string(), note: z.string() })),
  player: playerSummary,
  /** Null: nobody was asked, or whoever looks may not see withdrawals. */
  review: z.nullable(
    z.object({
      reasons: z.array(reviewReason),
      needsSecond: z.boolean(),
      firstBy: z.string(),
      isOwn: z.boolean(),
      /** Empty: nobody has decided. */
      decision: z.enum(['', 'approved', 'rejected']),
      decidedBy: z.string(),
      why: z.string(),
      figures,
    }),
  ),
})
export type OfficePayment = z.output<typeof payment>

export const officePayments = {
  payment: officeCall('players.read', {
    method: 'GET',
    path: '/api/office/Payment',
    about:
      'One deposit or withdrawal with its steps and its player in figures; of a withdrawal that a person decides the reasons with ' +
      'their figures.',
    query: { id: idText },
    reply: payment,
    refusals: ['NOT_FOUND'],
    example: { id: '1' },
  }),
}
