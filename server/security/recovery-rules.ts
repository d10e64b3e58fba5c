/** A forgotten password (A11, A19): the code that goes to the phone, and the new password that it allows. */
import { fullNumber } from '../jurisdictions/jurisdictions.ts'
import { noteRiskFlag, numberProven, playerByPhone, setPassword, type Player } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import { deviceToken } from '../sessions/cookie.ts'
import { endSessionsOf, hashToken } from '../sessions/store.ts'
import { networkOf } from '../throttle/network.ts'
import type { Ticket } from '../throttle/throttle.ts'
import type { Device } from './device.ts'
import { recoveryLimits, smsAskLimits } from './limits.ts'
import { clearLoginTries } from './login-rules.ts'
import type { SecurityDeps } from './deps.ts'
import { isAcceptablePassword } from './password-policy.ts'
import { checkStillTheirs } from './silent-account.ts'
import { sendCode, tryCode } from './sms-code-rules.ts'
import { isKnownDevice, knowDevice, useCode, type TriedCode } from './store.ts'

const PURPOSE = 'recovery'

/**
 * The answer tells whether a number has an account, as the specification's catalogue wants and as registering tells too;
 * the limit on asking keeps that from being a list.
 */
async function knownPlayer({ db, jurisdiction }: SecurityDeps, rawUserName: string): Promise<Player> {
  const number = fullNumber(jurisdiction, rawUserName)
  const player = number === null ? null : await playerByPhone(db, number)
  return player ?? refuse('MOBILE_NUMBER_DOES_NOT_EXIST')
}

/** @returns the key that goes back with the code. */
export async function sendRecoveryCode(
  deps: SecurityDeps,
  rawUserName: string,
  { ip, rawCookies }: { readonly ip: string; readonly rawCookies: string | undefined },
): Promise<string> {
  const asked = await deps.throttle.take(smsAskLimits(networkOf(ip)))
  if (!asked.taken) refuse('PLEASE_TRY_RESEND_CODE_IN_X_SECONDS', { remainingTime: asked.waitS })
  const player = await knownPlayer(deps, rawUserName)
  const token = deviceToken(deps.settings, rawCookies)
  // A cookie of a year; what other clients call themselves anybody can say.
  const isOwnDevice = token !== null && (await isKnownDevice(deps.db, player.id, hashToken(token)))
  const target = { player, number: player.number, purpose: PURPOSE, isOwnDevice } as const
  const sent = await sendCode(deps, target, ip)
  if ('waitS' in sent) return refuse('PLEASE_TRY_RESEND_CODE_IN_X_SECONDS', { remainingTime: sent.waitS })
  return sent.verificationKey
}

/** Costs the code one of its tries and the address one of its own. */
async function rightCode(
  deps: SecurityDeps,
  player: Player,
  typed: { readonly smsCode: string; readonly smsVerificationKey: string },
  ip: string,
): Promise<{ readonly code: TriedCode; readonly tries: readonly Ticket[] }> {
  const outcome = await deps.throttle.take(recoveryLimits(networkOf(ip)))
  if (!outcome.taken) return refuse('TOO_MANY_ATTEMPTS', { remainingTime: outcome.waitS })
  const typedCode = { rawCode: typed.smsCode, rawKey: typed.smsVerificationKey }
  const code = await tryCode(deps, { number: player.number, purpose: PURPOSE }, typedCode)
  if (!code) return refuse('INVALID_VERIFICATION_CODE')
  return { code, tries: [...outcome.tickets.values()] }
}

/** Sets the new password and logs every device out; logs nobody in. */
export async function recoverPassword(
  deps: SecurityDeps,
  typed: {
    readonly userName: string
    readonly newPassword: string
    readonly newPasswordConfirm: string
    readonly smsCode: string
    readonly smsVerificationKey: string
    readonly birthDate: string
  },
  { ip, device }: { readonly ip: string; readonly device: Device },
): Promise<void> {
  const { db, jurisdiction, settings } = deps
  if (typed.newPassword !== typed.newPasswordConfirm) refuse('PASSWORDS_DO_NOT_MATCH')
  const asked = await deps.throttle.take(smsAskLimits(networkOf(ip)))
  if (!asked.taken) refuse('TOO_MANY_ATTEMPTS', { remainingTime: asked.waitS })
  const player = await knownPlayer(deps, typed.userName)
  const account = { number: player.number, password: typed.newPassword }
  if (!isAcceptablePassword(jurisdiction, settings.passwordMinLength, account)) refuse('INCORRECT_PARAMETER_VALUE')
  const { code, tries } = await rightCode(deps, player, typed, ip)
  await checkStillTheirs(deps, player, typed.birthDate)
  const passwordHash = await deps.passwords.hash(typed.newPassword)
  await db.transaction(async (tx) => {
    if (!(await useCode(tx, code.id))) refuse('INVALID_VERIFICATION_CODE')
    await setPassword(tx, player.id, passwordHash)
    await endSessionsOf(tx, player.id)
    tx.afterCommit(() => deps.bus.publish({ news: 'session-ended', playerId: player.id.toString(), sessionId: null }))
    await numberProven(tx, player.id, player.number)
    await noteRiskFlag(tx, player.id, 'recovery')
    // Who proved the number logs in from here next: strangers who try the account must not be in the way.
    if (device.cookie !== null) await knowDevice(tx, player.id, device.mark)
  })
  await clearLoginTries(deps, player.number)
  await deps.throttle.giveBack(tries)
}
