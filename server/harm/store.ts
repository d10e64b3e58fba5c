/** Days of play, and what was done about signs of harm. */
import type { HarmMarker, HarmStep } from '@uwanja/contract/site/harm'
import type { Sql, Tx } from '@uwanja/money/sql'
import type { Staked } from '../runtime/projections.ts'
import type { Lately, Seen } from './markers.ts'

/** Adds stakes to their days in the jurisdiction's zone; before five in the morning they are also the night's. */
export async function addToDays(
  tx: Tx,
  zone: string,
  moved: readonly Pick<Staked, 'playerId' | 'at' | 'minor'>[],
): Promise<void> {
  const rows = moved.map(({ playerId, at, minor }) => ({
    player: String(playerId),
    at: at.toISOString(),
    staked: String(minor),
  }))
  await tx.sql`
    insert into play_day as d (player_id, day, staked_minor, night_stakes)
    select player, (at at time zone ${zone})::date, sum(staked),
      count(*) filter (where staked > 0 and extract(hour from at at time zone ${zone}) < 5)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (player bigint, at timestamptz, staked bigint)
    group by 1, 2 order by 1, 2
    on conflict (player_id, day) do update set staked_minor = d.staked_minor + excluded.staked_minor,
      night_stakes = d.night_stakes + excluded.night_stakes, counted_at = house_now()`
}

/** Since when nobody has looked, and now. */
export async function nextRound(db: Sql): Promise<{ from: Date; until: Date }> {
  const [row] = await db.sql<{ from: Date; until: Date }>`
    select looked_until as "from", house_now() as until from harm_round`
  return row!
}

export async function roundEnded(db: Sql, until: Date): Promise<void> {
  await db.sql`update harm_round set looked_until = greatest(looked_until, ${until})`
}

/** Whose play or payments moved since a moment. Who may not play anyway is left in peace. */
export async function activeSince(db: Sql, since: Date): Promise<bigint[]> {
  const rows = await db.sql<{ id: bigint }>`
    select a.id from (
      select player_id as id from play_day where counted_at >= ${since}
      union select player_id from payment where updated_at >= ${since} and created_at >= ${since}::timestamptz - interval '8 days'
    ) a join money.wallet w on w.player_id = a.id join player p on p.id = a.id
    where (w.blocked_until is null or w.blocked_until <= house_now()) and p.erased_at is null
    order by a.id`
  return rows.map(({ id }) => id)
}

export async function latelyOf(db: Sql, playerId: bigint, zone: string): Promise<Lately> {
  const [row] = await db.sql<Omit<Lately, 'lostInDayMinor'> & { staked: bigint; won: bigint }>`
    with today as (select (house_now() at time zone ${zone})::date as day),
    orders as (
      select direction, state, updated_at, company_reference from payment
      where player_id = ${playerId} and created_at >= house_now() - interval '8 days'
    )
    select
      (select count(*)::int from orders where direction = 'deposit' and state = 'paid'
        and updated_at >= house_now() - interval '1 day') as "depositsInDay",
      -- Parked money is no failure of the player's.
      (select count(*)::int from orders where direction = 'deposit' and state = 'failed' and company_reference is null
        and updated_at >= house_now() - interval '1 day') as "failedDepositsInDay",
      (select count(*)::int from orders where direction = 'withdraw' and state = 'cancelled'
        and updated_at >= house_now() - interval '7 days') as "cancelledInWeek",
      (select count(*)::int from play_day d, today t where d.player_id = ${playerId} and d.day > t.day - 7
        and d.night_stakes > 0) as "nightsInWeek",
      (select coalesce(sum(staked_minor), 0)::bigint from play_day d, today t where d.player_id = ${playerId}
        and d.day > t.day - 7) as "stakedInWeekMinor",
      (select coalesce(sum(staked_minor), 0)::bigint from play_day d, today t where d.player_id = ${playerId}
        and d.day <= t.day - 7 and d.day > t.day - 35) as "stakedBeforeMinor",
      s.staked, s.won
    from money.play_since(${playerId}, house_now() - interval '1 day') s`
  const { staked, won, ...lately } = row!
  return { ...lately, lostInDayMinor: staked - won }
}

/** A sign that was answered within the last week is not answered again. */
export async function recentSigns(db: Sql, playerId: bigint): Promise<{ lastWeek: HarmMarker[]; inFourWeeks: number }> {
  const [row] = await db.sql<{ lastWeek: HarmMarker[]; inFourWeeks: number }>`
    select coalesce(array_agg(marker) filter (where at > house_now() - interval '7 days'), '{}') as "lastWeek",
      count(*)::int as "inFourWeeks"
    from harm_sign where player_id = ${playerId} and at > house_now() - interval '28 days'`
  return row!
}

/** @returns false when somebody else has written this sign today. */
export async function insertSign(
  tx: Tx,
  sign: { playerId: bigint; marker: HarmMarker; step: HarmStep; seen: Seen },
): Promise<boolean> {
  const rows = await tx.sql`
    insert into harm_sign (player_id, marker, step, seen)
    values (${sign.playerId}, ${sign.marker}, ${sign.step}, ${JSON.stringify(sign.seen)}::jsonb)
    on conflict do nothing returning id`
  return rows.length > 0
}

export interface SignRow {
  readonly id: bigint
  readonly playerId: bigint
  readonly at: Date
  readonly marker: HarmMarker
  readonly step: HarmStep
  readonly seen: Seen
  readonly doneAt: Date | null
  readonly doneBy: string
  readonly doneWhat: string
}

/** Of one player, newest first; null: those that wait for a person, oldest first. */
export async function listSigns(db: Sql, playerId: bigint | null, most: number): Promise<SignRow[]> {
  return db.sql<SignRow>`
    select s.id, s.player_id as "playerId", s.at, s.marker, s.step, s.seen, s.done_at as "doneAt",
      coalesce(o.name, '') as "doneBy", s.done_what as "doneWhat"
    from harm_sign s left join operator o on o.id = s.done_by
    where case when ${playerId}::bigint is null then s.step = 'person' and s.done_at is null
      else s.player_id = ${playerId}::bigint end
    order by case when ${playerId}::bigint is null then s.id else -s.id end limit ${most}`
}

/** @returns whose sign it was; undefined: there is none; null: it does not wait. */
export async function markDone(
  tx: Tx,
  done: { id: bigint; operatorId: bigint; what: string },
): Promise<bigint | null | undefined> {
  const [row] = await tx.sql<{ playerId: bigint; isOpen: boolean }>`
    select player_id as "playerId", step = 'person' and done_at is null as "isOpen"
    from harm_sign where id = ${done.id} for update`
  if (!row) return undefined
  if (!row.isOpen) return null
  await tx.sql`
    update harm_sign set done_at = house_now(), done_by = ${done.operatorId}, done_what = ${done.what} where id = ${done.id}`
  return row.playerId
}
