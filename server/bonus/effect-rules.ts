/** What promotions give, as pure rules: a row of `promotion_effect` becomes a bonus, a free bet or a sum. */
import { parseAmount, type Currency } from '@uwanja/contract/wire/amounts'
import type { Base, EffectKind, EffectRule } from '@uwanja/contract/site/effects'
import type { BonusRule } from './rules.ts'

export type StoredRule = EffectRule

export interface Effect {
  readonly promotionId: bigint
  readonly kind: EffectKind
  readonly base: Base
  readonly code: string
  readonly currency: Currency
  readonly rule: StoredRule
  readonly capMinor: bigint
  readonly givenMinor: bigint
  /** In English, as it stands in a history. */
  readonly title: string
  readonly isRunning: boolean
  /** Whom it is for; null: everybody. */
  readonly segmentId: bigint | null
}

export type EffectOf<K extends EffectKind> = Effect & { readonly rule: Extract<EffectRule, { kind: K }> }

export const isKind = <K extends EffectKind>(effect: Effect, kind: K): effect is EffectOf<K> => effect.kind === kind

/** Its amounts were parsed when it was kept. */
export const minorOf = (text: string, currency: Currency): bigint => parseAmount(text, currency)!.minor

export const baseOf = (rule: EffectRule): Base => ('base' in rule ? rule.base : 'joining')

/** They give something by what is played after joining, not for joining itself. */
export const isByPlay = ({ kind }: Pick<Effect, 'kind'>): boolean =>
  kind === 'cashback' || kind === 'multiple-insurance' || kind === 'odds-boost'

const PREFIX = 'promotion-'
/** The name under which `bonus` rows know it. */
export const nameOfPromotion = (id: bigint): string => `${PREFIX}${id}`
export const promotionNamed = (name: string): bigint | null =>
  /^promotion-\d{1,18}$/.test(name) ? BigInt(name.slice(PREFIX.length)) : null

export function bonusRuleOf({ promotionId, code, currency, rule }: EffectOf<'deposit-bonus'>): BonusRule {
  return {
    name: nameOfPromotion(promotionId),
    code,
    on: rule.base,
    percent: rule.percent,
    least: { [currency]: minorOf(rule.least, currency) },
    most: { [currency]: minorOf(rule.most, currency) },
    times: rule.times,
    lowRiskPercent: rule.lowRiskPercent,
    days: rule.days,
    promotionId,
  }
}

/** A share of what was lost, rounded down: nothing below the least loss, never more than the most. */
export function cashbackOf(
  { rule, currency }: Pick<EffectOf<'cashback'>, 'rule' | 'currency'>,
  lostMinor: bigint,
): bigint {
  if (lostMinor < minorOf(rule.least, currency)) return 0n
  const share = (lostMinor * BigInt(rule.percent)) / 100n
  const most = minorOf(rule.most, currency)
  return share < most ? share : most
}

/** What one taking may give at most: a cap below it could not even serve one. */
export const mostOfOne = (rule: EffectRule, currency: Currency): bigint =>
  minorOf('most' in rule ? rule.most : rule.amount, currency)
