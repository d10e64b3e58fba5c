/** What travels with refusals, as a reader would see it: without a line here a refusal's data is null. */
import type { RefusalCode } from '@uwanja/contract/wire/errors'

const UNTIL = '2026-11-27T12:00:00.000Z'

export const REFUSAL_DATA: { readonly [C in RefusalCode]?: object } = {
  VALIDATION_ERROR: { amount: ['INVALID_AMOUNT'] },
  TOO_MANY_REQUESTS: { remainingTime: 60 },
  TOO_MANY_ATTEMPTS: { remainingTime: 60 },
  PLEASE_TRY_RESEND_CODE_IN_X_SECONDS: { remainingTime: 60 },
  TWO_FACTOR_REQUIRED: { secondFactor: 'sms', remainingTime: 60 },
  PASSWORD_CHANGE_REQUIRED: {
    token: 'the-token-of-43-letters-that-a-login-answered',
    user: { userName: '2348031234567', currency: 'NGN', rankId: 0 },
    balanceInfo: { totalBalance: '1,500.00' },
  },
  PASSWORDS_DO_NOT_MATCH: { message: 'message.passwords_do_not_match' },
  INCORRECT_PARAMETER_VALUE: { field: 'day' },
  INVALID_AMOUNT: { amount: ['INVALID_AMOUNT'] },
  BELOW_MINIMUM_LIMIT: { minLimit: 500 },
  ABOVE_MAXIMUM_LIMIT: { maxLimit: 2_000_000 },
  DEPOSIT_REJECTED: { reason: 'network' },
  DEPOSIT_LIMIT_REACHED: { window: 'day', left: 1500 },
  IDENTITY_REQUIRED: { tier: 2, upTo: 50_000 },
  PLAYER_EXCLUDED: { until: UNTIL },
  TIME_OUT_ACTIVE: { until: UNTIL },
  TIME_TO_THINK: { from: UNTIL },
  NUMBER_RESTS: { until: UNTIL },
  NUMBER_EXCLUDED: { until: UNTIL },
  ERASURE_NOT_POSSIBLE: { obstacles: ['balance'] },
}
