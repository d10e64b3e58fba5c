/** The table of bonuses. A new one is a row here and its name in the texts; what was granted keeps the figures of its day. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { GameKind } from '@uwanja/providers/listed-game'

export interface BonusRule {
  readonly name: string
  /** What a player types, in capitals. */
  readonly code: string
  /** Which deposit brings it. */
  readonly on: 'first-deposit'
  /** Of the deposit, in hundredths. */
  readonly percent: number
  readonly least: Readonly<Record<Currency, bigint>>
  readonly most: Readonly<Record<Currency, bigint>>
  /** Stakes of this many times the bonus turn what is left of it into cash. */
  readonly times: number
  /** How much of a stake in one of LOW_RISK counts, in hundredths. */
  readonly lowRiskPercent: number
  readonly days: number
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

export const BONUS_RULES: readonly BonusRule[] = [
  {
    name: 'first-deposit',
    code: 'KARIBU100',
    on: 'first-deposit',
    percent: 100,
    least: { NGN: 500_00n, TZS: 1_000_00n },
    most: { NGN: 50_000_00n, TZS: 100_000_00n },
    times: 10,
    lowRiskPercent: 10,
    days: 30,
  },
]

export const ruleOfCode = (rawCode: string): BonusRule | undefined =>
  BONUS_RULES.find(({ code }) => code === rawCode.trim().toUpperCase())
export const ruleNamed = (name: string): BonusRule | undefined => BONUS_RULES.find((rule) => rule.name === name)

/** What a deposit brings: never more than the most, nothing below the least. Rounded down to the minor unit. */
export function bonusOf(rule: BonusRule, currency: Currency, depositMinor: bigint): bigint {
  if (depositMinor < rule.least[currency]) return 0n
  const share = (depositMinor * BigInt(rule.percent)) / 100n
  return share < rule.most[currency] ? share : rule.most[currency]
}
