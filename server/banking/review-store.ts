/** SQL of withdrawals that wait for a person: what speaks against one, and the row that says why it waits. */
import type { ReviewReason } from '@uwanja/contract/operators/withdrawals'
import type { Tx } from '@uwanja/money/sql'
import type { Payment } from './store.ts'

export interface RiskFacts {
  /** Nothing was ever paid out to this player. */
  readonly isFirst: boolean
  /** Nothing was ever paid out by this method to this account. */
  readonly isNewDestination: boolean
  /** Somebody else may have the account. */
  readonly isDoubted: boolean
  readonly isCorrectionOpen: boolean
  readonly hasBonus: boolean
  /** The player's names, as one text; empty when nobody knows them. */
  readonly names: string
  /** Ever paid in, in the smallest unit. */
  readonly depositedMinor: bigint
  /** Taken out within a day beside this order: at which nobody has looked, and at which no two people have. */
  readonly aloneMinor: bigint
  readonly singlyMinor: bigint
}

export async function riskFacts(
  tx: Tx,
  order: Pick<Payment, 'id' | 'playerId' | 'viewName' | 'msisdn' | 'details'>,
  doubtS: number,
): Promise<RiskFacts> {
  const { id, playerId, viewName, msisdn, details } = order
  const [row] = await tx.sql<RiskFacts>`
    select
      not exists (select 1 from payment where player_id = ${playerId} and direction = 'withdraw' and state = 'paid')
        as "isFirst",
      not exists (select 1 from payment where player_id = ${playerId} and direction = 'withdraw' and state = 'paid'
        and view_name = ${viewName} and msisdn = ${msisdn} and details @> ${JSON.stringify(details)}::jsonb) as "isNewDestination",
      coalesce(p.doubt_at > house_now() - make_interval(secs => ${doubtS}), false) as "isDoubted",
      exists (select 1 from approval where subject = ${`player ${playerId}`} and kind = 'correction' and state = 'waiting') as "isCorrectionOpen",
      coalesce((select bonus > 0 from money.wallet where player_id = ${playerId}), false) as "hasBonus",
      p.first_name || ' ' || p.last_name as names,
      (select coalesce(sum(coalesce(paid_minor, minor)), 0)::bigint from payment
        where player_id = ${playerId} and direction = 'deposit' and state = 'paid') as "depositedMinor",
      coalesce(sum(o.minor) filter (where r.decision is null), 0)::bigint as "aloneMinor",
      coalesce(sum(o.minor) filter (where r.first_by is null), 0)::bigint as "singlyMinor"
    from player p
      left join payment o on o.player_id = p.id and o.direction = 'withdraw' and o.id <> ${id}
        and (is_payment_open(o.state) or o.state = 'paid') and o.created_at > (select house_now()) - interval '1 day'
      left join withdrawal_review r on r.payment_id = o.id
    where p.id = ${playerId} group by p.id`
  return row!
}

/** The order waits; nothing is due until somebody decides. One that was approved and meets a hold waits anew. */
export async function waitForPerson(
  tx: Tx,
  paymentId: bigint,
  review: { readonly reasons: readonly ReviewReason[]; readonly needsSecond: boolean },
): Promise<void> {
  await tx.sql`
    insert into withdrawal_review (payment_id, reasons, needs_second)
    values (${paymentId}, ${review.reasons}::text[], ${review.needsSecond}::boolean)
    on conflict (payment_id) do update set
      reasons = (select array_agg(distinct r) from unnest(withdrawal_review.reasons || excluded.reasons) r),
      first_by = null, first_at = null, decided_by = null, decided_at = null, decision = null, why = ''`
  await dueAgain(tx, paymentId, null)
}

/** Somebody was asked about the order, and has neither approved nor rejected it. */
export async function isUndecided(tx: Tx, paymentId: bigint): Promise<boolean> {
  const rows = await tx.sql`select 1 from withdrawal_review where payment_id = ${paymentId} and decision is null`
  return rows.length > 0
}

/** @param inS Null: nothing is due. */
export async function dueAgain(tx: Tx, paymentId: bigint, inS: number | null): Promise<void> {
  await tx.sql`update payment set due_at = house_now() + make_interval(secs => ${inS}::float8) where id = ${paymentId}`
}
