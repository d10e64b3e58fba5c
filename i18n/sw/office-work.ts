/** Swahili texts of what operators decide about players' money. */
import type { officeWork as en } from '../en/office-work.ts'
import type { Translation } from '../translation.ts'

export const officeWork: Translation<typeof en> = {
  review: {
    waiting: 'Yanayosubiri uamuzi: {count}',
    choose: 'Chagua',
    chooseOne: 'Chagua ombi la {number}',
    all: 'Chagua yote yanayosubiri',
    none: 'Usichague lolote',
    chosen: 'Yaliyochaguliwa: {count}',
    approve: 'Idhinisha',
    reject: 'Kataa',
    why: 'Kwa nini linasubiri',
    waits: 'linasubiri uamuzi',
    goesOn: 'limeidhinishwa, litaendelea lenyewe',
    first: '{name} ameidhinisha, mtu wa pili anasubiriwa',
    ownFirst: 'wewe umeidhinisha, mtu wa pili anasubiriwa',
    needsSecond: 'Inahitaji watu wawili.',
    rejectTitle: 'Kataa: {count}',
    rejectLead: 'Pesa zinarudi kwenye salio mara moja.',
    rejectWhy: 'Sababu',
    rejectHint: 'Mchezaji ataisoma kwenye historia na kwenye barua.',
    reasons: {
      amount: 'Ni zaidi ya kinachoenda chenyewe',
      first: 'Anatoa pesa kwa mara ya kwanza',
      'new-destination': 'Mahali papya pa kulipwa',
      doubt: 'Kifaa kipya, namba mpya au akaunti imerejeshwa ndani ya siku moja',
      deposits: 'Ni kubwa ikilinganishwa na alizoweka',
      correction: 'Kuna rekebisho linasubiri',
      bonus: 'Akaunti ina bonasi',
      hold: 'Akaunti ina zuio',
    },
  },
}
