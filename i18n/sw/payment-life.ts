/** Ukurasa wa malipo moja, jinsi yanavyopatikana, na njia yenye matatizo. */
import type { Translation } from '../translation.ts'
import type { paymentLife as english } from '../en/payment-life.ts'

export const paymentLife: Translation<typeof english> = {
  life: {
    title: 'Muamala wako',
    deposit: 'Kuweka pesa',
    withdraw: 'Kutoa pesa',
    destination: 'Namba au akaunti',
    reference: 'Kumbukumbu namba',
    timeline: 'Yaliyotokea hadi sasa',
    next: 'Kinachofuata',
    nextText: {
      approve:
        'Tunasubiri kampuni ithibitishe. Ikithibitisha tu, pesa zitaingia kwenye salio lako: huhitaji kubaki kwenye ukurasa huu.',
      sent: 'Kampuni inazilipa. Isipoweza, kiasi chote kitarudi kwenye salio lako.',
      requested: 'Zitatumwa hivi karibuni. Kabla ya hapo unaweza kughairi kwenye ukurasa wa Toa pesa.',
      over: 'Hakuna. Muamala huu umekamilika.',
    },
    states: {
      requested: 'Imeombwa',
      approved: 'Imekubaliwa',
      sent: 'Imetumwa kwa kampuni',
      paid: 'Imelipwa',
      failed: 'Haikulipwa',
      returned: 'Imerudi kwenye salio lako',
      cancelled: 'Imeghairiwa',
      rejected: 'Imekataliwa',
    },
    missing: 'Hatuujui muamala huu',
    missingText: 'Si wako, au anwani haijakamilika.',
    toHistory: 'Fungua miamala',
    open: 'Onyesha muamala huu',
    help: 'Kuna tatizo? Tuandikie na utaje kumbukumbu namba.',
    write: 'Andikia huduma kwa wateja',
  },
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
