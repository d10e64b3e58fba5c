/** Codes by SMS, from both ends: sent to a number for one purpose, and tried. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { fill } from '@uwanja/i18n/fill'
import { isLanguage } from '@uwanja/i18n/language'
import { TEXTS } from '@uwanja/i18n/languages'
import type { Player } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import { networkOf } from '../throttle/network.ts'
import { resendKind, smsSendLimits } from './limits.ts'
import type { SecurityDeps } from './deps.ts'
import { CODE, hashCode, isCode, KEY, newCode } from './sms-codes.ts'
import { deleteCode, insertCode, takeCodeTry, type Purpose, type TriedCode } from './store.ts'

export const MOST_TRIES = 5

export interface CodeTarget {
  readonly player: Pick<Player, 'id' | 'number' | 'language'>
  /** Mostly the player's own; a new one that is to be proven. */
  readonly number: string
  readonly purpose: Purpose
  /** Asked for on a device that the account knows: it has a reserve, as what a session or a right password asks for. */
  readonly isOwnDevice?: boolean
}

const TEXT_OF = {
  recovery: 'recoveryCode',
  login: 'loginCode',
  'new-number': 'newNumberCode',
  'own-number': 'ownNumberCode',
} as const satisfies Record<Purpose, string>

/** What the SMS says, in the player's language. */
function textOf({ player, purpose }: CodeTarget, code: string): string {
  const { sms } = TEXTS[isLanguage(player.language) ? player.language : 'en']
  return fill(sms[TEXT_OF[purpose]], { code, minutes: CONSTANTS.smsCodeSeconds / 60 })
}

/** @returns the key that goes back with the code, or the seconds to wait when a limit says so: then nothing is sent. */
export async function sendCode(
  deps: SecurityDeps,
  target: CodeTarget,
  ip: string,
): Promise<{ readonly verificationKey: string } | { readonly waitS: number }> {
  const { number, purpose, player } = target
  const reason = purpose === 'recovery' && target.isOwnDevice ? 'own-recovery' : purpose
  const caps = { prefix: deps.jurisdiction.prefix, sms: deps.settings }
  const outcome = await deps.throttle.take(smsSendLimits(caps, { number, network: networkOf(ip), reason }))
  if (!outcome.taken) return { waitS: outcome.waitS }
  const { code, verificationKey } = newCode()
  // The row before the message: a code that arrives must be one that we know.
  const codeHash = hashCode(verificationKey, code)
  const row = { verificationKey, codeHash, playerId: player.id, number, purpose, lifeS: CONSTANTS.smsCodeSeconds }
  const id = await deps.db.transaction((tx) => insertCode(tx, row))
  if (await deps.sendSms(number, textOf(target, code), `${purpose}-${id}`)) return { verificationKey }
  await deleteCode(deps.db, id)
  // May be asked for again at once; the caps an hour and a day still count it, because it may have been sent after all.
  await deps.throttle.giveBack([outcome.tickets.get(resendKind(reason))!])
  return refuse('SMS_CODE_NOT_SEND')
}

/**
 * Costs the code of the key one of its tries. Null: it is none of that number and purpose, is not open any more, or is
 * another. Only a login, which shows the right password, has no key and means the newest: whoever asks for nothing must not
 * use up the tries of a code that somebody else holds.
 */
export async function tryCode(
  deps: SecurityDeps,
  of: Pick<CodeTarget, 'number' | 'purpose'>,
  typed: { readonly rawCode: string; readonly rawKey: string },
): Promise<TriedCode | null> {
  const smsCode = typed.rawCode.trim()
  const verificationKey = typed.rawKey.trim()
  const { number, purpose } = of
  const isKeyless = verificationKey === '' && purpose === 'login'
  if (!CODE.test(smsCode) || !(isKeyless || KEY.test(verificationKey))) return null
  const code = await takeCodeTry(deps.db, { number, purpose, verificationKey, mostTries: MOST_TRIES })
  return code && isCode(code, smsCode) ? code : null
}
