/** `npm run bench -- nodes`: three API processes on one PostgreSQL and one Redis beside one such process, and one of the three killed at work. */
import { loadavg } from 'node:os'
import { connect } from 'node:net'
import { buildFirst } from '../api/programs.ts'
import type { Aim, Bench, BenchRun, Outcome } from '../bench.ts'
import { postgresUrl, preparePostgres, type Copy } from '../money/databases.ts'
import type { Books } from '../money/side.ts'
import { spreadOf } from '../statistics.ts'
import { closeHouse, openHouse, seedHouse, type House } from './house.ts'
import { killOne, type Killed } from './killed.ts'
import { pollsOf, stakesOf, type Round } from './rounds.ts'

const PACE = {
  full: { rounds: 7, stakes: 3_000, killedStakes: 6_000 },
  quick: { rounds: 3, stakes: 600, killedStakes: 2_000 },
} as const
const PROCESSES = 3
/** Of what a house of one process spends on it, on a machine that has as much to do. */
const MOST_OF_ONE = 1.15
const REDIS = 'redis://127.0.0.1:6379'
const REDIS_MS = 1_000

/** Empty where none answers: then the database tells the processes of each other, and the bench says so. */
async function redisUrl(): Promise<string> {
  const url = process.env['BENCH_REDIS_URL'] || process.env['TEST_REDIS_URL'] || REDIS
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port) || 6379, hostname)
    const say = (answer: string) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(REDIS_MS, () => say(''))
    socket.once('connect', () => say(url))
    socket.once('error', () => say(''))
  })
}

const KINDS = ['stake', 'poll'] as const
type Kind = (typeof KINDS)[number]
const SIDES = ['one', 'crowd', 'three'] as const
type Side = (typeof SIDES)[number]
type Rounds = Readonly<Record<Side, Round[]>>
type Done = Readonly<Record<Kind, Rounds>>

interface Houses {
  /** Of one process each, as many as the other has processes: the first is measured alone, and all of them at once. */
  readonly ones: readonly House[]
  readonly three: House
}

/** Several houses at once, as one round. */
async function atOnce(rounds: readonly Promise<Round>[]): Promise<Round> {
  const all = await Promise.all(rounds)
  const sum = (of: (round: Round) => number) => all.reduce((total, round) => total + of(round), 0)
  const mean = (of: (round: Round) => number) => sum(of) / all.length
  return {
    apiUs: mean(({ apiUs }) => apiUs),
    databaseUs: mean(({ databaseUs }) => databaseUs),
    // Each has seen what all of them asked of it.
    redisUs: mean(({ redisUs }) => redisUs) / all.length,
    redisBytes: mean(({ redisBytes }) => redisBytes) / all.length,
    perSecond: sum(({ perSecond }) => perSecond),
    p99Ms: Math.max(...all.map(({ p99Ms }) => p99Ms)),
    waits: sum(({ waits }) => waits),
    looks: sum(({ looks }) => looks),
    isCaughtUp: all.every(({ isCaughtUp }) => isCaughtUp),
  }
}

async function measureRounds(run: BenchRun, { ones, three }: Houses): Promise<Done> {
  const { rounds, stakes } = PACE[run.pace]
  const empty = (): Rounds => ({ one: [], crowd: [], three: [] })
  const done: Done = { stake: empty(), poll: empty() }
  const measure: Readonly<Record<Side, (kind: Kind) => Promise<Round>>> = {
    one: (kind) => (kind === 'stake' ? stakesOf(ones[0]!, stakes) : pollsOf(ones[0]!)),
    crowd: (kind) => atOnce(ones.map((house) => (kind === 'stake' ? stakesOf(house, stakes) : pollsOf(house)))),
    three: (kind) => (kind === 'stake' ? stakesOf(three, stakes * PROCESSES) : pollsOf(three)),
  }
  for (let nth = 0; nth <= rounds; nth++) {
    // Who is first changes, and the first round of each warms it up.
    for (const side of nth % 2 === 0 ? SIDES : SIDES.toReversed())
      for (const kind of KINDS) done[kind][side].push(await measure[side](kind))
  }
  for (const kind of KINDS) for (const side of SIDES) done[kind][side].shift()
  return done
}

const median = (rounds: readonly Round[], name: Exclude<keyof Round, 'isCaughtUp'>) =>
  spreadOf(rounds.map((round) => round[name])).median
