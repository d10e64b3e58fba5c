/** SQL of reconciliation as operators see it: totals by day and company, and the differences. */
import type { Sql, Tx } from '@uwanja/money/sql'

interface Days {
  readonly from: string
  readonly to: string
}

export interface TotalRow {
  readonly day: string
  readonly company: string
  readonly comparedAt: Date | null
  readonly direction: 'deposit' | 'withdraw' | null
  readonly currency: string
  readonly ours: bigint
  readonly theirs: bigint
  readonly openItems: number
}

/** A run without totals is one row without a direction. */
export async function totalsOf(db: Sql, { from, to }: Days): Promise<TotalRow[]> {
  return db.sql`
    select to_char(r.day, 'YYYY-MM-DD') as day, r.company, r.compared_at as "comparedAt", t.direction,
      coalesce(t.currency, '') as currency, coalesce(t.ours_minor, 0) as ours, coalesce(t.theirs_minor, 0) as theirs,
      (select count(*)::int from reconciliation_item i
        where i.company = r.company and i.day = r.day and i.state = 'open') as "openItems"
    from reconciliation_run r left join reconciliation_total t on t.company = r.company and t.day = r.day
    where r.day between ${from}::date and ${to}::date
    order by r.day desc, r.company, t.direction, t.currency`
}

export interface ItemRow {
  readonly id: bigint
  readonly day: string
  readonly company: string
  readonly kind: 'missing-here' | 'missing-there' | 'other-amount'
  readonly direction: 'deposit' | 'withdraw'
  readonly mark: string
  readonly reference: string
  readonly currency: string
  readonly ours: bigint | null
  readonly theirs: bigint | null
  readonly paymentId: bigint | null
  readonly playerId: bigint | null
  readonly number: string
  readonly paymentState: string
  readonly state: 'open' | 'explained'
  readonly why: string
  readonly by: string
  readonly explainedAt: Date | null
}

export async function itemsOf(db: Sql, { from, to }: Days, most: number): Promise<ItemRow[]> {
  return db.sql`
    select i.id, to_char(i.day, 'YYYY-MM-DD') as day, i.company, i.kind, i.direction, i.mark, i.reference, i.currency,
      i.ours_minor as ours, i.theirs_minor as theirs, i.payment_id as "paymentId", p.player_id as "playerId",
      coalesce(l.number, '') as number, coalesce(p.state, '') as "paymentState", i.state, i.why,
      coalesce(o.name, '') as by, i.explained_at as "explainedAt"
    from reconciliation_item i left join payment p on p.id = i.payment_id left join player l on l.id = p.player_id
      left join operator o on o.id = i.explained_by
    where i.day between ${from}::date and ${to}::date
    order by i.state desc, i.day desc, i.id limit ${most}`
}

export async function countItems(db: Sql, { from, to }: Days): Promise<number> {
  const [row] = await db.sql<{ n: number }>`
    select count(*)::int as n from reconciliation_item where day between ${from}::date and ${to}::date`
  return row!.n
}

export interface LockedItem {
  readonly state: 'open' | 'explained'
  readonly company: string
  readonly day: string
  readonly kind: string
  readonly mark: string
}

export async function lockItem(tx: Tx, id: bigint): Promise<LockedItem | null> {
  const [row] = await tx.sql<LockedItem>`
    select state, company, to_char(day, 'YYYY-MM-DD') as day, kind, mark from reconciliation_item where id = ${id} for update`
  return row ?? null
}

export async function explained(tx: Tx, id: bigint, why: string, by: bigint): Promise<void> {
  await tx.sql`
    update reconciliation_item set state = 'explained', why = ${why}, explained_by = ${by}, explained_at = house_now()
    where id = ${id}`
}
