/** The office's calls about withdrawals: those under way, why some wait for a person, and what the person decides. */
import * as z from 'zod/mini'
import { OPEN_STATES } from '../site/payment-states.ts'
import { idText, text, written } from '../wire/fields.ts'
import { officeCall } from './call.ts'

/** Why a withdrawal does not go by itself. */
export const REVIEW_REASONS = {
  amount: 'With what went by itself within a day, larger than what may go by itself.',
  first: 'The first withdrawal, and not a small one.',
  'new-destination': 'Goes where this player was never paid, and not a small one.',
  doubt: 'A new device, number or recovery within the last day: it may not be the player.',
  deposits: 'Large against everything that the player paid in.',
  correction: 'A correction of this balance waits for a decision.',
  bonus: 'The account holds a bonus.',
  'payee-name': 'The account belongs to somebody who shares no name with the player.',
  hold: 'A hold stands on the account.',
  screening: 'A list of sanctions has somebody like the player, or has not answered and the sum is large.',
} as const
export type ReviewReason = keyof typeof REVIEW_REASONS
export const reviewReason = z.enum(Object.keys(REVIEW_REASONS) as [ReviewReason, ...ReviewReason[]])

const openWithdrawal = z.object({
  id: z.string(),
  playerId: z.string(),
  number: z.string(),
  name: z.string(),
  amount: z.string(),
  currency: z.string(),
  method: z.string(),
  state: z.enum(OPEN_STATES),
  createdAt: z.string(),
  /** When the next step is due; null: nothing is left to do but wait. */
  dueAt: z.nullable(z.string()),
  /** How often the company was asked. */
  tries: z.number(),
  /** Why the company did not take it: its money stays held until people answer. Null: nothing of the kind. */
  notTaken: z.nullable(z.string()),
  /** A hold keeps it back whatever is decided here. */
  isHeld: z.boolean(),
  /** Null: it goes by itself. */
  review: z.nullable(
    z.object({
      reasons: z.array(reviewReason),
      needsSecond: z.boolean(),
      /** Who approved first; empty: nobody yet. */
      firstBy: z.string(),
      /** That was the operator who looks: somebody else must be the second. */
      isOwn: z.boolean(),
      isApproved: z.boolean(),
    }),
  ),
})
export type OpenWithdrawal = z.output<typeof openWithdrawal>

const decided = z.object({
  id: z.string(),
  /** `first`: it waits for the second person. Else a refusal's code. */
  outcome: z.enum([
    'approved',
    'rejected',
    'first',
    'NOT_FOUND',
    'NO_LONGER_OPEN',
    'SECOND_PERSON_REQUIRED',
    'ACCOUNT_ON_HOLD',
  ]),
})

export const officeWithdrawals = {
  withdrawals: officeCall('withdrawals.read', {
    method: 'GET',
    path: '/api/office/Withdrawals',
    about: 'Withdrawals under way, those that wait for a person first, each part oldest first; 200 at most.',
    poll: true,
    reply: z.object({ withdrawals: z.array(openWithdrawal), total: z.number(), waiting: z.number() }),
  }),
  decideWithdrawals: officeCall('withdrawals.decide', {
    method: 'POST',
    path: '/api/office/DecideWithdrawals',
    about:
      'Approves or rejects withdrawals that wait, each by itself. A rejected one gives the money back, and its player reads the reason.',
    body: {
      ids: z.array(idText).check(z.minLength(1), z.maxLength(100)),
      decision: z.enum(['approve', 'reject']),
      /** Obligatory for a rejection. */
      why: text(200),
    },
    reply: z.object({ decided: z.array(decided) }),
    refusals: ['INCORRECT_PARAMETER_VALUE'],
    example: { ids: ['1'], decision: 'approve', why: '' },
  }),
  answerNotTaken: officeCall('withdrawals.decide', {
    method: 'POST',
    path: '/api/office/AnswerNotTaken',
    about:
      'Of a withdrawal that its company did not take because of something that is ours to put right: hands it over again, or ' +
      'gives the money back. The company is asked first, and says that nothing moved.',
    body: { id: idText, answer: z.enum(['again', 'back']), why: written(200) },
    reply: z.object({ did: z.enum(['again', 'back', 'settled']) }),
    refusals: ['NO_LONGER_OPEN', 'COMPANY_DOES_NOT_ANSWER'],
    example: { id: '1', answer: 'again', why: 'the float was filled' },
  }),
}
