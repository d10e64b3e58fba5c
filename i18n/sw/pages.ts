/** Title and description of each page, for the browser's tab and for search engines (specification A1). */
import type { pages as en } from '../en/pages.ts'
import type { Translation } from '../translation.ts'

export const pages: Translation<typeof en> = {
  home: {
    title: 'Uwanja: michezo mubashara, pesa kwenye simu yako',
    description:
      'Cheza Zeppelin mubashara, weka pesa kwa kuidhinisha kwenye simu na utoe kwenye namba yako mwenyewe. Miaka 18+.',
  },
  login: {
    title: 'Ingia | Uwanja',
    description: 'Ingia Uwanja kwa namba yako ya simu na nenosiri.',
  },
  register: {
    title: 'Jisajili | Uwanja',
    description:
      'Fungua akaunti kwa namba yako ya simu: bonasi ya hadi 100% unapoweka pesa mara ya kwanza. Dau la bure na mizunguko ya bure bado havipo: vitakuja pamoja na ubashiri wa michezo. Miaka 18+.',
  },
  terms: {
    title: 'Vigezo na masharti | Uwanja',
    description: 'Makubaliano kati yako na Uwanja: akaunti, kuweka na kutoa pesa, madau, bonasi na malalamiko.',
  },
  rules: {
    title: 'Kanuni za ubashiri | Uwanja',
    description: 'Jinsi madau, michezo na jackpot za Uwanja zinavyokubaliwa, kuamuliwa, kufutwa na kulipwa.',
  },
  privacy: {
    title: 'Sera ya faragha | Uwanja',
    description: 'Taarifa zako ambazo Uwanja unazo, kwa nini, nani anaziona, zinatunzwa kwa muda gani, na haki zako.',
  },
  affiliates: {
    title: 'Washirika | Uwanja',
    description: 'Kuwa mshirika wa Uwanja: jinsi viungo vinavyohesabiwa, unachopata, na tunachotarajia.',
  },
  slots: { title: 'Sloti | Uwanja', description: 'Michezo ya sloti Uwanja, kwa pesa halisi au bure.' },
  provablyFair: {
    title: 'Michezo ya haki inayothibitika | Uwanja',
    description: 'Michezo ya Uwanja ambayo unaweza kukagua kila raundi mwenyewe.',
  },
  tableGames: { title: 'Michezo ya mezani | Uwanja', description: 'Michezo ya mezani Uwanja.' },
  virtualGames: { title: 'Michezo ya virtual | Uwanja', description: 'Michezo ya virtual Uwanja.' },
  casino: { title: 'Kasino | Uwanja', description: 'Michezo ya kasino Uwanja.' },
  liveCasino: {
    title: 'Kasino mubashara | Uwanja',
    description: 'Meza mubashara za Uwanja: raundi za pamoja, papo hapo.',
  },
  location: { title: 'Ulipo | Uwanja', description: 'Mahali ambapo Uwanja unaruhusiwa kutumika.' },
  partner: {
    title: 'Karibu | Uwanja',
    description: 'Umefika Uwanja kupitia rafiki wa uwanja: jisajili, au tazama kwanza. Miaka 18+.',
  },
  notFound: {
    title: 'Ukurasa haupo | Uwanja',
    description: 'Ukurasa huu haupo.',
  },
}
