/** The studio's own statements: the lease of who leads, sessions, seeds and rounds. Bets have theirs in the room bets. */
import type { Sql, Tx } from '@uwanja/database/sql'
import type { Session } from '../players/sessions.ts'
import type { RoundRow } from './books.ts'

/** Takes or keeps the lease; false: another process leads. */
export async function takeLease(db: Sql, holder: string, seconds: number): Promise<boolean> {
  const rows = await db.sql`
    update studio.leader set holder = ${holder}, until = clock_timestamp() + make_interval(secs => ${seconds}::float8)
    where holder = ${holder} or until < clock_timestamp() returning 1`
  return rows.length > 0
}

/** Whoever ends gives it away at once. */
export async function leaveLease(db: Sql, holder: string): Promise<void> {
  await db.sql`update studio.leader set until = '-infinity' where holder = ${holder}`
}

/** Holds the lease to the transaction's end: nobody takes it over while something is being written under it. */
export async function holdsLease(tx: Tx, holder: string): Promise<boolean> {
  return (await tx.sql`select 1 from studio.leader where holder = ${holder} for share`).length > 0
}

interface SessionRow {
  readonly id: string
  readonly company: string
  readonly game: string
  readonly player: string
  readonly name: string
  readonly token: string
  readonly currency: string
}

export async function saveSession(tx: Sql, betting: string, session: Session): Promise<void> {
  const { id, company, gameId, playerId, name, token, currency } = session
  await tx.sql`
    insert into studio.session (id, desk, company, game, player, name, token, currency)
    values (${id}, ${betting}, ${company}, ${gameId}, ${playerId}, ${name}, ${token}, ${currency})
    on conflict (id) do nothing`
}

export async function sessionOf(db: Sql, betting: string, id: string): Promise<Session | null> {
  const [row] = await db.sql<SessionRow>`
    select id, company, game, player, name, token, currency from studio.session where id = ${id} and desk = ${betting}`
  if (!row) return null
  const { game, player, ...rest } = row
  return { ...rest, gameId: game, playerId: player }
}

export async function saveSeed(tx: Sql, session: string, seed: string): Promise<void> {
  await tx.sql`
    insert into studio.seed (session, seed) values (${session}, ${seed})
    on conflict (session) do update set seed = excluded.seed`
}

export async function seedOf(db: Sql, session: string): Promise<string | null> {
  const [row] = await db.sql<{ seed: string }>`select seed from studio.seed where session = ${session}`
  return row?.seed ?? null
}

export async function saveRound(tx: Sql, place: string, { round, state, told }: RoundRow<unknown>): Promise<void> {
  await tx.sql`
    insert into studio.round (place, round, state, told) values (${place}, ${round}, ${state}, ${JSON.stringify(told)}::jsonb)
    on conflict (place, round) do update set state = excluded.state, told = excluded.told`
}

interface StoredRound {
  readonly round: bigint
  readonly state: RoundRow<unknown>['state']
  readonly told: unknown
}
const asRound = <Told>({ round, ...rest }: StoredRound) => ({ ...rest, round: Number(round) }) as RoundRow<Told>

export async function roundOf<Told>(db: Sql, place: string, round: number): Promise<RoundRow<Told> | null> {
  const [row] = await db.sql<StoredRound>`
    select round, state, told from studio.round where place = ${place} and round = ${round}`
  return row ? asRound(row) : null
}

export async function latestRounds<Told>(db: Sql, place: string, most: number): Promise<readonly RoundRow<Told>[]> {
  const rows = await db.sql<StoredRound>`
    select round, state, told from studio.round where place = ${place} order by round desc limit ${most}`
  return rows.map((row) => asRound<Told>(row))
}

/** Of an age at which no wallet takes a stake under them. Whoever has a bet that somebody still has to act on keeps theirs. */
export async function purgeSessions(tx: Sql, days: number, most: number): Promise<number> {
  const gone = await tx.sql`
    delete from studio.session where id in (
      select s.id from studio.session s
      where s.opened_at < clock_timestamp() - make_interval(days => ${days}::int)
        and not exists (select 1 from studio.bet b where b.desk = s.desk and b.player = s.player and b.is_open)
      order by s.opened_at limit ${most}::int) returning 1`
  return gone.length
}

/** A seed is written after its session, so one without has outlived it. */
export async function purgeSeeds(tx: Sql, most: number): Promise<number> {
  const gone = await tx.sql`
    delete from studio.seed where session in (
      select d.session from studio.seed d where not exists (select 1 from studio.session s where s.id = d.session)
      limit ${most}::int) returning 1`
  return gone.length
}

/** The root is sealed anew: with the key of now. */
export async function resealRoot(db: Sql, root: string, before: string): Promise<void> {
  await db.sql`update studio.chain_root set root = ${root} where root = ${before}`
}

/** The root that is kept, or this one from now on. */
export async function rootOf(db: Sql, fresh: string, start: 'kept' | 'fresh'): Promise<string> {
  const [row] = await db.sql<{ root: string }>`
    insert into studio.chain_root as r (root) values (${fresh})
    on conflict (only_row) do update set root = case when ${start === 'fresh'} then excluded.root else r.root end
    returning root`
  return row!.root
}
