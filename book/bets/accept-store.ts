/**
 * SQL by which bets are decided, accepted, refused and undone. Each changes a bet only from the state in which it was read: of two
 * processes one does it.
 */
import type { Reason, PlayerLimits } from '@uwanja/contract/book/bets'
import type { Db, Sql, Tx } from '@uwanja/database/sql'
import { heldGates } from '../gates/store.ts'
import { exposureOf } from '../risk/exposure.ts'
import { moveExposure } from '../risk/store.ts'
import type { NewLeg } from './admit-store.ts'
import { oweDebits } from './admit-store.ts'
import type { Replacing } from './replacing.ts'
import { holdOld } from './round-store.ts'
import type { Bet, BetState } from './store.ts'
import { readBets } from './store.ts'
import type { BetTerms } from './terms.ts'

export interface Refusal {
  readonly id: string
  readonly reason: Reason
  readonly told: PlayerLimits | null
}

/** Those that a state change got hold of, with what they put at risk given back. */
async function released(tx: Tx, bets: readonly Bet[], taken: readonly { id: string }[]): Promise<void> {
  const ids = new Set(taken.map(({ id }) => id))
  await moveExposure(tx, bets.filter(({ id }) => ids.has(id)).flatMap(exposureOf), [])
}

/** Out of one of these states for good; nothing of them moved. */
export async function refuse(tx: Tx, refusals: readonly Refusal[], from: readonly BetState[]): Promise<string[]> {
  if (refusals.length === 0) return []
  const rows = JSON.stringify([...refusals].sort((one, other) => (one.id < other.id ? -1 : 1)))
  const taken = await tx.sql<{ id: string }>`
    update book.bet b set state = 'refused', reason = r.reason, answer = nullif(r.told, 'null'), due_at = null,
      wallet_token = null, open_minor = 0
    from jsonb_to_recordset(${rows}::jsonb) as r (id text, reason text, told jsonb)
    where b.id = r.id and b.state = any(${from}::text[]) returning b.id`
  await released(
    tx,
    await readBets(
      tx,
      taken.map(({ id }) => id),
    ),
    taken,
  )
  return taken.map(({ id }) => id)
}

export interface Decision {
  readonly bet: Bet
  /** ISO 8601, by the house's clock. */
  readonly decidedAt: string
  readonly price: number | null
  readonly terms: BetTerms
  readonly most: string
  readonly legs: readonly NewLeg[]
}

/** From waiting to debiting, at the prices of this moment. False: another process had it. */
export async function decide(tx: Tx, { bet, decidedAt, price, terms, most, legs }: Decision): Promise<boolean> {
  const taken = await tx.sql`
    update book.bet set state = 'debiting', decided_at = ${decidedAt}::timestamptz, due_at = null,
      price = ${price}::int, terms = ${JSON.stringify(terms)}::jsonb, most_minor = ${most}::bigint
    where id = ${bet.id} and state = 'waiting' returning 1`
  if (taken.length === 0) return false
  await tx.sql`
    update book.leg l set odds = r.odds, futures = r.futures, inputs = nullif(r.inputs, 'null')
    from jsonb_to_recordset(${JSON.stringify(legs.map((leg, at) => ({ ...leg, at })))}::jsonb)
      as r (at smallint, odds int, futures jsonb, inputs jsonb)
    where l.bet = ${bet.id} and l.at = r.at`
  const picks = legs.flatMap((leg, at) => leg.picks.map((pick, nth) => ({ ...pick, leg: at, nth })))
  await tx.sql`
    update book.pick p set odds = r.odds, epoch = r.epoch, starts_at = r."startsAt", is_live = r."isLive"
    from jsonb_to_recordset(${JSON.stringify(picks)}::jsonb)
      as r (leg smallint, nth smallint, odds int, epoch bigint, "startsAt" timestamptz, "isLive" boolean)
    where p.bet = ${bet.id} and p.leg = r.leg and p.at = r.nth`
  const struck = { ...bet, price, legs: legs.map((leg) => ({ ...leg, result: null })) }
  await moveExposure(tx, exposureOf(bet), exposureOf(struck))
  await oweDebits(tx, JSON.stringify([{ bet: bet.id }]))
  return true
}

