/** The form's rules in their order, and how each refusal reads (U04). Pure. */

export interface PasswordValues {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

export interface Problem {
  readonly text: string
  /** The field that the person should look at. */
  readonly field: keyof PasswordValues
}

export function passwordProblem(values: PasswordValues): Problem | null {
  const empty = (['oldPassword', 'newPassword', 'confirmPassword'] as const).find((name) => values[name] === '')
  if (empty) return { text: 'message.please_fill_all_fields', field: empty }
  if (values.newPassword !== values.confirmPassword)
    return { text: 'message.passwords_do_not_match', field: 'confirmPassword' }
  return null
}

/** The form never reached the rule that compares passwords: saying "old password incorrect" would be untrue. */
const DOOR: readonly string[] = [
  'UNAUTHORIZED',
  'SESSION_NOT_BOUND',
  'TOO_MANY_REQUESTS',
  'GENERAL_ERROR',
  'SERVICE_UNAVAILABLE',
]

/**
 * The texts to show, by key: what the policy refuses is about the new password; anything else is the old one (B5).
 * Whoever is slowed down after wrong tries hears of the wait too.
 */
export function passwordRefusal(status: string): readonly string[] {
  if (status === 'VALIDATION_ERROR' || status === 'INCORRECT_PARAMETER_VALUE')
    return ['message.password_at_least_6_not_username']
  if (status === 'PASSWORDS_DO_NOT_MATCH') return ['message.passwords_do_not_match']
  if (DOOR.includes(status)) return [status]
  const old = 'message.OLD_PASSWORD_INCORRECT'
  return status === 'TOO_MANY_ATTEMPTS' ? [old, status] : [old]
}
