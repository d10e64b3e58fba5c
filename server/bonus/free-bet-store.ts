/** Free bets' rows: stakes that the house gives, spent with a bet, and open again when that comes back whole. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Sql, Tx } from '@uwanja/money/sql'

/** One that came back is good for so long at least. */
const BACK_DAYS = 3

export interface FreeBet {
  readonly id: bigint
  readonly currency: Currency
  readonly minor: bigint
  readonly grantedAt: Date
  readonly endsAt: Date
  /** `expired` stands in no row: it is open, and its time is over. */
  readonly state: 'open' | 'spent' | 'withdrawn' | 'expired'
  readonly promotion: string
}

export interface Grant {
  /** One key is one free bet. */
  readonly key: string
  readonly playerId: bigint
  readonly currency: Currency
  readonly minor: bigint
  readonly days: number
  readonly why: string
  readonly by: { readonly operator: bigint } | { readonly promotion: string; readonly promotionId?: bigint }
}

/** Of a promotion, or by hand: the door for whoever gives one. */
export async function grantFreeBet(tx: Tx, { key, playerId, currency, minor, days, why, by }: Grant): Promise<bigint> {
  const operator = 'operator' in by ? by.operator : null
  const promotion = 'promotion' in by ? by.promotion : ''
  const promotionId = 'promotion' in by ? (by.promotionId ?? null) : null
  const [row] = await tx.sql<{ id: bigint }>`
    insert into free_bet (player_id, currency, minor, ends_at, by_operator, promotion, promotion_id, why, grant_key)
    values (${playerId}, ${currency}, ${minor}, house_now() + make_interval(days => ${days}::int), ${operator}, ${promotion}, ${promotionId},
      ${why}, ${key})
    returning id`
  return row!.id
}

export async function freeBetOfKey(tx: Tx, key: string): Promise<bigint | null> {
  const [row] = await tx.sql<{ id: bigint }>`select id from free_bet where grant_key = ${key}`
  return row?.id ?? null
}

/** What this operator has given within a day, in minor units. */
export async function givenAlone(tx: Tx, operatorId: bigint): Promise<bigint> {
  const [row] = await tx.sql<{ sum: bigint }>`
    select coalesce(sum(minor), 0)::bigint as sum from free_bet
    where by_operator = ${operatorId} and granted_at > house_now() - interval '1 day'`
  return row!.sum
}

/** @returns false: it is spent, withdrawn or over. */
export async function withdrawFreeBet(tx: Tx, playerId: bigint, id: bigint): Promise<boolean> {
  const rows = await tx.sql`
    update free_bet set state = 'withdrawn'
    where id = ${id} and player_id = ${playerId} and state = 'open' and ends_at > house_now() returning id`
  return rows.length > 0
}

/** The newest first. */
export const freeBetsOf = (db: Sql, playerId: bigint): Promise<FreeBet[]> => db.sql<FreeBet>`
  select id, currency, minor, granted_at as "grantedAt", ends_at as "endsAt", promotion,
    case when state = 'open' and ends_at <= house_now() then 'expired' else state end as state
  from free_bet where player_id = ${playerId} order by id desc limit 50`

export interface FreeStake {
  readonly id: string
  readonly playerId: bigint
  readonly company: string
  readonly key: string
  readonly round: string
  readonly currency: string
  readonly minor: bigint
}

/** Beside its stake, in that one's transaction, and whole. The same stake at the same time finds it spent by itself. */
export async function spendFreeBet(tx: Tx, { id, ...stake }: FreeStake): Promise<boolean> {
  if (!/^\d{1,18}$/.test(id)) return false
  const rows = await tx.sql`
    with spent as (
      update free_bet set state = 'spent', company = ${stake.company}, key = ${stake.key}, round = ${stake.round},
        spent_at = house_now()
      where id = ${id}::bigint and player_id = ${stake.playerId} and currency = ${stake.currency} and minor = ${stake.minor}
        and (state = 'open' and ends_at > house_now() or state = 'spent' and company = ${stake.company} and key = ${stake.key})
      returning id, company, key, round
    )
    insert into free_bet_use (company, key, round, free_bet_id) select company, key, round, id from spent
    on conflict (company, key) do update set round = excluded.round returning free_bet_id`
  return rows.length > 0
}

export interface UsedFreeBet {
  readonly id: bigint
  readonly playerId: bigint
  readonly currency: Currency
  readonly minor: bigint
  /** How many of its stakes have not come back whole. */
  readonly standing: number
  readonly owed: bigint
  readonly owedNth: number
}

export async function wereFree(db: Sql, company: string, rounds: readonly string[]): Promise<boolean> {
  const rows = await db.sql`
    select 1 from free_bet_use where company = ${company} and round = any (${rounds}::text[]) limit 1`
  return rows.length > 0
}

/** Those that were spent in these rounds, held, with what became of all their stakes. */
export async function heldFreeBets(tx: Tx, company: string, rounds: readonly string[]): Promise<UsedFreeBet[]> {
  const held = await tx.sql<{ id: bigint }>`
    select id from free_bet where id in (
      select free_bet_id from free_bet_use where company = ${company} and round = any (${rounds}::text[]))
    order by id for update`
  const ids = held.map(({ id }) => String(id))
  return tx.sql<UsedFreeBet>`
    select f.id, f.player_id as "playerId", f.currency, f.minor, f.owed_minor as owed, f.owed_nth as "owedNth",
      count(*) filter (where not (
        money.rollback_named(j.source, j.key) is not null
        or (money.given_back(j, money.account_id('games:' || j.source, j.currency, null))).minor >= f.minor))::int as standing
    from free_bet f join free_bet_use u on u.free_bet_id = f.id
    cross join lateral money.keyed(u.company, 'wager.staked', u.key) j
    where f.id = any (${ids}::bigint[]) group by f.id order by f.id`
}

/** Open where no stake of it stands, and then for some days at least; else spent. */
export async function restateFreeBet(tx: Tx, { id, standing }: UsedFreeBet): Promise<void> {
  const state = standing > 0 ? 'spent' : 'open'
  await tx.sql`
    update free_bet set state = ${state},
      ends_at = case when ${state} = 'open' then greatest(ends_at, house_now() + make_interval(days => ${BACK_DAYS}::int)) else ends_at end
    where id = ${id} and state not in ('withdrawn', ${state})`
}

export async function keepOwed(tx: Tx, id: bigint, owed: bigint): Promise<void> {
  await tx.sql`update free_bet set owed_minor = ${owed}, owed_nth = owed_nth + 1 where id = ${id}`
}
