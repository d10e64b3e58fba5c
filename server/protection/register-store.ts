/** SQL of the national register's answers, and of what it is to be told. */
import type { DocumentType } from '@uwanja/contract/site/identity'
import type { Sql, Tx } from '@uwanja/money/sql'

export interface LookedUp {
  readonly number: string
  /** Of this number; null: never. */
  readonly result: 'clear' | 'listed' | null
  /** Seconds of the house's clock since the register answered. */
  readonly ageS: number | null
  /** A document was proven since: it is to be asked anew. */
  readonly isStale: boolean
  /** All that were checked. */
  readonly documents: readonly { readonly type: DocumentType; readonly sealed: Uint8Array }[]
}

export async function lookedUp(db: Sql, playerId: bigint): Promise<LookedUp | null> {
  const [row] = await db.sql<Omit<LookedUp, 'documents'>>`
    select p.number, c.result, extract(epoch from house_now() - c.answered_at)::float8 as "ageS",
      coalesce(c.is_stale, false) as "isStale"
    from player p left join exclusion_check c on c.player_id = p.id and c.number = p.number where p.id = ${playerId}`
  if (!row) return null
  const documents = await db.sql<LookedUp['documents'][number]>`
    select document_type as type, document_sealed as sealed from player_identity
    where player_id = ${playerId} order by checked_at`
  return { ...row, documents }
}

export async function noteAnswer(db: Sql, playerId: bigint, number: string, result: 'clear' | 'listed'): Promise<void> {
  await db.sql`
    insert into exclusion_check (player_id, number, result) values (${playerId}, ${number}, ${result})
    on conflict (player_id) do update set number = excluded.number, result = excluded.result, answered_at = house_now(),
      is_stale = false`
}

export async function insertReport(tx: Tx, playerId: bigint, until: Date): Promise<void> {
  await tx.sql`insert into exclusion_report (player_id, until) values (${playerId}, ${until}::timestamptz)`
}

export async function owedReports(db: Sql, playerId: bigint): Promise<{ id: bigint; until: Date }[]> {
  return db.sql`select id, until from exclusion_report where player_id = ${playerId} and reported_at is null order by id`
}

export async function noteReported(db: Sql, id: bigint): Promise<void> {
  await db.sql`update exclusion_report set reported_at = house_now() where id = ${id}`
}
