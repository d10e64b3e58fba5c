/** Rows of the area Security about the mobile number: another one, and the proof of the own one. Ours beyond the specification. */
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { filled, text } from '../wire/fields.ts'

export const smsSent = z.object({ remainingTime: z.number(), message: z.string(), smsVerificationKey: z.string() })

export const numberRows = {
  startNumberChange: call({
    method: 'POST',
    path: '/api/api/Security/StartNumberChange',
    access: 'player',
    about: 'Sends a code to the number that the account is to have. Ours beyond the specification.',
    sensitive: true,
    body: { newNumber: filled(32), password: filled(128) },
    reply: smsSent,
    refusals: [
      'OLD_PASSWORD_INCORRECT',
      'MOBILE_ALREADY_EXISTS',
      'NUMBER_EXCLUDED',
      'NUMBER_RESTS',
      'SMS_CODE_NOT_SEND',
      'PLEASE_TRY_RESEND_CODE_IN_X_SECONDS',
      'TOO_MANY_ATTEMPTS',
    ],
    example: { newNumber: '8031234568', password: 'a long password' },
  }),
  changeNumber: call({
    method: 'POST',
    path: '/api/api/Security/ChangeNumber',
    access: 'player',
    about:
      'Gives the account its new number, which is also the user name, and ends every other session. google2faPin is needed ' +
      'while 2-step verification is on. Ours beyond the specification.',
    sensitive: true,
    body: {
      newNumber: filled(32),
      password: filled(128),
      smsCode: filled(12),
      smsVerificationKey: filled(128),
      google2faPin: text(12),
    },
    reply: z.object({ userName: z.string() }),
    refusals: [
      'OLD_PASSWORD_INCORRECT',
      'MOBILE_ALREADY_EXISTS',
      'NUMBER_EXCLUDED',
      'NUMBER_RESTS',
      'INVALID_VERIFICATION_CODE',
      'TWO_FACTOR_REQUIRED',
      'TOO_MANY_ATTEMPTS',
    ],
    example: {
      newNumber: '8031234568',
      password: 'a long password',
      smsCode: '123456',
      smsVerificationKey: 'key',
      google2faPin: '',
    },
  }),
  sendNumberCode: call({
    method: 'POST',
    path: '/api/api/Security/SendNumberCode',
    access: 'player',
    about:
      'Sends a code to the player’s own number, so that who paid by card or bank can prove it before the first withdrawal. ' +
      'Ours beyond the specification.',
    sensitive: true,
    reply: smsSent,
    refusals: ['NO_LONGER_OPEN', 'SMS_CODE_NOT_SEND', 'PLEASE_TRY_RESEND_CODE_IN_X_SECONDS'],
  }),
  proveNumber: call({
    method: 'POST',
    path: '/api/api/Security/ProveNumber',
    access: 'player',
    about:
      'The code that went to the player’s own number: from now on the number counts as theirs. Ours beyond the specification.',
    sensitive: true,
    body: { smsCode: filled(12), smsVerificationKey: filled(128) },
    refusals: ['INVALID_VERIFICATION_CODE'],
    example: { smsCode: '123456', smsVerificationKey: 'key' },
  }),
}
