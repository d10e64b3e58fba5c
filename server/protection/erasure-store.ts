/** SQL of erasure: requests, what stands in the way, the action, and numbers that rest. */
import type { Sql, Tx } from '@uwanja/money/sql'

export interface Request {
  readonly id: bigint
  readonly playerId: bigint
  readonly dueAt: Date
  /** Seconds by the house's clock until it is due, and since it was. */
  readonly dueInS: number
  readonly blockedBy: readonly string[]
}

export async function waitingRequest(db: Sql, playerId: bigint): Promise<Request | null> {
  return (await requests(db, 'player_id', playerId))[0] ?? null
}

export async function lockRequest(tx: Tx, id: bigint): Promise<Request | null> {
  await tx.sql`select 1 from erasure_request where id = ${id} for update`
  return (await requests(tx, 'id', id))[0] ?? null
}

async function requests(db: Sql, by: 'id' | 'player_id', value: bigint): Promise<Request[]> {
  const text = `
    select id, player_id as "playerId", due_at as "dueAt", extract(epoch from due_at - house_now())::float8 as "dueInS",
      blocked_by as "blockedBy"
    from erasure_request where ${by} = $1 and state = 'waiting'`
  return (await db.query(text, [value])) as unknown as Request[]
}

/** @returns null when one waits already. */
export async function insertRequest(tx: Tx, playerId: bigint, days: number): Promise<bigint | null> {
  const [row] = await tx.sql<{ id: bigint }>`
    insert into erasure_request (player_id, due_at) values (${playerId}, house_now() + make_interval(days => ${days}::int))
    on conflict do nothing returning id`
  return row?.id ?? null
}

export async function endRequest(tx: Tx, id: bigint, state: 'kept' | 'done'): Promise<void> {
  await tx.sql`update erasure_request set state = ${state}, ended_at = house_now() where id = ${id}`
}

export async function noteBlocked(tx: Tx, id: bigint, blockedBy: readonly string[]): Promise<void> {
  await tx.sql`update erasure_request set blocked_by = ${blockedBy}::text[] where id = ${id}`
}

/** A round whose stake still stands, in part at least, and that no win has closed; older ones are nobody's any more. */
const OPEN_ROUND_DAYS = 30

/** What still binds an account to its player; under the wallet's lock it stays as it is read. */
export async function obstaclesOf(db: Sql, playerId: bigint): Promise<string[]> {
  const [row] = await db.sql<
    Record<'balance' | 'payment' | 'round' | 'exclusion' | 'hold' | 'parked' | 'dormant', boolean>
  >`
    select w.cash + w.bonus + w.held + w.debt <> 0 as balance,
      exists (select 1 from payment p where p.player_id = w.player_id and is_payment_open(p.state)) as payment,
      exists (select 1 from money.journal s where s.player_id = w.player_id and s.kind = 'wager.staked'
        and s.at > house_now() - make_interval(days => ${OPEN_ROUND_DAYS}::int)
        and not exists (select 1 from money.round_journals(s.source, s.round, s.player_id) c where c.kind = 'wager.won')
        and money.rollback_named(s.source, s.key) is null
        and not money.is_void(s)
        -- Who lost at a jackpot has no win of 0: its own rows say below what is open.
        and s.source <> 'jackpot')
        -- A ticket binds until its round has ended, however long that takes.
        or exists (select 1 from jackpot_ticket t join jackpot r on r.id = t.jackpot_id
          where t.player_id = w.player_id and r.state not in ('settled', 'cancelled'))
        -- A bet that waits for its result binds however long it waits, also one that took the place of another without a stake.
        or exists (select 1 from bet b where b.player_id = w.player_id
          and (b.outcome = 'open' or b.successor is not null and coalesce(b.successor_outcome, 'open') = 'open')
          and exists (select 1 from money.keyed(b.company, 'wager.staked', b.key) j
            where j.details ->> 'slip' = b.content)) as round,
      coalesce(w.excluded_until > house_now(), false) as exclusion,
      exists (select 1 from player_hold h where h.player_id = w.player_id and h.lifted_at is null) as hold,
      exists (select 1 from payment p where p.player_id = w.player_id and p.send_back = 'owed') as parked,
      exists (select 1 from dormant_account d where d.player_id = w.player_id and d.state = 'handed-over') as dormant
    from money.wallet w where w.player_id = ${playerId}`
  return Object.entries(row ?? {}).flatMap(([name, isThere]) => (isThere ? [name] : []))
}

/** Afterwards nothing leads from the account to a person but what is sealed. */
export async function erase(
  tx: Tx,
  playerId: bigint,
  kept: {
    readonly sealed: Uint8Array
    readonly keepYears: number
    readonly mark: Uint8Array
    readonly restDays: number
  },
): Promise<void> {
  await tx.sql`
    insert into erased_player (player_id, sealed, keep_until)
    values (${playerId}, ${kept.sealed}, (house_now() + make_interval(years => ${kept.keepYears}::int))::date)`
  await quarantinePhone(tx, playerId, kept)
  await tx.sql`select erase_player(${playerId})`
}

/** For so many days, and while a promise of its player runs: who leaves a number behind does not leave the promise. */
export async function quarantinePhone(
  tx: Tx,
  playerId: bigint,
  { mark, restDays }: { readonly mark: Uint8Array; readonly restDays: number },
): Promise<void> {
  await tx.sql`
    insert into number_rest (mark, until, is_excluded)
    select ${mark}, greatest(house_now() + make_interval(days => ${restDays}::int), w.time_out_until, w.excluded_until),
      w.excluded_until is not null
    from money.wallet w where w.player_id = ${playerId} and (${restDays}::int > 0 or w.blocked_until > house_now())
    on conflict (mark) do update set until = greatest(number_rest.until, excluded.until),
      is_excluded = excluded.is_excluded or number_rest.is_excluded and number_rest.until > house_now()`
}

/** Null: nothing is known of this number, or its rest is over. */
export async function restOf(db: Sql, mark: Uint8Array): Promise<{ until: Date; isExcluded: boolean } | null> {
  const [row] = await db.sql<{ until: Date; isExcluded: boolean }>`
    select until, is_excluded as "isExcluded" from number_rest where mark = ${mark} and until > house_now()`
  return row ?? null
}

/** What the law's years kept goes when they are over; so do rests that ended. */
export async function purgeErased(db: Sql): Promise<void> {
  await db.sql`update erased_player set sealed = null where keep_until < house_now()::date and sealed is not null`
  await db.sql`delete from number_rest where until < house_now()`
}

/** The numbers of all documents that were checked, still sealed. */
export async function sealedDocuments(db: Sql, playerId: bigint): Promise<Uint8Array[]> {
  const rows = await db.sql<{ sealed: Uint8Array }>`
    select document_sealed as sealed from player_identity where player_id = ${playerId} order by checked_at`
  return rows.map(({ sealed }) => sealed)
}
