/** SQL of operators' accounts that are not open yet: who stands for each, and who of them has heard from the person. */
import type { Sql, Tx } from '@uwanja/money/sql'

/** Wrong codes until the person has to log in again for another one. */
const MOST_TRIES = 5

export interface Sponsors {
  readonly askedBy: bigint
  /** Null: nobody else had to approve. */
  readonly approvedBy: bigint | null
}

export interface StartRow extends Sponsors {
  /** Names of those who still have to confirm, who asked first. */
  readonly waitsFor: readonly string[]
}

/** A start of before is forgotten, and whoever confirmed it with it. */
export async function beginStart(tx: Tx, operatorId: bigint, { askedBy, approvedBy }: Sponsors): Promise<void> {
  await endStart(tx, operatorId)
  await tx.sql`
    insert into operator_start (operator_id, asked_by, approved_by) values (${operatorId}, ${askedBy}, ${approvedBy})`
}

export async function endStart(tx: Tx, operatorId: bigint): Promise<void> {
  await tx.sql`delete from operator_start where operator_id = ${operatorId}`
}

/** Null: the account is open. */
export async function startOf(db: Sql, operatorId: bigint): Promise<StartRow | null> {
  const [row] = await db.sql<StartRow>`
    select s.asked_by as "askedBy", s.approved_by as "approvedBy",
      array_remove(array[
        case when s.asker_confirmed_at is null then a.name end,
        case when s.approver_confirmed_at is null then p.name end], null) as "waitsFor"
    from operator_start s join operator a on a.id = s.asked_by left join operator p on p.id = s.approved_by
    where s.operator_id = ${operatorId}`
  return row ?? null
}

export async function setCheck(tx: Tx, operatorId: bigint, checkHash: Uint8Array): Promise<void> {
  await tx.sql`
    update operator_start set check_hash = ${checkHash}::bytea, tries = 0 where operator_id = ${operatorId}`
}

/** Takes one of the code's tries before anybody looks whether it is right. Null: there is no code to compare. */
export async function takeCheckTry(db: Sql, operatorId: bigint): Promise<Uint8Array | null> {
  const [row] = await db.sql<{ hash: Uint8Array }>`
    update operator_start set tries = tries + 1
    where operator_id = ${operatorId} and check_hash is not null and tries < ${MOST_TRIES}
    returning check_hash as hash`
  return row?.hash ?? null
}

/** By one of those who stand for it, if it is still that code. False: another start or another code by now. */
export async function confirmedBy(
  tx: Tx,
  operatorId: bigint,
  by: { readonly id: bigint; readonly checkHash: Uint8Array },
): Promise<boolean> {
  const rows = await tx.sql`
    update operator_start set
      asker_confirmed_at = case when asked_by = ${by.id} then house_now() else asker_confirmed_at end,
      approver_confirmed_at = case when approved_by = ${by.id} then house_now() else approver_confirmed_at end
    where operator_id = ${operatorId} and check_hash = ${by.checkHash}::bytea and ${by.id} in (asked_by, approved_by)
    returning 1`
  return rows.length > 0
}
