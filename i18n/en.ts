/** English: the language that the other two are measured by. */
import type { Translation } from './translation.ts'
import { accountBooks, historyPage } from './en/account-books.ts'
import { bets } from './en/bets.ts'
import { cashrace } from './en/cashrace.ts'
import { contact } from './en/contact.ts'
import { debt } from './en/debt.ts'
import { erasure } from './en/erasure.ts'
import { gameSheet } from './en/game-sheet.ts'
import { holdPicture } from './en/hold-picture.ts'
import { identity } from './en/identity.ts'
import { jackpot } from './en/jackpot.ts'
import { life, paymentState } from './en/life.ts'
import { messageLast } from './en/message-last.ts'
import { ownData } from './en/own-data.ts'
import { player } from './en/player.ts'
import { profile } from './en/profile.ts'
import { promotions } from './en/promotions.ts'
import { push } from './en/push.ts'
import { rulesPage } from './en/rules-page.ts'
import { secondFactor } from './en/second-factor.ts'
import { sports } from './en/sports.ts'

export const en = {
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
} as const

/** Any language's texts: the keys of English with texts that hold the same placeholders. */
export type Texts = Translation<typeof en>
