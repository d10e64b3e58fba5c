/** The office's calls about accounts that are closed with their money paid out by rule. */
import * as z from 'zod/mini'
import { idText, written } from '../wire/fields.ts'
import { officeCall } from './call.ts'

export const CLOSING_WHY = ['second-account', 'minor'] as const
export type ClosingWhy = (typeof CLOSING_WHY)[number]
export const CLOSING_STATES = ['waiting', 'person', 'dropped'] as const
export type ClosingState = (typeof CLOSING_STATES)[number]

const closing = z.object({
  playerId: z.string(),
  number: z.string(),
  why: z.enum(CLOSING_WHY),
  state: z.enum(CLOSING_STATES),
  /** Why nothing goes; empty: nothing is in the way. */
  reason: z.string(),
  currency: z.string(),
  /** What is still in the account. */
  cash: z.string(),
  /** What has gone out since it was closed. */
  paid: z.string(),
  /** Of the last order; null: there was none. */
  order: z.nullable(z.string()),
  since: z.string(),
  dueAt: z.nullable(z.string()),
})
export type OfficeClosing = z.output<typeof closing>

export const officeClosings = {
  closings: officeCall('withdrawals.read', {
    method: 'GET',
    path: '/api/office/Closings',
    about: 'Accounts that are closed with their money paid out, those that want a person first; 200 at most.',
    reply: z.object({ closings: z.array(closing) }),
  }),
  closingAgain: officeCall('withdrawals.decide', {
    method: 'POST',
    path: '/api/office/ClosingAgain',
    about: 'Lets the rule try once more, when what was in its way is out of it.',
    body: { id: idText, why: written(300) },
    refusals: ['NO_LONGER_OPEN'],
    example: { id: '1', why: 'the phone has an account again' },
  }),
}
