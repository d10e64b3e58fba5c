/** Sessions: opaque random tokens, kept as hashes, ended at once. */
import { hash, randomBytes } from 'node:crypto'
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Sql, Tx } from '@uwanja/money/sql'

export const SESSION_DAYS = 2 // A03: the user cookie's life, counted from the last good poll
/** A poll every ten seconds need not write a row every ten seconds. */
const EXTEND_AFTER_S = 300

/** For so long a login, or the password shown again, lets a browser's session change factors and addresses. */
const FRESH_MINUTES = 10

export interface Session {
  readonly id: bigint
  readonly playerId: bigint
  readonly cookieHash: Uint8Array | null
  readonly expiresAt: Date
  /** Old enough to be extended by a good poll. */
  readonly isDue: boolean
  /** The player's password must be changed before this session does anything else. */
  readonly isPasswordDue: boolean
}

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')
/** 256 bits: nothing to guess. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export interface NewSession {
  readonly playerId: bigint
  /** Browsers get a second half in a cookie; other clients live by the bearer alone. */
  readonly isBrowser: boolean
  readonly isMobile: boolean
  readonly ip: string
  readonly agent: string
  /** The account has been used there for less than a day, and elsewhere before. */
  readonly isNewDevice?: boolean
}

/** A session's two secrets, and what is kept of it, by the names that enter_account reads. */
export function newSession({ isBrowser, isMobile, ip, agent }: Omit<NewSession, 'playerId'>) {
  const token = newToken()
  const cookie = isBrowser ? newToken() : null
  const cookieHash = cookie === null ? null : hashToken(cookie)
  const kept = { tokenHash: hashToken(token), cookieHash, address: ip, agent: agent.slice(0, 300), isMobile }
  return { token, cookie, kept: { ...kept, days: SESSION_DAYS } }
}

/** Without a login: what a login opens is opened by its own statement (security/login-store.ts). */
export async function openSession(
  tx: Tx,
  session: NewSession,
): Promise<{ id: bigint; token: string; cookie: string | null }> {
  const { token, cookie, kept } = newSession(session)
  const [row] = await tx.sql<{ id: bigint }>`
    select open_session(${session.playerId}, ${kept.tokenHash}, ${kept.cookieHash}, ${kept.address}, ${kept.agent},
      ${kept.isMobile}, ${session.isNewDevice ?? false}, ${kept.days}) as id`
  return { id: row!.id, token, cookie }
}

export async function findSession(db: Sql, token: string): Promise<Session | null> {
  return (await findSessions(db, [token])).get(token)?.session ?? null
}

/** What the player has, in minor units; the version grows with each change. */
export interface SessionBalance {
  readonly totalMinor: bigint
  readonly currency: Currency
  readonly version: bigint
}

/** Live sessions of many tokens in one statement, and the balance of each: null when there is no wallet yet. */
export async function findSessions(
  db: Sql,
  tokens: readonly string[],
): Promise<Map<string, { readonly session: Session; readonly balance: SessionBalance | null }>> {
  const tokenOf = new Map(tokens.map((token) => [hashToken(token).toString('hex'), token]))
  const rows = await db.sql<Session & { hash: string } & { [F in keyof SessionBalance]: SessionBalance[F] | null }>`
    select * from live_sessions(${[...tokenOf.keys()]}, ${SESSION_DAYS}, ${EXTEND_AFTER_S})`
  return new Map(
    rows.map(({ totalMinor, currency, version, hash, ...session }) => [
      tokenOf.get(hash)!,
      { session, balance: totalMinor === null ? null : { totalMinor, currency: currency!, version: version! } },
    ]),
  )
}

/**
 * A good poll: two days from now. Written at most once in five minutes.
 * @returns whether it was written this time.
 */
export async function extendSession(db: Sql, id: bigint): Promise<boolean> {
  const rows = await db.sql`
    update session set expires_at = house_now() + make_interval(days => ${SESSION_DAYS})
    where id = ${id} and ended_at is null
      and expires_at < house_now() + make_interval(days => ${SESSION_DAYS}) - make_interval(secs => ${EXTEND_AFTER_S})
    returning id`
  return rows.length > 0
}

