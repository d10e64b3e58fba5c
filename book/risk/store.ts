/** SQL of what is at risk: held against limits, moved with the bets, read by who watches. */
import type { Sql, Tx } from '@uwanja/database/sql'
import type { Exposure } from './exposure.ts'
import { negated, summed } from './exposure.ts'

type Row = Readonly<
  Record<'market' | 'specifiers' | 'outcome' | 'stake' | 'singles' | 'potential' | 'weighted', string>
>

export async function exposureOn(db: Sql, event: string): Promise<Exposure[]> {
  const rows = await db.sql<Row>`
    select market, specifiers, outcome, stake_minor::text as stake, singles_minor::text as singles,
      potential_minor::text as potential, weighted_minor::text as weighted
    from book.exposure where event = ${event}::bigint
      and (stake_minor, singles_minor, potential_minor, weighted_minor) <> (0, 0, 0, 0)
    order by market, specifiers, outcome`
  return rows.map(({ market, specifiers, outcome, ...sums }) => ({
    event,
    market,
    specifiers,
    outcome,
    stake: BigInt(sums.stake),
    singles: BigInt(sums.singles),
    potential: BigInt(sums.potential),
    weighted: BigInt(sums.weighted),
  }))
}

export interface RiskNow {
  /** By state. */
  readonly bets: Readonly<Record<string, number>>
  readonly singles: number
  readonly weighted: number
}

/** For who watches: slips by state as far as they are no history, and what all matches put at risk. */
export async function riskNow(db: Sql): Promise<RiskNow> {
  const states = await db.sql<{ state: string; count: number }>`
    select state, count(*)::int as count from book.bet
    where state in ('waiting', 'review', 'debiting', 'undoing') or (state = 'accepted' and outcome = 'open')
    group by state`
  const [sums] = await db.sql<{ singles: number; weighted: number }>`
    select coalesce(sum(singles_minor), 0)::float8 as singles, coalesce(sum(weighted_minor), 0)::float8 as weighted
    from book.exposure`
  return { bets: Object.fromEntries(states.map(({ state, count }) => [state, count])), ...sums! }
}

/** Amounts as digits: JSON has no bigint. */
export const asJson = (rows: readonly unknown[]): string =>
  JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))

/** Adds what bets put at risk now and takes off what they did, in one statement, the rows in one order for all who do. */
export async function moveExposure(tx: Tx, before: readonly Exposure[], after: readonly Exposure[]): Promise<void> {
  const rows = summed([...before.map(negated), ...after])
  if (rows.length === 0) return
  await tx.sql`
  /* kept */ insert into book.exposure as e
    (event, market, specifiers, outcome, stake_minor, singles_minor, potential_minor, weighted_minor)
  select event, market, specifiers, outcome, stake, singles, potential, weighted
  from jsonb_to_recordset(${asJson(rows)}::jsonb) as r (event bigint, market text, specifiers text, outcome text,
    stake bigint, singles bigint, potential bigint, weighted bigint)
  order by 1, 2, 3, 4
  on conflict (event, market, specifiers, outcome) do update set
    stake_minor = e.stake_minor + excluded.stake_minor, singles_minor = e.singles_minor + excluded.singles_minor,
    potential_minor = e.potential_minor + excluded.potential_minor,
    weighted_minor = e.weighted_minor + excluded.weighted_minor`
}
