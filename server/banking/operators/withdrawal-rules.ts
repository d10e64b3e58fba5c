/** What operators decide about withdrawals that wait: each by itself, with a second person above the configured amount. */
import type { AuditAction } from '@uwanja/contract/operators/audit'
import type { office } from '@uwanja/contract/operators/office'
import type { Reply } from '@uwanja/contract/wire/call'
import { isOnHold } from '../../holds/store.ts'
import { refuse } from '../../runtime/refuse.ts'
import { recordAudit } from '../../operators/audit-store.ts'
import type { Operator } from '../../operators/deps.ts'
import { isSecond, stillCounts } from '../../operators/second-person.ts'
import { roleNow } from '../../operators/store.ts'
import { bankingActions } from '../actions.ts'
import type { PaymentDeps } from './deps.ts'
import { approvedFirst, decided, lockWaiting, type WaitingOrder } from './withdrawals-store.ts'

type Outcome = Reply<typeof office.decideWithdrawals>['decided'][number]['outcome']

export interface Decision {
  readonly decision: 'approve' | 'reject'
  readonly why: string
}

export async function decideWithdrawals(
  deps: PaymentDeps,
  by: Operator,
  asked: Decision & { readonly ids: readonly string[] },
): Promise<{ id: string; outcome: Outcome }[]> {
  const why = asked.why.trim()
  // The player reads it: a rejection without a reason is not one.
  if (asked.decision === 'reject' && why === '') refuse('INCORRECT_PARAMETER_VALUE', { field: 'why' })
  const outcomes = []
  // One after the other and each in its own transaction: what one meets does not undo the others.
  for (const id of new Set(asked.ids)) {
    outcomes.push({ id, outcome: await decideOne(deps, by, BigInt(id), { ...asked, why }) })
  }
  return outcomes
}

function decideOne(deps: PaymentDeps, by: Operator, id: bigint, asked: Decision): Promise<Outcome> {
  return deps.db.transaction(async (tx) => {
    const order = await lockWaiting(tx, id)
    if (!order) return 'NOT_FOUND'
    if (order.state !== 'requested' || order.decision !== null) return 'NO_LONGER_OPEN'
    const note = (action: AuditAction) =>
      recordAudit(tx, { by, action, subject: `player ${order.playerId}`, why: asked.why, after: told(order) })
    if (asked.decision === 'reject') {
      await decided(tx, id, by.id, 'rejected', asked.why)
      await bankingActions(deps).withdrawalRejected(tx, id, asked.why)
      await note('withdrawal.rejected')
      return 'rejected'
    }
    if (await isOnHold(tx, order.playerId, 'withdrawals')) return 'ACCOUNT_ON_HOLD'
    if (order.needsSecond) {
      const first = order.firstBy === null ? null : { id: order.firstBy, role: await roleNow(tx, order.firstBy) }
      if (first === null || !stillCounts(first, 'withdrawals.decide')) {
        await approvedFirst(tx, id, by.id)
        await note('withdrawal.approved-first')
        return 'first'
      }
      if (!isSecond(by, first, 'withdrawals.decide')) return 'SECOND_PERSON_REQUIRED'
    }
    await decided(tx, id, by.id, 'approved', asked.why)
    await bankingActions(deps).withdrawalApproved(tx, id)
    await note('withdrawal.approved')
    return 'approved'
  })
}

const told = ({ id, minor, currency, reasons }: WaitingOrder) => ({ payment: id, minor, currency, reasons })
