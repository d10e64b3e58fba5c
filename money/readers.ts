/** How the readers of the journals stand: how far behind, what holds them back, and in which life of the database. */
import type { Sql, Tx } from '@uwanja/database/sql'

export interface Lag {
  /** 'proof', 'hours', and whatever a projection calls itself. */
  readonly name: string
  /** Journals that it has not read, counted to `most`. */
  readonly behind: number
  /** Age of the oldest of them by the house's clock; 0: there is none. */
  readonly oldestS: number
}

export async function lag(db: Sql, most: number): Promise<Lag[]> {
  return db.sql<Lag>`select name, behind::int as behind, oldest_s as "oldestS" from money.lag(${most}::bigint)`
}

export interface Holder {
  /** Database, program and process, as the server's list of sessions names them. */
  readonly who: string
  readonly sinceS: number
}

/**
 * The oldest open transaction of the whole server: readers stop below it. It may be anybody's, in any database. Null: none,
 * or one that the role of this process may not see.
 */
export async function heldBy(db: Sql): Promise<Holder | null> {
  const [row] = await db.sql<Holder>`
    select who, greatest(0, extract(epoch from clock_timestamp() - since))::float8 as "sinceS" from (
      select concat_ws(', ', datname, nullif(application_name, ''), 'process ' || pid, state) as who, xact_start as since
      from pg_stat_activity where backend_xid is not null and pid <> pg_backend_pid()
      union all
      select concat_ws(', ', database, 'prepared transaction ' || gid), prepared from pg_prepared_xacts) t
    where since is not null order by since limit 1`
  return row ?? null
}

export interface Epoch {
  readonly number: number
  readonly at: Date
}

/** The life of the database in which was written last; null: nothing was written yet. Above 1: restored, copied or failed over. */
export async function epoch(db: Sql): Promise<Epoch | null> {
  const [row] = await db.sql<Epoch>`select number, at from money.epoch order by number desc limit 1`
  return row ?? null
}

/** Readers that stand behind the last journal of their epoch: the book lacks what they have read. */
export async function ahead(db: Sql): Promise<string[]> {
  return (await db.sql<{ name: string }>`select name from money.cursors_ahead()`).map(({ name }) => name)
}

/**
 * After a book that is not the one that was read: what is summed from journals is emptied, to be summed anew by its
 * timer; the other readers go back to the last journal that there is. What those did for journals that are gone stays done.
 */
export async function begunAnew(tx: Tx): Promise<void> {
  await tx.sql`select 1 from money.cursor for update`
  const [away] = await tx.sql<{ journals: bigint }>`select money.journals_away() as journals`
  if (away!.journals > 0n) throw new Error('what is archived cannot be summed: attach it first (npm run archive)')
  await tx.script(
    'delete from money.checkpoint; delete from money.proven; delete from money.hour_moved; delete from money.hour_total',
  )
  await tx.sql`update money.cursor set epoch = 0, xid = '0', id = 0, read = 0 where name in ('proof', 'hours')`
  await tx.sql`
    update money.cursor c set
      (epoch, xid, id) = (
        select coalesce(max(t.epoch), 0), coalesce(max(t.xid), '0'), coalesce(max(t.id), 0) from (
          select j.epoch, j.xid, j.id from money.journal j where (j.epoch, j.xid, j.id) <= (c.epoch, c.xid, c.id)
          order by j.epoch desc, j.xid desc, j.id desc limit 1) t),
      read = (select count(*) from money.journal j where (j.epoch, j.xid, j.id) <= (c.epoch, c.xid, c.id))
    where name not in ('proof', 'hours')`
}
