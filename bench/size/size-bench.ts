/** `npm run bench -- size`: what a wager, pages and a slice of the verifier cost in books of ten thousand to ten million journals, each beside the smallest. */
import type { Db } from '@uwanja/money/sql'
import type { Aim, Bench, BenchRun, Outcome } from '../bench.ts'
import { postgresUrl, seededOn } from '../money/databases.ts'
import { percentile } from '../statistics.ts'
import { backendsCpu, ownCpuMs, usedMs } from '../wagers/processors.ts'
import { ACTS, openActs, wrongIn, type Act, type Acts } from './acts.ts'
import { playersOf, seedBooks } from './seed.ts'

const RANGES = 24
const SIZES = { quick: [10_000, 100_000], full: [10_000, 100_000, 1_000_000, 10_000_000] } as const
/** With those who never played: pages of players are asked among all of them. The largest book has most. */
const PLAYERS = { least: 10_000, quick: 50_000, full: 1_000_000 } as const
const ROUNDS = { quick: 3, full: 7 } as const
const MOST = { book: 1.2, players: 2 } as const

interface Side {
  readonly journals: number
  readonly players: number
  readonly watch: Db
  readonly acts: Acts
}

interface Figure {
  readonly act: string
  readonly journals: number
  readonly players: number
  readonly cpuUs: number
  readonly wallUs: number
  readonly ratio: number
}

/** What of the server's own settings decides how dear a page is that was not touched lately. */
const SERVER = ['full_page_writes', 'max_wal_size', 'shared_buffers', 'wal_compression']

async function serverSettings(db: Db): Promise<string> {
  const rows = await db.sql<{ name: string; value: string }>`
    select name, current_setting(name) as value from unnest(${SERVER}::text[]) as name order by name`
  return rows.map(({ name, value }) => `${name} ${value}`).join(', ')
}

async function made(run: BenchRun, url: string): Promise<Side[]> {
  const sizes = SIZES[run.pace]
  const sides: Side[] = []
  for (const journals of sizes) {
    const begins = performance.now()
    const own = playersOf({ journals })
    const players = Math.max(own, journals === sizes.at(-1) ? PLAYERS[run.pace] : PLAYERS.least)
    const copy = await seededOn(run, 'postgres', url, (db) => seedBooks(db, { journals, ranges: RANGES, players }))
    const watch = await copy.open()
    const acts = await openActs(copy, { active: own, players })
    run.atExit(async () => void (await Promise.all([acts.close(), watch.close()])))
    sides.push({ journals, players, watch, acts })
    run.say(`${journals} journals in ${RANGES} ranges, ${players} players: made in ${((performance.now() - begins) / 1000).toFixed(0)} s`) // oxfmt-ignore
  }
  return sides
}

/** Processor time of this process and of PostgreSQL's on that database, and what a clock says, for one of them. */
async function spent({ watch, acts }: Side, act: Act, round: number): Promise<{ cpu: number; wall: number }> {
  const { times } = act
  await act.before?.(acts, round * times)
  const before = await backendsCpu(watch, 'clients')
  const [own, begins] = [ownCpuMs(), performance.now()]
  const units = await act.run(acts, round * times, times)
  const wall = performance.now() - begins
  const cpu = usedMs(before, await backendsCpu(watch, 'clients')) + ownCpuMs() - own
  return { cpu: (cpu * 1_000) / units, wall: (wall * 1_000) / units }
}

/** Rounds of all sizes take turns, so that what else the machine does is felt by each; the first does not count. */
async function measured(sides: readonly Side[], act: Act, rounds: number): Promise<Figure[]> {
  const took = sides.map(() => ({ cpu: [] as number[], wall: [] as number[] }))
  for (let round = 0; round <= rounds; round++) {
    for (const [at, side] of sides.entries()) {
      const { cpu, wall } = await spent(side, act, round)
      // Nothing could be done where somebody's transaction held the readers up.
      if (round === 0 || !Number.isFinite(cpu)) continue
      took[at]!.cpu.push(cpu)
      took[at]!.wall.push(wall)
    }
  }
  const least = percentile(took[0]!.cpu, 50)
  return sides.map(({ journals, players }, at) => {
    const [cpuUs, wallUs] = [percentile(took[at]!.cpu, 50), percentile(took[at]!.wall, 50)]
    return { act: act.name, journals, players, cpuUs, wallUs, ratio: cpuUs / least }
  })
}

function aimOf(act: Act, figures: readonly Figure[]): Aim {
  const most = MOST[act.grows]
  const worst = figures.reduce((one, other) => (other.ratio > one.ratio ? other : one))
  const among = act.grows === 'book' ? `${worst.journals} journals` : `${worst.players} players`
  const text = `${act.name}: at most ${most} x that of the smallest: ${worst.ratio.toFixed(2)} x with ${among}`
  return { text, verdict: Number.isNaN(worst.ratio) ? 'skipped' : worst.ratio <= most ? 'pass' : 'fail' }
}

async function measure(run: BenchRun): Promise<Outcome> {
  const url = await postgresUrl()
  if (url === null) return { aims: [{ text: 'PostgreSQL does not answer', verdict: 'skipped' }], results: [] }
  const sides = await made(run, url)
  const server = await serverSettings(sides[0]!.watch)
  run.say(`PostgreSQL: ${server}`)
  const aims: Aim[] = []
  const results: Figure[] = []
  for (const act of ACTS) {
    const figures = await measured(sides, act, ROUNDS[run.pace])
    run.say(act.name)
    for (const { journals, cpuUs, wallUs, ratio } of figures)
      run.say(`  ${String(journals).padStart(9)} journals ${cpuUs.toFixed(0).padStart(9)} us of processor ${wallUs.toFixed(0).padStart(9)} us by the clock   ${ratio.toFixed(2)} x`) // oxfmt-ignore
    results.push(...figures)
    aims.push(aimOf(act, figures))
  }
  for (const { journals, acts } of sides) {
    const wrong = await wrongIn(acts, journals === SIZES.quick[0])
    aims.push({
      text: `${journals} journals: the books are whole ${wrong}`.trim(),
      verdict: wrong === '' ? 'pass' : 'fail',
    })
  }
  return { aims, results: { server, figures: results } }
}

export const sizeBench: Bench = {
  about:
    'a wager, pages and the verifier in books of 10,000 to 10,000,000 journals in 24 ranges, each beside the smallest',
  mostMs: { full: 60 * 60_000, quick: 5 * 60_000 },
  run: measure,
}
