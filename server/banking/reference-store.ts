/** SQL of payments by what they are called, ours or a company's. Each way by its own index. */
import type { Sql } from '@uwanja/money/sql'

export interface PaymentFound {
  readonly id: bigint
  readonly at: Date
  readonly playerId: bigint
  readonly direction: string
  readonly method: string
  readonly minor: bigint
  readonly currency: string
  readonly state: string
}

export async function paymentsByReference(db: Sql, words: string, most: number): Promise<PaymentFound[]> {
  return db.sql`
    select id, created_at as at, player_id as "playerId", direction, view_name as method, minor, currency, state from payment
    where id in (
      select id from payment where key = ${words}
      union select id from payment where key = upper(${words})
      union select id from payment where company_reference = ${words}
      union select id from payment where id = ${/^\d{1,18}$/.test(words) ? words : null}::text::bigint)
    order by id desc limit ${most}`
}
