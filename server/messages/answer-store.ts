/** Players' messages as the office reads them, who has one in hand, and how it ended. */
import type { MessageList } from '@uwanja/contract/operators/messages'
import { DEPARTMENTS, type Department } from '@uwanja/contract/site/messages'
import type { Sql, Tx } from '@uwanja/database/sql'

export interface PlayerMessage {
  readonly id: bigint
  readonly playerId: bigint
  readonly number: string
  readonly name: string
  readonly language: string
  readonly department: Department
  readonly header: string
  readonly body: string
  readonly createdAt: Date
  readonly holder: string
  readonly ending: 'answered' | 'closed' | null
  readonly endedAt: Date | null
  readonly endedBy: string
  readonly endedWhy: string
  readonly answer: string
}

export interface MessagesAsked {
  readonly list: MessageList
  /** Null: of any. */
  readonly department: Department | null
  /** Null: anybody's; empty: nobody's. */
  readonly holder: string | null
  /** The last id of the page before. */
  readonly past: bigint | null
  readonly most: number
}

export async function listMessages(db: Sql, asked: MessagesAsked): Promise<PlayerMessage[]> {
  const { list, department, holder, past, most } = asked
  if (list === 'waiting')
    return db.sql`
      select * from player_message where ending is null and id > ${past ?? 0n}
        and (${department}::text is null or department = ${department}) and (${holder}::text is null or holder = ${holder})
      order by id limit ${most}`
  return db.sql`
    select * from player_message where ending is not null and (${past}::bigint is null or id < ${past})
      and (${department}::text is null or department = ${department}) and (${holder}::text is null or "endedBy" = ${holder})
    order by id desc limit ${most}`
}

export async function countWaiting(db: Sql): Promise<Record<Department, number>> {
  const rows = await db.sql<{ department: Department; count: number }>`
    select department, count(*)::int as count from message
    where direction = 'from-player' and ending is null group by department`
  const counted = Object.fromEntries(rows.map(({ department, count }) => [department, count]))
  return Object.fromEntries(DEPARTMENTS.map((one) => [one, counted[one] ?? 0])) as Record<Department, number>
}

export async function messageOf(db: Sql, id: bigint): Promise<PlayerMessage | null> {
  const [row] = await db.sql<PlayerMessage>`select * from player_message where id = ${id}`
  return row ?? null
}

export async function messagesByPlayer(db: Sql, playerId: bigint, most: number): Promise<PlayerMessage[]> {
  return db.sql`select * from player_message where "playerId" = ${playerId} order by id desc limit ${most}`
}

export async function messagesOfDays(
  db: Sql,
  { from, to, zone }: { from: string; to: string; zone: string },
  after: bigint,
  most: number,
): Promise<PlayerMessage[]> {
  return db.sql`
    select * from player_message where id > ${after}
      and "createdAt" >= ${from}::date::timestamp at time zone ${zone}
      and "createdAt" < (${to}::date + 1)::timestamp at time zone ${zone}
    order by id limit ${most}`
}

/** @returns whose it is; null where another operator has it, or it has ended. */
export async function giveMessage(
  tx: Tx,
  id: bigint,
  { from, to }: { from: bigint | null; to: bigint | null },
): Promise<bigint | null> {
  const [row] = await tx.sql<{ playerId: bigint }>`
    update message set holder_id = ${to}
    where id = ${id} and direction = 'from-player' and ending is null and holder_id is not distinct from ${from}
    returning player_id as "playerId"`
  return row?.playerId ?? null
}

/** @param end An empty reason: it is answered. @returns null where this operator does not have it in hand, or it has ended. */
export async function endMessage(
  tx: Tx,
  id: bigint,
  end: { operatorId: bigint; why: string },
): Promise<{ playerId: bigint; header: string } | null> {
  const ending = end.why === '' ? 'answered' : 'closed'
  const [row] = await tx.sql<{ playerId: bigint; header: string }>`
    update message set ending = ${ending}, ended_at = house_now(), ended_by = ${end.operatorId}, ended_why = ${end.why}
    where id = ${id} and direction = 'from-player' and ending is null and holder_id = ${end.operatorId}
    returning player_id as "playerId", header`
  return row ?? null
}
