/** New terms, and the file of all that is kept about a player. */
import type { ownData as en } from '../en/own-data.ts'
import type { Translation } from '../translation.ts'

export const ownData: Translation<typeof en> = {
  newTerms: {
    title: 'Masharti yetu yamebadilika',
    text: 'Tangu ulipokubali mara ya mwisho, masharti au sera ya faragha yana maneno mapya, yanayotumika tangu {date}. Tafadhali yasome.',
    terms: 'Vigezo na masharti',
    privacy: 'Sera ya faragha',
    agree: 'Nakubali',
    later: 'Si sasa',
    laterText: 'Tutakuuliza tena utakaporudi. Usipokubali, unaweza kutoa pesa zako na kufunga akaunti.',
    saved: 'Asante. Ulichokubali, na lini, kipo kwenye faili la taarifa zako.',
    lost: 'Haikuhifadhiwa. Tafadhali jaribu tena.',
  },
  ownData: {
    title: 'Taarifa zako',
    text: 'Kila kitu tunachotunza kukuhusu na kila muamala wa pesa zako, kwenye faili moja.',
    take: 'Pakua taarifa zangu',
    working: 'Inakusanya',
    lost: 'Hakuna jibu. Hakuna kilichobadilika; tafadhali jaribu tena.',
  },
}
