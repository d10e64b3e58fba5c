/** SQL of campaigns: the clicks, and what came of them. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Range } from '@uwanja/money/reports'
import type { Sql } from '@uwanja/money/sql'

export interface Click {
  readonly refcode: string
  readonly host: string
  readonly controller: string
  readonly action: string
  readonly isFirst: boolean
}

export async function insertClick(db: Sql, click: Click): Promise<void> {
  await db.sql`
    insert into campaign_click (refcode, host, controller, action, is_first)
    values (${click.refcode}, ${click.host}, ${click.controller}, ${click.action}, ${click.isFirst})`
}

export interface Brought {
  readonly playerId: bigint
  readonly refcode: string
  readonly createdAt: Date
}

/** Players who came by a code, by their ids. */
export const playersBrought = (db: Sql, after: bigint, most: number): Promise<Brought[]> => db.sql<Brought>`
  select id as "playerId", refcode, created_at as "createdAt" from player
  where refcode <> '' and id > ${after} and erased_at is null order by id limit ${most}`

export interface TakerLine {
  readonly promotionId: bigint
  readonly title: string
  readonly kind: string
  readonly playerId: bigint
  readonly state: string
  readonly joinedAt: Date
  readonly currency: Currency
  readonly given: bigint
}

interface Behind {
  readonly promotionId: bigint
  readonly playerId: bigint
}

/** Who joined in these days, by promotion and player. */
export const takersOfDays = (
  db: Sql,
  { from, to, zone }: Range,
  behind: Behind,
  most: number,
): Promise<TakerLine[]> => db.sql<TakerLine>`
  select t.promotion_id as "promotionId", p.texts -> 'title' ->> 'en' as title, e.kind, t.player_id as "playerId", t.state,
    t.joined_at as "joinedAt", e.currency, coalesce((
      select sum(g.minor) from promotion_gift g where g.promotion_id = t.promotion_id and g.player_id = t.player_id), 0)::bigint as given
  from promotion_taking t join promotion p on p.id = t.promotion_id join promotion_effect e on e.promotion_id = t.promotion_id
  where (t.promotion_id, t.player_id) > (${behind.promotionId}::bigint, ${behind.playerId}::bigint)
    and t.joined_at >= ${from}::date::timestamp at time zone ${zone} and t.joined_at < (${to}::date + 1)::timestamp at time zone ${zone}
  order by t.promotion_id, t.player_id limit ${most}`

/** @returns how many were removed. */
export async function purgeClicks(db: Sql, keepDays: number): Promise<number> {
  const gone = await db.sql`
    delete from campaign_click where at < (select house_now()) - make_interval(days => ${keepDays}::int) returning 1`
  return gone.length
}

export interface CampaignCount {
  readonly refcode: string
  readonly clicks: number
  /** Clicks of browsers that had no code before. */
  readonly firstClicks: number
  /** Players who opened an account with the code. */
  readonly players: number
}

/** What each code brought between two moments (the second one excluded), the most players first. */
export async function campaignCounts(
  db: Sql,
  { from, to, most }: { readonly from: Date; readonly to: Date; readonly most: number },
): Promise<readonly CampaignCount[]> {
  return db.sql<CampaignCount>`
    with clicked as (
      select refcode, count(*)::int as clicks, count(*) filter (where is_first)::int as first_clicks
      from campaign_click where at >= ${from} and at < ${to} group by refcode
    ), joined as (
      select refcode, count(*)::int as players
      from player where refcode <> '' and created_at >= ${from} and created_at < ${to} group by refcode
    )
    select refcode, coalesce(clicks, 0) as clicks, coalesce(first_clicks, 0) as "firstClicks",
      coalesce(players, 0) as players
    from clicked full join joined using (refcode)
    order by 4 desc, 2 desc, refcode limit ${most}`
}
