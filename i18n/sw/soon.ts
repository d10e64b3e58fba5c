/** Pages whose feature is being built: what will be there. A page that is replaced takes its words out of here. */
import type { soon as en } from '../en/soon.ts'
import type { Translation } from '../translation.ts'

export const soon: Translation<typeof en> = {
  soon: {
    frame: {
      notYet: 'Sehemu hii bado inajengwa. Hakuna pesa inayohama kwenye ukurasa huu.',
      works: 'Kinachofanya kazi leo',
      zeppelin: 'Cheza Zeppelin',
      deposit: 'Weka pesa',
      join: 'Jisajili',
      chat: 'Ongea na huduma kwa wateja',
      contact: 'Wasiliana na huduma kwa wateja',
    },
    cashRaces: {
      heading: 'Mbio za pesa',
      text: 'Cheza michezo ya mbio, panda kwenye jedwali, na mgawane zawadi muda ukiisha.',
    },
    cashRaceDetails: {
      heading: 'Mbio moja ya pesa',
      text: 'Michezo ya mbio hii, zawadi ya kila nafasi, na nani anaongoza.',
    },
    promotions: { heading: 'Ofa', text: 'Ofa kwa wachezaji, kila moja na masharti yake kwa maneno mepesi.' },
    promotionDetails: { heading: 'Ofa moja', text: 'Ofa hii inatoa nini, nani anaweza kuipata, na kwa masharti gani.' },
  },
}
