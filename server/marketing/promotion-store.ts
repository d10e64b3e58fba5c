/** SQL of promotions: what they say, where they stand, and their pictures. What they give is the bonus feature's. */
import type { Base, EffectKind, EffectRule } from '@uwanja/contract/site/effects'
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Language } from '@uwanja/contract/wire/constants'
import type { Sql, Tx } from '@uwanja/database/sql'
import type { PictureFile } from './picture-rules.ts'

export type TextByLanguage = Readonly<Record<Language, string>>
export interface PromotionTexts {
  readonly title: TextByLanguage
  readonly description: TextByLanguage
  readonly body: TextByLanguage
  readonly terms: TextByLanguage
  readonly tags: TextByLanguage
}

export interface Category {
  readonly id: bigint
  readonly names: TextByLanguage
  readonly position: number
  readonly isActive: boolean
  readonly inMenu: boolean
}

export interface Promotion {
  readonly id: bigint
  readonly state: 'draft' | 'published' | 'ended'
  readonly isRunning: boolean
  readonly texts: PromotionTexts
  /** Name of its file; empty: none. */
  readonly picture: string
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly jurisdiction: string
  readonly categories: readonly string[]
  /** Whom it is for; empty: everybody. */
  readonly segment: string
  /** What it gives; null: it only tells something. */
  readonly effect: StoredEffect | null
}

export interface StoredEffect {
  readonly kind: EffectKind
  readonly base: Base
  readonly code: string
  readonly currency: Currency
  readonly rule: EffectRule
  /** Minor units as text, as JSON has them. */
  readonly cap: string
  readonly given: string
}

export const categoriesOf = (db: Sql, which: 'active' | 'all'): Promise<Category[]> => db.sql<Category>`
  select id, names, position, is_active as "isActive", in_menu as "inMenu" from promotion_category
  where is_active or ${which} = 'all' order by position, id limit 100`

const COLUMNS = `p.id, p.state, p.texts, p.starts_at as "startsAt", p.ends_at as "endsAt", p.jurisdiction,
  coalesce(p.segment_id::text, '') as segment,
  p.state = 'published' and p.starts_at <= house_now() and (p.ends_at is null or p.ends_at > house_now()) as "isRunning",
  coalesce(i.digest || '.' || i.kind, '') as picture, case when e.promotion_id is not null then jsonb_build_object('kind', e.kind, 'base', e.base, 'code', e.code,
    'currency', e.currency, 'rule', e.rule, 'cap', e.cap_minor::text, 'given', e.given_minor::text) end as effect,
  array(select f.category_id::text from promotion_filing f where f.promotion_id = p.id order by 1) as categories`

const rows = async (db: Sql, rest: string, values: readonly unknown[]): Promise<Promotion[]> =>
  (await db.query(
    `select ${COLUMNS} from promotion p left join promotion_picture i on i.digest = p.picture
     left join promotion_effect e on e.promotion_id = p.id ${rest}`,
    [...values],
  )) as unknown as Promotion[]

const RUNS = `p.state = 'published' and p.starts_at <= house_now() and (p.ends_at is null or p.ends_at > house_now())
  and p.jurisdiction in ('', $1)`

/** Of one category, or of all (0); those that began last stand first. */
export const runningPromotions = (db: Sql, jurisdiction: string, categoryId: number): Promise<Promotion[]> =>
  rows(
    db,
    `where ${RUNS} and p.segment_id is null and ($2::bigint = 0 or exists (select 1 from promotion_filing f join promotion_category c on c.id = f.category_id
       where f.promotion_id = p.id and f.category_id = $2::bigint and c.is_active))
     order by p.starts_at desc, p.id desc limit 100`,
    [jurisdiction, categoryId],
  )

export const runningPromotion = async (db: Sql, jurisdiction: string, id: number): Promise<Promotion | null> =>
  (await rows(db, `where ${RUNS} and p.id = $2::bigint`, [jurisdiction, id]))[0] ?? null

export const allPromotions = (db: Sql, most: number): Promise<Promotion[]> =>
  rows(db, 'order by p.id desc limit $1', [most])

export const promotionById = async (db: Sql, id: bigint): Promise<Promotion | null> =>
  (await rows(db, 'where p.id = $1', [id]))[0] ?? null

export const lockPromotion = async (tx: Tx, id: bigint): Promise<Promotion | null> =>
  (await rows(tx, 'where p.id = $1 for update of p', [id]))[0] ?? null

export interface Kept {
  readonly texts: PromotionTexts
  readonly picture: string
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly jurisdiction: string
  readonly categories: readonly string[]
  readonly segment: string
}

