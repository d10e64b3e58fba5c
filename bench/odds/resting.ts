/** What the book costs the platform's process when little happens: the same process without it, side by side. */
import { setTimeout as pause } from 'node:timers/promises'
import { Agent } from 'node:http'
import { freePort } from '@uwanja/runtime/free-port'
import { user } from '@uwanja/contract/site/user'
import { ask, dataOf } from '../api/ask.ts'
import { sessionToken, seedPlayers } from '../api/players.ts'
import { startApiOn } from '../api/servers.ts'
import { residentMiB } from '../boot/launched.ts'
import type { BenchRun } from '../bench.ts'
import { prepareEmbedded } from '../money/databases.ts'
import { percentile, spreadOf } from '../statistics.ts'
import { FEED_KEY, startFeed } from './stage.ts'

const PACE = {
  full: { settleMs: 20_000, restMs: 30_000, rounds: 7, pollMs: 4000 },
  quick: { settleMs: 5000, restMs: 5000, rounds: 3, pollMs: 1500 },
} as const
const POLLERS = 8

export interface Resting {
  /** Of one core, beyond the process without a book. */
  readonly cores: number
  readonly mib: number
  /** p95 of the balance poll, with a book over without: median of rounds. */
  readonly pollRatio: number
  readonly pollP95Ms: number
  readonly pollP95WithoutMs: number
}

async function pollP95(url: string, lasting: number): Promise<number> {
  const taken: number[] = []
  const endMs = performance.now() + lasting
  const poll = async (id: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true })
    const headers = { authorization: `Bearer ${sessionToken(id)}` }
    while (performance.now() < endMs) {
      const startMs = performance.now()
      dataOf(await ask({ url: `${url}${user.getBalance.path}`, agent, headers }))
      taken.push(performance.now() - startMs)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: POLLERS }, (_, at) => poll(at + 1)))
  return percentile(taken, 95)
}

export async function measureResting(run: BenchRun): Promise<Resting> {
  const { settleMs, restMs, rounds, pollMs } = PACE[run.pace]
  const makeCopy = await prepareEmbedded(run, seedPlayers)
  const { feed, url } = await startFeed(run)
  feed.order({ order: 'rest', live: 12 })
  const bookPort = String(await freePort())
  const [without, withBook] = [
    await startApiOn(run, makeCopy, { BOOK_PORT: '0' }),
    await startApiOn(run, makeCopy, { BOOK_PORT: bookPort, FEED_URL: url, FEED_KEY }),
  ]
  await pause(settleMs)
  const both = [without.program, withBook.program]
  const before = both.map((program) => program.cpuMs())
  await pause(restMs)
  const cores = both.map((program, at) => (program.cpuMs() - before[at]!) / restMs)
  const mib = both.map((program) => residentMiB(program.child.pid!))
  const p95s: [number, number][] = []
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? [0, 1] : [1, 0]
    const found: [number, number] = [0, 0]
    for (const at of order) found[at as 0 | 1] = await pollP95(both[at]!.url, pollMs)
    // The first round is for compiling.
    if (round > 0) p95s.push(found)
  }
  await without.close()
  await withBook.close()
  return {
    cores: cores[1]! - cores[0]!,
    mib: mib[1]! - mib[0]!,
    pollRatio: spreadOf(p95s.map(([one, other]) => other / one)).median,
    pollP95Ms: spreadOf(p95s.map(([, other]) => other)).median,
    pollP95WithoutMs: spreadOf(p95s.map(([one]) => one)).median,
  }
}
