/** Walking the books for people: accounts, the journals of one, one journal with its postings, and how the proof stands. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Sql, Tx } from '@uwanja/database/sql'
import { WAGER_JOURNALS } from './wager-kinds.ts'

export interface AccountRow {
  readonly id: bigint
  readonly name: string
  readonly playerId: bigint | null
  readonly currency: Currency
  readonly minor: bigint
}

/** A house account has no stored balance; a player's stands in the wallet, where a debt counts against them. */
const ACCOUNTS = `
  select a.id, a.name, a.player_id as "playerId", a.currency,
    case when a.player_id is null then money.house_balance(a.name, a.currency)
      else case a.name when 'cash' then w.cash when 'bonus' then w.bonus when 'held' then w.held else -w.debt end
    end as minor
  from money.account a left join money.wallet w on w.player_id = a.player_id`

export async function houseAccounts(db: Sql): Promise<AccountRow[]> {
  const text = `${ACCOUNTS} where a.player_id is null order by a.currency, a.name`
  return (await db.query(text, [])) as unknown as AccountRow[]
}

export async function playerAccounts(db: Sql, playerId: bigint): Promise<AccountRow[]> {
  const text = `${ACCOUNTS} where a.player_id = $1 order by a.id`
  return (await db.query(text, [playerId])) as unknown as AccountRow[]
}

export async function account(db: Sql, id: bigint): Promise<AccountRow | null> {
  const [row] = (await db.query(`${ACCOUNTS} where a.id = $1`, [id])) as unknown as AccountRow[]
  return row ?? null
}

export interface JournalRow {
  readonly id: bigint
  readonly at: Date
  readonly source: string
  readonly kind: string
  readonly key: string
  readonly currency: Currency
  readonly playerId: bigint | null
  /** Signed, of the account that is looked at. */
  readonly minor: bigint
}

/**
 * Postings have no index by account, because every wager would pay for it. So a page reads a stretch of journals from
 * `before` downwards by their ids: bounded work, and perhaps fewer rows than asked for (schema/functions/pages.sql).
 * @returns `next`: read on below this id; null when the beginning of the book was reached.
 */
export async function journalsOf(
  db: Sql,
  asked: {
    readonly account: Pick<AccountRow, 'id' | 'playerId'>
    readonly before: bigint | null
    readonly limit: number
    readonly stretch: bigint
  },
): Promise<{ readonly rows: JournalRow[]; readonly next: bigint | null }> {
  const { account: of, before, limit, stretch } = asked
  const found = await db.sql<JournalRow & { readOn: bigint | null }>`
    select id, at, source, kind, key, currency, player_id as "playerId", minor, read_on as "readOn"
    from money.account_page(${of.id}, ${of.playerId}::bigint, coalesce(${before}::bigint, 9223372036854775807), ${limit}::int, ${stretch}::bigint)`
  const rows = found.filter(({ readOn }) => readOn === null).map(({ readOn: _none, ...row }) => row)
  if (rows.length === limit) return { rows, next: rows.at(-1)!.id }
  return { rows, next: found.at(-1)?.readOn ?? null }
}

export interface JournalPage extends Omit<JournalRow, 'minor'> {
  readonly round: string | null
  readonly reverses: bigint | null
  readonly reversedBy: bigint | null
  readonly details: Readonly<Record<string, unknown>>
  readonly postings: readonly { readonly from: AccountRow; readonly to: AccountRow; readonly minor: bigint }[]
}

export async function journal(db: Sql, id: bigint): Promise<JournalPage | null> {
  const [row] = await db.sql<Omit<JournalPage, 'postings'>>`
    select j.id, j.at, j.source, j.kind, j.key, j.currency, j.player_id as "playerId", j.round, j.reverses, j.details,
      money.reversal_id(j.id) as "reversedBy"
    from money.journal j where j.id = ${id}`
  if (!row) return null
  const lines = await db.sql<{ from: bigint; to: bigint; minor: bigint }>`
    select from_account as "from", to_account as "to", minor from money.posting where journal_id = ${id} order by line`
  const postings = []
  for (const { from, to, minor } of lines) {
    postings.push({ from: (await account(db, from))!, to: (await account(db, to))!, minor })
  }
  return { ...row, postings }
}

/** Players of journals with this key: the id under which a company knows a payment or a play. */
export async function playersOfKey(db: Sql, sources: readonly string[], key: string): Promise<bigint[]> {
  const kinds = [...WAGER_JOURNALS, 'deposit.settled', 'correction.made']
  const rows = await db.sql<{ id: bigint }>`
    select distinct k.player as id from unnest(${sources}::text[]) s (source) cross join unnest(${kinds}::text[]) t (kind)
      join money.key k on k.digest = money.key_digest(s.source, t.kind, ${key}::text) and k.code = money.code_of(t.kind)
    where k.player is not null limit 50`
  return rows.map(({ id }) => id)
}

/**
 * Journals with this key, or of the round with this id, the newest first: what a company calls a stake, a win or a round.
 * `minor` is what it did to the player's cash and bonus.
 */
export async function journalsNamed(
  db: Sql,
  sources: readonly string[],
  words: string,
  most: number,
): Promise<JournalRow[]> {
  const kinds = [...WAGER_JOURNALS, 'deposit.settled', 'withdrawal.held', 'withdrawal.ended', 'correction.made']
  return db.sql<JournalRow>`
    select j.id, j.at, j.source, j.kind, j.key, j.currency, j.player_id as "playerId",
      money.moved_by(j.id, j.player_id) as minor
    from money.journals_in(array(
      select k.journal from unnest(${sources}::text[]) s (source) cross join unnest(${kinds}::text[]) t (kind)
        join money.key k on k.digest = money.key_digest(s.source, t.kind, ${words}::text) and k.code = money.code_of(t.kind)
      union all (select k.journal from unnest(${sources}::text[]) s (source)
        join money.key k on k.round = money.digest(s.source || E'\n' || ${words}::text) order by k.journal desc limit ${most}))) j
    order by j.id desc limit ${most}`
}

/** The wins that keep a stake from being taken back, the newest first. The wallet is locked: none comes meanwhile. */
export async function winsLeaning(tx: Tx, playerId: bigint, source: string, betKey: string): Promise<bigint[]> {
  await tx.sql`select 1 from money.wallet where player_id = ${playerId} for update`
  const rows = await tx.sql<{ id: bigint }>`select w as id from money.wins_leaning(${source}, ${betKey}) w`
  return rows.map(({ id }) => id)
}

export interface ProofState {
  readonly findings: number
  /** Counted to a thousand. */
  readonly behind: number
  readonly lastFinding: { readonly at: Date; readonly what: string } | null
}

/** In the book's order: without it the planner looks for a thousand among all journals, and mostly there are none. */
export async function proofState(db: Sql): Promise<ProofState> {
  const [row] = await db.sql<{ findings: number; behind: number }>`
    select (select count(*)::int from money.finding where what <> 'epoch') as findings,
      (select count(*)::int from money.cursor c cross join lateral (select 1 from money.journal j
        where (j.epoch, j.xid, j.id) > (c.epoch, c.xid, c.id) and j.id >= money.id_behind(c.id) order by j.epoch, j.xid, j.id limit 1000) b where c.name = 'proof') as behind`
  const [last] = await db.sql<{
    at: Date
    what: string
  }>`select at, what from money.finding where what <> 'epoch' order by id desc limit 1`
  return { ...row!, lastFinding: last ?? null }
}
