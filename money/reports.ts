/** The books by days, for accountants and regulators: trial balance, and the journals of a stretch of time page by page. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { HouseAccount } from './accounts.ts'
import type { Sql } from '@uwanja/database/sql'
import { journalsThatCount } from './wager-kinds.ts'

const STAKED = journalsThatCount('staked')
const WON = journalsThatCount('won')

export interface TrialRow {
  /** A house account, or `players:` with the name of an account that each player has. */
  readonly name: string
  readonly currency: Currency
  readonly opening: bigint
  /** What came in and what went out on that day; both as amounts. */
  readonly into: bigint
  readonly outOf: bigint
  readonly closing: bigint
}

/** From the beginning of one day to the end of another, in a time zone. */
export interface Range {
  readonly from: string
  readonly to: string
  readonly zone: string
}

/**
 * Counts the next journals into their hours, for the reports below; what is not counted yet they read from the end of the
 * book, so they are exact at every moment.
 * @returns how many were counted; 0 when there is nothing new, or another process is at it.
 */
export async function countHours(db: Sql, most: number): Promise<number> {
  const [row] = await db.sql<{ counted: bigint }>`select money.count_hours(${most}) as counted`
  return Number(row!.counted)
}

/**
 * Balances are known for now only, so a past day's are computed backwards: now, less what moved since. One statement sees
 * one moment, so the columns add up while money moves. The zone's days must begin with a whole hour.
 */
export async function trialBalance(db: Sql, { from, to, zone }: Range): Promise<TrialRow[]> {
  return db.sql<TrialRow>`
    with bounds as (
      select ${from}::date::timestamp at time zone ${zone} as starts, (${to}::date + 1)::timestamp at time zone ${zone} as ends
    ), moved as (
      select m.name, m.currency, coalesce(sum(m.into_minor) filter (where m.hour < b.ends), 0)::bigint as "into",
        coalesce(sum(m.out_minor) filter (where m.hour < b.ends), 0)::bigint as "outOf",
        coalesce(sum(m.into_minor - m.out_minor) filter (where m.hour >= b.ends), 0)::bigint as after
      from bounds b cross join lateral money.moved_since(b.starts) m
      group by 1, 2
    )
    select p.name, p.currency, p.minor - coalesce(m.after, 0) - coalesce(m."into", 0) + coalesce(m."outOf", 0) as opening,
      coalesce(m."into", 0) as "into", coalesce(m."outOf", 0) as "outOf", p.minor - coalesce(m.after, 0) as closing
    from money.book_totals() p left join moved m on m.name = p.name and m.currency = p.currency
    where p.minor <> 0 or m.name is not null
    order by p.currency, p.name`
}

export interface HourRow {
  /** When the hour began. */
  readonly hour: Date
  readonly deposits: bigint
  readonly withdrawals: bigint
  /** Less what was undone. */
  readonly staked: bigint
  /** Before tax, and as it stands. */
  readonly won: bigint
}

/** What moved between players and the house in each of the last hours, the oldest first; hours without anything too. */
export async function hours(db: Sql, currency: Currency, count: number): Promise<HourRow[]> {
  return db.sql<HourRow>`
    with bounds as (
      select date_trunc('hour', (select house_now())) as last,
        date_trunc('hour', (select house_now())) - make_interval(hours => ${count - 1}::int) as first
    ), moved as (
      select m.hour,
        sum(m.into_minor) filter (where m.kind in ('deposit.settled', 'deposit.unparked') and m.name = 'players:cash') as deposits,
        sum(m.into_minor) filter (where m.kind = 'withdrawal.ended' and m.name not like 'players:%') as withdrawals,
        -- As the company's account has it, whatever it was staked of; the state's part of a stake is staked too.
        sum(m.into_minor - m.out_minor) filter (where m.kind = any (${STAKED}::text[])
          and (m.name like 'games:%' or m.name = 'tax:stake')) as staked,
        sum(m.out_minor - m.into_minor) filter (where m.kind = any (${WON}::text[]) and m.name like 'games:%') as won
      from bounds b cross join lateral money.moved_since(b.first) m where m.currency = ${currency} group by 1
    )
    select h.hour, coalesce(m.deposits, 0)::bigint as deposits, coalesce(m.withdrawals, 0)::bigint as withdrawals,
      coalesce(m.staked, 0)::bigint as staked, coalesce(m.won, 0)::bigint as won
    from bounds b cross join generate_series(b.first, b.last, interval '1 hour') h (hour)
      left join moved m on m.hour = h.hour
    order by h.hour`
}

