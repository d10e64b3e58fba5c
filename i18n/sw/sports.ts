/** The sportsbooks' pages, in Swahili. */
import type { sports as en } from '../en/sports.ts'
import type { Translation } from '../translation.ts'

export const sports: Translation<typeof en> = {
  sports: {
    heading: {
      bsBetting: 'Ubashiri: BSBetting',
      altenar: 'Ubashiri wa michezo',
      altenarLite: 'Ubashiri mwepesi',
      bti: 'Ubashiri: BTI',
      myBets: 'Mikeka yangu',
    },
    providers: 'Kampuni za ubashiri',
    closed: 'Haiwezi kufunguliwa',
    opening: 'Ubashiri unafunguliwa …',
    failed: 'Ubashiri haukufunguka',
    away: 'Hatukuweza kuufikia. Hakuna pesa iliyohama.',
    silent: 'Ubashiri bado haujajibu',
    silentText:
      'Ukiwa unafanya kazi hapa chini, endelea. Kama hakuna kitu, jaribu tena au chagua kampuni nyingine ya ubashiri.',
    light: 'Mtandao una kasi ndogo? Fungua ubashiri mwepesi',
    betslip: 'Mkeka, chaguo: {count}',
  },
}
