/** Maneno kabla ya kufungua mchezo, na ya upau ulio juu yake. */
import type { Translation } from '../translation.ts'
import type { gameSheet as english } from '../en/game-sheet.ts'

export const gameSheet = {
  game: {
    opening: 'Inafungua mchezo …',
    failedTitle: 'Mchezo haukufunguka',
    failedUnknown: 'Hatukuweza kuufikia mchezo. Hakuna pesa iliyohamishwa.',
    clock: 'Saa:',
    frame: 'Dirisha la mchezo',
    free: 'Mchezo wa bure: hakuna pesa inayochezwa',
    exit: 'Toka kwenye mchezo',
    lobby: 'Michezo',
    balance: 'Salio',
    deposit: 'Weka pesa',
    depositText: 'Mchezo unakusubiri. Pesa zako zinafika mara tu unapoidhinisha kwenye simu.',
    noFast:
      'Kwa sasa hakuna njia ya kuidhinisha kwenye simu. Fungua njia nyingine za kuweka pesa hapa chini: mchezo huu unabaki wazi na utaonyesha pesa mara tu zinapofika.',
    resume: 'Rudi kwenye mchezo',
    others: 'Njia nyingine za kuweka pesa',
  },
  gameSheet: {
    play: 'Cheza',
    tryFree: 'Jaribu bila malipo',
    rtpMeaning:
      'Marejesho kwa mchezaji: kati ya kila 100 zinazowekwa dau, {percent} hurudi kwa wastani katika raundi nyingi sana, kama kampuni ya mchezo inavyoeleza.',
    returns: 'Marejesho kwa mchezaji (RTP)',
    leastStake: 'Dau la chini kabisa',
    keep: 'Ongeza kwenye vipendwa',
    unkeep: 'Ondoa kwenye vipendwa',
    keeping: 'Inahifadhi',
  },
} as const satisfies Translation<typeof english>
