/** What a recount reads: bets, and the sums that are kept of them. */
import type { Sql } from '@uwanja/database/sql'

export interface CountedLeg {
  readonly isBanker: boolean
  readonly odds: number
  readonly settled: number | null
  readonly result: string | null
  readonly futures: readonly { readonly chance: number; readonly m: number }[]
  readonly picks: readonly { event: string; market: string; specifiers: string; outcome: string }[]
}

export interface CountedBet {
  readonly unit: string
  readonly sizes: readonly number[]
  readonly mayFail: number | null
  readonly price: number | null
  readonly isFree: boolean
  readonly legs: readonly CountedLeg[]
}

export type Sums = [stake: bigint, singles: bigint, potential: bigint, weighted: bigint]

/** All that may still cost something. */
export async function openBets(db: Sql): Promise<CountedBet[]> {
  return db.sql<CountedBet>`
    select case when b.lines = 1 and b.state = 'accepted' then b.open_minor else b.unit_minor end::text as unit,
      b.sizes::int[] as sizes, b.may_fail::int as "mayFail", b.price, b.free_bet is not null as "isFree",
      (select jsonb_agg(jsonb_build_object('isBanker', l.is_banker, 'odds', l.odds, 'settled', l.settled_odds,
          'result', l.result, 'futures', l.futures, 'picks', (
            select jsonb_agg(jsonb_build_object('event', p.event::text, 'market', p.market,
              'specifiers', p.specifiers, 'outcome', p.outcome) order by p.at)
            from book.pick p where p.bet = l.bet and p.leg = l.at)) order by l.at)
        from book.leg l where l.bet = b.id) as legs
    from book.bet b
    where b.state in ('waiting', 'review', 'debiting') or (b.state = 'accepted' and b.outcome = 'open')`
}

/** By outcome, as it is kept. */
export async function keptExposure(db: Sql): Promise<Map<string, Sums>> {
  const rows = await db.sql<{ name: string; sums: string[] }>`
    select event || ' ' || case when market = 'same-match' then outcome
        else market || '?' || specifiers || '/' || outcome end as name,
      array[stake_minor, singles_minor, potential_minor, weighted_minor]::text[] as sums
    from book.exposure`
  return new Map(rows.map(({ name, sums }) => [name, sums.map(BigInt) as Sums]))
}
