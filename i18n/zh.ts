/** Chinese. */
import type { Texts } from './en.ts'
import { accountBooks, historyPage } from './zh/account-books.ts'
import { bets } from './zh/bets.ts'
import { cashrace } from './zh/cashrace.ts'
import { contact } from './zh/contact.ts'
import { debt } from './zh/debt.ts'
import { erasure } from './zh/erasure.ts'
import { gameSheet } from './zh/game-sheet.ts'
import { holdPicture } from './zh/hold-picture.ts'
import { identity } from './zh/identity.ts'
import { jackpot } from './zh/jackpot.ts'
import { life, paymentState } from './zh/life.ts'
import { messageLast } from './zh/message-last.ts'
import { ownData } from './zh/own-data.ts'
import { player } from './zh/player.ts'
import { profile } from './zh/profile.ts'
import { promotions } from './zh/promotions.ts'
import { push } from './zh/push.ts'
import { rulesPage } from './zh/rules-page.ts'
import { secondFactor } from './zh/second-factor.ts'
import { sports } from './zh/sports.ts'

export const zh: Texts = {
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
