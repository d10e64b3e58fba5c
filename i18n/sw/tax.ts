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
  taxStatement: {
    title: 'Taarifa ya kodi',
    lead: 'Miamala ya akaunti yako kwa mwaka na kiasi kilichokatwa kwa ajili ya serikali, kutoka kwenye vitabu vyetu. Ichapishe kama cheti cha kodi iliyokatwa, au ipakue kama faili.',
    year: 'Mwaka',
    failed: 'Hatukuweza kuandaa taarifa yako.',
    player: 'Mchezaji',
    operator: 'Imetolewa na',
    operatorHere: 'Mwendeshaji wa tovuti hii',
    covers: 'Kuanzia, hadi',
    madeOn: 'Imeandaliwa tarehe',
    empty: 'Hakukuwa na muamala mwaka huu.',
    meaning:
      'Madau ni baada ya kuondoa yaliyorudishwa; ushindi ni kabla ya kodi. Kiasi kwenye safu za kodi kilikatwa na hulipwa kwa serikali. Kiasi ni kwa {currency}.',
    amountsIn: 'Kiasi kwa {currency}',
    print: 'Chapisha',
    csv: 'Pakua kama CSV',
    month: 'Mwezi',
    total: 'Mwaka mzima',
    deposited: 'Ulizoweka',
    depositTax: 'Kodi ya kuweka',
    withdrawn: 'Ulizotoa',
    withdrawalTax: 'Kodi ya kutoa',
    staked: 'Madau',
    won: 'Ushindi',
    winningsTax: 'Kodi ya ushindi',
  },
} as const satisfies Translation<typeof english>
