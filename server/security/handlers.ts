/** Area Security, and the calls of area User that switch the second factors: from the wire's words to the rules and back. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import type { security } from '@uwanja/contract/site/security'
import type { user } from '@uwanja/contract/site/user'
import { sessionCookie } from '../sessions/cookie.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Handlers } from '../wire/handlers.ts'
import { changePassword } from './change-password-rules.ts'
import { deviceOf } from './device.ts'
import { login, logOff } from './login-rules.ts'
import { changeNumber, startNumberChange } from './number-change-rules.ts'
import { proveNumber, sendNumberCode } from './number-proof-rules.ts'
import type { SecurityParts } from './parts.ts'
import { recoverPassword, sendRecoveryCode } from './recovery-rules.ts'
import { register } from './register-rules.ts'
import { changeEmail, confirmPassword } from './shown-password.ts'
import { setUpApp, toggleApp, toggleSms } from './second-factor-rules.ts'
import { devices, loginHistory, revokeDevice, revokeOtherDevices } from './sessions-rules.ts'

export function securityHandlers(parts: SecurityParts): Handlers<typeof security> {
  const { settings } = parts
  return {
    async login({ IsMobile, ...typed }, caller) {
      const { address, agent, isBrowser } = caller
      const device = deviceOf(settings, caller)
      const from = { address, agent, isBrowser, isMobile: IsMobile ?? false, device }
      const { stored, cookie, passwordDue } = await login(parts, typed, from)
      if (cookie !== null) caller.setCookie(sessionCookie(settings, cookie))
      if (device.cookie !== null) caller.setCookie(device.cookie)
      // The session is open and its data travels with the refusal: the site keeps it and leads to the change (A4.4).
      return passwordDue === null ? stored : refuse('PASSWORD_CHANGE_REQUIRED', stored)
    },
    async register(form, caller) {
      return { userName: await register(parts, form, caller), message: 'SUCCESS' }
    },
    async logOff(_nothing, caller) {
      // Without a session the cookie stays: another site can post here, and must not take the half of a live session away.
      if (!caller.session) return null
      await logOff(parts, caller.session)
      if (caller.isBrowser) caller.setCookie(sessionCookie(settings, ''))
      return null
    },
    async sendSmsCode({ userName }, caller) {
      const smsVerificationKey = await sendRecoveryCode(parts, userName, caller)
      return { remainingTime: CONSTANTS.smsCodeSeconds, message: 'Verification_code_sent', smsVerificationKey }
    },
    async passwordRecovery(typed, caller) {
      const device = deviceOf(settings, caller)
      await recoverPassword(parts, typed, { address: caller.address, device })
      if (device.cookie !== null) caller.setCookie(device.cookie)
      return null
    },
    async getIpCountry(_nothing, caller) {
      const country = await parts.countryOf(caller)
      return country === null ? refuse('COUNTRY_UNKNOWN') : { country }
    },
    async changePassword(typed, caller) {
      await changePassword(parts, typed, caller.session)
      return null
    },
    async sendNumberCode(_nothing, caller) {
      const smsVerificationKey = await sendNumberCode(parts, caller.session.playerId, caller.address)
      return { remainingTime: CONSTANTS.smsCodeSeconds, message: 'Verification_code_sent', smsVerificationKey }
    },
    async proveNumber(typed, caller) {
      await proveNumber(parts, caller.session.playerId, typed)
      return null
    },
    async startNumberChange(typed, caller) {
      const smsVerificationKey = await startNumberChange(parts, caller.session, typed, caller.address)
      return { remainingTime: CONSTANTS.smsCodeSeconds, message: 'Verification_code_sent', smsVerificationKey }
    },
    changeNumber: async (typed, caller) => ({
      userName: await changeNumber(parts, caller.session, typed, caller.address),
    }),
    confirmPassword: ({ password }, { session }) => confirmPassword(parts, session, password),
    ...deviceHandlers(parts),
  }
}

function deviceHandlers(
  parts: SecurityParts,
): Pick<Handlers<typeof security>, 'userLoginHistory' | 'getDevices' | 'revokeDevice' | 'revokeOtherDevices'> {
  return {
    userLoginHistory: (asked, caller) => loginHistory(parts, caller.session, asked),
    getDevices: (_nothing, caller) => devices(parts, caller.session),
    async revokeDevice({ id }, caller) {
      await revokeDevice(parts, caller.session, BigInt(id))
      return null
    },
    async revokeOtherDevices(_nothing, caller) {
      await revokeOtherDevices(parts, caller.session)
      return null
    },
  }
}

export function secondFactorHandlers(
  parts: SecurityParts,
): Pick<Handlers<typeof user>, 'getGoogleAuth' | 'toggleTwoFactor' | 'updateSmsTwoFactor' | 'updateEmail'> {
  return {
    getGoogleAuth: (_nothing, caller) => setUpApp(parts, caller.session),
    async toggleTwoFactor({ pin }, caller) {
      await toggleApp(parts, caller.session, pin, caller.address)
      return null
    },
    async updateEmail({ email }, caller) {
      await changeEmail(parts, caller.session.playerId, email)
      return null
    },
    async updateSmsTwoFactor(_nothing, caller) {
      await toggleSms(parts, caller.session)
      return null
    },
  }
}
