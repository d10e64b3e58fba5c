/** Many players and journals by a few statements: a deposit and nine stakes each, as the ledger would have written them. */
import { createHash } from 'node:crypto'
import type { Db, Tx } from '@uwanja/money/sql'

export const JOURNALS_EACH = 10
const [PAID_MINOR, STAKE_MINOR] = [1_000_000, 10_000]
const DAYS = 30
/** Shaped as the office's own tokens are; worth nothing outside a database that the bench made. */
export const TOKEN = createHash('sha256').update('bench-office').digest('base64url')

/** @param players Ids 1 to this. The house accounts are opened by hand, because no server ran here yet. */
export async function seedOffice(db: Db, players: number): Promise<void> {
  await db.transaction(async (tx) => {
    // What is written is right by its making; checking a million rows by triggers and references takes many minutes.
    await tx.script('set local session_replication_role = replica')
    if (db.kind === 'postgres') await tx.script(`set local maintenance_work_mem = '512MB'`)
    const indexAgain = await withoutIndexes(tx)
    await people(tx, players)
    await books(tx, players)
    await payments(tx, players)
    await desk(tx, players)
    await tx.script(indexAgain)
  })
  await proven(db)
  await db.script('analyze')
}

/** Sorting ten million rows once an index is several times quicker than ten million inserts into it. Keys of tables stay. */
export async function withoutIndexes(tx: Tx): Promise<string> {
  const indexes = await tx.sql<{ name: string; again: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as again from pg_index
    where (indrelid in ('player'::regclass, 'session'::regclass, 'payment'::regclass, 'audit'::regclass, 'money.account'::regclass)
        or indrelid in (select inhrelid from pg_inherits where inhparent in ('money.journal'::regclass, 'money.posting'::regclass)))
      and not exists (select 1 from pg_constraint c where c.conindid = indexrelid)`
  await tx.script(indexes.map(({ name }) => `drop index ${name};`).join(''))
  return indexes.map(({ again }) => `${again};`).join('')
}

/** Players 1 to `players` of a month, with their accounts. */
export async function registered(tx: Tx, players: number): Promise<void> {
  await tx.sql`
    insert into player (id, number, password_hash, currency, country, first_name, last_name, created_at) overriding system value
    select i, (2348000000000 + i)::text, 'none', 'NGN', 'NG', (array['Amina', 'Juma', 'Chidi', 'Ngozi', 'Tunde'])[1 + i % 5],
      'Bench' || i, house_now() - make_interval(secs => 30 * 86400 - i * 1.0)
    from generate_series(1, ${players}::bigint) i`
  await tx.sql`
    insert into money.account (id, currency, player_id, name)
    select i * 8 + s.slot, 'NGN', i, s.name from generate_series(1, ${players}::bigint) i
      cross join (values (0, 'cash'), (1, 'bonus'), (2, 'held'), (3, 'debt')) s (slot, name)`
}

async function people(tx: Tx, players: number): Promise<void> {
  await registered(tx, players)
  await tx.sql`
    insert into money.wallet (player_id, currency, cash, version)
    select i, 'NGN', ${PAID_MINOR - (JOURNALS_EACH - 1) * STAKE_MINOR}::bigint, ${JOURNALS_EACH}::bigint
    from generate_series(1, ${players}::bigint) i`
  await tx.sql`
    insert into session (player_id, token_hash, address, agent, is_mobile, created_at, expires_at)
    select i, sha256(('bench' || i)::bytea), '127.0.0.1', 'bench', true, house_now() - interval '29 days', house_now()
    from generate_series(1, ${players}::bigint) i`
}

/** In the order of time, as journals are: the v-th of everybody, then the next of everybody. */
async function books(tx: Tx, players: number): Promise<void> {
  const all = players * JOURNALS_EACH
  await tx.sql`
    insert into money.account (id, currency, name) values (-1, 'NGN', 'bank:fasthub'), (-2, 'NGN', 'games:betsolutions')`
  await tx.sql`select setval('money.house_account_id', 2), setval('money.journal_id', ${all}::bigint)`
  await tx.sql`
    insert into money.journal (epoch, id, at, source, kind, key, input_hash, currency, player_id, version, cash_after, bonus_after,
      held_after, debt_after, round)
    select money.epoch_to_write(), n, house_now() - make_interval(secs => ${DAYS * 86_400}::float8 * (1 - n / ${all}::float8)),
      case when v = 1 then 'fasthub' else 'betsolutions' end, case when v = 1 then 'deposit.settled' else 'wager.staked' end,
      'b' || v || '-' || i, 'bench', 'NGN', i, v, ${PAID_MINOR}::bigint - (v - 1) * ${STAKE_MINOR}::bigint, 0, 0, 0,
      case when v = 1 then null else 'r' || v || '-' || i end
    from generate_series(1, ${all}::bigint) n
      cross join lateral (select (n - 1) / ${players}::bigint + 1 as v, (n - 1) % ${players}::bigint + 1 as i) t`
  await tx.sql`
    insert into money.posting (journal_id, line, currency, from_account, to_account, minor)
    select n, 1, 'NGN', case when v = 1 then -1 else i * 8 end, case when v = 1 then i * 8 else -2 end,
      case when v = 1 then ${PAID_MINOR}::bigint else ${STAKE_MINOR}::bigint end
    from generate_series(1, ${all}::bigint) n
      cross join lateral (select (n - 1) / ${players}::bigint + 1 as v, (n - 1) % ${players}::bigint + 1 as i) t`
}

/** A paid deposit each, and 150 withdrawals under way that wait for somebody. */
async function payments(tx: Tx, players: number): Promise<void> {
  await tx.sql`
    insert into payment (key, direction, view_name, company, player_id, currency, minor, msisdn, state, paid_minor,
      company_reference, created_at, updated_at)
    select 'b1-' || i, 'deposit', 'FastHubPayBillDeposit', 'fasthub', i, 'NGN', ${PAID_MINOR}::bigint,
      (2348000000000 + i)::text, 'paid', ${PAID_MINOR}::bigint, 'FH' || i, at, at
    from generate_series(1, ${players}::bigint) i
      cross join lateral (select house_now() - make_interval(secs => ${DAYS * 86_400}::float8 * (1 - i / ${players}::float8)) as at) t`
  await tx.sql`
    with open as (
      insert into payment (key, direction, view_name, company, player_id, currency, minor, msisdn, state)
      select 'w' || i, 'withdraw', 'FastHubWithdraw', 'fasthub', i, 'NGN', 5000000, (2348000000000 + i)::text, 'requested'
      from generate_series(1, least(150, ${players}::bigint)) i returning id)
    insert into withdrawal_review (payment_id, reasons, needs_second) select id, '{amount,first}', false from open`
}

/** An admin who is logged in, and a trail of a fifth as many rows as there are players. */
export async function desk(tx: Tx, players: number): Promise<void> {
  await tx.sql`
    insert into operator (name, role, password_hash, totp_sealed, enrolled_at)
    values ('bench', 'admin', 'none', '\\x00'::bytea, house_now())`
  await tx.sql`
    insert into operator_session (operator_id, token_hash, address, agent)
    select id, ${createHash('sha256').update(TOKEN).digest()}::bytea, '127.0.0.1', 'bench' from operator`
  await tx.sql`
    insert into audit (operator_id, action, subject, why, after, at)
    select o.id, (array['player.noted', 'withdrawal.approved', 'correction.made', 'method.set'])[1 + i % 4],
      'player ' || i, case when i % 1000 = 0 then 'goodwill after a call' else 'as agreed' end,
      jsonb_build_object('payment', i), house_now() - make_interval(secs => (${players}::bigint - i) * 10.0)
    from operator o cross join generate_series(1, greatest(${players}::bigint / 5, 1)) i`
}

/** The proof and the hours stand at the end, as they do where they kept up: here they would only measure themselves. */
export async function proven(db: Db): Promise<void> {
  // Each journal has one posting here, so all of them are counted by one plan, where the projection goes through an index.
  await db.sql`
    insert into money.hour_moved
    select date_trunc('hour', j.at), j.source, j.kind, case when e.account > 0 then 'players:cash' else a.name end, 'NGN',
      count(*), coalesce(sum(e.minor) filter (where e.minor > 0), 0), coalesce(-sum(e.minor) filter (where e.minor < 0), 0)
    from money.journal j join money.posting p on p.journal_id = j.id
      cross join lateral (values (p.from_account, -p.minor), (p.to_account, p.minor)) e (account, minor)
      left join money.account a on a.id = e.account and e.account < 0
    group by 1, 2, 3, 4`
  await db.sql`
    insert into money.hour_total select name, currency, sum(into_minor - out_minor) from money.hour_moved group by 1, 2`
  await db.sql`
    update money.cursor set read = (select count(*) from money.journal),
      (epoch, xid, id) = (select epoch, xid, id from money.journal order by epoch desc, xid desc, id desc limit 1)
    where name in ('proof', 'hours')`
  await db.sql`
    insert into money.proven (player_id, version, cash, bonus, held, debt)
    select player_id, version, cash, bonus, held, debt from money.wallet on conflict (player_id) do nothing`
  await db.sql`
    insert into money.checkpoint (account_id, minor)
    select a.id, (select coalesce(sum(case when p.to_account = a.id then p.minor else -p.minor end), 0)
      from money.posting p where a.id in (p.from_account, p.to_account))
    from money.account a where a.player_id is null
    on conflict (account_id) do update set minor = excluded.minor`
}
