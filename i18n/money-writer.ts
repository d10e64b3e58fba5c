/** How a language writes an amount with its currency's code. */
import type { Language } from './language.ts'

/** @returns of decimal text in major units. It is formatted digit by digit: as a number a large amount could lose its last ones. */
export const moneyWriter =
  (language: Language) =>
  (amount: string, currency: string): string =>
    new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'code' }).format(
      amount as `${number}`,
    )
