/** The calls about what needs a second person: from the wire's words to the rules and back. */
import { APPROVAL_KINDS, type ApprovalKind, type officeApprovals } from '@uwanja/contract/operators/approvals'
import { may } from '@uwanja/contract/operators/roles'
import { askApproval, decideWish } from './approvals.ts'
import { listApprovals, type ApprovalRow } from './approvals-store.ts'
import type { OfficeHandlers } from './mount.ts'
import type { OfficeParts, Operator } from './parts.ts'
import { reversible } from './reversal-rules.ts'

const MOST = 100

/** What one may ask for oneself, or reads because one looks at everything. */
export const kindsOf = (role: string): ApprovalKind[] =>
  (Object.keys(APPROVAL_KINDS) as ApprovalKind[]).filter(
    (kind) => may(role, APPROVAL_KINDS[kind]) || may(role, 'audit.read'),
  )

export const toApproval = (
  { askedByName, askedByRole: _role, decidedByName, key: _key, ...row }: ApprovalRow,
  looking: Operator,
) => ({
  ...row,
  id: String(row.id),
  askedAt: row.askedAt.toISOString(),
  ...{ askedBy: askedByName, decidedBy: decidedByName, isOwn: row.askedBy === looking.id },
})

export function approvalHandlers(parts: OfficeParts): Pick<OfficeHandlers, keyof typeof officeApprovals> {
  return {
    async approvals({ kind }, { operator }) {
      const kinds = kindsOf(operator.role).filter((one) => !kind || one === kind)
      const rows = await listApprovals(parts.db, kinds, MOST)
      return { approvals: rows.map((row) => toApproval(row, operator)) }
    },
    async decideApproval({ id, decision, why }, { operator }) {
      await decideWish(parts, operator, { id: BigInt(id), decision, why })
      // It may have been a key: this process follows before it answers.
      await parts.companyKeys.refresh(parts.db)
      return null
    },
    async askReversal({ id, why }, { operator }) {
      await parts.db.transaction(async (tx) => {
        const journal = await reversible(parts, tx, BigInt(id))
        const details = { journal: id, player: String(journal.playerId), key: journal.key }
        await askApproval(tx, operator, { kind: 'reversal', subject: `journal ${id}`, details, why })
      })
      return { waits: true, first: null }
    },
  }
}
