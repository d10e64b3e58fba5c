/** What a promotion gives, line by line, in the same words on the site and on the pages without a script: by its rule alone. */

/** As a server tells it; any field may be missing at one that is not ours. */
export interface TellsGives {
  readonly kind?: string | null | undefined
  readonly base?: string | null | undefined
  readonly currency?: string | null | undefined
  readonly percent?: number | null | undefined
  readonly amount?: number | null | undefined
  readonly least?: number | null | undefined
  readonly most?: number | null | undefined
  readonly times?: number | null | undefined
  readonly lowRiskPercent?: number | null | undefined
  readonly days?: number | null | undefined
  readonly spins?: number | null | undefined
  readonly winnings?: string | null | undefined
  readonly takers?: string | null | undefined
  readonly period?: string | null | undefined
  readonly legs?: number | null | undefined
  readonly leastOdds?: string | null | undefined
  readonly bets?: number | null | undefined
  readonly pays?: string | null | undefined
}

type Words = Readonly<Record<string, string>>

/** A text of `promotions` by its keys, with values in it. */
export type SaysPromotion = (key: string, words: Words) => string

const wordsOf = (gives: TellsGives, money: (raw: number | null | undefined) => string): Words => ({
  amount: money(gives.amount),
  least: money(gives.least),
  most: money(gives.most),
  currency: gives.currency ?? '',
  percent: String(gives.percent ?? ''),
  times: String(gives.times ?? ''),
  days: String(gives.days ?? ''),
  count: String(gives.spins ?? ''),
  lowRiskPercent: String(gives.lowRiskPercent ?? ''),
  legs: String(gives.legs ?? ''),
  leastOdds: gives.leastOdds ?? '',
  bets: String(gives.bets ?? ''),
})

/** @returns null for a kind that nobody here knows. */
export function promotionLines(
  say: SaysPromotion,
  gives: TellsGives,
  money: (raw: number | null | undefined) => string,
): { readonly head: string; readonly lines: readonly string[] } | null {
  const words = wordsOf(gives, money)
  const base = `base.${gives.base ?? 'joining'}`
  const keys: Readonly<Record<string, readonly string[]>> = {
    'deposit-bonus': [base, 'percent', 'times', 'once'],
    'free-bet': [base, 'free', 'once'],
    'free-spins': [
      ...(gives.takers === 'everybody' ? ['everybody'] : []),
      ...[base, 'spins', `winnings.${gives.winnings ?? 'bonus'}`, 'once'],
    ],
    'multiple-insurance': [
      ...['insured.legs', `insured.${gives.pays ?? 'free-bet'}`],
      ...['insured.bets', 'insured.when', 'insured.whole'],
    ],
    'odds-boost': ['boost.legs', 'boost.adds', 'boost.bets', 'boost.undone', 'insured.whole'],
    'race-entry': [base, 'entry', 'once'],
    cashback: ['cashback', `period.${gives.period ?? 'day'}`, 'cash', 'once'],
  }
  const { kind } = gives
  if (typeof kind !== 'string' || !Object.hasOwn(keys, kind)) return null
  return { head: say(`kind.${kind}`, words), lines: keys[kind]!.map((key) => say(key, words)) }
}
