/**
 * `npm run bench -- flood`: ninety log-ins a second from addresses that nobody knows, and how long the door meanwhile takes for
 * players whom it knows, for honest strangers and for operators (docs/decisions/056).
 */
import { Agent } from 'node:http'
import { freePort } from '@uwanja/runtime/free-port'
import { office } from '@uwanja/contract/operators/office'
import { security } from '@uwanja/contract/site/security'
import { ask } from '../api/ask.ts'
import { addressOf, PASSES, PASSWORD, userNameOf } from '../api/players.ts'
import { API, buildFirst, startProgram, type Program } from '../api/programs.ts'
import { DATABASES, prepareCopies, type Copies } from '../api/servers.ts'
import type { Aim, Bench, BenchRun, Outcome } from '../bench.ts'
import type { DatabaseKind } from '../money/databases.ts'
import { percentile } from '../statistics.ts'

/** As the examination sent them. */
const FLOOD_PER_SECOND = 89
const PACE = { full: { floodMs: 30_000 }, quick: { floodMs: 10_000 } } as const
/** Between two log-ins of one kind of visitor. */
const PAUSE_MS = 300
const KNOWN_PLAYERS = 40
const MOST_MS = 1_000

type Who = 'known' | 'stranger' | 'operator'

interface Seen {
  readonly ms: number
  readonly status: string
}

type Door = Readonly<Record<Who, (turn: number) => Promise<Seen>>> & {
  readonly guess: (turn: number) => Promise<Seen>
}

async function timed(url: string, agent: Agent, body: object, from: string): Promise<Seen> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  const startMs = performance.now()
  const { http, text } = await ask({ url, method: 'POST', agent, headers, body: JSON.stringify(body) })
  const { status } = http === 200 ? (JSON.parse(text) as { status: string }) : { status: String(http) }
  return { ms: performance.now() - startMs, status }
}

/** An address that no player had. */
const newAddress = (net: number, turn: number) => `${net}.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`

/** A name of its own each time: a name that is tried again and again waits for another reason. */
const operator = (turn: number): object => ({ ...(office.login.example as object), name: `nobody-${turn}` })

function doorOf(site: string, officeUrl: string, agent: Agent): Door {
  const player = (id: number, password: string, from: string) =>
    timed(`${site}${security.login.path}`, agent, { userName: userNameOf(id), password }, from)
  return {
    known: (turn) => player(1 + (turn % KNOWN_PLAYERS), PASSWORD, addressOf(1 + (turn % KNOWN_PLAYERS))),
    stranger: (turn) => player(100 + turn, PASSWORD, newAddress(12, turn)),
    operator: (turn) => timed(`${officeUrl}${office.login.path}`, agent, operator(turn), newAddress(13, turn)),
    guess: (turn) => player(1_000 + (turn % 1_000), 'a guess', newAddress(11, turn)),
  }
}

async function repeat(untilMs: number, one: (turn: number) => Promise<Seen>): Promise<Seen[]> {
  const seen: Seen[] = []
  for (let turn = 0; performance.now() < untilMs; turn++) {
    seen.push(await one(turn))
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return seen
}

/** Sends on however long the answers take. @returns what the flood was told. */
async function flood(untilMs: number, one: (turn: number) => Promise<Seen>): Promise<Seen[]> {
  const startMs = performance.now()
  const sent: Promise<Seen>[] = []
  while (performance.now() < untilMs) {
    const due = ((performance.now() - startMs) / 1000) * FLOOD_PER_SECOND
    while (sent.length < due) sent.push(one(sent.length).catch((): Seen => ({ ms: NaN, status: 'cut' })))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return Promise.all(sent)
}

const WHO = ['known', 'stranger', 'operator'] as const

interface FloodResult {
  readonly database: DatabaseKind
  readonly p95Ms: Readonly<Record<Who, number>>
  readonly worstMs: Readonly<Record<Who, number>>
  readonly told: Readonly<Record<Who | 'flood', Readonly<Record<string, number>>>>
}

function counts(seen: readonly Seen[]): Readonly<Record<string, number>> {
  const told: Record<string, number> = {}
  for (const { status } of seen) told[status] = (told[status] ?? 0) + 1
  return told
}

async function measureOne(run: BenchRun, database: DatabaseKind, copies: Copies): Promise<FloodResult> {
  const copy = await copies[database]!()
  const officePort = await freePort()
  const env = {
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '127.0.0.1',
    PASSWORD_PASSES: PASSES,
    OFFICE_PORT: String(officePort),
  }
  const program: Program = await startProgram(run, {
    args: ['--enable-source-maps', API],
    env: { ...env, ...copy.env },
    readyPath: '/ready',
  })
  const agent = new Agent({ keepAlive: true })
  const door = doorOf(program.url, `http://127.0.0.1:${officePort}`, agent)
  // A client that is no browser is known by its address, once somebody got in there.
  for (let turn = 0; turn < KNOWN_PLAYERS; turn++) await door.known(turn)
  const untilMs = performance.now() + PACE[run.pace].floodMs
  const flooding = flood(untilMs, door.guess)
  const seen = await Promise.all(WHO.map((who) => repeat(untilMs, door[who])))
  const told = Object.fromEntries([
    ...WHO.map((who, at) => [who, counts(seen[at]!)]),
    ['flood', counts(await flooding)],
  ])
  agent.destroy()
  await program.stop()
  await copy.remove()
  const each = (of: (ms: number[]) => number) =>
    Object.fromEntries(WHO.map((who, at) => [who, of(seen[at]!.map(({ ms }) => ms))])) as Record<Who, number>
  return {
    database,
    p95Ms: each((ms) => percentile(ms, 95)),
    worstMs: each((ms) => Math.max(...ms)),
    told: told as FloodResult['told'],
  }
}

function aimsOf({ database, p95Ms, told }: FloodResult): Aim[] {
  const known = Object.keys(told.known).join(', ')
  const strangers = told.stranger['SUCCESS'] ?? 0
  const within = (who: Who, name: string): Aim => ({
    text: `${database}: ${name} are answered within ${MOST_MS} ms (p95): ${p95Ms[who].toFixed(0)}`,
    verdict: p95Ms[who] <= MOST_MS ? 'pass' : 'fail',
  })
  return [
    within('known', 'players whom the door knows'),
    within('operator', 'operators'),
    { text: `${database}: all whom the door knows get in: ${known}`, verdict: known === 'SUCCESS' ? 'pass' : 'fail' },
    { text: `${database}: honest strangers get in: ${strangers}`, verdict: strangers > 0 ? 'pass' : 'fail' },
  ]
}

async function measure(run: BenchRun): Promise<Outcome> {
  await buildFirst()
  const copies = await prepareCopies(run)
  const results: FloodResult[] = []
  for (const database of DATABASES) if (copies[database]) results.push(await measureOne(run, database, copies))
  for (const { database, p95Ms, worstMs, told } of results) {
    for (const who of WHO)
      run.say(`  ${database.padEnd(9)} ${who.padEnd(9)} p95 ${p95Ms[who].toFixed(0)} ms, worst ${worstMs[who].toFixed(0)} ms  ${JSON.stringify(told[who])}`) // oxfmt-ignore
    run.say(`  ${database.padEnd(9)} the flood ${JSON.stringify(told.flood)}`)
  }
  return { aims: results.flatMap(aimsOf), results }
}

export const floodBench: Bench = {
  about: `${FLOOD_PER_SECOND} log-ins a second from ever new addresses, and who gets in meanwhile: known players, strangers, operators`,
  mostMs: { full: 4 * 60_000, quick: 3 * 60_000 },
  run: measure,
}
