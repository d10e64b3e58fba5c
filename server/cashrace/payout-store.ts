/** SQL of prizes: owed, paid, taken back. */
import type { Sql, Tx } from '@uwanja/database/sql'

export interface Payout {
  readonly raceId: bigint
  readonly run: number
  readonly nth: number
  readonly playerId: bigint
  readonly place: number
  readonly points: bigint
  readonly minor: bigint
  readonly state: 'owed' | 'paid' | 'returning' | 'taken-back' | 'kept'
  readonly journalId: bigint | null
  readonly language: string
}

export type NewPayout = Pick<Payout, 'nth' | 'playerId' | 'place' | 'points' | 'minor'>

export async function insertPayouts(tx: Tx, raceId: bigint, run: number, payouts: readonly NewPayout[]): Promise<void> {
  const rows = JSON.stringify(
    payouts.map(({ nth, playerId, place, points, minor }) => ({
      nth,
      place,
      player: `${playerId}`,
      points: `${points}`,
      minor: `${minor}`,
    })),
  )
  await tx.sql`
    insert into race_payout (race_id, run, nth, player_id, place, points, minor)
    select ${raceId}, ${run}, x.nth, x.player, x.place, x.points, x.minor
    from jsonb_to_recordset(${rows}::jsonb) as x (nth int, player bigint, place int, points bigint, minor bigint)`
}

const PAYOUT = `t.race_id as "raceId", t.run, t.nth, t.player_id as "playerId", t.place, t.points, t.minor, t.state,
  t.journal_id as "journalId", l.language`

/** The next of them, locked: whoever else is at it takes others. In the order in which wallets are locked. */
export const nextPayouts = async (
  tx: Tx,
  raceId: bigint,
  { state, behind, most }: { readonly state: 'owed' | 'returning'; readonly behind: number; readonly most: number },
): Promise<Payout[]> =>
  (await tx.query(
    `select * from (select ${PAYOUT} from race_payout t join player l on l.id = t.player_id
       where t.race_id = $1 and t.state = $2 and t.nth > $3 order by t.nth limit $4 for update of t skip locked) s
     order by "playerId", nth`,
    [raceId, state, behind, most],
  )) as unknown as Payout[]

export async function hasMore(tx: Tx, raceId: bigint, state: 'owed' | 'returning'): Promise<boolean> {
  const rows = await tx.sql`select 1 from race_payout where race_id = ${raceId} and state = ${state} limit 1`
  return rows.length > 0
}

export async function notePayout(
  tx: Tx,
  { raceId, run, nth }: Pick<Payout, 'raceId' | 'run' | 'nth'>,
  done: { readonly state: Exclude<Payout['state'], 'owed'>; readonly journalId: bigint },
): Promise<void> {
  await tx.sql`
    update race_payout set state = ${done.state}, journal_id = ${done.journalId}, paid_at = coalesce(paid_at, house_now())
    where race_id = ${raceId} and run = ${run} and nth = ${nth}`
}

/** Everything that was paid is to come back. */
export async function markReturning(tx: Tx, raceId: bigint): Promise<void> {
  await tx.sql`update race_payout set state = 'returning' where race_id = ${raceId} and state = 'paid'`
}

/** What players keep of settlements that were reversed. */
export async function keptOf(db: Sql, raceId: bigint): Promise<ReadonlyMap<bigint, bigint>> {
  const rows = await db.sql<{ id: bigint; minor: bigint }>`
    select player_id as id, sum(minor)::bigint as minor from race_payout
    where race_id = ${raceId} and state = 'kept' group by player_id`
  return new Map(rows.map(({ id, minor }) => [id, minor]))
}

export const payoutsOf = async (db: Sql, raceId: bigint, most: number): Promise<(Payout & { number: string })[]> =>
  (await db.query(
    `select ${PAYOUT}, l.number from race_payout t join player l on l.id = t.player_id
     where t.race_id = $1 order by t.run desc, t.nth limit $2`,
    [raceId, most],
  )) as unknown as (Payout & { number: string })[]

/** What a player has of a race: paid, kept, or on its way. */
export async function wonBy(db: Sql, raceId: bigint, playerId: bigint): Promise<bigint> {
  const [row] = await db.sql<{ minor: bigint }>`
    select coalesce(sum(minor), 0)::bigint as minor from race_payout
    where race_id = ${raceId} and player_id = ${playerId} and state in ('owed', 'paid', 'kept')`
  return row!.minor
}
