/** Rows of the table of settings (env.ts): the market, and what its money and its taxes are. */
export const MARKET_ENV = {
  MARKET: { default: 'NG', about: 'Row of server/jurisdictions/markets.ts: NG or TZ.' },
  EXCHANGE_RATES: {
    default: '',
    about:
      'What one unit of a player’s currency is in a company’s: NGN/TZS=1.62, with commas. A method in another currency ' +
      'without a rate is not offered.',
  },
  TAX_RATES: {
    default: '',
    about:
      'Rows that stand over server/settings/tax-rates.ts, in percent: winnings/casino@2026-01-01=12.5, withdrawal@2026-01-01=5. ' +
      'Bases: deposit, withdrawal, stake/PRODUCT, winnings/PRODUCT; products: casino, sports, jackpot.',
  },
} as const
