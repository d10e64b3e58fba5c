/** SQL of pictures that players sent where a hold asked for them. */
import type { HoldDocument, HoldReason, PictureReason, PictureState } from '@uwanja/contract/site/holds'
import type { Db, Sql, Tx } from '@uwanja/database/sql'

export interface PictureRow {
  readonly id: bigint
  readonly playerId: bigint
  readonly holdId: bigint
  readonly kind: HoldDocument
  readonly key: string
  readonly sentAt: Date
  readonly state: PictureState
  readonly reason: PictureReason | ''
  readonly decidedAt: Date | null
  readonly decidedBy: string
  /** What it showed is erased. */
  readonly isGone: boolean
}

const PICTURES = `
  select c.id, c.player_id as "playerId", c.hold_id as "holdId", c.kind, c.key, c.sent_at as "sentAt", c.state, c.reason,
    c.decided_at as "decidedAt", coalesce(o.name, '') as "decidedBy", c.sealed is null as "isGone"
  from hold_picture c left join operator o on o.id = c.decided_by`

export async function pictureByKey(db: Sql, playerId: bigint, key: string): Promise<PictureRow | null> {
  const text = `${PICTURES} where c.player_id = $1 and c.key = $2`
  const [row] = (await db.query(text, [playerId, key])) as unknown as PictureRow[]
  return row ?? null
}

/** What was sent for these holds, the oldest first. */
export async function picturesOf(db: Sql, holdIds: readonly bigint[]): Promise<PictureRow[]> {
  const text = `${PICTURES} where c.hold_id = any ($1::text[]::bigint[]) order by c.id limit 500`
  return (await db.query(text, [holdIds.map(String)])) as unknown as PictureRow[]
}

/** How many, and how much, the player sent within the last day. */
export async function sentToday(tx: Tx, playerId: bigint): Promise<{ readonly n: number; readonly bytes: number }> {
  const [row] = await tx.sql<{ n: number; bytes: number }>`
    select count(*)::int as n, coalesce(sum(size), 0)::int as bytes from hold_picture
    where player_id = ${playerId} and sent_at > house_now() - interval '1 day'`
  return row!
}

export async function insertPicture(
  tx: Tx,
  picture: Pick<PictureRow, 'playerId' | 'holdId' | 'kind' | 'key'> & {
    readonly sealed: Uint8Array
    readonly size: number
  },
): Promise<void> {
  const { playerId, holdId, kind, key, sealed, size } = picture
  await tx.sql`
    insert into hold_picture (player_id, hold_id, kind, key, sealed, size)
    values (${playerId}, ${holdId}, ${kind}, ${key}, ${sealed}, ${size})`
}

export async function lockPicture(tx: Tx, id: bigint): Promise<PictureRow | null> {
  const [row] = (await tx.query(`${PICTURES} where c.id = $1 for update of c`, [id])) as unknown as PictureRow[]
  return row ?? null
}

export async function decided(
  tx: Tx,
  id: bigint,
  { by, reason }: { readonly by: bigint; readonly reason: PictureReason | '' },
): Promise<void> {
  await tx.sql`
    update hold_picture set state = ${reason === '' ? 'accepted' : 'refused'}, reason = ${reason}, decided_by = ${by},
      decided_at = house_now() where id = ${id}`
}

/** Null: there is none, or what it showed is erased. */
export async function sealedPicture(
  db: Sql,
  id: bigint,
): Promise<(Pick<PictureRow, 'playerId' | 'holdId' | 'kind' | 'key'> & { readonly sealed: Uint8Array }) | null> {
  const [row] = await db.sql<
    Pick<PictureRow, 'playerId' | 'holdId' | 'kind' | 'key'> & { readonly sealed: Uint8Array }
  >`
    select player_id as "playerId", hold_id as "holdId", kind, key, sealed from hold_picture
    where id = ${id} and sealed is not null`
  return row ?? null
}

export interface WaitingRow extends PictureRow {
  readonly number: string
  readonly holdReason: HoldReason
  readonly asks: string
  readonly dueOn: string
}

/** Where the hold was lifted nobody's decision is waited for. */
export async function waitingPictures(db: Sql, after: bigint, most: number): Promise<WaitingRow[]> {
  return db.sql<WaitingRow>`
    select c.id, c.player_id as "playerId", c.hold_id as "holdId", c.kind, c.key, c.sent_at as "sentAt", c.state, c.reason,
      c.decided_at as "decidedAt", '' as "decidedBy", c.sealed is null as "isGone", l.number, h.reason as "holdReason", h.asks,
      h.due_on::text as "dueOn"
    from hold_picture c join player_hold h on h.id = c.hold_id join player l on l.id = c.player_id
    where c.state = 'waiting' and h.lifted_at is null and c.id > ${after} order by c.id limit ${most}`
}

export async function countWaitingPictures(db: Sql): Promise<number> {
  const [row] = await db.sql<{ n: number }>`
    select count(*)::int as n from hold_picture c join player_hold h on h.id = c.hold_id
    where c.state = 'waiting' and h.lifted_at is null`
  return row!.n
}

const AT_ONCE = 1_000

/**
 * What pictures showed goes so many days after the decision, or after the hold's end where nobody decided; that there was one
 * goes when the law's years are over.
 * @returns of how many it went.
 */
export async function purgePictures(db: Db, days: number, lawfulDays: number): Promise<number> {
  await db.sql`
    delete from hold_picture where id in (
      select id from hold_picture where sealed is null and sent_at < house_now() - make_interval(days => ${lawfulDays}::int)
      limit ${AT_ONCE})`
  const rows = await db.sql`
    update hold_picture set sealed = null where id in (
      select c.id from hold_picture c join player_hold h on h.id = c.hold_id
      where c.sealed is not null
        and coalesce(c.decided_at, h.lifted_at) < house_now() - make_interval(days => ${days}::int)
      limit ${AT_ONCE})
    returning 1`
  return rows.length
}
