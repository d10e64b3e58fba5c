/** What stands in a page without any script. */
import type { plain as en } from '../en/plain.ts'
import type { Translation } from '../translation.ts'

export const plain: Translation<typeof en> = {
  lost: 'Hatuwezi kufikia Uwanja. Tunaendelea kujaribu.',
  noScript:
    'JavaScript imezimwa kwenye kivinjari chako. Unaweza kusoma ukurasa huu. Ili uingie, ulipe na ubashiri bila hiyo, tumia tovuti nyepesi.',
  tooOld:
    'Kivinjari chako ni cha zamani mno kwa tovuti hii. Unaweza kusoma ukurasa huu; ili uingie, ulipe na ubashiri, tumia tovuti nyepesi, inayofanya kazi hapa.',
  lite: 'Fungua tovuti nyepesi',
  posted: {
    title: 'Hakuna kilichotumwa',
    text: 'Fomu hii inahitaji JavaScript, ambayo imezimwa au ni ya zamani kwenye kivinjari chako. Hatukuhifadhi chochote ulichoandika, na hakuna pesa iliyohama.',
    next: 'Washa JavaScript au sasisha kivinjari chako, kisha ujaribu tena.',
    back: 'Rudi kwenye ukurasa',
  },
}
