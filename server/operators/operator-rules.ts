/** Making operators and giving them a new start, from the office itself or by a command at the house's own machine. */
import { randomBytes } from 'node:crypto'
import { OPERATOR_NAME, OPERATOR_PASSWORD_MIN_LENGTH, isWeighty, type Role } from '@uwanja/contract/operators/roles'
import { refuse } from '../runtime/refuse.ts'
import { recordAudit, type AuditEntry } from './audit-store.ts'
import type { Tx } from '@uwanja/money/sql'
import { beginStart, endStart, type Sponsors } from './operator-starts-store.ts'
import type { OperatorDeps } from './deps.ts'
import {
  anyOperator,
  insertOperator,
  lockOperator,
  operatorByName,
  operatorLeft,
  resetOperator,
  setOperatorRole,
} from './store.ts'

type Making = Pick<OperatorDeps, 'db' | 'passwords'>

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

/** Whoever stands for it, and what opens the first log-in; null: who asked has it handed out (operator-start-rules.ts). */
export interface Start {
  /** Null: the house itself, by a command at its own machine; then the account opens with its first log-in. */
  readonly sponsors: Sponsors | null
  readonly passwordHash: string | null
}

/** What no password ever is. */
const NONE_YET = ''

export async function added(
  tx: Tx,
  by: AuditEntry['by'],
  asked: { readonly name: string; readonly role: string },
  { sponsors, passwordHash }: Start,
): Promise<bigint> {
  if (!OPERATOR_NAME.test(asked.name)) refuse('INCORRECT_PARAMETER_VALUE', { field: 'name', why: 'shape' })
  const id = await insertOperator(tx, { ...asked, passwordHash: passwordHash ?? NONE_YET })
  if (id === null) return refuse('INCORRECT_PARAMETER_VALUE', { field: 'name', why: 'taken' })
  if (sponsors !== null) await beginStart(tx, id, sponsors)
  await recordAudit(tx, { by, action: 'operator.added', subject: `operator ${id}`, after: asked })
  return id
}

interface About {
  readonly id: bigint
  readonly why: string
}

/** For somebody who lost the phone or the password, or who comes back. */
export async function resetCredentials(
  tx: Tx,
  by: AuditEntry['by'],
  { id, why }: About,
  { sponsors, passwordHash }: Start,
): Promise<void> {
  const operator = (await lockOperator(tx, id)) ?? refuse('NOT_FOUND')
  await resetOperator(tx, id, passwordHash ?? NONE_YET)
  if (sponsors === null) await endStart(tx, id)
  else await beginStart(tx, id, sponsors)
  const before = operator.leftAt === null ? {} : { before: { hasLeft: true } }
  await recordAudit(tx, { by, action: 'operator.reset', subject: `operator ${id}`, why, ...before })
}

/** Somebody who was added for light work must not become weighty behind the back of who approves: it is confirmed anew. */
export async function roleChanged(
  tx: Tx,
  by: AuditEntry['by'],
  about: About & { readonly role: string; readonly sponsors: Sponsors },
): Promise<void> {
  const { id, role, why, sponsors } = about
  const operator = (await lockOperator(tx, id)) ?? refuse('NOT_FOUND')
  if (operator.role === role) return
  await setOperatorRole(tx, id, role)
  if (isWeighty(role) && !isWeighty(operator.role)) await beginStart(tx, id, sponsors)
  const [before, after] = [{ role: operator.role }, { role }]
  await recordAudit(tx, { by, action: 'operator.role-set', subject: `operator ${id}`, why, before, after })
}

export async function leave(tx: Tx, by: AuditEntry['by'], { id, why }: About): Promise<void> {
  const operator = (await lockOperator(tx, id)) ?? refuse('NOT_FOUND')
  if (operator.leftAt !== null) refuse('NO_LONGER_OPEN')
  await operatorLeft(tx, id)
  await recordAudit(tx, {
    by,
    action: 'operator.left',
    subject: `operator ${id}`,
    why,
    before: { role: operator.role },
  })
}

/** By the house itself; in the office it goes through operator-actions.ts. */
export async function addOperator(
  deps: Making,
  by: AuditEntry['by'],
  asked: { readonly name: string; readonly role: Role },
): Promise<FirstPassword> {
  const { firstPassword, passwordHash } = await freshPassword(deps)
  await deps.db.transaction((tx) => added(tx, by, asked, { sponsors: null, passwordHash }))
  return { name: asked.name, firstPassword }
}

/** Null when there is somebody already. */
export async function addFirstOperator(deps: Making): Promise<FirstPassword | null> {
  return (await anyOperator(deps.db)) ? null : addOperator(deps, null, { name: 'admin', role: 'admin' })
}

/** By name, for the command. */
export async function giveNewStartByName(deps: Making, name: string): Promise<FirstPassword> {
  const operator = (await operatorByName(deps.db, name)) ?? refuse('NOT_FOUND')
  const { firstPassword, passwordHash } = await freshPassword(deps)
  const about = { id: operator.id, why: 'by command' }
  await deps.db.transaction((tx) => resetCredentials(tx, null, about, { sponsors: null, passwordHash }))
  return { name, firstPassword }
}
