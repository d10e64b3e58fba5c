/** What does not pay by itself. A hold is a question with all that it is about: other facts are another question. Pure. */
import { createHash } from 'node:crypto'
import type { HoldBounds } from '@uwanja/contract/book/settlement'
import { canonical } from '../feed/canonical.ts'
import { resultOf } from '../feed/registers.ts'
import type { MarketLine } from '../results/grades.ts'
import { gradeLine, linesIn } from '../results/grades.ts'
import type { Match } from './pick.ts'
import type { Plan } from './plan.ts'

export type HoldWhy = 'provisional' | 'large' | 'contradicting' | 'cancel' | 'late'

/** What the bets that one market decides come to. */
export interface MarketSum {
  readonly bets: number
  readonly pays: bigint
  /** Of those that the feed took back. */
  readonly cancelledBets: number
  readonly cancelledStakes: bigint
}
const NOTHING: MarketSum = { bets: 0, pays: 0n, cancelledBets: 0, cancelledStakes: 0n }

export interface HoldRequest {
  readonly key: string
  readonly market: string | null
  readonly bet: string | null
  readonly why: HoldWhy
  readonly facts: string
  readonly bets: number
  readonly pays: bigint
  readonly stakes: bigint
  /** Minutes after which it goes on by itself; null: two people. */
  readonly minutes: number | null
}

const digest = (facts: unknown): string => createHash('sha256').update(canonical(facts)).digest('base64url')

/** Adds what a plan decides to the sums of the markets that decide it. */
export function addTo(sums: Map<string, MarketSum>, { picks, worth, bet }: Plan): void {
  for (const market of new Set(picks.map((pick) => pick.market))) {
    const sum = sums.get(market) ?? NOTHING
    const isCancelled = picks.some((pick) => pick.market === market && pick.voidCase === 'cancelled')
    sums.set(market, {
      bets: sum.bets + 1,
      pays: sum.pays + (worth?.wonMinor ?? 0n),
      cancelledBets: sum.cancelledBets + (isCancelled ? 1 : 0),
      cancelledStakes: sum.cancelledStakes + (isCancelled ? bet.openMinor : 0n),
    })
  }
}

const saidOf = ({ event }: Match, { row, specifiers }: MarketLine, outcome: string) =>
  resultOf(event.state, { market: row.id, specifiers }, outcome)

/** Has the feed said of any outcome that its own word is not final yet? */
const isProvisional = (match: Match, line: MarketLine): boolean =>
  line.row.outcomes.some((outcome) => saidOf(match, line, outcome)?.certainty === 'provisional')

/** Does the feed's own settlement say otherwise than the facts that it told? */
function isContradicting(match: Match, line: MarketLine, stored: Readonly<Record<string, string | null>>): boolean {
  const counted = gradeLine(line, match.result!)
  return Object.entries(counted ?? {}).some(([outcome, grade]) => {
    const known = stored[outcome] ?? null
    return saidOf(match, line, outcome) !== null && grade !== null && known !== null && known !== grade
  })
}

/** Of what the feed itself has settled; what people said, and what is void for want of words, is settled. */
function feedWhys(match: Match, key: string): HoldWhy[] {
  const { result, event } = match
  const [line] = linesIn([key])
  const isTakenBack = Object.entries(event.state.cancels).some(
    ([name, { value }]) => value && name.startsWith(`${key}@`),
  )
  if (!line || result?.source !== 'feed' || result.isRestVoid || isTakenBack) return []
  return [
    ...(isProvisional(match, line) ? ['provisional' as const] : []),
    ...(isContradicting(match, line, result.grades[key] ?? {}) ? ['contradicting' as const] : []),
  ]
}

function sumWhys({ pays, cancelledBets, cancelledStakes }: MarketSum, bounds: HoldBounds): HoldWhy[] {
  const isWide = cancelledBets > bounds.cancelledBets || cancelledStakes > BigInt(bounds.cancelledStakes)
  return [...(pays > BigInt(bounds.market) ? ['large' as const] : []), ...(isWide ? ['cancel' as const] : [])]
}

/** Of markets, before anything of them is paid. */
export function marketHolds(match: Match, sums: ReadonlyMap<string, MarketSum>, bounds: HoldBounds): HoldRequest[] {
  const { event, result } = match
  return [...sums].flatMap(([market, sum]) => {
    const facts = digest([result?.grades[market] ?? null, event.state.cancels])
    return [...feedWhys(match, market), ...sumWhys(sum, bounds)].map((why) => ({
      key: `${event.id}:${market}:${why}`,
      market,
      bet: null,
      why,
      facts,
      bets: sum.bets,
      pays: sum.pays,
      stakes: sum.cancelledStakes,
      minutes: why === 'cancel' ? bounds.cancelMinutes : null,
    }))
  })
}

const HOUR_MS = 3_600_000

/** Of one bet: a payout that is large by itself, or a correction that comes late. */
export function betHolds({ bet, worth }: Plan, nowMs: number, bounds: HoldBounds): HoldRequest[] {
  if (!worth) return []
  // Of one that only hears how its other legs ended nothing is corrected.
  const isSame =
    bet.outcome === worth.outcome && bet.wonMinor === worth.wonMinor && bet.voidedMinor === worth.voidedMinor
  if (isSame) return []
  const settledMs = bet.settledAt?.getTime() ?? nowMs
  const whys: HoldWhy[] = [
    ...(worth.wonMinor > BigInt(bounds.bet) ? ['large' as const] : []),
    ...(nowMs - settledMs > bounds.correctionHours * HOUR_MS ? ['late' as const] : []),
  ]
  const facts = digest([worth.outcome, String(worth.wonMinor), String(worth.voidedMinor)])
  return whys.map((why) => ({
    key: `${bet.id}:${why}`,
    market: null,
    bet: bet.id,
    why,
    facts,
    bets: 1,
    pays: worth.wonMinor,
    stakes: bet.openMinor,
    minutes: null,
  }))
}
