/** SQL of the register's feed of changes: how far it has been followed, and whom a change is about. */
import type { DocumentType } from '@uwanja/contract/site/identity'
import type { Sql, Tx } from '@uwanja/money/sql'

/** For this process alone, until it gives it back or has not been heard of for so long. Undefined: another one has it. */
export async function leaseFeed(
  db: Sql,
  provider: string,
  leaseS: number,
): Promise<{ readonly cursor: string | null } | undefined> {
  await db.sql`insert into exclusion_feed (provider) values (${provider}) on conflict do nothing`
  const [row] = await db.sql<{ cursor: string | null }>`
    update exclusion_feed set leased_until = house_now() + make_interval(secs => ${leaseS})
    where provider = ${provider} and (leased_until is null or leased_until <= house_now()) returning cursor`
  return row
}

/** @returns false: somebody else has moved it since. */
export async function moveFeed(
  db: Sql,
  provider: string,
  step: {
    readonly from: string | null
    readonly to: string
    readonly isAtEnd: boolean
    readonly leaseS: number
  },
): Promise<boolean> {
  const rows = await db.sql`
    update exclusion_feed set cursor = ${step.to}, leased_until = house_now() + make_interval(secs => ${step.leaseS}),
      walked_at = case when ${step.isAtEnd} then house_now() else walked_at end
    where provider = ${provider} and cursor is not distinct from ${step.from}::text returning 1`
  return rows.length > 0
}

export async function giveFeedBack(db: Sql, provider: string): Promise<void> {
  await db.sql`update exclusion_feed set leased_until = null where provider = ${provider}`
}

/** Of everybody the register is asked before whatever they do next. */
export async function allAnswersStale(tx: Tx): Promise<void> {
  await tx.sql`update exclusion_check set is_stale = true where not is_stale`
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
