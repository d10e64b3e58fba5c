/** Slips that are no bets, as strangers and broken programs send them: how fast each is refused, and what the book keeps of them. */
import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { ask } from '../api/ask.ts'
import type { Aim } from '../bench.ts'
import { residentMiB } from '../boot/launched.ts'
import { percentile } from '../statistics.ts'
import type { Choice } from './placing.ts'
import { bearer, type BetStage, PLAYERS } from './stage.ts'

const CALLERS = 8
const COUNT = { full: 8_000, quick: 2_000 } as const
/** Afterwards the memory of the program has found its size. */
const WARM_SHARE = 0.25
const MOST_MS = 50
const MOST_MIB = 32
const UNIT = 10_000
const LONG = 1_000_000

type BadSlip = readonly [slip: Readonly<Record<string, unknown>>, wanted: string]

function badSlips([{ pick, odds }, other]: readonly [Choice, Choice, ...Choice[]]): BadSlip[] {
  const leg = { odds, picks: [pick] }
  const second = { odds: other.odds, picks: [other.pick] }
  const changed = (change: object) => [{ odds, picks: [{ ...pick, ...change }] }]
  return [
    [{ legs: changed({ event: '999999999' }) }, 'UNKNOWN_SELECTION'],
    [{ legs: changed({ market: 'goals.match.nothing' }) }, 'UNKNOWN_SELECTION'],
    [{ legs: changed({ specifiers: "'; drop table bet" }) }, 'VALIDATION_ERROR'],
    [{ legs: changed({ epoch: pick.epoch + 1 }) }, 'STATE_CHANGED'],
    [{ legs: [{ ...leg, odds: odds + 10 }] }, 'PRICE_CHANGED'],
    [{ legs: [leg, leg] }, 'RELATED_SELECTIONS'],
    [{ legs: [leg, second], sizes: [2, 2] }, 'SHAPE_NOT_ALLOWED'],
    [{ legs: Array.from({ length: 31 }, () => leg) }, 'VALIDATION_ERROR'],
    [{ legs: [leg], unit: -1 }, 'VALIDATION_ERROR'],
    [{ legs: [leg], unit: 100.5 }, 'VALIDATION_ERROR'],
    [{ legs: [leg], unit: 5_000_000_000 }, 'PAYOUT_TOO_HIGH'],
    [{ legs: [leg], id: 'y'.repeat(LONG) }, 'REQUEST_TOO_LARGE'],
  ]
}

export interface Refusals {
  readonly count: number
  readonly p99Ms: number
  readonly grownMiB: number
  /** Answered otherwise than they should be. */
  readonly wrong: readonly string[]
}

/** Too long a slip may be refused, and the line closed, before all of it was sent: then nobody hears the words. */
const isCut = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EPIPE', 'ECONNRESET'].includes(String(error.code))

export async function refusals({ book }: BetStage, choices: readonly Choice[], pace: keyof typeof COUNT) {
  const slips = badSlips(choices as [Choice, Choice, ...Choice[]])
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS })
  const [latencies, wrong]: [number[], string[]] = [[], []]
  const [count, warm] = [COUNT[pace], COUNT[pace] * WARM_SHARE]
  let [issued, restMiB] = [0, 0]
  async function caller(): Promise<void> {
    for (let nth = issued++; nth < count; nth = issued++) {
      if (nth === warm) restMiB = residentMiB(book.child.pid!)
      const [slip, wanted] = slips[nth % slips.length]!
      const beganMs = performance.now()
      const asked = ask({
        url: `${book.url}/book/v1/bets/place`,
        method: 'POST',
        agent,
        headers: {
          authorization: `Bearer ${bearer(BigInt(1 + (nth % PLAYERS)))}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ id: randomUUID(), unit: UNIT, ...slip }),
      })
      const answer = await asked.catch((error: unknown) => {
        if (wanted === 'REQUEST_TOO_LARGE' && isCut(error)) return null
        throw error
      })
      if (nth >= warm) latencies.push(performance.now() - beganMs)
      if (answer === null) continue
      const { status, data } = JSON.parse(answer.text) as { status: string; data: { reason: string | null } | null }
      const said = data?.reason ?? status
      if (said !== wanted) wrong.push(`${wanted} was answered with ${said}`)
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  agent.destroy()
  const grownMiB = residentMiB(book.child.pid!) - restMiB
  return { count, p99Ms: percentile(latencies, 99), grownMiB, wrong } satisfies Refusals
}

export function refusalAims({ count, p99Ms, grownMiB, wrong }: Refusals): Aim[] {
  const of = (text: string, isGood: boolean): Aim => ({ text, verdict: isGood ? 'pass' : 'fail' })
  return [
    of(
      `p99 of ${String(count)} slips that are no bets, ${String(CALLERS)} callers, at most ${String(MOST_MS)} ms: ${p99Ms.toFixed(1)}`,
      p99Ms <= MOST_MS,
    ),
    of(
      `what they leave in the book's memory at most ${String(MOST_MIB)} MiB: ${grownMiB.toFixed(0)}`,
      grownMiB <= MOST_MIB,
    ),
    of(
      `each of them refused with its reason: ${String(wrong.length)} wrong${wrong[0] === undefined ? '' : ` (${wrong[0]})`}`,
      wrong.length === 0,
    ),
  ]
}
