/** Kodi inayokatwa kwenye pesa za mchezaji, kabla na baada. */
import type { Translation } from '../translation.ts'
import type { tax as english } from '../en/tax.ts'

export const tax = {
  tax: {
    word: 'Kodi',
    deposit: 'Sheria inakata kodi ya {percent} % kwa kila uwekaji.',
    withdraw: 'Sheria inakata kodi ya {percent} % kwa kila utoaji.',
    credited: 'Salio lako litaongezeka kwa {amount} {currency}.',
    youGet: 'Utapata {amount} {currency}.',
    winnings: 'Kodi ya {percent} % inakatwa kwenye ushindi unaozidi dau zako katika raundi.',
    ofWhich: 'Kodi: {amount} {currency}',
  },
} as const satisfies Translation<typeof english>
