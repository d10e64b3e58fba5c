/** Making operators and giving them a new start, from the office itself or by a command at the house's own machine. */
import { randomBytes } from 'node:crypto'
import { OPERATOR_NAME, OPERATOR_PASSWORD_MIN_LENGTH, type Role } from '@uwanja/contract/operators/roles'
import { refuse } from '../runtime/refuse.ts'
import { writeDown, type Deed } from './audit-store.ts'
import type { Tx } from '@uwanja/money/sql'
import type { OfficeParts } from './parts.ts'
import {
  anyOperator,
  insertOperator,
  lockOperator,
  operatorByName,
  operatorLeft,
  resetOperator,
  setOperatorRole,
} from './store.ts'

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

/** A first password and what of it is kept; made before the transaction, because hashing takes its time. */
export async function freshPassword({ passwords }: Pick<Making, 'passwords'>) {
  const firstPassword = newFirstPassword()
  return { firstPassword, passwordHash: await passwords.hash(firstPassword, 'office') }
}
export type Fresh = Awaited<ReturnType<typeof freshPassword>>

export async function added(
  tx: Tx,
  by: Deed['by'],
  asked: { readonly name: string; readonly role: string },
  { firstPassword, passwordHash }: Fresh,
): Promise<FirstPassword> {
  if (!OPERATOR_NAME.test(asked.name)) refuse('INCORRECT_PARAMETER_VALUE', { field: 'name', why: 'shape' })
  const id = await insertOperator(tx, { ...asked, passwordHash })
  if (id === null) return refuse('INCORRECT_PARAMETER_VALUE', { field: 'name', why: 'taken' })
  await writeDown(tx, { by, action: 'operator.added', subject: `operator ${id}`, after: asked })
  return { name: asked.name, firstPassword }
}

interface About {
  readonly id: bigint
  readonly why: string
}

/** For somebody who lost the phone or the password, or who comes back. */
export async function newStart(tx: Tx, by: Deed['by'], { id, why }: About, fresh: Fresh): Promise<FirstPassword> {
  const operator = (await lockOperator(tx, id)) ?? refuse('NOT_FOUND')
  await resetOperator(tx, id, fresh.passwordHash)
  const before = operator.leftAt === null ? {} : { before: { hasLeft: true } }
  await writeDown(tx, { by, action: 'operator.reset', subject: `operator ${id}`, why, ...before })
  return { name: operator.name, firstPassword: fresh.firstPassword }
}

export async function roleChanged(tx: Tx, by: Deed['by'], about: About & { readonly role: string }): Promise<void> {
  const { id, role, why } = about
  const operator = (await lockOperator(tx, id)) ?? refuse('NOT_FOUND')
  if (operator.role === role) return
  await setOperatorRole(tx, id, role)
  const [before, after] = [{ role: operator.role }, { role }]
  await writeDown(tx, { by, action: 'operator.role-set', subject: `operator ${id}`, why, before, after })
}

export async function leave(tx: Tx, by: Deed['by'], { id, why }: About): Promise<void> {
  const operator = (await lockOperator(tx, id)) ?? refuse('NOT_FOUND')
  if (operator.leftAt !== null) refuse('NO_LONGER_OPEN')
  await operatorLeft(tx, id)
  await writeDown(tx, { by, action: 'operator.left', subject: `operator ${id}`, why, before: { role: operator.role } })
}

/** By the house itself; in the office it goes through operator-deeds.ts. */
export async function addOperator(
  parts: Making,
  by: Deed['by'],
  asked: { readonly name: string; readonly role: Role },
): Promise<FirstPassword> {
  const fresh = await freshPassword(parts)
  return parts.db.transaction((tx) => added(tx, by, asked, fresh))
}

/** Null when there is somebody already. */
export async function addFirstOperator(parts: Making): Promise<FirstPassword | null> {
  return (await anyOperator(parts.db)) ? null : addOperator(parts, null, { name: 'admin', role: 'admin' })
}

/** By name, for the command. */
export async function giveNewStartByName(parts: Making, name: string): Promise<FirstPassword> {
  const operator = (await operatorByName(parts.db, name)) ?? refuse('NOT_FOUND')
  const fresh = await freshPassword(parts)
  return parts.db.transaction((tx) => newStart(tx, null, { id: operator.id, why: 'by command' }, fresh))
}
