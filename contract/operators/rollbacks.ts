/** The office's calls about refused rollbacks: a company takes back a stake whose win was paid, and people decide. */
import * as z from 'zod/mini'
import { idText, written } from '../wire/fields.ts'
import { doneOrWaits } from './approvals.ts'
import { officeCall } from './call.ts'

const movement = z.object({
  journal: z.string(),
  at: z.string(),
  kind: z.string(),
  /** The company's own id. */
  key: z.string(),
  /** Signed, as the player's balance moved. */
  amount: z.string(),
  /** Undone since. */
  isUndone: z.boolean(),
})

const rollback = z.object({
  id: z.string(),
  company: z.string(),
  playerId: z.string(),
  number: z.string(),
  currency: z.string(),
  /** Of the bet that shall be taken back. */
  betKey: z.string(),
  round: z.string(),
  /** How often the company asked, and when first and last. */
  times: z.number(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** Of the round, the oldest first. */
  movements: z.array(movement),
  /** Somebody asked that the win be undone and the stake given back; a second person decides. */
  waits: z.boolean(),
})
export type RefusedRollback = z.output<typeof rollback>

const REFUSALS = ['NOT_FOUND', 'NO_LONGER_OPEN'] as const

export const officeRollbacks = {
  refusedRollbacks: officeCall('ledger.read', {
    method: 'GET',
    path: '/api/office/RefusedRollbacks',
    about: 'Rollbacks that were refused because a win of their round was paid and stands, oldest first; 100 at most.',
    reply: z.object({ rollbacks: z.array(rollback), total: z.number() }),
  }),
  askRollback: officeCall('results.correct', {
    method: 'POST',
    path: '/api/office/AskRollback',
    about:
      'Asks that the wins which lean on a stake be undone and the stake given back, in one transaction; a second person decides.',
    body: { id: idText, why: written(200) },
    reply: doneOrWaits,
    refusals: REFUSALS,
    example: { id: '1', why: 'the company voided the round' },
  }),
  leaveRollback: officeCall('results.correct', {
    method: 'POST',
    path: '/api/office/LeaveRollback',
    about: 'Says why a refused rollback stays refused: the company agreed that stake and win stand. Moves no money.',
    body: { id: idText, why: written(300) },
    refusals: REFUSALS,
    example: { id: '1', why: 'their desk confirms the win' },
  }),
}
