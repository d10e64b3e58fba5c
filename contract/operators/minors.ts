/** The office's calls that give a minor's deposits back: what they come to, and the asking of a second person. */
import * as z from 'zod/mini'
import { idText, written } from '../wire/fields.ts'
import { doneOrWaits } from './approvals.ts'
import { officeCall } from './call.ts'

const sums = z.object({
  currency: z.string(),
  /** Everything that was ever paid in. */
  deposited: z.string(),
  /** Everything that ever reached the player. */
  received: z.string(),
  /** What they are given: the one less the other. */
  owed: z.string(),
  /** What is in the account. */
  cash: z.string(),
  /** Winnings that are taken back. */
  forfeited: z.string(),
  /** Lost stakes that the house gives back. */
  madeUp: z.string(),
})
export type MinorSums = z.output<typeof sums>

export const officeMinors = {
  minorSums: officeCall('holds.read', {
    method: 'GET',
    path: '/api/office/MinorSums',
    about: 'What giving back the deposits of a player who is held for age comes to; null: they are not.',
    query: { id: idText },
    reply: z.object({ sums: z.nullable(sums) }),
    example: { id: '1' },
  }),
  askMinorReturn: officeCall('holds.decide', {
    method: 'POST',
    path: '/api/office/AskMinorReturn',
    about:
      'Asks that the deposits of a minor be given back, winnings forfeited; a second person decides on these very sums. The ' +
      'money then goes to the player’s own number by rule.',
    body: { id: idText, why: written(300) },
    reply: doneOrWaits,
    refusals: ['NO_LONGER_OPEN', 'PENDING_TRANSACTION_ON_ACCOUNT'],
    example: { id: '1', why: 'the document says 2011' },
  }),
}
