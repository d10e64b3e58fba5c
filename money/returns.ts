/** What games gave back of what was staked on them: the figures by which an actual return is held beside the stated one. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Sql } from '@uwanja/database/sql'
import type { Range } from './reports.ts'

export type ReturnPeriod = 'day' | 'month' | 'all'

export interface GameReturn {
  readonly source: string
  /** The company's own id of the game. */
  readonly game: string
  readonly currency: Currency
  /** The first day of the period. */
  readonly period: string
  readonly rounds: number
  readonly staked: bigint
  /** Before tax. */
  readonly won: bigint
  /** Sums over rounds of stake squared, stake times win, win squared: whole numbers that no bigint column holds. */
  readonly stakedSquared: string
  readonly stakedWon: string
  readonly wonSquared: string
}

/**
 * Rounds of which a stake stands and that have ended, by the day in the zone of the first stake that stands: a round that goes
 * over an edge is in one stretch with all its stakes and wins, and in no other. What was rolled back, voided or undone by people is
 * not among them, and a win that was said anew is what it is now. A player's round is one round, however many stakes it has.
 */
export async function gameReturns(db: Sql, { from, to, zone }: Range, by: ReturnPeriod): Promise<GameReturn[]> {
  const text = `
    with begun as (
      select distinct s.source, s.player_id, s.round, s.currency
      from money.journal s
      where s.kind = 'wager.staked' and coalesce(s.details ->> 'game', '') <> ''
        and s.at >= $1::date::timestamp at time zone $3 and s.at < ($2::date + 1)::timestamp at time zone $3
        and money.rollback_named(s.source, s.key) is null
    ), staked as (
      select b.*, a.id as house, t.* from begun b
        join money.account a on a.name = 'games:' || b.source and a.currency = b.currency and a.player_id is null
        cross join lateral (
          select min(s.details ->> 'game') filter (where s.kind = 'wager.staked') as game,
            (min(s.at) filter (where s.kind = 'wager.staked') at time zone $3)::date as day,
            sum(case a.id when p.to_account then p.minor else -p.minor end) as minor
          from money.round_journals(b.source, b.round, b.player_id) s
            join money.posting p on p.journal_id = s.id and p.line in (1, 2, 7)
          where case s.kind
            when 'wager.staked' then money.rollback_named(s.source, s.key) is null
            when 'wager.voided' then true
            else money.stake_given_back(s) is not null end) t
      where t.day between $1::date and $2::date and t.minor > 0
    ), rounds as (
      select k.*, w.won from staked k cross join lateral (
        select count(*) as ends, coalesce(sum(money.worth_of(j.id, k.house)), 0) as won
        from money.round_journals(k.source, k.round, k.player_id) j
        where j.kind = 'wager.won' and money.reversal_id(j.id) is null) w
      where w.ends > 0
    )
    select source, game, currency,
      (case $4 when 'all' then $1::date when 'month' then greatest(date_trunc('month', day)::date, $1::date) else day end)::text
        as period,
      count(*)::int as rounds, sum(minor)::bigint as staked, sum(won)::bigint as won,
      sum(minor * minor)::text as "stakedSquared", sum(minor * won)::text as "stakedWon", sum(won * won)::text as "wonSquared"
    from rounds group by 1, 2, 3, 4 order by 4 desc, 1, 2, 3`
  return (await db.query(text, [from, to, zone, by])) as unknown as GameReturn[]
}
