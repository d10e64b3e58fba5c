/** The registration's rules in their order, what it sends, and how refusals read (A14, A15). Pure. */
import type { security } from '@uwanja/contract/site/security'
import type { Outcome } from '../send.ts'

export interface RegisterValues {
  readonly mobile: string
  readonly password: string
  readonly confirmPassword: string
  readonly terms: boolean
}

export interface Problem {
  readonly text: string
  /** The field that the person should look at. */
  readonly field: keyof RegisterValues
}

/** Filled, match, terms, no leading 0: the first that fails is the one that shows (A14). */
export function registerProblem(values: RegisterValues): Problem | null {
  const empty = (['mobile', 'password', 'confirmPassword'] as const).find((name) => !values[name].trim())
  if (empty) return { text: 'message.please_fill_all_fields', field: empty }
  if (values.password !== values.confirmPassword)
    return { text: 'message.passwords_do_not_match', field: 'confirmPassword' }
  if (!values.terms) return { text: 'THERMES_NEEDS_TO_BE_ACCEPTED', field: 'terms' }
  if (values.mobile.startsWith('0')) return { text: 'message.mobile_number_invalid', field: 'mobile' }
  return null
}

const URL_LENGTH = 2_048

/** Every field that the specification lists (A3); those that this page has no answer for are sent empty. */
export function registerRequest(
  values: RegisterValues,
  areaCode: string,
  { referrerCode, urlReferrer }: { readonly referrerCode: string; readonly urlReferrer: string },
) {
  return {
    username: values.mobile,
    password: values.password,
    confirmPassword: values.confirmPassword,
    email: '',
    countryId: 0,
    areaCode,
    mobileNumber: values.mobile,
    currencyId: 0,
    referrerCode,
    subscription: false,
    // As much as the server takes: a long address must not keep anybody out.
    urlReferrer: urlReferrer.slice(0, URL_LENGTH),
    creator: '',
    smsCode: '',
    agreeAll: values.terms ? 1 : 0,
    smsVerificationKey: '',
  }
}

const SHOWN_AS: Readonly<Record<string, string>> = {
  INCORRECT_PARAMETER_VALUE: 'InvalidPassword',
  MOBILE_ALREADY_EXISTS: 'MOBILE_ALREADY_EXISTS',
  THERMES_NEEDS_TO_BE_ACCEPTED: 'THERMES_NEEDS_TO_BE_ACCEPTED',
  VALIDATION_ERROR: 'Please_enter_numbers_only',
}

/** A refusal as the page shows it: `own` words of the server win, else the table above, else the general text. */
export function registerRefusal(
  outcome: Extract<Outcome<typeof security.register>, { ok: false }>,
): { readonly own: string } | { readonly key: string } {
  const data = outcome.data
  const own = typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined
  if (typeof own === 'string' && own !== '') return { own }
  return { key: Object.hasOwn(SHOWN_AS, outcome.status) ? SHOWN_AS[outcome.status]! : 'UnknownError' }
}
