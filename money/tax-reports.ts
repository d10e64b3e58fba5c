/** What the state's tax offices ask for, read off the ledger: a player's year, who was withheld what, and gross gaming revenue. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Sql } from '@uwanja/database/sql'
import type { Range } from './reports.ts'
import { journalsThatCount } from './wager-kinds.ts'

const STAKED = journalsThatCount('staked')

/** What moved between a player and everybody else; all gross, taxes beside them. Debts and bonuses given are no movement of tax. */
export interface TaxSums {
  readonly deposited: bigint
  readonly depositTax: bigint
  readonly withdrawn: bigint
  readonly withdrawalTax: bigint
  /** Less what was undone. */
  readonly staked: bigint
  /** Before tax, less what was reversed. */
  readonly won: bigint
  readonly winningsTax: bigint
}

/** One posting is one of these at most: named by its two accounts, f and t, and its journal, j. */
const SUMS = `
  coalesce(sum(case when f.name ~ '^(bank|parked):' and t.player_id is not null then p.minor
    when t.name ~ '^(bank|parked):' and f.name = 'cash' then -p.minor end), 0)::bigint as deposited,
  coalesce(sum(case 'tax:deposit' when t.name then p.minor when f.name then -p.minor end), 0)::bigint as "depositTax",
  coalesce(sum(case when f.name = 'held' and (t.name like 'bank:%' or t.name = 'tax:withdrawal') then p.minor end), 0)::bigint
    as withdrawn,
  coalesce(sum(case 'tax:withdrawal' when t.name then p.minor when f.name then -p.minor end), 0)::bigint as "withdrawalTax",
  coalesce(sum(case when not k.is_staked then null when t.name like 'games:%' and f.player_id is not null then p.minor
    when f.name like 'games:%' and t.player_id is not null then -p.minor end), 0)::bigint as staked,
  coalesce(sum(case when k.is_staked then null when f.name like 'games:%' and t.player_id is not null then p.minor
    when t.name like 'games:%' and f.player_id is not null then -p.minor end), 0)::bigint as won,
  coalesce(sum(case 'tax:winnings' when t.name then p.minor when f.name then -p.minor end), 0)::bigint as "winningsTax"
  from money.journal j join money.posting p on p.journal_id = j.id
    join money.account f on f.id = p.from_account join money.account t on t.id = p.to_account
    -- A change is of what it changes; what is no wager and moves money of games undoes a win.
    cross join lateral (select money.kind_of(j) in ('${STAKED.join(`', '`)}') as is_staked) k`
const WITHIN = `j.at >= $1::date::timestamp at time zone $3 and j.at < ($2::date + 1)::timestamp at time zone $3`

export interface TaxMonth extends TaxSums {
  /** year-month */
  readonly month: string
  readonly currency: Currency
}

/** A player's months in which something moved, the first one first. */
export async function taxMonthsOf(db: Sql, playerId: bigint, { from, to, zone }: Range): Promise<readonly TaxMonth[]> {
  const text = `
    select to_char(j.at at time zone $3, 'YYYY-MM') as month, j.currency, ${SUMS}
    where j.player_id = $4 and ${WITHIN} group by 1, 2 order by 1, 2`
  return (await db.query(text, [from, to, zone, playerId])) as unknown as TaxMonth[]
}

/**
 * How long a player played in a stretch: from wager to wager, where the next one came within a pause; seconds. A play that began
 * before the stretch counts from its first wager within.
 */
export async function playedSeconds(
  db: Sql,
  playerId: bigint,
  { from, to, zone }: Range,
  pauseS: number,
): Promise<number> {
  const text = `
    select coalesce(extract(epoch from sum(w.at - w.before) filter (where w.at - w.before <= make_interval(secs => $5))), 0)::int as seconds
    from (select j.at, lag(j.at) over (order by j.version) as before from money.journal j
      where j.player_id = $4 and j.kind like 'wager.%' and ${WITHIN}) w`
  const [row] = (await db.query(text, [from, to, zone, playerId, pauseS])) as unknown as { seconds: number }[]
  return row!.seconds
}

/** The year in which the player's first movement was, in the zone; null: nothing moved yet. */
export async function firstYearOf(db: Sql, playerId: bigint, zone: string): Promise<number | null> {
  const [row] = await db.sql<{ year: number }>`
    select extract(year from at at time zone ${zone})::int as year from money.journal
    where player_id = ${playerId} order by version limit 1`
  return row?.year ?? null
}

export interface PlayedSums extends TaxSums {
  readonly playerId: bigint
  readonly currency: Currency
}

/** What moved for each of these players in the stretch; who moved nothing has no row. */
export async function playedBy(
  db: Sql,
  { from, to, zone }: Range,
  playerIds: readonly bigint[],
): Promise<readonly PlayedSums[]> {
  const text = `
    select j.player_id as "playerId", j.currency, ${SUMS}
    where j.player_id = any ($4::text[]::bigint[]) and ${WITHIN} group by 1, 2`
  return (await db.query(text, [from, to, zone, playerIds.map(String)])) as unknown as PlayedSums[]
}

export interface Payee extends TaxSums {
  readonly playerId: bigint
  readonly currency: Currency
}

/** The next players of whom something was withheld in the stretch, by their ids. */
export async function payees(
  db: Sql,
  { from, to, zone }: Range,
  after: bigint,
  most: number,
): Promise<readonly Payee[]> {
  const text = `
    select s.* from (
      select j.player_id as "playerId", j.currency, ${SUMS}
      where j.player_id in (
          select distinct j.player_id from money.journal j join money.posting p on p.journal_id = j.id
            join money.account t on t.id = p.to_account and t.name like 'tax:%' and t.name <> 'tax:stake'
          where j.player_id > $4 and ${WITHIN} order by 1 limit $5)
        and ${WITHIN} group by 1, 2) s
    order by s."playerId", s.currency`
  return (await db.query(text, [from, to, zone, after, most])) as unknown as Payee[]
}

export interface GrossDay {
  /** year-month-day */
  readonly day: string
  readonly source: string
  readonly currency: Currency
  /** Less what was undone. */
  readonly staked: bigint
  /** Before tax. */
  readonly won: bigint
}

/** Stakes and wins of each day by company, off the counted hours: their difference is the gross gaming revenue. */
export async function grossDays(db: Sql, { from, to, zone }: Range): Promise<readonly GrossDay[]> {
  return db.sql<GrossDay>`
    select (m.hour at time zone ${zone})::date::text as day,
      case when m.name like 'games:%' then substr(m.name, 7) else m.source end as source, m.currency,
      -- The state's part of a stake is staked too.
      coalesce(sum(case when m.kind = any (${STAKED}::text[]) then m.into_minor - m.out_minor end), 0)::bigint as staked,
      -- A reversed win comes back into the account.
      coalesce(sum(case when m.kind <> all (${STAKED}::text[]) then m.out_minor - m.into_minor end), 0)::bigint as won
    from money.moved_since(${from}::date::timestamp at time zone ${zone}) m
    where (m.name like 'games:%' or m.name = 'tax:stake' and m.kind = any (${STAKED}::text[])) and m.hour < (${to}::date + 1)::timestamp at time zone ${zone}
    group by 1, 2, 3 order by 1, 2, 3`
}
