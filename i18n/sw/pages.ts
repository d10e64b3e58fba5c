/** Title and description of each page, for the browser's tab and for search engines (S06). */
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
      'Fungua akaunti kwa namba yako ya simu: bonasi ya hadi 100% unapoweka pesa mara ya kwanza, dau la bure na mizunguko ya bure. Miaka 18+.',
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
  deposit: {
    title: 'Weka pesa | Uwanja',
    description: 'Ongeza pesa kwenye salio lako la Uwanja: bila ada, papo hapo, ukiidhinisha kwenye simu yako.',
  },
  withdraw: {
    title: 'Toa pesa | Uwanja',
    description: 'Toa pesa kutoka salio lako la Uwanja kwenda namba yako mwenyewe, bila ada.',
  },
  payment: {
    title: 'Muamala wako | Uwanja',
    description: 'Hali ya muamala mmoja wa kuweka au kutoa pesa kwenye akaunti yako ya Uwanja.',
  },
  history: {
    title: 'Historia ya miamala | Uwanja',
    description: 'Kila muamala wa kuweka na kutoa pesa kwenye akaunti yako ya Uwanja.',
  },
  bets: {
    title: 'Madau | Uwanja',
    description: 'Madau yako kwenye kampuni zote za kubashiri za Uwanja.',
  },
  taxStatement: {
    title: 'Taarifa ya kodi | Uwanja',
    description: 'Kodi iliyokatwa kwenye akaunti yako ya Uwanja, mwaka hadi mwaka.',
  },
  game: {
    title: 'Mchezo | Uwanja',
    description: 'Mchezo wako kwenye Uwanja.',
  },
  identity: {
    title: 'Utambulisho | Uwanja',
    description: 'Majina yako, tarehe ya kuzaliwa na kitambulisho: kiasi ambacho akaunti yako inaweza kuhamisha.',
  },
  hold: {
    title: 'Zuio kwenye akaunti | Uwanja',
    description: 'Tunachohitaji kutoka kwako kabla ya kufungua akaunti yako tena.',
  },
  responsible: {
    title: 'Cheza kwa kuwajibika | Uwanja',
    description:
      'Mchezo ubaki burudani: vikomo, mapumziko, kujizuia, dalili za hatari na nani anasaidia. Miaka 18+ pekee.',
  },
  changePassword: {
    title: 'Badilisha nenosiri | Uwanja',
    description: 'Weka nenosiri jipya kwa akaunti yako ya Uwanja.',
  },
  security: {
    title: 'Akaunti yangu | Uwanja',
    description: 'Taarifa zako binafsi na mipangilio ya arifa Uwanja.',
  },
  loginHistory: {
    title: 'Historia ya kuingia | Uwanja',
    description: 'Lini, wapi na kwa kifaa gani akaunti yako ya Uwanja ilifunguliwa.',
  },
  devices: {
    title: 'Vifaa vinavyoaminika | Uwanja',
    description: 'Vifaa vilivyoingia kwenye akaunti yako ya Uwanja, na jinsi ya kuvitoa.',
  },
  cashRaces: {
    title: 'Mbio za pesa | Uwanja',
    description: 'Mbio za Uwanja: cheza michezo ya mbio, panda kwenye jedwali, gawana zawadi.',
  },
  cashRaceDetails: {
    title: 'Mbio moja ya pesa | Uwanja',
    description: 'Mbio moja ya Uwanja: michezo yake, zawadi zake na wanaoongoza.',
  },
  promotions: { title: 'Ofa | Uwanja', description: 'Ofa kwa wachezaji wa Uwanja, pamoja na masharti yake.' },
  promotionDetails: { title: 'Ofa moja | Uwanja', description: 'Ofa moja ya Uwanja na masharti yake.' },
  bsBetting: { title: 'Ubashiri wa BSBetting | Uwanja', description: 'Ubashiri wa michezo Uwanja kupitia BSBetting.' },
  altenar: {
    title: 'Ubashiri wa michezo | Uwanja',
    description: 'Ubashiri wa michezo Uwanja: mpira na mingineyo, kabla na wakati wa mechi.',
  },
  altenarLite: {
    title: 'Ubashiri mwepesi | Uwanja',
    description: 'Ubashiri mwepesi wa Uwanja, kwa intaneti ya polepole.',
  },
  bti: { title: 'Ubashiri wa BTI | Uwanja', description: 'Ubashiri wa michezo Uwanja kupitia BTI.' },
  myBets: { title: 'Mikeka yangu | Uwanja', description: 'Mikeka yako ya michezo Uwanja, iliyo wazi na iliyoamuliwa.' },
  contact: { title: 'Wasiliana nasi | Uwanja', description: 'Jinsi ya kufikia huduma kwa wateja ya Uwanja.' },
  jackpot: {
    title: 'Jackpot ya michezo | Uwanja',
    description: 'Jackpot ya michezo ya Uwanja: tiketi moja, orodha ya mechi, zawadi ya pamoja.',
  },
  jackpotBets: {
    title: 'Tiketi zangu za jackpot | Uwanja',
    description: 'Tiketi zako za jackpot Uwanja na zinavyoendelea.',
  },
  egt: { title: 'Mchezo wa EGT | Uwanja', description: 'Mchezo wa EGT kwenye Uwanja.' },
  softGaming: { title: 'Mchezo wa SoftGaming | Uwanja', description: 'Mchezo wa SoftGaming kwenye Uwanja.' },
  endorphina: { title: 'Mchezo wa Endorphina | Uwanja', description: 'Mchezo wa Endorphina kwenye Uwanja.' },
  betConstruct: { title: 'Mchezo wa BetConstruct | Uwanja', description: 'Mchezo wa BetConstruct kwenye Uwanja.' },
  qTech: { title: 'Mchezo wa QTech | Uwanja', description: 'Mchezo wa QTech kwenye Uwanja.' },
  globalBet: { title: 'Mchezo wa GlobalBet | Uwanja', description: 'Mchezo wa GlobalBet kwenye Uwanja.' },
  vivo: { title: 'Mchezo wa Vivo | Uwanja', description: 'Mchezo wa Vivo kwenye Uwanja.' },
  anyGame: { title: 'Mchezo wa kasino | Uwanja', description: 'Mchezo wa kampuni nyingine kwenye Uwanja.' },
  messages: {
    title: 'Ujumbe | Uwanja',
    description: 'Habari za akaunti yako ya Uwanja na majibu yetu kwako.',
  },
  sentMessages: {
    title: 'Ujumbe uliotumwa | Uwanja',
    description: 'Ulichotuandikia Uwanja.',
  },
  newMessage: {
    title: 'Ujumbe mpya | Uwanja',
    description: 'Andikia Huduma kwa wateja, Washirika au Masoko wa Uwanja.',
  },
}
