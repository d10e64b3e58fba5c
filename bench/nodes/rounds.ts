/** What a stake and a poll cost the processes of a house and its database, by processor time, and who waited for a lock meanwhile. */
import { user } from '@uwanja/contract/site/user'
import { sessionToken } from '../api/players.ts'
import { offers } from '../money/load.ts'
import { backendsCpu, usedMs } from '../wagers/processors.ts'
import { openRaw, type RawRound } from '../wagers/raw-caller.ts'
import { PLAYERS, type House } from './house.ts'

/** At each process. */
const CALLERS = 32
const LOOK_MS = 20

export interface Round {
  readonly apiUs: number
  readonly databaseUs: number
  readonly perSecond: number
  readonly p99Ms: number
  /** Of the looks at PostgreSQL's processes, those that saw one wait for a lock. */
  readonly waits: number
  readonly looks: number
}

/** Who waits for another transaction's row; what waits for a moment inside PostgreSQL itself is not meant. */
async function watchLocks({ watching }: House, isOver: () => boolean): Promise<Pick<Round, 'waits' | 'looks'>> {
  let [waits, looks] = [0, 0]
  while (!isOver()) {
    const [row] = await watching.sql<{ waiting: boolean }>`
      select exists (select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting`
    looks += 1
    if (row!.waiting) waits += 1
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  return { waits, looks }
}

/** The requests are dealt out to the processes, each with callers of its own. */
async function roundOf(house: House, requests: readonly Buffer[], isYes: (body: string) => boolean): Promise<Round> {
  const { programs, watching } = house
  const lines = await Promise.all(programs.map(({ url }) => openRaw(Number(new URL(url).port), CALLERS, isYes)))
  const apiMs = () => programs.reduce((sum, program) => sum + program.cpuMs(), 0)
  const before = { backends: await backendsCpu(watching), api: apiMs() }
  let isOver = false
  const locks = watchLocks(house, () => isOver)
  const startMs = performance.now()
  const done: RawRound[] = await Promise.all(
    lines.map((line, at) => line.round(requests.filter((_one, nth) => nth % programs.length === at))),
  )
  const tookMs = performance.now() - startMs
  isOver = true
  const seen = await locks
  const us = (ms: number) => (ms * 1_000) / requests.length
  const databaseUs = us(usedMs(before.backends, await backendsCpu(watching)))
  for (const line of lines) line.close()
  return {
    apiUs: us(apiMs() - before.api),
    databaseUs,
    perSecond: (requests.length / tookMs) * 1_000,
    p99Ms: Math.max(...done.map(({ p99Ms }) => p99Ms)),
    ...seen,
  }
}

const from = offers('many players', PLAYERS)

export async function stakesOf(house: House, count: number): Promise<Round> {
  const requests = Array.from({ length: count }, (_one, nth) => {
    const { playerId, minor } = from.next().value.stake
    return house.company.request(`r-${house.taken + nth}`, playerId, minor)
  })
  const round = await roundOf(house, requests, (body) => house.company.isYes(body))
  house.taken += count
  return round
}

const pollOf = (id: number) =>
  Buffer.from(
    `${user.getBalance.method} ${user.getBalance.path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${sessionToken(id)}\r\n\r\n`,
  )

/** Each player's page asks once, so that no process remembers the answer. */
export const pollsOf = (house: House): Promise<Round> =>
  roundOf(
    house,
    Array.from({ length: PLAYERS }, (_one, index) => pollOf(index + 1)),
    (body) => body.includes('"statusCode":0'),
  )
