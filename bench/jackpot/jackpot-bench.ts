/**
 * `npm run bench -- jackpot`: tickets sold beside bare stakes (sales.ts), then a round of thirteen from its closing to the last prize: the root over every ticket, the dry run, the
 * settlement that two people agree on, and the payouts. Tickets that win nothing have no stake here, because none of it reads one.
 */
import { randomBytes } from 'node:crypto'
import { loadavg } from 'node:os'
import { migrate, readMigrations } from '@uwanja/database/migrate'
import { openPostgres } from '@uwanja/database/postgres'
import type { Db } from '@uwanja/database/sql'
import { openMoney, type Money } from '@uwanja/money'
import { SCHEMAS } from '@uwanja/server/db/schemas'
import { closeDue } from '@uwanja/server/jackpot/closing'
import { dryRun, payDue, settleRound } from '@uwanja/server/jackpot/settle'
import { roundById } from '@uwanja/server/jackpot/store'
import type { Aim, Bench, BenchRun, Outcome } from '../bench.ts'
import { postgresUrl } from '../money/databases.ts'
import { layRound, MATCHES } from './round.ts'
import { aimOfSales, measureSales } from './sales.ts'

const TICKETS = { full: 1_000_000, quick: 100_000 } as const
const PLAYERS = 1_000
const PRICE_MINOR = 10_000n
const MOST_S = 60
const MOST_MIB = 600
const MIB = 2 ** 20

async function ownDatabase(run: BenchRun, serverUrl: string): Promise<Db> {
  const root = openPostgres(serverUrl, 1)
  const name = `uwanja_bench_${randomBytes(4).toString('hex')}`
  await root.script(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const db = openPostgres(url.href, 8)
  run.atExit(async () => {
    await db.close()
    await root.script(`drop database if exists ${name} with (force)`)
    await root.close()
  })
  await migrate(db, readMigrations(SCHEMAS))
  return db
}

async function layPlayers(db: Db, money: Money): Promise<void> {
  const rows = await db.sql<{ id: bigint }>`
    insert into player (number, password_hash, currency, country)
    select (2348030000000 + n)::text, 'none', 'NGN', 'NG' from generate_series(1, ${PLAYERS}::int) n returning id`
  await db.transaction(async (tx) => {
    for (const { id } of rows) {
      await money.walletOpened(tx, id, 'NGN')
      const amount = { currency: 'NGN', minor: 1_000_000_00n } as const
      await money.correction.made(tx, { key: `bench-${id}`, playerId: id, amount, direction: 'give', reason: 'bench' })
    }
  })
}

/** Choices by chance, of one in three for each match. */
async function layTickets(db: Db, jackpotId: bigint, tickets: number): Promise<void> {
  await db.sql`
    insert into jackpot_ticket (jackpot_id, player_id, at, choices, salt)
    select ${jackpotId}, 1 + n % ${PLAYERS}::int, date_trunc('milliseconds', house_now()), (
        select string_agg(m.id || '=' || (1 + floor(random() * 3))::int, ',' order by m.number)
        from jackpot_match m where m.jackpot_id = ${jackpotId} and n > 0), md5(n::text)
    from generate_series(1, ${tickets}::int) n`
}

const play = (db: Db, jackpotId: bigint) => db.sql`
  update jackpot_match set state = 'played', score1 = 1, score2 = 0 where jackpot_id = ${jackpotId}`

/** The stakes of those who win: a prize is a win of its ticket's round. */
async function stakeWinners(db: Db, money: Money, ids: readonly bigint[]): Promise<void> {
  const rows = await db.sql<{ id: bigint; playerId: bigint }>`
    select id, player_id as "playerId" from jackpot_ticket where id = any (${ids.map(String)}::text[]::bigint[])`
  await Promise.all(
    rows.map(({ id, playerId }) => {
      const ticket = `ticket-${id}`
      const amount = { currency: 'NGN', minor: PRICE_MINOR } as const
      return money.wager({ kind: 'staked', source: 'jackpot', key: ticket, round: ticket, playerId, amount })
    }),
  )
}

const aim = (text: string, isGood: boolean): Aim => ({ text, verdict: isGood ? 'pass' : 'fail' })

async function settled(run: BenchRun, db: Db, money: Money, id: bigint) {
  const onFault = (error: unknown) => {
    throw error
  }
  const restMib = process.memoryUsage().rss / MIB
  let mostMib = restMib
  const watch = setInterval(() => (mostMib = Math.max(mostMib, process.memoryUsage().rss / MIB)), 50)
  const seconds: Record<string, number> = {}
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const startMs = performance.now()
    const done = await work()
    seconds[name] = (performance.now() - startMs) / 1_000
    run.say(`  ${name}: ${seconds[name].toFixed(1)} s`)
    return done
  }
  await timed('closed', () => closeDue({ db, money, onFault }))
  await play(db, id)
  const worked = await timed('dry run', async () => dryRun(db, (await roundById(db, id))!))
  await stakeWinners(
    db,
    money,
    worked.prizes.map(({ ticketId }) => ticketId),
  )
  await timed('settled', () => db.transaction((tx) => settleRound({ money }, tx, id, () => true)))
  const told = { notify: async () => undefined, push: null, waiting: () => undefined }
  await timed('paid', () => payDue({ db, money, onFault, ...told }))
  clearInterval(watch)
  const state = (await roundById(db, id))!.state
  return { seconds, mostMib: mostMib - restMib, prizes: worked.prizes.length, state }
}

async function measure(run: BenchRun): Promise<Outcome> {
  const serverUrl = await postgresUrl()
  if (serverUrl === null)
    return { aims: [{ text: 'jackpot: PostgreSQL does not answer here', verdict: 'skipped' }], results: null }
  const db = await ownDatabase(run, serverUrl)
  const money = await openMoney(db, {
    zone: 'Africa/Lagos',
    currencies: ['NGN'],
    house: ['games:jackpot', 'pools', 'guarantees', 'corrections'],
    onFault: (error) => console.error(error),
    onMoved: () => {},
  })
  const sold = await measureSales(run, serverUrl)
  const tickets = TICKETS[run.pace]
  run.say(`${String(tickets)} tickets of ${String(MATCHES)} are laid down`)
  await layPlayers(db, money)
  const id = await layRound(db, { priceMinor: PRICE_MINOR, closes: 'a second ago' })
  await layTickets(db, id, tickets)
  run.say(`settled and paid (load ${loadavg()[0]!.toFixed(1)})`)
  const measured = await settled(run, db, money, id)
  const { seconds, mostMib, prizes, state } = measured
  const toSettle = seconds['dry run']! + seconds['settled']! + seconds['paid']!
  return {
    aims: [
      ...aimOfSales(sold).map(({ text, isGood }) => aim(text, isGood)),
      aim(`${String(tickets)} tickets settled within ${String(MOST_S)} s: ${toSettle.toFixed(1)}`, toSettle <= MOST_S),
      aim(
        `closed within ${String(MOST_S)} s, before the first kick-off: ${seconds['closed']!.toFixed(1)}`,
        seconds['closed']! <= MOST_S,
      ),
      aim(`memory above rest at most ${String(MOST_MIB)} MiB: ${mostMib.toFixed(0)}`, mostMib <= MOST_MIB),
      aim(`${String(prizes)} prizes, all of them paid: ${state}`, prizes > 0 && state === 'settled'),
    ],
    results: { sold, ...measured },
  }
}

export const jackpotBench: Bench = {
  about:
    'tickets sold over HTTP beside bare stakes, and a jackpot of a million tickets from its closing to the last prize',
  mostMs: { full: 900_000, quick: 240_000 },
  run: measure,
}
