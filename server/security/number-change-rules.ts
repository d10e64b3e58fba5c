/**
 * Another mobile number for an account, which is also its user name (docs/decisions/013): the password, a code that went to
 * the new number, and the app's code while 2-step verification is on. The old number hears of it.
 */
import type { Input } from '@uwanja/contract/wire/call'
import type { SecondFactorAsked, security } from '@uwanja/contract/site/security'
import { fullNumber } from '../jurisdictions/jurisdictions.ts'
import { isMobileNumber } from '../jurisdictions/mobile-number.ts'
import { isTaken, noteRiskFlag, playerById, playerByPhone, setNumber, type Player } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import { endOtherSessions } from '../sessions/store.ts'
import { reauthenticatedByOld } from './change-password-rules.ts'
import { phoneChangeLimits } from './limits.ts'
import { factorTry, shownStep } from './login-factor.ts'
import { notify } from './notices.ts'
import type { SecurityDeps } from './deps.ts'
import { sendCode, tryCode } from './sms-code-rules.ts'
import { lockedDoor, takeStep, useCode } from './store.ts'

interface Own {
  readonly id: bigint
  readonly playerId: bigint
}

const PURPOSE = 'new-number'

async function asked({ db, jurisdiction }: SecurityDeps, own: Own, rawNumber: string) {
  const player = (await playerById(db, own.playerId)) ?? refuse('UNAUTHORIZED')
  const number = fullNumber(jurisdiction, rawNumber)
  if (number === null || number === player.number || !isMobileNumber(jurisdiction, number))
    return refuse('VALIDATION_ERROR', { newNumber: ['INVALID_NUMBER'] })
  return { player, number }
}

/** @returns the key that goes back with the code. */
export async function startPhoneChange(
  deps: SecurityDeps,
  own: Own,
  typed: Input<typeof security.startNumberChange>,
  ip: string,
): Promise<string> {
  const { player, number } = await asked(deps, own, typed.newNumber)
  await deps.throttle.giveBack(await reauthenticatedByOld(deps, player, typed.password))
  if (await playerByPhone(deps.db, number)) refuse('MOBILE_ALREADY_EXISTS')
  await deps.phoneMayBeTaken(deps.db, number)
  const outcome = await deps.throttle.take(phoneChangeLimits(player.id))
  if (!outcome.taken) refuse('TOO_MANY_ATTEMPTS', { remainingTime: outcome.waitS })
  const sent = await sendCode(deps, { player, number, purpose: PURPOSE }, ip)
  if ('waitS' in sent) return refuse('PLEASE_TRY_RESEND_CODE_IN_X_SECONDS', { remainingTime: sent.waitS })
  return sent.verificationKey
}

/** The app's code, when the account has an app. */
async function shownPin(deps: SecurityDeps, player: Player, rawPin: string, ip: string) {
  if (!player.hasAuthenticator) return null
  const wanted: SecondFactorAsked = { secondFactor: 'authenticator', remainingTime: 0 }
  if (rawPin.trim() === '') return refuse('TWO_FACTOR_REQUIRED', wanted)
  const tries = await factorTry(deps, player.number, ip)
  const shown = (await shownStep(deps, player.id, rawPin)) ?? refuse('INVALID_VERIFICATION_CODE')
  await deps.throttle.giveBack(tries)
  return shown
}

/** @returns the new user name. The session that asks goes on; all others end. */
export async function changePhone(
  deps: SecurityDeps,
  own: Own,
  typed: Input<typeof security.changeNumber>,
  ip: string,
): Promise<string> {
  const { player, number } = await asked(deps, own, typed.newNumber)
  await deps.throttle.giveBack(await reauthenticatedByOld(deps, player, typed.password))
  const pin = await shownPin(deps, player, typed.google2faPin, ip)
  const typedCode = { rawCode: typed.smsCode, rawKey: typed.smsVerificationKey }
  const code = await tryCode(deps, { number, purpose: PURPOSE }, typedCode)
  // Two players may want one number; each has the key of their own code alone.
  if (code?.playerId !== player.id) return refuse('INVALID_VERIFICATION_CODE')
  const change = deps.db.transaction(async (tx) => {
    const door = await lockedDoor(tx, player.id)
    if (door?.passwordHash !== player.passwordHash) refuse('OLD_PASSWORD_INCORRECT')
    if (door.hasAuthenticator !== player.hasAuthenticator) refuse('INVALID_VERIFICATION_CODE')
    if (pin && !(await takeStep(tx, { playerId: player.id, ...pin }))) refuse('INVALID_VERIFICATION_CODE')
    if (!(await useCode(tx, code.id))) refuse('INVALID_VERIFICATION_CODE')
    await deps.numberLeft(tx, { playerId: player.id, number: player.number })
    await setNumber(tx, player.id, number)
    await deps.phoneMayBeTaken(tx, number)
    await noteRiskFlag(tx, player.id, 'new-number')
    const ended = await endOtherSessions(tx, player.id, own.id)
    tx.afterCommit(() => {
      const playerId = player.id.toString()
      for (const id of ended) deps.bus.publish({ news: 'session-ended', playerId, sessionId: id.toString() })
      notify(deps, player, { what: 'number-changed' })
    })
  })
  // Somebody may have opened an account with it since the code was sent.
  await change.catch((error: unknown) => (isTaken(error) ? refuse('MOBILE_ALREADY_EXISTS') : Promise.reject(error)))
  return number
}
