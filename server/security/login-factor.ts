/** The second factor of a login: which one it waits for, and whether what was typed is it (docs/decisions/012). */
import type { SecondFactorAsked } from '@uwanja/contract/site/security'
import { refuse } from '../runtime/refuse.ts'
import { networkOf } from '../throttle/network.ts'
import { factorLimits, RESEND_S } from './limits.ts'
import type { SecurityDeps } from './deps.ts'
import { MOST_TRIES, sendCode, tryCode } from './sms-code-rules.ts'
import type { Account } from './login-store.ts'
import { authenticatorOf, isKnownAddress, openCodeLeftS } from './store.ts'
import { stepOfCode } from '../second-factor/totp.ts'

/** What was typed, both fields of the specification; empty is not typed. */
export interface TypedFactor {
  readonly google2faPin: string
  readonly mobileValidationCode: string
}

/** A factor that is right and has not been used up yet. */
export type ShownFactor =
  | { readonly kind: 'none' }
  | { readonly kind: 'authenticator'; readonly sealedKey: Uint8Array; readonly step: bigint }
  | { readonly kind: 'sms'; readonly codeId: bigint }

/** With both switched on the app alone is asked for: it is the stronger one, and a second message would add nothing to it. */
function kindOf(player: Pick<Account, 'hasAuthenticator' | 'smsSecurity'>): ShownFactor['kind'] {
  if (player.hasAuthenticator) return 'authenticator'
  return player.smsSecurity ? 'sms' : 'none'
}

function askFor(asked: SecondFactorAsked): never {
  return refuse('TWO_FACTOR_REQUIRED', asked)
}

/** Sends a code, unless one went out a moment ago and is still good, and asks for it. */
async function askForSms(deps: SecurityDeps, player: Account, ip: string): Promise<never> {
  const { number } = player
  const sent = await sendCode(deps, { player, number, purpose: 'login' }, ip)
  if (!('waitS' in sent)) return askFor({ secondFactor: 'sms', remainingTime: RESEND_S })
  const leftS = await openCodeLeftS(deps.db, { number, purpose: 'login', mostTries: MOST_TRIES })
  if (leftS !== null) return askFor({ secondFactor: 'sms', remainingTime: sent.waitS })
  return refuse('PLEASE_TRY_RESEND_CODE_IN_X_SECONDS', { remainingTime: sent.waitS })
}

/** One more guess at this player's code from this address, or a refusal that says how long to wait. */
export async function factorTry({ db, throttle }: SecurityDeps, number: string, ip: string) {
  const isKnown = await isKnownAddress(db, number, ip)
  const outcome = await throttle.take(factorLimits({ number, network: networkOf(ip), isKnown }))
  return outcome.taken ? [...outcome.tickets.values()] : refuse('TOO_MANY_ATTEMPTS', { remainingTime: outcome.waitS })
}

/** The step of a code of the player's app, not used up yet. */
export async function shownStep(deps: SecurityDeps, playerId: bigint, rawCode: string) {
  const authenticator = await authenticatorOf(deps.db, playerId)
  if (!authenticator) return null
  const key = deps.sealing.open(authenticator.sealedKey, playerId.toString())
  const step = stepOfCode(key, rawCode, deps.wallMs())
  return step === null || step <= authenticator.lastStep ? null : { ...authenticator, step }
}

async function readFactor(
  deps: SecurityDeps,
  player: Account,
  kind: ShownFactor['kind'],
  rawCode: string,
): Promise<ShownFactor | null> {
  if (kind === 'authenticator') {
    const shown = await shownStep(deps, player.id, rawCode)
    return shown && { kind, sealedKey: shown.sealedKey, step: shown.step }
  }
  const of = { number: player.number, purpose: 'login' } as const
  const code = await tryCode(deps, of, { rawCode: rawCode.replace(/\s/g, ''), rawKey: '' })
  return code && { kind: 'sms', codeId: code.id }
}

/** After the right password. Refuses with 7008 when nothing was typed, and clearly when it was wrong. */
export async function shownFactor(
  deps: SecurityDeps,
  player: Account,
  typed: TypedFactor,
  ip: string,
): Promise<ShownFactor> {
  const kind = kindOf(player)
  if (kind === 'none') return { kind }
  const pin = typed.google2faPin.trim()
  // A client that knows the specification alone has one field for "the code", whichever was asked for.
  const rawCode = kind === 'sms' ? typed.mobileValidationCode.trim() || pin : pin
  if (rawCode === '') {
    if (kind === 'sms') return askForSms(deps, player, ip)
    return askFor({ secondFactor: kind, remainingTime: 0 })
  }
  const tries = await factorTry(deps, player.number, ip)
  const shown = (await readFactor(deps, player, kind, rawCode)) ?? refuse('INVALID_VERIFICATION_CODE')
  await deps.throttle.giveBack(tries)
  return shown
}
