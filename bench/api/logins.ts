/** Logins beside bare Argon2id of the same cost (PASSWORD_PASSES): the same number at once, each in a process of its own, in turn. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { availableParallelism } from 'node:os'
import { hash } from '@node-rs/argon2'
import { security } from '@uwanja/contract/site/security'
import type { BenchRun } from '../bench.ts'
import type { DatabaseKind } from '../money/databases.ts'
import { percentile, spreadOf, type Spread } from '../statistics.ts'
import { ask, dataOf } from './ask.ts'
import type { HashOrder } from './peer.ts'
import { addressOf, COST, PASSWORD, PLAYERS, userNameOf } from './players.ts'
import { cpuMsOf, ROOT, stopChild } from './programs.ts'
import { DATABASES, startApiOn, type Copies } from './servers.ts'

/** Enough to keep both cores hashing, and each player far from their throttle. */
const AT_ONCE = 8
/** A process that has just started still compiles what a login runs: JavaScript, and the embedded database's WebAssembly. */
const PACE = {
  full: { rounds: 5, roundMs: 5_000, warmUpMs: 5_000 },
  quick: { rounds: 3, roundMs: 1_000, warmUpMs: 2_000 },
} as const

export interface LoginResult {
  readonly database: DatabaseKind
  readonly perSecond: Spread
  readonly barePerSecond: Spread
  readonly p50Ms: number
  readonly p99Ms: number
  /** Processor time of the API's process for a login. */
  readonly cpuMs: number
  /** The same of the bare process for a hash. */
  readonly bareCpuMs: number
  readonly ratio: Spread
}

interface Round {
  readonly perSecond: number
  /** Were it not for the time that the asking itself took of the machine, which nobody asks for the bare hashes. */
  readonly unburdened: number
  readonly latenciesMs: readonly number[]
}

/** Players log in one after the other, all round; any answer but a session is an error and ends the bench. */
function loginLoad(url: string, agent: Agent): (roundMs: number) => Promise<Round> {
  let next = 0
  const one = async () => {
    const id = 1 + (next++ % PLAYERS)
    const body = JSON.stringify({ userName: userNameOf(id), password: PASSWORD })
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': addressOf(id) }
    const { method, path } = security.login
    dataOf(await ask({ url: `${url}${path}`, method, agent, headers, body }))
  }
  return async (roundMs) => {
    const latenciesMs: number[] = []
    const startMs = performance.now()
    const cpuBefore = process.cpuUsage()
    const caller = async () => {
      while (performance.now() - startMs < roundMs) {
        const askedMs = performance.now()
        await one()
        latenciesMs.push(performance.now() - askedMs)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, caller))
    const tookMs = performance.now() - startMs
    const { user, system } = process.cpuUsage(cpuBefore)
    const askingMs = (user + system) / 1000 / availableParallelism()
    const rate = (ms: number) => latenciesMs.length / (ms / 1000)
    return { perSecond: rate(tookMs), unburdened: rate(tookMs - askingMs), latenciesMs }
  }
}

function startHasher(run: BenchRun): ChildProcess {
  const args = ['--import', 'tsx', 'bench/api/peer.ts', 'argon2']
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  run.atExit(() => stopChild(child))
  return child
}

async function bareRound(hasher: ChildProcess, order: HashOrder): Promise<number> {
  hasher.send(order)
  const ended = new AbortController()
  const gone = once(hasher, 'exit', { signal: ended.signal }).then(() => {
    throw new Error('the bare hasher ended')
  })
  try {
    const [perSecond] = (await Promise.race([once(hasher, 'message'), gone])) as [number]
    return perSecond
  } finally {
    gone.catch(() => {})
    ended.abort()
  }
}

async function measureOne(run: BenchRun, database: DatabaseKind, copies: Copies): Promise<LoginResult> {
  const { rounds, roundMs, warmUpMs } = PACE[run.pace]
  const api = await startApiOn(run, copies[database]!)
  const hasher = startHasher(run)
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const login = loginLoad(api.program.url, agent)
  const order = { passwordHash: await hash(PASSWORD, COST), password: PASSWORD, atOnce: AT_ONCE, roundMs }
  await login(warmUpMs)
  await bareRound(hasher, { ...order, roundMs: warmUpMs })
  const ours: Round[] = []
  let cpuMs = 0
  const ourRound = async () => {
    const beforeMs = api.program.cpuMs()
    ours.push(await login(roundMs))
    cpuMs += api.program.cpuMs() - beforeMs
  }
  const bare: number[] = []
  const hashedMs = -cpuMsOf(hasher.pid)
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) await ourRound()
    bare.push(await bareRound(hasher, order))
    if (round % 2 === 1) await ourRound()
  }
  const bareCpuMs =
    (hashedMs + cpuMsOf(hasher.pid)) / bare.reduce((sum, perSecond) => sum + perSecond * (roundMs / 1000), 0)
  agent.destroy()
  await stopChild(hasher)
  await api.close()
  const latenciesMs = ours.flatMap((round) => round.latenciesMs)
  return {
    database,
    perSecond: spreadOf(ours.map((round) => round.perSecond)),
    barePerSecond: spreadOf(bare),
    p50Ms: percentile(latenciesMs, 50),
    p99Ms: percentile(latenciesMs, 99),
    cpuMs: cpuMs / latenciesMs.length,
    bareCpuMs,
    ratio: spreadOf(ours.map((round, at) => round.unburdened / bare[at]!)),
  }
}

export async function measureLogins(run: BenchRun, copies: Copies): Promise<LoginResult[]> {
  const results: LoginResult[] = []
  for (const database of DATABASES) if (copies[database]) results.push(await measureOne(run, database, copies))
  return results
}
