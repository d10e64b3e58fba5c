/** What a slip may stake and what it pays at most: the figures that a player sees before the tap, from the arithmetic that they can do again. */
import { flexOdds } from '@uwanja/contract/fair/flex'
import type { Odds } from '@uwanja/contract/fair/leg'
import { WON } from '@uwanja/contract/fair/leg'
import type { Limit } from '@uwanja/contract/fair/limits'
import { mostStake } from '@uwanja/contract/fair/limits'
import { freeBetPays, payoutOf } from '@uwanja/contract/fair/payout'
import { takenHome } from '@uwanja/contract/fair/winnings'
import { MAX_MINOR } from '@uwanja/contract/wire/amounts'
import type { SlipShape } from './slip.ts'
import type { StruckLeg } from './strike.ts'
import type { Terms } from './terms.ts'

export interface PricedLeg {
  readonly isBanker: boolean
  readonly odds: Odds
}

export interface Rules {
  readonly terms: Terms
  /** Hundredths, of the player's class. */
  readonly playerFactor: number
  /** In minor units, of a whole bet. */
  readonly leastStake: bigint
  /** Hundredths of a percent of what is won. */
  readonly tax: number
  /** And of what is staked: the house pays it, out of the stake. */
  readonly stakeTax: number
}

const HOUR_MS = 3_600_000

function timeFactor({ live, before }: Terms['time-factors'], isLive: boolean, hours: number): number {
  if (isLive) return live
  return before.find(({ hours: until }) => until === null || hours <= until)?.factor ?? 100
}

/** Of a leg of several picks: the least of theirs. */
export function limitOf({ picks }: StruckLeg, { terms, playerFactor }: Rules, nowMs: number): Limit {
  const limits = picks.map(({ event, row, startsAt, isLive }) => {
    const tier = String(event.place?.tier ?? 3) as '1' | '2' | '3'
    const factor = timeFactor(terms['time-factors'], isLive, (Date.parse(startsAt) - nowMs) / HOUR_MS)
    return { limit: BigInt(terms.limits[tier][row.group]), playerFactor, timeFactor: factor }
  })
  const weight = ({ limit, timeFactor: factor }: Limit): bigint => limit * BigInt(factor)
  return limits.reduce((least, one) => (weight(one) < weight(least) ? one : least))
}

/** Of the line that could win most; the others of a system may take as much, or more. */
function mostByFormula(
  shape: SlipShape,
  legs: readonly PricedLeg[],
  limits: readonly Limit[],
  price: Odds | null,
): bigint {
  if (price !== null) return mostStake([price], limits)
  const bankers = legs.filter(({ isBanker }) => isBanker).map(({ odds }) => odds)
  const open = legs.flatMap(({ isBanker, odds }) => (isBanker ? [] : [odds])).sort((one, other) => other - one)
  return mostStake([...bankers, ...open.slice(0, Math.max(...shape.sizes))], limits)
}

/** Every leg right, bonus included, before the cap. */
function grossOf(unit: bigint, shape: SlipShape, legs: readonly PricedLeg[], { terms, price, isFree }: Joined) {
  if (price !== null) return { gross: (unit * BigInt(price)) / 1000n, bonus: 0n }
  const won = legs.map((leg) => ({ ...leg, result: WON }))
  if (isFree) return { gross: freeBetPays(unit, won), bonus: 0n }
  const winBonus = terms['win-bonus']
  return payoutOf(won, { unit, sizes: shape.sizes, ...(winBonus ? { winBonus } : {}) })
}

interface Joined {
  readonly terms: Terms
  readonly price: Odds | null
  readonly isFree: boolean
}

export interface Amounts {
  readonly leastUnit: bigint
  readonly mostUnit: bigint
  /** What of it the most payout allows. */
  readonly mostByCap: bigint
  readonly most: bigint
  readonly bonus: bigint
  readonly isCapped: boolean
  readonly tax: bigint
  readonly net: bigint
  /** What of the stake the state has. */
  readonly stakeTax: bigint
}

/** Large enough that what is floored away of it moves no limit. */
const PROBE = 1_000_000_000n

export interface AmountsAsk {
  readonly shape: SlipShape
  readonly legs: readonly StruckLeg[]
  /** One for each leg. */
  readonly odds: readonly Odds[]
  /** Of a flex. */
  readonly price: Odds | null
  readonly unit: bigint
  readonly isFree: boolean
  readonly nowMs: number
}

export function amountsOf({ shape, legs, odds, price, unit, isFree, nowMs }: AmountsAsk, rules: Rules): Amounts {
  const { terms, leastStake, tax: basisPoints } = rules
  const priced = legs.map(({ isBanker }, at) => ({ isBanker, odds: odds[at]! }))
  const joined = { terms, price, isFree }
  const lines = BigInt(shape.lines)
  const leastUnit = (leastStake + lines - 1n) / lines || 1n
  const limits = legs.map((leg) => limitOf(leg, rules, nowMs))
  const byFormula = mostByFormula(shape, priced, limits, price)
  const cap = BigInt(terms.cap.most)
  const byCap = (cap * PROBE) / grossOf(PROBE, shape, priced, joined).gross
  // The least stake is always taken; the slip then shows the cap as what it pays.
  const taken = (unit: bigint): bigint => (unit < leastUnit ? leastUnit : unit)
  const mostByCap = taken(byCap)
  const mostUnit = [taken(byFormula), mostByCap, MAX_MINOR / lines].reduce((least, one) => (one < least ? one : least))
  const { gross, bonus } = grossOf(unit, shape, priced, joined)
  const most = gross > cap ? cap : gross
  const charged = isFree ? 0n : unit * lines
  const { tax, net } = takenHome({ charged, voided: 0n, pays: most }, basisPoints)
  const stakeTax = (unit * lines * BigInt(rules.stakeTax)) / 10_000n
  return { leastUnit, mostUnit, mostByCap, most, bonus, isCapped: gross > cap, tax, net, stakeTax }
}

/** Of a flex: that its legs are right, without margin. null: no price. */
export function flexPrice(shape: SlipShape, legs: readonly StruckLeg[]): Odds | null {
  const chances = legs.map(({ futures }) => futures.reduce((sum, { chance, m }) => (m > 1 ? sum + chance : sum), 0))
  return flexOdds(chances, shape.mayFail!)
}
