/** What payments usually are: how long they take, and by which method somebody pays. */
import type { Sql } from '@uwanja/money/sql'

/**
 * How long half of the paid withdrawals took at most, by method, in the last 24 hours.
 * @returns seconds; methods with few of them are not there, because one slow payment would speak for all.
 */
export async function usualPayouts(db: Sql, least: number): Promise<Map<string, number>> {
  const found = await db.sql<{ viewName: string; seconds: number }>`
    select view_name as "viewName",
      percentile_cont(0.5) within group (order by extract(epoch from updated_at - created_at))::float8 as seconds
    from payment where direction = 'withdraw' and state = 'paid' and updated_at > house_now() - interval '24 hours'
    group by view_name having count(*) >= ${least}`
  return new Map(found.map(({ viewName, seconds }) => [viewName, Math.round(seconds)]))
}

/** The method by which a player last paid in, or null. */
export async function lastPaidBy(db: Sql, playerId: bigint): Promise<string | null> {
  const [row] = await db.sql<{ viewName: string }>`
    select view_name as "viewName" from payment where player_id = ${playerId} and direction = 'deposit' and state = 'paid'
    order by created_at desc limit 1`
  return row?.viewName ?? null
}
