/** Texts that the specification calls by a bare name, and shared words. */
export const names = {
  UnknownError: 'Something went wrong on our side. Please try again or contact support.',
  InvalidPassword: 'This password cannot be used. Choose another with at least 6 characters that is not your number.',
  Please_enter_numbers_only: 'Please enter numbers only.',
  please_fill_the_field: 'Please fill in this field.',
  SUCCESS: 'Success',
  Success: 'Success',
  Error: 'Error',
  Please_try_resend_code_in: 'You can ask for a new code in',
  You_can_resend_the_code: 'You can ask for a new code now.',
  Verification_code_sent: 'We sent you a code by SMS.',
  Auth_code_is_not_correct: 'The code is not correct.',
  twoFactor: {
    activated: '2-step verification is on.',
    deactivated: '2-step verification is off.',
  },
} as const
