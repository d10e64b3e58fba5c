/** Kutuma picha ya kile ambacho zuio linaomba. */
import type { holdPicture as en } from '../en/hold-picture.ts'
import type { Translation } from '../translation.ts'

export const holdPicture: Translation<typeof en> = {
  holdPicture: {
    lead: 'Mwanga mzuri, kitu kisikatike, kila neno lisomeke. Wanaokagua hati pekee ndio wataiona, na baadaye inafutwa.',
    camera: 'Piga picha',
    take: 'Chagua picha',
    another: 'Tuma picha nyingine',
    types: 'Picha ya kamera yako, au JPEG au PNG.',
    preview: 'Picha itakayotumwa: {name}',
    size: 'kB {kb} zitatumwa',
    look: 'Je, kila neno linasomeka?',
    send: 'Tuma picha hii',
    sending: 'Inatumwa …',
    change: 'Chagua picha nyingine',
    preparing: 'Picha inapunguzwa …',
    bad: 'Faili hili si picha tunayoweza kuisoma. Piga picha kwa kamera yako, au chagua JPEG au PNG.',
    lost: 'Mtandao ulikatika kabla hatujajua kama picha imefika. Hakuna kilichopotea: jaribu tena, haitahesabiwa mara mbili.',
    again: 'Jaribu tena',
    busy: 'Picha nyingi zinaangaliwa kwa sasa. Jaribu tena baada ya dakika moja.',
    sent: 'Imetumwa. Tunaiangalia kisha tutakuandikia.',
    sentOn: 'Ilitumwa {moment}',
    states: {
      waiting: 'Tunaiangalia',
      accepted: 'Imekubaliwa',
      refused: 'Haikukubaliwa',
    },
    sendAgain: 'Tafadhali tuma picha mpya.',
    documents: {
      'identity-document': 'Kitambulisho chako',
      selfie: 'Wewe, ukishika kitambulisho kando ya uso wako',
      'address-proof': 'Hati yenye jina na anwani yako',
      'payment-statement': 'Taarifa ya kadi au akaunti uliyolipia',
      'income-proof': 'Hati inayoonyesha kipato chako',
    },
    reasons: {
      unreadable: 'Haisomeki. Tumia mwanga zaidi na usitikise simu.',
      'cut-off': 'Sehemu yake imekatika. Pembe zote nne lazima zionekane.',
      'wrong-document': 'Si kile tulichoomba.',
      expired: 'Muda wa hati hii umeisha.',
      'other-name': 'Ina jina tofauti na la akaunti yako.',
      altered: 'Picha imebadilishwa. Tafadhali piga picha ya hati yenyewe.',
    },
  },
}
