/** What operators do about deposits that need attention: asked, sent back with a reference, credited by two people. */
import type { AuditAction } from '@uwanja/contract/operators/audit'
import { refuse } from '../../runtime/refuse.ts'
import { recordAudit } from '../../operators/audit-store.ts'
import { decisionDone, decisionOf, dropDecision, insertDecision } from './deposits-store.ts'
import type { Operator } from '../../operators/deps.ts'
import { isSecond } from '../../operators/second-person.ts'
import { roleNow } from '../../operators/store.ts'
import type { Which as ParkedWhich } from '../parked-store.ts'
import { bankingActions } from '../actions.ts'
import type { PaymentDeps } from './deps.ts'

const subjectOf = ({ kind, id }: ParkedWhich, playerId: bigint | null) =>
  playerId === null ? `${kind} ${id}` : `player ${playerId}`

export async function askCompany(deps: PaymentDeps, by: Operator, id: bigint) {
  const heard = await bankingActions(deps).depositAsked(id)
  await deps.db.transaction((tx) =>
    recordAudit(tx, { by, action: 'deposit.asked-about', subject: `payment ${id}`, after: { heard } }),
  )
  return heard
}

export async function sendBack(
  deps: PaymentDeps,
  by: Operator,
  which: ParkedWhich,
  told: { readonly reference: string; readonly why: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { playerId } = await bankingActions(deps).parkedLocked(tx, which)
    // A credit that somebody asked for must be refused first: two people would be at work on the same money.
    const isNew = await insertDecision(tx, which, { decision: 'send-back', playerId: null, why: told.why, by: by.id })
    if (!isNew) refuse('NO_LONGER_OPEN')
    await bankingActions(deps).parkedSentBack(tx, which)
    await decisionDone(tx, (await decisionOf(tx, which))!.id, by.id, told.reference)
    const after = { ...which, reference: told.reference }
    await recordAudit(tx, { by, action: 'parked.sent-back', subject: subjectOf(which, playerId), why: told.why, after })
  })
}

export async function askCredit(
  deps: PaymentDeps,
  by: Operator,
  which: ParkedWhich,
  asked: { readonly playerId: string; readonly why: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { playerId: owner, reason } = await bankingActions(deps).parkedLocked(tx, which)
    // What came while its player had excluded themselves is never theirs again, also when they have come back.
    if (reason === 'player-excluded') refuse('PLAYER_EXCLUDED')
    const named = /^[1-9]\d{0,17}$/.test(asked.playerId) ? BigInt(asked.playerId) : null
    // A payment's money is its player's; only stray money is given to somebody whom the operator names.
    const playerId = owner ?? named ?? refuse('INCORRECT_PARAMETER_VALUE', { field: 'playerId' })
    if (named !== null && named !== playerId) refuse('INCORRECT_PARAMETER_VALUE', { field: 'playerId' })
    const gate = (await deps.money.gate.read(tx, playerId)) ?? refuse('NOT_FOUND')
    if (gate.excludedUntil !== null) refuse('PLAYER_EXCLUDED', { until: gate.excludedUntil.toISOString() })
    const { why } = asked
    if (!(await insertDecision(tx, which, { decision: 'credit', playerId, why, by: by.id }))) refuse('NO_LONGER_OPEN')
    await recordAudit(tx, { by, action: 'parked.credit-asked', subject: `player ${playerId}`, why, after: which })
  })
}

export async function decideCredit(
  deps: PaymentDeps,
  by: Operator,
  which: ParkedWhich,
  decision: 'approve' | 'refuse',
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await bankingActions(deps).parkedLocked(tx, which)
    const asked = await decisionOf(tx, which)
    if (!asked || asked.isDone || asked.playerId === null) return refuse('NO_LONGER_OPEN')
    const { playerId, why } = asked
    const note = (action: AuditAction) =>
      recordAudit(tx, { by, action, subject: `player ${playerId}`, why, after: which })
    if (decision === 'refuse') {
      await dropDecision(tx, asked.id)
      return note('parked.credit-refused')
    }
    const first = { id: asked.askedBy, role: await roleNow(tx, asked.askedBy) }
    if (!isSecond(by, first, 'deposits.decide')) refuse('SECOND_PERSON_REQUIRED')
    await bankingActions(deps).parkedCredited(tx, which, playerId)
    await decisionDone(tx, asked.id, by.id, '')
    await note('parked.credited')
  })
}
