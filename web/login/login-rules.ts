/** What the login page sends, and where each answer leads (specification A4.4). Pure. */
import type { security } from '@uwanja/contract/security'
import { type StoredUser } from '@uwanja/contract/security'
import type { Outcome } from '../send.ts'
import { asStoredUser } from '../session/stored-user.ts'

/** All five fields that the specification lists (A3). */
export function loginRequest(userName: string, password: string, pin: string, device: 'mobile' | 'desktop') {
  return { userName, password, google2faPin: pin, mobileValidationCode: '', IsMobile: device === 'mobile' }
}

export type LoginStep =
  | { readonly step: 'enter'; readonly user: StoredUser; readonly to: 'start' | '/security/changepassword' }
  | { readonly step: 'ask-code' }
  /** `status` null: the server said nothing of its own, so the page has a default. */
  | { readonly step: 'recover'; readonly status: string | null }
  | { readonly step: 'show'; readonly status: string }

/** By number, because the numbers are the specification's and another server may word its statuses differently. */
export function loginStep(outcome: Outcome<typeof security.login>): LoginStep {
  if (outcome.ok) return entering(outcome.data, 'start')
  if (outcome.statusCode === 7008) return { step: 'ask-code' }
  if (outcome.statusCode === 7015) return { step: 'recover', status: outcome.status || null }
  if (outcome.statusCode === 111) return entering(outcome.data, '/security/changepassword')
  return { step: 'show', status: outcome.status }
}

function entering(data: unknown, to: 'start' | '/security/changepassword'): LoginStep {
  const user = asStoredUser(data)
  return user ? { step: 'enter', user, to } : { step: 'show', status: 'GENERAL_ERROR' }
}

/** The three destinations of a good login; the flags are cleared by whoever reads them. */
export function startPage(flags: { newUser: boolean; myBets: boolean }): string {
  if (flags.newUser) return '/deposit'
  return flags.myBets ? '/Sports/mybets' : '/'
}
