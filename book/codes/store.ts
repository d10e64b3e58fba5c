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

export interface Turn {
  readonly what: 'code.made' | 'code.missed'
  /** A hash of whose. */
  readonly who: string
  /** So often in a minute, for one and for all together. */
  readonly each: number
  readonly inAll: number
}

/**
 * False: not now. Whoever has had their turns takes none of those that all have together, so that one of them keeps nobody else
 * away.
 */
export async function takeTurn(db: Sql, { what, who, each, inAll }: Turn): Promise<boolean> {
  const [row] = await db.sql<{ isTaken: boolean }>`
    with now as (select floor(extract(epoch from house_now()) / 60)::bigint as minute),
    over as (
      delete from book.turn where (minute, what, who) in (
        select t.minute, t.what, t.who from book.turn t, now where t.minute < now.minute - 1 limit 100 for update of t skip locked)
    ),
    own as (
      insert into book.turn as t (what, who, minute, taken) select ${what}, ${who}, minute, 1 from now
      on conflict (minute, what, who) do update set taken = t.taken + 1 where t.taken < ${each}::int returning taken
    ), of_all as (
      insert into book.turn as t (what, who, minute, taken) select ${what}, '', minute, 1 from now where exists (select 1 from own)
      on conflict (minute, what, who) do update set taken = t.taken + 1 where t.taken < ${inAll}::int returning taken
    )
    select exists (select 1 from of_all) as "isTaken"`
  return row!.isTaken
}
