/** Ukurasa wa malipo moja, jinsi yanavyopatikana, na njia yenye matatizo. */
import type { Translation } from '../translation.ts'
import type { paymentLife as english } from '../en/payment-life.ts'

export const paymentLife: Translation<typeof english> = {
  find: {
    title: 'Umelipa, na hakuna kilichoingia?',
    text: 'Andika kumbukumbu namba iliyo kwenye SMS au risiti. Tutaiuliza kampuni ya malipo papo hapo.',
    reference: 'Kumbukumbu namba',
    button: 'Tafuta pesa nilizoweka',
    looking: 'Tunauliza …',
    lost: 'Hakuna jibu lililofika. Tafadhali jaribu tena: kuuliza mara mbili hakuna madhara.',
    nothing:
      'Kumbukumbu namba hii haitambuliki kwa akaunti yako, kwetu wala kwa kampuni za malipo. Iangalie, subiri dakika chache, kisha jaribu tena. Ikiendelea hivyo, tuandikie.',
  },
  trouble: {
    slow: 'Njia hii inajibu polepole kwa sasa.',
    down: 'Njia hii haijibu kwa sasa.',
    instead: 'Unaweza kutumia {name} badala yake.',
  },
}
