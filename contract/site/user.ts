/** Area User: balance, profile, history, settings (A03, U01, U12, W09). */
import * as z from 'zod/mini'
import { BETS_A_PAGE, betDetails, betFilters, betNamed, betRow } from './bets.ts'
import { wireAmount } from '../wire/amounts.ts'
import { call } from '../wire/call.ts'
import { CONSTANTS, HISTORY_STATUS } from '../wire/constants.ts'
import { dayOrInstant, filled, flag, maybe, text, whole } from '../wire/fields.ts'

const historyRow = z.object({
  /** When its money moved; of an order whose money has not, when it was begun. */
  transactionStartDate: z.string(),
  /** `deposit` or `withdraw`; ours: `bet`, `win`, `correction`, and `refund` for what is given back. */
  type: z.string(),
  amount: wireAmount,
  /** Withheld for the state: of a win before it was paid, of a payment out of its amount. Ours, and left out when nothing was. */
  tax: z.optional(wireAmount),
  transCurrency: z.string(),
  /** Just after its money moved, for ever; null while none has. */
  currentbalance: z.nullable(wireAmount),
  userCurrency: z.string(),
  /** A key of the site's texts, or the operator's own words. */
  customerNote: z.string(),
  /** Ours: the game of a stake or a win, as the lobbies call it. */
  game: z.optional(z.string()),
  /** Ours: the round of a stake or a win at a game, as its company calls it: what a question names. */
  round: z.optional(z.string()),
  /** One of HISTORY_STATUS. */
  status: z.number(),
  /** Of deposits and withdrawals: what GetPayment knows it by. */
  paymentId: z.optional(z.string()),
})
export type HistoryRow = z.output<typeof historyRow>

/** Why SaveUserPersonalDetails did not take a field (B5); each is a key of the site's texts. */
export const PROFILE_FAULTS = [
  'NAME_TOO_SHORT',
  'NAME_TOO_LONG',
  'NAME_LETTERS_ONLY',
  'BIRTH_DATE_INVALID',
  'AGE_AT_LEAST_18',
  /** They said another day before: a person of the office looks at a document. */
  'CHANGE_NEEDS_SUPPORT',
] as const
export type ProfileFault = (typeof PROFILE_FAULTS)[number]

/** `data` of its VALIDATION_ERROR. Plain texts, because another server may know other faults than PROFILE_FAULTS. */
export const personalDetailsErrors = z.object({
  FirstName: z.optional(z.array(z.string())),
  LastName: z.optional(z.array(z.string())),
  DateOfBirth: z.optional(z.array(z.string())),
})
export type PersonalDetailsErrors = z.output<typeof personalDetailsErrors>

const statuses = Object.values(HISTORY_STATUS)

const taxSums = {
  deposited: wireAmount,
  depositTax: wireAmount,
  withdrawn: wireAmount,
  withdrawalTax: wireAmount,
  staked: wireAmount,
  /** Before tax. */
  won: wireAmount,
  winningsTax: wireAmount,
}
const taxMonth = z.object({ month: z.string(), ...taxSums })
export type TaxMonth = z.output<typeof taxMonth>

