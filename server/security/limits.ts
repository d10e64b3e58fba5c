/**
 * The table of limits on log-ins, registrations and codes. Addresses are generous: a mobile network puts thousands of
 * players behind one. No limit is a lock: each ends by itself, and one that strangers can fill only slows.
 */
import { smsCaps, type SmsSettings } from '../settings/sms.ts'
import { EVERYONE, type Cap, type Limit, type Slowdown } from '../throttle/limit.ts'
import type { Purpose } from './store.ts'

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

export const LOGIN = {
  device: 'login.account-and-device',
  pair: 'login.account-and-address',
  account: 'login.account',
  address: 'login.address',
} as const

const slowdown = (kind: string, subject: string, rule: Omit<Slowdown, 'kind' | 'subject'>): Slowdown => ({
  kind,
  subject,
  ...rule,
})
const cap = (kind: string, subject: string, most: number, windowS: number): Cap => ({ kind, subject, most, windowS })

/** From so many failed log-ins of everyone on, somebody is trying lists: unknown addresses then have fewer free tries. */
export const PRESSURE = cap('login.total', EVERYONE, 2_000, 10 * MINUTE)

/**
 * What is known of an attempt before it is counted. `device`: the browser shows a cookie that it was given when somebody got
 * into the account. `known`: the account has logged in from that address before. `pressed`: unknown there, while somebody is
 * trying lists.
 */
export type LoginKind = 'device' | 'known' | 'strange' | 'pressed'

export interface LoginWho {
  /** Null when what was typed is no number. */
  readonly number: string | null
  readonly network: string
  readonly ip: string
  /** The hash of the browser's device cookie; null when it sent none. */
  readonly mark: Uint8Array | null
}

/**
 * A known device's own tries alone count, and those from a known address: so no stranger elsewhere keeps the player out, and
 * no neighbour behind the same mobile network keeps the player's own browser out. All strangers together share what an
 * account allows: from the 21st wrong try of a day on they wait, soon a quarter of an hour for each (docs/decisions/056).
 */
export function loginLimits(
  { number, network, mark }: Pick<LoginWho, 'number' | 'network' | 'mark'>,
  kind: LoginKind,
): Limit[] {
  const rule = { free: 8, windowS: HOUR, firstWaitS: 2, longestWaitS: 15 * MINUTE }
  if (kind === 'device') return [slowdown(LOGIN.device, deviceSubject(`${number}`, mark!), rule)]
  const own = number === null ? [] : [slowdown(LOGIN.pair, `${number} ${network}`, rule)]
  const account =
    number === null
      ? []
      : [slowdown(LOGIN.account, number, { free: 20, windowS: DAY, firstWaitS: 1, longestWaitS: 15 * MINUTE })]
  const address = slowdown(LOGIN.address, network, {
    free: kind === 'pressed' ? 10 : 100,
    windowS: 15 * MINUTE,
    firstWaitS: 1,
    longestWaitS: MINUTE,
  })
  return kind === 'known' ? own : [...own, ...account, address]
}

export const deviceSubject = (number: string, mark: Uint8Array): string =>
  `${number} ${Buffer.from(mark).toString('hex')}`

/**
 * The password shown again in an open session: counted apart from log-ins, so that what strangers try at the door keeps
 * nobody who is inside from changing it.
 */
export const SHOWN = 'login.shown'
export const shownLimits = (number: string): Limit[] => [
  slowdown(SHOWN, number, { free: 8, windowS: HOUR, firstWaitS: 2, longestWaitS: 15 * MINUTE }),
]

/**
 * Sessions that one account opens. A right password forgives its tries, so without this one account could keep the house
 * hashing and fill its table; only who has the password can use these up.
 */
export const OPENED = { most: 60, windowS: 10 * MINUTE } as const

/** Live sessions of one account: with one more the one that was longest without a poll ends. */
export const MOST_SESSIONS = 30

/** Log-ins with the right password that still lacked something: they open no session, and cost as much. */
export const halfway = (number: string): Cap => cap('login.halfway', number, 60, 10 * MINUTE)

export const registerLimits = (network: string): Limit[] => [
  slowdown('register.address', network, { free: 300, windowS: HOUR, firstWaitS: 1, longestWaitS: MINUTE }),
]

