/** Which reason a slip is told, and the bound that belongs to it. */
import { fill } from '@uwanja/i18n/fill'
import type { Quoted, Reason } from '@uwanja/contract/book/bets'
import { amountText, type Figures } from './figures.ts'
import type { useSlipSaid } from './said.ts'

/** Of these the slip itself shows what is to be done: new prices, newer matches, selections that are marked. */
const SHOWN: ReadonlySet<Reason> = new Set(['PRICE_CHANGED', 'STATE_CHANGED'])

/** What is in the way of placing it; null: nothing, or nobody has said how much. */
export function reasonOf({ reason }: Quoted, unit: number): Reason | null {
  if (reason === null || SHOWN.has(reason)) return null
  const isAmount = reason === 'STAKE_TOO_LOW' || reason === 'STAKE_TOO_HIGH' || reason === 'PAYOUT_TOO_HIGH'
  return isAmount && unit === 0 ? null : reason
}

export interface ToldReason {
  readonly reason: Reason
  readonly figures: Pick<Figures, 'leastUnit' | 'mostUnit'> | null
  readonly currency: string
}

export function bound(
  { reason, figures, currency }: ToldReason,
  t: ReturnType<typeof useSlipSaid>['t'],
): string | null {
  if (!figures) return null
  if (reason === 'STAKE_TOO_LOW') return fill(t.leastStake, { amount: amountText(figures.leastUnit, currency) })
  const isHigh = reason === 'STAKE_TOO_HIGH' || reason === 'PAYOUT_TOO_HIGH' || reason === 'EXPOSURE_FULL'
  return isHigh && figures.mostUnit > 0 ? fill(t.mostStake, { amount: amountText(figures.mostUnit, currency) }) : null
}