/** What a wallet said of a debit, or that it said nothing in time. */
export interface Debited {
  readonly id: string
  readonly heard: 'ok' | 'late' | 'silent'
  readonly reference: string | null
  /** What it leans on, and what the bet does whose place it takes. */
  readonly events: readonly { readonly event: string; readonly epoch: number }[]
  /** The bet whose place it takes. */
  readonly old: string | null
}

export type Stood = 'accepted' | 'changed' | 'silent' | 'gone'

/** Accepts with the gates held shared: before every material change, or after it and then not at all. */
export async function accept(
  db: Db,
  debits: readonly Debited[],
  { nowMs, replacing }: { readonly nowMs: number; readonly replacing: Replacing },
): Promise<Stood[]> {
  const plain = debits.filter(({ heard, old }) => heard === 'ok' && old === null)
  const kept = new Set(await keep(db, plain, nowMs))
  // If these fail, all are asked again one by one: what stands already is found standing, and read.
  const others = debits.filter(({ id }) => !kept.has(id))
  if (others.length === 0) return debits.map(() => 'accepted')
  const stood = await db.transaction((tx) => acceptOthers(tx, others, { nowMs, replacing }))
  const byId = new Map(others.map(({ id }, at) => [id, stood[at]!]))
  return debits.map(({ id }) => byId.get(id) ?? 'accepted')
}

/** Those that take a bet's place, and those that count for nothing. */
async function acceptOthers(
  tx: Tx,
  debits: readonly Debited[],
  { nowMs, replacing }: { readonly nowMs: number; readonly replacing: Replacing },
): Promise<Stood[]> {
  const gates = await heldGates(tx, [...new Set(debits.flatMap(({ events }) => events.map(({ event }) => event)))])
  const stood = debits.map(({ heard, events }): Stood => {
    if (heard !== 'ok') return heard === 'late' ? 'changed' : 'silent'
    return events.every(({ event, epoch }) => gates.get(event) === epoch) ? 'accepted' : 'changed'
  })
  const { lost, exposure } = await takePlaces(tx, debits, stood, replacing)
  for (const at of lost) stood[at] = 'changed'
  const taken = new Set(
    await keep(
      tx,
      debits.filter((_, at) => stood[at] === 'accepted'),
      nowMs,
    ),
  )
  const undone = await endUndone(
    tx,
    debits.flatMap(({ id }, at) => {
      const why = UNDONE[stood[at]!]
      return why ? [{ id, reason: why }] : []
    }),
  )
  await moveExposure(tx, [...exposure, ...undone.flatMap(exposureOf)], [])
  for (const { id } of undone) taken.add(id)
  return stood.map((one, at) => (taken.has(debits[at]!.id) ? one : 'gone'))
}

/** Ends the bets before, of those that nobody has undone meanwhile. */
async function takePlaces(tx: Tx, debits: readonly Debited[], stood: readonly Stood[], replacing: Replacing) {
  const edits = debits.flatMap(({ old, id }, at) => (old === null ? [] : [{ old, id, at }]))
  if (edits.length === 0) return { lost: [], exposure: [] }
  const held = await tx.sql<{ id: string }>`
    select id from book.bet where id = any(${edits.map(({ id }) => id)}::text[]) and state = 'debiting'
    order by id for update`
  await holdOld(
    tx,
    edits.map(({ old }) => old),
  )
  const ids = new Set(held.map(({ id }) => id))
  const asked = edits.filter(({ id, at }) => ids.has(id) && stood[at] === 'accepted')
  const { done, exposure } = await replacing.replace(
    tx,
    await readBets(
      tx,
      asked.map(({ id }) => id),
    ),
  )
  return { lost: asked.flatMap(({ id, at }) => (done.has(id) ? [] : [at])), exposure }
}

const UNDONE: Readonly<Record<Stood, Reason | null>> = {
  accepted: null,
  changed: 'STATE_CHANGED',
  silent: 'WALLET_SILENT',
  gone: null,
}

