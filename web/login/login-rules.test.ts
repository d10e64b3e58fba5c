/** Where each login answer leads. */
import type { security } from '@uwanja/contract/site/security'
import { expect, test } from 'vitest'
import type { Outcome } from '../send.ts'
import { loginRequest, loginStep, startPage } from './login-rules.ts'

const DATA = {
  token: 't',
  user: { userName: '2348', currency: 'NGN', rankId: 1 },
  balanceInfo: { totalBalance: '0.00' },
}
type Answer = Outcome<typeof security.login>
const refused = (statusCode: number, status: string, data: unknown = null): Answer => ({
  ok: false,
  code: 'OTHER',
  statusCode,
  status,
  data,
})

test('A18 a login carries all listed fields', () => {
  expect(loginRequest('2348', 'secret', null, 'mobile')).toEqual({
    userName: '2348',
    password: 'secret',
    google2faPin: '',
    mobileValidationCode: '',
    IsMobile: true,
  })
})
test('A06 code 0 enters', () => {
  expect(loginStep({ ok: true, status: 'SUCCESS', data: DATA })).toEqual({ step: 'enter', user: DATA, to: 'start' })
})
test('A06 three destinations: new user, my bets, home, in this order', () => {
  expect(startPage({ newUser: true, myBets: true }, '/slots')).toBe('/deposit')
  expect(startPage({ newUser: false, myBets: true }, null)).toBe('/Sports/mybets')
  expect(startPage({ newUser: false, myBets: false }, null)).toBe('/')
})
test('R61 what was wanted stands in home’s place', () => {
  expect(startPage({ newUser: false, myBets: false }, '/casino?gameId=7')).toBe('/casino?gameId=7')
})
test('A07 code 7008 asks for the code, which goes out as google2faPin', () => {
  // A server that speaks the specification alone, or says something else of its own.
  for (const data of [null, {}, { secondFactor: 'pigeon', remainingTime: 1 }, 'sms'])
    expect(loginStep(refused(7008, 'TWO_FACTOR_REQUIRED', data))).toEqual({
      step: 'ask-code',
      kind: 'authenticator',
      resendInS: 0,
    })
  expect(loginRequest('2348', 'secret', { kind: 'authenticator', code: '123456' }, 'desktop')).toMatchObject({
    google2faPin: '123456',
    mobileValidationCode: '',
    IsMobile: false,
  })
})
test('A07 U03 a code by SMS goes out as mobileValidationCode', () => {
  const asked = { secondFactor: 'sms', remainingTime: 60 }
  expect(loginStep(refused(7008, 'TWO_FACTOR_REQUIRED', asked))).toEqual({
    step: 'ask-code',
    kind: 'sms',
    resendInS: 60,
  })
  expect(loginRequest('2348', 'secret', { kind: 'sms', code: '123456' }, 'mobile')).toMatchObject({
    google2faPin: '',
    mobileValidationCode: '123456',
  })
})
test('A08 code 7015 recovers, with its own message or the default', () => {
  const said = (status: string, data: unknown) => loginStep(refused(7015, status, data))
  expect(said('PASSWORD_RESET_REQUIRED', { message: 'Choose a new password, please.' })).toEqual({
    step: 'recover',
    said: ['Choose a new password, please.', 'PASSWORD_RESET_REQUIRED'],
  })
  expect(said('', null)).toEqual({ step: 'recover', said: [undefined, ''] })
})
test('A09 code 111 enters and goes to the change of password', () => {
  expect(loginStep(refused(111, 'PASSWORD_CHANGE_REQUIRED', DATA))).toEqual({
    step: 'enter',
    user: DATA,
    to: '/security/changepassword',
  })
})
test('A10 anything else shows its status', () => {
  expect(loginStep(refused(7001, 'INVALID_USERNAME_OR_PASSWORD'))).toEqual({
    step: 'show',
    status: 'INVALID_USERNAME_OR_PASSWORD',
  })
})
test('an answer without a session is not entered', () => {
  expect(loginStep({ ok: true, status: '', data: null }).step).toBe('show')
  expect(loginStep(refused(111, '', null)).step).toBe('show')
})
