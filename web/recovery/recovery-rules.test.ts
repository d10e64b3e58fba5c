/** The SMS code's answers and the recovery's request. */
import type { security } from '@uwanja/contract/site/security'
import { expect, test } from 'vitest'
import type { Outcome } from '../send.ts'
import { codeSent, passwordProblem, recoveryRequest } from './recovery-rules.ts'

type Answer = Outcome<typeof security.sendSmsCode>
const refused = (status: string, data: unknown = null): Answer => ({
  ok: false,
  code: 'OTHER',
  statusCode: 1,
  status,
  data,
})

test('A17 A19 success keeps the key and does not take the code’s life for a cooldown', () => {
  const data = { remainingTime: 300, message: '', smsVerificationKey: 'k' }
  expect(codeSent({ ok: true, status: 'SUCCESS', data })).toEqual({
    sent: 'now',
    key: 'k',
    cooldownS: 60,
  })
})
test('A17 too early counts down from remainingTime and still leads to the code', () => {
  expect(codeSent(refused('PLEASE_TRY_RESEND_CODE_IN_X_SECONDS', { remainingTime: 12 }))).toEqual({
    sent: 'earlier',
    key: null,
    cooldownS: 12,
  })
})
test('A17 SMS_CODE_NOT_SEND and others stay and show', () => {
  expect(codeSent(refused('SMS_CODE_NOT_SEND'))).toEqual({ sent: 'no', status: 'SMS_CODE_NOT_SEND' })
})
test.each([undefined, null, 'x', -1, 0, NaN, Infinity])('a remaining time of %s falls back to a minute', (time) => {
  expect(codeSent(refused('PLEASE_TRY_RESEND_CODE_IN_X_SECONDS', { remainingTime: time }))).toMatchObject({
    cooldownS: 60,
  })
})
test('no cooldown outlives the code', () => {
  expect(codeSent(refused('PLEASE_TRY_RESEND_CODE_IN_X_SECONDS', { remainingTime: 9e9 }))).toMatchObject({
    cooldownS: 300,
  })
})
test('A18 A19 the recovery carries all listed fields and the key', () => {
  const code = { smsCode: '123456', key: 'k' }
  expect(recoveryRequest('2348', code, { newPassword: 'a', newPasswordConfirm: 'b' })).toEqual({
    userName: '2348',
    smsCode: '123456',
    smsVerificationKey: 'k',
    newPassword: 'a',
    newPasswordConfirm: 'b',
  })
})
test('A20 step 3 needs both passwords, and they must match', () => {
  expect(passwordProblem('', '')).toBe('message.please_fill_all_fields')
  expect(passwordProblem('secret1', '')).toBe('message.please_fill_all_fields')
  expect(passwordProblem('secret1', 'secret2')).toBe('message.passwords_do_not_match')
  expect(passwordProblem('secret1', 'secret1')).toBeNull()
})
