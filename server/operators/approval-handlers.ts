/** The calls about what needs a second person: from the wire's words to the rules and back. */
import { APPROVAL_KINDS, type ApprovalKind } from '@uwanja/contract/operators/approvals'
import { may } from '@uwanja/contract/operators/roles'
import { decidePendingChange, type ApprovalActions } from './approvals.ts'
import { listApprovals, type ApprovalRow } from './approvals-store.ts'
import type { OfficeHandlers } from './mount.ts'
import type { OperatorDeps, Operator } from './deps.ts'

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
  askedBy: askedByName,
  decidedBy: decidedByName,
  isOwn: row.askedBy === looking.id,
})

export interface ApprovalDeps extends OperatorDeps {
  readonly actions: ApprovalActions
  /** After the commit, before the answer: this process follows what was approved. */
  approved(): Promise<void>
}

export function approvalHandlers(deps: ApprovalDeps): Pick<OfficeHandlers, 'approvals' | 'decideApproval'> {
  return {
    async approvals({ kind }, { operator }) {
      const kinds = kindsOf(operator.role).filter((one) => !kind || one === kind)
      const rows = await listApprovals(deps.db, kinds, MOST)
      return { approvals: rows.map((row) => toApproval(row, operator)) }
    },
    async decideApproval({ id, decision, why }, { operator }) {
      await decidePendingChange(deps, operator, { id: BigInt(id), decision, why })
      await deps.approved()
      return null
    },
  }
}
