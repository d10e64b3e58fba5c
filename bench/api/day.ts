/** A mixed day: 2,000 players poll on their own lines while money moves, at a fixed pace, whatever the answers take. */
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { banking } from '@uwanja/contract/site/banking'
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { user } from '@uwanja/contract/site/user'
import type { BenchRun } from '../bench.ts'
import type { DatabaseKind } from '../money/databases.ts'
import { openOurs } from '../money/side.ts'
import { percentile } from '../statistics.ts'
import { ask, dataOf } from './ask.ts'
import { studio, type Studio } from './studio.ts'
import { PLAYERS, sessionToken } from './players.ts'
import { DATABASES, startApiOn, type Copies } from './servers.ts'

const { balancePollMs, pendingWithdrawPollMs } = CONSTANTS
const MONEY_MS = 20
const DAY_MS = { full: 30_000, quick: 5_000 } as const
const STAKE_MINOR = 200n
const WIN_MINOR = 50n
const WITHDRAW = '600'

interface Figures {
  readonly count: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}
export interface DayResult {
  readonly database: DatabaseKind
  readonly polls: Figures
  readonly money: Figures
  readonly errors: readonly string[]
  readonly faults: readonly string[]
}

interface Action {
  readonly dueMs: number
  readonly kind: 'poll' | 'money'
  act(): Promise<void>
}

interface Players {
  poll(id: number, row: { readonly path: string }): Promise<void>
  withdraw(id: number): Promise<void>
  cancel(id: number): Promise<void>
  close(): void
}

/** Each player on a line of their own, kept open, as a browser does. */
function playersAt(url: string): Players {
  const lines = Array.from({ length: PLAYERS + 1 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  const send = async (id: number, method: 'GET' | 'POST', path: string) => {
    const headers = { authorization: `Bearer ${sessionToken(id)}` }
    dataOf(await ask({ url: `${url}${path}`, method, agent: lines[id]!, headers }))
  }
  return {
    poll: (id, { path }) => send(id, 'GET', path),
    withdraw: (id) => send(id, 'POST', `${banking.registerFastHubWithdraw.path}?amount=${WITHDRAW}`),
    cancel: (id) => send(id, 'POST', banking.rejectWithdrawByUser.path),
    close: () => lines.forEach((line) => line.destroy()),
  }
}

function pollsOf(players: Players, dayMs: number): Action[] {
  const every = (id: number, row: { readonly path: string }, periodMs: number): Action[] => {
    const firstMs = (id / PLAYERS) * periodMs
    const times = Math.ceil((dayMs - firstMs) / periodMs)
    return Array.from({ length: Math.max(0, times) }, (_one, time) => ({
      dueMs: firstMs + time * periodMs,
      kind: 'poll',
      act: () => players.poll(id, row),
    }))
  }
  return Array.from({ length: PLAYERS }, (_one, index) => index + 1).flatMap((id) => [
    ...every(id, user.getBalance, balancePollMs),
    ...every(id, banking.checkUserWithdrawOrder, pendingWithdrawPollMs),
  ])
}

/** What another act waits for: whether it went well is its own to tell. */
function answered(act: () => Promise<void>) {
  let asked: Promise<void> = Promise.resolve()
  return { ask: () => (asked = act()), done: () => asked.catch(() => undefined) }
}

/**
 * Of five operations two are stakes, one is a win, one a withdrawal and one its cancelling. What belongs together comes a
 * second apart (50 operations); what the server has not answered by then is waited for, as a company waits before it sends a win.
 */
function moneyOf(
  players: Players,
  company: Studio,
  dayMs: number,
): { actions: Action[]; stakes: number; wins: number } {
  const groups = Math.floor(dayMs / (5 * MONEY_MS)) - 10
  const counts = { stakes: 0, wins: 0 }
  const actions = Array.from({ length: groups }, (_one, group): Action[] => {
    const id = 1 + (group % PLAYERS)
    const at = (slot: number, act: () => Promise<void>, laterMs = 0): Action => ({
      dueMs: (group * 5 + slot) * MONEY_MS + laterMs,
      kind: 'money',
      act,
    })
    counts.stakes += 2
    counts.wins += 1
    const stake = (name: string) =>
      company.bet({ key: `${name}-${group}`, round: `r-${name}-${group}`, id, minor: STAKE_MINOR })
    const [staked, held] = [answered(() => stake('a')), answered(() => players.withdraw(id))]
    const win = () => company.win({ key: `w-${group}`, round: `r-a-${group}`, id, minor: WIN_MINOR })
    return [
      at(0, staked.ask),
      at(1, () => stake('b')),
      at(2, held.ask),
      at(3, () => staked.done().then(win), 1_000),
      at(4, () => held.done().then(() => players.cancel(id)), 1_000),
    ]
  }).flat()
  return { actions, ...counts }
}

/** Latency counts from when it was due: a server that makes everybody wait is not asked less for it. */
async function live(actions: readonly Action[]): Promise<Record<Action['kind'], number[]> & { errors: string[] }> {
  const heard = { poll: [] as number[], money: [] as number[], errors: [] as string[] }
  const inOrder = [...actions].sort((one, other) => one.dueMs - other.dueMs)
  const startMs = performance.now()
  const underWay: Promise<void>[] = []
  for (const { dueMs, kind, act } of inOrder) {
    const aheadMs = startMs + dueMs - performance.now()
    if (aheadMs > 1) await pause(aheadMs)
    underWay.push(
      act().then(
        () => void heard[kind].push(performance.now() - startMs - dueMs),
        (error: Error) => void heard.errors.push(`${kind}: ${error.message}`),
      ),
    )
  }
  await Promise.all(underWay)
  return heard
}

const figuresOf = (latenciesMs: readonly number[], dayMs: number): Figures => ({
  count: latenciesMs.length,
  perSecond: latenciesMs.length / (dayMs / 1000),
  p50Ms: percentile(latenciesMs, 50),
  p99Ms: percentile(latenciesMs, 99),
})

async function dayOn(run: BenchRun, database: DatabaseKind, copies: Copies): Promise<DayResult> {
  const dayMs = DAY_MS[run.pace]
  const api = await startApiOn(run, copies[database]!)
  const players = playersAt(api.program.url)
  const company = studio(api.program.url, api.gameKey)
  const { actions, stakes, wins } = moneyOf(players, company, dayMs)
  const { poll, money, errors } = await live([...pollsOf(players, dayMs), ...actions])
  players.close()
  company.close()
  await api.program.stop()
  const db = await api.copy.open()
  const net = BigInt(stakes) * STAKE_MINOR - BigInt(wins) * WIN_MINOR
  const { faults } = await (await openOurs(db)).check({ count: stakes, minor: net })
  const [left] = await db.sql<{ held: bigint }>`select coalesce(sum(held), 0)::bigint as held from money.wallet`
  await db.close()
  await api.copy.remove()
  const held = left?.held === 0n ? [] : [`${left?.held} is still held though every withdrawal was cancelled`]
  return {
    database,
    polls: figuresOf(poll, dayMs),
    money: figuresOf(money, dayMs),
    errors,
    faults: [...faults, ...held],
  }
}

export async function measureDay(run: BenchRun, copies: Copies): Promise<DayResult[]> {
  const days: DayResult[] = []
  for (const database of DATABASES) if (copies[database]) days.push(await dayOn(run, database, copies))
  return days
}
