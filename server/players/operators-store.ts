/** SQL about players as operators see them: found, looked at, noted about. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Sql, Tx } from '@uwanja/money/sql'
import { SESSION_DAYS } from '../sessions/store.ts'

export interface FoundPlayer {
  readonly id: bigint
  readonly number: string
  readonly name: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
}

const MOST = 50
/** So many are looked through for a name, whatever it is. */
const NEWEST = 2_000

/** Numbers are written with blanks and strokes as well. */
export const digitsOf = (words: string): string | null =>
  /^\+?(\d{1,15})$/.exec(words.replaceAll(/[\s().-]/g, ''))?.[1] ?? null

/** @param asked.number A whole number with prefix, if the words are one; `starts` are beginnings of one; `ids` were found elsewhere. */
export async function findPlayers(
  db: Sql,
  asked: {
    readonly words: string
    readonly number: string | null
    readonly starts: readonly string[]
    readonly ids: readonly bigint[]
  },
): Promise<FoundPlayer[]> {
  const digits = digitsOf(asked.words)
  // Each way by its own index. A name that many have ends with the first fifty that are found, the newest players before.
  return db.sql`
    select id, number, trim(first_name || ' ' || last_name) as name, created_at as "createdAt",
      last_seen_at(id, ${SESSION_DAYS}) as "lastSeenAt" from player
    where id in (
      select id from player where number = ${asked.number} or number = ${digits}
      union select id from player where id = ${digits}::text::bigint
      union select p.id from unnest(${asked.starts}::text[]) s cross join lateral (
        select id from player where number ~>=~ s and number ~<~ (s || ':') order by number using ~<~ limit ${MOST}) p
      union select unnest(${asked.ids.map(String)}::text[])::bigint
      union select player_id from payment where key = ${asked.words}
      union select player_id from payment where company_reference = ${asked.words}
      union (select id from (select * from player order by id desc limit ${NEWEST}) p where ${digits}::text is null
        and strpos(lower(first_name || ' ' || last_name || ' ' || first_name), lower(${asked.words})) > 0 limit ${MOST})
      union (select id from player where ${digits}::text is null
        and text_parts(first_name || ' ' || last_name || ' ' || first_name) @> asked_parts(${asked.words})
        and strpos(lower(first_name || ' ' || last_name || ' ' || first_name), lower(${asked.words})) > 0 limit ${MOST}))
    order by id desc limit ${MOST}`
}

/** Of these players, those on whose account a hold stands. */
export async function heldAmong(db: Sql, ids: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  const rows = await db.sql<{ id: bigint }>`
    select distinct player_id as id from player_hold
    where player_id = any (${ids.map(String)}::text[]::bigint[]) and lifted_at is null`
  return new Set(rows.map(({ id }) => id))
}

export interface PlayerRow extends Omit<FoundPlayer, 'name'> {
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string | null
  readonly email: string
  readonly country: string
  readonly currency: Currency
  readonly language: string
  readonly rankId: number
  readonly refcode: string
  readonly numberProvenAt: Date | null
}

export async function playerRow(db: Sql, id: bigint): Promise<PlayerRow | null> {
  const [row] = await db.sql<PlayerRow>`
    select id, number, first_name as "firstName", last_name as "lastName", birth_date::text as "birthDate", email, country,
      currency, language, rank_id as "rankId", refcode, number_proven_at as "numberProvenAt", created_at as "createdAt",
      last_seen_at(id, ${SESSION_DAYS}) as "lastSeenAt"
    from player where id = ${id}`
  return row ?? null
}

/** The rank as it was; null: no such player. */
export async function lockRank(tx: Tx, id: bigint): Promise<number | null> {
  const [row] = await tx.sql<{ rank: number }>`select rank_id as rank from player where id = ${id} for update`
  return row?.rank ?? null
}

export async function setRank(tx: Tx, id: bigint, rank: number): Promise<void> {
  await tx.sql`update player set rank_id = ${rank} where id = ${id}`
}

export async function insertNote(tx: Tx, playerId: bigint, operatorId: bigint, body: string): Promise<bigint> {
  const [row] = await tx.sql<{ id: bigint }>`
    insert into player_note (player_id, operator_id, body) values (${playerId}, ${operatorId}, ${body}) returning id`
  return row!.id
}

export async function notesOf(db: Sql, playerId: bigint) {
  return db.sql<{ id: bigint; at: Date; by: string; body: string }>`
    select n.id, n.at, o.name as by, n.body from player_note n join operator o on o.id = n.operator_id
    where n.player_id = ${playerId} order by n.id desc limit 100`
}
