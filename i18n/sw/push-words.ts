/** Simu inachoonyesha inapoarifiwa: kichwa na sentensi, bila kiasi, jina wala namba. */
import type { pushWords as en } from '../en/push-words.ts'
import type { Translation } from '../translation.ts'

export const pushWords: Translation<typeof en> = {
  depositCredited: { title: 'Pesa uliyoweka imefika', body: 'Iko kwenye salio lako.' },
  withdrawalSent: { title: 'Pesa uliyotoa imelipwa', body: 'Gusa uone kila hatua.' },
  withdrawalReturned: {
    title: 'Pesa uliyotaka kutoa imerudi',
    body: 'Iko tena kwenye salio lako. Gusa uone kila hatua.',
  },
  betDecided: { title: 'Dau lako limeamuliwa', body: 'Gusa uone matokeo.' },
  betCashedOut: { title: 'Dau lako limelipwa mapema', body: 'Lilifikia kiasi ulichoweka. Gusa ulione.' },
  betPart: { title: 'Sehemu ya dau lako imeamuliwa', body: 'Gusa uone lilipofikia.' },
  betsDecided: { title: 'Habari za madau yako', body: 'Kuna habari za madau {count}. Gusa uyaone.' },
  jackpotEnded: { title: 'Raundi yako ya jackpot imekwisha', body: 'Gusa uone tiketi zako zimepata nini.' },
  answered: { title: 'Tumejibu ujumbe wako', body: 'Gusa uusome chini ya Ujumbe.' },
}
