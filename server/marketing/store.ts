/** SQL of campaigns: the clicks, and what came of them. */
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
