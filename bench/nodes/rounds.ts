/** What a stake and a poll cost the processes of a house and its database, by processor time, and who waited for a lock meanwhile. */
import { user } from '@uwanja/contract/site/user'
import { sessionToken } from '../api/players.ts'
import { acceptedMinor } from '../money/load.ts'
import { backendsCpu, usedMs } from '../wagers/processors.ts'
import { openRaw, type RawRound } from '../wagers/raw-caller.ts'
import { caughtUp } from '../wagers/readers.ts'
import { PLAYERS, type House } from './house.ts'

/** At each process. */
const CALLERS = 32
const LOOK_MS = 20

export interface Round {
  readonly apiUs: number
  readonly databaseUs: number
  /** Of the Redis that the house shares with the other one, and with whoever else uses it. */
  readonly redisUs: number
  /** What Redis sent to whoever listens. */
  readonly redisBytes: number
  readonly perSecond: number
  readonly p99Ms: number
  /** Of the looks at PostgreSQL's processes, those that saw one wait for a lock. */
  readonly waits: number
  readonly looks: number
  readonly isCaughtUp: boolean
}

/**
 * Who waits for another transaction's row. What waits for a moment inside PostgreSQL itself is not meant: neither its light locks nor `extend`,
 * which is one table growing for two who write at once.
 */
async function watchLocks({ watching }: House, isOver: () => boolean): Promise<Pick<Round, 'waits' | 'looks'>> {
  let [waits, looks] = [0, 0]
  while (!isOver()) {
    const found = await watching.sql<{ event: string }>`
      select wait_event as event from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    looks += 1
    if (found.some(({ event }) => event !== 'extend')) waits += 1
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  return { waits, looks }
}

/**
 * The requests are dealt out to the processes, each with callers of its own. Begins and ends with readers that have read every
 * journal: they are in the cost of the stakes, whoever of the processes did the reading, and in no poll's.
 */
async function roundOf(house: House, requests: readonly Buffer[], isYes: (body: string) => boolean): Promise<Round> {
  const { programs, watching, redis } = house
  await caughtUp(watching)
  const lines = await Promise.all(programs.map(({ url }) => openRaw(Number(new URL(url).port), CALLERS, isYes)))
  const apiMs = () => programs.reduce((sum, program) => sum + program.cpuMs(), 0)
  const before = { backends: await backendsCpu(watching), api: apiMs(), redis: await redis.load() }
  let isOver = false
  const locks = watchLocks(house, () => isOver)
  const startMs = performance.now()
  const done: RawRound[] = await Promise.all(
    lines.map((line, at) => line.round(requests.filter((_one, nth) => nth % programs.length === at))),
  )
  const tookMs = performance.now() - startMs
  isOver = true
  const seen = await locks
  const isCaughtUp = await caughtUp(watching)
  const after = await redis.load()
  const us = (ms: number) => (ms * 1_000) / requests.length
  const databaseUs = us(usedMs(before.backends, await backendsCpu(watching)))
  for (const line of lines) line.close()
  return {
    apiUs: us(apiMs() - before.api),
    databaseUs,
    redisUs: us(after.cpuMs - before.redis.cpuMs),
    redisBytes: (after.sentBytes - before.redis.sentBytes) / requests.length,
    perSecond: (requests.length / tookMs) * 1_000,
    p99Ms: Math.max(...done.map(({ p99Ms }) => p99Ms)),
    ...seen,
    isCaughtUp,
  }
}

const STAKE_MINOR = acceptedMinor(1)
/** Without a divisor in common with PLAYERS: everybody has their turn, and nobody two stakes under way, as nobody has who plays. */
const STEP = 1_237

export async function stakesOf(house: House, count: number): Promise<Round> {
  const requests = Array.from({ length: count }, (_one, at) => {
    const nth = house.taken + at
    return house.company.request(`r-${nth}`, BigInt(1 + ((nth * STEP) % PLAYERS)), STAKE_MINOR)
  })
  const round = await roundOf(house, requests, (body) => house.company.isYes(body))
  house.taken += count
  return round
}

const pollOf = (id: number) =>
  Buffer.from(
    `${user.getBalance.method} ${user.getBalance.path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${sessionToken(id)}\r\n\r\n`,
  )

/** Each player's page asks each process once, so that none remembers the answer and each has as many to answer as the one of the other house. */
export const pollsOf = (house: House): Promise<Round> =>
  roundOf(
    house,
    Array.from({ length: PLAYERS * house.programs.length }, (_one, nth) =>
      pollOf(1 + Math.floor(nth / house.programs.length)),
    ),
    (body) => body.includes('"statusCode":0'),
  )
