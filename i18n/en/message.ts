/** What a server's status means in a player's words: the keys under `message.` (K07). */
export const message = {
  // Said by the forms themselves.
  please_fill_all_fields: 'Please fill in all fields.',
  please_fill_the_field: 'Please fill in this field.',
  passwords_do_not_match: 'The passwords do not match.',
  password_more_than_6: 'The password must have at least 6 characters.',
  password_at_least_6_not_username: 'The password needs at least 6 characters and must not be your user name.',
  mobile_number_invalid: 'The mobile number entered is invalid. try again or contact support.',
  must_change_password: 'You need to set a new password before you can log in.',
  password_incorrect: 'The password is not correct.',

  // The request itself.
  MALFORMED_REQUEST: 'We could not read that request. Nothing was changed.',
  VALIDATION_ERROR: 'Something in the form is not right. Please check it.',
  UNAUTHORIZED: 'You are logged out. Please log in again.',
  SESSION_NOT_BOUND: 'This session is not complete in this browser. Please log out and log in again. No money moved.',
  FORBIDDEN: 'This is not open to your account.',
  UNKNOWN_CALL: 'This is not available here.',
  REQUEST_TOO_LARGE: 'That is too long. Please shorten it.',
  TOO_MANY_REQUESTS: 'Too many attempts in a short time. Please wait a minute.',
  GENERAL_ERROR: 'Something went wrong. Please try again or contact support.',
  NOT_AVAILABLE_YET: 'This is not available yet.',
  SERVICE_UNAVAILABLE: 'We are busy for a moment. Please try again soon.',

  // Accounts.
  INVALID_USERNAME_OR_PASSWORD: 'Wrong mobile number or password.',
  TWO_FACTOR_REQUIRED: 'Enter the code from your authenticator app.',
  PASSWORD_RESET_REQUIRED: 'You need to set a new password before you can log in.',
  PASSWORD_CHANGE_REQUIRED: 'Please change your password now.',
  TOO_MANY_ATTEMPTS: 'Too many attempts. Please wait a few minutes, then try again.',
  MOBILE_ALREADY_EXISTS: 'This mobile number already has an account. Log in instead.',
  INCORRECT_PARAMETER_VALUE: 'This password cannot be used. Choose one that is longer or less common.',
  THERMES_NEEDS_TO_BE_ACCEPTED: 'Please accept the terms and conditions.',
  MOBILE_NUMBER_DOES_NOT_EXIST: 'No account has this mobile number.',
  PASSWORDS_DO_NOT_MATCH: 'The passwords do not match.',
  SMS_CODE_NOT_SEND: 'The SMS could not be sent. Please try again.',
  PLEASE_TRY_RESEND_CODE_IN_X_SECONDS: 'A code is on its way. Please wait before asking for another.',
  INVALID_VERIFICATION_CODE: 'The code is wrong or too old. Please try again.',
  COUNTRY_UNKNOWN: 'We could not find out which country you are in. Please try again.',
  BIRTH_DATE_REQUIRED: 'This account was not used for a long time. Enter your date of birth as it is in your profile.',
  BIRTH_DATE_INCORRECT: 'That is not the date of birth in this account. Check it, or contact support.',
  RECOVERY_NEEDS_SUPPORT: 'This account was not used for a long time, so an SMS is not enough. Please contact support.',

  // Money: what happened, whether money moved, what next.
  PENDING_TRANSACTION_ON_ACCOUNT: 'An earlier payment is still under way. Wait until it ends, or cancel it.',
  NO_PENDING_WITHDRAWAL: 'There is no withdrawal to cancel. It may have ended already: look in your history.',
  WITHDRAWAL_ALREADY_SENT: 'The withdrawal is already on its way and can no longer be cancelled.',

  // Play.
  GAME_NOT_AVAILABLE: 'This game is not available right now. No money moved.',
  PLAYER_BLOCKED: 'Your account cannot play right now. Please contact support.',
  ACCOUNT_ON_HOLD: 'Your account is on hold. Open Hold in your account to see what we need from you. No money moved.',

  // The rules by which a player protects himself.
  PLAYER_EXCLUDED: 'You have excluded yourself: no play and no deposits. You can still withdraw. No money moved.',
  TIME_OUT_ACTIVE:
    'You are taking a break: no play and no deposits until it ends. You can still withdraw. No money moved.',
  WITHDRAWAL_CANCEL_FORBIDDEN: 'This withdrawal cannot be cancelled. It goes on.',
  WRONG_PASSWORD: 'The password is not correct. Nothing was changed.',
  NUMBER_RESTS: 'The account of this number was erased a short while ago. It can be registered again later.',
  NUMBER_EXCLUDED:
    'This number is excluded from play, here or in the country’s register. No account can be opened for it.',
  REGISTER_NOT_ANSWERING:
    'The country’s exclusion register does not answer, and we may not go on without it. Please try again in a few minutes. No money moved.',

  // Personal details (W10).
  AGE_AT_LEAST_18: 'You must be at least 18 years old.',
  BIRTH_DATE_INVALID: 'Choose your day, month and year of birth.',
} as const
