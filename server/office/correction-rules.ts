/** Corrections of a balance: with a reason, once, and with a second pair of eyes above what one operator may do alone in a day. */
import { parseAmount } from '@uwanja/contract/wire/amounts'
import { refuse } from '../runtime/refuse.ts'
import { correct } from './approval-deeds.ts'
import { askApproval } from './approvals.ts'
import { approvalById, approvalByKey, decideApproval, madeAlone, type ApprovalRow } from './approvals-store.ts'
import type { OfficeParts, Operator } from './parts.ts'
import { lockOperator } from './store.ts'

export interface AskedCorrection {
  readonly key: string
  readonly playerId: bigint
  readonly direction: 'give' | 'take'
  readonly amount: string
  readonly reason: string
}

export async function askCorrection(parts: OfficeParts, by: Operator, asked: AskedCorrection): Promise<ApprovalRow> {
  const { key, playerId, direction, reason: why } = asked
  return parts.db.transaction(async (tx) => {
    // In turn: two presses at once must not both find that the day's sum has room.
    await lockOperator(tx, by.id)
    const known = await approvalByKey(tx, key)
    const wallet = (await parts.money.read.wallet(tx, playerId)) ?? refuse('NOT_FOUND')
    const { minor, currency } = parseAmount(asked.amount, wallet.currency) ?? refuse('INVALID_AMOUNT')
    const details = { player: `${playerId}`, direction, minor: `${minor}`, currency }
    if (known) return isSame(known, by, details, why) ? known : refuse('INCORRECT_PARAMETER_VALUE', { field: 'key' })
    const isAlone = (await madeAlone(tx, by.id)) + minor <= parts.settings.officeFourEyesMinor
    const wish = { kind: 'correction', subject: `player ${playerId}`, details, why, key } as const
    const id = await askApproval(tx, by, isAlone ? { ...wish, needsSecond: false } : wish)
    if (isAlone) {
      await correct(parts, tx, by, { ...wish, askedBy: by.id })
      await decideApproval(tx, id, { state: 'made', by: by.id, why: '' })
    }
    return (await approvalById(tx, id))!
  })
}

const isSame = (known: ApprovalRow, by: Operator, details: Readonly<Record<string, string>>, why: string): boolean =>
  known.askedBy === by.id &&
  known.why === why &&
  Object.entries(details).every(([name, value]) => known.details[name] === value)
