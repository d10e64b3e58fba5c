/** SQL of the audit log: what operators did. Rows are added in the transaction of what they tell, and never changed. */
import type { AuditAction } from '@uwanja/contract/operators/audit'
import type { Sql, Tx } from '@uwanja/money/sql'

export interface AuditEntry {
  /** Null: the house itself, by a command at its own machine. */
  readonly by: { readonly id: bigint; readonly ip: string } | null
  readonly action: AuditAction
  /** Kind and id: 'player 12'. */
  readonly subject: string
  readonly why?: string
  /** Never a secret. */
  readonly before?: object
  readonly after?: object
}

const json = (value: object | undefined): string | null =>
  value === undefined
    ? null
    : JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? String(one) : one))

export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.sql`
    insert into audit (operator_id, action, subject, why, before, after, address)
    values (${entry.by?.id ?? null}::bigint, ${entry.action}, ${entry.subject}, ${entry.why ?? ''},
      ${json(entry.before)}::jsonb, ${json(entry.after)}::jsonb, ${entry.by?.ip ?? ''})`
}

/** The same operator's same action within so many seconds is one line: a page that is open asks again and again. */
export async function recordAuditOnce(
  tx: Tx,
  entry: AuditEntry & { readonly by: NonNullable<AuditEntry['by']> },
  withinS: number,
): Promise<void> {
  const { by, action, subject } = entry
  const [known] = await tx.sql`
    select 1 from audit where subject = ${subject} and action = ${action} and operator_id = ${by.id}
      and at > house_now() - make_interval(secs => ${withinS}::int) limit 1`
  if (!known) await recordAudit(tx, entry)
}

export interface AuditRow {
  readonly id: bigint
  readonly at: Date
  readonly operator: string
  readonly action: string
  readonly subject: string
  readonly why: string
  readonly before: unknown
  readonly after: unknown
  readonly address: string
}

export interface RequestActions {
  readonly operator: string
  /** The beginning of one. */
  readonly action: string
  readonly subject: string
  /** Stand in the reason or in what changed. */
  readonly words: string
  /** Days in the zone, both whole; empty: no bound. */
  readonly from: string
  readonly to: string
  readonly zone: string
  readonly before: bigint | null
  readonly limit: number
}

/** So many are read through for words, newest first; what is common is found among them, the rest by its index. */
const NEAR = 10_000

const SELECT = `
  select a.id, a.at, coalesce(o.name, '') as operator, a.action, a.subject, a.why, a.before, a.after, a.address`
const CONDITIONS = `
  ($1::text = '' or o.name = $1) and starts_with(a.action, $2) and ($3::text = '' or a.subject = $3)
    and ($4::text = '' or strpos(audit_text(a.why, a.before, a.after), lower($4)) > 0)
    and ($5::text = '' or a.at >= nullif($5::text, '')::date::timestamp at time zone $7)
    and ($6::text = '' or a.at < (nullif($6::text, '')::date + 1)::timestamp at time zone $7)
    and ($8::bigint is null or a.id < $8::bigint)`
const IN_ORDER = `${SELECT} from audit a left join operator o on o.id = a.operator_id
  where ${CONDITIONS} and a.id > $9::bigint order by a.id desc limit $10`
const BY_WORDS = `
  with found as materialized (
    select * from audit where text_parts(audit_text(why, before, after)) @> asked_parts($4) and id <= $9::bigint)
  ${SELECT} from found a left join operator o on o.id = a.operator_id
  where ${CONDITIONS} order by a.id desc limit $10`

/** Empty texts ask for nothing. */
export async function searchAudit(db: Sql, asked: RequestActions): Promise<AuditRow[]> {
  const { operator, action, subject, words, from, to, zone, before } = asked
  const find = async (text: string, beyond: bigint, limit: number) => {
    const values = [operator, action, subject, words, from, to, zone, before, beyond, limit]
    return (await db.query(text, values)) as unknown as AuditRow[]
  }
  if (words === '') return find(IN_ORDER, 0n, asked.limit)
  const [newest] = await db.sql<{ id: bigint | null }>`select max(id) as id from audit`
  const beyond = (before ?? (newest?.id ?? 0n) + 1n) - BigInt(NEAR)
  const near = await find(IN_ORDER, beyond, asked.limit)
  return near.length === asked.limit ? near : [...near, ...(await find(BY_WORDS, beyond, asked.limit - near.length))]
}
