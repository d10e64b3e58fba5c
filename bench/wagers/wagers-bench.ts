/** `npm run bench -- wagers`: each dialect's signed stakes over HTTP, beside the ledger's own function with the same stakes. */
import { loadavg } from 'node:os'
import { startProgram, API, buildFirst } from '../api/programs.ts'
import { DATABASES } from '../api/servers.ts'
import type { Aim, Bench, BenchRun, Outcome } from '../bench.ts'
import { postgresUrl, prepareEmbedded, preparePostgres, type DatabaseKind, type MakeCopy } from '../money/databases.ts'
import { acceptedMinor, offers, runRound, type Bounds, type Round } from '../money/load.ts'
import { measuredOf, type Measured } from '../money/settings.ts'
import { openOurs, type Books, type Take } from '../money/side.ts'
import { spreadOf, type Spread } from '../statistics.ts'
import { aimsOfCost, measureCosts } from './cost.ts'
import { companyEnv, SIMULATOR_NAMES, SIMULATORS, openCompany, type SimulatorHandler } from './companies.ts'
import { PLAYERS, seedSeats } from './seats.ts'

const CALLERS = 32
const PACE = {
  full: { rounds: 5, roundMs: 1_500, mostEvents: 20_000 },
  quick: { rounds: 2, roundMs: 500, mostEvents: 5_000 },
} as const
const WARM_UP = {
  full: { callers: CALLERS, roundMs: 2_000, mostEvents: 1_500 },
  quick: { callers: CALLERS, roundMs: 500, mostEvents: 1_500 },
} as const satisfies Record<string, Bounds>
/** A dialect may cost some signing and parsing, but no second look at the books. */
const LEAST_OF_FASTEST = 0.4
/** Of the bare function's rate. Callers, API and database share the cores over HTTP. */
const LEAST_OF_BARE: Readonly<Record<DatabaseKind, number>> = { postgres: 0.1, embedded: 0.1 }

interface Spoken {
  readonly database: DatabaseKind
  readonly simulator: SimulatorHandler
  readonly http: Measured
  readonly bare: Measured
  readonly ratio: Spread
}

/** The API in its own process on one copy, the ledger alone in this one on another. */
async function open(run: BenchRun, make: MakeCopy) {
  const [served, bare] = [await make(), await make()]
  const env = { LOG_LEVEL: 'silent', ...companyEnv(), ...served.env }
  const api = await startProgram(run, { args: ['--enable-source-maps', API], env, readyPath: '/ready' })
  const db = await bare.open()
  const ours = await openOurs(db)
  return {
    apiUrl: api.url,
    take: ours.take,
    /** Ends both, and looks through what they left. */
    async close(accepted: Readonly<Record<'http' | 'bare', number>>): Promise<readonly Books[]> {
      await api.stop()
      const left = await served.open()
      const asBooks = (count: number) => ({ count, minor: acceptedMinor(count) })
      try {
        const http = await (await openOurs(left, Object.values(SIMULATORS))).check(asBooks(accepted.http))
        return [http, await ours.check(asBooks(accepted.bare))]
      } finally {
        await Promise.all([left.close(), db.close()])
        await Promise.all([served.remove(), bare.remove()])
      }
    },
  }
}

type Rounds = Readonly<Record<'http' | 'bare', Round[]>>
type Place = Awaited<ReturnType<typeof open>>

async function measureRounds(run: BenchRun, { apiUrl, take }: Place): Promise<ReadonlyMap<SimulatorHandler, Rounds>> {
  const { rounds, roundMs, mostEvents } = PACE[run.pace]
  const from = offers('many players', PLAYERS)
  const companies = await Promise.all(SIMULATOR_NAMES.map((simulator) => openCompany(simulator, apiUrl, CALLERS)))
  const done = new Map(
    SIMULATOR_NAMES.map((simulator): [SimulatorHandler, Rounds] => [simulator, { http: [], bare: [] }]),
  )
  for (let round = 0; round <= rounds; round++) {
    const bounds = round === 0 ? WARM_UP[run.pace] : { callers: CALLERS, roundMs, mostEvents }
    // All dialects take turns, and who is first of the two changes: what drifts hits all alike.
    for (const [at, simulator] of SIMULATOR_NAMES.entries()) {
      const sides: Readonly<Record<keyof Rounds, Take>> = {
        http: ({ key, playerId, minor }) => companies[at]!.stake(key, playerId, minor),
        bare: take,
      }
      const names = ['http', 'bare'] as const
      for (const name of round % 2 === 0 ? names : names.toReversed()) {
        done.get(simulator)![name].push(await runRound(sides[name], from, bounds))
      }
    }
  }
  for (const company of companies) company.close()
  return done
}