/**
 * One statement. All gates are held before a bet is looked at: whoever raises one holds it first, and comes to bets then.
 * @returns those that stand.
 */
async function keep(db: Sql, debits: readonly Debited[], nowMs: number): Promise<string[]> {
  if (debits.length === 0) return []
  const rows = JSON.stringify(debits.map(({ id, reference, events }) => ({ id, reference, events })))
  const taken = await db.sql<{ id: string }>`
    /* kept */ with asked as materialized (
      select * from jsonb_to_recordset(${rows}::jsonb) as r (id text, reference text, events jsonb)
    ), leant as materialized (
      select asked.id, e.event, e.epoch
      from asked cross join lateral jsonb_to_recordset(asked.events) as e (event bigint, epoch bigint)
    ), gate as materialized (
      select event, epoch from book.gate where event in (select event from leant) order by event for share
    ), held as materialized (
      select jsonb_object_agg(event, epoch) as epochs from gate
    ), kept as (
      update book.bet b set state = 'accepted', accepted_at = to_timestamp(${nowMs}::float8 / 1000), wallet_token = null
      from asked cross join held
      where b.id = asked.id and b.state = 'debiting' and not exists (
        select from leant where leant.id = asked.id
          and (held.epochs->>leant.event::text)::bigint is distinct from leant.epoch)
      returning b.id, asked.reference
    ), told as (
      update book.movement m set state = 'answered', code = 'OK', reference = kept.reference, answered_at = house_now()
      from kept where m.bet = kept.id and m.kind = 'debit' returning 1
    )
    select id from kept`
  return taken.map(({ id }) => id)
}

interface Undone {
  readonly id: string
  readonly reason: Reason
}

/** What a wallet was asked for is owed back; what asked for nothing is refused at once. What they put at risk is the caller's. */
async function endUndone(tx: Tx, undone: readonly Undone[]): Promise<Bet[]> {
  if (undone.length === 0) return []
  const rows = JSON.stringify([...undone].sort((one, other) => (one.id < other.id ? -1 : 1)))
  const taken = await tx.sql<{ id: string }>`
    with gone as (
      update book.bet b set state = case when b.debit_minor > 0 then 'undoing' else 'refused' end, reason = r.reason,
        wallet_token = null, open_minor = 0
      from jsonb_to_recordset(${rows}::jsonb) as r (id text, reason text)
      where b.id = r.id and b.state = 'debiting' returning b.id, b.round, b.debit_minor
    ), owed as (
      insert into book.movement (key, round, nth, bet, kind, of, minor)
      select gone.round || ':' || next.nth, gone.round, next.nth, gone.id, 'rollback', debit.key, gone.debit_minor
      from gone join book.movement debit on debit.bet = gone.id and debit.kind = 'debit'
      cross join lateral (
        select (max(m.nth) + 1)::smallint as nth from book.movement m where m.round = gone.round
      ) next returning 1
    )
    select id from gone`
  return readBets(
    tx,
    taken.map(({ id }) => id),
  )
}

/** Nothing that was asked counts: what the wallet may hold of it is owed back, and said until it is answered. */
export async function undo(tx: Tx, undone: readonly Undone[]): Promise<void> {
  const edits = await readBets(
    tx,
    undone.map(({ id }) => id),
  )
  await holdOld(
    tx,
    edits.flatMap(({ edit }) => edit?.old ?? []),
  )
  await moveExposure(tx, (await endUndone(tx, undone)).flatMap(exposureOf), [])
}

/** The wallet took nothing, and says why. */
export async function refusedByWallet(
  tx: Tx,
  { id, reason, code }: { id: string; reason: Reason; code: string },
): Promise<void> {
  const [taken] = await refuse(tx, [{ id, reason, told: null }], ['debiting'])
  if (taken === undefined) return
  await tx.sql`
    update book.movement m set state = 'answered', code = ${code}, answered_at = house_now()
    where m.bet = ${id} and m.kind = 'debit'`
}
