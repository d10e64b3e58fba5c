/** SQL of the key that marks are made with: only a digest of it is ever written. */
import type { Db } from '@uwanja/money/sql'

/** The first process writes its own. @returns what stands there. */
export async function markKeys(db: Db, name: Uint8Array): Promise<Buffer[]> {
  const rows = await db.sql<{ name: Uint8Array }>`
    with put as (insert into mark_key (name) select ${name} where not exists (select 1 from mark_key) returning name)
    select name from mark_key union all select name from put`
  return rows.map((row) => Buffer.from(row.name))
}
