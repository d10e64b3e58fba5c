/** Zuio kwenye akaunti, kama mchezaji anavyolisoma. */
import type { hold as en } from '../en/hold.ts'
import type { Translation } from '../translation.ts'

export const hold: Translation<typeof en> = {
  hold: {
    title: 'Zuio kwenye akaunti yako',
    none: 'Akaunti yako haina zuio.',
    failed: 'Tumeshindwa kuangalia. Tafadhali jaribu tena.',
    notice: 'Akaunti yako ina zuio. Kuna kitu tunahitaji kutoka kwako kabla ya kuliondoa.',
    open: 'Ona tunachohitaji',
    atStake: 'Pesa zako',
    safe: 'Zinabaki zako. Hakuna kinachochukuliwa tunapoangalia.',
    cash: 'Pesa halisi',
    bonus: 'Bonasi',
    held: 'Zinazotolewa',
    asked: 'Tunachohitaji kutoka kwako',
    until: 'Tafadhali jibu kabla ya {day}.',
    lifted: 'Liliondolewa {moment}.',
    yourAnswers: 'Ulichoandika',
    answer: 'Jibu lako',
    answerHint: 'Usiandike PIN, nenosiri wala namba nzima ya kadi hapa.',
    send: 'Tuma jibu',
    sent: 'Limetumwa. Tunaliangalia kisha tutakuandikia.',
    reasons: {
      identity: 'Tunahitaji kujua wewe ni nani',
      age: 'Tunahitaji kujua umri wako',
      'payment-dispute': 'Kuna malipo yanayobishaniwa',
      'fraud-check': 'Tunachunguza onyo la usalama',
      'source-of-money': 'Tunahitaji kujua pesa zinatoka wapi',
      'responsible-gaming': 'Tungependa kuzungumza nawe kuhusu uchezaji wako',
      'same-person': 'Tunahitaji kujua kwamba wewe ni mtu mwingine',
      'second-account': 'Una akaunti nyingine hapa',
      other: 'Kuna jambo tunahitaji kulifafanua',
    },
    blocksOpen: {
      withdrawals: 'Kutoa pesa kunaendelea.',
      deposits: 'Kuweka pesa kunasubiri hadi hapo. Kutoa pesa kunaendelea.',
      play: 'Kuweka pesa na kucheza kunasubiri hadi hapo. Kutoa pesa kunaendelea.',
    },
    blocks: {
      withdrawals: 'Kutoa pesa kunasubiri hadi hapo.',
      deposits: 'Kutoa na kuweka pesa kunasubiri hadi hapo.',
      play: 'Kutoa pesa, kuweka pesa na kucheza kunasubiri hadi hapo.',
    },
  },
}
