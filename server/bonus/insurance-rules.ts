/** Which lost multiples an insurance gives back, as a pure rule. */
import type { SettledLeg } from '@uwanja/contract/book/slip'
import { countedLegs, thousandths, type DecidedBet } from './bet-effect-rules.ts'
import { minorOf, type EffectOf } from './effect-rules.ts'

const isLost = ({ r, v }: SettledLeg): boolean => r === 0 && v === '0'

/** What comes back: cash that was staked on enough legs at enough of a price, exactly one of which was lost. */
export function insuredBack(
  { rule, currency }: Pick<EffectOf<'multiple-insurance'>, 'rule' | 'currency'>,
  { slip, settlement, cashMinor }: DecidedBet,
): bigint {
  const counted = countedLegs({ slip, settlement })
  if (slip.kind !== 'multiple' || slip.lines !== 1 || slip.currency !== currency) return 0n
  if (settlement.outcome !== 'lost' || settlement.worth.cashed > 0 || !counted) return 0n
  const areEnough = counted.length >= rule.legs && counted.filter(isLost).length === 1
  const least = thousandths(rule.leastOdds)
  if (!areEnough || counted.some(({ leg }) => slip.legs[leg]!.odds < least)) return 0n
  const most = minorOf(rule.most, currency)
  return cashMinor < most ? cashMinor : most
}
