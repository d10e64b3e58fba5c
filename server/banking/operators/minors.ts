/** The calls that give a minor's deposits back: the sums, and the asking of a second person on these very sums. */
import { randomUUID } from 'node:crypto'
import type { officeMinors } from '@uwanja/contract/operators/minors'
import { decimalText } from '@uwanja/contract/wire/amounts'
import { refuse } from '../../runtime/refuse.ts'
import { askApproval, detail, type ApprovalActions } from '../../operators/approvals.ts'
import { recordAudit } from '../../operators/audit-store.ts'
import type { OfficeHandlers } from '../../operators/mount.ts'
import { bankingActions } from '../actions.ts'
import type { PaymentDeps } from './deps.ts'

export function minorHandlers(deps: PaymentDeps): Pick<OfficeHandlers, keyof typeof officeMinors> {
  const { db } = deps
  const payments = bankingActions(deps)
  return {
    async minorSums({ id }) {
      const found = await payments.minorSums(db, BigInt(id))
      if (!found) return { sums: null }
      const { currency, deposited, received, owed, cash, forfeited, madeUp } = found
      return {
        sums: {
          currency,
          deposited: decimalText(deposited),
          received: decimalText(received),
          owed: decimalText(owed),
          cash: decimalText(cash),
          forfeited: decimalText(forfeited),
          madeUp: decimalText(madeUp),
        },
      }
    },
    async askMinorReturn({ id, why }, { operator: by }) {
      await db.transaction(async (tx) => {
        const { currency, ...sums } = (await payments.minorSums(tx, BigInt(id))) ?? refuse('NO_LONGER_OPEN')
        const shown = Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, decimalText(value)]))
        const details = { player: id, currency, key: randomUUID(), ...shown }
        await askApproval(tx, by, { kind: 'minor-returned', subject: `player ${id}`, details, why })
      })
      return { waits: true, first: null }
    },
  }
}

export function minorActions(deps: PaymentDeps): Pick<ApprovalActions, 'minor-returned'> {
  return {
    async 'minor-returned'(tx, by, change) {
      const id = detail(change, 'player')
      const key = `minor-${detail(change, 'key')}`
      await bankingActions(deps).minorSettled(tx, BigInt(id), { key, why: change.why, asked: change.details })
      await recordAudit(tx, {
        by,
        action: 'minor.returned',
        subject: `player ${id}`,
        why: change.why,
        after: change.details,
      })
    },
  }
}
