/**
 * A race counted again from the postings of its company's account, in one statement: points, places and prizes. It reads nothing
 * that the projection has written and imports none of the rules.
 */
import type { Db } from '@uwanja/database/sql'

export interface Recounted {
  readonly player: bigint
  readonly number: string
  readonly points: bigint
  /** 0: no points, no place. */
  readonly place: number
  readonly prize: bigint
}

interface Asked {
  readonly source: string
  readonly counts: string
  readonly leastStake: bigint
  readonly step: bigint
  /** Minor units, of the first place and down. */
  readonly prizes: readonly bigint[]
}

/** Every player of the company's games, by number of the player. A row of wins is what lies between two losses. */
export const recounted = (db: Db, { source, counts, leastStake, step, prizes }: Asked): Promise<Recounted[]> =>
  db.sql<Recounted>`
    with said as (
        select j.player_id as player, j.round, j.id, p.minor, coalesce(p.to_account = a.id, false) as is_stake
        from money.journal j join money.account a on a.name = 'games:' || j.source and a.currency = j.currency
          left join money.posting p on p.journal_id = j.id and a.id in (p.from_account, p.to_account)
        where j.source = ${source} and j.kind in ('wager.staked', 'wager.won')),
      rounds as (
        select player, min(id) as first, sum(minor) filter (where is_stake) as staked,
          coalesce(sum(minor) filter (where not is_stake), 0) as back
        from said group by player, round having sum(minor) filter (where is_stake) >= ${leastStake}::bigint),
      stretches as (
        select player, losses, count(*) filter (where back > staked) as wins from (
          select *, count(*) filter (where back <= staked) over (partition by player order by first) as losses from rounds) l
        group by player, losses),
      points as (
        select player, case ${counts}::text
          when 'volume' then (select floor(sum(staked) / ${step}::bigint) from rounds r where r.player = s.player)
          when 'multiple' then (select max(floor(back * 100 / staked)) from rounds r where r.player = s.player)
          else max(wins) end::bigint as points
        from stretches s group by player),
      placed as (
        select player, points, rank() over (order by points desc) as place, count(*) over (partition by points) as tied
        from points where points > 0)
    select n.player, l.number, n.points, coalesce(p.place, 0)::int as place, coalesce((
        select floor(sum(v.prize) / p.tied) from unnest(${prizes.map(String)}::text[]::bigint[]) with ordinality v (prize, nth)
        where v.nth between p.place and p.place + p.tied - 1), 0)::bigint as prize
    from points n join player l on l.id = n.player left join placed p on p.player = n.player order by n.player`