export const FACTOR_PAIR = 'factor.account-and-address'

/** Guesses at a second factor. Whoever guesses knows the password, so these waits keep no stranger's victim out. */
export function factorLimits(who: {
  readonly number: string
  readonly network: string
  readonly isKnown: boolean
}): Limit[] {
  const { number, network, isKnown } = who
  const rule = { firstWaitS: 5, longestWaitS: 15 * MINUTE }
  const own = slowdown(FACTOR_PAIR, `${number} ${network}`, { free: 5, windowS: HOUR, ...rule })
  const account = slowdown('factor.account', number, { free: 20, windowS: DAY, ...rule })
  return isKnown ? [own] : [own, account]
}

/** Between two codes for one purpose. */
export const RESEND_S = MINUTE

/** Asked by anyone about any number, so this one also slows the search for numbers that have an account. */
export const smsAskLimits = (network: string): Limit[] => [
  slowdown('sms.ask-address', network, { free: 100, windowS: HOUR, firstWaitS: 1, longestWaitS: MINUTE }),
]

/** What a message is sent for; `own-recovery` is asked for on a device of the account. */
export type SmsReason = Purpose | 'own-recovery'

/**
 * Whose budget it takes. Anyone can have recovery codes sent to any number, and a code to a number that is to become theirs:
 * what strangers can use up, nobody's log-in and nobody's proof needs.
 */
const TIER: Readonly<Record<SmsReason, 'asked' | 'own' | 'login'>> = {
  recovery: 'asked',
  'new-number': 'asked',
  'own-number': 'own',
  'own-recovery': 'own',
  login: 'login',
}

export const resendKind = (reason: SmsReason): string => `sms.${reason}-resend`

/** Each SMS costs money: the caps per range of numbers and per day are against those who earn by making us send. */
export function smsSendLimits(
  { prefix, sms }: { readonly prefix: string; readonly sms: SmsSettings },
  to: { readonly number: string; readonly network: string; readonly reason: SmsReason },
): Limit[] {
  const { number, network, reason } = to
  const tier = TIER[reason]
  const { numberHour, numberDay } = smsCaps(sms)[tier === 'asked' ? 'asked' : 'own']
  return [
    cap(resendKind(reason), number, 1, RESEND_S),
    cap(`sms.${reason}-number`, number, numberHour, HOUR),
    cap(`sms.${reason}-number`, number, numberDay, DAY),
    ...(tier === 'asked' ? [cap('sms.address', network, sms.smsAddressHour, HOUR)] : []),
    ...houseSmsLimits(prefix, sms, tier, number),
  ]
}

function houseSmsLimits(prefix: string, sms: SmsSettings, tier: 'asked' | 'own' | 'login', number: string): Limit[] {
  const { prefixHour, totalDay } = smsCaps(sms)[tier === 'asked' ? 'asked' : 'own']
  return [
    cap(`sms.${tier}-prefix`, number.slice(0, prefix.length + 3), prefixHour, HOUR),
    cap(`sms.${tier}-total`, EVERYONE, totalDay, DAY),
  ]
}

/** Messages that nobody asked for; they follow what a session did. */
export const noticeLimits = (of: { readonly prefix: string; readonly sms: SmsSettings }, number: string): Limit[] => [
  cap('sms.notice', number, 10, DAY),
  ...houseSmsLimits(of.prefix, of.sms, 'own', number),
]

/** Of the address, which may be a stranger's. */
export const loginMailLimits = (email: string): Limit[] => [cap('mail.login', email.toLowerCase(), 20, DAY)]

/** Beside the five tries of each code: one address must not go through many numbers' codes. */
export const recoveryLimits = (network: string): Limit[] => [
  slowdown('recovery.address', network, { free: 50, windowS: HOUR, firstWaitS: 1, longestWaitS: MINUTE }),
]

/** Whoever holds the SIM of somebody else's old number must not go through the calendar. */
export const birthDateLimits = (number: string): Limit[] => [cap('recovery.birth-date', number, 3, DAY)]

/** Codes to numbers that are not the player's. */
export const phoneChangeLimits = (playerId: bigint): Limit[] => [
  cap('number-change.player', playerId.toString(), 8, DAY),
]

/** No window above reaches further back. */
export const LONGEST_WINDOW_S = DAY
