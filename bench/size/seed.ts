/** Books of many journals in many ranges by a few statements: rows, keys and balances as the ledger would have written them. */
import type { Db, Tx } from '@uwanja/money/sql'
import { desk, proven, registered, withoutIndexes } from '../office/seed.ts'

/** Each player's: a deposit and then stakes. */
export const JOURNALS_EACH = 100
const [PAID_MINOR, STAKE_MINOR] = [10_000_000, 10_000]
/** So far apart are two journals of one player. */
const APART_S = 86_400
/** The trail's rows are a fifth of it, in every size. */
const DEEDS = 10_000
export const SOURCE = 'betsolutions'

export interface Size {
  readonly journals: number
  readonly ranges: number
  /** With those who never did anything, after the others. */
  readonly players: number
}

export const playersOf = ({ journals }: Pick<Size, 'journals'>): number => journals / JOURNALS_EACH

export async function seedBooks(db: Db, size: Size): Promise<void> {
  await db.sql`select money.make_ranges(${size.ranges}::int)`
  await db.transaction(async (tx) => {
    // What is written is right by its making, and the replay says so afterwards; triggers and references would take hours.
    await tx.script(
      `set local session_replication_role = replica; set local maintenance_work_mem = '512MB'; set local work_mem = '256MB'`,
    )
    const indexAgain = await withoutIndexes(tx)
    await tx.script('alter table money.key drop constraint key_pkey; drop index money.key_of_round')
    await people(tx, playersOf(size), size.players)
    await desk(tx, DEEDS)
    await journals(tx, size)
    await tx.script(`${indexAgain}; alter table money.key add primary key (digest, code)`)
    await tx.script('create index key_of_round on money.key (round, player) where round is not null')
  })
  await proven(db)
  // Or PostgreSQL's own would come within the minute, to each range that is large enough, and let every kept plan be made anew.
  await db.script('vacuum analyze')
}

async function people(tx: Tx, active: number, players: number): Promise<void> {
  await registered(tx, players)
  await tx.sql`
    insert into money.wallet (player_id, currency, cash, version)
    select i, 'NGN', case when i <= ${active}::bigint then ${PAID_MINOR - (JOURNALS_EACH - 1) * STAKE_MINOR}::bigint else 0 end,
      case when i <= ${active}::bigint then ${JOURNALS_EACH}::bigint else 0 end
    from generate_series(1, ${players}::bigint) i`
}

/**
 * In the order of time, as journals are: the v-th of everybody, then the next of everybody, the last of all now. Number n lies in the range
 * that its place in time says, so a player's history goes through all of them.
 */
async function journals(tx: Tx, { journals: all, ranges }: Size): Promise<void> {
  const players = all / JOURNALS_EACH
  await tx.sql`
    insert into money.account (id, currency, name) values (-1, 'NGN', 'bank:fasthub'), (-2, 'NGN', ${`games:${SOURCE}`})`
  await tx.sql`
    create temp table made on commit drop as
    select ((n - 1) * ${ranges}::bigint / ${all}::bigint) * money.range_size() + n as id, n, (n - 1) / ${players}::bigint + 1 as v,
      (n - 1) % ${players}::bigint + 1 as i,
      house_now() - make_interval(secs => ${APART_S * JOURNALS_EACH}::float8 * (1 - n / ${all}::float8)) as at
    from generate_series(1, ${all}::bigint) n`
  await tx.sql`select setval('money.house_account_id', 2), setval('money.journal_id', (select max(id) from made))`
  await tx.sql`
    update money.range r set began_at = case r.number when 0 then '-infinity' else m.at end
    from (select id / money.range_size() as number, min(at) as at from made group by 1) m where m.number = r.number`
  await tx.sql`
    insert into money.journal (epoch, id, at, source, kind, key, input_hash, currency, player_id, version, cash_after, bonus_after,
      held_after, debt_after, round)
    select money.epoch_to_write(), id, at, case when v = 1 then 'fasthub' else ${SOURCE} end,
      case when v = 1 then 'deposit.settled' else 'wager.staked' end, 'b' || v || '-' || i, 'bench', 'NGN', i, v,
      ${PAID_MINOR}::bigint - (v - 1) * ${STAKE_MINOR}::bigint, 0, 0, 0, case when v = 1 then null else 'r' || v || '-' || i end
    from made order by id`
  await tx.sql`
    insert into money.posting (journal_id, line, currency, from_account, to_account, minor)
    select id, 1, 'NGN', case when v = 1 then -1 else i * 8 end, case when v = 1 then i * 8 else -2 end,
      case when v = 1 then ${PAID_MINOR}::bigint else ${STAKE_MINOR}::bigint end
    from made order by id`
  await tx.sql`
    insert into money.key (journal, player, digest, round, code)
    select j.id, j.player_id, money.key_digest(j.source, j.kind, j.key), money.digest(j.source || E'\n' || j.round), money.code_of(j.kind)
    from money.journal j`
}
