/** SQL of refused rollbacks as operators see them, with what moved in their rounds. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Sql, Tx } from '@uwanja/money/sql'

export interface RollbackRow {
  readonly id: bigint
  readonly company: string
  readonly betKey: string
  readonly key: string
  readonly playerId: bigint
  readonly number: string
  readonly currency: Currency
  readonly round: string
  readonly times: number
  readonly firstAt: Date
  readonly lastAt: Date
  /** Nobody said that it stays, and the stake has not been taken back meanwhile. */
  readonly isOpen: boolean
  readonly waits: boolean
}

const ROWS = `
  select r.id, r.company, r.bet_key as "betKey", r.key, r.player_id as "playerId", p.number, b.currency, b.round, r.times,
    r.first_at as "firstAt", r.last_at as "lastAt",
    r.left_at is null and money.rollback_named(r.company, r.bet_key) is null
      as "isOpen",
    exists (select 1 from approval a where a.kind = 'rollback' and a.subject = 'rollback ' || r.id and a.state = 'waiting')
      as waits
  from refused_rollback r join player p on p.id = r.player_id
    cross join lateral money.keyed(r.company, 'wager.staked', r.bet_key) b`
const OPEN = `r.left_at is null and money.rollback_named(r.company, r.bet_key) is null`

export async function listRollbacks(db: Sql, most: number): Promise<RollbackRow[]> {
  return (await db.query(`${ROWS} where ${OPEN} order by r.id limit $1`, [most])) as unknown as RollbackRow[]
}

export async function countRollbacks(db: Sql): Promise<number> {
  const [row] = await db.query(`select count(*)::int as n from refused_rollback r where ${OPEN}`, [])
  return (row as { n: number }).n
}

export async function lockRollback(tx: Tx, id: bigint): Promise<RollbackRow | null> {
  const rows = (await tx.query(`${ROWS} where r.id = $1 for update of r`, [id])) as unknown as RollbackRow[]
  return rows[0] ?? null
}

export async function leftAsItIs(tx: Tx, id: bigint, by: bigint, why: string): Promise<void> {
  await tx.sql`update refused_rollback set left_by = ${by}, left_at = house_now(), why = ${why} where id = ${id}`
}

export interface RoundMovement {
  readonly rollback: bigint
  readonly journal: bigint
  readonly at: Date
  readonly kind: string
  readonly key: string
  readonly minor: bigint
  readonly isUndone: boolean
}

/** What moved in the rounds of these, each by its player alone. */
export async function roundsOf(db: Sql, ids: readonly bigint[], most: number): Promise<RoundMovement[]> {
  return db.sql`
    select r.id as rollback, j.id as journal, j.at, j.kind, j.key,
      (select coalesce(sum(e.minor), 0) from money.entry e
        where e.journal_id = j.id and e.account_id in (j.player_id * 8, j.player_id * 8 + 1))::bigint as minor,
      money.reversal_id(j.id) is not null or (j.kind = 'wager.staked' and money.rollback_named(j.source, j.key) is not null)
        as "isUndone"
    from refused_rollback r
      cross join lateral money.keyed(r.company, 'wager.staked', r.bet_key) b
      cross join lateral (select * from money.round_journals(b.source, b.round, b.player_id) t order by t.version limit ${most}) j
    where r.id = any (${ids.map(String)}::text[]::bigint[]) order by r.id, j.version`
}
