/** SQL of operators and their sessions. */
import type { Sql, Tx } from '@uwanja/money/sql'
import { hashToken, newToken } from '../sessions/store.ts'

/** However busy somebody is, a day's work ends. */
const LONGEST_HOURS = 12
/** An unattended desk closes by itself. */
const IDLE_MINUTES = 30
/** A press a second need not write a row a second. */
const SEEN_EVERY_S = 60

export interface OperatorRow {
  readonly id: bigint
  readonly name: string
  readonly role: string
  readonly passwordHash: string
  readonly totpSealed: Uint8Array | null
  readonly enrolledAt: Date | null
  /** Null: works here. */
  readonly leftAt: Date | null
}

export async function operatorByName(db: Sql, name: string): Promise<OperatorRow | null> {
  const [row] = await db.sql<OperatorRow>`
    select id, name, role, password_hash as "passwordHash", totp_sealed as "totpSealed", enrolled_at as "enrolledAt",
      left_at as "leftAt"
    from operator where name = ${name}`
  return row ?? null
}

/** With the row locked until the transaction ends: what one operator does at once with two hands is done in turn. */
export async function lockOperator(tx: Tx, id: bigint): Promise<OperatorRow | null> {
  const [row] = await tx.sql<OperatorRow>`
    select id, name, role, password_hash as "passwordHash", totp_sealed as "totpSealed", enrolled_at as "enrolledAt",
      left_at as "leftAt"
    from operator where id = ${id} for update`
  return row ?? null
}

/** @returns null when the name is taken. */
export async function insertOperator(
  tx: Tx,
  operator: { readonly name: string; readonly role: string; readonly passwordHash: string },
): Promise<bigint | null> {
  const [row] = await tx.sql<{ id: bigint }>`
    insert into operator (name, role, password_hash) values (${operator.name}, ${operator.role}, ${operator.passwordHash})
    on conflict (name) do nothing returning id`
  return row?.id ?? null
}

/** For the first log-in that has not come yet. */
export async function setFirstPassword(tx: Tx, id: bigint, passwordHash: string): Promise<void> {
  await tx.sql`update operator set password_hash = ${passwordHash} where id = ${id} and enrolled_at is null`
}

export async function anyOperator(db: Sql): Promise<boolean> {
  const rows = await db.sql`select 1 from operator limit 1`
  return rows.length > 0
}

/** The key of an authenticator that is not confirmed yet. False: it was confirmed meanwhile. */
export async function offerTotp(db: Sql, id: bigint, sealed: Uint8Array): Promise<boolean> {
  const rows = await db.sql`
    update operator set totp_sealed = ${sealed}::bytea where id = ${id} and enrolled_at is null returning id`
  return rows.length > 0
}

export async function enrolOperator(tx: Tx, id: bigint, passwordHash: string, step: bigint): Promise<void> {
  await tx.sql`
    update operator set password_hash = ${passwordHash}, totp_step = ${step}, enrolled_at = house_now()
    where id = ${id}`
}

/** False: this step's code, or a newer one, was taken before. */
export async function takeTotpStep(tx: Tx, id: bigint, step: bigint): Promise<boolean> {
  const rows = await tx.sql`
    update operator set totp_step = ${step} where id = ${id} and totp_step < ${step} returning id`
  return rows.length > 0
}

/** A new start, also for somebody who had left: no authenticator, another password, no session. */
export async function resetOperator(tx: Tx, id: bigint, passwordHash: string): Promise<void> {
  await tx.sql`
    update operator set password_hash = ${passwordHash}, totp_sealed = null, totp_step = 0, enrolled_at = null,
      left_at = null
    where id = ${id}`
  await endOperatorSessions(tx, id)
}

async function endOperatorSessions(tx: Tx, id: bigint): Promise<void> {
  await tx.sql`update operator_session set ended_at = house_now() where operator_id = ${id} and ended_at is null`
}

export async function setOperatorRole(tx: Tx, id: bigint, role: string): Promise<void> {
  await tx.sql`update operator set role = ${role} where id = ${id}`
  await endOperatorSessions(tx, id)
}

/** What they are now; empty: they have left. */
export async function roleNow(tx: Tx, id: bigint): Promise<string> {
  const [row] = await tx.sql<{ role: string }>`select role from operator where id = ${id} and left_at is null`
  return row?.role ?? ''
}

export async function operatorLeft(tx: Tx, id: bigint): Promise<void> {
  await tx.sql`update operator set left_at = house_now() where id = ${id}`
  await endOperatorSessions(tx, id)
}

