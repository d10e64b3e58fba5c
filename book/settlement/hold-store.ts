/** SQL of holds. */
import type { Sql, Tx } from '@uwanja/database/sql'
import { toSettle } from '../results/store.ts'
import type { HoldRequest, HoldWhy } from './holds.ts'

export interface Waiting {
  readonly market: string | null
  readonly bet: string | null
  /** It goes on by itself then. */
  readonly until: Date | null
}

/** Which of them wait still. What was agreed to, or has waited long enough, waits no more; another question, or one that had ended, begins anew. */
export async function askHolds(db: Sql, event: string, asked: readonly HoldRequest[]): Promise<Waiting[]> {
  if (asked.length === 0) return []
  const rows = asked.map(({ pays, stakes, ...rest }) => ({ ...rest, pays: String(pays), stakes: String(stakes) }))
  const holds = await db.sql<Waiting & { isWaiting: boolean }>`
    insert into book.hold as h (key, event, market, bet, why, facts, bets, pays_minor, stakes_minor, until)
    select key, ${event}::bigint, market, bet, why, facts, bets, pays, stakes, house_now() + make_interval(mins => minutes)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (key text, market text, bet text, why text, facts text,
      bets int, pays bigint, stakes bigint, minutes int) order by key
    on conflict (key) do update set event = excluded.event, facts = excluded.facts, bets = excluded.bets,
      pays_minor = excluded.pays_minor, stakes_minor = excluded.stakes_minor, asked_at = house_now(), ended_at = null,
      at = case when h.facts = excluded.facts and h.ended_at is null then h.at else house_now() end,
      until = case when h.facts = excluded.facts and h.ended_at is null then h.until else excluded.until end,
      first_by = case when h.facts = excluded.facts and h.ended_at is null then h.first_by end,
      second_by = case when h.facts = excluded.facts and h.ended_at is null then h.second_by end
    returning market, bet, until, second_by is null and (until is null or until > house_now()) as "isWaiting"`
  return holds.filter(({ isWaiting }) => isWaiting)
}

/** Questions that nobody asks any more: they were answered, or are about what is otherwise since. */
export async function endHolds(db: Sql, event: string, sinceMs: number): Promise<void> {
  await db.sql`
    update book.hold set ended_at = house_now()
    where event = ${event}::bigint and ended_at is null and (second_by is not null or until <= house_now()
      or asked_at < to_timestamp(${sinceMs}::float8 / 1000))`
}

export interface HoldRow {
  readonly key: string
  readonly event: string
  readonly market: string | null
  readonly bet: string | null
  readonly why: HoldWhy
  readonly facts: string
  readonly bets: number
  readonly pays: string
  readonly stakes: string
  readonly at: Date
  readonly until: Date | null
  readonly firstBy: string | null
}

/** What waits, the oldest first. */
export async function openHolds(db: Sql, most: number): Promise<HoldRow[]> {
  return db.sql<HoldRow>`
    select key, event::text as event, market, bet, why, facts, bets, pays_minor::text as pays, stakes_minor::text as stakes, at,
      until, first_by as "firstBy"
    from book.hold where ended_at is null and second_by is null order by at, key limit ${most}::int`
}

export type Agreed = 'gone' | 'same-person' | 'first' | 'second'

/** One person more agrees to what they saw; with the second one it is settled. */
export async function agree(tx: Tx, key: string, facts: string, who: string): Promise<Agreed> {
  const [hold] = await tx.sql<{ event: string; firstBy: string | null }>`
    select event::text as event, first_by as "firstBy" from book.hold
    where key = ${key} and facts = ${facts} and ended_at is null and second_by is null for update`
  if (!hold) return 'gone'
  if (hold.firstBy === who) return 'same-person'
  if (hold.firstBy === null) {
    await tx.sql`update book.hold set first_by = ${who} where key = ${key}`
    return 'first'
  }
  await tx.sql`update book.hold set second_by = ${who} where key = ${key}`
  await toSettle(tx, [hold.event])
  return 'second'
}
