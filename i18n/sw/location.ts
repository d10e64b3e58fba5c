/** The location gate and the page of those whom it does not let in. */
import type { location as en } from '../en/location.ts'
import type { Translation } from '../translation.ts'

export const location: Translation<typeof en> = {
  location: {
    checking: 'Tunaangalia uko wapi',
    blockedTitle: 'Uwanja haupatikani mahali ulipo',
    licensed: 'Uwanja una leseni ya {licence} pekee.',
    opensIn: 'Ndani ya programu nyingine, Uwanja unafunguka tu kwa walio {places}.',
    seenIn: 'Tunaona uko {country}.',
    blockedHelp: 'Akaunti yako na pesa zako ziko kama zilivyo. Kama nchi si sahihi, zima VPN kisha angalia tena.',
    failedTitle: 'Hatukuweza kujua uko wapi',
    failedText:
      'Ndani ya programu hii Uwanja unafunguka tu tukijua nchi uliyopo. Angalia mtandao wako, kisha jaribu tena.',
    unchanged: 'Akaunti yako na pesa zako ziko kama zilivyo.',
    retry: 'Angalia tena',
    retrying: 'Tunaangalia …',
    home: 'Nenda mwanzo',
  },
}
