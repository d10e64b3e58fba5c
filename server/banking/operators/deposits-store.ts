/** SQL of deposits that need attention, and of what operators decide about parked money. */
import type { Sql, Tx } from '@uwanja/money/sql'

export interface AttentionRow {
  readonly kind: 'silent' | 'parked' | 'stray'
  readonly id: bigint
  readonly at: Date
  readonly company: string
  readonly method: string
  readonly playerId: bigint | null
  readonly number: string
  readonly payer: string
  readonly currency: string
  readonly minor: bigint
  readonly reason: string
  readonly reference: string
  readonly tries: number
  readonly isSendBackOwed: boolean
  readonly creditTo: bigint | null
  readonly creditWhy: string
  readonly creditBy: bigint | null
  readonly creditByName: string
}

/** Nobody has answered for so long: a person looks. */
const SILENT_AFTER_S = 900

/** Each part has an index of what is open, so the list costs what needs attention and not what was ever paid. */
const QUEUE = `
  select 'silent' as kind, p.id, p.created_at as at, p.company, p.view_name as method, p.player_id as "playerId",
    l.number, p.msisdn as payer, p.currency, p.minor, p.state as reason, coalesce(p.company_reference, p.key) as reference,
    p.tries, false as "isSendBackOwed", null::bigint as "decisionId"
  from payment p join player l on l.id = p.player_id
  where p.direction = 'deposit' and is_payment_open(p.state)
    and p.updated_at < house_now() - make_interval(secs => ${SILENT_AFTER_S})
  union all
  select 'parked', p.id, p.created_at, p.company, p.view_name, p.player_id, l.number, p.msisdn, m.currency, m.minor,
    coalesce(p.reason, ''), p.company_reference, p.tries, coalesce(p.send_back = 'owed', false), d.id
  from payment p join player l on l.id = p.player_id
    cross join lateral (select t.* from money.posting t
      where t.journal_id = money.journal_of(p.company, 'deposit.parked', p.key) offset 0) m
    left join parked_decision d on d.payment_id = p.id
  where p.direction = 'deposit' and p.state = 'failed' and p.company_reference is not null and d.done_at is null
    and not exists (select 1 from parked_return r where r.payment_id = p.id and r.state in ('sent', 'paid'))
  union all
  select 'stray', s.id, s.at, s.company, s.view_name, null, s.account_reference, s.msisdn, s.currency, s.minor,
    s.reason, s.company_reference, 0, true, d.id
  from stray_payment s left join parked_decision d on d.stray_id = s.id
  where s.state = 'waiting'`

export async function listAttention(db: Sql, most: number): Promise<AttentionRow[]> {
  const text = `
    select q.*, d.player_id as "creditTo", coalesce(d.why, '') as "creditWhy", d.asked_by as "creditBy",
      coalesce(o.name, '') as "creditByName"
    from (${QUEUE}) q left join parked_decision d on d.id = q."decisionId" left join operator o on o.id = d.asked_by
    order by q.at, q.id limit $1`
  return (await db.query(text, [most])) as unknown as AttentionRow[]
}

export async function countAttention(db: Sql): Promise<number> {
  const [row] = await db.query(`select count(*)::int as n from (${QUEUE}) q`, [])
  return (row as { n: number }).n
}

type Which = { readonly kind: 'parked' | 'stray'; readonly id: bigint }

/** @returns false when somebody asked before. */
export async function insertDecision(
  tx: Tx,
  { kind, id }: Which,
  asked: {
    readonly decision: 'send-back' | 'credit'
    readonly playerId: bigint | null
    readonly why: string
    readonly by: bigint
  },
): Promise<boolean> {
  const rows = await tx.sql`
    insert into parked_decision (payment_id, stray_id, decision, player_id, why, asked_by)
    values (${kind === 'parked' ? id : null}::bigint, ${kind === 'stray' ? id : null}::bigint, ${asked.decision},
      ${asked.playerId}::bigint, ${asked.why}, ${asked.by})
    on conflict do nothing returning id`
  return rows.length > 0
}

export interface Decision {
  readonly id: bigint
  readonly playerId: bigint | null
  readonly askedBy: bigint
  readonly why: string
  readonly isDone: boolean
}

export async function decisionOf(tx: Tx, { kind, id }: Which): Promise<Decision | null> {
  const [row] = await tx.sql<Decision>`
    select id, player_id as "playerId", asked_by as "askedBy", why, done_at is not null as "isDone" from parked_decision
    where payment_id = ${kind === 'parked' ? id : null}::bigint or stray_id = ${kind === 'stray' ? id : null}::bigint`
  return row ?? null
}

export async function decisionDone(tx: Tx, id: bigint, by: bigint, reference: string): Promise<void> {
  await tx.sql`
    update parked_decision set done_by = ${by}, done_at = house_now(), reference = ${reference} where id = ${id}`
}

/** Refused or taken back: the money is open again; the audit log keeps who asked. */
export async function dropDecision(tx: Tx, id: bigint): Promise<void> {
  await tx.sql`delete from parked_decision where id = ${id} and done_at is null`
}
