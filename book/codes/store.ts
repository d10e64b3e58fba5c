/** SQL of booking codes. */
import type { Sql } from '@uwanja/database/sql'
import type { KeptSlip } from './selections.ts'

export interface StoredCode {
  readonly code: string
  readonly slip: KeptSlip
  readonly uses: number
  readonly endsAt: Date
}

/** False: the letters are taken by a slip that has not ended. */
export async function keepCode(db: Sql, { code, slip, endsAt }: Omit<StoredCode, 'uses'>): Promise<boolean> {
  const rows = await db.sql`
    insert into book.code (code, slip, ends_at)
    values (${code}, ${JSON.stringify(slip)}::jsonb, ${endsAt.toISOString()}::timestamptz)
    on conflict (code) do update
      set slip = excluded.slip, uses = 0, made_at = excluded.made_at, ends_at = excluded.ends_at
      where book.code.ends_at <= house_now()
    returning 1`
  return rows.length > 0
}

/** Counts the use; null: there is none, or it has ended. */
export async function useCode(db: Sql, code: string): Promise<StoredCode | null> {
  const [row] = await db.sql<StoredCode>`
    update book.code set uses = uses + 1 where code = ${code} and ends_at > house_now()
    returning code, slip, uses, ends_at as "endsAt"`
  return row ?? null
}

/** Those that nobody can load any more. */
export async function dropCodes(db: Sql, most: number): Promise<number> {
  const rows = await db.sql`
    delete from book.code where code in (
      select code from book.code where ends_at <= house_now() order by ends_at limit ${most}::int for update skip locked
    ) returning 1`
  return rows.length
}
