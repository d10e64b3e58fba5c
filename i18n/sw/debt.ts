/** Deni la mchezaji, kwenye ukurasa wa historia. */
import type { Translation } from '../translation.ts'
import type { debt as english } from '../en/debt.ts'

export const debt: Translation<typeof english> = {
  debt: {
    owed: 'Unadaiwa {amount} {currency}: matokeo yalirekebishwa baada ya kulipwa. Deni linalipwa kutoka kwenye ushindi wako ujao, kamwe si kutoka kwenye pesa unazoweka.',
  },
}