/** Admins who work here, those whose account is not open yet as nobody to ask, locked in the order of their ids: of two who let each other go at once one waits and is refused. */
export async function lockAdmins(tx: Tx): Promise<{ id: bigint; isEnrolled: boolean }[]> {
  return tx.sql`
    select id, enrolled_at is not null
      and not exists (select 1 from operator_start s where s.operator_id = operator.id) as "isEnrolled"
    from operator
    where role = 'admin' and left_at is null order by id for update`
}

export interface ListedOperator {
  readonly id: bigint
  readonly name: string
  readonly role: string
  readonly isEnrolled: boolean
  readonly hasLeft: boolean
  readonly createdAt: Date
  readonly lastSeenAt: Date | null
  /** Names of those who still have to confirm; nobody: the account is open. */
  readonly waitsFor: readonly string[]
  /** Whoever looks may hand out a first password now. */
  readonly mayHandOut: boolean
  readonly mayConfirm: boolean
}

/** Everybody who ever worked here. */
export async function operatorNames(
  db: Sql,
): Promise<{ readonly id: bigint; readonly name: string; readonly role: string; readonly hasLeft: boolean }[]> {
  return db.sql`select id, name, role, left_at is not null as "hasLeft" from operator order by name`
}

/** @param looking Who looks. */
export async function listOperators(db: Sql, looking: bigint): Promise<ListedOperator[]> {
  return db.sql`
    select o.id, o.name, o.role, o.enrolled_at is not null as "isEnrolled", o.left_at is not null as "hasLeft",
      o.created_at as "createdAt",
      (select max(s.seen_at) from operator_session s where s.operator_id = o.id) as "lastSeenAt",
      array_remove(array[
        case when t.asker_confirmed_at is null then a.name end,
        case when t.approver_confirmed_at is null then p.name end], null) as "waitsFor",
      coalesce(o.enrolled_at is null and t.asked_by = ${looking}, false) as "mayHandOut",
      coalesce(o.enrolled_at is not null and t.check_hash is not null
        and ((t.asked_by = ${looking} and t.asker_confirmed_at is null)
          or (t.approved_by = ${looking} and t.approver_confirmed_at is null)), false) as "mayConfirm"
    from operator o left join operator_start t on t.operator_id = o.id and o.left_at is null
      left join operator a on a.id = t.asked_by left join operator p on p.id = t.approved_by
    order by o.left_at is not null, o.name limit 500`
}

export async function openOperatorSession(
  tx: Tx,
  session: {
    readonly operatorId: bigint
    readonly isBrowser: boolean
    readonly ip: string
    readonly agent: string
  },
): Promise<{ readonly id: bigint; readonly token: string; readonly cookie: string | null }> {
  const token = newToken()
  const cookie = session.isBrowser ? newToken() : null
  const [row] = await tx.sql<{ id: bigint }>`
    insert into operator_session (operator_id, token_hash, cookie_hash, address, agent)
    values (${session.operatorId}, ${hashToken(token)}::bytea, ${cookie === null ? null : hashToken(cookie)}::bytea,
      ${session.ip}, ${session.agent.slice(0, 300)})
    returning id`
  return { id: row!.id, token, cookie }
}

export interface LiveOperatorSession {
  readonly id: bigint
  readonly operatorId: bigint
  readonly name: string
  readonly role: string
  readonly cookieHash: Uint8Array | null
  /** Long enough ago that this press is worth a row. */
  readonly isUnseen: boolean
}

export async function findOperatorSession(db: Sql, token: string): Promise<LiveOperatorSession | null> {
  const [row] = await db.sql<LiveOperatorSession>`
    select s.id, s.operator_id as "operatorId", o.name, o.role, s.cookie_hash as "cookieHash",
      s.seen_at < (select house_now()) - make_interval(secs => ${SEEN_EVERY_S}) as "isUnseen"
    from operator_session s join operator o on o.id = s.operator_id
    where s.token_hash = ${hashToken(token)}::bytea and s.ended_at is null and o.left_at is null
      and s.created_at > (select house_now()) - make_interval(hours => ${LONGEST_HOURS})
      and s.seen_at > (select house_now()) - make_interval(mins => ${IDLE_MINUTES})`
  return row ?? null
}

export async function operatorSeen(db: Sql, sessionId: bigint): Promise<void> {
  await db.sql`update operator_session set seen_at = house_now() where id = ${sessionId}`
}

export async function endOperatorSession(tx: Tx, sessionId: bigint): Promise<void> {
  await tx.sql`update operator_session set ended_at = house_now() where id = ${sessionId} and ended_at is null`
}
