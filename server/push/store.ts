/** SQL of push: browsers that are told, and what waits to be said to them. */
import type { PushKind } from '@uwanja/contract/site/push'
import type { Sql, Tx } from '@uwanja/money/sql'
import type { PushNote, PushWhat } from './notes.ts'

export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** A player's browsers; one more takes the place of the oldest. */
const MOST = 5

/** Under the player's lock: until when they are excluded, null where they are not. */
export async function lockedExclusion(tx: Tx, playerId: bigint): Promise<Date | null> {
  await tx.sql`select 1 from player where id = ${playerId} for no key update`
  const [row] = await tx.sql<{ until: Date }>`
    select excluded_until as until from money.wallet where player_id = ${playerId} and excluded_until is not null`
  return row?.until ?? null
}

/** The browser has given itself another address: what waits for it goes there. Somebody else's is not moved. */
export async function moveSubscription(tx: Tx, playerId: bigint, from: string, to: string): Promise<void> {
  await tx.sql`
    delete from push_subscription old where old.player_id = ${playerId} and old.endpoint = ${from} and old.endpoint <> ${to}
      and exists (select 1 from push_subscription s where s.endpoint = ${to})`
  await tx.sql`
    update push_subscription set endpoint = ${to} where player_id = ${playerId} and endpoint = ${from}`
}

/**
 * An address that is known is this browser's, whoever used it before. Of a session that ends at this moment nothing is kept.
 *
 * @param mark Of the browser's device cookie.
 */
export async function keepSubscription(
  tx: Tx,
  { id, playerId }: { readonly id: bigint; readonly playerId: bigint },
  given: Subscription & { readonly kinds: readonly PushKind[]; readonly mark: Buffer },
): Promise<void> {
  const { endpoint, p256dh, auth, kinds, mark } = given
  await tx.sql`
    with live as (select id from session where id = ${id} and ended_at is null for share)
    insert into push_subscription (player_id, session_id, mark, endpoint, p256dh, auth, kinds)
    select ${playerId}, live.id, ${mark}, ${endpoint}, ${p256dh}, ${auth}, ${kinds as string[]}::text[] from live
    on conflict (endpoint) do update set player_id = excluded.player_id, session_id = excluded.session_id, mark = excluded.mark,
      p256dh = excluded.p256dh, auth = excluded.auth, kinds = excluded.kinds, made_at = house_now()`
  await tx.sql`
    delete from push_subscription where id in (
      select id from push_subscription where player_id = ${playerId} order by made_at desc, id desc offset ${MOST})`
  // What waited for whoever used this browser before is not theirs to read, nor a kind that is not wanted any more.
  await tx.sql`
    delete from push_notice n using push_subscription s
    where s.id = n.subscription_id and s.endpoint = ${endpoint}
      and (n.kind <> all (s.kinds) or n.player_id <> s.player_id)`
}

export async function dropSubscription(db: Sql, playerId: bigint, endpoint: string): Promise<void> {
  await db.sql`delete from push_subscription where player_id = ${playerId} and endpoint = ${endpoint}`
}

/** What the player wants to be told there; null: nothing is. */
export async function kindsAt(db: Sql, playerId: bigint, endpoint: string): Promise<PushKind[] | null> {
  const [row] = await db.sql<{ kinds: PushKind[] }>`
    select kinds from push_subscription where player_id = ${playerId} and endpoint = ${endpoint}`
  return row?.kinds ?? null
}

/** For each browser of each player who wants that kind. What waits under the same tag is replaced by it. */
export async function insertNotices(db: Sql, notes: readonly PushNote[]): Promise<void> {
  const rows = notes.map(({ playerId, ...note }) => ({ ...note, player: String(playerId) }))
  await db.sql`
    insert into push_notice (subscription_id, player_id, kind, what, tag, path)
    select distinct on (s.id, n.tag) s.id, s.player_id, n.kind, n.what, n.tag, n.path
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (player bigint, kind text, what text, tag text, path text)
      join push_subscription s on s.player_id = n.player and n.kind = any (s.kinds)
    order by s.id, n.tag
    on conflict (subscription_id, tag) do update set kind = excluded.kind, what = excluded.what, path = excluded.path,
      player_id = excluded.player_id, made_at = house_now(), due_at = house_now(), tries = 0, taken = ''`
}

export interface TakenNotice extends Subscription {
  readonly id: bigint
  readonly subscriptionId: bigint
  readonly kind: PushKind
  readonly what: PushWhat
  readonly tag: string
  readonly path: string
  /** With this one. */
  readonly tries: number
  readonly ageS: number
  readonly language: string
  readonly isExcluded: boolean
  readonly isResting: boolean
}

/** Nobody else takes them meanwhile. Longer than any round. */
const LEASE_S = 120

/** What is due, the oldest first; it is nobody else's for two minutes. @param round A name of this round alone. */
export const takeDue = (db: Sql, round: string, most: number): Promise<TakenNotice[]> => db.sql<TakenNotice>`
  with due as (
    select id from push_notice where due_at <= (select house_now()) order by due_at, id limit ${most} for update skip locked),
  taken as (
    update push_notice n set taken = ${round}, tries = n.tries + 1, due_at = house_now() + make_interval(secs => ${LEASE_S})
    from due where n.id = due.id returning n.*)
  select t.id, t.subscription_id as "subscriptionId", t.kind, t.what, t.tag, t.path, t.tries,
    extract(epoch from house_now() - t.made_at)::float8 as "ageS", s.endpoint, s.p256dh, s.auth, p.language,
    w.excluded_until is not null as "isExcluded", coalesce(w.blocked_until > house_now(), false) as "isResting"
  from taken t join push_subscription s on s.id = t.subscription_id join player p on p.id = s.player_id
    left join money.wallet w on w.player_id = p.id
  order by t.id`

/** What was said meanwhile under the same tag waits on. */
export async function dropNotices(db: Sql, round: string, ids: readonly bigint[]): Promise<void> {
  await db.sql`delete from push_notice where taken = ${round} and id = any (${ids.map(String)}::text[]::bigint[])`
}

export async function postpone(db: Sql, round: string, ids: readonly bigint[], seconds: number): Promise<void> {
  await db.sql`
    update push_notice set due_at = house_now() + make_interval(secs => ${seconds}::float8)
    where taken = ${round} and id = any (${ids.map(String)}::text[]::bigint[])`
}

/** Its push service knows it no more. */
export async function forgetSubscription(db: Sql, id: bigint): Promise<void> {
  await db.sql`delete from push_subscription where id = ${id}`
}

/** A round's most: an hour later there is another. */
const MOST_PURGED = 5_000

/** Phones on which their player was last seen so long ago. @returns how many were removed. */
export async function purgeSubscriptions(db: Sql, keepDays: number): Promise<number> {
  const gone = await db.sql`
    delete from push_subscription where id in (
      select p.id from push_subscription p join session s on s.id = p.session_id
      where s.expires_at < (select house_now()) - make_interval(days => ${keepDays}::int) order by p.id limit ${MOST_PURGED})
    returning 1`
  return gone.length
}
