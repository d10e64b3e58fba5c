/** SQL of withdrawals under way, and of what caused a journal. */
import type { Sql } from '@uwanja/money/sql'

export interface OpenWithdrawal {
  readonly id: bigint
  readonly playerId: bigint
  readonly number: string
  readonly minor: bigint
  readonly currency: string
  readonly method: string
  readonly state: 'requested' | 'approved' | 'sent'
  readonly createdAt: Date
  readonly dueAt: Date | null
  readonly tries: number
  /** Of all, also beyond `most`. */
  readonly total: number
}

export async function openWithdrawals(db: Sql, most: number): Promise<OpenWithdrawal[]> {
  return db.sql`
    select p.id, p.player_id as "playerId", l.number, p.minor, p.currency, p.view_name as method, p.state,
      p.created_at as "createdAt", p.due_at as "dueAt", p.tries, count(*) over ()::int as total
    from payment p join player l on l.id = p.player_id
    where p.direction = 'withdraw' and p.state in ('requested', 'approved', 'sent')
    order by p.created_at, p.id limit ${most}`
}

export interface Cause {
  readonly kind: 'payment' | 'correction'
  readonly id: bigint
  readonly state: string
}

/** The row of ours whose key the journal carries. */
export async function causeOf(db: Sql, journalKey: string): Promise<Cause | null> {
  const correction = /^correction-(\d{1,18})$/.exec(journalKey)?.[1] ?? null
  const [row] = await db.sql<Cause>`
    select 'payment' as kind, id, state from payment where key = ${journalKey}
    union all
    select 'correction', id, state from correction_request where id = ${correction}::bigint
    limit 1`
  return row ?? null
}