export interface DayRow {
  /** year-month-day */
  readonly day: string
  readonly deposits: bigint
  readonly withdrawals: bigint
}

/** What players paid in and were paid out on each of the last days, the oldest first, by when the money moved. */
export async function days(db: Sql, currency: Currency, zone: string, count: number): Promise<DayRow[]> {
  return db.sql<DayRow>`
    with bounds as (
      select ((select house_now()) at time zone ${zone})::date as today
    ), moved as (
      select (m.hour at time zone ${zone})::date as day,
        sum(m.into_minor) filter (where m.kind in ('deposit.settled', 'deposit.unparked') and m.name = 'players:cash') as deposits,
        sum(m.into_minor) filter (where m.kind = 'withdrawal.ended' and m.name not like 'players:%') as withdrawals
      from bounds b cross join lateral money.moved_since((b.today - ${count - 1}::int)::timestamp at time zone ${zone}) m
      where m.currency = ${currency} group by 1
    )
    select s.day::date::text as day, coalesce(m.deposits, 0)::bigint as deposits,
      coalesce(m.withdrawals, 0)::bigint as withdrawals
    from bounds b cross join generate_series(b.today - ${count - 1}::int, b.today, interval '1 day') s (day)
      left join moved m on m.day = s.day::date
    order by s.day`
}

export interface TaxRow {
  /** year-month */
  readonly month: string
  readonly base: string
  readonly source: string
  readonly currency: Currency
  readonly journals: number
  readonly withheld: bigint
  /** Of undone stakes, reversed wins and rounds that lost in the end. */
  readonly givenBack: bigint
}

/** What went into the accounts of taxes and out of them, by month, base and company: the sum is their movement. */
export async function taxes(db: Sql, { from, to, zone }: Range): Promise<TaxRow[]> {
  return db.sql<TaxRow>`
    select to_char(m.hour at time zone ${zone}, 'YYYY-MM') as month, substr(m.name, 5) as base, m.source, m.currency,
      sum(m.journals)::int as journals, sum(m.into_minor)::bigint as withheld, sum(m.out_minor)::bigint as "givenBack"
    from money.moved_since(${from}::date::timestamp at time zone ${zone}) m
    where m.name like 'tax:%' and m.kind <> 'treasury.tax-paid' and m.hour < (${to}::date + 1)::timestamp at time zone ${zone}
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`
}

export interface HeldBy {
  readonly currency: Currency
  /** Cash and money of withdrawals, less debts. */
  readonly owed: bigint
  readonly bonus: bigint
}

/** What these players together had at the end of a day: each by their last journal before it. */
export async function heldAtEndOf(
  db: Sql,
  players: readonly bigint[],
  { to, zone }: Omit<Range, 'from'>,
): Promise<HeldBy[]> {
  return db.sql<HeldBy>`
    select j.currency, sum(j.cash_after + j.held_after - j.debt_after)::bigint as owed, sum(j.bonus_after)::bigint as bonus
    from unnest(${players.map(String)}::bigint[]) as p (id)
      cross join lateral (select t.* from money.journal t
        where t.player_id = p.id and t.at < (${to}::date + 1)::timestamp at time zone ${zone}
        order by t.version desc limit 1) j
    group by 1`
}

export interface HouseMove {
  readonly id: bigint
  readonly at: Date
  readonly kind: string
  readonly currency: Currency
  /** Signed as a bank's statement of this account. */
  readonly minor: bigint
  readonly reason: string
}

