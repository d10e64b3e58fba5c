/** As in en. */
import type { lite as en } from '../en/lite.ts'
import type { Translation } from '../translation.ts'

export const lite: Translation<typeof en> = {
  title: 'Tovuti nyepesi',
  lead: 'Akaunti yako yote kwenye kurasa ndogo, kwa simu yoyote na kivinjari chochote.',
  history: 'Miamala',
  full: 'Tovuti kamili',
  cost: 'Ziara hii imetumia takriban KB {kb}.',
  forged:
    'Fomu hii haikutengenezwa kwa ziara hii, au kivinjari chako hakihifadhi vidakuzi. Hakuna kilichofanyika. Rudi nyuma, pakia ukurasa upya, kisha utume tena.',
  missing: 'Hakuna ukurasa kama huu.',
  broken: 'Kuna hitilafu hapa. Kama ulikuwa unatuma pesa, angalia miamala yako kabla ya kujaribu tena.',
  back: 'Rudi',
  older: 'Za zamani',
  readOn: 'Endelea kusoma',
  again: 'Ukurasa huu unajiangalia upya wenyewe.',
  codeAgain: 'Andika nenosiri lako tena, pamoja na namba ya uthibitisho.',
  loggedOut: 'Umetoka kwenye akaunti.',
  start: 'Karibu. Akaunti yako imefunguliwa na umeingia.',
  sports: {
    nav: 'Ubashiri',
    lead: 'Mechi, odds na mkeka wako kwenye kurasa ndogo za ubashiri. Unaenda ukiwa umeingia, na kila moja ina njia ya kurudi hapa.',
    open: 'Fungua ubashiri mwepesi',
  },
  choose: 'Chagua njia',
  photos: 'Picha zinatumwa kwenye tovuti kamili, kwa simu yoyote yenye kamera.',
  onlyFull: 'Kadi na njia nyingine zinahitaji tovuti kamili.',
  quickText: 'Tunakuchagulia kila mechi kwa bahati. Tiketi inanunuliwa papo hapo.',
  quick: 'Chagua haraka kwa {price}',
  noMessages: 'Hakuna ujumbe zaidi.',
  password: 'Unatakiwa kubadilisha nenosiri lako.',
  none: 'hakuna',
}
