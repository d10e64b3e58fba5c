/** SQL of the desk: what traders set over what a feed says, with who did it in the same transaction. */
import type { PlaceNames } from '@uwanja/i18n/book-places'
import type { Db, Sql } from '@uwanja/database/sql'
import type { DeskWord } from '../catalogue/event.ts'
import type { EventMessage } from '@uwanja/providers/feeds/feed'
import { nameSide } from '../catalogue/sides-store.ts'
import { takeMessages, nextRevision } from '../catalogue/store.ts'
import { canonical } from '../feed/canonical.ts'
import { raiseGates, raiseSport } from '../gates/store.ts'

export interface LogEntry {
  readonly who: string
  readonly what: string
  readonly details: unknown
}

/** What of a word a bet may not span: sliders and margins move prices alone. */
const materialOf = ({ isSuspended = false, suspended = [], scores, ending }: DeskWord): string =>
  canonical([isSuspended, [...suspended].sort(), scores ?? null, ending ?? null])

/** Changes the word of an event under its row's lock. False: there is no such event. */
export async function changeWord(
  db: Db,
  id: string,
  { who, what, details }: LogEntry,
  change: (word: DeskWord) => DeskWord,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The head first, as a feed's batch does: both wait for each other in one order.
    const revision = await nextRevision(tx)
    const [row] = await tx.sql<{ desk: DeskWord }>`select desk from book.event where id = ${id}::bigint for update`
    if (!row) return false
    const next = change(row.desk)
    await tx.sql`
      update book.event set desk = ${JSON.stringify(next)}::jsonb, revision = ${revision}::bigint
      where id = ${id}::bigint`
    if (materialOf(row.desk) !== materialOf(next)) await raiseGates(tx, [id], revision)
    await tx.sql`
      insert into book.desk_log (who, what, event, details)
      values (${who}, ${what}, ${id}::bigint, ${JSON.stringify(details)}::jsonb)`
    return true
  })
}

/** Halts a sport or everything, or lets it go on. */
export async function setHalt(
  db: Db,
  scope: string,
  isHalted: boolean,
  { who, what, details }: LogEntry,
): Promise<void> {
  await db.transaction(async (tx) => {
    const revision = await nextRevision(tx)
    if (isHalted)
      await tx.sql`
        insert into book.halt (scope, revision) values (${scope}, ${revision}::bigint) on conflict do nothing`
    else await tx.sql`delete from book.halt where scope = ${scope}`
    await raiseSport(tx, scope === 'all' ? null : scope.slice('sport:'.length), revision)
    await tx.sql`
      insert into book.desk_log (who, what, details) values (${who}, ${what}, ${JSON.stringify(details)}::jsonb)`
  })
}

/** Who did what to one match, in the transaction of the deed. */
export async function noteAction(tx: Sql, event: string | null, { who, what, details }: LogEntry): Promise<void> {
  await tx.sql`
    insert into book.desk_log (who, what, event, details)
    values (${who}, ${what}, ${event}::bigint, ${JSON.stringify(details)}::jsonb)`
}

/** What a side of a match is called from now on. False: there is no such match, or nobody knows who plays. */
export async function nameSideBy(
  db: Db,
  { id, side, names }: { readonly id: string; readonly side: 'home' | 'away'; readonly names: PlaceNames },
  who: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const revision = await nextRevision(tx)
    if (!(await nameSide(tx, id, side, { names, revision }))) return false
    await noteAction(tx, id, { who, what: 'named', details: { side, names } })
    return true
  })
}

interface Import {
  readonly messages: readonly EventMessage[]
  /** What a country and its league are called in other languages. */
  readonly called: {
    readonly category: string
    readonly league: string
    readonly names: { readonly category?: PlaceNames | undefined; readonly league?: PlaceNames | undefined }
  }
}

export async function keepImport(
  db: Db,
  source: string,
  { messages, called: { category, league, names } }: Import,
  { who, what, details }: LogEntry,
): Promise<void> {
  await db.transaction(async (tx) => {
    await takeMessages(tx, source, messages)
    await tx.sql`
      update book.category set names = names || ${JSON.stringify(names.category ?? {})}::jsonb
      where sport = 'football' and name = ${category}`
    await tx.sql`
      update book.tournament t set names = t.names || ${JSON.stringify(names.league ?? {})}::jsonb
      from book.category c where c.id = t.category and c.sport = 'football' and c.name = ${category} and t.name = ${league}`
    await tx.sql`
      insert into book.desk_log (who, what, details) values (${who}, ${what}, ${JSON.stringify(details)}::jsonb)`
  })
}

const MOST_SHOWN = 50

export async function logOf(
  db: Sql,
  id: string,
): Promise<{ at: string; who: string; what: string; details: unknown }[]> {
  const rows = await db.sql<{ at: Date; who: string; what: string; details: unknown }>`
    select at, who, what, details from book.desk_log where event = ${id}::bigint order by id desc limit ${MOST_SHOWN}`
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
