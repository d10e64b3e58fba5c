/** SQL of dormant accounts. */
import type { ClaimedBy, DormantState } from '@uwanja/contract/operators/dormant'
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import type { Sql, Tx } from '@uwanja/database/sql'
import type { DormancyRules } from '../jurisdictions/dormancy.ts'

export interface DormantRow {
  readonly id: bigint
  readonly playerId: bigint
  readonly number: string
  readonly name: string
  readonly currency: string
  /** What is in the account; of one that was handed over, what was. */
  readonly minor: bigint
  readonly since: Date
  readonly foundAt: Date
  readonly dormantAt: Date
  /** Null: phone and mailbox do not know yet. */
  readonly toldAt: Date | null
  readonly handOverAt: Date
  readonly searches: number
  readonly lastSearch: string
  readonly state: DormantState
  /** The account of the house; empty: it was not handed over. */
  readonly handedTo: string
  readonly handedAt: Date | null
  readonly claimedBy: ClaimedBy | null
  readonly reference: string
  /** Told, dormant for long enough, and looked for. */
  readonly mayHandOver: boolean
}

export interface DormantAsked {
  readonly state: DormantState | null
  /** Part of a number; empty: any. */
  readonly number: string
  /** The last id of the page before. */
  readonly past: bigint | null
  readonly most: number
  /** Found on these days; null: whenever. */
  readonly days: { readonly from: string; readonly to: string; readonly zone: string } | null
}

/** Used again, or not to be handed over any more: found anew when its months are over. */
const IS_OVER = `(last_active_at(d.player_id) > d.since or not may_lie_dormant(d.player_id))`

export async function endUsed(db: Sql): Promise<void> {
  await db.query(
    `update dormant_account d set state = 'ended', ended_at = house_now() where d.state = 'told' and ${IS_OVER}`,
    [],
  )
}

/** Whose account will be dormant when the notice is over, and since when it was not used; test players never. */
export async function unused(
  db: Sql,
  { months, noticeDays }: DormancyRules,
  after: bigint,
  most: number,
): Promise<{ playerId: bigint; since: Date }[]> {
  return db.sql`
    with edge as (
      select house_now() - make_interval(months => ${months}::int) + make_interval(days => ${noticeDays}::int) as at
    )
    select p.id as "playerId", last_active_at(p.id) as since
    from edge, player p join money.wallet w on w.player_id = p.id
    where p.id > ${after} and w.cash > 0 and p.erased_at is null and p.rank_id <> ${CONSTANTS.testUserRankId}
      and p.created_at <= edge.at and last_active_at(p.id) <= edge.at and may_lie_dormant(p.id)
      and not exists (select 1 from dormant_account d where d.player_id = p.id and d.state = 'told')
    order by p.id limit ${most}`
}

/** The notice is whole however late it comes. @returns the day from which it is dormant; null: it was found already. */
export async function insertDormant(
  tx: Tx,
  found: { readonly playerId: bigint; readonly since: Date },
  { months, noticeDays }: DormancyRules,
  zone: string,
): Promise<{ since: string; day: string } | null> {
  const [row] = await tx.sql<{ since: string; day: string }>`
    insert into dormant_account (player_id, since, dormant_at)
    select ${found.playerId}::bigint, s.at, greatest(s.at + make_interval(months => ${months}::int),
      house_now() + make_interval(days => ${noticeDays}::int))
    from (select last_active_at(${found.playerId}) as at) s where s.at <= ${found.since}::timestamptz + interval '1 second'
    on conflict do nothing
    returning (since at time zone ${zone})::date::text as since, (dormant_at at time zone ${zone})::date::text as day`
  return row ?? null
}

export interface Untold {
  readonly id: bigint
  readonly number: string
  readonly email: string
  readonly language: string
}

/** Whose phone and mailbox do not know yet: first those whom nobody has tried to reach for the longest. */
export async function untold(db: Sql, most: number): Promise<Untold[]> {
  return db.sql`
    select d.id, p.number, p.email, p.language from dormant_account d join player p on p.id = d.player_id
    where d.state = 'told' and d.told_at is null order by d.tried_at nulls first, d.id limit ${most}`
}

