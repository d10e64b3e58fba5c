/** SQL of reports about payments: all of a stretch, what is large or odd in it, and sums by day. */
import type { Range } from '@uwanja/money/reports'
import type { Sql } from '@uwanja/money/sql'

export interface PaymentRow {
  readonly id: bigint
  readonly key: string
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly direction: string
  readonly method: string
  readonly company: string
  readonly playerId: bigint
  readonly number: string
  readonly currency: string
  readonly minor: bigint
  readonly paidMinor: bigint | null
  readonly state: string
  readonly reason: string
  readonly reference: string
}

/** Payments that were begun in the stretch, after this one, by the index over their moments. */
export async function paymentsOf(
  db: Sql,
  { from, to, zone }: Range,
  after: { readonly at: string; readonly id: bigint },
  most: number,
): Promise<(PaymentRow & { readonly cursor: string })[]> {
  return db.sql`
    select p.id, p.key, p.created_at as "createdAt", p.updated_at as "updatedAt", p.direction, p.view_name as method,
      p.company, p.player_id as "playerId", l.number, p.currency, p.minor, p.paid_minor as "paidMinor", p.state,
      coalesce(p.reason, '') as reason, coalesce(p.company_reference, '') as reference, p.created_at::text as cursor
    from payment p join player l on l.id = p.player_id
    where p.created_at >= ${from}::date::timestamp at time zone ${zone}
      and p.created_at < (${to}::date + 1)::timestamp at time zone ${zone}
      and (p.created_at, p.id) > (${after.at}::timestamptz, ${after.id}::bigint)
    order by p.created_at, p.id limit ${most}`
}

export interface LargeRow {
  readonly kind: 'payment' | 'day' | 'turned'
  readonly day: string
  readonly playerId: bigint
  readonly number: string
  readonly name: string
  readonly direction: string
  readonly minor: bigint
  readonly currency: string
  readonly reference: string
}

/**
 * Large: one payment, or a player's payments of one day and direction. Odd: paid in and out on one day, and staked less
 * than a tenth of it in between, which is how money is moved rather than played.
 */
export async function largeMovements(
  db: Sql,
  { from, to, zone }: Range,
  most: number,
  jurisdiction: { readonly largeMinor: bigint; readonly largeDayMinor: bigint },
): Promise<LargeRow[]> {
  const { largeMinor, largeDayMinor } = jurisdiction
  return db.sql`
    with bounds as (
      select ${from}::date::timestamp at time zone ${zone} as starts, (${to}::date + 1)::timestamp at time zone ${zone} as ends
    ), large as (
      select p.*, (p.created_at at time zone ${zone})::date as day, coalesce(p.paid_minor, p.minor) as moved
      from payment p cross join bounds b
      where p.state = 'paid' and coalesce(p.paid_minor, p.minor) >= ${largeMinor}
        and p.created_at >= b.starts and p.created_at < b.ends
    ), each_day as (
      select ${from}::date + n as day, (${from}::date + n)::timestamp at time zone ${zone} as starts,
        (${from}::date + n + 1)::timestamp at time zone ${zone} as ends
      from generate_series(0, ${to}::date - ${from}::date) n
    ), days as (
      select d.day, p.player_id, s.*
      from each_day d
        -- The largest times how many is never less than the sum, and two numbers a player fit into memory where sums would
        -- not: nearly everybody is left out here, day by day, before anything is added up or looked up.
        cross join lateral (
          select player_id from payment where state = 'paid' and created_at >= d.starts and created_at < d.ends
          group by 1
          having max(coalesce(paid_minor, minor)) * count(*) >= least(${largeDayMinor}::bigint, ${largeMinor}::bigint / 10)) p
        cross join lateral (
          select currency, coalesce(sum(coalesce(paid_minor, minor)) filter (where direction = 'deposit'), 0)::bigint as came,
            coalesce(sum(coalesce(paid_minor, minor)) filter (where direction = 'withdraw'), 0)::bigint as went,
            count(*) filter (where direction = 'deposit') as deposits, count(*) filter (where direction = 'withdraw') as withdrawals
          from payment where player_id = p.player_id and state = 'paid' and created_at >= d.starts and created_at < d.ends
          group by 1) s
    ), found as (
      select 'payment' as kind, day, player_id, direction, moved as minor, currency, coalesce(company_reference, key) as reference
      from large
      union all
      select 'day', day, player_id, 'deposit', came, currency, '' from days where came >= ${largeDayMinor} and deposits > 1
      union all
      select 'day', day, player_id, 'withdraw', went, currency, '' from days where went >= ${largeDayMinor} and withdrawals > 1
      union all
      select 'turned', d.day, d.player_id, 'withdraw', d.went, d.currency, '' from days d
      where d.came >= ${largeMinor} / 10 and d.went >= d.came * 8 / 10
        and (select staked from money.play_since(d.player_id, d.day::timestamp at time zone ${zone})) < d.came / 10
    )
    select f.kind, f.day::text as day, f.player_id as "playerId", l.number, trim(l.first_name || ' ' || l.last_name) as name,
      f.direction, f.minor, f.currency, f.reference
    from found f join player l on l.id = f.player_id order by f.day desc, f.minor desc, f.player_id limit ${most}`
}
