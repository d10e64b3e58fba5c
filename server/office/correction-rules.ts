/** Corrections of a balance: with a reason, once, and with a second pair of eyes above what one operator may do alone in a day. */
import { parseAmount } from '@uwanja/contract/amounts'
import type { Tx } from '@uwanja/money/sql'
import { mayDie } from '../failpoints.ts'
import { refuse } from '../refuse.ts'
import { writeDown } from './audit-store.ts'
import {
  correctionById,
  correctionByKey,
  decideCorrection,
  insertCorrection,
  lockCorrection,
  madeAlone,
  type CorrectionRow,
} from './corrections-store.ts'
import type { OfficeParts, Operator } from './parts.ts'
import { lockOperator } from './store.ts'

export interface AskedCorrection {
  readonly key: string
  readonly playerId: bigint
  readonly direction: 'give' | 'take'
  readonly amount: string
  readonly reason: string
}

export async function askCorrection(parts: OfficeParts, by: Operator, asked: AskedCorrection): Promise<CorrectionRow> {
  return parts.db.transaction(async (tx) => {
    // In turn: two presses at once must not both find that the day's sum has room.
    await lockOperator(tx, by.id)
    const known = await correctionByKey(tx, asked.key)
    const wallet = (await parts.money.read.wallet(tx, asked.playerId)) ?? refuse('NOT_FOUND')
    const { minor, currency } = parseAmount(asked.amount, wallet.currency) ?? refuse('INVALID_AMOUNT')
    if (known) return isSame(known, by, asked, minor) ? known : refuse('INCORRECT_PARAMETER_VALUE', { field: 'key' })
    const needsSecond = (await madeAlone(tx, by.id)) + minor > parts.settings.officeFourEyesMinor
    const { key, playerId, direction, reason } = asked
    const row = { key, playerId, direction, reason, currency, minor, needsSecond, askedBy: by.id }
    const id = await insertCorrection(tx, row)
    const after = { correction: id, direction, minor, currency, needsSecond }
    await writeDown(tx, { by, action: 'correction.asked', subject: `player ${playerId}`, why: reason, after })
    const request = (await correctionById(tx, id))!
    if (!needsSecond) await make(parts, tx, by, request, '')
    return (await correctionById(tx, id))!
  })
}

const isSame = (known: CorrectionRow, by: Operator, asked: AskedCorrection, minor: bigint): boolean =>
  known.askedBy === by.id &&
  known.playerId === asked.playerId &&
  known.direction === asked.direction &&
  known.minor === minor &&
  known.reason === asked.reason

export async function decide(
  parts: OfficeParts,
  by: Operator,
  asked: { readonly id: bigint; readonly decision: 'approve' | 'refuse'; readonly why: string },
): Promise<CorrectionRow> {
  return parts.db.transaction(async (tx) => {
    const request = (await lockCorrection(tx, asked.id)) ?? refuse('NOT_FOUND')
    if (request.state !== 'waiting') refuse('NO_LONGER_OPEN')
    if (asked.decision === 'refuse') {
      await decideCorrection(tx, request.id, { state: 'refused', by: by.id, why: asked.why })
      const { subject, after } = told(request)
      await writeDown(tx, { by, action: 'correction.refused', subject, why: asked.why, after })
    } else {
      if (request.askedBy === by.id) refuse('SECOND_PERSON_REQUIRED')
      await make(parts, tx, by, request, asked.why)
    }
    return (await correctionById(tx, request.id))!
  })
}

const told = ({ id, playerId, direction, minor, currency }: CorrectionRow) => ({
  subject: `player ${playerId}`,
  after: { correction: id, direction, minor, currency },
})

async function make(parts: OfficeParts, tx: Tx, by: Operator, request: CorrectionRow, why: string): Promise<void> {
  const { id, playerId, direction, currency, minor, reason } = request
  const amount = { currency, minor }
  const key = `correction-${id}`
  const done = await parts.money.correction.made(tx, { key, playerId, amount, direction, reason })
  await decideCorrection(tx, id, { state: 'made', by: by.id, why })
  const { subject, after } = told(request)
  const cashBefore = direction === 'give' ? done.cash - minor : done.cash + minor
  await writeDown(tx, {
    by,
    action: 'correction.made',
    subject,
    why: why || reason,
    before: { cashMinor: cashBefore },
    after: { ...after, cashMinor: done.cash, journal: done.journalId },
  })
  // The player's open page follows at once, as with every journal.
  const [version, totalMinor] = [`${done.version}`, `${done.cash + done.bonus}`]
  tx.afterCommit(() => parts.bus.tell({ news: 'balance', playerId: `${playerId}`, version, totalMinor, currency }))
  mayDie(tx, 'correction.made')
}
