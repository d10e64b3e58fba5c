/** What a status means that no screen of a first visit can get: beside those of message.ts once a later screen is opened. */
export const messageLater = {
  INVALID_AMOUNT: 'Enter an amount in figures, for example 500 or 500.50. No money moved.',
  INSUFFICIENT_AMOUNT: 'Your balance is too low for this. No money moved.',
  BELOW_MINIMUM_LIMIT: 'The amount is below the minimum. No money moved.',
  ABOVE_MAXIMUM_LIMIT: 'The amount is above the maximum. No money moved.',
  DEPOSIT_REJECTED: 'The deposit was rejected. No money was taken.',
  METHOD_NOT_AVAILABLE: 'This payment method is not available right now. No money moved.',
  CARD_PIN_WRONG: 'The card’s PIN is not right. No money moved. Try again.',
  CARD_CODE_WRONG: 'The code is not right. No money moved. Look at the newest SMS and try again.',
  BONUS_CODE_UNKNOWN: 'There is no bonus with this code. Check it, or leave the field empty. No money moved.',
  PROMOTION_USED_UP: 'This promotion has given everything that it could. No money moved.',
  BONUS_NOT_AVAILABLE:
    'This bonus is for a first deposit only, or you have had it already. Leave the code empty. No money moved.',
  NUMBER_NOT_VERIFIED:
    'Your number is not confirmed yet. Confirm it by SMS, or make one deposit from it. No money moved.',
  IDENTITY_REQUIRED:
    'For this amount we need to know you better. Open Verify your identity in your account. No money moved.',
  DEPOSIT_LIMIT_REACHED: 'This would go over the deposit limit that you set yourself. No money moved.',
  PASSWORD_CONFIRMATION_REQUIRED: 'Please confirm your password first. Nothing was changed.',
  NO_LONGER_OPEN: 'Someone else has already handled this.',
} as const
