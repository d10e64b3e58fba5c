/** The calls about accounts that are closed with their money paid out. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { officeClosings } from '@uwanja/contract/operators/closings'
import { refuse } from '../../runtime/refuse.ts'
import { recordAudit } from '../../operators/audit-store.ts'
import type { OfficeHandlers } from '../../operators/mount.ts'
import { bankingActions } from '../actions.ts'
import type { PaymentDeps } from './deps.ts'

const MOST = 200

export function closingHandlers(deps: PaymentDeps): Pick<OfficeHandlers, keyof typeof officeClosings> {
  const { db } = deps
  const payments = bankingActions(deps)
  return {
    async closings() {
      const rows = await payments.closings(MOST)
      return {
        closings: rows.map(({ playerId, cashMinor, paidMinor, paymentState, createdAt, dueAt, ...row }) => ({
          ...row,
          playerId: String(playerId),
          cash: decimalText(cashMinor),
          paid: decimalText(paidMinor),
          order: paymentState,
          since: createdAt.toISOString(),
          dueAt: dueAt?.toISOString() ?? null,
        })),
      }
    },
    async closingAgain({ id, why }, { operator: by }) {
      await db.transaction(async (tx) => {
        if (!(await payments.closingAgain(tx, BigInt(id)))) refuse('NO_LONGER_OPEN')
        await recordAudit(tx, { by, action: 'closing.again', subject: `player ${id}`, why })
      })
      return null
    },
  }
}
