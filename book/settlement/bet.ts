/** What its legs make of a bet, in minor units. Pure: twice the same pays once, because it says what the bet is worth, not what to pay. */
import type { Futures } from '@uwanja/contract/fair/cash-out'
import { flexEnd } from '@uwanja/contract/fair/flex'
import { fraction, floored, times } from '@uwanja/contract/fair/fraction'
import { isVoid, isWonWhole, LOST, oddsFraction } from '@uwanja/contract/fair/leg'
import type { BetTerms as PayoutTerms, SettledLeg } from '@uwanja/contract/fair/payout'
import { freeBetPays, payoutOf } from '@uwanja/contract/fair/payout'
import type { Bet } from '../bets/store.ts'
import type { LegEnd } from './leg.ts'

export interface BetEnd {
  readonly outcome: 'won' | 'lost' | 'void'
  readonly pays: bigint
  /** What of it is win bonus. */
  readonly bonus: bigint
}

export type Settled = Pick<Bet, 'kind' | 'unitMinor' | 'lines' | 'sizes' | 'mayFail' | 'price' | 'freeBet' | 'terms'> &
  Pick<Bet, 'openMinor' | 'voidedMinor' | 'cashedMinor'> & {
    readonly legs: readonly Pick<Bet['legs'][number], 'isBanker' | 'futures'>[]
  }

/** Of the stake, what results decide: what was cashed out is decided already. */
export const inPlay = ({ openMinor, voidedMinor }: Pick<Bet, 'openMinor' | 'voidedMinor'>): bigint =>
  openMinor + voidedMinor

/** What a partial cash-out has paid counts towards the most that the bet pays. */
function capOf({ terms, cashedMinor }: Settled): bigint {
  const cap = BigInt(terms.cap) - cashedMinor
  return cap > 0n ? cap : 0n
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)
const ended = (pays: bigint, bonus: bigint): BetEnd => ({ outcome: pays > 0n ? 'won' : 'lost', pays, bonus })
const VOIDED: BetEnd = { outcome: 'void', pays: 0n, bonus: 0n }

/** Can no line win any more, whatever the rest becomes? */
function isLost({ legs, sizes }: Settled, ends: readonly (LegEnd | null)[]): boolean {
  const isWrong = (at: number): boolean => {
    const result = ends[at]?.result
    return result?.r === 0 && result.v === 0
  }
  if (legs.some(({ isBanker }, at) => isBanker && isWrong(at))) return true
  const open = legs.flatMap(({ isBanker }, at) => (isBanker ? [] : [at]))
  return open.filter((at) => !isWrong(at)).length < Math.min(...sizes)
}

const chanceOf = (futures: Futures | null): number =>
  (futures ?? []).filter(({ m }) => m > 1).reduce((sum, { chance }) => sum + chance, 0)

/** Which leg failed matters to a flex only with how many are void, so it ends with its last leg. */
function flexWorth(bet: Settled, ends: readonly LegEnd[]): BetEnd {
  const results = ends.map(({ result }) => (isVoid(result) ? 'void' : isWonWhole(result) ? 'right' : 'wrong'))
  const chances = bet.legs.map(({ futures }) => chanceOf(futures))
  const end = flexEnd(chances, results, bet.mayFail!, { struck: bet.price!, ladder: bet.terms.ladder })
  if (end.status === 'void') return VOIDED
  if (end.status !== 'won') return ended(0n, 0n)
  return ended(least(floored(times(fraction(inPlay(bet)), oddsFraction(end.odds))), capOf(bet)), 0n)
}

function linesWorth(bet: Settled, legs: readonly SettledLeg[]): BetEnd {
  const { terms, sizes } = bet
  const unit = bet.lines === 1 ? inPlay(bet) : bet.unitMinor
  const rules: PayoutTerms = {
    unit,
    sizes,
    cap: capOf(bet),
    ...(terms.winBonus ? { winBonus: terms.winBonus } : {}),
  }
  const { isVoid: isAllVoid, pays, gross, bonus } = payoutOf(legs, rules)
  if (isAllVoid) return VOIDED
  if (bet.freeBet !== null) return ended(least(freeBetPays(unit, legs), capOf(bet)), 0n)
  // A cap takes from the bonus first.
  const cut = gross - pays
  return ended(pays, bonus > cut ? bonus - cut : 0n)
}

/** null: something may still change what it pays. */
export function betEnd(bet: Settled, ends: readonly (LegEnd | null)[]): BetEnd | null {
  const areAll = ends.every((end) => end !== null)
  if (bet.kind === 'flex') return areAll ? flexWorth(bet, ends) : null
  if (isLost(bet, ends)) return ended(0n, 0n)
  if (!areAll) return null
  return linesWorth(
    bet,
    bet.legs.map(({ isBanker }, at) => ({ ...(ends[at] ?? { result: LOST, odds: 1000 }), isBanker })),
  )
}
