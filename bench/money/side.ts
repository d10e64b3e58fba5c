/** The two sides that are measured: the same stakes through the ledger's first door, and through the bare function. */
import { readFileSync } from 'node:fs'
import { openMoney, type Money } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { tokenOf } from './api-process.ts'

export const SIDES = ['ours', 'bare'] as const
export type SideName = (typeof SIDES)[number]

/** One stake to be made. */
export interface Stake {
  readonly key: string
  readonly playerId: bigint
  readonly minor: bigint
}

/** Takes a stake. Anything but an acceptance or a refusal for lack of money is thrown. */
export type Take = (stake: Stake) => Promise<'ok' | 'funds'>

export interface Books {
  /** What is wrong; empty when they are whole. */
  readonly faults: readonly string[]
  /** Whose transaction kept the incremental proof from its end; the full replay has been through all the same. */
  readonly heldUp: string | null
}

export interface Side {
  readonly take: Take
  /** Looks through the whole books, from the first row on, after these acceptances. */
  check(accepted: { readonly count: number; readonly minor: bigint }): Promise<Books>
}

/** Every player begins with this much cash. */
export const START_MINOR = 100_000_000n
const HOUSE = 1n
/** The game company of all stakes, in process and over HTTP. */
const SOURCE = 'betsolutions'
/** Any database of the same server can hold the proof up; longer than this is not waited. */
const MOST_PROOF_MS = 20_000

export const openBenchMoney = (db: Db, sources: readonly string[] = [SOURCE]): Promise<Money> =>
  openMoney(db, {
    zone: 'Africa/Lagos',
    currencies: ['NGN'],
    house: ['bank:bench', ...sources.map((source) => `games:${source}` as const)],
    onFault: (error) => console.error(error),
    onMoved: () => {},
  })

/** Makes both books for players 1 to `players`, each with the same money, and proves them so far. */
export async function seed(db: Db, players: number): Promise<void> {
  await db.script(readFileSync(new URL('./peer.sql', import.meta.url), 'utf8'))
  await db.sql`insert into bare.house (id) values (${HOUSE})`
  await db.sql`insert into bare.player (id, cash) select i, ${START_MINOR} from generate_series(1, ${players}::bigint) i`
  const money = await openBenchMoney(db)
  await db.sql`select money.open_wallet(i, 'NGN') from generate_series(1, ${players}::bigint) i`
  // A settled deposit each, as the ledger would write it, but as a set: one by one it takes the embedded database minutes.
  await db.sql`
    with deposit as (
      insert into money.journal (epoch, id, at, source, kind, key, input_hash, currency, player_id, version, cash_after,
          bonus_after, held_after, debt_after)
        select money.epoch_to_write(), nextval('money.journal_id'), house_now(), 'bench', 'deposit.settled', 'start-' || i, 'start', 'NGN', i, 1,
          ${START_MINOR}::bigint, 0, 0, 0
        from generate_series(1, ${players}::bigint) i returning id, player_id)
    insert into money.posting (journal_id, line, currency, from_account, to_account, minor)
      select d.id, 1, 'NGN', h.id, d.player_id * 8, ${START_MINOR}::bigint
      from deposit d, money.account h where h.name = 'bank:bench'`
  await db.sql`update money.wallet set cash = ${START_MINOR}::bigint, version = 1`
  await seedLogins(db, players)
  await proveAll(db, money)
  await db.script('analyze')
}

/** For stakes over HTTP: each player is logged in and has a game open, whose token the bench knows. */
async function seedLogins(db: Db, players: number): Promise<void> {
  await db.sql`
    insert into player (id, number, password_hash, currency, country) overriding system value
      select i, (2348000000000 + i)::text, 'none', 'NGN', 'NG' from generate_series(1, ${players}::bigint) i`
  await db.sql`
    insert into session (player_id, token_hash, address, agent, is_mobile, expires_at)
      select id, sha256(convert_to('bench-session-' || id, 'UTF8')), '127.0.0.1', 'bench', true, house_now() + interval '2 days'
      from player`
  await db.sql`
    insert into game_session (player_id, session_id, company, product_id, game_id, public_hash, public_expires_at, private_hash, expires_at)
      select p.id, s.id, ${SOURCE}, '3', '7001', sha256(convert_to('bench-launch-' || p.id, 'UTF8')), house_now(),
        sha256(convert_to(${tokenOf('')} || p.id, 'UTF8')), house_now() + interval '12 hours'
      from player p join session s on s.player_id = p.id`
}

