/**
 * Operators' log-in: password and code, always both. The first one is finished by a password of one's own and the first
 * code of an authenticator whose key was just offered; nothing opens before that.
 */
import type { OfficeSession } from '@uwanja/contract/operators/office'
import type { Role } from '@uwanja/contract/operators/roles'
import type { Tx } from '@uwanja/money/sql'
import { refuse } from '../runtime/refuse.ts'
import { houseName } from '../settings/operator.ts'
import { newTotpKey, otpauthAddress, stepOfCode, typedKey } from '../second-factor/totp.ts'
import { networkOf } from '../throttle/network.ts'
import type { Ticket } from '../throttle/throttle.ts'
import { recordAudit } from './audit-store.ts'
import { OFFICE_PAIR, officeLoginLimits } from './limits.ts'
import { isAcceptableOperatorPassword } from './operator-rules.ts'
import { checkFor, type Check } from './operator-start-rules.ts'
import type { OperatorDeps, Operator } from './deps.ts'
import {
  endOperatorSession,
  enrolOperator,
  lockOperator,
  offerTotp,
  openOperatorSession,
  operatorByName,
  takeTotpStep,
  type OperatorRow,
} from './store.ts'

export interface LoginFrom {
  readonly ip: string
  readonly agent: string
  readonly isBrowser: boolean
}

/** A session, or what the person reads to those who stand for the account. */
type Opened =
  | { readonly session: OfficeSession; readonly cookie: string | null; readonly check: null }
  | { readonly session: null; readonly cookie: null; readonly check: Check }

interface Known {
  readonly operator: OperatorRow
  readonly tries: readonly Ticket[]
}

/** The name must fit the tries' subjects, and nothing else that was typed may stand in a row. */
const subjectOf = (rawName: string): string => (/^[a-z0-9.-]{1,32}$/.test(rawName) ? rawName : 'no-name')

/** The try stays counted until the code was right too. */
async function knownByPassword(
  { db, passwords, throttle }: OperatorDeps,
  typed: { readonly name: string; readonly password: string },
  ip: string,
): Promise<Known> {
  const name = typed.name.trim().toLowerCase()
  const outcome = await throttle.take(officeLoginLimits(subjectOf(name), networkOf(ip)))
  if (!outcome.taken) return refuse('TOO_MANY_ATTEMPTS', { remainingTime: outcome.waitS })
  const operator = await operatorByName(db, name)
  // Empty: nobody has handed out a first password yet.
  const isRight = await passwords.verify(operator?.passwordHash || null, typed.password, 'office')
  if (!isRight || !operator || operator.leftAt !== null) return refuse('INVALID_USERNAME_OR_PASSWORD')
  return { operator, tries: [...outcome.tickets.values()] }
}

export async function login(
  deps: OperatorDeps,
  typed: { readonly name: string; readonly password: string; readonly code: string },
  from: LoginFrom,
): Promise<{ readonly enrol: { address: string; key: string } | null; readonly opened: Opened | null }> {
  const known = await knownByPassword(deps, typed, from.ip)
  const { operator, tries } = known
  if (operator.enrolledAt === null) {
    await deps.throttle.giveBack(tries)
    return { enrol: await offer(deps, operator), opened: null }
  }
  if (typed.code.trim() === '') {
    await deps.throttle.giveBack(tries)
    return refuse('TWO_FACTOR_REQUIRED')
  }
  const step = rightStep(deps, operator, typed.code)
  const opened = await deps.db.transaction(async (tx) => {
    await unchanged(tx, operator)
    if (!(await takeTotpStep(tx, operator.id, step))) return refuse('INVALID_VERIFICATION_CODE')
    return open(deps, tx, operator, from)
  })
  await forgive(deps, known, from)
  return { enrol: null, opened }
}

