/** SQL of reconciliation: our side of a day's money, and what the comparison found. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Db, Sql, Tx } from '@uwanja/money/sql'
import type { Compared, OursMoved } from './compare.ts'

export interface DateRange {
  readonly from: Date
  readonly to: Date
}

/** A day of the jurisdiction's zone, and whether it is over. */
export async function rangeOfDay(
  db: Sql,
  day: string,
  zone: string,
): Promise<DateRange & { readonly isOver: boolean; readonly isFuture: boolean }> {
  const [row] = await db.sql<DateRange & { isOver: boolean; isFuture: boolean }>`
    select s.*, s.to <= house_now() as "isOver", s.from > house_now() as "isFuture"
    from (select ${day}::date::timestamp at time zone ${zone} as from,
      (${day}::date + 1)::timestamp at time zone ${zone} as to) s`
  return row!
}

/** Companies’ days that are over by an hour, are not older than `days`, and were not compared since they ended. */
export async function daysToCompare(
  db: Sql,
  companies: readonly string[],
  { zone, days }: { readonly zone: string; readonly days: number },
): Promise<{ readonly company: string; readonly day: string }[]> {
  return db.sql`
    with today as (select ((house_now() - interval '1 hour') at time zone ${zone})::date as day)
    select c.company, to_char(d.day, 'YYYY-MM-DD') as day
    from today cross join unnest(${companies}::text[]) c (company)
      cross join lateral (select today.day - n as day from generate_series(1, ${days}::int) n) d
      left join reconciliation_run r on r.company = c.company and r.day = d.day
    where r.compared_at is null or r.compared_at < (d.day + 1)::timestamp at time zone ${zone}
    order by d.day, c.company`
}

/**
 * Money counts from the moment it was in our books: of what was parked and credited later, that is the parking. Stray money
 * that found its player has a payment of its own and counts there.
 */
const OURS = `
  select p.id, p.key, coalesce(p.company_reference, '') as reference, p.direction,
    coalesce(j.currency, p.currency) as currency, coalesce(j.minor, p.paid_minor, p.minor - p.out_tax) as minor,
    p.details, p.currency as "orderCurrency", p.minor - p.out_tax as "orderMinor",
    p.state = 'paid' or j.minor is not null as "isMoved", coalesce(j.at, p.updated_at) as at, p.created_at as "createdAt"
  from (select *, case direction when 'withdraw' then tax_minor else 0 end as out_tax from payment) p
    left join lateral (
      select m.currency, m.minor, j.at from money.keyed(p.company, 'deposit.parked', p.key) j
        cross join lateral (select t.* from money.posting t where t.journal_id = j.id offset 0) m
      where p.direction = 'deposit') j on true
  where p.company = $1`

const STRAYS = `
  select null::bigint, '', s.company_reference, 'deposit', s.currency, s.minor, '{}'::jsonb, s.currency, s.minor, true, s.at, s.at
  from stray_payment s where s.company = $1 and s.state <> 'credited'`

/** Parked money that went back: a payout without a payment of its own. */
const RETURNS = `
  select null::bigint, r.key, r.company_reference, 'withdraw', r.currency, r.minor, '{}'::jsonb, r.currency, r.minor, true,
    r.updated_at, r.created_at
  from parked_return r where r.company = $1 and r.state = 'paid'`

interface OursRow {
  readonly id: bigint | null
  readonly key: string
  readonly reference: string
  readonly direction: 'deposit' | 'withdraw'
  readonly currency: Currency
  readonly minor: bigint
  readonly details: Readonly<Record<string, string>>
  readonly orderCurrency: Currency
  readonly orderMinor: bigint
  readonly isMoved: boolean
  readonly at: Date
  readonly createdAt: Date
}

const toOurs = ({ id, currency, minor, orderCurrency, orderMinor, ...row }: OursRow): OursMoved => ({
  ...row,
  paymentId: id,
  amount: { currency, minor },
  ordered: { currency: orderCurrency, minor: orderMinor },
})

