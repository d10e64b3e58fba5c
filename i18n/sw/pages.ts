/** Title and description of each page, for the browser's tab and for search engines (specification A1). */
import type { pages as en } from '../en/pages.ts'
import type { Translation } from '../translation.ts'

export const pages: Translation<typeof en> = {
  home: {
    title: 'Uwanja: michezo ya moja kwa moja, pesa kwenye simu yako',
    description:
      'Cheza Zeppelin moja kwa moja, weka pesa kwa kuidhinisha kwenye simu na utoe kwenye namba yako mwenyewe. Miaka 18+.',
  },
  login: {
    title: 'Ingia | Uwanja',
    description: 'Ingia Uwanja kwa namba yako ya simu na nenosiri.',
  },
  register: {
    title: 'Jisajili | Uwanja',
    description:
      'Fungua akaunti kwa namba yako ya simu: bonasi ya hadi 100% unapoweka pesa mara ya kwanza, dau la bure na mizunguko ya bure kwa wachezaji wapya. Miaka 18+.',
  },
  deposit: {
    title: 'Weka pesa | Uwanja',
    description: 'Ongeza pesa kwenye salio lako la Uwanja: bila ada, papo hapo, ukiidhinisha kwenye simu yako.',
  },
  withdraw: {
    title: 'Toa pesa | Uwanja',
    description: 'Toa pesa kutoka salio lako la Uwanja kwenda namba yako mwenyewe, bila ada.',
  },
  history: {
    title: 'Historia ya miamala | Uwanja',
    description: 'Kila muamala wa kuweka na kutoa pesa kwenye akaunti yako ya Uwanja.',
  },
  game: {
    title: 'Mchezo | Uwanja',
    description: 'Mchezo wako kwenye Uwanja.',
  },
  terms: {
    title: 'Vigezo na masharti | Uwanja',
    description: 'Makubaliano kati yako na Uwanja: akaunti, kuweka na kutoa pesa, madau, bonasi na malalamiko.',
  },
  responsible: {
    title: 'Cheza kwa kuwajibika | Uwanja',
    description:
      'Mchezo ubaki burudani: vikomo, mapumziko, kujizuia, dalili za hatari na nani anasaidia. Miaka 18+ pekee.',
  },
  rules: {
    title: 'Kanuni za ubashiri | Uwanja',
    description: 'Jinsi madau, michezo na jackpot za Uwanja zinavyokubaliwa, kuamuliwa, kufutwa na kulipwa.',
  },
  privacy: {
    title: 'Sera ya faragha | Uwanja',
    description: 'Uwanja inajua nini kukuhusu, kwa nini, nani anaona, inatunzwa kwa muda gani, na haki zako.',
  },
  affiliates: {
    title: 'Washirika | Uwanja',
    description: 'Kuwa mshirika wa Uwanja: jinsi viungo vinavyohesabiwa, unachopata, na tunachotarajia.',
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
  notFound: {
    title: 'Ukurasa haupo | Uwanja',
    description: 'Ukurasa huu haupo.',
  },
}
