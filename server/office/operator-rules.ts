/** Making operators and giving them a new start, from the office itself or by a command at the house's own machine. */
import { randomBytes } from 'node:crypto'
import { OPERATOR_NAME, OPERATOR_PASSWORD_MIN_LENGTH, type Role } from '@uwanja/contract/office-roles'
import { refuse } from '../refuse.ts'
import { writeDown, type Deed } from './audit-store.ts'
import type { OfficeParts, Operator } from './parts.ts'
import { anyOperator, insertOperator, lockOperator, operatorByName, resetOperator } from './store.ts'

type Making = Pick<OfficeParts, 'db' | 'passwords'>

export interface FirstPassword {
  readonly name: string
  /** Shown once; it opens nothing but the first log-in, which asks for another. */
  readonly firstPassword: string
}

/** 120 bits that can be read out and typed. */
const newFirstPassword = (): string =>
  randomBytes(15)
    .toString('hex')
    .replace(/(.{6})(?=.)/g, '$1-')

/** Long, not the name again and again, not one letter or a run: the second factor carries the rest. */
export function isAcceptableOperatorPassword(name: string, password: string): boolean {
  const letters = [...password.toLowerCase()]
  const different = new Set(letters.join('').replaceAll(name, '')).size
  return letters.length >= OPERATOR_PASSWORD_MIN_LENGTH && different >= 5
}

export async function addOperator(
  { db, passwords }: Making,
  by: Deed['by'],
  asked: { readonly name: string; readonly role: Role },
): Promise<FirstPassword> {
  if (!OPERATOR_NAME.test(asked.name)) refuse('INCORRECT_PARAMETER_VALUE', { field: 'name', why: 'shape' })
  const firstPassword = newFirstPassword()
  const passwordHash = await passwords.hash(firstPassword)
  return db.transaction(async (tx) => {
    const id = await insertOperator(tx, { ...asked, passwordHash })
    if (id === null) return refuse('INCORRECT_PARAMETER_VALUE', { field: 'name', why: 'taken' })
    await writeDown(tx, { by, action: 'operator.added', subject: `operator ${id}`, after: asked })
    return { name: asked.name, firstPassword }
  })
}

/** Null when there is somebody already. */
export async function addFirstOperator(parts: Making): Promise<FirstPassword | null> {
  return (await anyOperator(parts.db)) ? null : addOperator(parts, null, { name: 'admin', role: 'admin' })
}

/** For somebody who lost the phone or the password. Never for oneself: a session left open must not outlive its owner's factor. */
export async function giveNewStart(
  { db, passwords }: Making,
  by: Operator | null,
  asked: { readonly id: bigint; readonly why: string },
): Promise<FirstPassword> {
  if (by?.id === asked.id) refuse('SECOND_PERSON_REQUIRED')
  const firstPassword = newFirstPassword()
  const passwordHash = await passwords.hash(firstPassword)
  return db.transaction(async (tx) => {
    const operator = (await lockOperator(tx, asked.id)) ?? refuse('NOT_FOUND')
    await resetOperator(tx, operator.id, passwordHash)
    const { why } = asked
    await writeDown(tx, { by, action: 'operator.reset', subject: `operator ${operator.id}`, why })
    return { name: operator.name, firstPassword }
  })
}

/** The same by name, for the command. */
export async function giveNewStartByName(parts: Making, name: string): Promise<FirstPassword> {
  const operator = (await operatorByName(parts.db, name)) ?? refuse('NOT_FOUND')
  return giveNewStart(parts, null, { id: operator.id, why: 'by command' })
}
