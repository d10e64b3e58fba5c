/** SQL of the first screen's banners. */
import type { Sql, Tx } from '@uwanja/database/sql'
import type { TextByLanguage } from './promotion-store.ts'

export interface Banner {
  readonly id: bigint
  readonly texts: { readonly title: TextByLanguage; readonly text: TextByLanguage }
  /** Name of its file; empty: none. */
  readonly picture: string
  readonly link: string
  readonly position: number
  readonly isShown: boolean
  readonly isRunning: boolean
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly jurisdiction: string
}

const RUNS = `(b.is_shown and b.starts_at <= house_now() and (b.ends_at is null or b.ends_at > house_now())
  and b.jurisdiction in ('', $1))`

const rows = async (db: Sql, rest: string, values: readonly unknown[]): Promise<Banner[]> =>
  (await db.query(
    `select b.id, b.texts, coalesce(i.digest || '.' || i.kind, '') as picture, b.leads_to as link, b.position, b.is_shown as "isShown",
       ${RUNS} as "isRunning", b.starts_at as "startsAt", b.ends_at as "endsAt", b.jurisdiction
     from home_banner b left join promotion_picture i on i.digest = b.picture ${rest}`,
    [...values],
  )) as unknown as Banner[]

export const runningBanners = (db: Sql, jurisdiction: string, most: number): Promise<Banner[]> =>
  rows(db, `where ${RUNS} order by b.position, b.id limit $2`, [jurisdiction, most])

/** Those that are over stand last. */
export const allBanners = (db: Sql, jurisdiction: string): Promise<Banner[]> =>
  rows(db, 'order by coalesce(b.ends_at <= house_now(), false), b.position, b.id limit 100', [jurisdiction])

export const lockBanner = async (tx: Tx, id: bigint, jurisdiction: string): Promise<Banner | null> =>
  (await rows(tx, 'where b.id = $2 for update of b', [jurisdiction, id]))[0] ?? null

export interface KeptBanner extends Pick<
  Banner,
  'texts' | 'link' | 'position' | 'isShown' | 'endsAt' | 'jurisdiction'
> {
  /** Its digest; null: none. */
  readonly picture: string | null
  /** Null: from now on, or as it was. */
  readonly startsAt: Date | null
}

export async function insertBanner(tx: Tx, kept: KeptBanner, by: bigint): Promise<bigint> {
  const [row] = await tx.sql<{ id: bigint }>`
    insert into home_banner (texts, picture, leads_to, position, is_shown, starts_at, ends_at, jurisdiction, made_by)
    values (${JSON.stringify(kept.texts)}::text::jsonb, ${kept.picture}, ${kept.link}, ${kept.position}, ${kept.isShown},
      coalesce(${kept.startsAt}::timestamptz, house_now()), ${kept.endsAt}, ${kept.jurisdiction}, ${by})
    returning id`
  return row!.id
}

export async function updateBanner(tx: Tx, id: bigint, kept: KeptBanner): Promise<void> {
  await tx.sql`
    update home_banner set texts = ${JSON.stringify(kept.texts)}::text::jsonb, picture = ${kept.picture}, leads_to = ${kept.link},
      position = ${kept.position}, is_shown = ${kept.isShown}, starts_at = coalesce(${kept.startsAt}::timestamptz, starts_at),
      ends_at = ${kept.endsAt}, jurisdiction = ${kept.jurisdiction}
    where id = ${id}`
}

/** Names of the pictures of at most so many bytes, the newest first. */
export async function lightPictureNames(db: Sql, mostBytes: number): Promise<string[]> {
  const found = await db.sql<{ name: string }>`
    select digest || '.' || kind as name from promotion_picture where octet_length(bytes) <= ${mostBytes}
    order by made_at desc, digest limit 60`
  return found.map(({ name }) => name)
}
