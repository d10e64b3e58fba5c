/** SQL of cash-outs: what was tapped, what players have set, what people take back. */
import type { Sql, Tx } from '@uwanja/database/sql'
import type { Standings } from './facts.ts'

/** How a tap is called that nobody made: letters that no player's tap may have. */
export const AUTO_TAP = 'auto:'

export interface Tap {
  readonly bet: string
  readonly id: string
  readonly revision: number
  readonly value: bigint
  readonly epochs: Readonly<Record<string, number>>
  /** null: the whole bet. */
  readonly stake: bigint | null
  readonly state: 'waiting' | 'done' | 'changed'
  readonly paid: bigint | null
  readonly dueAt: Date
}

type TapRow = Omit<Tap, 'value' | 'stake' | 'paid'> & { value: string; stake: string | null; paid: string | null }

const minorOf = (text: string | null): bigint | null => (text === null ? null : BigInt(text))
const tapOf = (row: TapRow): Tap => ({
  ...row,
  value: BigInt(row.value),
  stake: minorOf(row.stake),
  paid: minorOf(row.paid),
})

export async function readTap(db: Sql, bet: string, id: string): Promise<Tap | null> {
  const [row] = await db.sql<TapRow>`
    select bet, id, revision, value_minor::text as value, epochs, stake_minor::text as stake, state,
      paid_minor::text as paid, due_at as "dueAt"
    from book.cash_out where bet = ${bet} and id = ${id}`
  return row ? tapOf(row) : null
}

export type NewTap = Omit<Tap, 'state' | 'paid' | 'dueAt'> & { readonly delayS: number }

/** False: it was tapped before, or another one of the bet waits. */
export async function keepTap(db: Sql, tap: NewTap): Promise<boolean> {
  const { bet, id, revision, value, epochs, stake, delayS } = tap
  const rows = await db.sql`
    insert into book.cash_out (bet, id, revision, value_minor, epochs, stake_minor, due_at)
    values (${bet}, ${id}, ${revision}::int, ${String(value)}::bigint, ${JSON.stringify(epochs)}::jsonb,
      ${stake === null ? null : String(stake)}::bigint, house_now() + make_interval(secs => ${delayS}::int))
    on conflict do nothing returning 1`
  return rows.length > 0
}

/** Those that have waited long enough. */
export async function dueTaps(db: Sql, most: number): Promise<{ bet: string; id: string }[]> {
  return db.sql`
    select bet, id from book.cash_out where state = 'waiting' and due_at <= house_now() order by due_at limit ${most}::int`
}

/** One that is due, held until the commit; null: another process has it, or it waits no longer. */
export async function heldTap(tx: Tx, bet: string, id: string): Promise<Tap | null> {
  const [row] = await tx.sql<TapRow>`
    select bet, id, revision, value_minor::text as value, epochs, stake_minor::text as stake, state,
      paid_minor::text as paid, due_at as "dueAt"
    from book.cash_out where bet = ${bet} and id = ${id} and state = 'waiting' and due_at <= house_now()
    for update skip locked`
  return row ? tapOf(row) : null
}

/** @param paid null: nothing was, for something has changed. */
export async function endTap(tx: Tx, { bet, id }: Pick<Tap, 'bet' | 'id'>, paid: bigint | null): Promise<void> {
  await tx.sql`
    update book.cash_out set state = ${paid === null ? 'changed' : 'done'}, decided_at = house_now(),
      paid_minor = ${paid === null ? null : String(paid)}::bigint
    where bet = ${bet} and id = ${id}`
}

export async function setAuto(db: Sql, bet: string, least: bigint | null): Promise<void> {
  if (least === null) await db.sql`delete from book.auto_cash_out where bet = ${bet}`
  else
    await db.sql`
      insert into book.auto_cash_out (bet, least_minor) values (${bet}, ${String(least)}::bigint)
      on conflict (bet) do update set least_minor = excluded.least_minor, set_at = house_now()`
}

