/** SQL of cases of suspicion: whom the rules point at, what is frozen, and how people decided. */
import type { SuspicionRule, SuspicionState } from '@uwanja/contract/operators/suspicions'
import type { Sql, Tx } from '@uwanja/database/sql'

export interface SuspicionRules {
  readonly largeDepositMinor: bigint
  readonly turnedMinor: bigint
  readonly turnedPlayedPercent: number
  readonly payers: number
}

/** Whom a rule points at by what was paid within the last day, and who has no case by that rule of the last thirty days. */
export async function suspects(
  db: Sql,
  { largeDepositMinor, turnedMinor, turnedPlayedPercent, payers }: SuspicionRules,
): Promise<{ playerId: bigint; rule: SuspicionRule }[]> {
  return db.sql`
    with lately as (
      select player_id, direction, coalesce(paid_minor, minor) as moved from payment
      where state = 'paid' and updated_at > house_now() - interval '1 day'
    ), sums as (
      select player_id, coalesce(sum(moved) filter (where direction = 'deposit'), 0) as came,
        coalesce(max(moved) filter (where direction = 'deposit'), 0) as largest,
        coalesce(sum(moved) filter (where direction = 'withdraw'), 0) as went
      from lately group by 1
    ), found as (
      select player_id, 'large-deposit' as rule from sums where largest >= ${largeDepositMinor}
      union all
      select player_id, 'turned' from sums where came >= ${turnedMinor} and went >= came * 8 / 10
        and (select staked from money.play_since(player_id, house_now() - interval '1 day'))
          < came * ${turnedPlayedPercent}::int / 100
      union all
      select player_id, 'many-payers' from sums where came > 0 and ${payers}::int <= (
        select count(distinct msisdn) from payment p where p.player_id = sums.player_id and p.direction = 'deposit'
          and p.state = 'paid' and p.updated_at > house_now() - interval '30 days')
    )
    select f.player_id as "playerId", f.rule from found f
    where not exists (select 1 from suspicion_case c where c.player_id = f.player_id and c.rule = f.rule
      and (c.state = 'open' or c.opened_at > house_now() - interval '30 days'))
    order by 1, 2`
}

/** One at a time: two looks at once open one case. An entry of a list is one case, whatever else is open. Null: a rule's case stands already, or there is no such player. */
export async function insertCase(
  tx: Tx,
  one: {
    readonly playerId: bigint
    readonly rule: SuspicionRule
    readonly openedBy: bigint | null
    readonly why: string
  },
): Promise<bigint | null> {
  const { playerId, rule, openedBy, why } = one
  const [player] = await tx.sql`select 1 from player where id = ${playerId} for no key update`
  if (!player) return null
  const [row] = await tx.sql<{ id: bigint }>`
    insert into suspicion_case (player_id, rule, opened_by, why, evidence)
    select ${playerId}, ${rule}, ${openedBy}::bigint, ${why}, coalesce((
      select jsonb_agg(jsonb_build_object('at', e.created_at, 'key', e.key, 'direction', e.direction, 'method', e.view_name,
        'minor', coalesce(e.paid_minor, e.minor)::text, 'state', e.state, 'payer', right(e.msisdn, 4)) order by e.id desc)
      from (select * from payment where player_id = ${playerId} and created_at > house_now() - interval '90 days'
        order by id desc limit 200) e), '[]')
    where ${rule} in ('hand', 'sanctions', 'pep') or not exists (select 1 from suspicion_case c where c.player_id = ${playerId} and c.rule = ${rule}
      and (c.state = 'open' or c.opened_at > house_now() - interval '30 days'))
    returning id`
  return row?.id ?? null
}

export interface CaseRow {
  readonly id: bigint
  readonly playerId: bigint
  readonly number: string
  readonly rule: SuspicionRule
  readonly openedBy: string
  readonly openedAt: Date
  readonly why: string
  readonly currency: string
  readonly evidence: readonly {
    readonly at: string
    readonly key: string
    readonly direction: string
    readonly method: string
    readonly minor: string
    readonly state: string
    readonly payer: string
  }[]
  readonly hit: { readonly reference: string; readonly score: number } | null
  readonly state: SuspicionState
  readonly decidedBy: string
  readonly decidedAt: Date | null
  readonly decidedWhy: string
  readonly reference: string
  readonly filedOn: string
}

export async function listCases(
  db: Sql,
  state: SuspicionState,
  before: bigint | null,
  most: number,
): Promise<CaseRow[]> {
  return db.sql<CaseRow>`
    select c.id, c.player_id as "playerId", p.number, c.rule, coalesce(o.name, '') as "openedBy", c.opened_at as "openedAt",
      c.why, p.currency, c.evidence, c.state,
      case when h.id is not null then jsonb_build_object('reference', h.reference, 'score', h.score) end as hit, coalesce(d.name, '') as "decidedBy", c.decided_at as "decidedAt",
      c.decided_why as "decidedWhy", c.reference, coalesce(c.filed_on::text, '') as "filedOn"
    from suspicion_case c join player p on p.id = c.player_id left join operator o on o.id = c.opened_by
      left join operator d on d.id = c.decided_by left join screening_hit h on h.case_id = c.id
    where c.state = ${state} and (${before}::bigint is null or c.id < ${before}) order by c.id desc limit ${most}`
}

export async function caseState(tx: Tx, id: bigint): Promise<SuspicionState | null> {
  const [row] = await tx.sql<{ state: SuspicionState }>`select state from suspicion_case where id = ${id} for update`
  return row?.state ?? null
}

/** A hold that stands because of the case, and because of no other that is not dismissed. */
export async function holdOfCase(tx: Tx, id: bigint): Promise<bigint | null> {
  // Locked before others are looked for: a hit that is found in this moment waits here, or is seen below.
  const [row] = await tx.sql<{ id: bigint }>`
    select h.id from screening_hit s join player_hold h on h.id = s.hold_id where s.case_id = ${id} and h.lifted_at is null
    for update of h`
  if (!row) return null
  const others = await tx.sql`
    select 1 from screening_hit s join suspicion_case c on c.id = s.case_id
    where s.hold_id = ${row.id} and s.case_id <> ${id} and c.state <> 'dismissed' limit 1`
  return others.length > 0 ? null : row.id
}

export async function decideCase(
  tx: Tx,
  id: bigint,
  how: {
    readonly state: 'filed' | 'dismissed'
    readonly by: bigint
    readonly why: string
    readonly reference: string
    /** A day; empty: it was not filed. */
    readonly filedOn: string
  },
): Promise<void> {
  await tx.sql`
    update suspicion_case set state = ${how.state}, decided_by = ${how.by}, decided_at = house_now(), decided_why = ${how.why},
      reference = ${how.reference}, filed_on = nullif(${how.filedOn}, '')::date where id = ${id}`
}
