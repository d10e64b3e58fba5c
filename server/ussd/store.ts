/** SQL of what is dialled: each step is done once, and asked again it has its first answer. */
import type { Db } from '@uwanja/money/sql'

export interface DialledStep {
  readonly company: string
  readonly session: string
  /** Without the PIN. */
  readonly steps: string
}

/** `new`: nobody has done it. Else the answer, or null while it is being done. Old steps are taken away on the way. */
export async function beginStep(db: Db, { company, session, steps }: DialledStep): Promise<'new' | string | null> {
  await db.sql`delete from dialled where at < (select house_now()) - interval '1 day'`
  const rows = await db.sql`
    insert into dialled (company, session, steps) values (${company}, ${session}, ${steps}) on conflict do nothing returning 1`
  if (rows.length > 0) return 'new'
  const [row] = await db.sql<{ reply: string | null }>`
    select reply from dialled where company = ${company} and session = ${session} and steps = ${steps}`
  return row?.reply ?? null
}

export async function endStep(db: Db, { company, session, steps }: DialledStep, reply: string): Promise<void> {
  await db.sql`
    update dialled set reply = ${reply} where company = ${company} and session = ${session} and steps = ${steps}`
}

export interface SentBack {
  readonly company: string
  readonly playerId: bigint
  /** What it confirms. */
  readonly steps: string
}

/** No company's session has a slash. */
const sessionOf = ({ playerId }: SentBack): string => `code/${playerId}`

/** What a message sends back, a day long the same however often it is asked for: `fresh`, or the one that stands. */
export async function codeToSendBack(db: Db, sent: SentBack, fresh: string): Promise<string> {
  const step = { company: sent.company, session: sessionOf(sent), steps: sent.steps }
  const begun = await beginStep(db, step)
  if (begun !== 'new' && begun !== null) return begun
  await endStep(db, step, fresh)
  return fresh
}

/** Once: the code is gone then. */
export async function tookCode(db: Db, sent: SentBack, code: string): Promise<boolean> {
  const rows = await db.sql`
    delete from dialled
    where company = ${sent.company} and session = ${sessionOf(sent)} and steps = ${sent.steps} and reply = ${code}
      and at >= (select house_now()) - interval '1 day'
    returning 1`
  return rows.length > 0
}
