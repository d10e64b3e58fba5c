/** What the house earned on each of the last days: stakes, wins, and what was given to players. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Sql } from '@uwanja/database/sql'
import { journalsThatCount } from './wager-kinds.ts'

const STAKED = journalsThatCount('staked')
const WON = journalsThatCount('won')

export interface GrossDay {
  /** year-month-day */
  readonly day: string
  readonly staked: bigint
  readonly won: bigint
  /** What bonuses, free bets, races, jackpots' guarantees and promotions gave to players, less what of it came back. */
  readonly given: bigint
  readonly deposits: bigint
}

/**
 * Stakes, wins and gifts of each of the last days, the oldest first. Seven days before today nothing counts after this moment
 * of the day: so the first seven of fourteen days are as long as the last seven.
 */
export async function grossDays(db: Sql, currency: Currency, zone: string, count: number): Promise<GrossDay[]> {
  return db.sql<GrossDay>`
    with bounds as (
      select (now at time zone ${zone})::date as today, now - interval '7 days' as cut from (select house_now() as now) n
    ), moved as (
      select (m.hour at time zone ${zone})::date as day,
        sum(m.into_minor - m.out_minor) filter (where m.kind = any (${STAKED}::text[])
          and (m.name like 'games:%' or m.name = 'tax:stake')) as staked,
        sum(m.out_minor - m.into_minor) filter (where m.kind = any (${WON}::text[]) and m.name like 'games:%') as won,
        sum(m.out_minor - m.into_minor) filter (where m.name in ('bonuses', 'free-bets', 'races', 'guarantees')
          or m.name like 'promotion:%') as given,
        sum(m.into_minor) filter (where m.kind in ('deposit.settled', 'deposit.unparked') and m.name = 'players:cash') as deposits
      from bounds b cross join lateral money.moved_since((b.today - ${count - 1}::int)::timestamp at time zone ${zone}) m
      where m.currency = ${currency} and ((m.hour at time zone ${zone})::date <> b.today - 7 or m.hour <= b.cut) group by 1
    )
    select s.day::date::text as day, coalesce(m.staked, 0)::bigint as staked, coalesce(m.won, 0)::bigint as won,
      coalesce(m.given, 0)::bigint as given, coalesce(m.deposits, 0)::bigint as deposits
    from bounds b cross join generate_series(b.today - ${count - 1}::int, b.today, interval '1 day') s (day)
      left join moved m on m.day = s.day::date
    order by s.day`
}