export const user = {
  getBalance: call({
    method: 'GET',
    path: '/api/api/User/GetBalance',
    access: 'player',
    poll: true,
    about: 'Cash and bonus together. The site polls it every ten seconds.',
    reply: z.object({ totalBalance: wireAmount, currency: z.optional(z.string()) }),
  }),
  personalInformation: call({
    method: 'GET',
    path: '/api/api/User/PersonalInfromation',
    access: 'player',
    about: 'The player’s own profile and switches.',
    reply: z.object({
      firstName: z.string(),
      lastName: z.string(),
      birthDate: z.nullable(z.string()),
      /** Ours, empty while none was given: where the mail about log-ins goes. */
      email: z.optional(z.string()),
      countryCode: z.string(),
      mobileNumber: z.string(),
      subscribeToEmail: z.boolean(),
      userName: z.string(),
      currencyName: z.string(),
      twoFactorEnabled: z.boolean(),
      smsTwoFactorEnabled: z.boolean(),
      /** Ours: stakes by USSD and SMS are open to this player. */
      hasPhonePin: z.optional(z.boolean()),
      userNotificationSetup: z.object({ userProfileID: z.string(), smsNotificationEnabled: z.boolean() }),
    }),
  }),
  transactionHistory: call({
    method: 'POST',
    path: '/api/api/User/TransactionHistory',
    access: 'player',
    about: `Deposits and withdrawals, newest first, ${CONSTANTS.historyRowsPerPage} rows a page.`,
    query: {
      startDate: maybe(dayOrInstant),
      toDate: maybe(dayOrInstant),
      type: text(16),
      status: maybe(whole(Math.min(...statuses), Math.max(...statuses))),
      page: maybe(whole(0, 10_000)),
    },
    reply: z.object({
      resp: z.array(historyRow),
      /** Ours: what a corrected result took back and was spent by then, repaid out of the next wins. Left out when nothing is. */
      owed: z.optional(z.object({ amount: wireAmount, currency: z.string() })),
      /** Ours: what play moved until then lies in files of the house and is not among the rows. Left out when nothing asked for does. */
      archivedUntil: z.optional(z.string()),
    }),
    example: { startDate: '2026-11-01', toDate: '2026-11-30', type: 'all', status: -1, page: 1 },
  }),
  getTaxStatement: call({
    method: 'GET',
    path: '/api/api/User/GetTaxStatement',
    access: 'player',
    about: 'What moved and what was withheld for the state in a year, by month of the market’s zone, off the ledger.',
    query: { year: whole(2000, 2999) },
    reply: z.object({
      year: z.number(),
      /** Those that have one, the newest first. */
      years: z.array(z.number()),
      /** The last day that it covers, and the day on which it was made. */
      upTo: z.string(),
      madeOn: z.string(),
      name: z.string(),
      number: z.string(),
      currency: z.string(),
      /** Empty: not configured. */
      operator: z.string(),
      months: z.array(taxMonth),
      /** What moved until then lies in files of the house and is not counted. Left out when nothing of the year does. */
      archivedUntil: z.optional(z.string()),
      total: z.object(taxSums),
    }),
    refusals: ['INCORRECT_PARAMETER_VALUE', 'TOO_MANY_ATTEMPTS'],
    example: { year: 2026 },
  }),
  getMonth: call({
    method: 'GET',
    path: '/api/api/User/GetMonth',
    access: 'player',
    about:
      'Ours: a month of the market’s zone off the ledger: paid in and out, staked, won, what play came to, time played, tax withheld.',
    query: { month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)) },
    reply: z.object({
      month: z.string(),
      /** The last day that it covers. */
      upTo: z.string(),
      currency: z.string(),
      deposited: wireAmount,
      withdrawn: wireAmount,
      staked: wireAmount,
      /** Before tax. */
      won: wireAmount,
      /** Won less staked, after the tax of winnings: below zero where play has cost. */
      net: wireAmount,
      playedS: z.number(),
      tax: wireAmount,
    }),
    refusals: ['INCORRECT_PARAMETER_VALUE', 'TOO_MANY_ATTEMPTS'],
    example: { month: '2026-11' },
  }),
  saveUserPersonalDetails: call({
    method: 'POST',
    path: '/api/api/User/SaveUserPersonalDetails',
    access: 'player',
    about: 'Saves name and date of birth (year-month-day). A VALIDATION_ERROR carries `personalDetailsErrors`.',
    sensitive: true,
    body: { firstName: text(1000), lastName: text(1000), dateOfBirth: text(100) },
    example: { firstName: 'Amina', lastName: 'Okafor', dateOfBirth: '1990-04-30' },
  }),
  getGoogleAuth: call({
    method: 'GET',
    path: '/api/api/User/GetGoogleAuth',
    access: 'player',
    about: 'A key for an authenticator app, to be confirmed by ToggleTwoFactor in the same session. Never shown again.',
    sensitive: true,
    fresh: true,
    reply: z.object({
      /** The key as a person types it: base32 in groups of four. */
      manualCode: z.string(),
      /** The text of the QR code: an otpauth address. */
      qrUrl: z.string(),
    }),
    refusals: ['TWO_FACTOR_IS_ON'],
  }),
  toggleTwoFactor: call({
    method: 'POST',
    path: '/api/api/User/ToggleTwoFactor',
    access: 'player',
    about: '2-step verification on or off, whichever it is not, with a code of the authenticator app.',
    sensitive: true,
    fresh: true,
    query: { pin: filled(12) },
    refusals: ['INVALID_VERIFICATION_CODE', 'TOO_MANY_ATTEMPTS'],
    example: { pin: '123456' },
  }),
  updateSmsTwoFactor: call({
    method: 'POST',
    path: '/api/api/User/UpdateSmsTwoFactor',
    access: 'player',
    about: 'SMS security on or off, whichever it is not: each log-in then asks for a code that is sent by SMS.',
    sensitive: true,
    fresh: true,
  }),
  updateEmailSubscription: call({
    method: 'POST',
    path: '/api/api/User/UpdateEmailSubscription',
    access: 'player',
    about: 'Login e-mails on or off.',
    sensitive: true,
    query: { flag },
    example: { flag: true },
  }),
  updateEmail: call({
    method: 'POST',
    path: '/api/api/User/UpdateEmail',
    access: 'player',
    about: 'Ours: the address to which the mail about log-ins goes. Empty: none any more.',
    sensitive: true,
    fresh: true,
    body: { email: z.union([z.literal(''), z.email().check(z.maxLength(200))]) },
    example: { email: 'asha@example.com' },
  }),
  updateSmsNotificationStatus: call({
    method: 'POST',
    path: '/api/api/User/UpdateSMSNotificationStatus',
    access: 'player',
    about: 'SMS notifications on or off.',
    sensitive: true,
    query: { flag },
    example: { flag: true },
  }),
  getUserBettingHistory: call({
    method: 'POST',
    path: '/api/api/User/GetUserBettingHistory',
    access: 'player',
    about: `The player’s bets at all sportsbooks or at one, newest first, ${BETS_A_PAGE} a page.`,
    body: betFilters,
    reply: z.array(betRow),
    example: { from: '2026-11-01', to: '2026-11-30', status: 'settled', page: 1, company: '' },
  }),
  getBettingDetails: call({
    method: 'POST',
    path: '/api/api/User/getBettingDetails',
    access: 'player',
    about:
      'One bet with its legs, prices, scores and results, all that moved for it, and the rules that were in force.',
    body: betNamed,
    reply: betDetails,
    refusals: ['BET_NOT_FOUND'],
    example: { betId: 'b-17', company: '' },
  }),
}
