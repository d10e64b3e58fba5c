/** SQL of what waits for a second person, whatever it is. */
import type { ApprovalKind } from '@uwanja/contract/operators/approvals'
import type { Sql, Tx } from '@uwanja/money/sql'

export interface ApprovalRow {
  readonly id: bigint
  readonly kind: ApprovalKind
  readonly subject: string
  readonly details: Readonly<Record<string, string>>
  /** Whom it is about: a player's number, an operator's name; empty: about nobody. */
  readonly about: string
  readonly why: string
  readonly key: string | null
  readonly needsSecond: boolean
  readonly askedBy: bigint
  readonly askedByName: string
  /** What whoever asked may do now; empty: they have left. */
  readonly askedByRole: string
  readonly askedAt: Date
  readonly state: 'waiting' | 'made' | 'refused'
  readonly decidedByName: string
  readonly decidedWhy: string
}

const ROWS = `
  select p.id, p.kind, p.subject, p.details, coalesce(u.number, o.name, '') as about, p.why, p.key,
    p.needs_second as "needsSecond", p.asked_by as "askedBy", a.name as "askedByName",
    case when a.left_at is null then a.role else '' end as "askedByRole", p.asked_at as "askedAt", p.state,
    coalesce(d.name, '') as "decidedByName", p.decided_why as "decidedWhy"
  from approval p join operator a on a.id = p.asked_by left join operator d on d.id = p.decided_by
    left join player u on u.id = (p.details->>'player')::bigint
    left join operator o on p.subject = 'operator ' || o.id`

/** Null: the same is asked for already. */
export async function insertApproval(
  tx: Tx,
  asked: Pick<ApprovalRow, 'kind' | 'subject' | 'details' | 'why' | 'key' | 'needsSecond' | 'askedBy'>,
): Promise<bigint | null> {
  const [row] = await tx.sql<{ id: bigint }>`
    insert into approval (kind, subject, details, why, key, needs_second, asked_by)
    values (${asked.kind}, ${asked.subject}, ${JSON.stringify(asked.details)}::jsonb, ${asked.why}, ${asked.key},
      ${asked.needsSecond}::boolean, ${asked.askedBy})
    on conflict do nothing returning id`
  return row?.id ?? null
}

const one = async (db: Sql, where: string, value: string | bigint): Promise<ApprovalRow | null> =>
  ((await db.query(`${ROWS} where ${where}`, [value])) as unknown as ApprovalRow[])[0] ?? null

export const approvalById = (db: Sql, id: bigint) => one(db, 'p.id = $1', id)
export const approvalByKey = (db: Sql, key: string) => one(db, 'p.key = $1', key)
export const lockApproval = (tx: Tx, id: bigint) => one(tx, 'p.id = $1 for update of p', id)

/** What this operator corrected alone within the last day: a large sum in small pieces is a large sum. */
export async function madeAlone(tx: Tx, operatorId: bigint): Promise<bigint> {
  const [row] = await tx.sql<{ minor: bigint }>`
    select coalesce(sum((details->>'minor')::bigint), 0)::bigint as minor from approval
    where asked_by = ${operatorId} and state = 'made' and not needs_second
      and decided_at > (select house_now()) - interval '1 day'`
  return row!.minor
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

export async function waitingApprovals(db: Sql, kinds: readonly ApprovalKind[]): Promise<number> {
  const [row] = await db.sql<{ n: number }>`
    select count(*)::int as n from approval where state = 'waiting' and kind = any (${[...kinds]}::text[])`
  return row!.n
}
