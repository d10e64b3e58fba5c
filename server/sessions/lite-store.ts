/** SQL of the pages without a script: which session a cookie stands for. */
import type { Sql } from '@uwanja/money/sql'

/** @param tokenHash Of the session that was just opened. */
export async function keepLite(
  db: Sql,
  tokenHash: Uint8Array,
  { hash, sealed }: { readonly hash: Uint8Array; readonly sealed: Uint8Array },
): Promise<void> {
  await db.sql`
    update session set lite_hash = ${hash}, lite_sealed = ${sealed} where token_hash = ${tokenHash} and ended_at is null`
}

/** What opens the session, sealed; null: the cookie is nobody's, or its session has ended. */
export async function sealedOf(db: Sql, hash: Uint8Array): Promise<Uint8Array | null> {
  const [row] = await db.sql<{ sealed: Uint8Array }>`
    select lite_sealed as sealed from session
    where lite_hash = ${hash} and ended_at is null and expires_at > (select house_now())`
  return row?.sealed ?? null
}
