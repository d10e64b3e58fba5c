/** SQL of screening: who is to be asked about, what the company said, and what keeps money from leaving. */
import type { Hit, ScreeningList } from '@uwanja/providers/screening/screening'
import type { Sql, Tx } from '@uwanja/database/sql'

export interface Subject {
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string
  /** Which change of theirs this is. */
  readonly asked: bigint
}

/** Names or a document changed: what the company said before is of somebody else. */
export async function noteChange(tx: Tx, playerId: bigint): Promise<void> {
  await tx.sql`
    insert into screening (player_id) values (${playerId}) on conflict (player_id) do update set asked = screening.asked + 1`
}

/** As the player is named now, about to be asked about; null: nobody to ask about. */
export async function subjectTried(db: Sql, playerId: bigint): Promise<Subject | null> {
  await db.sql`
    insert into screening (player_id, tried_at) select id, house_now() from player where id = ${playerId} and erased_at is null
    on conflict (player_id) do update set tried_at = excluded.tried_at`
  const [row] = await db.sql<Subject>`
    select p.first_name as "firstName", p.last_name as "lastName", p.birth_date::text as "birthDate", s.asked
    from player p join screening s on s.player_id = p.id
    where p.id = ${playerId} and p.erased_at is null and p.first_name <> '' and p.last_name <> ''
      and p.birth_date is not null`
  return row ?? null
}

/** Of that change and those before it. Its row is this transaction's until it ends: two answers at once find a hit once. */
export async function noteAnswered(tx: Tx, playerId: bigint, asked: bigint): Promise<void> {
  await tx.sql`
    update screening set answered = greatest(answered, ${asked}::bigint), answered_at = house_now()
    where player_id = ${playerId}`
}

/** An entry of a list that is like a player as they were called when the company was asked. */
export interface Likeness extends Hit {
  readonly playerId: bigint
  readonly provider: string
  /** The mark of those names and that birthday. */
  readonly ofPerson: Buffer
}

/** @returns whether a person has it before them, or has had. */
export async function isKnownHit(tx: Tx, hit: Likeness): Promise<boolean> {
  const rows = await tx.sql`
    select 1 from screening_hit where player_id = ${hit.playerId} and provider = ${hit.provider} and list = ${hit.list}
      and reference = ${hit.reference} and of_person = ${hit.ofPerson}`
  return rows.length > 0
}

export async function insertHit(
  tx: Tx,
  hit: Likeness & { readonly caseId: bigint; readonly holdId: bigint | null },
): Promise<void> {
  await tx.sql`
    insert into screening_hit (player_id, provider, list, reference, score, of_person, case_id, hold_id)
    values (${hit.playerId}, ${hit.provider}, ${hit.list}, ${hit.reference}, ${hit.score}, ${hit.ofPerson}, ${hit.caseId},
      ${hit.holdId}::bigint)`
}

/** Holds that were placed because of entries, standing or not. */
export async function holdsOfHits(tx: Tx, playerId: bigint): Promise<bigint[]> {
  const rows = await tx.sql<{ id: bigint }>`
    select distinct hold_id as id from screening_hit where player_id = ${playerId} and hold_id is not null`
  return rows.map(({ id }) => id)
}

/** A hit on such a list at which nobody has looked, or that a person found to be them. */
export async function hasHit(tx: Tx, playerId: bigint, list: ScreeningList): Promise<boolean> {
  const rows = await tx.sql`
    select 1 from screening_hit h join suspicion_case c on c.id = h.case_id
    where h.player_id = ${playerId} and h.list = ${list} and c.state <> 'dismissed' limit 1`
  return rows.length > 0
}

/** The company has answered for who they are now, within so many seconds. */
export async function isAnswered(tx: Tx, playerId: bigint, withinS: number): Promise<boolean> {
  const rows = await tx.sql`
    select 1 from screening where player_id = ${playerId} and answered >= asked
      and answered_at > house_now() - make_interval(secs => ${withinS})`
  return rows.length > 0
}

/** Named players of whom there is no answer, or one older than that: first those whom nobody has asked about for the longest. */
export async function playersDue(db: Sql, olderThanS: number, most: number): Promise<bigint[]> {
  const rows = await db.sql<{ id: bigint }>`
    select p.id from player p left join screening s on s.player_id = p.id
    where p.erased_at is null and p.first_name <> '' and p.last_name <> '' and p.birth_date is not null
      and (s.answered_at is null or s.answered < s.asked or s.answered_at < house_now() - make_interval(secs => ${olderThanS}))
    order by s.tried_at nulls first, p.id limit ${most}`
  return rows.map(({ id }) => id)
}
