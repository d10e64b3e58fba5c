/** SQL of accounts' doors: codes from SMS, and where a player has logged in before. */
import type { Sql, Tx } from '@uwanja/money/sql'

export type Purpose = 'recovery'

export async function insertCode(
  tx: Tx,
  code: {
    readonly verificationKey: string
    readonly codeHash: string
    readonly playerId: bigint
    readonly number: string
    readonly purpose: Purpose
    readonly lifeS: number
  },
): Promise<bigint> {
  const [row] = await tx.sql<{ id: bigint }>`
    insert into sms_code (verification_key, player_id, number, purpose, code_hash, expires_at)
    values (${code.verificationKey}, ${code.playerId}, ${code.number}, ${code.purpose}, ${code.codeHash},
      house_now() + make_interval(secs => ${code.lifeS}::float8))
    returning id`
  return row!.id
}

export async function deleteCode(db: Sql, id: bigint): Promise<void> {
  await db.sql`delete from sms_code where id = ${id}`
}

export interface TriedCode {
  readonly id: bigint
  readonly playerId: bigint
  readonly verificationKey: string
  readonly codeHash: string
}

/**
 * Takes one of an open code's tries, before anyone looks whether the code is right: tries in parallel cannot be more than
 * there are. Null when no code of that number, purpose and key is open.
 * @param verificationKey Empty: the newest open one.
 */
export async function takeCodeTry(
  db: Sql,
  asked: {
    readonly number: string
    readonly purpose: Purpose
    readonly verificationKey: string
    readonly mostTries: number
  },
): Promise<TriedCode | null> {
  const [row] = await db.sql<TriedCode>`
    update sms_code set tries = tries + 1
    where id = (select id from sms_code
        where number = ${asked.number} and purpose = ${asked.purpose} and ${asked.verificationKey} in ('', verification_key)
          and used_at is null and expires_at > (select house_now()) and tries < ${asked.mostTries}
        order by created_at desc, id desc limit 1)
      and used_at is null and expires_at > (select house_now()) and tries < ${asked.mostTries}
    returning id, player_id as "playerId", verification_key as "verificationKey", code_hash as "codeHash"`
  return row ?? null
}

/** Uses the code up, and with it every other open one of that number and purpose. False: somebody was faster. */
export async function useCode(tx: Tx, id: bigint): Promise<boolean> {
  const [used] = await tx.sql<{ number: string; purpose: string }>`
    update sms_code set used_at = house_now()
    where id = ${id} and used_at is null and expires_at > (select house_now())
    returning number, purpose`
  if (!used) return false
  await tx.sql`
    update sms_code set used_at = house_now()
    where number = ${used.number} and purpose = ${used.purpose} and used_at is null`
  return true
}

/** Codes that ended a day ago or earlier. */
export async function sweepCodes(db: Sql): Promise<void> {
  await db.sql`delete from sms_code where expires_at < (select house_now()) - interval '1 day'`
}

/** Has this number logged in from this very address in the last 90 days? */
export async function isKnownAddress(db: Sql, number: string, address: string): Promise<boolean> {
  const [row] = await db.sql`
    select 1 from session s join player p on p.id = s.player_id
    where p.number = ${number} and s.address = ${address}
      and s.created_at > (select house_now()) - interval '90 days'
    limit 1`
  return row !== undefined
}
