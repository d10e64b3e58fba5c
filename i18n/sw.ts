/** Swahili. */
import type { Texts } from './en.ts'
import { accountBooks, historyPage } from './sw/account-books.ts'
import { bets } from './sw/bets.ts'
import { cashrace } from './sw/cashrace.ts'
import { contact } from './sw/contact.ts'
import { debt } from './sw/debt.ts'
import { erasure } from './sw/erasure.ts'
import { gameSheet } from './sw/game-sheet.ts'
import { holdPicture } from './sw/hold-picture.ts'
import { identity } from './sw/identity.ts'
import { jackpot } from './sw/jackpot.ts'
import { life, paymentState } from './sw/life.ts'
import { messageLast } from './sw/message-last.ts'
import { ownData } from './sw/own-data.ts'
import { player } from './sw/player.ts'
import { profile } from './sw/profile.ts'
import { promotions } from './sw/promotions.ts'
import { push } from './sw/push.ts'
import { rulesPage } from './sw/rules-page.ts'
import { secondFactor } from './sw/second-factor.ts'
import { sports } from './sw/sports.ts'

export const sw: Texts = {
  ...player,
  ...profile,
  ...identity,
  ...sports,
  ...secondFactor,
  ...debt,
  ...erasure,
  ...holdPicture,
  ...bets,
  ...jackpot,
  ...gameSheet,
  ...cashrace,
  ...promotions,
  ...life,
  ...ownData,
  ...push,
  ...accountBooks,
  contact,
  history: { ...player.history, ...historyPage },
  payment: { ...player.payment, ...paymentState },
  ownRules: {
    ...player.ownRules,
    ...rulesPage,
    timeOut: { ...player.ownRules.timeOut, ...rulesPage.timeOut },
    exclusion: { ...player.ownRules.exclusion, ...rulesPage.exclusion },
    reminder: { ...player.ownRules.reminder, ...rulesPage.reminder },
    session: { ...player.ownRules.session, ...rulesPage.session },
  },
  message: { ...player.message, ...messageLast },
}
