/**
 * The way from a name to an open account (docs/decisions/058): who asked hands out the first password, the person makes the
 * account their own and reads a code to those who stand for it, and it opens when each of them has typed that code.
 */
import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Tx } from '@uwanja/money/sql'
import { refuse } from '../runtime/refuse.ts'
import { hashToken } from '../sessions/store.ts'
import { recordAudit } from './audit-store.ts'
import { freshPassword, type FirstPassword } from './operator-rules.ts'
import { confirmedBy, endStart, setCheck, startOf, takeCheckTry } from './operator-starts-store.ts'
import type { OperatorDeps, Operator } from './deps.ts'
import { lockOperator, setFirstPassword } from './store.ts'

const DIGITS = 8

/** What the person reads to those who stand for the account. */
export interface Check {
  readonly code: string
  readonly waitsFor: readonly string[]
}

const hashOf = (operatorId: bigint, code: string): Buffer => hashToken(`operator ${operatorId} ${code}`)

/** A code of its own each time somebody gets as far as this. Null: the account is open. */
export async function checkFor(tx: Tx, operatorId: bigint): Promise<Check | null> {
  const start = await startOf(tx, operatorId)
  if (start === null) return null
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  await setCheck(tx, operatorId, hashOf(operatorId, code))
  return { code: `${code.slice(0, 4)} ${code.slice(4)}`, waitsFor: start.waitsFor }
}

/** Another one each time: the one before opens nothing any more. To who asked alone, and only until it was used. */
export async function handOut(deps: OperatorDeps, by: Operator, operatorId: bigint): Promise<FirstPassword> {
  const { firstPassword, passwordHash } = await freshPassword(deps)
  return deps.db.transaction(async (tx) => {
    const operator = (await lockOperator(tx, operatorId)) ?? refuse('NOT_FOUND')
    const start = await startOf(tx, operatorId)
    if (start === null || operator.enrolledAt !== null || operator.leftAt !== null) refuse('NO_LONGER_OPEN')
    if (start.askedBy !== by.id) refuse('SECOND_PERSON_REQUIRED')
    await setFirstPassword(tx, operatorId, passwordHash)
    await recordAudit(tx, { by, action: 'operator.handed-out', subject: `operator ${operatorId}` })
    return { name: operator.name, firstPassword }
  })
}

/** @returns who still has to confirm; nobody: the account is open. */
export async function confirm(
  { db }: OperatorDeps,
  by: Operator,
  asked: { readonly id: bigint; readonly code: string },
): Promise<readonly string[]> {
  const { id, code } = asked
  const start = (await startOf(db, id)) ?? refuse('NO_LONGER_OPEN')
  if (by.id !== start.askedBy && by.id !== start.approvedBy) refuse('SECOND_PERSON_REQUIRED')
  const checkHash = (await takeCheckTry(db, id)) ?? refuse('INVALID_VERIFICATION_CODE')
  if (!timingSafeEqual(checkHash, hashOf(id, code.replace(/\s/g, '')))) refuse('INVALID_VERIFICATION_CODE')
  return db.transaction(async (tx) => {
    const operator = (await lockOperator(tx, id)) ?? refuse('NOT_FOUND')
    if (operator.leftAt !== null) refuse('NO_LONGER_OPEN')
    if (!(await confirmedBy(tx, id, { id: by.id, checkHash }))) refuse('INVALID_VERIFICATION_CODE')
    const waitsFor = (await startOf(tx, id))!.waitsFor
    if (waitsFor.length === 0) await endStart(tx, id)
    const after = { opens: waitsFor.length === 0 }
    await recordAudit(tx, { by, action: 'operator.confirmed', subject: `operator ${id}`, after })
    return waitsFor
  })
}
