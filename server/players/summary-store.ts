/** SQL of a player in figures. Each part by an index of the player's own rows. */
import type { Sql } from '@uwanja/money/sql'

export interface MovedRow {
  readonly count: number
  readonly minor: bigint
  readonly lastAt: Date | null
}

/** What was paid, by direction; less what a company confirmed counts as it was confirmed. */
export async function movedBy(db: Sql, playerId: bigint, direction: 'deposit' | 'withdraw'): Promise<MovedRow> {
  const [row] = await db.sql<MovedRow>`
    select count(*)::int as count, coalesce(sum(coalesce(paid_minor, minor)), 0)::bigint as minor, max(updated_at) as "lastAt"
    from payment where player_id = ${playerId} and direction = ${direction} and state = 'paid'`
  return row!
}

export interface PlayRow {
  readonly ageDays: number
  readonly staked: bigint
  readonly won: bigint
}

export async function playOf(db: Sql, playerId: bigint, days: number): Promise<PlayRow> {
  const [row] = await db.sql<PlayRow>`
    select floor(extract(epoch from house_now() - p.created_at) / 86400)::int as "ageDays", s.staked, s.won
    from player p cross join lateral money.play_since(p.id, house_now() - make_interval(days => ${days}::int)) s
    where p.id = ${playerId}`
  return row!
}

export interface BonusNow {
  readonly name: string
  readonly state: 'chosen' | 'active'
  readonly grantedMinor: bigint
  readonly requiredMinor: bigint
  readonly wageredMinor: bigint
  readonly expiresAt: Date | null
}

export async function bonusNow(db: Sql, playerId: bigint): Promise<BonusNow | null> {
  const [row] = await db.sql<BonusNow>`
    select rule as name, state, granted_minor as "grantedMinor", required_minor as "requiredMinor",
      wagered_minor as "wageredMinor", expires_at as "expiresAt"
    from bonus where player_id = ${playerId} and state in ('active', 'chosen') order by state limit 1`
  return row ?? null
}

export interface SessionRow {
  readonly at: Date
  readonly address: string
  readonly agent: string
  readonly isMobile: boolean
  readonly isNewDevice: boolean
  /** Of all that are open. */
  readonly open: number
}

export async function openSessionsOf(db: Sql, playerId: bigint, most: number): Promise<SessionRow[]> {
  return db.sql<SessionRow>`
    select created_at as at, address, agent, is_mobile as "isMobile", is_new_device as "isNewDevice",
      count(*) over ()::int as open
    from session where player_id = ${playerId} and ended_at is null and expires_at > house_now()
    order by id desc limit ${most}`
}

export async function devicesOf(db: Sql, playerId: bigint): Promise<{ count: number; newestAt: Date | null }> {
  const [row] = await db.sql<{ count: number; newestAt: Date | null }>`
    select count(*)::int as count, max(first_seen_at) as "newestAt" from device where player_id = ${playerId}`
  return row!
}
