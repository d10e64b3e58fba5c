/** Area Security: accounts, sessions, codes (A18, A19, U07). */
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { CONSTANTS } from '../wire/constants.ts'
import { dayOrInstant, filled, flag, maybe, text } from '../wire/fields.ts'
import { numberRows, smsSent } from './security-number.ts'

/** What a login answers and the browser keeps (A01), in the cookie `user` and in local storage. */
export const storedUser = z.object({
  token: z.string(),
  user: z.object({ userName: z.string(), currency: z.string(), rankId: z.number() }),
  /** Formatted with thousands separators. */
  balanceInfo: z.object({ totalBalance: z.string() }),
})
export type StoredUser = z.output<typeof storedUser>

const loginRow = z.object({
  IsMobile: z.boolean(),
  /** Families such as `Android` and `Chrome`; empty when the client does not tell. */
  os: z.string(),
  browser: z.string(),
  createTime: z.string(),
  hostAddress: z.string(),
})
export type LoginRow = z.output<typeof loginRow>

/** One live session. */
const device = z.object({
  id: z.string(),
  browser: z.string(),
  os: z.string(),
  isMobile: z.boolean(),
  createTime: z.string(),
  /** The last sign of life, up to a few minutes coarse. */
  lastSeen: z.string(),
  hostAddress: z.string(),
  isCurrent: z.boolean(),
  /** Known for less than a day when this session began; never true of the account's first device. */
  isNew: z.boolean(),
})
export type Device = z.output<typeof device>

/**
 * `data` of a 7008: which second factor the login waits for. Ours beyond the specification: a client that does not know it
 * asks for "the code" and sends it as google2faPin, which both kinds take.
 */
export const secondFactorAsked = z.object({
  secondFactor: z.enum(['authenticator', 'sms']),
  /** Of `sms`: seconds until a new code may be asked for, by sending the login again without one. */
  remainingTime: z.number(),
})
export type SecondFactorAsked = z.output<typeof secondFactorAsked>

