/** The registration's rules in their order, its request, and its refusals. */
import { describe, expect, test } from 'vitest'
import { registerProblem, registerRefusal, registerRequest } from './register-rules.ts'

const ORIGIN = { referrerCode: 'rosaree', urlReferrer: 'https://example.org/' }
const GOOD = { mobile: '8031234567', password: 'secret1', confirmPassword: 'secret1', terms: true }

describe('A14 the rules, in this order', () => {
  test('filled before everything', () => {
    for (const name of ['mobile', 'password', 'confirmPassword'] as const)
      expect(registerProblem({ ...GOOD, terms: false, [name]: ' ' })).toEqual({
        text: 'message.please_fill_all_fields',
        field: name,
      })
  })
  test('match before terms', () => {
    expect(registerProblem({ ...GOOD, mobile: '0803', confirmPassword: 'other', terms: false })?.text).toBe(
      'message.passwords_do_not_match',
    )
  })
  test('terms before the leading 0', () => {
    expect(registerProblem({ ...GOOD, mobile: '0803', terms: false })?.text).toBe('THERMES_NEEDS_TO_BE_ACCEPTED')
  })
  test('the leading 0 last', () => {
    expect(registerProblem({ ...GOOD, mobile: '0803' })?.text).toBe('message.mobile_number_invalid')
  })
  test('nothing wrong', () => expect(registerProblem(GOOD)).toBeNull())
})

test('A18 a registration carries all listed fields', () => {
  const request = registerRequest(GOOD, '234', ORIGIN)
  expect(Object.keys(request).sort()).toEqual(
    [
      'username',
      'password',
      'confirmPassword',
      'email',
      'countryId',
      'areaCode',
      'mobileNumber',
      'currencyId',
      'referrerCode',
      'subscription',
      'urlReferrer',
      'creator',
      'smsCode',
      'agreeAll',
      'smsVerificationKey',
    ].sort(),
  )
  expect(request).toMatchObject({ username: '8031234567', areaCode: '234', agreeAll: 1, smsCode: '', ...ORIGIN })
  expect(registerRequest({ ...GOOD, terms: false }, '234', ORIGIN).agreeAll).toBe(0)
})

describe('A15 refusals', () => {
  const refusal = (status: string, data: unknown = null) =>
    registerRefusal({ ok: false, code: 'OTHER', statusCode: 1, status, data })
  test.each([
    ['INCORRECT_PARAMETER_VALUE', 'InvalidPassword'],
    ['MOBILE_ALREADY_EXISTS', 'MOBILE_ALREADY_EXISTS'],
    ['THERMES_NEEDS_TO_BE_ACCEPTED', 'THERMES_NEEDS_TO_BE_ACCEPTED'],
    ['VALIDATION_ERROR', 'Please_enter_numbers_only'],
    ['TOO_MANY_ATTEMPTS', 'UnknownError'],
    ['constructor', 'UnknownError'],
    ['', 'UnknownError'],
  ])('%s shows as %s', (status, key) => expect(refusal(status)).toEqual({ key }))
  test('data.message wins', () => {
    expect(refusal('VALIDATION_ERROR', { message: 'Closed today' })).toEqual({ own: 'Closed today' })
    expect(refusal('VALIDATION_ERROR', { message: '' })).toEqual({ key: 'Please_enter_numbers_only' })
  })
})
