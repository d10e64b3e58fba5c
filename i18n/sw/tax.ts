/** Kodi inayokatwa kwenye pesa za mchezaji, kabla na baada. */
import type { Translation } from '../translation.ts'
import type { tax as english } from '../en/tax.ts'

export const tax = {
  tax: {
    word: 'Kodi',
    deposit: 'Kwa mujibu wa sheria, kodi ya {percent}% inakatwa kila unapoweka pesa.',
    withdraw: 'Kwa mujibu wa sheria, kodi ya {percent}% inakatwa kila unapotoa pesa.',
    credited: 'Salio lako litaongezeka kwa {amount} {currency}.',
    youGet: 'Utapata {amount} {currency}.',
    winnings: 'Kodi ya {percent}% inakatwa kwenye ushindi unaozidi madau yako katika raundi.',
    ofWhich: 'Kodi: {amount} {currency}',
  },
} as const satisfies Translation<typeof english>