export const security = {
  login: call({
    method: 'POST',
    path: '/api/api/Security/Login',
    access: 'anyone',
    about:
      'Opens a session. userName is the number, with or without prefix and one leading 0. A 7008 says in data which second ' +
      'factor is wanted; google2faPin takes the code of either, mobileValidationCode that of an SMS.',
    body: {
      userName: filled(32),
      password: filled(128),
      google2faPin: text(12),
      mobileValidationCode: text(12),
      IsMobile: maybe(flag),
    },
    reply: storedUser,
    refusals: [
      'INVALID_USERNAME_OR_PASSWORD',
      'TWO_FACTOR_REQUIRED',
      'PASSWORD_RESET_REQUIRED',
      'PASSWORD_CHANGE_REQUIRED',
      'INVALID_VERIFICATION_CODE',
      'SMS_CODE_NOT_SEND',
      'PLEASE_TRY_RESEND_CODE_IN_X_SECONDS',
      'TOO_MANY_ATTEMPTS',
    ],
    example: {
      userName: '2348031234567',
      password: 'a long password',
      google2faPin: '',
      mobileValidationCode: '',
      IsMobile: true,
    },
  }),
  register: call({
    method: 'POST',
    path: '/api/api/Security/Register',
    access: 'anyone',
    about: 'Opens an account. mobileNumber is at most 10 digits without prefix and without a leading 0.',
    body: {
      username: text(32),
      password: text(128),
      confirmPassword: text(128),
      email: text(254),
      countryId: z.optional(z.nullable(z.union([z.number(), z.string().check(z.maxLength(8))]))),
      areaCode: z.optional(z.nullable(z.union([z.number(), z.string().check(z.maxLength(8))]))),
      mobileNumber: text(32),
      currencyId: z.optional(z.nullable(z.union([z.number(), z.string().check(z.maxLength(8))]))),
      referrerCode: text(128),
      subscription: maybe(flag),
      urlReferrer: text(2048),
      creator: text(128),
      smsCode: text(12),
      agreeAll: maybe(flag),
      smsVerificationKey: text(128),
    },
    reply: z.object({ userName: z.string(), message: z.string() }),
    refusals: [
      'MOBILE_ALREADY_EXISTS',
      'NUMBER_EXCLUDED',
      'NUMBER_RESTS',
      'REGISTER_NOT_ANSWERING',
      'INCORRECT_PARAMETER_VALUE',
      'THERMES_NEEDS_TO_BE_ACCEPTED',
      'PASSWORDS_DO_NOT_MATCH',
      'TOO_MANY_ATTEMPTS',
    ],
    example: {
      username: '8031234567',
      password: 'a long password',
      confirmPassword: 'a long password',
      email: '',
      countryId: 0,
      areaCode: '234',
      mobileNumber: '8031234567',
      currencyId: 0,
      referrerCode: '',
      subscription: false,
      urlReferrer: '',
      creator: '',
      smsCode: '',
      agreeAll: 1,
      smsVerificationKey: '',
    },
  }),
  logOff: call({
    method: 'POST',
    path: '/api/api/Security/LogOff',
    access: 'guest',
    about: 'Ends the session at once. A visitor is told the same.',
    whilePasswordIsDue: true,
  }),
  sendSmsCode: call({
    method: 'POST',
    path: '/api/api/Security/SendSmsVerificationCodeByUserName',
    access: 'anyone',
    about: 'Sends a recovery code by SMS: six digits, 300 seconds, one use, five tries.',
    query: { userName: filled(32) },
    reply: smsSent,
    refusals: ['SMS_CODE_NOT_SEND', 'PLEASE_TRY_RESEND_CODE_IN_X_SECONDS', 'MOBILE_NUMBER_DOES_NOT_EXIST'],
    example: { userName: '2348031234567' },
  }),
  passwordRecovery: call({
    method: 'POST',
    path: '/api/api/Security/PasswordRecovery',
    access: 'anyone',
    about:
      'Sets a new password with the code from the SMS and ends every session. An account that was silent for long and holds ' +
      'a person or money answers BIRTH_DATE_REQUIRED: send it again with birthDate (year-month-day), which is ours.',
    body: {
      birthDate: text(100),
      newPassword: filled(128),
      newPasswordConfirm: filled(128),
      smsCode: filled(12),
      smsVerificationKey: text(128),
      userName: filled(32),
    },
    refusals: [
      'INVALID_VERIFICATION_CODE',
      'INCORRECT_PARAMETER_VALUE',
      'PASSWORDS_DO_NOT_MATCH',
      'MOBILE_NUMBER_DOES_NOT_EXIST',
      'TOO_MANY_ATTEMPTS',
      'BIRTH_DATE_REQUIRED',
      'BIRTH_DATE_INCORRECT',
      'RECOVERY_NEEDS_SUPPORT',
    ],
    example: {
      birthDate: '',
      newPassword: 'a new long password',
      newPasswordConfirm: 'a new long password',
      smsCode: '123456',
      smsVerificationKey: 'key',
      userName: '2348031234567',
    },
  }),
  getIpCountry: call({
    method: 'GET',
    path: '/api/api/Security/GetIpCountry',
    access: 'anyone',
    about: 'The country of the visitor’s address, as two capital letters (ISO 3166).',
    reply: z.object({ country: z.string() }),
    refusals: ['COUNTRY_UNKNOWN'],
  }),
  changePassword: call({
    method: 'POST',
    path: '/api/api/Security/ChangePassword',
    access: 'player',
    about: 'Sets a new password with the old one and ends every other session.',
    sensitive: true,
    whilePasswordIsDue: true,
    body: { oldPassword: filled(128), newPassword: filled(128), confirmPassword: filled(128) },
    // A new password that the policy does not take is a VALIDATION_ERROR under newPassword (U04).
    refusals: ['OLD_PASSWORD_INCORRECT', 'PASSWORDS_DO_NOT_MATCH', 'TOO_MANY_ATTEMPTS'],
    example: {
      oldPassword: 'a long password',
      newPassword: 'a new long password',
      confirmPassword: 'a new long password',
    },
  }),
  confirmPassword: call({
    method: 'POST',
    path: '/api/api/Security/ConfirmPassword',
    access: 'player',
    about:
      'Shows the password again: for ten minutes this session may then change factors and the e-mail address. Ours ' +
      'beyond the specification.',
    sensitive: true,
    body: { password: filled(128) },
    refusals: ['WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS'],
    example: { password: 'a long password' },
  }),
  userLoginHistory: call({
    method: 'POST',
    path: '/api/api/Security/UserLoginHistory',
    access: 'player',
    about: `Log-ins between two dates, both required, newest first, at most ${CONSTANTS.loginHistoryRows}.`,
    query: { fromDate: dayOrInstant, todate: dayOrInstant },
    reply: z.array(loginRow),
    example: { fromDate: '2026-11-01', todate: '2026-11-30' },
  }),
  getDevices: call({
    method: 'GET',
    path: '/api/api/Security/GetDevices',
    access: 'player',
    about: 'What holds a live session of this player, this one first. Ours beyond the specification.',
    reply: z.array(device),
  }),
  revokeDevice: call({
    method: 'POST',
    path: '/api/api/Security/RevokeDevice',
    access: 'player',
    about: 'Ends one other session at once. This one ends by LogOff. Ours beyond the specification.',
    sensitive: true,
    query: { id: z.string().check(z.regex(/^\d{1,18}$/)) },
    refusals: ['INCORRECT_PARAMETER_VALUE'],
    example: { id: '1' },
  }),
  revokeOtherDevices: call({
    method: 'POST',
    path: '/api/api/Security/RevokeOtherDevices',
    access: 'player',
    about: 'Ends every session of this player but this one, at once. Ours beyond the specification.',
    sensitive: true,
  }),
  ...numberRows,
}
