/** SQL of the trail: what operators did. Rows are added in the transaction of what they tell, and never changed. */
import type { Sql, Tx } from '@uwanja/money/sql'

export interface Deed {
  /** Null: the house itself, by a command at its own machine. */
  readonly by: { readonly id: bigint; readonly address: string } | null
  /** Thing and past tense: 'correction.made'. */
  readonly action: string
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

export async function writeDown(tx: Tx, deed: Deed): Promise<void> {
  await tx.sql`
    insert into audit (operator_id, action, subject, why, before, after, address)
    values (${deed.by?.id ?? null}::bigint, ${deed.action}, ${deed.subject}, ${deed.why ?? ''},
      ${json(deed.before)}::jsonb, ${json(deed.after)}::jsonb, ${deed.by?.address ?? ''})`
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

/** Empty texts ask for nothing. `action` is the beginning of one; `words` stand in the reason or in what changed. */
export async function searchAudit(
  db: Sql,
  asked: {
    readonly operator: string
    readonly action: string
    readonly subject: string
    readonly words: string
    /** Days in the zone, both whole; empty: no bound. */
    readonly from: string
    readonly to: string
    readonly zone: string
    readonly before: bigint | null
    readonly limit: number
  },
): Promise<AuditRow[]> {
  return db.sql`
    select a.id, a.at, coalesce(o.name, '') as operator, a.action, a.subject, a.why, a.before, a.after, a.address
    from audit a left join operator o on o.id = a.operator_id
    where (${asked.operator}::text = '' or o.name = ${asked.operator})
      and starts_with(a.action, ${asked.action})
      and (${asked.subject}::text = '' or a.subject = ${asked.subject})
      and (${asked.words}::text = '' or strpos(
        lower(a.why || ' ' || coalesce(a.before::text, '') || ' ' || coalesce(a.after::text, '')), lower(${asked.words})) > 0)
      and (${asked.from}::text = '' or a.at >= nullif(${asked.from}::text, '')::date::timestamp at time zone ${asked.zone})
      and (${asked.to}::text = '' or a.at < (nullif(${asked.to}::text, '')::date + 1)::timestamp at time zone ${asked.zone})
      and (${asked.before}::bigint is null or a.id < ${asked.before}::bigint)
    order by a.id desc limit ${asked.limit}`
}
