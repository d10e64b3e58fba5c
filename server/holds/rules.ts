/** Holds: placed and lifted under the wallet's lock, written down, and told to the player at each step. */
import { CASH_STAYS_OPEN, type HoldBlocks, type HoldDocument, type HoldReason } from '@uwanja/contract/site/holds'
import type { Tx } from '@uwanja/database/sql'
import { isCalendarDay, today } from '../db/days.ts'
import { hasDocumentSince, insertHold, isOnHold, liftHold, lockHold } from './store.ts'
import { refuse } from '../runtime/refuse.ts'
import { recordAudit } from '../operators/audit-store.ts'
import type { Operator, OperatorDeps } from '../operators/deps.ts'
import type { Money } from '@uwanja/money'
import type { Notify } from '../notices/notify.ts'

export interface HoldDeps extends Pick<OperatorDeps, 'db' | 'jurisdiction'> {
  readonly money: Pick<Money, 'gate'>
  readonly notify: Notify
}

const NEEDS_DOCUMENT: readonly HoldReason[] = ['age', 'identity']

interface HoldRequest {
  readonly playerId: bigint
  readonly reason: HoldReason
  readonly asks: string
  readonly documents: readonly HoldDocument[]
  readonly dueOn: string
  readonly blocks: HoldBlocks
}

export async function placeHold(deps: HoldDeps, by: Operator, asked: HoldRequest): Promise<bigint> {
  const { playerId, reason, asks, dueOn, blocks } = asked
  const documents = [...new Set(asked.documents)]
  return deps.db.transaction(async (tx) => {
    // An order, a deposit or a stake that is under way at this moment is either before the hold or after it.
    if (!(await deps.money.gate.locked(tx, playerId))) refuse('NOT_FOUND')
    if (!isCalendarDay(dueOn) || dueOn < (await today(tx, deps.jurisdiction.zone)))
      refuse('INCORRECT_PARAMETER_VALUE', { field: 'dueOn' })
    // It would stop nothing: for this reason nobody's own cash is locked.
    if (blocks === 'withdrawals' && CASH_STAYS_OPEN.includes(reason))
      refuse('INCORRECT_PARAMETER_VALUE', { field: 'blocks' })
    const id = await insertHold(tx, { playerId, reason, asks, documents, dueOn, blocks, placedBy: by.id })
    if (blocks === 'play') await deps.money.gate.blocked(tx, playerId, 'forever')
    await deps.notify(tx, playerId, 'holdPlaced', { asks, day: dueOn })
    const after = { hold: id, reason, asks, documents, dueOn, blocks }
    await recordAudit(tx, { by, action: 'hold.placed', subject: `player ${playerId}`, why: asks, after })
    return id
  })
}

export async function endHold(deps: HoldDeps, by: Operator, id: bigint, why: string): Promise<void> {
  await deps.db.transaction((tx) => endHoldIn(deps, tx, by, { id, why }))
}

/** For what ends a hold beside the call. Support reads `why` too. */
export async function endHoldIn(
  deps: Pick<HoldDeps, 'money' | 'notify'>,
  tx: Tx,
  by: Operator,
  { id, why }: { readonly id: bigint; readonly why: string },
): Promise<void> {
  const hold = (await lockHold(tx, id)) ?? refuse('NOT_FOUND')
  if (hold.liftedAt !== null) refuse('NO_LONGER_OPEN')
  const { playerId, reason, blocks } = hold
  await deps.money.gate.locked(tx, playerId)
  // Words lift neither: a document that was proven or looked at since does.
  if (NEEDS_DOCUMENT.includes(reason) && !(await hasDocumentSince(tx, playerId, hold.placedAt)))
    refuse('DOCUMENT_REQUIRED')
  await liftHold(tx, id, by.id, why)
  // Another one may still stand.
  if (blocks === 'play' && !(await isOnHold(tx, playerId, 'play'))) await deps.money.gate.blocked(tx, playerId, null)
  await deps.notify(tx, playerId, 'holdLifted', {})
  const before = { hold: id, reason, blocks }
  await recordAudit(tx, { by, action: 'hold.lifted', subject: `player ${playerId}`, why, before })
}
