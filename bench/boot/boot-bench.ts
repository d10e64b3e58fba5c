/** `npm run bench -- boot`: how long `npm start` takes, and how much memory its processes hold, on both databases. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '@uwanja/database/postgres'
import { buildFirst } from '../api/programs.ts'
import type { Aim, Bench, BenchRun, Outcome } from '../bench.ts'
import { postgresUrl, type DatabaseKind } from '../money/databases.ts'
import { spreadOf, type Spread } from '../statistics.ts'
import { mostFailedPolls } from './killed.ts'
import { memoryOf, type Memory } from './memory.ts'
import { startsOf } from './starts.ts'

const ROUNDS = { full: 5, quick: 2 } as const

const START_AIMS = [
  { what: 'first', name: 'first start', mostMs: 2_000 },
  { what: 'later', name: 'later start', mostMs: 1_200 },
  { what: 'stop', name: 'stop', mostMs: 5_000 },
  { what: 'back', name: 'back after SIGKILL', mostMs: 5_000 },
] as const
export type What = (typeof START_AIMS)[number]['what']
export type StartTimes = Readonly<Record<What, readonly number[]>>

const API_MOST_MIB: Readonly<Record<DatabaseKind, number>> = { embedded: 550, postgres: 250 }
const SANDBOX_MOST_MIB = 200

export interface Place {
  readonly database: DatabaseKind
  /** An empty folder, and an empty database where there is a server: the next `npm start` is the first. */
  fresh(): Promise<{ readonly env: Readonly<Record<string, string>>; remove(): Promise<void> }>
}

function folder(run: BenchRun): string {
  const path = mkdtempSync(join(tmpdir(), 'uwanja-bench-boot-'))
  run.atExit(async () => rmSync(path, { recursive: true, force: true }))
  return path
}

function embedded(run: BenchRun): Place {
  return {
    database: 'embedded',
    async fresh() {
      const path = folder(run)
      return { env: { DATA_DIR: path }, remove: async () => rmSync(path, { recursive: true, force: true }) }
    },
  }
}

function postgres(run: BenchRun, serverUrl: string): Place {
  const root = openPostgres(serverUrl, 1)
  run.atExit(() => root.close())
  return {
    database: 'postgres',
    async fresh() {
      const path = folder(run)
      const name = `uwanja_bench_${randomBytes(4).toString('hex')}`
      const url = new URL(serverUrl)
      url.pathname = `/${name}`
      const remove = async () => {
        await root.script(`drop database if exists ${name} with (force)`)
        rmSync(path, { recursive: true, force: true })
      }
      run.atExit(remove)
      await root.script(`create database ${name}`)
      return { env: { DATA_DIR: path, DATABASE_URL: url.href, DEMO: '1' }, remove }
    },
  }
}

const verdict = (isMet: boolean): Aim['verdict'] => (isMet ? 'pass' : 'fail')
const seconds = ({ median, min, max }: Spread) => [median, min, max].map((ms) => (ms / 1000).toFixed(2))
const inWords = (spread: Spread) => {
  const [median, min, max] = seconds(spread)
  return `${median} s (${min}-${max})`
}

const startAims = (database: DatabaseKind, times: StartTimes): Aim[] =>
  START_AIMS.map(({ what, name, mostMs }) => {
    const spread = spreadOf(times[what])
    const text = `${database}: ${name} in less than ${mostMs / 1000} s: ${inWords(spread)}`
    return { text, verdict: verdict(spread.median < mostMs) }
  })

const pollAim = (database: DatabaseKind, most: number): Aim => ({
  text: `${database}: through a SIGKILL no page has more than one failed poll: ${most}`,
  verdict: verdict(most <= 1),
})

function memoryAims(database: DatabaseKind, { atRest, afterPolls }: Memory): Aim[] {
  const aim = (name: 'api' | 'sandbox', mostMiB: number): Aim => {
    const figures = `${atRest[name].toFixed(0)} at rest, ${afterPolls[name].toFixed(0)} after 1,000 polls`
    const isMet = Math.max(atRest[name], afterPolls[name]) <= mostMiB
    return { text: `${database}: ${name} at most ${mostMiB} MiB: ${figures}`, verdict: verdict(isMet) }
  }
  return [aim('api', API_MOST_MIB[database]), aim('sandbox', SANDBOX_MOST_MIB)]
}

async function measure(run: BenchRun): Promise<Outcome> {
  await buildFirst()
  const serverUrl = await postgresUrl()
  if (serverUrl === null) run.say('PostgreSQL does not answer: the embedded database alone is measured.')
  const places = [embedded(run), ...(serverUrl === null ? [] : [postgres(run, serverUrl)])]
  const load = () => loadavg().map((one) => one.toFixed(1))
  const loadBefore = load()
  run.say(`load ${loadBefore.join(' ')}`)
  const aims: Aim[] = []
  const results: unknown[] = []
  const started: { place: Place; times: StartTimes }[] = []
  for (const place of places) {
    const times = await startsOf(run, place, ROUNDS[run.pace])
    for (const { what, name } of START_AIMS) {
      run.say(`${place.database.padEnd(8)} ${name.padEnd(18)} ${inWords(spreadOf(times[what]))}`)
    }
    started.push({ place, times })
  }
  // What follows waits for most of its time, and counts no milliseconds: both databases at once.
  const failed = await Promise.all(places.map((place) => mostFailedPolls(run, place)))
  const memories = await Promise.all(places.map((place) => memoryOf(run, place)))
  for (const [at, { place, times }] of started.entries()) {
    const [failedPolls, memory] = [failed[at]!, memories[at]!]
    aims.push(...startAims(place.database, times), pollAim(place.database, failedPolls))
    aims.push(...memoryAims(place.database, memory))
    results.push({ database: place.database, times, failedPolls, memory })
  }
  run.say(`load ${load().join(' ')}`)
  return { aims, results: { loadBefore, loadAfter: load(), places: results } }
}

export const bootBench: Bench = {
  about: 'npm start on both databases: first and later start, stop, back after SIGKILL, polls that it costs, memory',
  mostMs: { full: 8 * 60_000, quick: 4 * 60_000 },
  run: measure,
}
