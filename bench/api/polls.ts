/** The balance poll beside a bare node server and a bare Fastify route that say the same, each its own process, in turn. */
import autocannon from 'autocannon'
import { user } from '@uwanja/contract/site/user'
import type { BenchRun } from '../bench.ts'
import type { DatabaseKind } from '../money/databases.ts'
import { spreadOf, type Spread } from '../statistics.ts'
import { ask, dataOf } from './ask.ts'
import { sessionToken } from './players.ts'
import { startProgram, type Program } from './programs.ts'
import { DATABASES, startApiOn, type Copies } from './servers.ts'

const CONNECTIONS = 32
const POLLING = 200
const PEER_WARM_UP_S = 1
/** V8 compiles the embedded database's WebAssembly anew, and better, for six seconds; after that all are what they are all day. */
const PACE = { full: { rounds: 5, roundS: 5, warmUpS: 6 }, quick: { rounds: 3, roundS: 2, warmUpS: 6 } } as const

export type Peer = 'bare node' | 'bare Fastify'
export const PEERS: readonly Peer[] = ['bare node', 'bare Fastify']
export type Polled = DatabaseKind | Peer

interface Round {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Processor time of the server for each answer: what the clock says depends on who else is at work here, this hardly. */
  readonly cpuMicros: number
  readonly wrong: number
}

export interface PollResult {
  readonly who: Polled
  readonly perSecond: Spread
  readonly p50Ms: number
  readonly p99Ms: Spread
  readonly cpuMicros: number
  readonly wrong: number
  /** To the peer's round beside it. */
  readonly ratio: Readonly<Record<Peer, Spread>>
  /** The same by processor time: the peer's by ours. */
  readonly cpuRatio: Readonly<Record<Peer, number>>
}

const authorization = (id: number) => `Bearer ${sessionToken(id)}`

async function roundOf(program: Program, roundS: number): Promise<Round> {
  const cpuBeforeMs = program.cpuMs()
  const result = await autocannon({
    url: program.url,
    connections: CONNECTIONS,
    duration: roundS,
    requests: Array.from({ length: POLLING }, (_one, index) => ({
      method: user.getBalance.method,
      path: user.getBalance.path,
      headers: { authorization: authorization(index + 1) },
    })),
  })
  const answered = result['2xx']
  return {
    perSecond: answered / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMicros: ((program.cpuMs() - cpuBeforeMs) * 1000) / answered,
    wrong: result.non2xx + result.errors + result.timeouts,
  }
}

function resultOf(who: Polled, rounds: ReadonlyMap<Polled, readonly Round[]>): PollResult {
  const mine = rounds.get(who)!
  const medianOf = (of: Polled, pick: (round: Round) => number) => spreadOf(rounds.get(of)!.map(pick)).median
  const cpuMicros = medianOf(who, (round) => round.cpuMicros)
  const beside = (peer: Peer) => spreadOf(mine.map((round, at) => round.perSecond / rounds.get(peer)![at]!.perSecond))
  const byCpu = (peer: Peer) => medianOf(peer, (round) => round.cpuMicros) / cpuMicros
  return {
    who,
    perSecond: spreadOf(mine.map((round) => round.perSecond)),
    p50Ms: medianOf(who, (round) => round.p50Ms),
    p99Ms: spreadOf(mine.map((round) => round.p99Ms)),
    cpuMicros,
    wrong: mine.reduce((sum, round) => sum + round.wrong, 0),
    ratio: { 'bare node': beside('bare node'), 'bare Fastify': beside('bare Fastify') },
    cpuRatio: { 'bare node': byCpu('bare node'), 'bare Fastify': byCpu('bare Fastify') },
  }
}

/** Every player is answered with their balance, and all have the same: what the peers will say. */
async function sameForAll(program: Program): Promise<string> {
  const url = `${program.url}${user.getBalance.path}`
  const texts = new Set<string>()
  for (let id = 1; id <= POLLING; id++) {
    const answer = await ask({ url, headers: { authorization: authorization(id) } })
    dataOf(answer)
    texts.add(answer.text)
  }
  const [text, ...others] = texts
  if (text === undefined || others.length > 0) throw new Error('players with the same money hear different balances')
  return text
}

const startPeer = (run: BenchRun, kind: 'http' | 'fastify', body: string) =>
  startProgram(run, {
    args: ['--import', 'tsx', 'bench/api/peer.ts', kind],
    env: { PEER_BODY: body },
    readyPath: '/',
  })

export async function measurePolls(run: BenchRun, copies: Copies): Promise<PollResult[]> {
  const { rounds, roundS, warmUpS } = PACE[run.pace]
  const apis = new Map<DatabaseKind, Awaited<ReturnType<typeof startApiOn>>>()
  for (const kind of DATABASES) {
    const makeCopy = copies[kind]
    if (makeCopy) apis.set(kind, await startApiOn(run, makeCopy))
  }
  let body = ''
  for (const { program } of apis.values()) body = await sameForAll(program)
  const programs = new Map<Polled, Program>([
    ...[...apis].map(([kind, { program }]): [Polled, Program] => [kind, program]),
    ['bare node', await startPeer(run, 'http', body)],
    ['bare Fastify', await startPeer(run, 'fastify', body)],
  ])
  const done = new Map<Polled, Round[]>([...programs.keys()].map((who) => [who, []]))
  for (const [who, program] of programs)
    await roundOf(program, PEERS.some((peer) => peer === who) ? PEER_WARM_UP_S : warmUpS)
  for (let round = 0; round < rounds; round++) {
    const order = [...programs]
    // Who is first changes from round to round.
    order.push(...order.splice(0, round % order.length))
    for (const [who, program] of order) done.get(who)!.push(await roundOf(program, roundS))
  }
  for (const peer of PEERS) await programs.get(peer)!.stop()
  for (const api of apis.values()) await api.close()
  return [...programs.keys()].map((who) => resultOf(who, done))
}
