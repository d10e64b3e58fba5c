/** SQL of who players are, and of what they moved in all. */
import type { DocumentType, Tier } from '@uwanja/contract/identity'
import type { Sql, Tx } from '@uwanja/money/sql'

export interface Known {
  readonly tier: Tier
  readonly documentType: DocumentType | null
  readonly last4: string
  readonly checkedAt: Date | null
  readonly deposited: bigint
  readonly withdrawn: bigint
}

/** A checked document counts for the names and the day that stood on it, and for no others. */
export async function knownOf(db: Sql, playerId: bigint): Promise<Known | null> {
  const [row] = await db.sql<Known>`
    select case when i.first_name = p.first_name and i.last_name = p.last_name and i.birth_date = p.birth_date then 2
        when p.first_name <> '' and p.last_name <> '' and p.birth_date is not null then 1 else 0 end as tier,
      i.document_type as "documentType", coalesce(i.last4, '') as last4, i.checked_at as "checkedAt",
      (select coalesce(sum(coalesce(paid_minor, minor)), 0)::bigint from payment
        where player_id = p.id and direction = 'deposit' and state <> 'failed') as deposited,
      (select coalesce(sum(minor), 0)::bigint from payment where player_id = p.id and direction = 'withdraw'
        and state in ('requested', 'approved', 'sent', 'paid')) as withdrawn
    from player p left join player_identity i on i.player_id = p.id where p.id = ${playerId}`
  return row ?? null
}

export async function insertCheck(
  tx: Tx,
  playerId: bigint,
  check: { readonly documentType: DocumentType; readonly last4: string; readonly result: string },
): Promise<void> {
  await tx.sql`
    insert into identity_check (player_id, document_type, last4, result)
    values (${playerId}, ${check.documentType}, ${check.last4}, ${check.result})`
}

export interface CheckedDocument {
  readonly documentType: DocumentType
  readonly sealed: Uint8Array
  readonly last4: string
  readonly mark: Uint8Array
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string
}

/** @returns false when the document is another player's. */
export async function keepDocument(tx: Tx, playerId: bigint, d: CheckedDocument): Promise<boolean> {
  const [taken] = await tx.sql`
    select 1 from player_identity
    where document_type = ${d.documentType} and document_mark = ${d.mark} and player_id <> ${playerId}`
  if (taken) return false
  await tx.sql`
    insert into player_identity (player_id, document_type, document_sealed, last4, document_mark, first_name, last_name, birth_date)
    values (${playerId}, ${d.documentType}, ${d.sealed}, ${d.last4}, ${d.mark}, ${d.firstName}, ${d.lastName},
      ${d.birthDate}::date)
    on conflict (player_id) do update set document_type = excluded.document_type, last4 = excluded.last4,
      document_sealed = excluded.document_sealed, document_mark = excluded.document_mark, checked_at = house_now(),
      first_name = excluded.first_name, last_name = excluded.last_name, birth_date = excluded.birth_date,
      granted_by = null`
  return true
}

/** Did a statement fail because the document is somebody's? Two at once pass the look above. */
export const isUsed = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23505' &&
  error.message.includes('one_document_one_player')

/** The house's own hold, by a rule. */
export async function isHeldFor(tx: Tx, playerId: bigint, reason: string): Promise<boolean> {
  const [row] = await tx.sql`
    select 1 from player_hold where player_id = ${playerId} and reason = ${reason} and lifted_at is null limit 1`
  return row !== undefined
}

/** So many days from today, as text. */
export async function dayFromNow(db: Sql, days: number): Promise<string> {
  const [row] = await db.sql<{ day: string }>`select (house_now()::date + ${days}::int)::text as day`
  return row!.day
}

/** Compliance looked at the document itself. */
export async function noteGranted(tx: Tx, playerId: bigint, operatorId: bigint): Promise<void> {
  await tx.sql`update player_identity set granted_by = ${operatorId} where player_id = ${playerId}`
}

export async function documentOf(db: Sql, playerId: bigint) {
  const [row] = await db.sql<{
    documentType: string
    last4: string
    name: string
    birthDate: string
    at: Date
    grantedBy: string
  }>`
    select i.document_type as "documentType", i.last4, i.first_name || ' ' || i.last_name as name,
      i.birth_date::text as "birthDate", i.checked_at as at, coalesce(o.name, '') as "grantedBy"
    from player_identity i left join operator o on o.id = i.granted_by where i.player_id = ${playerId}`
  return row ?? null
}

/** Every try, newest first. */
export async function checksOf(db: Sql, playerId: bigint, most: number) {
  return db.sql<{ at: Date; documentType: string; last4: string; result: string }>`
    select at, document_type as "documentType", last4, result from identity_check where player_id = ${playerId}
    order by id desc limit ${most}`
}
