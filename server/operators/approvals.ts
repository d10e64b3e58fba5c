/** Four eyes, for everything alike: asked for by one operator, done in the moment in which another approves it. */
import { APPROVAL_KINDS, type ApprovalKind } from '@uwanja/contract/operators/approvals'
import { may } from '@uwanja/contract/operators/roles'
import type { Db, Tx } from '@uwanja/database/sql'
import { refuse } from '../runtime/refuse.ts'
import { decideApproval, insertApproval, lockApproval, type ApprovalRow } from './approvals-store.ts'
import { recordAudit } from './audit-store.ts'
import type { Operator } from './deps.ts'
import { isSecond } from './second-person.ts'

export interface PendingChange {
  readonly kind: ApprovalKind
  /** Kind and id, as in the audit log. One pending change of a kind can wait for each. */
  readonly subject: string
  /** What the action will be given; never a secret. */
  readonly details: Readonly<Record<string, string>>
  readonly why: string
  /** Made by the page that asks: of these any number may wait for one subject, and the same press twice is one. */
  readonly key?: string
  /** False: whoever asks does it alone, in the same transaction. */
  readonly needsSecond?: false
}

/** What an action is given: what was asked for, and by whom. */
export type Approved = Pick<ApprovalRow, 'details' | 'why' | 'key' | 'askedBy'>

/** Done in the transaction of the approval. */
export type ApprovalAction = (tx: Tx, by: Operator, change: Approved) => Promise<void>

/** One for each kind; each is its feature's, and whoever wires the process lays them together. */
export type ApprovalActions = Readonly<Record<ApprovalKind, ApprovalAction>>

export const detail = ({ details }: Pick<ApprovalRow, 'details'>, name: string): string =>
  details[name] ?? refuse('INCORRECT_PARAMETER_VALUE', { field: name })

/** @returns the id of what waits now. */
export async function askApproval(tx: Tx, by: Operator, change: PendingChange): Promise<bigint> {
  const { kind, subject, why, details: after, key = null, needsSecond = true } = change
  const id = await insertApproval(tx, { ...change, key, needsSecond, askedBy: by.id })
  await recordAudit(tx, { by, action: `${kind}.asked`, subject, why, after })
  return id ?? refuse('NO_LONGER_OPEN')
}

export async function decidePendingChange(
  deps: { readonly db: Db; readonly actions: ApprovalActions },
  by: Operator,
  asked: { readonly id: bigint; readonly decision: 'approve' | 'refuse'; readonly why: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const change = (await lockApproval(tx, asked.id)) ?? refuse('NOT_FOUND')
    // Whoever may not ask for it may not approve it either; a pending change that one may not see does not exist.
    if (!may(by.role, APPROVAL_KINDS[change.kind])) refuse('NOT_FOUND')
    if (change.state !== 'waiting') refuse('NO_LONGER_OPEN')
    if (asked.decision === 'approve') await approve(deps.actions, tx, by, change)
    const state = asked.decision === 'approve' ? 'made' : 'refused'
    await decideApproval(tx, change.id, { state, by: by.id, why: asked.why })
    const action = `${change.kind}.${asked.decision === 'approve' ? 'approved' : 'refused'}` as const
    await recordAudit(tx, { by, action, subject: change.subject, why: asked.why || change.why, after: change.details })
  })
}

async function approve(actions: ApprovalActions, tx: Tx, by: Operator, change: ApprovalRow): Promise<void> {
  const first = { id: change.askedBy, role: change.askedByRole }
  // Neither one's own pending change nor one that is about oneself.
  const isAboutThem = change.subject === `operator ${by.id}`
  if (isAboutThem || !isSecond(by, first, APPROVAL_KINDS[change.kind])) refuse('SECOND_PERSON_REQUIRED')
  await actions[change.kind](tx, by, change)
}
