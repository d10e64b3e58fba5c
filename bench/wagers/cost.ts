/** Where the processor time of a stake over HTTP goes: caller, API, PostgreSQL, beside the same stake in process. */
import { loadavg } from 'node:os'
import { startProgram, API, type Program } from '../api/programs.ts'
import type { Aim, BenchRun } from '../bench.ts'
import type { Copy, DatabaseKind, MakeCopy } from '../money/databases.ts'
import { acceptedMinor, offers, runRound } from '../money/load.ts'
import { openOurs, type Side } from '../money/side.ts'
import type { Db } from '@uwanja/money/sql'
import { spreadOf } from '../statistics.ts'
import { companyEnv, openCompany, SIMULATORS, type Company } from './companies.ts'
import { backendsCpu, ownCpuMs, usedMs } from './processors.ts'
import { openRaw } from './raw-caller.ts'
import { caughtUp } from './readers.ts'
import { PLAYERS } from './seats.ts'

const PACE = {
  full: { rounds: 5, stakes: 6_000 },
  quick: { rounds: 3, stakes: 2_000 },
} as const
const WARM_UP = 3_000
/** By one caller in so many of them: a round must end. */
const STAKES_OF_ONE = 300
const SIMULATOR = 'BetSolutions'
/** With readers that keep up, of the stake in process (STACK); by callers. */
const MOST_OF_IN_PROCESS: Readonly<Record<number, number>> = { 8: 3.0, 32: 2.6 }
const MOST_P99_MS: Readonly<Record<number, number>> = { 8: 15, 32: 30 }
const LEAST_RATE: Readonly<Record<DatabaseKind, Readonly<Record<number, number>>>> = {
  postgres: { 32: 0.5 },
  embedded: { 1: 0.4 },
}
const MOST_OF_CALLER = 0.2

