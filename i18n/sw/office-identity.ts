/** Wachezaji ni kina nani: ofisi inachoonyesha, na kitambulisho kilichokubaliwa kwa mkono. */
import type { officeErasures as enErasures, officeIdentity as en } from '../en/office-identity.ts'
import type { Translation } from '../translation.ts'

export const officeIdentity: Translation<typeof en> = {
  title: 'Utambulisho',
  grant: 'Kubali kitambulisho',
  grantLead:
    'Umekiangalia kitambulisho mwenyewe. Kinahesabiwa kama kilichothibitishwa na rejista; jina lako na sababu vinabaki kwenye kumbukumbu.',
  tier: 'Anajulikana kwa',
  tiers: { 0: 'Namba', 1: 'Majina na tarehe ya kuzaliwa', 2: 'Kitambulisho kilichothibitishwa' },
  upTo: 'Anaweza kuhamisha jumla',
  noLimit: 'Hakuna kikomo cha aina hii',
  deposited: 'Aliyoweka hadi sasa',
  withdrawn: 'Aliyotoa hadi sasa',
  document: 'Kitambulisho',
  none: 'Hakuna kilichothibitishwa',
  says: 'Kinasema',
  checkedAt: 'Kilithibitishwa',
  by: 'Na',
  byRegister: 'rejista',
  notCurrent: 'Wasifu unasema tofauti na kitambulisho hiki, hivyo hakihesabiwi.',
  check: '{at}: {document} – {result}',
  results: {
    match: 'kimethibitishwa',
    mismatch: 'hakilingani',
    unavailable: 'hakuna jibu',
    'by-hand': 'kimekubaliwa kwa mkono',
  },
  number: 'Namba yake',
  firstName: 'Jina la kwanza',
  lastName: 'Jina la ukoo',
}

export const officeErasures: Translation<typeof enErasures> = {
  lead: 'Wachezaji walioomba kufutwa. Kazi ya mfumo hufuta siku za kufikiri zikiisha na akaunti ikiwa huru.',
  none: 'Hakuna aliyeomba kufutwa.',
  askedAt: 'Aliomba',
  dueAt: 'Tarehe',
  state: 'Hali',
  inTheWay: 'Kizuizi',
  keepUntil: 'Imefungwa hadi',
  states: { waiting: 'inasubiri', kept: 'akaunti imebaki', done: 'imefutwa' },
  obstacles: {
    balance: 'pesa',
    payment: 'malipo',
    round: 'raundi iliyo wazi',
    exclusion: 'kujizuia',
    hold: 'zuio',
    parked: 'pesa kando',
  },
}
