/** Four eyes, for everything alike: asked for by one operator, done in the moment in which another approves it. */
import { APPROVAL_KINDS, type ApprovalKind } from '@uwanja/contract/operators/approvals'
import { may } from '@uwanja/contract/operators/roles'
import type { Db, Tx } from '@uwanja/database/sql'
import { refuse } from '../runtime/refuse.ts'
import { decideApproval, insertApproval, lockApproval, type ApprovalRow } from './approvals-store.ts'
import { writeDown } from './audit-store.ts'
import type { Operator } from './deps.ts'
import { isSecond } from './second-person.ts'

export interface Wish {
  readonly kind: ApprovalKind
  /** Kind and id, as in the trail. One wish of a kind can wait for each. */
  readonly subject: string
  /** What the deed will be given; never a secret. */
  readonly details: Readonly<Record<string, string>>
  readonly why: string
  /** Made by the page that asks: of these any number may wait for one subject, and the same press twice is one. */
  readonly key?: string
  /** False: whoever asks does it alone, in the same transaction. */
  readonly needsSecond?: false
}

/** What a deed is given: what was asked for, and by whom. */
export type Approved = Pick<ApprovalRow, 'details' | 'why' | 'key' | 'askedBy'>

/** Done in the transaction of the approval. */
export type ApprovalDeed = (tx: Tx, by: Operator, wish: Approved) => Promise<void>

/** One for each kind; each is its feature's, and whoever wires the process lays them together. */
export type ApprovalDeeds = Readonly<Record<ApprovalKind, ApprovalDeed>>

export const detail = ({ details }: Pick<ApprovalRow, 'details'>, name: string): string =>
  details[name] ?? refuse('INCORRECT_PARAMETER_VALUE', { field: name })

/** @returns the id of what waits now. */
export async function askApproval(tx: Tx, by: Operator, wish: Wish): Promise<bigint> {
  const { kind, subject, why, details: after, key = null, needsSecond = true } = wish
  const id = await insertApproval(tx, { ...wish, key, needsSecond, askedBy: by.id })
  await writeDown(tx, { by, action: `${kind}.asked`, subject, why, after })
  return id ?? refuse('NO_LONGER_OPEN')
}

export async function decideWish(
  deps: { readonly db: Db; readonly deeds: ApprovalDeeds },
  by: Operator,
  asked: { readonly id: bigint; readonly decision: 'approve' | 'refuse'; readonly why: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const wish = (await lockApproval(tx, asked.id)) ?? refuse('NOT_FOUND')
    // Whoever may not ask for it may not approve it either; a wish that one may not see does not exist.
    if (!may(by.role, APPROVAL_KINDS[wish.kind])) refuse('NOT_FOUND')
    if (wish.state !== 'waiting') refuse('NO_LONGER_OPEN')
    if (asked.decision === 'approve') await approve(deps.deeds, tx, by, wish)
    const state = asked.decision === 'approve' ? 'made' : 'refused'
    await decideApproval(tx, wish.id, { state, by: by.id, why: asked.why })
    const action = `${wish.kind}.${asked.decision === 'approve' ? 'approved' : 'refused'}`
    await writeDown(tx, { by, action, subject: wish.subject, why: asked.why || wish.why, after: wish.details })
  })
}

async function approve(deeds: ApprovalDeeds, tx: Tx, by: Operator, wish: ApprovalRow): Promise<void> {
  const first = { id: wish.askedBy, role: wish.askedByRole }
  // Neither one's own wish nor one that is about oneself.
  const isAboutThem = wish.subject === `operator ${by.id}`
  if (isAboutThem || !isSecond(by, first, APPROVAL_KINDS[wish.kind])) refuse('SECOND_PERSON_REQUIRED')
  await deeds[wish.kind](tx, by, wish)
}
