/** SQL of persons: which accounts carry a mark, and which of them are kept out of play. */
import type { Sql, Tx } from '@uwanja/money/sql'

export interface Mark {
  /** A document's type, or 'names'. */
  readonly kind: string
  readonly mark: Uint8Array
}

/** Another account of the same person, as far as a mark says. */
export interface Fellow {
  readonly playerId: bigint
  /** Null: not excluded, or came back. */
  readonly excludedUntil: Date | null
  readonly isHeldForAge: boolean
  readonly isErased: boolean
}

const PERSONS_LOCK = 0x70657273
/**
 * One at a time: of an exclusion and a document shown elsewhere at the same moment one sees the other. Both are rare. It is
 * taken before any wallet, so that it never waits for somebody who waits for it.
 */
export async function lockPersons(tx: Tx): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(${PERSONS_LOCK}::bigint)`
}

export async function marksOf(db: Sql, playerId: bigint): Promise<Mark[]> {
  return db.sql`select kind, mark from person_mark where player_id = ${playerId}`
}

/** @returns whether it is new for this account. */
export async function insertMark(tx: Tx, playerId: bigint, { kind, mark }: Mark): Promise<boolean> {
  const rows = await tx.sql`
    insert into person_mark (kind, mark, player_id) values (${kind}, ${mark}, ${playerId}) on conflict do nothing returning 1`
  return rows.length > 0
}

/** All other accounts with this mark. */
export async function fellowsBy(db: Sql, playerId: bigint, { kind, mark }: Mark): Promise<Fellow[]> {
  return db.sql`
    select m.player_id as "playerId", w.excluded_until as "excludedUntil", p.erased_at is not null as "isErased",
      exists (select 1 from player_hold h where h.player_id = m.player_id and h.reason = 'age' and h.lifted_at is null)
        as "isHeldForAge"
    from person_mark m join player p on p.id = m.player_id join money.wallet w on w.player_id = m.player_id
    where m.kind = ${kind} and m.mark = ${mark} and m.player_id <> ${playerId} order by m.player_id`
}

/** Names that were given before there were marks of them. */
export async function unmarkedNames(
  db: Sql,
  most: number,
): Promise<{ playerId: bigint; firstName: string; lastName: string; birthDate: string }[]> {
  return db.sql`
    select id as "playerId", first_name as "firstName", last_name as "lastName", birth_date::text as "birthDate" from player p
    where first_name <> '' and last_name <> '' and birth_date is not null
      and not exists (select 1 from person_mark m where m.player_id = p.id and m.kind = 'names')
    order by id limit ${most}`
}

/** The register's answer is older than what is known of the player now. */
export async function staleAnswer(tx: Tx, playerId: bigint): Promise<void> {
  await tx.sql`update exclusion_check set is_stale = true where player_id = ${playerId}`
}
