/**
 * What is at risk, counted again from the rows of bets alone, line by line. It imports nothing of what keeps the sums, so that a
 * fault there is found here.
 */
import type { Sql } from '@uwanja/database/sql'
import type { CountedBet, CountedLeg, Sums } from './store.ts'
import { keptExposure, openBets } from './store.ts'

const MILLION = 1_000_000n

function nameOf({ picks }: CountedLeg): string {
  const texts = picks.map(({ market, specifiers, outcome }) => `${market}?${specifiers}/${outcome}`).sort()
  return `${picks[0]!.event} ${texts.join('&')}`
}

/** What the leg multiplies a stake by, as over and under: open ones by their odds, decided ones by what they became. */
function factorOf({ odds, settled, result }: CountedLeg): [over: bigint, under: bigint] {
  const price = BigInt(settled ?? odds)
  if (result === null) return [price, 1000n]
  const [r, v, f] = result.split(' ') as [string, string, string]
  const [share, of] = f.includes('/') ? f.split('/').map(BigInt) : [BigInt(f), 1n]
  const halves = v === '1' ? 2n : v === '1/2' ? 1n : 0n
  // halves / 2 + (2 - halves) / 2 * r * price / 1000 * share / of
  return [halves * 1000n * of! + (2n - halves) * BigInt(r) * price * share!, 2000n * of!]
}

const lives = ({ result, futures }: CountedLeg): bigint =>
  result !== null
    ? MILLION
    : BigInt(Math.round(1e6 * futures.reduce((sum, { chance, m }) => (m > 0 ? sum + chance : sum), 0)))

/** Every choice of so many of the open legs, with all the bankers. */
function linesOf(legs: readonly CountedLeg[], sizes: readonly number[]): CountedLeg[][] {
  const [bankers, open] = [legs.filter((one) => one.isBanker), legs.filter((one) => !one.isBanker)]
  const found: CountedLeg[][] = []
  const choose = (from: number, taken: CountedLeg[]): void => {
    if (sizes.includes(taken.length)) found.push([...bankers, ...taken])
    for (let at = from; at < open.length; at++) choose(at + 1, [...taken, open[at]!])
  }
  if (sizes.length === 1 && sizes[0] === open.length) return [[...bankers, ...open]]
  choose(0, [])
  return found
}

/** The sum of the lines with this leg: each a product over the common denominator of all legs. */
function payoutWith(bet: CountedBet, own: CountedLeg, by: 'full' | 'weighted'): bigint {
  const whole = bet.legs.reduce((all, leg) => all * factorOf(leg)[1], 1n)
  const certain = MILLION ** BigInt(bet.legs.length)
  let sum = 0n
  for (const line of linesOf(bet.legs, bet.sizes)) {
    if (!line.includes(own)) continue
    let [product, rest, chance] = [1n, whole, certain]
    for (const leg of line) {
      const [over, under] = factorOf(leg)
      product *= over
      rest /= under
      if (by === 'weighted' && leg !== own) chance = (chance / MILLION) * lives(leg)
    }
    sum += product * rest * chance
  }
  return (BigInt(bet.unit) * sum) / (whole * certain)
}

function flexSums(bet: CountedBet, own: CountedLeg): Sums {
  const payout = (BigInt(bet.unit) * BigInt(bet.price!)) / 1000n
  const wrong = bet.legs.filter(({ result }) => result?.startsWith('0 0')).length
  const chances = bet.legs.filter((leg) => leg !== own && leg.result === null).map((leg) => Number(lives(leg)) / 1e6)
  const most = bet.mayFail! - wrong
  let enough = 0
  for (let set = 0; set < 2 ** chances.length; set++) {
    const failed = chances.filter((_, at) => (set >> at) & 1).length
    if (failed <= most) enough += chances.reduce((all, chance, at) => all * ((set >> at) & 1 ? 1 - chance : chance), 1)
  }
  return [0n, 0n, most < 0 ? 0n : payout, most < 0 ? 0n : (payout * BigInt(Math.round(enough * 1e6))) / MILLION]
}

function sumsOf(bet: CountedBet, own: CountedLeg): Sums {
  if (bet.mayFail !== null) return flexSums(bet, own)
  const staked = bet.isFree ? 0n : BigInt(bet.unit)
  const full = payoutWith(bet, own, 'full') - (bet.isFree ? BigInt(bet.unit) : 0n)
  return bet.legs.length === 1 ? [staked, full, 0n, 0n] : [0n, 0n, full, payoutWith(bet, own, 'weighted')]
}

/** What stands otherwise than it is counted, by outcome; none: the sums are right. */
export async function exposureFaults(db: Sql): Promise<string[]> {
  const counted = new Map<string, Sums>()
  for (const bet of await openBets(db))
    for (const leg of bet.legs) {
      if (leg.result !== null) continue
      const [sums, own] = [counted.get(nameOf(leg)) ?? [0n, 0n, 0n, 0n], sumsOf(bet, leg)]
      counted.set(nameOf(leg), sums.map((sum, at) => sum + own[at]!) as Sums)
    }
  const stands = await keptExposure(db)
  const names = [...new Set([...counted.keys(), ...stands.keys()])]
  return names.flatMap((name) => {
    const [one, other] = [String(counted.get(name) ?? '0,0,0,0'), String(stands.get(name) ?? '0,0,0,0')]
    return one === other ? [] : [`${name}: counted ${one}, kept ${other}`]
  })
}