const spentUs = ({ apiUs, databaseUs }: Round) => apiUs + databaseUs

function say(run: BenchRun, kind: Kind, name: string, rounds: readonly Round[]): void {
  const us = (value: number) => value.toFixed(0).padStart(6)
  run.say(
    `  a ${kind.padEnd(6)} ${name.padEnd(16)} API ${us(median(rounds, 'apiUs'))}  database ${us(median(rounds, 'databaseUs'))}  Redis ${us(median(rounds, 'redisUs'))} us,` +
      ` ${median(rounds, 'redisBytes').toFixed(0)} bytes; ${median(rounds, 'perSecond').toFixed(0)}/s, p99 ${median(rounds, 'p99Ms').toFixed(0)} ms`,
  )
}

function aimsOf(done: Done, killed: Killed, faults: readonly string[]): Aim[] {
  const aim = (isMet: boolean, text: string): Aim => ({ text, verdict: isMet ? 'pass' : 'fail' })
  const costs = KINDS.map((kind) => {
    const { one, crowd, three } = done[kind]
    const ratioTo = (peer: readonly Round[]) =>
      spreadOf(three.map((round, nth) => spentUs(round) / spentUs(peer[nth]!))).median
    const [ratio, toAlone] = [ratioTo(crowd), ratioTo(one)]
    return aim(
      ratio <= MOST_OF_ONE,
      `a ${kind} at three processes of one house at most ${MOST_OF_ONE} x what three houses of one process spend at once: ${ratio.toFixed(2)}` +
        ` (${toAlone.toFixed(2)} x one that has the machine to itself)`,
    )
  })
  const all = KINDS.flatMap((kind) => done[kind].three)
  const [waits, looks] = [all.reduce((sum, one) => sum + one.waits, 0), all.reduce((sum, one) => sum + one.looks, 0)]
  return [
    ...costs,
    aim(
      KINDS.every((kind) => Object.values(done[kind]).every((rounds) => rounds.every(({ isCaughtUp }) => isCaughtUp))),
      'readers not behind at a round’s end',
    ),
    aim(waits === 0, `no process waits for another's lock: seen ${waits} times in ${looks} looks`),
    aim(
      killed.mostFailedPolls <= 1,
      `one killed at work: at most one failed poll a page: ${killed.mostFailedPolls}, of ${killed.polls} in all`,
    ),
    aim(
      faults.length === 0,
      `every stake taken once, books whole (${killed.saidAgain} were said again): ${faults.length} wrong`,
    ),
  ]
}

async function measure(run: BenchRun): Promise<Outcome> {
  const url = await postgresUrl()
  if (url === null) return { aims: [{ text: 'PostgreSQL does not answer here', verdict: 'skipped' }], results: null }
  await buildFirst()
  const redis = await redisUrl()
  const through = redis === '' ? 'PostgreSQL alone (no Redis answers)' : 'PostgreSQL and Redis'
  run.say(`\nOne API process and ${PROCESSES}, each with 32 callers, on ${through} (load ${loadavg()[0]!.toFixed(1)})`)
  const copy = await preparePostgres(run, url, seedHouse)
  const copies: Copy[] = []
  for (let nth = 0; nth <= PROCESSES; nth++) copies.push(await copy())
  const ones: House[] = []
  for (const own of copies.slice(1)) ones.push(await openHouse(run, own, 1, redis))
  const three = await openHouse(run, copies[0]!, PROCESSES, redis)
  const done = await measureRounds(run, { ones, three })
  for (const kind of KINDS) {
    say(run, kind, 'one process', done[kind].one)
    say(run, kind, `${PROCESSES} houses of one`, done[kind].crowd)
    say(run, kind, `${PROCESSES} processes`, done[kind].three)
  }
  const killed = await killOne(three, PACE[run.pace].killedStakes)
  const books: Books[] = []
  for (const [nth, house] of [three, ...ones].entries()) books.push(await closeHouse(house, copies[nth]!))
  const faults = books.flatMap((left) => left.faults)
  for (const fault of faults.slice(0, 5)) run.say(`    ${fault}`)
  return { aims: aimsOf(done, killed, faults), results: { redis: redis !== '', done, killed, faults } }
}

export const nodesBench: Bench = {
  about: 'three API processes on one PostgreSQL and Redis beside three houses of one, and one of them killed at work',
  mostMs: { full: 8 * 60_000, quick: 4 * 60_000 },
  run: measure,
}
