/** What a request for an SMS code answers, and what each step needs (A17, A20). Pure. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'

/** Between two codes when the server does not say how long: on success `remainingTime` is the code's own life. */
const COOLDOWN_S = 60

export type CodeSent =
  | {
      readonly sent: 'now' | 'earlier'
      /** Null: no key came with this answer; an earlier one stays good. */
      readonly key: string | null
      readonly cooldownS: number
    }
  | { readonly sent: 'no'; readonly status: string }

function field(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined
}

/** Seconds from `remainingTime`, bounded so that a strange value cannot lock the button for ever. */
function cooldown(data: unknown): number {
  const seconds = Number(field(data, 'remainingTime'))
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, CONSTANTS.smsCodeSeconds) : COOLDOWN_S
}

/**
 * Two answers lead to step 2: the code was sent now, or one was sent a moment ago and is still good. The status decides
 * which; SMS_CODE_NOT_SEND and all others stay in step 1 with their text.
 */
export function codeSent(outcome: { readonly ok: boolean; readonly status: string; readonly data: unknown }): CodeSent {
  const rawKey = field(outcome.data, 'smsVerificationKey')
  const key = typeof rawKey === 'string' && rawKey !== '' ? rawKey : null
  if (outcome.ok) return { sent: 'now', key, cooldownS: COOLDOWN_S }
  if (outcome.status === 'PLEASE_TRY_RESEND_CODE_IN_X_SECONDS')
    return { sent: 'earlier', key, cooldownS: cooldown(outcome.data) }
  return { sent: 'no', status: outcome.status }
}

/** All five fields that the specification lists (A3), and the birth date once a server of ours has asked for it. */
export function recoveryRequest(
  userName: string,
  code: { smsCode: string; key: string },
  passwords: { newPassword: string; newPasswordConfirm: string },
  birthDate: string | null = null,
) {
  const request = { ...passwords, smsCode: code.smsCode, smsVerificationKey: code.key, userName }
  return birthDate === null ? request : { ...request, birthDate }
}

/** Step 3: both are needed and must match. Null: nothing is wrong. */
export function passwordProblem(newPassword: string, newPasswordConfirm: string): string | null {
  if (!newPassword || !newPasswordConfirm) return 'message.please_fill_all_fields'
  return newPassword === newPasswordConfirm ? null : 'message.passwords_do_not_match'
}
