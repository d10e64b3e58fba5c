/** The calls about withdrawals: from the wire's words to the rules and back. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { officeWithdrawals } from '@uwanja/contract/operators/withdrawals'
import { recordAudit } from '../../operators/audit-store.ts'
import type { OfficeHandlers } from '../../operators/mount.ts'
import type { Operator } from '../../operators/deps.ts'
import { bankingActions } from '../actions.ts'
import type { PaymentDeps } from './deps.ts'
import { decideWithdrawals } from './withdrawal-rules.ts'
import { countOpen, openWithdrawals, type OpenWithdrawal } from './withdrawals-store.ts'

const MOST_WITHDRAWALS = 200

const toOrder = (row: OpenWithdrawal, looking: Operator) => ({
  id: String(row.id),
  playerId: String(row.playerId),
  number: row.number,
  name: row.name,
  amount: decimalText(row.minor),
  currency: row.currency,
  method: row.method,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  dueAt: row.dueAt?.toISOString() ?? null,
  tries: row.tries,
  isHeld: row.isHeld,
  notTaken: row.notTaken,
  review: row.reasons && {
    reasons: row.reasons,
    needsSecond: row.needsSecond,
    firstBy: row.firstByName,
    isOwn: row.firstBy === looking.id,
    isApproved: row.decision === 'approved',
  },
})

export function withdrawalHandlers(deps: PaymentDeps): Pick<OfficeHandlers, keyof typeof officeWithdrawals> {
  return {
    async withdrawals(_nothing, { operator }) {
      const rows = await openWithdrawals(deps.db, MOST_WITHDRAWALS)
      return { withdrawals: rows.map((row) => toOrder(row, operator)), ...(await countOpen(deps.db)) }
    },
    async answerNotTaken({ id, answer, why }, { operator }) {
      const did = await bankingActions(deps).notTakenAnswered(BigInt(id), answer)
      await deps.db.transaction((tx) =>
        recordAudit(tx, {
          by: operator,
          action: 'withdrawal.answered-not-taken',
          subject: `payment ${id}`,
          why,
          after: { answer, did },
        }),
      )
      return { did }
    },
    decideWithdrawals: async (asked, { operator }) => ({ decided: await decideWithdrawals(deps, operator, asked) }),
  }
}
