/** Opening an account (A14, A15): the form's rules in the form's order, then the account and its wallet at once. */
import type { Input } from '@uwanja/contract/wire/call'
import type { Language } from '@uwanja/contract/wire/constants'
import { codeOf } from '@uwanja/contract/site/refcode'
import type { security } from '@uwanja/contract/site/security'
import { TERMS_VERSION } from '@uwanja/i18n/documents/version'
import { fullNumber, type Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { isMobileNumber } from '../jurisdictions/mobile-number.ts'
import { termsAccepted } from '../players/consent-store.ts'
import { insertPlayer, playerByPhone } from '../players/store.ts'
import { mayDie } from '../runtime/failpoints.ts'
import { refuse } from '../runtime/refuse.ts'
import { networkOf } from '../throttle/network.ts'
import { registerLimits } from './limits.ts'
import type { SecurityDeps } from './deps.ts'
import { isAcceptablePassword } from './password-policy.ts'

type Form = Input<typeof security.register>

/** The literal text of the specification, which the form shows as it is (A5, A15: data.message wins). */
const LEADING_ZERO = 'The mobile number entered is invalid. try again or contact support'
/** The form's own texts, for a client that shows what comes; ours has said them before it asks. */
const SAYS = {
  filled: 'message.please_fill_all_fields',
  alike: 'message.passwords_do_not_match',
  number: 'message.mobile_number_invalid',
} as const
/** Something before and after one @; no control characters, which no mailbox has and no database takes. */
const EMAIL = /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u

function refuseField(field: keyof Form, problem: string): never {
  return refuse('VALIDATION_ERROR', { [field]: [problem] })
}

/**
 * The number of the form: national, without a leading 0. Clients send it as mobileNumber and as username; a username
 * alone may carry the prefix, because that is how user names look everywhere else.
 */
function registeredPhone(jurisdiction: Jurisdiction, form: Pick<Form, 'mobileNumber' | 'username'>): string {
  const mobile = form.mobileNumber.trim()
  const raw = mobile || form.username.trim()
  if (raw.startsWith('0')) refuse('VALIDATION_ERROR', { message: LEADING_ZERO })
  if (/^\d+$/.test(raw)) {
    const isNational = raw.length === jurisdiction.nationalDigits
    const mayBeFull = mobile === '' && raw.startsWith(jurisdiction.prefix)
    const full = isNational ? jurisdiction.prefix + raw : mayBeFull ? fullNumber(jurisdiction, raw) : null
    if (full !== null && isMobileNumber(jurisdiction, full)) return full
    // By its status alone it would read "numbers only", which it is (A8).
    refuse('VALIDATION_ERROR', { [mobile ? 'mobileNumber' : 'username']: ['INVALID_NUMBER'], message: SAYS.number })
  }
  return refuseField(mobile ? 'mobileNumber' : 'username', 'INVALID_NUMBER')
}

function checkedForm({ jurisdiction, settings }: SecurityDeps, form: Form): { readonly number: string } {
  const required = [form.mobileNumber.trim() || form.username, form.password, form.confirmPassword]
  if (required.some((value) => value.trim() === '')) refuse('VALIDATION_ERROR', { message: SAYS.filled })
  if (form.password !== form.confirmPassword) refuse('PASSWORDS_DO_NOT_MATCH', { message: SAYS.alike })
  if (form.agreeAll !== true) refuse('THERMES_NEEDS_TO_BE_ACCEPTED')
  const number = registeredPhone(jurisdiction, form)
  if (!isAcceptablePassword(jurisdiction, settings.passwordMinLength, { number, password: form.password })) {
    refuse('INCORRECT_PARAMETER_VALUE')
  }
  if (form.email !== '' && !EMAIL.test(form.email)) refuseField('email', 'INVALID_EMAIL')
  return { number }
}

/** @returns the new player's number, which is the user name. */
export async function register(
  deps: SecurityDeps,
  form: Form,
  from: { readonly ip: string; readonly language: Language },
): Promise<string> {
  const { db, money, jurisdiction } = deps
  const { number } = checkedForm(deps, form)
  const outcome = await deps.throttle.take(registerLimits(networkOf(from.ip)))
  if (!outcome.taken) refuse('TOO_MANY_ATTEMPTS', { remainingTime: outcome.waitS })
  // Only a look that spares the hashing; the unique key below decides.
  if (await playerByPhone(db, number)) refuse('MOBILE_ALREADY_EXISTS')
  await deps.phoneMayBeTaken(db, number)
  const listed = await deps.register.mayRegister(number)
  const passwordHash = await deps.passwords.hash(form.password, 'stranger')
  await db.transaction(async (tx) => {
    const playerId = await insertPlayer(tx, {
      number,
      passwordHash,
      currency: jurisdiction.currency,
      country: jurisdiction.country,
      email: form.email,
      language: from.language,
      // A code that is none must not keep a player out: they then came by themselves.
      refcode: codeOf(form.referrerCode),
    })
    if (playerId === null) return refuse('MOBILE_ALREADY_EXISTS')
    // Its account may have been erased since the first look: that is what made the number free.
    await deps.phoneMayBeTaken(tx, number)
    await money.walletOpened(tx, playerId, jurisdiction.currency)
    await termsAccepted(tx, playerId, TERMS_VERSION)
    await listed.note(tx, playerId)
    await deps.notify(tx, playerId, 'welcome', {})
    mayDie(tx, 'player.registered')
  })
  return number
}
