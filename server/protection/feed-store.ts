/** SQL of the register's feed of changes: how far it has been followed, and whom a change is about. */
import type { DocumentType } from '@uwanja/contract/site/identity'
import type { Sql } from '@uwanja/money/sql'

/** This process's turn with a feed. */
export interface FeedLease {
  readonly provider: string
  readonly cursor: string | null
  /** Until when, to the microsecond: whoever leases it later has another moment, so it also says whose turn it is. */
  readonly until: string
}

/** For this process alone, until it gives it back or has not been heard of for so long. Undefined: another one has it. */
export async function leaseFeed(db: Sql, provider: string, leaseS: number): Promise<FeedLease | undefined> {
  await db.sql`insert into exclusion_feed (provider) values (${provider}) on conflict do nothing`
  const [row] = await db.sql<FeedLease>`
    update exclusion_feed set leased_until = house_now() + make_interval(secs => ${leaseS})
    where provider = ${provider} and (leased_until is null or leased_until <= house_now())
    returning provider, cursor, leased_until::text as until`
  return row
}

/** It works on. Undefined: it was away for so long that another one took over. */
export async function renewFeed(db: Sql, lease: FeedLease, leaseS: number): Promise<FeedLease | undefined> {
  const [row] = await db.sql<FeedLease>`
    update exclusion_feed set leased_until = house_now() + make_interval(secs => ${leaseS})
    where provider = ${lease.provider} and leased_until = ${lease.until}::timestamptz
    returning provider, cursor, leased_until::text as until`
  return row
}

/**
 * @param step.isReset The feed lost something: of everybody the register is asked before whatever they do next.
 * @returns undefined: another one took over, and nothing was moved.
 */
export async function moveFeed(
  db: Sql,
  lease: FeedLease,
  step: { readonly to: string; readonly isAtEnd: boolean; readonly isReset: boolean; readonly leaseS: number },
): Promise<FeedLease | undefined> {
  const [row] = await db.sql<FeedLease>`
    update exclusion_feed set cursor = ${step.to}, leased_until = house_now() + make_interval(secs => ${step.leaseS}),
      walked_at = case when ${step.isAtEnd} then house_now() else walked_at end,
      stale_before = case when ${step.isReset} then house_now() else stale_before end
    where provider = ${lease.provider} and leased_until = ${lease.until}::timestamptz
    returning provider, cursor, leased_until::text as until`
  return row
}

export async function giveFeedBack(db: Sql, lease: FeedLease): Promise<void> {
  await db.sql`
    update exclusion_feed set leased_until = null
    where provider = ${lease.provider} and leased_until = ${lease.until}::timestamptz`
}

/** Accounts with this number, or with a document that has one of these marks. */
export async function playersOf(
  db: Sql,
  number: string,
  marks: readonly { readonly kind: DocumentType; readonly mark: Uint8Array }[],
): Promise<bigint[]> {
  const found = new Set(
    (await db.sql<{ id: bigint }>`select id from player where number = ${number} and erased_at is null`).map(
      ({ id }) => id,
    ),
  )
  for (const { kind, mark } of marks) {
    const rows = await db.sql<{ id: bigint }>`
      select p.id from person_mark m join player p on p.id = m.player_id
      where m.kind = ${kind} and m.mark = ${mark} and p.erased_at is null`
    for (const { id } of rows) found.add(id)
  }
  return [...found]
}
