/** SQL of holds on accounts. Below the features: payments ask whether one stands, players answer, operators place and lift. */
import {
  CASH_STAYS_OPEN,
  HOLD_BLOCKS,
  type HoldBlocks,
  type HoldDocument,
  type HoldReason,
} from '@uwanja/contract/site/holds'
import type { Sql, Tx } from '@uwanja/database/sql'

export interface HoldRow {
  readonly id: bigint
  readonly playerId: bigint
  readonly reason: HoldReason
  readonly asks: string
  /** What a picture can be sent of. */
  readonly documents: readonly HoldDocument[]
  /** A day, as text. */
  readonly dueOn: string
  readonly blocks: HoldBlocks
  /** Empty: the house itself, by a rule. */
  readonly placedBy: string
  readonly placedAt: Date
  /** Null while it stands. */
  readonly liftedAt: Date | null
  readonly liftedBy: string
  readonly liftedWhy: string
}

const HOLDS = `
  select h.id, h.player_id as "playerId", h.reason, h.asks, h.documents, h.due_on::text as "dueOn", h.blocks, coalesce(p.name, '') as "placedBy",
    h.placed_at as "placedAt", h.lifted_at as "liftedAt", coalesce(l.name, '') as "liftedBy", h.lifted_why as "liftedWhy"
  from player_hold h left join operator p on p.id = h.placed_by left join operator l on l.id = h.lifted_by`

/**
 * Does a hold keep this from happening? Whoever asks under the wallet's lock hears what was committed before.
 * @param beside Reasons that do not count this time.
 */
export async function isOnHold(
  db: Sql,
  playerId: bigint,
  from: HoldBlocks,
  beside: readonly HoldReason[] = [],
): Promise<boolean> {
  const those = HOLD_BLOCKS.slice(HOLD_BLOCKS.indexOf(from))
  const open = from === 'withdrawals' ? [...CASH_STAYS_OPEN, ...beside] : beside
  const [row] = await db.sql`
    select 1 from player_hold where player_id = ${playerId} and lifted_at is null and blocks = any (${those}::text[])
      and reason <> all (${open}::text[]) limit 1`
  return row !== undefined
}

/** The house's own hold, by a rule. */
export async function isHeldFor(db: Sql, playerId: bigint, reason: string): Promise<boolean> {
  const [row] = await db.sql`
    select 1 from player_hold where player_id = ${playerId} and reason = ${reason} and lifted_at is null limit 1`
  return row !== undefined
}

/** Was a document of theirs proven, or looked at by a person, after that? */
export async function hasDocumentSince(db: Sql, playerId: bigint, since: Date): Promise<boolean> {
  const [row] = await db.sql`
    select 1 from player_identity where player_id = ${playerId} and checked_at >= ${since}::timestamptz limit 1`
  return row !== undefined
}

/** So many days from today, as text. */
export async function dayFromNow(db: Sql, days: number): Promise<string> {
  const [row] = await db.sql<{ day: string }>`select (house_now()::date + ${days}::int)::text as day`
  return row!.day
}

export async function holdsOf(db: Sql, playerId: bigint, most: number): Promise<HoldRow[]> {
  const text = `${HOLDS} where h.player_id = $1 order by h.lifted_at is null desc, h.id desc limit $2`
  return (await db.query(text, [playerId, most])) as unknown as HoldRow[]
}

/** Open ones of all players, those that are due first. */
export async function openHolds(db: Sql, after: bigint, most: number): Promise<(HoldRow & { number: string })[]> {
  return db.sql`
    select h.id, h.player_id as "playerId", h.reason, h.asks, h.documents, h.due_on::text as "dueOn", h.blocks, coalesce(o.name, '') as "placedBy",
      h.placed_at as "placedAt", null as "liftedAt", '' as "liftedBy", '' as "liftedWhy", l.number
    from player_hold h left join operator o on o.id = h.placed_by join player l on l.id = h.player_id
    where h.lifted_at is null and h.id > ${after} order by h.id limit ${most}`
}

export async function holdById(db: Sql, id: bigint): Promise<HoldRow | null> {
  const [row] = (await db.query(`${HOLDS} where h.id = $1`, [id])) as unknown as HoldRow[]
  return row ?? null
}

export async function lockHold(tx: Tx, id: bigint): Promise<HoldRow | null> {
  const [row] = (await tx.query(`${HOLDS} where h.id = $1 for update of h`, [id])) as unknown as HoldRow[]
  return row ?? null
}

/** One of these that stands. Locked: whoever is about to lift it has done so by now, or sees who needs it. */
export async function lockStanding(tx: Tx, ids: readonly bigint[]): Promise<bigint | null> {
  const [row] = await tx.sql<{ id: bigint }>`
    select id from player_hold where id = any (${ids.map(String)}::text[]::bigint[]) and lifted_at is null
    order by id limit 1 for update`
  return row?.id ?? null
}

export async function insertHold(
  tx: Tx,
  hold: Pick<HoldRow, 'playerId' | 'reason' | 'asks' | 'dueOn' | 'blocks'> & {
    readonly documents?: readonly HoldDocument[]
    readonly placedBy: bigint | null
  },
): Promise<bigint> {
  const [row] = await tx.sql<{ id: bigint }>`
    insert into player_hold (player_id, reason, asks, documents, due_on, blocks, placed_by)
    values (${hold.playerId}, ${hold.reason}, ${hold.asks}, ${hold.documents ?? []}::text[], ${hold.dueOn}::date, ${hold.blocks},
      ${hold.placedBy})
    returning id`
  return row!.id
}

export async function liftHold(tx: Tx, id: bigint, by: bigint, why: string): Promise<void> {
  await tx.sql`
    update player_hold set lifted_by = ${by}, lifted_at = house_now(), lifted_why = ${why} where id = ${id}`
}

export async function insertAnswer(tx: Tx, hold: Pick<HoldRow, 'id' | 'playerId'>, body: string): Promise<void> {
  await tx.sql`insert into hold_answer (hold_id, player_id, body) values (${hold.id}, ${hold.playerId}, ${body})`
}

/** What the player wrote to each of these holds, oldest first. */
export async function answersOf(
  db: Sql,
  holdIds: readonly bigint[],
): Promise<{ holdId: bigint; at: Date; body: string }[]> {
  return db.sql`
    select hold_id as "holdId", at, body from hold_answer
    where hold_id = any (${holdIds.map(String)}::text[]::bigint[]) order by id limit 500`
}

/** How often the player wrote within the last day: a page that anybody with the phone can fill. */
export async function answersToday(tx: Tx, playerId: bigint): Promise<number> {
  const [row] = await tx.sql<{ n: number }>`
    select count(*)::int as n from hold_answer where player_id = ${playerId} and at > house_now() - interval '1 day'`
  return row!.n
}
