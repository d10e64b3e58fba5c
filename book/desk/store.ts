/** SQL of the desk: what traders set over what a feed says, with who did it in the same transaction. */
import type { Db, Sql } from '@uwanja/database/sql'
import type { DeskWord } from '../catalogue/event.ts'
import type { EventMessage } from '@uwanja/providers/feeds/feed'
import { hear, nextRevision } from '../catalogue/store.ts'

export interface Deed {
  readonly who: string
  readonly what: string
  readonly details: unknown
}

/** Changes the word of an event under its row's lock. False: there is no such event. */
export async function changeWord(
  db: Db,
  id: string,
  { who, what, details }: Deed,
  change: (word: DeskWord) => DeskWord,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The head first, as a feed's batch does: both wait for each other in one order.
    const revision = await nextRevision(tx)
    const [row] = await tx.sql<{ desk: DeskWord }>`select desk from book.event where id = ${id}::bigint for update`
    if (!row) return false
    await tx.sql`
      update book.event set desk = ${JSON.stringify(change(row.desk))}::jsonb, revision = ${revision}::bigint
      where id = ${id}::bigint`
    await tx.sql`
      insert into book.desk_log (who, what, event, details)
      values (${who}, ${what}, ${id}::bigint, ${JSON.stringify(details)}::jsonb)`
    return true
  })
}

/** Halts a sport or everything, or lets it go on. */
export async function setHalt(db: Db, scope: string, isHalted: boolean, { who, what, details }: Deed): Promise<void> {
  await db.transaction(async (tx) => {
    const revision = await nextRevision(tx)
    if (isHalted)
      await tx.sql`
        insert into book.halt (scope, revision) values (${scope}, ${revision}::bigint) on conflict do nothing`
    else await tx.sql`delete from book.halt where scope = ${scope}`
    await tx.sql`
      insert into book.desk_log (who, what, details) values (${who}, ${what}, ${JSON.stringify(details)}::jsonb)`
  })
}

export async function keepImport(
  db: Db,
  source: string,
  messages: readonly EventMessage[],
  { who, what, details }: Deed,
): Promise<void> {
  await db.transaction(async (tx) => {
    await hear(tx, source, messages)
    await tx.sql`
      insert into book.desk_log (who, what, details) values (${who}, ${what}, ${JSON.stringify(details)}::jsonb)`
  })
}

const MOST_SHOWN = 50

export async function deedsOf(
  db: Sql,
  id: string,
): Promise<{ at: string; who: string; what: string; details: unknown }[]> {
  const rows = await db.sql<{ at: Date; who: string; what: string; details: unknown }>`
    select at, who, what, details from book.desk_log where event = ${id}::bigint order by id desc limit ${MOST_SHOWN}`
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
