/** The steps by which a player changed their rules: rows that stay. The newest of a subject says what holds and what waits. */
import { LIMIT_NAMES } from '@uwanja/contract/site/limits'
import { PROTECTION, type Loosened } from '@uwanja/contract/site/protection'
import type { Sql, Tx } from '@uwanja/money/sql'

/** `review`: the player looked at their limits and left them. */
export type Subject = Loosened | 'timeOut' | 'review'

export interface Step {
  readonly step: 'set' | 'asked' | 'confirmed' | 'dropped'
  /** Minor units, minutes, 'forbidden' or a moment; null is none. */
  readonly oldValue: string | null
  readonly newValue: string | null
  /** Of a pending change: from when on it can be confirmed. */
  readonly effectiveAt: Date
}

export interface LastStep extends Step {
  readonly confirmUntil: Date
  /** A pending change that was neither confirmed nor dropped and is not too old. */
  readonly isPending: boolean
  readonly isRipe: boolean
}
export type LastSteps = ReadonlyMap<Subject, LastStep>

export async function lastSteps(db: Sql, playerId: bigint): Promise<LastSteps> {
  const rows = await db.sql<LastStep & { subject: Subject }>`
    select distinct on (subject) subject, step, old_value as "oldValue", new_value as "newValue", effective_at as "effectiveAt",
      effective_at + make_interval(secs => ${PROTECTION.confirmWithinS}) as "confirmUntil",
      step = 'asked' and effective_at + make_interval(secs => ${PROTECTION.confirmWithinS}) > house_now() as "isPending",
      effective_at <= house_now() as "isRipe"
    from protection_step where player_id = ${playerId} order by subject, id desc`
  return new Map(rows.map((row) => [row.subject, row]))
}

/** What holds: a pending change changes nothing before it is confirmed. */
export function valueOf(steps: LastSteps, subject: Subject): string | null {
  const last = steps.get(subject)
  if (!last) return null
  return last.step === 'set' || last.step === 'confirmed' ? last.newValue : last.oldValue
}

export const FORBIDDEN = 'forbidden'

/** Whoever locks the player's wallet before they ask this hears what was last committed. */
export async function cancelIsForbidden(tx: Tx, playerId: bigint): Promise<boolean> {
  return valueOf(await lastSteps(tx, playerId), 'cancelling') === FORBIDDEN
}

export async function insertStep(
  tx: Tx,
  playerId: bigint,
  subject: Subject,
  step: Pick<Step, 'step' | 'oldValue' | 'newValue'> & { readonly byOperator?: bigint | null },
  afterS = 0,
): Promise<void> {
  await tx.sql`
    insert into protection_step (player_id, subject, step, old_value, new_value, by_operator, effective_at)
    values (${playerId}, ${subject}, ${step.step}, ${step.oldValue}, ${step.newValue},
      ${step.byOperator ?? null}, house_now() + make_interval(secs => ${afterS}))`
}

/** When the player last set a limit or left them as they are, and no operator for them; null: never. */
export async function lastReview(db: Sql, playerId: bigint): Promise<{ at: Date; days: number } | null> {
  const [row] = await db.sql<{ at: Date | null; days: number }>`
    select max(at) as at, extract(epoch from (select house_now()) - max(at))::float8 / 86400 as days from protection_step
    where player_id = ${playerId} and by_operator is null
      and subject = any (${[...LIMIT_NAMES, 'session', 'review']}::text[])`
  return row?.at ? { at: row.at, days: row.days } : null
}

/** Since when a session is open, and how long that is by the house's clock. */
export async function sessionSince(db: Sql, sessionId: bigint): Promise<{ since: Date; playedS: number } | null> {
  const [row] = await db.sql<{ since: Date; playedS: number }>`
    select created_at as since, floor(extract(epoch from house_now() - created_at))::float8 as "playedS"
    from session where id = ${sessionId}`
  return row ?? null
}

/** So many hours or months from now, by the house's clock. */
export async function momentAfter(
  db: Sql,
  after: { readonly hours: number } | { readonly months: number },
): Promise<Date> {
  const [hours, months] = 'hours' in after ? [after.hours, 0] : [0, after.months]
  const [row] = await db.sql<{ at: Date }>`
    select house_now() + make_interval(months => ${months}::int, hours => ${hours}::int) as at`
  return row!.at
}

/** Did an operator begin the exclusion that stands, and has nobody else made it longer since? */
export async function isOperators(tx: Tx, playerId: bigint): Promise<boolean> {
  const [row] = await tx.sql<{ isTheirs: boolean }>`
    select by_operator is not null and old_value is null as "isTheirs" from protection_step
    where player_id = ${playerId} and subject = 'exclusion' and step = 'set' order by id desc limit 1`
  return row?.isTheirs ?? false
}
