/**
 * The player's own number, proven by a code that went to it: for who only ever paid by card or bank, because the first
 * withdrawal needs a proven number (an approved push proves it too).
 */
import type { Input } from '@uwanja/contract/wire/call'
import type { security } from '@uwanja/contract/site/security'
import { numberProven, playerById } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import type { SecurityDeps } from './deps.ts'
import { sendCode, tryCode } from './sms-code-rules.ts'
import { useCode } from './store.ts'

const PURPOSE = 'own-number'

/** @returns the key that goes back with the code. */
export async function sendPhoneCode(deps: SecurityDeps, playerId: bigint, ip: string): Promise<string> {
  const player = (await playerById(deps.db, playerId)) ?? refuse('UNAUTHORIZED')
  // Every SMS costs money, and this one would prove what is proven.
  if (player.numberProvenAt !== null) refuse('NO_LONGER_OPEN')
  const sent = await sendCode(deps, { player, number: player.number, purpose: PURPOSE }, ip)
  if ('waitS' in sent) return refuse('PLEASE_TRY_RESEND_CODE_IN_X_SECONDS', { remainingTime: sent.waitS })
  return sent.verificationKey
}

export async function provePhone(
  deps: SecurityDeps,
  playerId: bigint,
  typed: Input<typeof security.proveNumber>,
): Promise<void> {
  const player = (await playerById(deps.db, playerId)) ?? refuse('UNAUTHORIZED')
  const { number } = player
  const typedCode = { rawCode: typed.smsCode, rawKey: typed.smsVerificationKey }
  const code = await tryCode(deps, { number, purpose: PURPOSE }, typedCode)
  if (code?.playerId !== playerId) return refuse('INVALID_VERIFICATION_CODE')
  await deps.db.transaction(async (tx) => {
    if (!(await useCode(tx, code.id))) refuse('INVALID_VERIFICATION_CODE')
    // Writes nothing when the account has another number by now.
    await numberProven(tx, playerId, number)
  })
}
