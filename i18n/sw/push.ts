/** Arifa kwenye simu ya mchezaji: swichi yake, na ofa yake. */
import type { push as english } from '../en/push.ts'
import type { Translation } from '../translation.ts'

export const push: Translation<typeof english> = {
  push: {
    title: 'Niarifu kwenye simu hii',
    text: 'Arifa fupi jambo linapotokea, hata tovuti hii ikiwa imefungwa. Haitaji kiasi chochote. Anayetoka kwenye akaunti kwenye simu hii haarifiwi tena.',
    isOn: 'Imewashwa',
    isOff: 'Imezimwa',
    about: 'Niarifu kuhusu',
    kinds: {
      money: 'Pesa zilizofika au kurudi',
      bets: 'Madau yaliyoamuliwa',
      answers: 'Majibu ya ujumbe wangu',
    },
    asks: 'Kivinjari chako kitakuuliza kama tovuti hii inaruhusiwa.',
    turnOn: 'Washa arifa',
    turnOff: 'Zima arifa',
    working: 'Inabadilisha',
    saved: 'Imehifadhiwa',
    refused: 'Kivinjari chako hakiruhusu tovuti hii kutuma arifa',
    refusedText:
      'Ili kubadilisha, fungua alama iliyo kando ya anwani ya ukurasa huu, chagua Arifa au Ruhusa, kisha ruhusu. Baadaye fungua ukurasa huu tena.',
    noService:
      'Kivinjari chako hakikufikia huduma yake ya arifa, kwa hiyo hakuna kilichowashwa. Tafadhali jaribu tena baadaye.',
    lost: 'Hakuna jibu. Hakuna kilichobadilishwa; tafadhali jaribu tena.',
    offer: {
      withdrawal: 'Tukuarifu itakapofika?',
      bet: 'Tukuarifu madau yako yatakapoamuliwa?',
    },
    offerText:
      'Kwa arifa kwenye simu hii, hata tovuti ikiwa imefungwa. Unaweza kubadilisha wakati wowote chini ya Usalama.',
    offerDone: 'Tutakuarifu kwenye simu hii.',
    later: 'Si sasa',
  },
}
