/** What a bonus on a deposit is, as a pure rule. Which ones there are, promotions say; what was granted keeps the figures of its day. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { GameKind } from '@uwanja/providers/listed-game'

export interface BonusRule {
  readonly name: string
  /** What a player types, in capitals. */
  readonly code: string
  /** Which deposit brings it. */
  readonly on: 'first-deposit' | 'deposit'
  /** Of the deposit, in hundredths. */
  readonly percent: number
  /** Of a currency that is not there it is not given. */
  readonly least: Readonly<Partial<Record<Currency, bigint>>>
  readonly most: Readonly<Partial<Record<Currency, bigint>>>
  /** Stakes of this many times the bonus turn what is left of it into cash. */
  readonly times: number
  /** How much of a stake in one of LOW_RISK counts, in hundredths. */
  readonly lowRiskPercent: number
  readonly days: number
  /** Whose account pays; null: the house's own. */
  readonly promotionId: bigint | null
}

/**
 * Where red and black, player and banker, or the lowest factor can be staked on: almost nothing is risked, so a bonus would
 * be staked for nothing. What was staked on reaches us as one amount, so the kind of the game decides.
 */
export const LOW_RISK: readonly GameKind[] = [
  'table',
  'video-poker',
  'crash',
  'live-roulette',
  'live-baccarat',
  'live-blackjack',
  'live-poker',
  'live-other',
]

/** What is typed by hand is compared in capitals. */
export const tidyCode = (rawCode: string): string => rawCode.trim().toUpperCase()

/** Of a choice that was made when the house had a rule of its own: it was promised, so the choice carries it. */
export interface Figures {
  readonly code: string
  readonly percent: number
  /** Minor units as text. */
  readonly least: string
  readonly most: string
  readonly times: number
  readonly lowRiskPercent: number
  readonly days: number
}

export const ruleOfFigures = (
  { least, most, ...figures }: Figures,
  { name, currency }: { readonly name: string; readonly currency: Currency },
): BonusRule => ({
  ...figures,
  name,
  on: 'first-deposit',
  least: { [currency]: BigInt(least) },
  most: { [currency]: BigInt(most) },
  promotionId: null,
})

/** What a deposit brings: never more than the most, nothing below the least. Rounded down to the minor unit. */
export function bonusOf(rule: BonusRule, currency: Currency, depositMinor: bigint): bigint {
  const [least, most] = [rule.least[currency], rule.most[currency]]
  if (least === undefined || most === undefined || depositMinor < least) return 0n
  const share = (depositMinor * BigInt(rule.percent)) / 100n
  return share < most ? share : most
}
