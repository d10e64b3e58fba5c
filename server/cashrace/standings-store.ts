/** SQL of places: who is ahead, where a player stands, and which rounds may take drops. Who is excluded has no place. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import type { Sql } from '@uwanja/database/sql'

/** Of a row `t` with a race and a player: the race needs an entry, and they have none. */
const OUTSIDE = `(exists (select 1 from race n where n.id = t.race_id and n.needs_entry)
    and not exists (select 1 from race_entry e where e.race_id = t.race_id and e.player_id = t.player_id))`

/**
 * Of a row `t` with a race and a player: they excluded themselves, the house blocks them, their account is closed or erased, they
 * are testers, or nobody let them in. A break does not exclude: who rests has played before.
 */
const EXCLUDED = `(exists (select 1 from money.wallet w where w.player_id = t.player_id
    and (w.excluded_until is not null or w.house_blocked_until > house_now()))
  or exists (select 1 from player p where p.id = t.player_id and (p.erased_at is not null or p.rank_id = ${String(CONSTANTS.testUserRankId)}))
  or exists (select 1 from closing c where c.player_id = t.player_id and c.state <> 'dropped')
  or ${OUTSIDE})`

export interface Place {
  readonly playerId: bigint
  readonly number: string
  readonly points: bigint
}

/** The best, and everybody who shares the last place of them. */
export const bestOf = async (db: Sql, raceId: bigint, most: number): Promise<Place[]> =>
  (await db.query(
    `select s.player_id as "playerId", l.number, s.points from (
       select t.player_id, t.points, rank() over (order by t.points desc) as place from race_points t
       where t.race_id = $1 and t.points > 0 and not ${EXCLUDED}) s
     join player l on l.id = s.player_id where s.place <= $2 order by s.points desc, s.player_id`,
    [raceId, most],
  )) as unknown as Place[]

export async function countPlayers(db: Sql, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, number>> {
  const rows = (await db.query(
    `select t.race_id as id, count(*)::int as players from race_points t
     where t.race_id = any ($1::text[]::bigint[]) and not ${OUTSIDE} group by t.race_id`,
    [ids.map(String)],
  )) as unknown as { id: bigint; players: number }[]
  return new Map(rows.map(({ id, players }) => [id, players]))
}

export interface OwnPlace {
  readonly points: bigint
  readonly rounds: number
  /** Null: no points, or excluded. */
  readonly place: number | null
  /** Points of the next better place. */
  readonly ahead: bigint | null
}

export async function ownPlace(db: Sql, raceId: bigint, playerId: bigint): Promise<OwnPlace | null> {
  const [row] = (await db.query(
    `select t.points, t.rounds, o.ahead,
       case when t.points > 0 and not ${EXCLUDED} then o.better::int + 1 end as place
     from race_points t cross join lateral (
       select count(*) as better, min(b.points) as ahead from (
         select t.points from race_points t
         where t.race_id = $1 and t.points > (select points from race_points where race_id = $1 and player_id = $2)
           and not ${EXCLUDED}) b) o
     where t.race_id = $1 and t.player_id = $2`,
    [raceId, playerId],
  )) as unknown as OwnPlace[]
  return row ?? null
}

export interface TakingRound {
  readonly playerId: bigint
  readonly number: string
  readonly stakedAt: Date
  readonly journalId: bigint
}

/** The first round at or after a moment that may take a drop, behind the one that took the last. */
export async function nextTaker(
  db: Sql,
  raceId: bigint,
  at: Date,
  behind: TakingRound | null,
): Promise<TakingRound | null> {
  const [row] = (await db.query(
    `select t.player_id as "playerId", l.number, t.staked_at as "stakedAt", t.journal_id as "journalId"
     from race_round t join player l on l.id = t.player_id
     where t.race_id = $1 and t.worth > 0 and t.staked_at >= $2::timestamptz
       and ($3::timestamptz is null or (t.staked_at, t.journal_id) > ($3::timestamptz, $4::bigint)) and not ${EXCLUDED}
     order by t.staked_at, t.journal_id limit 1`,
    [raceId, at.toISOString(), behind?.stakedAt.toISOString() ?? null, behind?.journalId ?? null],
  )) as unknown as TakingRound[]
  return row ?? null
}

export async function numbersOf(db: Sql, playerIds: readonly bigint[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.sql<{ id: bigint; number: string }>`
    select id, number from player where id = any (${playerIds.map(String)}::text[]::bigint[])`
  return new Map(rows.map(({ id, number }) => [String(id), number]))
}

/** Where who wants news of it stands, with what they were told. Whoever is on a break hears nothing of play. */
export interface WatchedPlace {
  readonly playerId: bigint
  readonly place: number
  readonly toldPlace: number | null
  readonly mayBeTold: boolean
  readonly language: string
}

/** Not again within so many minutes. */
const QUIET_MINUTES = 10

export const watchedPlaces = async (db: Sql, raceId: bigint): Promise<WatchedPlace[]> =>
  (await db.query(
    `select s.player_id as "playerId", l.language, s.place::int as place, s.told_place as "toldPlace",
       coalesce(s.told_at < house_now() - interval '${String(QUIET_MINUTES)} minutes', true) as "mayBeTold"
     from (select t.player_id, t.told_place, t.told_at, rank() over (order by t.points desc) as place from race_points t
       where t.race_id = $1 and t.points > 0 and not ${EXCLUDED}) s
     join player l on l.id = s.player_id
     join race_wish h on h.player_id = s.player_id and h.overtaken
     join money.wallet w on w.player_id = s.player_id and (w.time_out_until is null or w.time_out_until <= house_now())
     where s.told_place is distinct from s.place`,
    [raceId],
  )) as unknown as WatchedPlace[]

export async function noteToldPlace(
  tx: Sql,
  raceId: bigint,
  { playerId, place }: Pick<WatchedPlace, 'playerId' | 'place'>,
  how: 'seen' | 'told',
): Promise<void> {
  await tx.sql`
    update race_points set told_place = ${place}, told_at = case when ${how}::text = 'told' then house_now() else told_at end
    where race_id = ${raceId} and player_id = ${playerId}`
}
