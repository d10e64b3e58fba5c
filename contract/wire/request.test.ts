/** Where a row's values travel. */
import { expect, test } from 'vitest'
import { banking } from '../site/banking.ts'
import { security } from '../site/security.ts'
import { user } from '../site/user.ts'
import { requestOf } from './request.ts'

test('K01 a body call sends JSON and leaves out what is undefined', () => {
  expect(requestOf(security.login, { userName: '234', password: 'p', IsMobile: undefined })).toMatchObject({
    path: '/api/api/Security/Login',
    body: '{"userName":"234","password":"p"}',
  })
})
test('K01 a query call sends no body', () => {
  expect(requestOf(banking.registerFastHubWithdraw, { amount: '500.50' })).toMatchObject({
    path: '/api/api/Banking/RegisterFastHubWithdraw?amount=500.50',
    body: null,
  })
})
test('K01 the pay-bill deposit goes by query', () => {
  expect(requestOf(banking.registerFastHubPayBillDeposit, { amount: '500' }).path).toBe(
    '/api/api/Banking/registerFastHubPayBillDeposit?amount=500',
  )
})
test('K01 values are escaped and a call without values has no question mark', () => {
  expect(requestOf(security.sendSmsCode, { userName: '234 & co' }).path).toMatch(/\?userName=234\+%26\+co$/)
  expect(requestOf(user.getBalance, {})).toMatchObject({ path: '/api/api/User/GetBalance', body: null })
})
test('K01 a POST without values sends an empty object', () => {
  expect(requestOf(security.logOff, {}).body).toBe('{}')
})
test('K02 the bearer goes along, an empty one too, and none where nobody names one', () => {
  const headersWith = (token?: string) => requestOf(user.getBalance, {}, token).headers
  expect(headersWith('abc')).toEqual({ authorization: 'Bearer abc' })
  expect(headersWith('')).toEqual({ authorization: 'Bearer ' })
  expect(headersWith()).toEqual({})
  expect(requestOf(security.logOff, {}, 'abc').headers).toEqual({
    authorization: 'Bearer abc',
    'content-type': 'application/json',
  })
})
