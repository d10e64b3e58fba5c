/**
 * SQL of the gates: one number an event, raised in the transaction of every change that a bet may not span. Writers hold the head
 * before, and take the rows in the order of their ids as those do who share them.
 */
import type { Tx } from '@uwanja/database/sql'
import type { Producer } from '@uwanja/providers/feeds/feed'
import { KEPT_HOURS } from '../catalogue/event.ts'

export interface Epoch {
  readonly event: string
  readonly epoch: number
}

const epochsOf = (rows: readonly { event: string; epoch: string }[]): Epoch[] =>
  rows.map(({ event, epoch }) => ({ event, epoch: Number(epoch) }))

/** Raises those of events that are named, and of the seasons of their leagues, and makes the rows of new ones. */
export async function raiseGates(tx: Tx, events: readonly string[], revision: bigint): Promise<Epoch[]> {
  if (events.length === 0) return []
  return epochsOf(
    await tx.sql`
      with named as materialized (
        select unnest(${events}::bigint[]) as event
        union
        select s.id from book.event m join book.event s on s.tournament = m.tournament and s.source = 'season'
        where m.id = any(${events}::bigint[])
      ), held as (
        select event from book.gate where event in (select event from named) order by event for update
      )
      insert into book.gate as g (event, revision)
      select named.event, ${revision}::bigint from named left join held using (event) order by named.event
      on conflict (event) do update set epoch = g.epoch + 1, revision = excluded.revision
      returning g.event::text as event, g.epoch::text as epoch`,
  )
}

/** All of a sport, or all there are: a halt concerns them at once. */
export async function raiseSport(tx: Tx, sport: string | null, revision: bigint): Promise<void> {
  await tx.sql`
    with held as (
      select g.event from book.gate g join book.event e on e.id = g.event
      left join book.tournament t on t.id = e.tournament left join book.category c on c.id = t.category
      where (${sport}::text is null or c.sport = ${sport}::text)
        and (e.starts_at is null or e.starts_at > house_now() - make_interval(hours => ${KEPT_HOURS}::int))
      order by g.event for update of g
    )
    update book.gate g set epoch = g.epoch + 1, revision = ${revision}::bigint from held where held.event = g.event`
}

/** All that a producer holds: it went down, or came up. */
export async function raiseProducer(tx: Tx, feed: string, producer: Producer, revision: bigint): Promise<void> {
  const isLive = producer === 'live'
  await tx.sql`
    with held as (
      select g.event from book.gate g join book.event e on e.id = g.event
      where (e.source = ${feed} and (e.heard->'facts' ? 'live') = ${isLive}::boolean or e.source = 'season')
        and (e.starts_at is null or e.starts_at > house_now() - make_interval(hours => ${KEPT_HOURS}::int))
      order by g.event for update of g
    )
    update book.gate g set epoch = g.epoch + 1, revision = ${revision}::bigint from held where held.event = g.event`
}

/** Those that were raised after a revision. */
export async function gatesSince(db: Pick<Tx, 'sql'>, revision: bigint): Promise<Epoch[]> {
  return epochsOf(
    await db.sql`
      select event::text as event, epoch::text as epoch from book.gate where revision > ${revision}::bigint`,
  )
}

/** Held shared until the commit: nobody raises them meanwhile. By event. */
export async function heldGates(tx: Tx, events: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.sql<{ event: string; epoch: string }>`
    /* kept */ select event::text as event, epoch::text as epoch from book.gate
    where event = any(${events}::bigint[]) order by book.gate.event for share`
  return new Map(epochsOf(rows).map(({ event, epoch }) => [event, epoch]))
}
