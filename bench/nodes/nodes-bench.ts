/** `npm run bench -- nodes`: three API processes on one PostgreSQL and one Redis beside one such process, and one of the three killed at work. */
import { loadavg } from 'node:os'
import { connect } from 'node:net'
import { buildFirst } from '../api/programs.ts'
import type { Aim, Bench, BenchRun, Outcome } from '../bench.ts'
import { postgresUrl, preparePostgres } from '../money/databases.ts'
import { spreadOf } from '../statistics.ts'
import { closeHouse, openHouse, seedHouse, type House } from './house.ts'
import { killOne, type Killed } from './killed.ts'
import { pollsOf, stakesOf, type Round } from './rounds.ts'

const PACE = { full: { rounds: 7, stakes: 3_000 }, quick: { rounds: 3, stakes: 1_500 } } as const
const PROCESSES = 3
/** Of what one process spends on it. */
const MOST_OF_ONE = 1.15
const KILLED_STAKES = 6_000
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
type Rounds = Readonly<Record<'one' | 'three', Round[]>>

async function measureRounds(run: BenchRun, one: House, three: House): Promise<Readonly<Record<Kind, Rounds>>> {
  const { rounds, stakes } = PACE[run.pace]
  const done = { stake: { one: [], three: [] }, poll: { one: [], three: [] } } as Record<Kind, Rounds>
  for (let nth = 0; nth <= rounds; nth++) {
    const sides = [
      async () => {
        done.stake.one.push(await stakesOf(one, stakes))
        done.poll.one.push(await pollsOf(one))
      },
      async () => {
        done.stake.three.push(await stakesOf(three, stakes * PROCESSES))
        done.poll.three.push(await pollsOf(three))
      },
    ]
    // Who is first changes, and the first round of each warms it up.
    for (const side of nth % 2 === 0 ? sides : sides.toReversed()) await side()
  }
  for (const kind of KINDS) for (const side of Object.values(done[kind])) side.shift()
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

function aimsOf(done: Readonly<Record<Kind, Rounds>>, killed: Killed, faults: readonly string[]): Aim[] {
  const aim = (isMet: boolean, text: string): Aim => ({ text, verdict: isMet ? 'pass' : 'fail' })
  const costs = KINDS.map((kind) => {
    const { one, three } = done[kind]
    const ratio = spreadOf(three.map((round, nth) => spentUs(round) / spentUs(one[nth]!))).median
    return aim(
      ratio <= MOST_OF_ONE,
      `a ${kind} at three processes at most ${MOST_OF_ONE} x one's processor time: ${ratio.toFixed(2)}`,
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
  const [copyOfOne, copyOfThree] = [await copy(), await copy()]
  const one = await openHouse(run, copyOfOne, 1, redis)
  const three = await openHouse(run, copyOfThree, PROCESSES, redis)
  const done = await measureRounds(run, one, three)
  for (const kind of KINDS) {
    say(run, kind, 'one process', done[kind].one)
    say(run, kind, `${PROCESSES} processes`, done[kind].three)
  }
  const killed = await killOne(three, KILLED_STAKES)
  const books = [await closeHouse(one, copyOfOne), await closeHouse(three, copyOfThree)]
  const faults = books.flatMap((left) => left.faults)
  for (const fault of faults.slice(0, 5)) run.say(`    ${fault}`)
  return { aims: aimsOf(done, killed, faults), results: { redis: redis !== '', done, killed, faults } }
}

export const nodesBench: Bench = {
  about: 'three API processes on one PostgreSQL and Redis beside one, and one of them killed at work',
  mostMs: { full: 8 * 60_000, quick: 4 * 60_000 },
  run: measure,
}
