/** Reading the books: balances, where readers stand, the proof. Nothing here writes a balance. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { HouseAccount } from './accounts.ts'
import type { Sql, Tx } from '@uwanja/database/sql'

export interface Wallet {
  readonly currency: Currency
  readonly cash: bigint
  readonly bonus: bigint
  readonly held: bigint
  readonly debt: bigint
  readonly version: bigint
}

/** Cash and bonus: what the player sees as the balance. */
export const totalOf = (wallet: Pick<Wallet, 'cash' | 'bonus'>): bigint => wallet.cash + wallet.bonus

export async function wallet(db: Sql, playerId: bigint): Promise<Wallet | null> {
  const [row] = await db.sql<Wallet>`
    select currency, cash, bonus, held, debt, version from money.wallet where player_id = ${playerId}`
  return row ?? null
}

/** Many wallets in one statement. */
export async function wallets(db: Sql, playerIds: readonly bigint[]): Promise<Map<bigint, Wallet>> {
  const rows = await db.sql<Wallet & { playerId: bigint }>`
    select player_id as "playerId", currency, cash, bonus, held, debt, version from money.wallet
    where player_id = any (${playerIds.map(String)}::text[]::bigint[])`
  return new Map(rows.map((row) => [row.playerId, row]))
}

/** A house account's balance: its checkpoint and the postings since. */
export async function house(db: Sql, name: HouseAccount, currency: Currency): Promise<bigint> {
  const [row] = await db.sql<{ minor: bigint | null }>`select money.house_balance(${name}, ${currency}) as minor`
  return row?.minor ?? 0n
}

/** Has this obligation been recorded? */
export async function isKnown(db: Sql, source: string, kind: string, key: string): Promise<boolean> {
  const [row] = await db.sql<{ id: bigint | null }>`select money.journal_of(${source}, ${kind}, ${key}) as id`
  return row!.id !== null
}

/** Staked (less what was undone) and won by games and bets since a moment. */
export async function playSince(db: Sql, playerId: bigint, since: Date): Promise<{ staked: bigint; won: bigint }> {
  const [row] = await db.sql<{ staked: bigint; won: bigint }>`
    select staked, won from money.play_since(${playerId}, ${since}::timestamptz)`
  return row!
}

/** Has the projection read every journal of this player? Under the wallet's lock there are no others. */
export async function isRead(tx: Tx, name: string, playerId: bigint): Promise<boolean> {
  const [row] = await tx.sql<{ isRead: boolean }>`
    select not exists (select 1 from money.journal j left join money.cursor c on c.name = ${name}
      where j.player_id = ${playerId} and j.id >= coalesce(
          (select money.id_behind(k.id) from money.cursor k where k.name = ${name}), 0)
        and (c.name is null or (j.epoch, j.xid, j.id) > (c.epoch, c.xid, c.id))) as "isRead"`
  return row!.isRead
}

/** Has the projection read every journal from before that moment? Those of transactions that are still open are not known to anybody. */
export async function isReadTo(tx: Tx, name: string, before: Date): Promise<boolean> {
  const [row] = await tx.sql<{ isRead: boolean }>`
    select not exists (select 1 from money.journal j left join money.cursor c on c.name = ${name}
      where j.at < ${before} and j.id >= coalesce((select money.id_behind(k.id) from money.cursor k where k.name = ${name}), 0)
        and (c.name is null or (j.epoch, j.xid, j.id) > (c.epoch, c.xid, c.id))) as "isRead"`
  return row!.isRead
}

/** Back to the beginning of what is not archived: the projection will be built anew. */
export async function rewind(tx: Tx, name: string): Promise<void> {
  await tx.sql`update money.cursor set epoch = 0, xid = '0', id = 0, read = money.journals_away() where name = ${name}`
}

export interface Finding {
  readonly what: string
  readonly details: Readonly<Record<string, unknown>>
}

/** Proves the next slice. 500 journals take about 15 ms; call again until `journals` is 0. */
export async function proof(db: Sql, most = 500): Promise<{ journals: number; findings: number }> {
  const [row] = await db.sql<{ journals: number; findings: number }>`select * from money.prove(${most})`
  return row!
}

/** Replays everything from the first posting on; empty means that the books are whole. */
export async function replay(db: Sql): Promise<Finding[]> {
  return db.sql<Finding>`select * from money.replay()`
}
