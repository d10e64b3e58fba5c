/** The constants of the specification, and the few of ours that both ends must agree on. Units are in the names. */
export const CONSTANTS = {
  balancePollMs: 10_000, // A9
  pendingWithdrawPollMs: 7_000, // A9
  balanceFailuresToLogOut: 3, // A4.3
  userCookieDays: 2, // A9
  referralCookieDays: 30, // A9
  locationCookieDays: 1, // A9
  smsCodeSeconds: 300, // A9
  mobileMaxDigits: 10, // A9
  toastMs: 5_000, // A9
  recoveryAfter7015Ms: 2_000, // A9
  narrowScreenPx: 376, // A9
  narrowBalanceLength: 7, // A9
  popupWidthPx: 1008, // A9
  popupHeightPx: 702, // A9
  zeppelinGameId: 7001, // A9
  zeppelinProductId: 3, // A2.8
  testUserRankId: 33, // A6
  gamesPerPage: 30, // B9
  recentGames: 12, // ours
  gameSearchMinLetters: 3, // B5: 0 lets all pass
  gameSearchPauseMs: 1_300, // B9
  historyRowsPerPage: 500, // B9
  copyConfirmationMs: 3_000, // B9
  widgetStartMs: 1_000, // B9
  reloadAfterSecurityChangeMs: 2_000, // B9
  passwordMinLength: 6, // B9
  profileNameMinLetters: 2, // B5
  profileMinAgeYears: 18, // B5
  profileMaxAgeYears: 100, // B2: the form's oldest year
  loginHistoryRows: 500, // ours, as many as historyRowsPerPage
  messagesPerPage: 100, // ours
  contactNameMaxLetters: 100, // ours
  contactTextMaxLetters: 4_000, // ours
  messageHeaderMaxLetters: 80, // ours: with the text in Chinese, percent-encoded, the line stays below the 8 KB that proxies take
  messageTextMaxLetters: 800, // ours
  payBillBusinessNumber: '335757', // B9
  staticWithdrawMin: '500.00', // B2
  staticWithdrawMax: '2,000,000.00', // B2
} as const

/** Keys of the browser's storage, as clients in the field know them (A01, S19). */
export const STORAGE = {
  userCookie: 'user',
  language: 'appLanguage',
  /** Cookies (L02, A16): the country that was let in, and the partner's code. */
  locationCookie: 'location',
  refcodeCookie: 'refcode',
  /** Local storage: the responsible-gambling notice was accepted. */
  responsible: 'responsibleGambling',
} as const

/** The limit ids of the deposit and withdrawal methods (D13). */
export const LIMIT_IDS = {
  kudipal: 22224,
  fastHubPayBill: 22224,
  selcom: 22222,
  selcomCard: 22223,
  fastHubTigo: 11112,
  fastHubMpesa: 11113,
  fastHubAirtel: 11114,
  fastHubHalo: 11115,
  fastHubWithdraw: 11111,
  kudipalWithdraw: 11111,
} as const

export const LANGUAGES = ['en', 'sw', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]

/** TransactionHistory's status filter (U12). -1 is "all". */
export const HISTORY_STATUS = {
  all: -1,
  success: 1,
  processing: 2,
  error: 3,
  rejected: 4,
  errorWithRollback: 5,
  canceled: 6,
} as const
export type HistoryStatus = Exclude<keyof typeof HISTORY_STATUS, 'all'>