export async function noteTried(db: Sql, id: bigint): Promise<void> {
  await db.sql`update dormant_account set tried_at = house_now() where id = ${id}`
}

export async function noteTold(db: Sql, id: bigint, { noticeDays }: DormancyRules): Promise<void> {
  await db.sql`
    update dormant_account set told_at = house_now(),
      dormant_at = greatest(dormant_at, house_now() + make_interval(days => ${noticeDays}::int))
    where id = ${id} and told_at is null`
}

const ROWS = `
  select d.id, d.player_id as "playerId", p.number, trim(p.first_name || ' ' || p.last_name) as name,
    coalesce(d.currency, w.currency) as currency, coalesce(d.minor, w.cash) as minor, d.since, d.found_at as "foundAt",
    d.dormant_at as "dormantAt", d.told_at as "toldAt", d.dormant_at + make_interval(months => $1::int) as "handOverAt",
    coalesce(d.handed_to, '') as "handedTo", d.handed_at as "handedAt", d.claimed_by as "claimedBy",
    d.claim_reference as reference, s.searches, coalesce(s.last, '') as "lastSearch",
    case when d.state <> 'told' then d.state when ${IS_OVER} then 'ended' when house_now() >= d.dormant_at then 'dormant'
      else 'told' end as state
  from dormant_account d join player p on p.id = d.player_id join money.wallet w on w.player_id = d.player_id
    cross join lateral (select count(*)::int as searches, (array_agg(body order by id desc))[1] as last
      from dormant_search where dormant_id = d.id) s`

/** Told, dormant for long enough, and looked for as often as the row of the jurisdiction says. */
const withMay = (rows: string) => `
  select r.*, r.state = 'dormant' and r."toldAt" is not null and r."handOverAt" <= house_now() and r.searches >= $2::int
    as "mayHandOver"
  from (${rows}) r`

export async function listDormant(db: Sql, rules: DormancyRules, asked: DormantAsked): Promise<DormantRow[]> {
  const { state, number, past, most, days } = asked
  const text = `${withMay(ROWS)}
    where ($3::text is null or r.state = $3) and ($4 = '' or r.number like '%' || $4 || '%')
      and ($5::bigint is null or r.id < $5)
      and ($7::date is null or (r."foundAt" >= $7::date::timestamp at time zone $9
        and r."foundAt" < ($8::date + 1)::timestamp at time zone $9))
    order by r.id desc limit $6`
  const values = [rules.handOverMonths, rules.searches, state, number, past, most, days?.from ?? null, days?.to ?? null]
  return (await db.query(text, [...values, days?.zone ?? 'UTC'])) as unknown as DormantRow[]
}

export async function dormantById(db: Sql, rules: DormancyRules, id: bigint): Promise<DormantRow | null> {
  const values = [rules.handOverMonths, rules.searches, id]
  const rows = (await db.query(`${withMay(`${ROWS} where d.id = $3`)}`, values)) as unknown as DormantRow[]
  return rows[0] ?? null
}

export async function lockDormant(tx: Tx, id: bigint): Promise<void> {
  await tx.sql`select 1 from dormant_account where id = ${id} for update`
}

export async function insertSearch(tx: Tx, id: bigint, operatorId: bigint, body: string): Promise<void> {
  await tx.sql`insert into dormant_search (dormant_id, by_operator, body) values (${id}, ${operatorId}, ${body})`
}

export async function noteHandedOver(
  tx: Tx,
  id: bigint,
  to: { readonly account: string; readonly currency: string; readonly minor: bigint },
): Promise<void> {
  await tx.sql`
    update dormant_account set state = 'handed-over', handed_at = house_now(), handed_to = ${to.account},
      currency = ${to.currency}, minor = ${to.minor}
    where id = ${id}`
}

export async function noteClaimed(tx: Tx, id: bigint, by: ClaimedBy, reference: string): Promise<void> {
  await tx.sql`
    update dormant_account set state = 'claimed', ended_at = house_now(), claimed_by = ${by}, claim_reference = ${reference}
    where id = ${id}`
}