async function measureOn(run: BenchRun, database: DatabaseKind, make: MakeCopy) {
  const place = await open(run, make)
  const done = await measureRounds(run, place)
  const accepted = (side: keyof Rounds) =>
    [...done.values()].flatMap((rounds) => rounds[side]).reduce((sum, round) => sum + round.accepted, 0)
  const spoken = [...done].map(([simulator, rounds]): Spoken => {
    const [http, bare] = [rounds.http.slice(1), rounds.bare.slice(1)]
    const ratio = spreadOf(http.map((round, index) => round.perSecond / bare[index]!.perSecond))
    return { database, simulator, http: measuredOf(http), bare: measuredOf(bare), ratio }
  })
  for (const one of spoken) say(run, one)
  const books = await place.close({ http: accepted('http'), bare: accepted('bare') })
  return { spoken, faults: books.flatMap(({ faults }) => faults), heldUp: books.map(({ heldUp }) => heldUp) }
}

function say(run: BenchRun, { database, simulator, http, bare, ratio }: Spoken): void {
  const rate = ({ perSecond: { median, min, max }, p50Ms, p99Ms }: Measured) =>
    `${median.toFixed(0)} (${min.toFixed(0)}-${max.toFixed(0)})/s p50 ${p50Ms.toFixed(1)} p99 ${p99Ms.toFixed(1)} ms`
  run.say(
    `  ${database.padEnd(9)} ${simulator.padEnd(13)} ${rate(http)}  bare ${rate(bare)}  ${ratio.median.toFixed(2)}`,
  )
}

function aimsOf(spoken: readonly Spoken[], faults: readonly string[]): Aim[] {
  const rates = DATABASES.flatMap((database): Aim[] => {
    const all = spoken.filter((one) => one.database === database)
    if (all.length === 0) return [{ text: `${database} does not answer here`, verdict: 'skipped' }]
    const ratios = all.map(({ ratio }) => ratio.median)
    const [slowest, fastest] = [Math.min(...ratios), Math.max(...ratios)]
    const least = LEAST_OF_BARE[database]
    return [
      {
        text: `${database}: every dialect at least ${least} x the bare function: ${slowest.toFixed(2)}`,
        verdict: slowest >= least ? 'pass' : 'fail',
      },
      {
        text: `${database}: the slowest dialect at least ${LEAST_OF_FASTEST} x the fastest: ${(slowest / fastest).toFixed(2)}`,
        verdict: slowest / fastest >= LEAST_OF_FASTEST ? 'pass' : 'fail',
      },
    ]
  })
  return [...rates, { text: `every stake taken once, books whole: ${faults.length} wrong`, verdict: faults.length === 0 ? 'pass' : 'fail' }] // oxfmt-ignore
}

async function measure(run: BenchRun): Promise<Outcome> {
  await buildFirst()
  const url = await postgresUrl()
  if (url === null) run.say('PostgreSQL does not answer: the embedded database alone is measured.')
  run.say(`\nStakes of ${CALLERS} callers over HTTP, beside the same in process (load ${loadavg()[0]!.toFixed(1)})`)
  const results: Awaited<ReturnType<typeof measureOn>>[] = []
  const costs: Awaited<ReturnType<typeof measureCosts>>[] = []
  for (const database of DATABASES) {
    if (database === 'postgres' && url === null) continue
    const make =
      database === 'postgres' ? await preparePostgres(run, url!, seedSeats) : await prepareEmbedded(run, seedSeats)
    const result = await measureOn(run, database, make)
    for (const fault of result.faults.slice(0, 5)) run.say(`    ${fault}`)
    results.push(result)
    run.say(`\nWhere the processor time of a stake goes on ${database}`)
    costs.push(await measureCosts(run, database, make))
  }
  const spoken = results.flatMap((one) => one.spoken)
  const faults = [...results, ...costs].flatMap((one) => one.faults)
  const aims = [...aimsOf(spoken, faults), ...costs.flatMap((one) => one.costs).flatMap(aimsOfCost)]
  return { aims, results: { players: PLAYERS, callers: CALLERS, results, costs } }
}

export const wagersBench: Bench = {
  about:
    'each game dialect’s stakes over HTTP beside the ledger’s own function with the same stakes, on both databases',
  mostMs: { full: 10 * 60_000, quick: 6 * 60_000 },
  run: measure,
}
