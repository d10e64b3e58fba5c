/** What stands in a page without any script. */
import type { plain as en } from '../en/plain.ts'
import type { Translation } from '../translation.ts'

export const plain: Translation<typeof en> = {
  noScript:
    'JavaScript imezimwa kwenye kivinjari chako. Unaweza kusoma ukurasa huu. Ili uingie, ulipe au ucheze, washa JavaScript.',
  tooOld:
    'Kivinjari chako ni cha zamani mno kuingia, kulipa au kucheza hapa. Unaweza kusoma ukurasa huu. Sasisha kivinjari chako, au tumia kingine.',
  posted: {
    title: 'Hakuna kilichotumwa',
    text: 'Fomu hii inahitaji JavaScript, ambayo imezimwa au ni ya zamani kwenye kivinjari chako. Hatukuhifadhi chochote ulichoandika, na hakuna pesa iliyohama.',
    next: 'Washa JavaScript au sasisha kivinjari chako, kisha ujaribu tena.',
    back: 'Rudi kwenye ukurasa',
  },
}
