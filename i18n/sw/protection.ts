/** The rules that a player sets himself: limits, breaks, self-exclusion, and the reminder of time and money. */
import type { protection as en } from '../en/protection.ts'
import type { Translation } from '../translation.ts'

export const protection: Translation<typeof en> = {
  ownRules: {
    title: 'Kanuni zako mwenyewe',
    lead: 'Kanuni kali zaidi huanza papo hapo. Zilizolegezwa zinahitaji saa 24 za kufikiria na uthibitisho wako.',
    logIn: 'Ingia ili uweke vikomo, upumzike au ujizuie kucheza.',
    link: 'Vikomo na mapumziko',
    failed: 'Hatukuweza kusoma kanuni zako. Hata hivyo zinaendelea kufanya kazi.',
    lost: 'Hakuna jibu lililofika. Angalia kanuni zako tena kabla ya kurudia.',
    saved: 'Imehifadhiwa. Inaanza sasa.',
    asked: 'Tumeandika. Unaweza kuthibitisha baada ya saa 24.',
    working: 'Inahifadhi …',
    cancel: 'Ghairi',
    timeOut: {
      running: 'Uko mapumzikoni hadi {moment}. Hakuna kucheza wala kuweka pesa; unaweza kutoa pesa.',
    },
    exclusion: {
      running: 'Umejizuia kucheza angalau hadi {moment}. Hakuna kucheza wala kuweka pesa; unaweza kutoa pesa.',
      over: 'Muda wako wa kujizuia ulifikia mwisho {moment}. Zuio linaendelea hadi uombe kurudi.',
    },
    reminder: {
      dialog: 'Subiri kidogo',
      time: 'Umeingia kwa muda wa',
      duration: 'saa {hours}, dakika {minutes}',
      staked: 'Umeweka dau',
      won: 'Umeshinda',
      ahead: 'Umepata faida ya',
      behind: 'Umepata hasara ya',
      even: 'Hujashinda wala kupoteza',
      stands: 'Hakuna dau litakalopokelewa hadi uendelee.',
      goOn: 'Endelea',
      leave: 'Toka',
      rest: 'Pumzika',
    },
    session: {
      over: 'Muda wa kupumzika',
      overText:
        'Umefikia kikomo cha muda wako wa kucheza. Madau yatapokelewa tena kuanzia {moment}. Unaweza kutoa pesa wakati wowote.',
      close: 'Funga',
      history: 'Historia ya miamala',
    },
    offer: {
      seen: 'Mara ya mwisho uliangalia vikomo vyako {moment}.',
      title: 'Ungependa kujiwekea vikomo kwanza?',
      text: 'Unaweza kuamua kiasi cha juu cha kuweka, kuchezea au kupoteza. Kikomo kinaanza mara moja, na cha chini zaidi pia; cha juu zaidi husubiri saa 24.',
      reviewTitle: 'Je, vikomo vyako bado vinakufaa?',
      reviewText: 'Hujaangalia vikomo vyako kwa mwaka mzima. Viangalie, au uviache vilivyo.',
      set: 'Weka vikomo',
      notNow: 'Si sasa',
      keep: 'Viache vilivyo',
      left: 'Kiasi kilichobaki katika kikomo chako cha kuweka pesa kwa siku: {amount}.',
      line: 'Vikomo na mapumziko yako',
    },
    notice: {
      withdraw: 'Toa pesa',
      rules: 'Angalia kanuni zako',
    },
  },
  lastLogIn: {
    text: 'Uliingia mara ya mwisho: {moment}.',
    first: 'Hii ni mara yako ya kwanza kuingia mwaka huu.',
    link: 'Ni wewe uliyeingia?',
  },
}
