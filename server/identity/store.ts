/** SQL of who players are, and of what they moved in all. */
import type { DocumentType, Tier } from '@uwanja/contract/site/identity'
import type { Sql, Tx } from '@uwanja/money/sql'

export interface KycRecord {
  readonly tier: Tier
  readonly documentType: DocumentType | null
  readonly last4: string
  readonly checkedAt: Date | null
  /** What was paid in and paid out. */
  readonly deposited: bigint
  readonly withdrawn: bigint
  /** What a tier is measured by: with what is under way each way. */
  readonly countedIn: bigint
  readonly countedOut: bigint
}

/** A checked document counts for the names and the day that stood on it, and for no others. */
export async function knownOf(db: Sql, playerId: bigint): Promise<KycRecord | null> {
  const [row] = await db.sql<KycRecord>`
    select case when i.first_name = p.first_name and i.last_name = p.last_name and i.birth_date = p.birth_date then 2
        when p.first_name <> '' and p.last_name <> '' and p.birth_date is not null then 1 else 0 end as tier,
      i.document_type as "documentType", coalesce(i.last4, '') as last4, i.checked_at as "checkedAt",
      m.deposited, m.withdrawn, m."countedIn", m."countedOut"
    from player p left join lateral (
        select * from player_identity d where d.player_id = p.id
        order by (d.first_name, d.last_name, d.birth_date) = (p.first_name, p.last_name, p.birth_date) desc, d.checked_at desc
        limit 1) i on true
      cross join lateral (select
          coalesce(sum(coalesce(paid_minor, minor)) filter (where direction = 'deposit' and state = 'paid'), 0)::bigint
            as deposited,
          coalesce(sum(coalesce(paid_minor, minor)) filter (where direction = 'withdraw' and state = 'paid'), 0)::bigint
            as withdrawn,
          coalesce(sum(coalesce(paid_minor, minor)) filter (where direction = 'deposit' and state <> 'failed'), 0)::bigint
            as "countedIn",
          coalesce(sum(minor) filter (where direction = 'withdraw'
            and (is_payment_open(state) or state = 'paid')), 0)::bigint as "countedOut"
        from payment where player_id = p.id) m
    where p.id = ${playerId}`
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

/** That it is nobody else's is known: the marks of persons were asked in this transaction. */
export async function keepDocument(tx: Tx, playerId: bigint, d: CheckedDocument): Promise<void> {
  await tx.sql`
    insert into player_identity (player_id, document_type, document_sealed, last4, document_mark, first_name, last_name, birth_date)
    values (${playerId}, ${d.documentType}, ${d.sealed}, ${d.last4}, ${d.mark}, ${d.firstName}, ${d.lastName},
      ${d.birthDate}::date)
    on conflict (player_id, document_type, document_mark) do update set document_sealed = excluded.document_sealed,
      checked_at = house_now(), first_name = excluded.first_name, last_name = excluded.last_name,
      birth_date = excluded.birth_date, granted_by = null`
}

/** Compliance looked at the document itself. */
export async function noteGranted(tx: Tx, playerId: bigint, mark: Uint8Array, operatorId: bigint): Promise<void> {
  await tx.sql`
    update player_identity set granted_by = ${operatorId} where player_id = ${playerId} and document_mark = ${mark}`
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
    from player_identity i left join operator o on o.id = i.granted_by where i.player_id = ${playerId}
    order by i.checked_at desc limit 1`
  return row ?? null
}

/** Every try, newest first. */
export async function checksOf(db: Sql, playerId: bigint, most: number) {
  return db.sql<{ at: Date; documentType: string; last4: string; result: string }>`
    select at, document_type as "documentType", last4, result from identity_check where player_id = ${playerId}
    order by id desc limit ${most}`
}