export async function isSessionFresh(db: Sql, id: bigint): Promise<boolean> {
  const rows = await db.sql`
    select 1 from session
    where id = ${id} and coalesce(confirmed_at, created_at) > (select house_now()) - make_interval(mins => ${FRESH_MINUTES})`
  return rows.length > 0
}

export async function confirmSession(db: Sql, id: bigint): Promise<void> {
  await db.sql`update session set confirmed_at = house_now() where id = ${id} and ended_at is null`
}

export async function endSession(db: Sql, id: bigint): Promise<void> {
  await db.sql`update session set ended_at = house_now() where id = ${id} and ended_at is null`
}

export async function endSessionsOf(tx: Tx, playerId: bigint): Promise<void> {
  await tx.sql`update session set ended_at = house_now() where player_id = ${playerId} and ended_at is null`
}

/** @returns the sessions that ended by it: all of the player's but one. */
export async function endOtherSessions(tx: Tx, playerId: bigint, keptId: bigint): Promise<readonly bigint[]> {
  const rows = await tx.sql<{ id: bigint }>`
    update session set ended_at = house_now()
    where player_id = ${playerId} and id <> ${keptId} and ended_at is null
    returning id`
  return rows.map(({ id }) => id)
}

/** Ends one of this player's sessions. False: it was not alive, or is somebody else's. */
export async function endOneSession(db: Sql, playerId: bigint, id: bigint): Promise<boolean> {
  const rows = await db.sql`
    update session set ended_at = house_now()
    where id = ${id} and player_id = ${playerId} and ended_at is null and expires_at > (select house_now())
    returning id`
  return rows.length > 0
}

export interface SessionRow {
  readonly id: bigint
  readonly address: string
  readonly agent: string
  readonly isMobile: boolean
  readonly openedAt: Date
}

/** @param lastSeenAt The last good poll that was written, so up to five minutes before the last one that came. */
export async function liveSessions(
  db: Sql,
  playerId: bigint,
): Promise<(SessionRow & { readonly lastSeenAt: Date; readonly isNewDevice: boolean })[]> {
  return db.sql`
    select id, address, agent, is_mobile as "isMobile", created_at as "openedAt", is_new_device as "isNewDevice",
      expires_at - make_interval(days => ${SESSION_DAYS}) as "lastSeenAt"
    from session
    where player_id = ${playerId} and ended_at is null and expires_at > (select house_now())
    order by expires_at desc, id desc`
}

/** Sessions by when they were opened, ended ones too, newest first. The end is exclusive. */
export async function sessionsOpened(
  db: Sql,
  asked: { readonly playerId: bigint; readonly from: string; readonly to: string; readonly limit: number },
): Promise<SessionRow[]> {
  return db.sql`
    select id, address, agent, is_mobile as "isMobile", created_at as "openedAt"
    from session
    where player_id = ${asked.playerId}
      and created_at >= ${asked.from}::timestamptz and created_at < ${asked.to}::timestamptz
    order by created_at desc, id desc limit ${asked.limit}`
}

/** Whole days since the player's last sign of life in any session; since the account was opened when there was none. */
export async function silentDays(db: Sql, playerId: bigint): Promise<number> {
  const [row] = await db.sql<{ days: number }>`
    select floor(extract(epoch from house_now() - coalesce(
        (select max(least(expires_at - make_interval(days => ${SESSION_DAYS}), coalesce(ended_at, 'infinity')))
          from session where player_id = p.id),
        p.created_at)) / 86400)::float8 as days
    from player p where id = ${playerId}`
  return row?.days ?? 0
}

/** A round's most: an hour later there is another. */
const MOST_PURGED = 5_000

/**
 * Sessions that ended so long ago, but for those that an authenticator or a game session still names.
 *
 * @returns how many were removed.
 */
export async function purgeSessions(db: Sql, keepDays: number): Promise<number> {
  const gone = await db.sql`
    delete from session where id in (
      select s.id from session s
      where least(coalesce(s.ended_at, s.expires_at), s.expires_at) < (select house_now()) - make_interval(days => ${keepDays}::int)
        and not exists (select from game_session g where g.session_id = s.id)
        and not exists (select from authenticator a where a.session_id = s.id)
      order by s.id limit ${MOST_PURGED}) returning 1`
  return gone.length
}
