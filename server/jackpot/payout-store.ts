/** SQL of what tickets are paid: owed, paid, taken back, and the round that they end. */
import type { Db, Sql, Tx } from '@uwanja/database/sql'

export interface Payout {
  readonly ticketId: bigint
  readonly run: number
  readonly playerId: bigint
  readonly kind: 'prize' | 'refund'
  readonly right: number | null
  readonly minor: bigint
}

export async function insertPayouts(
  tx: Tx,
  jackpotId: bigint,
  payouts: readonly Omit<Payout, 'playerId'>[],
): Promise<void> {
  const rows = payouts.map(({ ticketId, run, kind, right, minor }) => ({
    ticket: `${ticketId}`,
    run,
    kind,
    right,
    minor: `${minor}`,
  }))
  await tx.sql`
    insert into jackpot_payout (ticket_id, run, jackpot_id, kind, right_count, minor)
    select p.ticket, p.run, ${jackpotId}, p.kind, p.right, p.minor
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (ticket bigint, run smallint, kind text, "right" smallint,
      minor bigint)`
}

/** Every ticket of the round is given back. */
export async function insertRefunds(tx: Tx, jackpotId: bigint, run: number, minor: bigint): Promise<void> {
  await tx.sql`
    insert into jackpot_payout (ticket_id, run, jackpot_id, kind, minor)
    select id, ${run}, jackpot_id, 'refund', ${minor} from jackpot_ticket where jackpot_id = ${jackpotId}`
}

/** The next ones behind a ticket, so that those that cannot be paid now keep no other back. */
const payoutsAfter = (state: 'owed' | 'paid') => async (db: Sql, jackpotId: bigint, after: bigint, most: number) =>
  (await db.query(
    `select p.ticket_id as "ticketId", p.run::int as run, t.player_id as "playerId", p.kind, p.right_count as "right", p.minor
     from jackpot_payout p join jackpot_ticket t on t.id = p.ticket_id
     where p.jackpot_id = $1 and p.state = '${state}' and p.ticket_id > $2 order by p.ticket_id limit $3`,
    [jackpotId, after, most],
  )) as unknown as Payout[]
export const owedPayouts = payoutsAfter('owed')
export const paidPayouts = payoutsAfter('paid')

export async function notePaid(db: Sql, payouts: readonly Pick<Payout, 'ticketId' | 'run'>[]): Promise<void> {
  const rows = payouts.map(({ ticketId, run }) => ({ ticket: `${ticketId}`, run }))
  await db.sql`
    update jackpot_payout p set state = 'paid', paid_at = house_now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (ticket bigint, run smallint)
    where p.ticket_id = x.ticket and p.run = x.run and p.state = 'owed'`
}

/** When nothing is owed any more. Whoever looked before a reversal ends nothing after it. */
export async function endPaying(db: Db, id: bigint, state: 'settled' | 'cancelled'): Promise<void> {
  await db.sql`
    update jackpot set state = ${state} where id = ${id} and state = 'paying'
      and not exists (select 1 from jackpot_payout where jackpot_id = ${id} and state = 'owed')`
}

/** Has a later round taken what this one left? Its pool holds it now. */
export async function hasRolledOn(db: Sql, id: bigint): Promise<boolean> {
  return (await db.sql`select 1 from jackpot where rolled_from = ${id}`).length > 0
}

export async function paidSum(db: Sql, id: bigint): Promise<{ readonly prizes: number; readonly minor: bigint }> {
  const [row] = await db.sql<{ prizes: number; minor: bigint }>`
    select count(*)::int as prizes, coalesce(sum(minor), 0)::bigint as minor from jackpot_payout
    where jackpot_id = ${id} and state = 'paid'`
  return row!
}

/** What it came to is no longer so; what is paid is taken back next. */
export async function noteReversed(tx: Tx, id: bigint): Promise<void> {
  await tx.sql`
    update jackpot set state = 'undoing', outcome = null, ended_at = null, told_to = null, reversed = reversed + 1
    where id = ${id}`
}

/** @returns those that were paid until now. */
export async function noteTakenBack(tx: Tx, payouts: readonly Payout[]): Promise<readonly Payout[]> {
  const rows = payouts.map(({ ticketId, run }) => ({ ticket: `${ticketId}`, run }))
  const noted = await tx.sql<{ ticketId: bigint }>`
    update jackpot_payout p set state = 'taken-back'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (ticket bigint, run smallint)
    where p.ticket_id = x.ticket and p.run = x.run and p.state = 'paid' returning p.ticket_id as "ticketId"`
  const ids = new Set(noted.map(({ ticketId }) => ticketId))
  return payouts.filter(({ ticketId }) => ids.has(ticketId))
}

/** When nothing is paid any more it waits for results again. */
export async function endUndoing(db: Db, id: bigint): Promise<void> {
  await db.sql`
    update jackpot set state = 'closed' where id = ${id} and state = 'undoing'
      and not exists (select 1 from jackpot_payout where jackpot_id = ${id} and state = 'paid')`
}
