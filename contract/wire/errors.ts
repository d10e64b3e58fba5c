/**
 * Every refusal that can reach the wire: its number and its HTTP status. Clients in the field read the JSON of a
 * 200 only, so a refusal by the rules travels as 200 with a statusCode; the HTTP status says otherwise only where
 * the request itself was broken or the door was closed.
 *
 * The numbers 7008, 7015 and 111 and the spellings are the specification's (A07, A08, A09, K07); the others are ours.
 */
export const REFUSALS = {
  // The request itself.
  MALFORMED_REQUEST: { statusCode: 400, http: 400 },
  VALIDATION_ERROR: { statusCode: 422, http: 200 },
  UNAUTHORIZED: { statusCode: 401, http: 401 },
  /** The browser's other half of the session is missing: a stolen token alone moves nothing. */
  SESSION_NOT_BOUND: { statusCode: 4011, http: 401 },
  FORBIDDEN: { statusCode: 403, http: 403 },
  UNKNOWN_CALL: { statusCode: 404, http: 404 },
  REQUEST_TOO_LARGE: { statusCode: 413, http: 413 },
  TOO_MANY_REQUESTS: { statusCode: 429, http: 429 },
  GENERAL_ERROR: { statusCode: 500, http: 500 },
  NOT_AVAILABLE_YET: { statusCode: 501, http: 200 },
  SERVICE_UNAVAILABLE: { statusCode: 503, http: 503 },

  // Accounts (A07 to A17).
  INVALID_USERNAME_OR_PASSWORD: { statusCode: 7001, http: 200 },
  TWO_FACTOR_REQUIRED: { statusCode: 7008, http: 200 },
  PASSWORD_RESET_REQUIRED: { statusCode: 7015, http: 200 },
  PASSWORD_CHANGE_REQUIRED: { statusCode: 111, http: 200 },
  TOO_MANY_ATTEMPTS: { statusCode: 7020, http: 200 },
  MOBILE_ALREADY_EXISTS: { statusCode: 7101, http: 200 },
  INCORRECT_PARAMETER_VALUE: { statusCode: 7102, http: 200 },
  THERMES_NEEDS_TO_BE_ACCEPTED: { statusCode: 7103, http: 200 },
  MOBILE_NUMBER_DOES_NOT_EXIST: { statusCode: 7104, http: 200 },
  PASSWORDS_DO_NOT_MATCH: { statusCode: 7105, http: 200 },
  SMS_CODE_NOT_SEND: { statusCode: 7110, http: 200 },
  PLEASE_TRY_RESEND_CODE_IN_X_SECONDS: { statusCode: 7111, http: 200 },
  INVALID_VERIFICATION_CODE: { statusCode: 7112, http: 200 },
  OLD_PASSWORD_INCORRECT: { statusCode: 7113, http: 200 },
  COUNTRY_UNKNOWN: { statusCode: 7120, http: 200 },
  TWO_FACTOR_IS_ON: { statusCode: 7114, http: 200 },
  BIRTH_DATE_REQUIRED: { statusCode: 7115, http: 200 },
  BIRTH_DATE_INCORRECT: { statusCode: 7116, http: 200 },
  RECOVERY_NEEDS_SUPPORT: { statusCode: 7117, http: 200 },
  /** A browser's session shows the password again first (Security/ConfirmPassword), then asks once more. Ours. */
  PASSWORD_CONFIRMATION_REQUIRED: { statusCode: 7118, http: 200 },

  // Money (D11, W03).
  INVALID_AMOUNT: { statusCode: 8001, http: 200 },
  INSUFFICIENT_AMOUNT: { statusCode: 8002, http: 200 },
  BELOW_MINIMUM_LIMIT: { statusCode: 8003, http: 200 },
  ABOVE_MAXIMUM_LIMIT: { statusCode: 8004, http: 200 },
  PENDING_TRANSACTION_ON_ACCOUNT: { statusCode: 8005, http: 200 },
  DEPOSIT_REJECTED: { statusCode: 8006, http: 200 },
  METHOD_NOT_AVAILABLE: { statusCode: 8007, http: 200 },
  NO_PENDING_WITHDRAWAL: { statusCode: 8008, http: 200 },
  WITHDRAWAL_ALREADY_SENT: { statusCode: 8009, http: 200 },
  NUMBER_NOT_VERIFIED: { statusCode: 8010, http: 200 },
  EVENT_NOT_FOUND: { statusCode: 9101, http: 200 },
  BET_NOT_FOUND: { statusCode: 9102, http: 200 },
  /** The same id was used for another slip. */
  SLIP_ALREADY_USED: { statusCode: 9103, http: 200 },
  OFFER_ENDED: { statusCode: 9104, http: 200 },
  CODE_NOT_FOUND: { statusCode: 9105, http: 200 },
  CASH_OUT_NOT_AVAILABLE: { statusCode: 9106, http: 200 },
  QUOTE_ENDED: { statusCode: 9107, http: 200 },
  STAKE_BACK_NOT_AVAILABLE: { statusCode: 9108, http: 200 },
  ACCOUNT_NOT_FOUND: { statusCode: 8011, http: 200 },
  ACCOUNT_NAME_CHANGED: { statusCode: 8012, http: 200 },
  BONUS_CODE_UNKNOWN: { statusCode: 8031, http: 200 },
  BONUS_NOT_AVAILABLE: { statusCode: 8032, http: 200 },
  /** A promotion has given as much as it may. */
  PROMOTION_USED_UP: { statusCode: 8033, http: 200 },
  CARD_PIN_WRONG: { statusCode: 8021, http: 200 },
  CARD_CODE_WRONG: { statusCode: 8022, http: 200 },

  // Play.
  GAME_NOT_AVAILABLE: { statusCode: 9001, http: 200 },
  PLAYER_BLOCKED: { statusCode: 9002, http: 200 },
  /** A hold stands on the account: the player reads on a page of their own what is asked. */
  SPORTSBOOK_NOT_AVAILABLE: { statusCode: 9004, http: 200 },
  ACCOUNT_ON_HOLD: { statusCode: 9003, http: 200 },

  /** A limit of the player's own, or of a game's terms. */
  PLAY_LIMIT_REACHED: { statusCode: 9004, http: 200 },
  /** The reminder of play stands, and waits for its answer. */
  REMINDER_UNANSWERED: { statusCode: 9005, http: 200 },

  // The manual jackpot.
  JACKPOT_NOT_FOUND: { statusCode: 9501, http: 200 },
  JACKPOT_CLOSED: { statusCode: 9502, http: 200 },
  JACKPOT_SLIP_INCOMPLETE: { statusCode: 9503, http: 200 },
  /** A line that is not of this round, a choice that there is not, or one match twice. */
  JACKPOT_SLIP_WRONG: { statusCode: 9504, http: 200 },
  /** A match that may count has no result yet. */
  RESULTS_MISSING: { statusCode: 9204, http: 200 },
  /** A later round has taken what this one left. */
  JACKPOT_ROLLED_ON: { statusCode: 9205, http: 200 },
  /** What the book says of matches is not what the operator saw. */
  RESULTS_CHANGED: { statusCode: 9206, http: 200 },
  JACKPOT_TICKETS_USED_UP: { statusCode: 9505, http: 200 },

  // Cash races.
  RACE_NOT_FOUND: { statusCode: 9601, http: 200 },
  /** Until 24 hours after its end what is undone still counts. */
  RACE_STILL_COUNTS: { statusCode: 9602, http: 200 },

  // Who a player is (ours).
  IDENTITY_REQUIRED: { statusCode: 9401, http: 200 },
  DOCUMENT_ALREADY_USED: { statusCode: 9402, http: 200 },
  /** Of a hold for age or identity: words do not lift it. */
  DOCUMENT_REQUIRED: { statusCode: 9403, http: 200 },

  /** No JPEG or PNG that can be drawn, or larger than is taken. */
  PICTURE_NOT_READABLE: { statusCode: 9404, http: 200 },

  // The contact form.
  MAIL_NOT_SENT: { statusCode: 9301, http: 200 },

  // The office.
  NOT_FOUND: { statusCode: 9201, http: 200 },
  NO_LONGER_OPEN: { statusCode: 9202, http: 200 },
  SECOND_PERSON_REQUIRED: { statusCode: 9203, http: 200 },
  COMPANY_DOES_NOT_ANSWER: { statusCode: 9210, http: 200 },

  // The rules by which a player protects themselves (ours).
  PLAYER_EXCLUDED: { statusCode: 9101, http: 200 },
  TIME_OUT_ACTIVE: { statusCode: 9102, http: 200 },
  DEPOSIT_LIMIT_REACHED: { statusCode: 9103, http: 200 },
  WITHDRAWAL_CANCEL_FORBIDDEN: { statusCode: 9104, http: 200 },
  NOTHING_TO_CONFIRM: { statusCode: 9105, http: 200 },
  TIME_TO_THINK: { statusCode: 9106, http: 200 },
  WRONG_PASSWORD: { statusCode: 9107, http: 200 },
  /** The number excluded itself, here or in the country's register: no account is opened for it. */
  NUMBER_EXCLUDED: { statusCode: 9108, http: 200 },
  REGISTER_NOT_ANSWERING: { statusCode: 9109, http: 200 },
  ERASURE_NOT_POSSIBLE: { statusCode: 9110, http: 200 },
  /** Its player had their account erased a short while ago. */
  NUMBER_RESTS: { statusCode: 9111, http: 200 },

  /** No push here, or the browser's push service is none that is listed (docs/decisions/146). Ours. */
  PUSH_NOT_AVAILABLE: { statusCode: 9701, http: 200 },
} as const satisfies Record<string, { statusCode: number; http: number }>

export type RefusalCode = keyof typeof REFUSALS

/** What any call may answer, whatever its row lists. */
export const COMMON_REFUSALS = [
  'MALFORMED_REQUEST',
  'VALIDATION_ERROR',
  'UNAUTHORIZED',
  'SESSION_NOT_BOUND',
  'UNKNOWN_CALL',
  'REQUEST_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'GENERAL_ERROR',
  'NOT_AVAILABLE_YET',
  'SERVICE_UNAVAILABLE',
  // A session whose password has had its time.
  'PASSWORD_CHANGE_REQUIRED',
  // A browser's session whose password was not shown for a while, where the row says `fresh`.
  'PASSWORD_CONFIRMATION_REQUIRED',
] as const satisfies readonly RefusalCode[]

/** Is this text one of our codes? `Object.hasOwn`, because `'constructor' in REFUSALS` is true. */
export function isRefusalCode(text: string): text is RefusalCode {
  return Object.hasOwn(REFUSALS, text)
}
