/** SQL of what is at risk: held against limits, moved with the bets, read by who watches. */
import type { Sql, Tx } from '@uwanja/database/sql'
import type { Exposure, Place } from './exposure.ts'
import { keyOf, negated, summed } from './exposure.ts'

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

const asJson = (rows: readonly Exposure[]): string =>
  JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))

/** Adds it, in one order for all who do, and answers what stood on each outcome before. Held until the commit. */
export async function reserve(tx: Tx, places: readonly Exposure[]): Promise<ReadonlyMap<string, bigint>> {
  const rows = summed(places)
  if (rows.length === 0) return new Map()
  const own = new Map(rows.map((row) => [keyOf(row), row.singles + row.weighted]))
  const held = await moved(tx, rows)
  return new Map(held.map((row) => [keyOf(row), BigInt(row.at) - own.get(keyOf(row))!]))
}

export const exposedAt = (held: ReadonlyMap<string, bigint>, row: Place): bigint => held.get(keyOf(row)) ?? 0n

/** Adds what bets put at risk now and takes off what they did, in one statement, the rows in one order for all who do. */
export async function moveExposure(tx: Tx, before: readonly Exposure[], after: readonly Exposure[]): Promise<void> {
  const rows = summed([...before.map(negated), ...after])
  if (rows.length > 0) await moved(tx, rows)
}

const moved = (tx: Tx, rows: readonly Exposure[]): Promise<(Place & { at: string })[]> => tx.sql<
  Place & { at: string }
>`
  /* kept */ insert into book.exposure as e
    (event, market, specifiers, outcome, stake_minor, singles_minor, potential_minor, weighted_minor)
  select event, market, specifiers, outcome, stake, singles, potential, weighted
  from jsonb_to_recordset(${asJson(rows)}::jsonb) as r (event bigint, market text, specifiers text, outcome text,
    stake bigint, singles bigint, potential bigint, weighted bigint)
  order by 1, 2, 3, 4
  on conflict (event, market, specifiers, outcome) do update set
    stake_minor = e.stake_minor + excluded.stake_minor, singles_minor = e.singles_minor + excluded.singles_minor,
    potential_minor = e.potential_minor + excluded.potential_minor,
    weighted_minor = e.weighted_minor + excluded.weighted_minor
  returning event::text as event, market, specifiers, outcome, (singles_minor + weighted_minor)::text as at`
