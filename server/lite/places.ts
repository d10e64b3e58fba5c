/** Every page and every form of /lite, by its place, and who may see it. */
import { acceptTerms, answerReminder, historyPage, homePage } from './account.ts'
import { depositPage, paymentPage, startDeposit } from './deposit.ts'
import { detailsPage, saveDetails } from './details.ts'
import {
  changePassword,
  login,
  loginPage,
  logout,
  numberPage,
  passwordPage,
  proveNumber,
  recover,
  recoverPage,
  register,
  registerPage,
  sendNumberCode,
  sendRecoveryCode,
} from './doors.ts'
import { answerHold, holdPage } from './hold.ts'
import { deleteMessage, inboxPage, messagePage, writeMessage, writePage } from './inbox.ts'
import { buyTicket, jackpotPage, quickPick, roundPage, ticketPage, ticketsPage } from './jackpot.ts'
import {
  breakPage,
  comeBack,
  confirmLooser,
  excludeSelf,
  exclusionPage,
  keepStricter,
  limitsPage,
  setLimit,
  takeBreak,
} from './rules.ts'
import { joinPromotion, promotionPage, promotionsPage } from './promotions.ts'
import { racePage, racesPage } from './races.ts'
import { openSports, sportsPage } from './sports.ts'
import type { Action, Page } from './visitor.ts'
import { cancelWithdrawal, startWithdrawal, withdrawPage } from './withdrawal.ts'

/** `visitor`: who is logged in has no need of it. */
type For = 'anyone' | 'visitor' | 'player'

const anyone = <P>(run: P) => ({ for: 'anyone' as For, run })
const visitor = <P>(run: P) => ({ for: 'visitor' as For, run })
const player = <P>(run: P) => ({ for: 'player' as For, run })

type Place<P> = { readonly for: For; readonly run: P }

export const PAGES: Readonly<Record<string, Place<Page>>> = {
  '': anyone(homePage),
  login: visitor(loginPage),
  register: visitor(registerPage),
  recover: visitor(recoverPage),
  password: player(passwordPage),
  number: player(numberPage),
  details: player(detailsPage),
  deposit: player(depositPage),
  payment: player(paymentPage),
  withdraw: player(withdrawPage),
  history: player(historyPage),
  hold: player(holdPage),
  limits: player(limitsPage),
  break: player(breakPage),
  exclusion: player(exclusionPage),
  sports: anyone(sportsPage),
  jackpot: anyone(jackpotPage),
  round: anyone(roundPage),
  promotions: anyone(promotionsPage),
  promotion: anyone(promotionPage),
  races: anyone(racesPage),
  race: anyone(racePage),
  tickets: player(ticketsPage),
  ticket: player(ticketPage),
  inbox: player(inboxPage),
  message: player(messagePage),
  write: player(writePage),
}

export const ACTIONS: Readonly<Record<string, Place<Action>>> = {
  login: visitor(login),
  register: visitor(register),
  'recover-code': visitor(sendRecoveryCode),
  recover: visitor(recover),
  logout: player(logout),
  password: player(changePassword),
  'number-code': player(sendNumberCode),
  number: player(proveNumber),
  details: player(saveDetails),
  reminder: player(answerReminder),
  terms: player(acceptTerms),
  deposit: player(startDeposit),
  withdraw: player(startWithdrawal),
  cancel: player(cancelWithdrawal),
  limit: player(setLimit),
  'confirm-looser': player(confirmLooser),
  'keep-stricter': player(keepStricter),
  break: player(takeBreak),
  exclusion: player(excludeSelf),
  'come-back': player(comeBack),
  sports: anyone(openSports),
  ticket: player(buyTicket),
  'quick-pick': player(quickPick),
  'join-promotion': player(joinPromotion),
  'delete-message': player(deleteMessage),
  write: player(writeMessage),
  'answer-hold': player(answerHold),
}
