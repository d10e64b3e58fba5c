/** Bonasi: inayotolewa, imefika wapi, na nini kinaimaliza. */
import type { Translation } from '../translation.ts'
import type { bonus as english } from '../en/bonus.ts'

export const bonus: Translation<typeof english> = {
  bonus: {
    title: 'Bonasi',
    offer: '{percent}% ya pesa unazoweka mara ya kwanza, hadi {most} {currency}, kwa msimbo {code}.',
    rules:
      'Kuanzia {least} {currency}. Dau huchukua pesa zako kwanza. Weka dau la mara {times} ya bonasi ndani ya siku {days}, na kinachobaki kinakuwa pesa zako. Katika michezo ya mezani, mubashara na ya crash, {lowRiskPercent}% ya dau huhesabiwa. Ukitoa pesa kabla ya hapo, utapoteza bonasi iliyobaki.',
    code: 'Msimbo wa bonasi',
    use: 'Tumia msimbo huu',
    using: 'Subiri kidogo …',
    lost: 'Hakuna jibu lililofika, na hatujui kama msimbo umepokelewa. Tafadhali jaribu tena.',
    chosen: 'Pesa utakazoweka sasa zitaleta bonasi hii.',
    active: 'Bonasi yako ya {granted} {currency}',
    progress: 'Umeweka dau {wagered} kati ya {required} {currency}',
    until: 'Hadi {day}',
    freeBet: 'Dau la bure la {amount} {currency} kwa mkeka mmoja, hadi {day}',
    freeSpins: 'Mizunguko {left} kati ya {spins} ya bure ya {amount} {currency} kwenye sloti, hadi {day}',
    freeSpinsWon: 'Umeshinda {won} {currency} hadi sasa. Sloti zinazoichezesha huanza nayo.',
    freeSpinsWin: {
      cash: 'Kinachoshinda ni pesa yako mwenyewe.',
      bonus: 'Kinachoshinda lazima kiwekewe dau mara {times} kabla hakijawa chako.',
    },
    withdraw: 'Una bonasi ambayo bado hujaiwekea dau la kutosha. Ukitoa pesa sasa, utapoteza bonasi iliyobaki.',
  },
}
