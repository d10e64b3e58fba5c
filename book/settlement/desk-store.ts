/** SQL of what people did at the settlement desk. */
import type { Tx } from '@uwanja/database/sql'
import type { LogEntry } from '../desk/store.ts'

export async function keepAction(tx: Tx, { who, what, details }: LogEntry): Promise<void> {
  await tx.sql`
    insert into book.desk_log (who, what, details) values (${who}, ${what}, ${JSON.stringify(details)}::jsonb)`
}
