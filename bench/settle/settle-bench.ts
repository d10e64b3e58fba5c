/**
 * `npm run bench -- settle`: the bets of one evening, from the last word of its matches to the last answer of their wallet, while
 * players go on placing bets. Book and platform are processes of their own.
 */
import { Agent } from 'node:http'
import { loadavg } from 'node:os'
import type { Slip } from '@uwanja/contract/book/slip'
import { buildFirst, cpuMsOf, type Program } from '../api/programs.ts'
import type { Aim, Bench, BenchRun, Outcome } from '../bench.ts'
import { residentMiB } from '../boot/launched.ts'
import { choicesOf, placing } from '../bets/placing.ts'
import { type BetStage, COMPANY, openStage, PLAYERS } from '../bets/stage.ts'
import { postgresUrl } from '../money/databases.ts'
import { offers } from '../money/load.ts'
import type { Take } from '../money/side.ts'
import { percentile } from '../statistics.ts'
import { takeStakes, layEvening, playEvening } from './evening.ts'

const BETS = { full: 100_000, quick: 5_000 } as const
const LEGS = 3
const LEAST_PER_SECOND = 1_000
const MOST_MIB = 200
const MOST_PLACING_MS = 250
/** Slips a second that are placed meanwhile. */
const PLACED_PER_SECOND = 10
const LOOK_MS = 250
const WARM_SLIPS = 50

const mibOf = ({ child }: Program): number => residentMiB(child.pid!)

const PARTS = ['book', 'api', 'database'] as const
type Spent = Readonly<Record<(typeof PARTS)[number], number>>

async function spentMs({ book, api, bookDb, platform }: BetStage): Promise<Spent> {
  const rows = await bookDb.sql<{ pid: number }>`
    select pid from pg_stat_activity where datname in (current_database(), ${platform})`
  return { book: book.cpuMs(), api: api.cpuMs(), database: rows.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0) }
}

/** Slips at a fixed rate, each timed from when it was due, however late it could be sent. */
function placed(take: Take): { stop(): Promise<readonly number[]> } {
  const from = offers('many players', PLAYERS)
  const all: Promise<number>[] = []
  const startMs = performance.now()
  const timer = setInterval(() => {
    for (let dueMs = 0; all.length < ((performance.now() - startMs) / 1000) * PLACED_PER_SECOND;) {
      dueMs = startMs + (all.length * 1000) / PLACED_PER_SECOND
      all.push(take(from.next().value.stake).then(() => performance.now() - dueMs))
    }
  }, 10)
  return {
    stop() {
      clearInterval(timer)
      return Promise.all(all)
    },
  }
}

/** Until nothing of the evening waits; the most that the book held meanwhile. */
async function answered({ bookDb, book }: BetStage): Promise<number> {
  for (let mostMib = 0; ;) {
    mostMib = Math.max(mostMib, mibOf(book))
    const [left] = await bookDb.sql<{ isAny: boolean }>`
      select exists (select 1 from book.to_settle) or exists (select 1 from book.event where source = 'off' and id not in
        (select event from book.result)) or exists (select 1 from book.movement where state = 'owed' and kind <> 'debit') as "isAny"`
    if (!left!.isAny) return mostMib
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

interface Measured {
  readonly bets: number
  readonly seconds: number
  readonly perSecond: number
  /** Milliseconds of processor for each bet: what a busy machine changes least. */
  readonly spent: Spent
  readonly mostMib: number
  readonly placingP50Ms: number
  readonly placingP99Ms: number
  readonly slips: number
  readonly left: number
}

async function settled(run: BenchRun, stage: BetStage, bets: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: PLACED_PER_SECOND })
  const take = placing(stage, await choicesOf(stage.book.url), agent)
  const from = offers('many players', PLAYERS)
  for (let nth = 0; nth < WARM_SLIPS; nth++) await take(from.next().value.stake)
  const platform = await stage.openPlatform()
  const [kept] = await platform.sql<{ slip: Slip }>`select slip from bet limit 1`
  run.say(`${String(bets)} bets with ${String(bets * LEGS)} legs are laid down`)
  await takeStakes(platform, COMPANY, bets, kept!.slip)
  await platform.close()
  await layEvening(stage.bookDb, bets, LEGS)
  run.say(`settled and paid (load ${loadavg()[0]!.toFixed(1)})`)
  const [restMib, before] = [mibOf(stage.book), await spentMs(stage)]
  const startMs = performance.now()
  const slips = placed(take)
  await playEvening(stage.bookDb)
  const mostMib = await answered(stage)
  const seconds = (performance.now() - startMs) / 1000
  const after = await spentMs(stage)
  const latencies = await slips.stop()
  agent.destroy()
  const [left] = await stage.bookDb.sql<{ left: number }>`
    select count(*)::int as left from book.bet b where slip ~ '^s[0-9]+$' and (outcome = 'open' or not exists (
      select 1 from book.movement m where m.bet = b.id and m.nth > 1 and m.state = 'answered'))`
  const [book, api, database] = PARTS.map((part) => (after[part] - before[part]) / bets)
  return {
    bets,
    seconds,
    perSecond: bets / seconds,
    spent: { book: book!, api: api!, database: database! },
    mostMib: mostMib - restMib,
    placingP50Ms: percentile(latencies, 50),
    placingP99Ms: percentile(latencies, 99),
    slips: latencies.length,
    left: left!.left,
  }
}

const aim = (text: string, isGood: boolean): Aim => ({ text, verdict: isGood ? 'pass' : 'fail' })

const aimsOf = ({ perSecond, mostMib, left, placingP99Ms }: Measured): Aim[] => [
  aim(
    `bets settled and answered at least ${String(LEAST_PER_SECOND)} a second: ${perSecond.toFixed(0)}`,
    perSecond >= LEAST_PER_SECOND,
  ),
  aim(`the book's memory above rest at most ${String(MOST_MIB)} MiB: ${mostMib.toFixed(0)}`, mostMib <= MOST_MIB),
  aim(
    `p99 of a bet placed meanwhile at most ${String(MOST_PLACING_MS)} ms: ${placingP99Ms.toFixed(0)}`,
    placingP99Ms <= MOST_PLACING_MS,
  ),
  aim(`bets without an answered movement: ${String(left)}`, left === 0),
]

async function measure(run: BenchRun): Promise<Outcome> {
  const serverUrl = await postgresUrl()
  if (serverUrl === null)
    return { aims: [{ text: 'settlement: PostgreSQL does not answer here', verdict: 'skipped' }], results: null }
  await buildFirst()
  const stage = await openStage(run, serverUrl)
  const measured = await settled(run, stage, BETS[run.pace])
  const { perSecond, seconds, mostMib, spent, slips, placingP50Ms, placingP99Ms } = measured
  run.say(`  ${perSecond.toFixed(0)} bets a second, ${seconds.toFixed(1)} s, ${mostMib.toFixed(0)} MiB above rest`)
  run.say(
    `  of a processor for a thousand bets: ${PARTS.map((part) => `${part} ${spent[part].toFixed(2)} s`).join(', ')}`,
  )
  run.say(`  ${String(slips)} slips meanwhile: p50 ${placingP50Ms.toFixed(0)}, p99 ${placingP99Ms.toFixed(0)} ms`)
  return { aims: aimsOf(measured), results: measured }
}

export const settleBench: Bench = {
  about: 'the bets of one evening, from the last result to the last answer of their wallet, while players place bets',
  mostMs: { full: 900_000, quick: 240_000 },
  run: measure,
}