/** What players have set for bets that are open and of which no tap waits. @param bets null: of all. */
export async function autosOf(db: Sql, bets: readonly string[] | null): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db.sql<{ bet: string; least: string }>`
    select a.bet, a.least_minor::text as least from book.auto_cash_out a join book.bet b on b.id = a.bet
    where b.state = 'accepted' and b.outcome = 'open' and (${bets}::text[] is null or a.bet = any(${bets}::text[]))`
  return new Map(rows.map(({ bet, least }) => [bet, BigInt(least)]))
}

/** Those of the rules whose bets have a pick on one of these matches. */
export async function autosOn(db: Sql, events: readonly string[]): Promise<string[]> {
  const rows = await db.sql<{ bet: string }>`
    select a.bet from book.auto_cash_out a join book.bet b on b.id = a.bet
    where b.state = 'accepted' and b.outcome = 'open'
      and exists (select 1 from book.pick p where p.bet = a.bet and p.event = any(${events}::bigint[]))
      and not exists (select 1 from book.cash_out c where c.bet = a.bet and c.state = 'waiting')`
  return rows.map(({ bet }) => bet)
}

/** The last cash-out of a bet that it ended: which stake it ended, and on what it rested. */
export async function fullCashOut(
  db: Sql,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<{ at: Date; isFresh: boolean; stake: bigint; standing: Standings } | null> {
  const [row] = await db.sql<{ at: Date; isFresh: boolean; details: { stake: string; standing: Standings } }>`
    select at, at > house_now() - interval '24 hours' as "isFresh", details from book.worth
    where bet = ${id} and revision = ${revision}::int and why = 'cash-out' and outcome = 'cashed'`
  return row
    ? { at: row.at, isFresh: row.isFresh, stake: BigInt(row.details.stake), standing: row.details.standing }
    : null
}

/** What its last cash-out has paid. */
export async function creditOf(db: Sql, bet: string): Promise<{ key: string; minor: bigint } | null> {
  const [row] = await db.sql<{ key: string; minor: string }>`
    select key, minor::text as minor from book.movement where bet = ${bet} and kind = 'credit' and why = 'cash-out'
    order by nth desc limit 1`
  return row ? { key: row.key, minor: BigInt(row.minor) } : null
}

/** Who asked first; null: nobody had, and this one has now. */
export async function proposeReversal(
  tx: Tx,
  { id, revision }: { readonly id: string; readonly revision: number },
  who: string,
): Promise<string | null> {
  const rows = await tx.sql`
    insert into book.cash_out_reversal (bet, revision, first_by) values (${id}, ${revision}::int, ${who})
    on conflict do nothing returning 1`
  if (rows.length > 0) return null
  const [row] = await tx.sql<{ first: string }>`
    select first_by as first from book.cash_out_reversal where bet = ${id} and revision = ${revision}::int`
  return row!.first
}

/** How many stakes a player has taken back in the last day; their row is held, so that of two at once one counts the other. */
export async function stakeBacksOf(tx: Tx, player: bigint): Promise<number> {
  await tx.sql`select 1 from book.player where id = ${String(player)}::bigint for no key update`
  const [row] = await tx.sql<{ count: number }>`
    select count(*)::int as count from book.worth w join book.bet b on b.id = w.bet
    where b.player = ${String(player)}::bigint and w.why = 'stake-back' and w.at > house_now() - interval '24 hours'`
  return row!.count
}

/** What the wallet was asked for when the bet was placed. */
export async function debitOf(db: Sql, bet: string): Promise<{ key: string; minor: bigint } | null> {
  const [row] = await db.sql<{ key: string; minor: string }>`
    select key, minor::text as minor from book.movement where bet = ${bet} and kind = 'debit'`
  return row ? { key: row.key, minor: BigInt(row.minor) } : null
}

/** Was an outcome of one of these matches decided otherwise than before, after that moment? */
export async function isRevisedSince(db: Sql, bet: string, since: Date): Promise<boolean> {
  const rows = await db.sql`
    select 1 from book.result_log l
    where l.event in (select event from book.pick where bet = ${bet}) and l.at > ${since.toISOString()}::timestamptz
      and jsonb_array_length(l.revised) > 0 limit 1`
  return rows.length > 0
}