/** The proof to its end, and what kept it from there: it may pass no journal that is younger than an open transaction. */
async function proveAll(db: Db, money: Money): Promise<{ findings: number; heldUp: string | null }> {
  let findings = 0
  for (const untilMs = performance.now() + MOST_PROOF_MS; performance.now() < untilMs;) {
    const slice = await money.read.proof(db, 1_000)
    findings += slice.findings
    if (slice.journals > 0) continue
    const [left] = await db.sql`
      select 1 from money.journal j, money.cursor c where c.name = 'proof' and (j.epoch, j.xid, j.id) > (c.epoch, c.xid, c.id) limit 1`
    if (!left) return { findings, heldUp: null }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const [holder] = await db.sql<{ who: string }>`
    select datname || ', process ' || pid || ', ' || state || ' since ' || (clock_timestamp() - xact_start) as who
    from pg_stat_activity where backend_xid is not null and pid <> pg_backend_pid() order by age(backend_xid) desc limit 1`
  return { findings, heldUp: holder?.who ?? 'a transaction that has ended by now' }
}

/** @param sources The companies that stake; in process it is the first. */
export async function openOurs(db: Db, sources: readonly string[] = [SOURCE]): Promise<Side> {
  const money = await openBenchMoney(db, sources)
  return {
    async take({ key, playerId, minor }) {
      const amount = { currency: 'NGN', minor } as const
      const details = { game: '7001' }
      const answer = await money.wager({ kind: 'staked', source: SOURCE, key, playerId, round: key, amount, details })
      if (answer.status === 'ok' || answer.status === 'funds') return answer.status
      throw new Error(`a stake was answered with ${answer.status}`)
    },
    async check(accepted) {
      const { findings, heldUp } = await proveAll(db, money)
      const accounts = await Promise.all(sources.map((source) => money.read.house(db, `games:${source}`, 'NGN')))
      const house = accounts.reduce((sum, minor) => sum + minor, 0n)
      const [journals] = await db.sql<{ count: number }>`
        select count(*)::int as count from money.journal where kind = 'wager.staked'`
      const faults = [
        ...(findings === 0 ? [] : [`the proof has ${findings} findings`]),
        ...(await money.read.replay(db)).map((finding) => `${finding.what} ${JSON.stringify(finding.details)}`),
        ...(house === accepted.minor ? [] : [`the house has ${house}, accepted were ${accepted.minor}`]),
        ...(journals?.count === accepted.count
          ? []
          : [`${journals?.count} journals for ${accepted.count} acceptances`]),
      ]
      return { faults, heldUp }
    },
  }
}

export function openBare(db: Db): Side {
  return {
    async take({ key, playerId, minor }) {
      const [row] = await db.sql<{ status: string }>`
        select status, cash, bonus from bare.stake(${key}, ${playerId}, ${HOUSE}, ${minor})`
      if (row?.status === 'ok' || row?.status === 'funds') return row.status
      throw new Error(`a stake was answered with ${row?.status}`)
    },
    async check(accepted) {
      const [sums] = await db.sql<Record<'house' | 'entries' | 'requests' | 'total' | 'wrong', bigint>>`
        select (select balance from bare.house where id = ${HOUSE}) as house,
          (select coalesce(sum(minor), 0)::bigint from bare.entry where account_id = ${-HOUSE}) as entries,
          (select count(*) from bare.request) as requests,
          (select coalesce(sum(minor), 0)::bigint from bare.entry) as total,
          (select count(*) from bare.player p where p.cash + p.bonus <> ${START_MINOR} +
            (select coalesce(sum(e.minor), 0) from bare.entry e where e.account_id = p.id)) as wrong`
      const { house, entries, requests, total, wrong } = sums!
      const faults = [
        ...(house === accepted.minor && entries === house ? [] : [`the house has ${house}, its entries ${entries}`]),
        ...(requests === BigInt(accepted.count) ? [] : [`${requests} requests for ${accepted.count} acceptances`]),
        ...(total === 0n ? [] : [`the entries add up to ${total}`]),
        ...(wrong === 0n ? [] : [`${wrong} players' balances are not the sum of their entries`]),
      ]
      return { faults, heldUp: null }
    },
  }
}
