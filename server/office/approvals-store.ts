/** SQL of what waits for a second person, whatever it is. */
import type { ApprovalKind } from '@uwanja/contract/office-approvals'
import type { Sql, Tx } from '@uwanja/money/sql'

export interface ApprovalRow {
  readonly id: bigint
  readonly kind: ApprovalKind
  readonly subject: string
  readonly details: Readonly<Record<string, string>>
  readonly why: string
  readonly askedBy: bigint
  readonly askedByName: string
  /** What whoever asked may do now; empty: he has left. */
  readonly askedByRole: string
  readonly askedAt: Date
  readonly state: 'waiting' | 'made' | 'refused'
  readonly decidedByName: string
  readonly decidedWhy: string
}

const ROWS = `
  select p.id, p.kind, p.subject, p.details, p.why, p.asked_by as "askedBy", a.name as "askedByName",
    case when a.left_at is null then a.role else '' end as "askedByRole", p.asked_at as "askedAt", p.state,
    coalesce(d.name, '') as "decidedByName", p.decided_why as "decidedWhy"
  from approval p join operator a on a.id = p.asked_by left join operator d on d.id = p.decided_by`

/** False: the same is asked for already. */
export async function insertApproval(
  tx: Tx,
  asked: Pick<ApprovalRow, 'kind' | 'subject' | 'details' | 'why' | 'askedBy'>,
): Promise<boolean> {
  const rows = await tx.sql`
    insert into approval (kind, subject, details, why, asked_by)
    values (${asked.kind}, ${asked.subject}, ${JSON.stringify(asked.details)}::jsonb, ${asked.why}, ${asked.askedBy})
    on conflict (kind, subject) where state = 'waiting' do nothing returning id`
  return rows.length > 0
}

export async function lockApproval(tx: Tx, id: bigint): Promise<ApprovalRow | null> {
  const rows = (await tx.query(`${ROWS} where p.id = $1 for update of p`, [id])) as unknown as ApprovalRow[]
  return rows[0] ?? null
}

export async function decideApproval(
  tx: Tx,
  id: bigint,
  decided: { readonly state: 'made' | 'refused'; readonly by: bigint; readonly why: string },
): Promise<void> {
  await tx.sql`
    update approval set state = ${decided.state}, decided_by = ${decided.by}, decided_at = house_now(),
      decided_why = ${decided.why}
    where id = ${id}`
}

export async function listApprovals(db: Sql, kinds: readonly ApprovalKind[], most: number): Promise<ApprovalRow[]> {
  const text = `(${ROWS} where p.state = 'waiting' and p.kind = any ($2::text[]) order by p.id limit $1)
    union all (${ROWS} where p.state <> 'waiting' and p.kind = any ($2::text[]) order by p.id desc limit $1)`
  const rows = (await db.query(text, [most, [...kinds]])) as unknown as ApprovalRow[]
  return rows.slice(0, most)
}

export async function waitingApprovals(db: Sql): Promise<number> {
  const [row] = await db.sql<{ n: number }>`select count(*)::int as n from approval where state = 'waiting'`
  return row!.n
}
