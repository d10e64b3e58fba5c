/** Maneno ya ofisi kuhusu picha za hati ambazo wachezaji walituma kwa ajili ya zuio. */
import type { officePictures as en } from '../en/office-pictures.ts'
import type { Translation } from '../translation.ts'

export const officePictures: Translation<typeof en> = {
  documents: 'Anachoweza kutumia picha',
  documentsHint: 'Ukurasa wa mchezaji una sehemu kwa kila moja.',
  asked: 'Picha zilizoombwa: {documents}',
  heading: 'Picha',
  none: 'Hakuna picha inayosubiri uamuzi.',
  lead: 'Ya zamani kwanza. Picha inaletwa ukibonyeza, na kumbukumbu inasema nani aliangalia.',
  look: 'Angalia picha',
  hide: 'Ifiche',
  gone: 'Muda wake umeisha: ilichoonyesha kimefutwa.',
  alt: '{document}, ilitumwa {at}',
  failed: 'Picha haikuweza kuletwa. Kumbukumbu inaweza kusema uliangalia.',
  accept: 'Kubali',
  refuse: 'Kataa',
  why: 'Kwa nini? Mchezaji ataisoma.',
  refuseLead: 'Mchezaji anaarifiwa, anasoma sababu kwa lugha yake, na anaweza kutuma nyingine.',
  sentOn: 'Ilitumwa {at}',
  by: '{state} na {name}, {at}',
  next: 'Kama hakuna kingine kinachokosekana, ondoa zuio. Kwa umri na utambulisho, kwanza thibitisha hati kwa namba iliyo juu yake.',
  states: {
    waiting: 'Inasubiri uamuzi',
    accepted: 'Imekubaliwa',
    refused: 'Imekataliwa',
  },
  kinds: {
    'identity-document': 'Kitambulisho',
    selfie: 'Picha yake na kitambulisho',
    'address-proof': 'Uthibitisho wa anwani',
    'payment-statement': 'Taarifa ya kadi au akaunti',
    'income-proof': 'Uthibitisho wa kipato',
  },
  reasons: {
    unreadable: 'Haisomeki',
    'cut-off': 'Sehemu yake imekatika',
    'wrong-document': 'Si kilichoombwa',
    expired: 'Muda wa hati umeisha',
    'other-name': 'Ina jina lingine',
    altered: 'Picha imebadilishwa',
  },
}