export async function insertPromotion(tx: Tx, kept: Kept, by: bigint): Promise<bigint> {
  const [row] = await tx.sql<{ id: bigint }>`
    insert into promotion (texts, picture, starts_at, ends_at, jurisdiction, segment_id, made_by)
    values (${JSON.stringify(kept.texts)}::text::jsonb, ${kept.picture || null}, coalesce(${kept.startsAt}::timestamptz, house_now()),
      ${kept.endsAt}, ${kept.jurisdiction}, nullif(${kept.segment}, '')::bigint, ${by})
    returning id`
  return row!.id
}

export async function updatePromotion(tx: Tx, id: bigint, kept: Kept): Promise<void> {
  await tx.sql`
    update promotion set texts = ${JSON.stringify(kept.texts)}::text::jsonb, picture = ${kept.picture || null},
      starts_at = coalesce(${kept.startsAt}::timestamptz, starts_at), ends_at = ${kept.endsAt}, jurisdiction = ${kept.jurisdiction},
      segment_id = nullif(${kept.segment}, '')::bigint
    where id = ${id}`
}

/** @returns false: one of them is not there. */
export async function fileUnder(tx: Tx, id: bigint, categories: readonly string[]): Promise<boolean> {
  await tx.sql`delete from promotion_filing where promotion_id = ${id}`
  const filed = await tx.sql`
    insert into promotion_filing (promotion_id, category_id)
    select ${id}, c.id from promotion_category c where c.id = any (${categories}::text[]::bigint[]) returning 1`
  return filed.length === new Set(categories).size
}

export async function setState(tx: Tx, id: bigint, state: Promotion['state']): Promise<void> {
  // What is given by play is given for what was played before that moment.
  await tx.sql`
    update promotion set state = ${state},
      ends_at = case when ${state}::text = 'ended' then greatest(starts_at + interval '1 millisecond', least(ends_at, house_now()))
        else ends_at end
    where id = ${id}`
}

export async function keepCategory(
  tx: Tx,
  id: bigint | null,
  { names, position, isActive, inMenu }: Omit<Category, 'id'>,
): Promise<bigint | null> {
  const said = JSON.stringify(names)
  const [row] =
    id === null
      ? await tx.sql<{ id: bigint }>`
          insert into promotion_category (names, position, is_active, in_menu)
          values (${said}::text::jsonb, ${position}, ${isActive}, ${inMenu}) returning id`
      : await tx.sql<{ id: bigint }>`
          update promotion_category set names = ${said}::text::jsonb, position = ${position}, is_active = ${isActive}, in_menu = ${inMenu}
          where id = ${id} returning id`
  return row?.id ?? null
}

/** The same picture again is the same row. */
export async function insertPicture(
  tx: Tx,
  { digest, kind, width, height, bytes }: PictureFile,
  by: bigint,
): Promise<void> {
  await tx.sql`
    insert into promotion_picture (digest, kind, width, height, bytes, made_by)
    values (${digest}, ${kind}, ${width}, ${height}, decode(${bytes.toString('base64')}, 'base64'), ${by}) on conflict do nothing`
}

export async function pictureByName(db: Sql, name: string): Promise<Pick<PictureFile, 'kind' | 'bytes'> | null> {
  const [row] = await db.sql<{ kind: PictureFile['kind']; base64: string }>`
    select kind, encode(bytes, 'base64') as base64 from promotion_picture where digest || '.' || kind = ${name}
      and digest = split_part(${name}, '.', 1)`
  return row ? { kind: row.kind, bytes: Buffer.from(row.base64, 'base64') } : null
}

/** Their names, the newest first. */
export async function pictureNames(db: Sql): Promise<string[]> {
  const found = await db.sql<{ name: string }>`
    select digest || '.' || kind as name from promotion_picture order by made_at desc, digest limit 60`
  return found.map(({ name }) => name)
}

/** Of each promotion: who joined and waits, and who was given something. */
export async function takersOf(
  db: Sql,
): Promise<ReadonlyMap<bigint, { readonly joined: number; readonly takers: number }>> {
  const found = await db.sql<{ id: bigint; joined: number; takers: number }>`
    select t.promotion_id as id, count(*)::int as joined, count(*) filter (where exists (
      select 1 from promotion_gift g where g.promotion_id = t.promotion_id and g.player_id = t.player_id and g.minor > 0))::int as takers
    from promotion_taking t group by t.promotion_id`
  return new Map(found.map(({ id, ...counts }) => [id, counts]))
}

/** Of the last thirty days, in the jurisdiction's zone, each with what was given on it. */
export const daysOf = (
  db: Sql,
  id: bigint,
  zone: string,
): Promise<{ day: string; takers: number; minor: bigint }[]> => db.sql`
  select to_char(d.day, 'YYYY-MM-DD') as day, count(g.player_id)::int as takers, coalesce(sum(g.minor), 0)::bigint as minor
  from generate_series((house_now() at time zone ${zone})::date - 29, (house_now() at time zone ${zone})::date, interval '1 day') as d (day)
    left join promotion_gift g on g.promotion_id = ${id} and g.minor > 0 and (g.at at time zone ${zone})::date = d.day::date
  group by d.day order by d.day`