/** What people moved into a house account at a bank and out of it in a stretch, in order. */
export async function movesOf(db: Sql, name: HouseAccount, { from, to, zone }: Range): Promise<HouseMove[]> {
  return db.sql<HouseMove>`
    select j.id, j.at, j.kind, j.currency, coalesce(j.details ->> 'reason', '') as reason,
      -- Below zero is what lies there: what leaves the account in the book has come to the bank.
      case when p.from_account = a.id then p.minor else -p.minor end as minor
    from money.journal j join money.posting p on p.journal_id = j.id
      join money.account a on a.name = ${name} and a.player_id is null and a.id in (p.from_account, p.to_account)
    where j.source = 'house' and j.kind like 'treasury.%'
      and j.at >= ${from}::date::timestamp at time zone ${zone}
      and j.at < (${to}::date + 1)::timestamp at time zone ${zone}
    order by j.id`
}

export interface PostingRow {
  readonly id: bigint
  readonly line: number
  readonly at: Date
  readonly source: string
  readonly kind: string
  readonly key: string
  readonly playerId: bigint | null
  readonly currency: Currency
  readonly from: string
  readonly to: string
  readonly minor: bigint
}

/** The next postings of a stretch after this journal, whole journals at a time, in the order of their ids. */
export async function postingsOf(
  db: Sql,
  { from, to, zone }: Range,
  after: bigint,
  journals: number,
): Promise<PostingRow[]> {
  return db.sql<PostingRow>`
    select j.id, p.line, j.at, j.source, j.kind, j.key, j.player_id as "playerId", j.currency,
      f.name as "from", t.name as "to", p.minor
    from (select * from money.journal
        where at >= ${from}::date::timestamp at time zone ${zone} and at < (${to}::date + 1)::timestamp at time zone ${zone}
          and id > ${after} order by id limit ${journals}) j
      join money.posting p on p.journal_id = j.id
      join money.account f on f.id = p.from_account join money.account t on t.id = p.to_account
    order by j.id, p.line`
}

export interface RegisterRow {
  readonly id: bigint
  readonly version: bigint
  readonly at: Date
  readonly source: string
  readonly kind: string
  readonly key: string
  readonly round: string | null
  readonly playerId: bigint
  readonly currency: Currency
  /** Signed change of cash, bonus and held together is not one thing; these are each after it. */
  readonly cash: bigint
  readonly bonus: bigint
  readonly held: bigint
  /** Signed, of cash and bonus together. */
  readonly minor: bigint
  /** Withheld for the state; below zero where it was given back. */
  readonly tax: bigint
}

const REGISTER = `
  select j.id, j.version, j.at, j.source, j.kind, j.key, j.round, j.player_id as "playerId", j.currency,
    j.cash_after as cash, j.bonus_after as bonus, j.held_after as held,
    (select coalesce(sum(e.minor), 0) from money.entry e
      where e.journal_id = j.id and e.account_id in (j.player_id * 8, j.player_id * 8 + 1))::bigint as minor,
    (select coalesce(sum(e.minor), 0) from money.entry e
        join money.account a on a.id = e.account_id and a.player_id is null and a.name like 'tax:%' and a.name <> 'tax:stake'
      where e.journal_id = j.id)::bigint as tax
  from money.journal j`
const WITHIN = `j.at >= $1::date::timestamp at time zone $3 and j.at < ($2::date + 1)::timestamp at time zone $3`

/** One player's movements after this version, in their order: by their own index, so that a page costs the same at any depth. */
export async function playerRegister(db: Sql, playerId: bigint, after: bigint, most: number): Promise<RegisterRow[]> {
  const text = `${REGISTER} where j.player_id = $1 and j.version > $2 order by j.version limit $3`
  return (await db.query(text, [playerId, after, most])) as unknown as RegisterRow[]
}

/** Every movement of every player, or of one, after this journal. */
export async function register(
  db: Sql,
  { from, to, zone }: Range,
  who: { readonly playerId: bigint | null; readonly after: bigint },
  most: number,
): Promise<RegisterRow[]> {
  const whose = who.playerId === null ? 'j.player_id is not null' : 'j.player_id = $6'
  const text = `${REGISTER} where ${WITHIN} and ${whose} and j.id > $4 order by j.id limit $5`
  const values = [from, to, zone, who.after, most, ...(who.playerId === null ? [] : [who.playerId])]
  return (await db.query(text, values)) as unknown as RegisterRow[]
}
