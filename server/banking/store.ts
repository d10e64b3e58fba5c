/** Payments' rows and their timeline. */
import type { Amount, Currency } from '@uwanja/contract/wire/amounts'
import type { WireStep } from '@uwanja/contract/site/wire-step'
import type { PaymentState } from '@uwanja/contract/site/payment-states'
import type { Sql, Tx } from '@uwanja/money/sql'

export interface Payment {
  readonly id: bigint
  readonly key: string
  readonly direction: 'deposit' | 'withdraw'
  readonly viewName: string
  readonly company: string
  readonly playerId: bigint
  readonly currency: Currency
  readonly minor: bigint
  /** Withheld of it: of an order from its beginning, of a deposit once it is credited. */
  readonly taxMinor: bigint
  readonly msisdn: string
  readonly state: PaymentState
  readonly reason: string | null
  readonly details: Readonly<Record<string, string>>
  /** What its player has to do next, as the plug said it. */
  readonly nextStep: WireStep | null
  readonly tries: number
  /** Seconds by the house's clock until the next step; null when nothing is left to do, zero or less when it is due. */
  readonly dueInS: number | null
  /** Since the order was last handed over, and since it was begun, in seconds of the house's clock. */
  readonly silentS: number
  readonly ageS: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

async function rows(
  db: Sql,
  by: 'id' | 'key' | 'open withdrawal of',
  value: string | bigint,
  lock: 'lock' | 'look',
): Promise<Payment[]> {
  const text = `
    select id, key, direction, view_name as "viewName", company, player_id as "playerId", currency, minor,
      tax_minor as "taxMinor", msisdn, state, reason, details, next_step as "nextStep", tries, extract(epoch from due_at - house_now())::float8 as "dueInS",
      extract(epoch from house_now() - updated_at)::float8 as "silentS", extract(epoch from house_now() - created_at)::float8 as "ageS",
      created_at as "createdAt", updated_at as "updatedAt"
    from payment where ${by === 'open withdrawal of' ? `direction = 'withdraw' and is_payment_open(state) and player_id = $1` : `${by} = $1`}
    ${lock === 'lock' ? 'for update' : ''}`
  return (await db.query(text, [value])) as unknown as Payment[]
}

export const lockPayment = async (tx: Tx, id: bigint) => (await rows(tx, 'id', id, 'lock'))[0] ?? null
export const lockPaymentByKey = async (tx: Tx, key: string) => (await rows(tx, 'key', key, 'lock'))[0] ?? null
export const paymentById = async (db: Sql, id: bigint) => (await rows(db, 'id', id, 'look'))[0] ?? null
export const paymentByKey = async (db: Sql, key: string) => (await rows(db, 'key', key, 'look'))[0] ?? null
export const lockOpenWithdrawal = async (tx: Tx, playerId: bigint) =>
  (await rows(tx, 'open withdrawal of', playerId, 'lock'))[0] ?? null

/** The open withdrawals of many players in one statement: what the menus ask every seven seconds. */
export async function openWithdrawals(
  db: Sql,
  playerIds: readonly bigint[],
): Promise<Map<bigint, Pick<Payment, 'id' | 'minor' | 'state' | 'ageS' | 'dueInS'>>> {
  const rows = await db.sql<Pick<Payment, 'id' | 'minor' | 'state' | 'ageS' | 'dueInS' | 'playerId'>>`
    select id, player_id as "playerId", minor, state, extract(epoch from house_now() - created_at)::float8 as "ageS",
      extract(epoch from due_at - house_now())::float8 as "dueInS"
    from payment where direction = 'withdraw' and is_payment_open(state)
      and player_id = any (${playerIds.map(String)}::text[]::bigint[])`
  return new Map(rows.map((row) => [row.playerId, row]))
}

/** Every id in a request belongs to the caller or does not exist for them. */
export async function paymentOf(db: Sql, playerId: bigint, id: bigint): Promise<Payment | null> {
  const [payment] = await rows(db, 'id', id, 'look')
  return payment?.playerId === playerId ? payment : null
}

export interface NewPayment {
  readonly key: string
  readonly direction: Payment['direction']
  readonly viewName: string
  readonly company: string
  readonly playerId: bigint
  readonly amount: Amount
  readonly taxMinor?: bigint
  /** Of a deposit: the phone that pays. */
  readonly msisdn: string
  readonly details?: Readonly<Record<string, string>>
  /** Null: nothing is left to be asked about. */
  readonly dueInS: number | null
  /** The client's own name for what it asked for. */
  readonly onceKey?: string | null
}

/** @returns null when the player has an open withdrawal already (the index says so, also to two at once). */
export async function insertPayment(tx: Tx, p: NewPayment): Promise<bigint | null> {
  const [row] = await tx.sql<{ id: bigint }>`
    insert into payment (key, direction, view_name, company, player_id, currency, minor, tax_minor, msisdn, details, state,
      once_key, due_at)
    values (${p.key}, ${p.direction}, ${p.viewName}, ${p.company}, ${p.playerId}, ${p.amount.currency}, ${p.amount.minor},
      ${p.taxMinor ?? 0n}, ${p.msisdn}, ${JSON.stringify(p.details ?? {})}::jsonb, 'requested',
      ${p.onceKey ?? null}, house_now() + make_interval(secs => ${p.dueInS}::float8))
    on conflict (player_id) where direction = 'withdraw' and is_payment_open(state) do nothing
    returning id`
  if (!row) return null
  await tx.sql`insert into payment_event (payment_id, state) values (${row.id}, 'requested')`
  return row.id
}

/** Open deposits of a player at one method: a bound on prompts that one can send to a phone. */
export async function countOpenDeposits(tx: Tx, playerId: bigint, sinceS: number): Promise<number> {
  const [row] = await tx.sql<{ open: bigint }>`
    select count(*) as open from payment
    where player_id = ${playerId} and direction = 'deposit' and is_payment_open(state)
      and created_at > house_now() - make_interval(secs => ${sinceS})`
  return Number(row!.open)
}

/**
 * What a player's deposits come to that were started since a moment and did not fail: those under way count, because they
 * may be paid any time. What had to pass the gate again when it was paid counts from then (`counted_at`): orders that were
 * given up on many days would else be paid on one.
 */
export async function depositedSince(
  db: Sql,
  playerId: bigint,
  since: { readonly day: Date; readonly week: Date; readonly month: Date },
): Promise<{ readonly day: bigint; readonly week: bigint; readonly month: bigint }> {
  const [row] = await db.sql<{ day: bigint; week: bigint; month: bigint }>`
    select coalesce(sum(d.minor) filter (where d.at >= ${since.day}::timestamptz), 0)::bigint as day,
      coalesce(sum(d.minor) filter (where d.at >= ${since.week}::timestamptz), 0)::bigint as week,
      coalesce(sum(d.minor) filter (where d.at >= ${since.month}::timestamptz), 0)::bigint as month
    from (select coalesce(counted_at, created_at) as at, coalesce(paid_minor, minor) as minor from payment
      where player_id = ${playerId} and direction = 'deposit' and state <> 'failed'
        and (created_at >= least(${since.week}::timestamptz, ${since.month}::timestamptz)
          or counted_at >= least(${since.week}::timestamptz, ${since.month}::timestamptz))) d`
  return row!
}

/** What changes with a step of a payment's life. */
export interface Step {
  readonly state: PaymentState
  readonly reason?: string
  readonly companyReference?: string
  readonly paidMinor?: bigint
  readonly taxMinor?: bigint
  /** Of a deposit that is credited. A withdrawal's balance is that of its hold (`noteHeld`), whatever becomes of it. */
  readonly balanceAfter?: bigint
  /** The money came, may not stay, and is owed to whoever sent it. */
  readonly sendBack?: 'owed'
  /** A deposit that counts towards the player's limits from now on, and not from its start. */
  readonly countsFrom?: 'now'
  /** Null: nothing is left to do. */
  readonly dueInS: number | null
}

export async function takeStep(tx: Tx, payment: Payment, step: Step): Promise<void> {
  await tx.sql`
    update payment set state = ${step.state}, reason = ${step.reason ?? null}, updated_at = house_now(),
      company_reference = coalesce(${step.companyReference ?? null}, company_reference),
      paid_minor = coalesce(${step.paidMinor ?? null}::bigint, paid_minor),
      tax_minor = coalesce(${step.taxMinor ?? null}::bigint, tax_minor),
      balance_after = coalesce(${step.balanceAfter ?? null}::bigint, balance_after),
      send_back = coalesce(${step.sendBack ?? null}::text, send_back),
      counted_at = case when ${step.countsFrom === 'now'} then house_now() else counted_at end,
      next_step = case when ${step.state} = 'sent' then next_step end,
      due_at = house_now() + make_interval(secs => ${step.dueInS}::float8)
    where id = ${payment.id}`
  await tx.sql`insert into payment_event (payment_id, state, note) values (${payment.id}, ${step.state}, ${step.reason ?? ''})`
}

/** What a plug asked to keep, and what the player has to do: told before the page hears of it, so that a reload shows it again. */
export async function noteStep(
  tx: Sql,
  id: bigint,
  keep: Readonly<Record<string, string>>,
  nextStep: WireStep | null,
): Promise<void> {
  await tx.sql`
    update payment set details = details || ${JSON.stringify(keep)}::jsonb,
      next_step = case when state = 'sent' then ${nextStep === null ? null : JSON.stringify(nextStep)}::jsonb end
    where id = ${id}`
}

/** Of an event: it was `sent` already, and was handed over once more. Nothing changed for its player. */
const AGAIN = 'again'

/** A payment's timeline as its player reads it, oldest first. */
export async function eventsOf(db: Sql, id: bigint): Promise<{ at: Date; state: PaymentState }[]> {
  return db.sql`
    select at, state from payment_event where payment_id = ${id} and not (state = 'sent' and note = ${AGAIN})
    order by id limit 100`
}

/** One of the player's own payments by our key or the company's reference: what a receipt says. */
export async function paymentNamed(db: Sql, playerId: bigint, reference: string): Promise<bigint | null> {
  const [row] = await db.sql<{ id: bigint }>`
    select id from payment where player_id = ${playerId} and (key = ${reference} or company_reference = ${reference})
    order by id desc limit 1`
  return row?.id ?? null
}

/** Does another payment of this direction stand under the company's reference? */
export async function isReferenceUsed(tx: Tx, payment: Payment, reference: string): Promise<boolean> {
  const rows = await tx.sql`
    select 1 from payment where company = ${payment.company} and direction = ${payment.direction}
      and company_reference = ${reference} and id <> ${payment.id}`
  return rows.length > 0
}

/** Whoever asks for the same name waits until this transaction ends. */
export async function oneAtATime(tx: Tx, name: string): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`
}

/** Money for nobody we knew, by its company's reference. */
export async function lockUnmatched(tx: Tx, company: string, reference: string): Promise<Amount | null> {
  const [row] = await tx.sql<Amount>`
    select currency, minor from stray_payment where company = ${company} and company_reference = ${reference} for update`
  return row ?? null
}

/** @returns false when this money was written down before. */
export async function insertUnmatched(
  tx: Tx,
  unmatched: {
    readonly company: string
    readonly viewName: string
    readonly companyReference: string
    readonly accountReference: string
    readonly msisdn: string
    readonly amount: Amount
    readonly reason: string
  },
): Promise<boolean> {
  const rows = await tx.sql`
    insert into stray_payment (company, view_name, company_reference, account_reference, msisdn, currency, minor, reason)
    values (${unmatched.company}, ${unmatched.viewName}, ${unmatched.companyReference}, ${unmatched.accountReference}, ${unmatched.msisdn},
      ${unmatched.amount.currency}, ${unmatched.amount.minor}, ${unmatched.reason})
    on conflict (company, company_reference) do nothing returning id`
  return rows.length > 0
}

/** Asked again later; the payment itself has not moved. */
export async function postpone(tx: Tx, payment: Payment, dueInS: number): Promise<void> {
  await tx.sql`update payment set tries = tries + 1, due_at = house_now() + make_interval(secs => ${dueInS}::float8) where id = ${payment.id}`
}

/** The newest state of each payment of a player that moved after this event, oldest first; where there is none, nothing. */
export async function movedSince(
  db: Sql,
  playerId: bigint,
  eventId: bigint,
): Promise<{ eventId: bigint; id: bigint; direction: Payment['direction']; state: PaymentState }[]> {
  return db.sql`
    select max(e.id) as "eventId", p.id, p.direction, p.state from payment p join payment_event e on e.payment_id = p.id
    where p.player_id = ${playerId} and e.id > ${eventId} group by p.id order by 1 limit 100`
}

export async function lastEventOf(db: Sql, playerId: bigint): Promise<bigint> {
  const [row] = await db.sql<{ id: bigint | null }>`
    select max(e.id) as id from payment p join payment_event e on e.payment_id = p.id where p.player_id = ${playerId}`
  return row?.id ?? 0n
}

/** The player's balance after the money was held, which is this moment: what the history tells of the order for ever. */
export async function noteHeld(tx: Tx, id: bigint, balanceAfter: bigint): Promise<void> {
  await tx.sql`update payment set balance_after = ${balanceAfter} where id = ${id}`
}

/** What is due by the house's clock: found at the start and after the clock was shifted; otherwise jobs ring. */
export async function duePayments(db: Sql): Promise<bigint[]> {
  return (
    await db.sql<{ id: bigint }>`select id from payment where due_at <= house_now() order by due_at limit 1000`
  ).map((row) => row.id)
}

/** How often an order was handed over, as its timeline has it. */
export async function handedOver(tx: Tx, id: bigint): Promise<number> {
  const [row] = await tx.sql<{ times: number }>`
    select count(*)::int as times from payment_event where payment_id = ${id} and state = 'sent'`
  return row!.times
}

/** Handed over once more: its silence counts from now. */
export async function noteHandedOver(tx: Tx, id: bigint): Promise<void> {
  await tx.sql`update payment set updated_at = house_now() where id = ${id}`
  await tx.sql`insert into payment_event (payment_id, state, note) values (${id}, 'sent', ${AGAIN})`
}

/** Which line a payment belongs into; null when nothing of it is due. */
export async function lineOf(db: Sql, id: bigint): Promise<{ readonly line: string; readonly tries: number } | null> {
  const [row] = await db.sql<{ line: string; tries: number }>`
    select company || ' ' || direction as line, tries from payment where id = ${id} and due_at is not null`
  return row ?? null
}
