/** Rows of the table of settings (env.ts): the market, and what its money and its taxes are. */
import { readDutyRates, type DutyRow } from './duty-rates.ts'
import { readRates, type Rates } from './exchange-rates.ts'
import { readTaxRates, type TaxRow } from './tax-rates.ts'

export const MARKET_ENV = {
  MARKET: { default: 'NG', about: 'Row of server/jurisdictions/markets.ts: NG or TZ.' },
  EXCHANGE_RATES: {
    default: '',
    about:
      'What one unit of a player’s currency is in a company’s: NGN/TZS=1.62, with commas. A method in another currency ' +
      'without a rate is not offered.',
  },
  DUTY_RATES: {
    default: '',
    about:
      'Rows that stand over server/settings/duty-rates.ts, the operator’s duty on gross gaming revenue, in percent: ' +
      'casino@2026-01-01=20, sports@2026-01-01=12.5.',
  },
  DUTY_STATE: {
    default: '',
    about: 'Where duty is a state’s and not the country’s: the state whose licence this deployment plays under.',
  },
  TAX_RATES: {
    default: '',
    about:
      'Rows that stand over server/settings/tax-rates.ts, in percent: winnings/casino@2026-01-01=12.5, withdrawal@2026-01-01=5. ' +
      'Bases: deposit, withdrawal, stake/PRODUCT, winnings/PRODUCT; products: casino, sports, jackpot.',
  },
} as const

export interface MoneyRules {
  readonly exchangeRates: Rates
  readonly taxRates: readonly TaxRow[]
  readonly dutyRates: readonly DutyRow[]
  /** Empty: the jurisdiction's row has one, where the duty is a state's. */
  readonly dutyState: string
}

export const moneyRules = (value: (name: keyof typeof MARKET_ENV) => string): MoneyRules => ({
  exchangeRates: readRates(value('EXCHANGE_RATES')),
  taxRates: readTaxRates(value('TAX_RATES')),
  dutyRates: readDutyRates(value('DUTY_RATES')),
  dutyState: value('DUTY_STATE'),
})
