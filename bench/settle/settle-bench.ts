/**
 * `npm run bench -- settle`: the bets of one evening, from the last result to the last answer of their wallet. The book's side alone: the
 * wallet takes every batch as text and answers it at once.
 */
import { loadavg } from 'node:os'
import { SCHEMAS } from '@uwanja/book/schemas'
import { openOutbox } from '@uwanja/book/settlement/outbox'
import type { Hearing } from '@uwanja/book/settlement/outbox'
import { openRunner } from '@uwanja/book/settlement/runner'
import { migrate, readMigrations } from '@uwanja/database/migrate'
import { openPostgres } from '@uwanja/database/postgres'
import type { Db } from '@uwanja/database/sql'
import { randomBytes } from 'node:crypto'
import type { Aim, Bench, BenchRun, Outcome } from '../bench.ts'
import { postgresUrl } from '../money/databases.ts'
import { layEvening, playEvening } from './evening.ts'

const BETS = { full: 100_000, quick: 5_000 } as const
const LEGS = 3
const LEAST_PER_SECOND = 1_000
const MOST_MIB = 200
const MIB = 2 ** 20

async function ownDatabase(run: BenchRun, serverUrl: string): Promise<Db> {
  const root = openPostgres(serverUrl, 1)
  const name = `uwanja_bench_${randomBytes(4).toString('hex')}`
  await root.script(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const db = openPostgres(url.href, 12)
  run.atExit(async () => {
    await db.close()
    await root.script(`drop database if exists ${name} with (force)`)
    await root.close()
  })
  await migrate(db, readMigrations(SCHEMAS))
  return db
}

/** Every batch goes through text, as it would on a line. */
function answering(): { wallet: Hearing; heard(): number } {
  let heard = 0
  const wallet: Hearing = {
    async say(movements) {
      const text = JSON.stringify(movements, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value))
      const said = JSON.parse(text) as { key: string }[]
      heard += said.length
      return said.map(({ key }) => ({ heard: 'ok' as const, reference: `r-${key}` }))
    },
  }
  return { wallet, heard: () => heard }
}

interface Measured {
  readonly bets: number
  readonly seconds: number
  readonly perSecond: number
  readonly mostMib: number
  readonly left: number
}

async function settled(db: Db, bets: number): Promise<Measured> {
  const { wallet, heard } = answering()
  const common = { db, isMine: () => true, onFault: (error: unknown) => console.error(String(error)) }
  const outbox = openOutbox({ ...common, wallet: () => wallet })
  const runner = openRunner({ ...common, now: Date.now, onOwed: () => outbox.look() })
  const restMib = process.memoryUsage().rss / MIB
  let mostMib = restMib
  const watch = setInterval(() => (mostMib = Math.max(mostMib, process.memoryUsage().rss / MIB)), 100)
  const startMs = performance.now()
  runner.look()
  await runner.settled()
  while (heard() < bets) {
    outbox.look()
    await outbox.settled()
    const [owed] = await db.sql<{ owed: number }>`select count(*)::int as owed from book.movement where state = 'owed'`
    if (owed!.owed === 0) break
  }
  const seconds = (performance.now() - startMs) / 1000
  clearInterval(watch)
  const [left] = await db.sql<{ left: number }>`
    select count(*)::int as left from book.bet b where outcome = 'open' or not exists (
      select 1 from book.movement m where m.bet = b.id and m.nth > 1 and m.state = 'answered')`
  return { bets, seconds, perSecond: bets / seconds, mostMib: mostMib - restMib, left: left!.left }
}

const aim = (text: string, isGood: boolean): Aim => ({ text, verdict: isGood ? 'pass' : 'fail' })

async function measure(run: BenchRun): Promise<Outcome> {
  const serverUrl = await postgresUrl()
  if (serverUrl === null)
    return { aims: [{ text: 'settlement: PostgreSQL does not answer here', verdict: 'skipped' }], results: null }
  const db = await ownDatabase(run, serverUrl)
  const bets = BETS[run.pace]
  run.say(`${String(bets)} bets with ${String(bets * LEGS)} legs are laid down`)
  await layEvening(db, bets, LEGS)
  await playEvening(db)
  run.say(`settled and paid (load ${loadavg()[0]!.toFixed(1)})`)
  const measured = await settled(db, bets)
  const { perSecond, mostMib, left, seconds } = measured
  run.say(`  ${perSecond.toFixed(0)} bets a second, ${seconds.toFixed(1)} s, ${mostMib.toFixed(0)} MiB above rest`)
  return {
    aims: [
      aim(
        `bets settled and answered at least ${String(LEAST_PER_SECOND)} a second: ${perSecond.toFixed(0)}`,
        perSecond >= LEAST_PER_SECOND,
      ),
      aim(`memory above rest at most ${String(MOST_MIB)} MiB: ${mostMib.toFixed(0)}`, mostMib <= MOST_MIB),
      aim(`bets without an answered movement: ${String(left)}`, left === 0),
    ],
    results: measured,
  }
}

export const settleBench: Bench = {
  about: 'the bets of one evening, from the last result to the last answer of their wallet',
  mostMs: { full: 900_000, quick: 240_000 },
  run: measure,
}
