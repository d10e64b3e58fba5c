/** Area Security, and the calls of area User that switch the second factors: from the wire's words to the rules and back. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import type { phonePin } from '@uwanja/contract/site/phone-pin'
import type { security } from '@uwanja/contract/site/security'
import type { user } from '@uwanja/contract/site/user'
import { sessionCookie } from '../sessions/cookie.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Handlers } from '../wire/handlers.ts'
import { changePassword } from './change-password-rules.ts'
import { deviceOf } from './device.ts'
import { login, logOff } from './login-rules.ts'
import { changePhone, startPhoneChange } from './number-change-rules.ts'
import { provePhone, sendPhoneCode } from './number-proof-rules.ts'
import type { SecurityDeps } from './deps.ts'
import { setPhonePin } from './phone-pin-rules.ts'
import { recoverPassword, sendRecoveryCode } from './recovery-rules.ts'
import { register } from './register-rules.ts'
import { changeEmail, confirmPassword } from './shown-password.ts'
import { setUpApp, toggleApp, toggleSms } from './second-factor-rules.ts'
import { devices, loginHistory, revokeDevice, revokeOtherDevices } from './sessions-rules.ts'

export function securityHandlers(deps: SecurityDeps): Handlers<typeof security> {
  const { settings } = deps
  return {
    async login({ IsMobile, ...typed }, caller) {
      const { ip, agent, isBrowser } = caller
      const device = deviceOf(settings, caller)
      const from = { ip, agent, isBrowser, isMobile: IsMobile ?? false, device }
      const { stored, cookie, passwordDue } = await login(deps, typed, from)
      if (cookie !== null) caller.setCookie(sessionCookie(settings, cookie))
      if (device.cookie !== null) caller.setCookie(device.cookie)
      // The session is open and its data travels with the refusal: the site keeps it and leads to the change (A4.4).
      return passwordDue === null ? stored : refuse('PASSWORD_CHANGE_REQUIRED', stored)
    },
    async register(form, caller) {
      return { userName: await register(deps, form, caller), message: 'SUCCESS' }
    },
    async logOff(_nothing, caller) {
      // Without a session the cookie stays: another site can post here, and must not take the half of a live session away.
      if (!caller.session) return null
      await logOff(deps, caller.session)
      if (caller.isBrowser) caller.setCookie(sessionCookie(settings, ''))
      return null
    },
    async sendSmsCode({ userName }, caller) {
      const smsVerificationKey = await sendRecoveryCode(deps, userName, caller)
      return { remainingTime: CONSTANTS.smsCodeSeconds, message: 'Verification_code_sent', smsVerificationKey }
    },
    async passwordRecovery(typed, caller) {
      const device = deviceOf(settings, caller)
      await recoverPassword(deps, typed, { ip: caller.ip, device })
      if (device.cookie !== null) caller.setCookie(device.cookie)
      return null
    },
    async getIpCountry(_nothing, caller) {
      const country = await deps.countryOf(caller)
      return country === null ? refuse('COUNTRY_UNKNOWN') : { country }
    },
    async changePassword(typed, caller) {
      await changePassword(deps, typed, caller.session)
      return null
    },
    async sendNumberCode(_nothing, caller) {
      const smsVerificationKey = await sendPhoneCode(deps, caller.session.playerId, caller.ip)
      return { remainingTime: CONSTANTS.smsCodeSeconds, message: 'Verification_code_sent', smsVerificationKey }
    },
    async proveNumber(typed, caller) {
      await provePhone(deps, caller.session.playerId, typed)
      return null
    },
    async startNumberChange(typed, caller) {
      const smsVerificationKey = await startPhoneChange(deps, caller.session, typed, caller.ip)
      return { remainingTime: CONSTANTS.smsCodeSeconds, message: 'Verification_code_sent', smsVerificationKey }
    },
    changeNumber: async (typed, caller) => ({
      userName: await changePhone(deps, caller.session, typed, caller.ip),
    }),
    confirmPassword: ({ password }, { session }) => confirmPassword(deps, session, password),
    ...deviceHandlers(deps),
  }
}

function deviceHandlers(
  deps: SecurityDeps,
): Pick<Handlers<typeof security>, 'userLoginHistory' | 'getDevices' | 'revokeDevice' | 'revokeOtherDevices'> {
  return {
    userLoginHistory: (asked, caller) => loginHistory(deps, caller.session, asked),
    getDevices: (_nothing, caller) => devices(deps, caller.session),
    async revokeDevice({ id }, caller) {
      await revokeDevice(deps, caller.session, BigInt(id))
      return null
    },
    async revokeOtherDevices(_nothing, caller) {
      await revokeOtherDevices(deps, caller.session)
      return null
    },
  }
}

export function secondFactorHandlers(
  deps: SecurityDeps,
): Pick<Handlers<typeof user>, 'getGoogleAuth' | 'toggleTwoFactor' | 'updateSmsTwoFactor' | 'updateEmail'> {
  return {
    getGoogleAuth: (_nothing, caller) => setUpApp(deps, caller.session),
    async toggleTwoFactor({ pin }, caller) {
      await toggleApp(deps, caller.session, pin, caller.ip)
      return null
    },
    async updateEmail({ email }, caller) {
      await changeEmail(deps, caller.session.playerId, email)
      return null
    },
    async updateSmsTwoFactor(_nothing, caller) {
      await toggleSms(deps, caller.session)
      return null
    },
  }
}

export const phonePinHandlers = (deps: SecurityDeps): Handlers<typeof phonePin> => ({
  async setPhonePin({ pin }, { session }) {
    await setPhonePin(deps, session.playerId, pin)
    return null
  },
})
