/** Messages' rows, and the version of each player's inbox. */
import type { Department } from '@uwanja/contract/site/messages'
import type { Language } from '@uwanja/i18n/language'
import type { Sql, Tx } from '@uwanja/money/sql'
import type { Filled, Notification, NotificationWords } from '../notices/notifications.ts'

export type Direction = 'to-player' | 'from-player'

export interface StoredMessage {
  readonly id: bigint
  readonly department: Department | null
  readonly header: string
  readonly innerHeader: string
  readonly body: string
  readonly footer: string
  /** The key of our text, the language it was written in and what was filled into it; null when a person wrote it. */
  readonly letter: string | null
  readonly language: string | null
  readonly filled: Filled | null
  readonly isRead: boolean
  readonly createdAt: Date
  /** The other half, unless its player has deleted it: of an answer what they wrote, of what they wrote the answer. */
  readonly otherText: string | null
  readonly otherAt: Date | null
}

/** Newest first. */
export async function messagesOf(
  db: Sql,
  asked: { playerId: bigint; direction: Direction; limit: number; offset: number },
): Promise<StoredMessage[]> {
  return db.sql`
    select m.id, m.department, m.header, m.inner_header as "innerHeader", m.body, m.footer, m.letter, m.language, m.filled,
      m.read_at is not null as "isRead", m.created_at as "createdAt",
      coalesce(w.body, a.body) as "otherText", coalesce(w.created_at, a.created_at) as "otherAt"
    from message m
      left join message w on w.id = m.answers and w.deleted_at is null
      left join message a on a.answers = m.id and a.deleted_at is null
    where m.player_id = ${asked.playerId} and m.direction = ${asked.direction} and m.deleted_at is null
    order by m.id desc limit ${asked.limit} offset ${asked.offset}`
}

export interface Written extends NotificationWords {
  readonly letter: Notification
  readonly language: Language
  readonly filled: Filled
  /** The player's message that it answers. */
  readonly answers?: bigint
}

export async function insertNotification(tx: Tx, playerId: bigint, written: Written): Promise<void> {
  const { letter, language, filled, header, innerHeader, body, footer, answers = null } = written
  await tx.sql`
    insert into message (player_id, direction, letter, language, filled, header, inner_header, body, footer, answers)
    values (${playerId}, 'to-player', ${letter}, ${language}, ${JSON.stringify(filled)}::jsonb, ${header}, ${innerHeader},
      ${body}, ${footer}, ${answers})`
}

export async function insertFromPlayer(
  db: Sql,
  sent: { playerId: bigint; department: Department; header: string; body: string },
): Promise<void> {
  await db.sql`
    insert into message (player_id, direction, department, header, body)
    values (${sent.playerId}, 'from-player', ${sent.department}, ${sent.header}, ${sent.body})`
}

/** @returns false when there was nothing to change: read or deleted already, or not this player's. */
export async function markRead(tx: Tx, playerId: bigint, id: bigint): Promise<boolean> {
  const rows = await tx.sql`
    update message set read_at = house_now()
    where id = ${id} and player_id = ${playerId} and direction = 'to-player' and read_at is null and deleted_at is null
    returning id`
  return rows.length > 0
}

/** @returns false when there was nothing to delete. */
export async function markDeleted(tx: Tx, playerId: bigint, id: bigint): Promise<boolean> {
  const rows = await tx.sql`
    update message set deleted_at = house_now()
    where id = ${id} and player_id = ${playerId} and deleted_at is null returning id`
  return rows.length > 0
}

/** After the change of a row and last in its transaction, because it makes the player's other changes wait. */
export async function raiseVersion(tx: Tx, playerId: bigint): Promise<void> {
  await tx.sql`
    insert into inbox (player_id, version) values (${playerId}, 1)
    on conflict (player_id) do update set version = inbox.version + 1`
}

export async function inboxState(db: Sql, playerId: bigint): Promise<{ version: bigint; unread: number }> {
  const [row] = await db.sql<{ version: bigint; unread: bigint }>`
    select version, (select count(*) from message m where m.player_id = i.player_id
      and m.direction = 'to-player' and m.read_at is null and m.deleted_at is null) as unread
    from inbox i where i.player_id = ${playerId}`
  return row ? { version: row.version, unread: Number(row.unread) } : { version: 0n, unread: 0 }
}

/** A round's most: an hour later there is another. */
const MOST_PURGED = 5_000

/** @returns how many were removed that their player deleted so long ago. What an answer stands to goes after it. */
export async function purgeDeleted(db: Sql, keepDays: number): Promise<number> {
  const gone = await db.sql`
    delete from message where id in (
      select m.id from message m where m.deleted_at < (select house_now()) - make_interval(days => ${keepDays}::int)
        and (m.direction = 'to-player' or m.ending is not null)
        and not exists (select from message a where a.answers = m.id)
      order by m.id limit ${MOST_PURGED}) returning 1`
  return gone.length
}

/** @returns how many were removed that are so old; one that waits for an answer stays. */
export async function purgeMessages(db: Sql, keepDays: number): Promise<number> {
  const gone = await db.sql`
    delete from message where id in (
      select m.id from message m where m.created_at < (select house_now()) - make_interval(days => ${keepDays}::int)
        and (m.direction = 'to-player' or m.ending is not null)
        and not exists (select from message a where a.answers = m.id)
      order by m.id limit ${MOST_PURGED}) returning 1`
  return gone.length
}