/** @param lookBackDays What was ordered longer before the day than this and paid on it is not looked for here. */
export async function movedOn(db: Sql, company: string, { from, to }: DateRange, lookBackDays: number) {
  const text = `
    select * from (${OURS} and p.created_at >= $2::timestamptz - make_interval(days => $4::int) and p.created_at < $3
      union all ${STRAYS} union all ${RETURNS}) o
    where o."isMoved" and o.at >= $2 and o.at < $3 order by o.at`
  return ((await db.query(text, [company, from, to, lookBackDays])) as unknown as OursRow[]).map(toOurs)
}

export interface Unlisted {
  readonly key: string
  /** Of what was brought without an order, and of what was paid. */
  readonly reference: string
  readonly viewName: string
  readonly isMoved: boolean
  readonly at: Date
}

/** Orders of these methods that were handed over and last moved on the day: the company's list holds none of them. */
export async function unlistedOn(
  db: Sql,
  company: string,
  viewNames: readonly string[],
  { from, to }: DateRange,
): Promise<Unlisted[]> {
  return db.sql`
    select p.key, coalesce(p.company_reference, '') as reference, p.view_name as "viewName", p.state = 'paid' as "isMoved",
      p.updated_at as at
    from payment p where p.company = ${company} and p.view_name = any (${viewNames}::text[])
      and p.state in ('sent', 'paid', 'failed', 'returned') and p.updated_at >= ${from}::timestamptz
      and p.updated_at < ${to}::timestamptz
    order by p.updated_at`
}

/** Whatever we have under one of these names, moved or not. */
export async function named(db: Sql, company: string, keys: readonly string[], references: readonly string[]) {
  const text = `
    ${OURS} and p.key = any ($2) union all ${OURS} and p.company_reference = any ($3) and not p.key = any ($2)
    union all ${STRAYS} and s.company_reference = any ($3)
    union all ${RETURNS} and r.key = any ($2)`
  return ((await db.query(text, [company, keys, references])) as unknown as OursRow[]).map(toOurs)
}

export async function noteAsked(db: Db, company: string, day: string): Promise<void> {
  await db.sql`
    insert into reconciliation_run (company, day) values (${company}, ${day}::date)
    on conflict (company, day) do update set asked_at = house_now()`
}

/**
 * Open items that are no difference any more go; what was explained stays explained until its amounts change. The run's row
 * is locked first, so that two comparisons of a day follow each other.
 */
export async function keepCompared(tx: Tx, company: string, day: string, { totals, items }: Compared): Promise<void> {
  await tx.sql`
    update reconciliation_run set compared_at = house_now() where company = ${company} and day = ${day}::date`
  await tx.sql`delete from reconciliation_total where company = ${company} and day = ${day}::date`
  for (const { direction, currency, ours, theirs } of totals)
    await tx.sql`
      insert into reconciliation_total (company, day, direction, currency, ours_minor, theirs_minor)
      values (${company}, ${day}::date, ${direction}, ${currency}, ${ours}, ${theirs})`
  const kept: bigint[] = []
  for (const item of items) {
    // What was explained was explained about these amounts.
    await tx.sql`
      delete from reconciliation_item where company = ${company} and day = ${day}::date and direction = ${item.direction}
        and kind = ${item.kind} and mark = ${item.mark} and (currency, ours_minor, theirs_minor)
          is distinct from (${item.currency}::text, ${item.ours}::bigint, ${item.theirs}::bigint)`
    const [row] = await tx.sql<{ id: bigint }>`
      insert into reconciliation_item as i
        (company, day, kind, direction, mark, reference, currency, ours_minor, theirs_minor, payment_id)
      values (${company}, ${day}::date, ${item.kind}, ${item.direction}, ${item.mark}, ${item.reference}, ${item.currency},
        ${item.ours}::bigint, ${item.theirs}::bigint, ${item.paymentId}::bigint)
      on conflict (company, day, direction, kind, mark) do update set payment_id = excluded.payment_id
      returning id`
    kept.push(row!.id)
  }
  await tx.sql`
    delete from reconciliation_item where company = ${company} and day = ${day}::date and state = 'open'
      and not id = any (${kept.map(String)}::text[]::bigint[])`
}
