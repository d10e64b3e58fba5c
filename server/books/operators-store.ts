/** SQL of what caused a journal. */
import type { Sql } from '@uwanja/money/sql'

export interface Cause {
  readonly kind: 'payment' | 'correction'
  readonly id: bigint
  readonly state: string
}

/** The row of ours whose key the journal carries. */
export async function causeOf(db: Sql, journalKey: string): Promise<Cause | null> {
  const pressed = /^correction-(.+)$/.exec(journalKey)?.[1] ?? null
  const [row] = await db.sql<Cause>`
    select 'payment' as kind, id, state from payment where key = ${journalKey}
    union all
    select 'correction', id, state from approval where key = ${pressed}
    limit 1`
  return row ?? null
}
