/** The change of password: rules in their order, refusals as the specification words them. */
import { TEXTS } from '@uwanja/i18n/languages'
import { statusText } from '@uwanja/i18n/status-text'
import { describe, expect, test } from 'vitest'
import { passwordProblem, passwordRefusal } from './change-password-rules.ts'

const GOOD = { oldPassword: 'old secret', newPassword: 'new secret', confirmPassword: 'new secret' }

describe('U04 the rules', () => {
  test('all three are filled before they are compared', () => {
    for (const field of ['oldPassword', 'newPassword', 'confirmPassword'] as const)
      expect(passwordProblem({ ...GOOD, [field]: '' })).toEqual({ text: 'message.please_fill_all_fields', field })
  })
  test('new and confirmation match', () => {
    expect(passwordProblem({ ...GOOD, confirmPassword: 'new secreT' })).toEqual({
      text: 'message.passwords_do_not_match',
      field: 'confirmPassword',
    })
    expect(passwordProblem(GOOD)).toBeNull()
  })
})

describe('U04 the refusals', () => {
  const shown = (status: string) => passwordRefusal(status).map((key) => statusText(TEXTS.en, key))
  test.each(['VALIDATION_ERROR', 'INCORRECT_PARAMETER_VALUE'])('%s is about the new password', (status) =>
    expect(shown(status)).toEqual(['The password needs at least 6 characters and must not be your user name.']),
  )
  test.each(['OLD_PASSWORD_INCORRECT', 'INVALID_USERNAME_OR_PASSWORD', 'ERROR', 'constructor', ''])(
    '%s is about the old one',
    (status) => expect(shown(status)).toEqual(['The old password is not correct.']),
  )
  test('who is slowed down hears of both', () => {
    expect(shown('TOO_MANY_ATTEMPTS')).toEqual([
      'The old password is not correct.',
      'Too many attempts. Please wait a few minutes, then try again.',
    ])
  })
  test('a closed door is no wrong password', () => {
    expect(shown('UNAUTHORIZED')).toEqual([TEXTS.en.message.UNAUTHORIZED])
  })
})
