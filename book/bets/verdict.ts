/** Is a slip taken at the prices of this moment? Pure: from what was asked and what was struck. */
import type { Reason, PlayerLimits } from '@uwanja/contract/book/bets'
import { flexPrice } from './amounts.ts'
import type { SlipShape } from './slip.ts'
import type { Policy } from './store.ts'
import type { StruckLeg } from './strike.ts'

export interface AskedLeg {
  readonly odds: number
  readonly epochs: readonly number[]
}

export interface Verdict {
  readonly reason: Reason | null
  readonly odds: readonly (number | null)[]
  readonly price: number | null
  readonly told: PlayerLimits
}

/** Faults before all others: what is no selection at all. */
const isUnplayable = (reason: Reason): boolean => reason !== 'MARKET_CLOSED'

export const epochsOf = (legs: readonly StruckLeg[]): number[][] =>
  legs.map(({ picks }) => picks.map(({ event }) => event.epoch))

function priceFault(asked: readonly AskedLeg[], odds: readonly (number | null)[], policy: Policy): boolean {
  return asked.some(({ odds: shown }, at) => {
    const now = odds[at]!
    return policy === 'none' ? now !== shown : policy === 'higher' && now < shown
  })
}

/** @param offered By a trader for this slip alone: taken where the price now is not below it. */
export function verdictOf(
  shape: SlipShape,
  asked: readonly AskedLeg[],
  legs: readonly StruckLeg[],
  { policy, offered = null }: { readonly policy: Policy; readonly offered?: readonly number[] | null },
): Verdict {
  const epochs = epochsOf(legs)
  const now = legs.map(({ odds }) => odds)
  const price = shape.kind === 'flex' && legs.every(({ fault }) => !fault) ? flexPrice(shape, legs) : null
  const told = { odds: now, epochs, ...(shape.kind === 'flex' ? { price } : {}) }
  const answer = (reason: Reason | null, odds = now): Verdict => ({ reason, odds, price, told })
  const faults = legs.flatMap(({ fault }) => fault ?? [])
  const unplayable = faults.find(isUnplayable)
  if (unplayable) return answer(unplayable)
  const isSame = asked.every(({ epochs: shown }, at) => shown.every((one, nth) => one === epochs[at]![nth]))
  if (!isSame) return answer('STATE_CHANGED')
  if (faults.length > 0) return answer(faults[0]!)
  if (shape.kind === 'flex' && (price === null || legs.some(({ isPlain }) => !isPlain)))
    return answer(price === null ? 'MARKET_CLOSED' : 'NOT_COMBINABLE')
  if (offered) return offered.some((one, at) => now[at]! < one) ? answer('PRICE_CHANGED') : answer(null, [...offered])
  return answer(priceFault(asked, now, policy) ? 'PRICE_CHANGED' : null)
}
