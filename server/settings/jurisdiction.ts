/** Rows of the table of settings (env.ts): the jurisdiction, and what its money and its taxes are. */
import { oneOf, orNone } from '@uwanja/runtime/kinds'
import type { SettingsTable } from '@uwanja/runtime/settings'
import { dutyRates } from './duty-rates.ts'
import { exchangeRates } from './exchange-rates.ts'
import { taxRates } from './tax-rates.ts'

export const JURISDICTION_ENV = {
  JURISDICTION: {
    default: 'NG',
    formerly: 'MARKET',
    about: 'Whose law holds: a row of server/jurisdictions/jurisdictions.ts, NG or TZ.',
  },
  NAMES_BEFORE: {
    kind: orNone(oneOf(['deposit', 'withdrawal'])),
    default: '',
    about:
      'Before which step names and birthday are asked for: deposit is before the first one; withdrawal, before any money ' +
      'leaves. Empty: as the jurisdiction’s row says. Never later than before money leaves.',
  },
  EXCHANGE_RATES: {
    kind: exchangeRates,
    default: '',
    about:
      'What one unit of a player’s currency is in a company’s: NGN/TZS=1.62, with commas. A method in another currency ' +
      'without a rate is not offered.',
  },
  DUTY_RATES: {
    kind: dutyRates,
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
    kind: taxRates,
    default: '',
    about:
      'Rows that stand over server/settings/tax-rates.ts, in percent: winnings/casino@2026-01-01=12.5, withdrawal@2026-01-01=5. ' +
      'Bases: deposit, withdrawal, stake/PRODUCT, winnings/PRODUCT; products: casino, sports, jackpot.',
  },
} as const satisfies SettingsTable
