/** Corrections of a balance: with a reason, once, and with a second pair of eyes above what one operator may do alone in a day. */
import { parseAmount, type Currency } from '@uwanja/contract/wire/amounts'
import type { Tx } from '@uwanja/database/sql'
import { mayDie } from '../runtime/failpoints.ts'
import { refuse } from '../runtime/refuse.ts'
import { recordAudit } from '../operators/audit-store.ts'
import { askApproval, detail, type Approved } from '../operators/approvals.ts'
import {
  approvalById,
  approvalByKey,
  decideApproval,
  madeAlone,
  type ApprovalRow,
} from '../operators/approvals-store.ts'
import type { Operator } from '../operators/deps.ts'
import type { BookDeps } from './deps.ts'
import { publishBalance } from './reversal-rules.ts'
import { lockOperator } from '../operators/store.ts'

export interface CorrectionRequest {
  readonly key: string
  readonly playerId: bigint
  readonly direction: 'give' | 'take'
  readonly amount: string
  readonly reason: string
}

export async function askCorrection(deps: BookDeps, by: Operator, asked: CorrectionRequest): Promise<ApprovalRow> {
  const { key, playerId, direction, reason: why } = asked
  return deps.db.transaction(async (tx) => {
    // In turn: two presses at once must not both find that the day's sum has room.
    await lockOperator(tx, by.id)
    const known = await approvalByKey(tx, key)
    const wallet = (await deps.money.read.wallet(tx, playerId)) ?? refuse('NOT_FOUND')
    const { minor, currency } = parseAmount(asked.amount, wallet.currency) ?? refuse('INVALID_AMOUNT')
    const details = { player: `${playerId}`, direction, minor: `${minor}`, currency }
    if (known) return isSame(known, by, details, why) ? known : refuse('INCORRECT_PARAMETER_VALUE', { field: 'key' })
    const isAlone = (await madeAlone(tx, by.id)) + minor <= deps.settings.officeFourEyesMinor
    const change = { kind: 'correction', subject: `player ${playerId}`, details, why, key } as const
    const id = await askApproval(tx, by, isAlone ? { ...change, needsSecond: false } : change)
    if (isAlone) {
      await correct(deps, tx, by, { ...change, askedBy: by.id })
      await decideApproval(tx, id, { state: 'made', by: by.id, why: '' })
    }
    return (await approvalById(tx, id))!
  })
}

const isSame = (known: ApprovalRow, by: Operator, details: Readonly<Record<string, string>>, why: string): boolean =>
  known.askedBy === by.id &&
  known.why === why &&
  Object.entries(details).every(([name, value]) => known.details[name] === value)

/** The ledger holds its key too: the same press never moves money twice. */
export async function correct(deps: BookDeps, tx: Tx, by: Operator, change: Approved): Promise<void> {
  const playerId = BigInt(detail(change, 'player'))
  const direction = detail(change, 'direction') === 'give' ? 'give' : 'take'
  const amount = { currency: detail(change, 'currency') as Currency, minor: BigInt(detail(change, 'minor')) }
  const made = { key: `correction-${change.key}`, playerId, amount, direction, reason: change.why } as const
  const done = await deps.money.correction.made(tx, made)
  await recordAudit(tx, {
    by,
    action: 'correction.made',
    subject: `player ${playerId}`,
    why: change.why,
    before: { cashMinor: direction === 'give' ? done.cash - amount.minor : done.cash + amount.minor },
    after: { direction, ...amount, cashMinor: done.cash, journal: done.journalId },
  })
  publishBalance(deps, tx, { playerId, currency: amount.currency, done })
  mayDie(tx, 'correction.made')
}
