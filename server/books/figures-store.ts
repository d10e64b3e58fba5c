/** SQL of the weeks' figures about people: who is new, who played, who paid in, and how long payouts took. */
import type { Sql } from '@uwanja/money/sql'

export interface PeopleFigures {
  /** Players who staked on one of the days. */
  readonly active: number
  readonly fresh: number
  /** Of the new ones, those who have paid in since. */
  readonly converted: number
  /** Half of the paid withdrawals took at most so long, and nine in ten; seconds, null when there was none. */
  readonly payoutHalfS: number | null
  readonly payoutMostS: number | null
  readonly payouts: number
}

/** Of seven days and of this moment, `weeksAgo` weeks back; days of play are whole ones. */
export async function peopleFigures(db: Sql, zone: string, weeksAgo: 0 | 1): Promise<PeopleFigures> {
  const [row] = await db.sql<PeopleFigures>`
    with bounds as (
      select (until at time zone ${zone})::date as last, until,
        ((until at time zone ${zone})::date - 6)::timestamp at time zone ${zone} as since
      from (select house_now() - make_interval(days => ${weeksAgo * 7}::int) as until) n
    ), fresh as (
      select p.id from player p, bounds b where p.created_at >= b.since and p.created_at <= b.until
    ), took as (
      select extract(epoch from p.updated_at - p.created_at) as seconds from payment p, bounds b
      where p.direction = 'withdraw' and p.state = 'paid' and p.updated_at >= b.since and p.updated_at <= b.until
    )
    select
      (select count(distinct d.player_id)::int from play_day d, bounds b where d.day between b.last - 6 and b.last
        and d.staked_minor > 0) as active,
      (select count(*)::int from fresh) as fresh,
      (select count(*)::int from fresh f where exists (
        select 1 from payment where player_id = f.id and direction = 'deposit' and state = 'paid')) as converted,
      (select percentile_cont(0.5) within group (order by seconds)::float8 from took) as "payoutHalfS",
      (select percentile_cont(0.9) within group (order by seconds)::float8 from took) as "payoutMostS",
      (select count(*)::int from took) as payouts`
  return row!
}