/** Microseconds of processor time a stake, in one round. */
interface Round {
  readonly callerUs: number
  readonly apiUs: number
  readonly databaseUs: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

export interface Cost {
  readonly database: DatabaseKind
  readonly callers: number
  readonly http: Medians
  readonly inProcess: Medians
  /** Medians of the ratios of neighbouring rounds: API and database by in process, and the rates. */
  readonly cost: number
  readonly rate: number
  /** Were all readers of the journals at their end after each round? */
  readonly isCaughtUp: boolean
  readonly load: number
}
type Medians = Readonly<Record<keyof Round, number>>

const mediansOf = (rounds: readonly Round[]): Medians => {
  const of = (name: keyof Round) => spreadOf(rounds.map((round) => round[name])).median
  return {
    callerUs: of('callerUs'),
    apiUs: of('apiUs'),
    databaseUs: of('databaseUs'),
    perSecond: of('perSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
  }
}

/** Milliseconds of processor time a second of the clock while nobody stakes: what looks every few seconds looks whether there is something or not. */
interface Rest {
  readonly api: number
  readonly database: number
}
const NO_REST: Rest = { api: 0, database: 0 }
const REST_MS = 6_000

interface Stand {
  readonly api: Program
  readonly company: Company
  /** Looks on at the database of the API; null: only the API may open it. */
  readonly watching: Db | null
  readonly bareDb: Db
  /** The same for the copy in process: whoever asks is not counted, so it is somebody else. */
  readonly bareWatching: Db
  readonly ours: Side
  rest: Rest
  served: number
  direct: number
}

async function overHttp(stand: Stand, callers: number, stakes: number): Promise<{ round: Round; isCaughtUp: boolean }> {
  const { api, company, watching } = stand
  const from = offers('many players', PLAYERS)
  const requests = Array.from({ length: stakes }, (_one, nth) => {
    const { stake } = from.next().value
    return company.request(`c-${stand.served + nth}`, stake.playerId, stake.minor)
  })
  stand.served += stakes
  const raw = await openRaw(Number(new URL(api.url).port), callers, (body) => company.isYes(body))
  const using = await usingOf(stand)
  const done = await raw.round(requests)
  const callerMs = ownCpuMs() - using.ownMs
  const isCaughtUp = await caughtUp(watching)
  const { apiMs, databaseMs } = await using.sofar()
  raw.close()
  const perStake = (ms: number) => (ms * 1_000) / done.stakes
  const used = { callerUs: perStake(callerMs), apiUs: perStake(apiMs), databaseUs: perStake(databaseMs) }
  return { round: { ...done, ...used }, isCaughtUp }
}

/** What API and database use from now on, beside what they use at rest: a short round waits as long for its readers as a long one. */
async function usingOf({ api, watching, rest }: Stand) {
  const backends = async () => (watching ? backendsCpu(watching) : new Map<number, number>())
  const before = { backends: await backends(), apiMs: api.cpuMs(), ownMs: ownCpuMs(), ms: performance.now() }
  return {
    ownMs: before.ownMs,
    async sofar() {
      const seconds = (performance.now() - before.ms) / 1_000
      const databaseMs = usedMs(before.backends, await backends())
      return {
        apiMs: api.cpuMs() - before.apiMs - seconds * rest.api,
        databaseMs: databaseMs - seconds * rest.database,
      }
    },
  }
}

async function restOf(stand: Stand): Promise<Rest> {
  const using = await usingOf({ ...stand, rest: NO_REST })
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  const { apiMs, databaseMs } = await using.sofar()
  return { api: (apiMs * 1_000) / REST_MS, database: (databaseMs * 1_000) / REST_MS }
}

async function inProcess(stand: Stand, callers: number, stakes: number, from: ReturnType<typeof offers>) {
  const before = { backends: await backendsCpu(stand.bareWatching), own: ownCpuMs() }
  const bounds = { callers, roundMs: 60_000, mostEvents: stakes }
  const { perSecond, latenciesMs, accepted } = await runRound(stand.ours.take, from, bounds)
  stand.direct += accepted
  const apiUs = ((ownCpuMs() - before.own) * 1_000) / accepted
  const databaseUs = (usedMs(before.backends, await backendsCpu(stand.bareWatching)) * 1_000) / accepted
  const sorted = latenciesMs.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!
  return { callerUs: 0, apiUs, databaseUs, perSecond, p50Ms: at(0.5), p99Ms: at(0.99) }
}

async function measureAt(run: BenchRun, stand: Stand, callers: number, database: DatabaseKind): Promise<Cost> {
  const { rounds, stakes } = PACE[run.pace]
  const count = callers === 1 ? STAKES_OF_ONE : stakes
  const from = offersOf(`d-${callers}-`)
  const http: Round[] = []
  const direct: Round[] = []
  let isAllRead = true
  for (let nth = 0; nth <= rounds; nth++) {
    const size = nth === 0 && callers > 1 ? WARM_UP : count
    const sides = [
      async () => {
        const { round, isCaughtUp } = await overHttp(stand, callers, size)
        http.push(round)
        isAllRead &&= isCaughtUp
      },
      async () => void direct.push(await inProcess(stand, callers, size, from)),
    ]
    for (const side of nth % 2 === 0 ? sides : sides.toReversed()) await side()
    // A round on the embedded database waits for no readers, so there is no rest in it.
    if (nth === 0 && stand.watching) stand.rest = await restOf(stand)
  }
  const [counted, bare] = [http.slice(1), direct.slice(1)]
  const both = ({ apiUs, databaseUs }: Round) => apiUs + databaseUs
  const ratio = (of: (round: Round) => number) =>
    spreadOf(counted.map((round, nth) => of(round) / of(bare[nth]!))).median
  return {
    database,
    callers,
    http: mediansOf(counted),
    inProcess: mediansOf(bare),
    cost: ratio(both),
    rate: ratio(({ perSecond }) => perSecond),
    isCaughtUp: isAllRead,
    load: loadavg()[0]!,
  }
}

/** The same stakes under keys of their own. */
function* offersOf(prefix: string): ReturnType<typeof offers> {
  const from = offers('many players', PLAYERS)
  for (;;) {
    const { stake, expected } = from.next().value
    yield { stake: { ...stake, key: prefix + stake.key }, expected }
  }
}

export function sayCost(
  run: BenchRun,
  { database, callers, http, inProcess: bare, cost, rate, isCaughtUp, load }: Cost,
) {
  const us = (value: number) => value.toFixed(0).padStart(5)
  const line = (name: string, { callerUs, apiUs, databaseUs, perSecond, p50Ms, p99Ms }: Medians) =>
    `    ${name.padEnd(11)} caller ${us(callerUs)}  API ${us(apiUs)}  database ${us(databaseUs)} us a stake;` +
    ` ${perSecond.toFixed(0)}/s, p50 ${p50Ms.toFixed(1)}, p99 ${p99Ms.toFixed(1)} ms`
  run.say(`  ${database}, ${callers} callers (load ${load.toFixed(1)}): processor ${cost.toFixed(2)} x, rate ${rate.toFixed(2)} x${isCaughtUp ? '' : '; readers of the journals were held up'}`) // oxfmt-ignore
  run.say(line('over HTTP', http))
  run.say(line('in process', bare))
}

export function aimsOfCost({ database, callers, http, cost, rate, isCaughtUp }: Cost): Aim[] {
  const at = `${database}, ${callers} callers`
  const judged = (text: string, isMet: boolean): Aim => ({ text: `${at}: ${text}`, verdict: isMet ? 'pass' : 'fail' })
  const caller = http.callerUs / (http.callerUs + http.apiUs + http.databaseUs)
  const aims: Aim[] = []
  const most = database === 'postgres' ? MOST_OF_IN_PROCESS[callers] : undefined
  if (most !== undefined) {
    aims.push(judged(`API, database and readers at most ${most} x in process: ${cost.toFixed(2)}`, cost <= most))
    aims.push(judged(`p99 at most ${MOST_P99_MS[callers]} ms: ${http.p99Ms.toFixed(1)}`, http.p99Ms <= MOST_P99_MS[callers]!)) // oxfmt-ignore
    aims.push(judged(`the caller at most ${MOST_OF_CALLER} of all: ${caller.toFixed(2)}`, caller <= MOST_OF_CALLER))
    aims.push(judged('readers not behind at a round’s end', isCaughtUp))
  }
  const least = LEAST_RATE[database][callers]
  if (least !== undefined) aims.push(judged(`rate at least ${least} x in process: ${rate.toFixed(2)}`, rate >= least))
  return aims
}

async function openStand(run: BenchRun, served: Copy, bare: Copy): Promise<Stand> {
  const env = { LOG_LEVEL: 'silent', ...companyEnv(), ...served.env }
  const api = await startProgram(run, {
    args: ['--enable-source-maps', API],
    env,
    readyPath: '/ready',
  })
  const bareDb = await bare.open()
  const isApart = bareDb.kind === 'postgres'
  const watching = isApart ? await served.open() : null
  const bareWatching = isApart ? await bare.open() : bareDb
  const company = await openCompany(SIMULATOR, api.url, 8)
  return {
    api,
    company,
    watching,
    bareDb,
    bareWatching,
    ours: await openOurs(bareDb),
    rest: NO_REST,
    served: 0,
    direct: 0,
  }
}

export async function measureCosts(run: BenchRun, database: DatabaseKind, make: MakeCopy) {
  const [served, bare] = [await make(), await make()]
  const stand = await openStand(run, served, bare)
  const costs: Cost[] = []
  for (const callers of database === 'postgres' ? [32, 8] : [1, 32]) {
    const cost = await measureAt(run, stand, callers, database)
    sayCost(run, cost)
    costs.push(cost)
  }
  stand.company.close()
  await stand.api.stop()
  await stand.watching?.close()
  const left = await served.open()
  const books = [
    await (await openOurs(left, Object.values(SIMULATORS))).check(taken(stand.served)),
    await stand.ours.check(taken(stand.direct)),
  ]
  await Promise.all([left.close(), stand.bareDb.close()])
  if (stand.bareWatching !== stand.bareDb) await stand.bareWatching.close()
  await Promise.all([served.remove(), bare.remove()])
  return { costs, faults: books.flatMap(({ faults }) => faults) }
}

const taken = (count: number) => ({ count, minor: acceptedMinor(count) })
