/** SQL of bets by what they are called, ours or a company's. Each way by its own index. */
import type { Sql } from '@uwanja/money/sql'

export interface BetFound {
  readonly id: string
  readonly at: Date
  readonly playerId: bigint
  readonly company: string
  readonly type: string
  readonly stake: string
  readonly currency: string
  readonly outcome: string
}

export async function betsByReference(
  db: Sql,
  companies: readonly string[],
  words: string,
  most: number,
): Promise<BetFound[]> {
  return db.sql`
    select b.bet_id as id, b.said_at as at, b.player_id as "playerId", b.company, coalesce(b.slip ->> 'kind', '') as type,
      coalesce(b.slip ->> 'stake', '0') as stake, coalesce(b.slip ->> 'currency', '') as currency, b.outcome
    from bet b
    where b.id in (
      select id from bet where bet_id = ${words}
      union select id from bet where company = any (${companies}::text[]) and key = ${words}
      union select id from bet where company = any (${companies}::text[]) and round = ${words})
    order by b.id desc limit ${most}`
}
