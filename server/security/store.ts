/** SQL of accounts' doors: codes from SMS, authenticator apps, and where a player has logged in before. */
import type { Sql, Tx } from '@uwanja/money/sql'
import type { PasswordDue } from '../players/store.ts'

export type Purpose = 'recovery' | 'login' | 'new-number' | 'own-number'

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
  const [row] = await tx.sql<{ isUsed: boolean }>`select use_code(${id}) as "isUsed"`
  return row!.isUsed
}

/** Codes that ended a day ago or earlier. */
export async function purgeCodes(db: Sql): Promise<void> {
  await db.sql`delete from sms_code where expires_at < (select house_now()) - interval '1 day'`
}

/** Has this number logged in from this very address in the last 90 days? */
export async function isKnownAddress(db: Sql, number: string, ip: string): Promise<boolean> {
  const [row] = await db.sql<{ isKnown: boolean }>`select is_known_address(${number}, ${ip}) as "isKnown"`
  return row!.isKnown
}

/** @param mark Of its cookie. */
export async function isKnownDevice(db: Sql, playerId: bigint, mark: Buffer): Promise<boolean> {
  const rows = await db.sql`select 1 from device where player_id = ${playerId} and mark = ${mark}`
  return rows.length > 0
}

/** The shared key as it lies in the table. */
export interface Authenticator {
  readonly sealedKey: Uint8Array
  readonly sessionId: bigint
  readonly isConfirmed: boolean
  readonly lastStep: bigint
}

export async function authenticatorOf(db: Sql, playerId: bigint): Promise<Authenticator | null> {
  const [row] = await db.sql<Authenticator>`
    select sealed_key as "sealedKey", session_id as "sessionId", confirmed_at is not null as "isConfirmed",
      last_step as "lastStep"
    from authenticator where player_id = ${playerId}`
  return row ?? null
}

/** A key that waits to be confirmed by this session, in place of one that waited. False: a confirmed one stands. */
export async function showAuthenticator(
  db: Sql,
  shown: { readonly playerId: bigint; readonly sessionId: bigint; readonly sealedKey: Uint8Array },
): Promise<boolean> {
  const rows = await db.sql`
    insert into authenticator (player_id, session_id, sealed_key)
    values (${shown.playerId}, ${shown.sessionId}, ${shown.sealedKey})
    on conflict (player_id) do update
      set session_id = excluded.session_id, sealed_key = excluded.sealed_key, last_step = 0
      where authenticator.confirmed_at is null
    returning 1`
  return rows.length > 0
}

/**
 * Uses up the code of one step of exactly the key that was looked at. False: that step or a newer one was used before, or
 * the key is another by now.
 */
export async function takeStep(
  tx: Tx,
  used: { readonly playerId: bigint; readonly sealedKey: Uint8Array; readonly step: bigint },
): Promise<boolean> {
  const [row] = await tx.sql<{ isTaken: boolean }>`
    select take_step(${used.playerId}, ${used.sealedKey}, ${used.step}) as "isTaken"`
  return row!.isTaken
}

export async function confirmAuthenticator(tx: Tx, playerId: bigint): Promise<void> {
  await tx.sql`update authenticator set confirmed_at = house_now() where player_id = ${playerId}`
}

/** Null: no such player. */
export async function factorsOf(
  db: Sql,
  playerId: bigint,
): Promise<{ readonly hasApp: boolean; readonly hasSms: boolean; readonly sessions: number } | null> {
  const [row] = await db.sql<{ hasApp: boolean; hasSms: boolean; sessions: number }>`
    select sms_security as "hasSms",
      exists (select 1 from authenticator where player_id = player.id and confirmed_at is not null) as "hasApp",
      (select count(*)::int from session
        where player_id = player.id and ended_at is null and expires_at > (select house_now())) as sessions
    from player where id = ${playerId}`
  return row ?? null
}

export async function deleteAuthenticator(tx: Tx, playerId: bigint): Promise<void> {
  await tx.sql`delete from authenticator where player_id = ${playerId}`
}

/** What else a login depends on, with the player's row locked: nothing of it changes before the transaction ends. */
export async function lockedDoor(
  tx: Tx,
  playerId: bigint,
): Promise<{
  readonly passwordHash: string
  readonly smsSecurity: boolean
  readonly hasAuthenticator: boolean
  readonly passwordDue: PasswordDue | null
} | null> {
  const [row] = await tx.sql<{
    passwordHash: string
    smsSecurity: boolean
    hasAuthenticator: boolean
    passwordDue: PasswordDue | null
  }>`
    select password_hash as "passwordHash", sms_security as "smsSecurity", password_due as "passwordDue",
      exists (select 1 from authenticator where player_id = player.id and confirmed_at is not null) as "hasAuthenticator"
    from player where id = ${playerId} for update`
  return row ?? null
}

/** Seconds for which the newest open code of that purpose is still good; null when none is open. */
export async function openCodeLeftS(
  db: Sql,
  asked: { readonly number: string; readonly purpose: Purpose; readonly mostTries: number },
): Promise<number | null> {
  const [row] = await db.sql<{ leftS: number }>`
    select extract(epoch from expires_at - house_now())::float8 as "leftS" from sms_code
    where number = ${asked.number} and purpose = ${asked.purpose} and used_at is null
      and expires_at > (select house_now()) and tries < ${asked.mostTries}
    order by created_at desc, id desc limit 1`
  return row ? row.leftS : null
}

/** Devices that were not seen for 400 days, as long as browsers keep a cookie. */
export async function purgeDevices(db: Sql): Promise<void> {
  await db.sql`delete from device where seen_at < (select house_now()) - interval '400 days'`
}

/** Without a login: it shows as new for a day like any other. */
export async function knowDevice(tx: Tx, playerId: bigint, mark: Uint8Array): Promise<void> {
  await tx.sql`
    insert into device (player_id, mark, was_news) values (${playerId}, ${mark}, true) on conflict do nothing`
}