export async function enrol(
  deps: OperatorDeps,
  typed: { readonly name: string; readonly password: string; readonly newPassword: string; readonly code: string },
  from: LoginFrom,
): Promise<Opened> {
  const known = await knownByPassword(deps, typed, from.ip)
  const { operator } = known
  if (operator.enrolledAt !== null || operator.totpSealed === null) return refuse('INVALID_USERNAME_OR_PASSWORD')
  if (typed.newPassword === typed.password || !isAcceptableOperatorPassword(operator.name, typed.newPassword)) {
    await deps.throttle.giveBack(known.tries)
    return refuse('INCORRECT_PARAMETER_VALUE', { field: 'newPassword' })
  }
  const step = rightStep(deps, operator, typed.code)
  const passwordHash = await deps.passwords.hash(typed.newPassword, 'office')
  const opened = await deps.db.transaction(async (tx) => {
    await unchanged(tx, operator)
    await enrolOperator(tx, operator.id, passwordHash, step)
    const by = { id: operator.id, ip: from.ip }
    await recordAudit(tx, { by, action: 'operator.enrolled', subject: `operator ${operator.id}` })
    return open(deps, tx, operator, from)
  })
  await forgive(deps, known, from)
  return opened
}

export async function logOff({ db }: OperatorDeps, operator: Operator): Promise<void> {
  await db.transaction(async (tx) => {
    await endOperatorSession(tx, operator.sessionId)
    await recordAudit(tx, { by: operator, action: 'session.ended', subject: `operator ${operator.id}` })
  })
}

/** The same key until it is confirmed, so that a page that was loaded anew shows what the phone has scanned. */
async function offer({ db, sealing, settings }: OperatorDeps, operator: OperatorRow) {
  const owner = `operator ${operator.id}`
  const key = operator.totpSealed === null ? newTotpKey() : sealing.open(operator.totpSealed, owner)
  if (operator.totpSealed === null && !(await offerTotp(db, operator.id, sealing.seal(key, owner)))) {
    return refuse('INVALID_USERNAME_OR_PASSWORD')
  }
  const issuer = `${houseName(settings)} office`
  return { address: otpauthAddress(key, issuer, operator.name), key: typedKey(key) }
}

function rightStep({ sealing, wallMs }: OperatorDeps, operator: OperatorRow, rawCode: string): bigint {
  const key = sealing.open(operator.totpSealed!, `operator ${operator.id}`)
  return stepOfCode(key, rawCode, wallMs()) ?? refuse('INVALID_VERIFICATION_CODE')
}

/** Somebody may have given the account a new start, or finished the first log-in, since the password was compared. */
async function unchanged(tx: Tx, seen: OperatorRow): Promise<void> {
  const now = await lockOperator(tx, seen.id)
  const isSame = now?.passwordHash === seen.passwordHash && (now.enrolledAt === null) === (seen.enrolledAt === null)
  if (!isSame || now.leftAt !== null || !Buffer.from(now.totpSealed ?? []).equals(Buffer.from(seen.totpSealed ?? []))) {
    refuse('INVALID_USERNAME_OR_PASSWORD')
  }
}

async function open({ jurisdiction }: OperatorDeps, tx: Tx, operator: OperatorRow, from: LoginFrom): Promise<Opened> {
  const check = await checkFor(tx, operator.id)
  if (check !== null) return { session: null, cookie: null, check }
  const { token, cookie } = await openOperatorSession(tx, { operatorId: operator.id, ...from })
  const by = { id: operator.id, ip: from.ip }
  await recordAudit(tx, { by, action: 'session.opened', subject: `operator ${operator.id}` })
  const session = { token, name: operator.name, role: operator.role as Role, zone: jurisdiction.zone }
  return { session, cookie, check: null }
}

async function forgive({ throttle }: OperatorDeps, { operator, tries }: Known, from: LoginFrom): Promise<void> {
  await throttle.giveBack(tries)
  await throttle.clear({ kind: OFFICE_PAIR, subject: `${operator.name} ${networkOf(from.ip)}` })
}
