/** Home, the game page and the page that does not exist. */
import type { home as en } from '../en/home.ts'
import type { Translation } from '../translation.ts'

export const home: Translation<typeof en> = {
  home: {
    heroTitle: 'Taa zimewaka. Ingia uwanjani.',
    heroText: 'Michezo mubashara, raundi za pamoja. Weka pesa kwa kuidhinisha kwenye simu, zitoe kwenda namba yako.',
    heroJoin: 'Jisajili',
    heroHaveAccount: 'Nina akaunti',
    heroPlay: 'Cheza Zeppelin',
    heroDeposit: 'Weka pesa',
    welcome: 'Karibu tena',
    yourBalance: 'Salio lako',
    waysTitle: 'Anzia hapa',
    gamesTitle: 'Uwanjani sasa',
    zeppelinText: 'Puto linapaa na kizidishi kinapanda. Chukua pesa kabla halijaanguka, la sivyo unapoteza dau.',
    zeppelinFair: 'Kila raundi inafungwa kabla ya madau kuanza. Baadaye unaweza kuikagua mwenyewe.',
    zeppelinReturn: 'Kwa wastani, 97% ya madau yote hurudi kwa wachezaji.',
    zeppelinPlay: 'Cheza Zeppelin',
    zeppelinFree: 'Jaribu bure',
    zeppelinArt: 'Puto kubwa likipaa juu ya uwanja usiku',
    live: 'Mubashara',
    ends: 'Inaisha baada ya {time}',
    newGames: 'Michezo mipya',
    stepsTitle: 'Weka pesa kwa hatua tatu',
    step1Title: 'Chagua kiasi',
    step1Text: 'Fungua Weka pesa na uandike kiasi. Hatutozi ada.',
    step2Title: 'Idhinisha kwenye simu',
    step2Text: 'Ombi litatokea kwenye simu yako. Weka PIN yako kwenye simu, kamwe si hapa.',
    step3Title: 'Cheza',
    step3Text: 'Salio lako linaongezeka ndani ya sekunde chache. Toa pesa kwenda namba hiyo hiyo wakati wowote.',
    careTitle: 'Mchezo ubaki mchezo',
    careText:
      'Uwanja ni kwa watu wazima wa miaka 18 na zaidi. Kupoteza ni sehemu ya mchezo: jiwekee kikomo kabla ya kuanza.',
    careLink: 'Vikomo, mapumziko na wanaosaidia',
  },
  notFound: {
    title: 'Hakuna kitu hapa',
    text: 'Huenda anwani imekosewa, au ukurasa umehamishwa.',
    home: 'Nenda mwanzo',
  },
  crash: {
    title: 'Ukurasa huu umekwama',
    text: 'Hitilafu upande wetu imeusimamisha. Pakia upya ili kuendelea; hakuna pesa inayohama kwa kupakia upya.',
    reload: 'Pakia upya',
  },
}
