/** What the login page sends, and where each answer leads (A06, A07, A08, A09, A10). Pure. */
import type { SecondFactorAsked, security, StoredUser } from '@uwanja/contract/site/security'
import type { Outcome } from '../send.ts'
import { asStoredUser } from '../session/stored-user.ts'

export interface TypedCode {
  readonly kind: SecondFactorAsked['secondFactor']
  readonly code: string
}

/** All five fields that the specification lists (A3). */
export function loginRequest(
  userName: string,
  password: string,
  typed: TypedCode | null,
  device: 'mobile' | 'desktop',
) {
  const codeOf = (kind: TypedCode['kind']) => (typed?.kind === kind ? typed.code : '')
  return {
    userName,
    password,
    google2faPin: codeOf('authenticator'),
    mobileValidationCode: codeOf('sms'),
    IsMobile: device === 'mobile',
  }
}

export type LoginStep =
  | { readonly step: 'enter'; readonly user: StoredUser; readonly to: 'start' | '/security/changepassword' }
  | { readonly step: 'ask-code'; readonly kind: TypedCode['kind']; readonly resendInS: number }
  /** What the server says of it, the best first; the page has a default. */
  | { readonly step: 'recover'; readonly said: readonly unknown[] }
  | { readonly step: 'show'; readonly status: string }

/** By number, because the numbers are the specification's and another server may word its statuses differently. */
export function loginStep(outcome: Outcome<typeof security.login>): LoginStep {
  if (outcome.ok) return entering(outcome.data, 'start')
  if (outcome.statusCode === 7008) return askingCode(outcome.data)
  if (outcome.statusCode === 7015) {
    const { message } = (outcome.data ?? {}) as { readonly message?: unknown }
    return { step: 'recover', said: [message, outcome.status] }
  }
  if (outcome.statusCode === 111) return entering(outcome.data, '/security/changepassword')
  return { step: 'show', status: outcome.status }
}

/** A server that speaks the specification alone does not say which code it wants: its field is google2faPin. */
function askingCode(rawData: unknown): LoginStep {
  const { secondFactor, remainingTime } = (rawData ?? {}) as Partial<Record<keyof SecondFactorAsked, unknown>>
  if (secondFactor !== 'sms') return { step: 'ask-code', kind: 'authenticator', resendInS: 0 }
  const resendInS = Math.min(Math.max(Number(remainingTime) || 0, 0), 3_600)
  return { step: 'ask-code', kind: 'sms', resendInS }
}

function entering(data: unknown, to: 'start' | '/security/changepassword'): LoginStep {
  const user = asStoredUser(data)
  return user ? { step: 'enter', user, to } : { step: 'show', status: 'GENERAL_ERROR' }
}

/**
 * The three destinations of a good login; the flags are cleared by whoever reads them. What was wanted stands in home's place
 * (R61); whoever is new pays in first, and finds it there.
 */
export function startPage(flags: { newUser: boolean; myBets: boolean }, wanted: string | null): string {
  if (flags.newUser) return '/deposit'
  return flags.myBets ? '/Sports/mybets' : (wanted ?? '/')
}
