/** What an odds boost adds to a bet, as a pure rule. The bet's own price stays: its promotion pays the difference. */
import type { Slip } from '@uwanja/contract/book/slip'
import { countedLegs, thousandths, type DecidedBet } from './bet-effect-rules.ts'
import { minorOf, type EffectOf } from './effect-rules.ts'

type Boost = Pick<EffectOf<'odds-boost'>, 'rule' | 'currency'>

/** May this slip be boosted, as it was placed? An edited bet lives on another one's value. */
export function mayBoost({ rule, currency }: Boost, slip: Slip): boolean {
  const isPlain = (slip.kind === 'single' || slip.kind === 'multiple') && slip.lines === 1
  if (!isPlain || slip.currency !== currency || slip.replaces !== undefined) return false
  const least = thousandths(rule.leastOdds)
  return slip.legs.length >= rule.legs && slip.legs.every(({ odds }) => odds >= least)
}

/** A share of what was won above the stake, of that part of it which was cash, rounded down; win bonus is not boosted. */
export function boostOf(effect: Boost, { slip, settlement, cashMinor }: DecidedBet): bigint {
  const { rule, currency } = effect
  const { outcome, worth, replaced_by: next } = settlement
  if (!mayBoost(effect, slip) || outcome !== 'won' || worth.cashed > 0 || next !== undefined) return 0n
  const counted = countedLegs({ slip, settlement })
  if (!counted || counted.length < rule.legs) return 0n
  const [stake, net] = [BigInt(slip.stake), BigInt(worth.won - (worth.bonus ?? 0) - slip.stake)]
  if (net <= 0n) return 0n
  const ownMinor = cashMinor < stake ? cashMinor : stake
  const share = (net * BigInt(rule.percent) * ownMinor) / (100n * stake)
  const most = minorOf(rule.most, currency)
  return share < most ? share : most
}
