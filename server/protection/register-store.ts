/** SQL of the national register's answers, and of what it is to be told. */
import type { DocumentType } from '@uwanja/contract/site/identity'
import type { Sql, Tx } from '@uwanja/money/sql'

export interface LookedUp {
  readonly number: string
  /** Of this number; null: never. */
  readonly result: 'clear' | 'listed' | null
  /** Seconds of the house's clock since the register answered. */
  readonly ageS: number | null
  /** A document was proven since, or the register's feed lost something: it is to be asked anew. */
  readonly isStale: boolean
  /** The house's moment of this look: what is asked now is as old as that when it is answered. */
  readonly askedAt: string
  /** All that were checked. */
  readonly documents: readonly { readonly type: DocumentType; readonly sealed: Uint8Array }[]
}

export async function lookedUp(db: Sql, playerId: bigint): Promise<LookedUp | null> {
  const [row] = await db.sql<Omit<LookedUp, 'documents'>>`
    select p.number, c.result, extract(epoch from house_now() - c.answered_at)::float8 as "ageS",
      coalesce(c.is_stale or c.answered_at <= (select max(stale_before) from exclusion_feed), false) as "isStale",
      house_now()::text as "askedAt"
    from player p left join exclusion_check c on c.player_id = p.id and c.number = p.number where p.id = ${playerId}`
  if (!row) return null
  const documents = await db.sql<LookedUp['documents'][number]>`
    select document_type as type, document_sealed as sealed from player_identity
    where player_id = ${playerId} order by checked_at`
  return { ...row, documents }
}

/** Before anything is known of a player: the moment of a question. */
export async function momentOfAsking(db: Sql): Promise<string> {
  const [row] = await db.sql<{ at: string }>`select house_now()::text as at`
  return row!.at
}

export async function noteAnswer(
  db: Sql,
  playerId: bigint,
  said: { readonly number: string; readonly result: 'clear' | 'listed'; readonly askedAt: string },
): Promise<void> {
  await db.sql`
    insert into exclusion_check (player_id, number, result, answered_at)
    values (${playerId}, ${said.number}, ${said.result}, ${said.askedAt}::timestamptz)
    on conflict (player_id) do update set number = excluded.number, result = excluded.result,
      answered_at = excluded.answered_at, is_stale = false`
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
