/**
 * The table of limits on log-ins, registrations and codes. Addresses are generous: a mobile network puts thousands of
 * players behind one. No limit is a lock: each ends by itself, and one that strangers can fill only slows.
 */
import type { Market } from '../markets.ts'
import { EVERYONE, type Cap, type Limit, type Slowdown } from '../throttle/limit.ts'
import type { Purpose } from './store.ts'

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

export const LOGIN = { pair: 'login.account-and-address', account: 'login.account', address: 'login.address' } as const

const slowdown = (kind: string, subject: string, rule: Omit<Slowdown, 'kind' | 'subject'>): Slowdown => ({
  kind,
  subject,
  ...rule,
})
const cap = (kind: string, subject: string, most: number, windowS: number): Cap => ({ kind, subject, most, windowS })

/** From so many failed log-ins of everyone on, somebody is trying lists: unknown addresses then have fewer free tries. */
export const PRESSURE = cap('login.total', EVERYONE, 2_000, 10 * MINUTE)

/** What is known of an attempt before it is counted. `pressed`: unknown there, while somebody is trying lists. */
export type LoginKind = 'known' | 'strange' | 'pressed'

/**
 * @param who.number Null when what was typed is no number.
 * @param kind `known`: the account has logged in from there before. Only its own tries from there count, so that a stranger
 *   elsewhere, or a neighbour behind the same mobile network, cannot keep the player out.
 */
export function loginLimits(
  who: { readonly number: string | null; readonly network: string },
  kind: LoginKind,
): Limit[] {
  const { number, network } = who
  const own =
    number === null
      ? []
      : [
          slowdown(LOGIN.pair, `${number} ${network}`, {
            free: 8,
            windowS: HOUR,
            firstWaitS: 2,
            longestWaitS: 15 * MINUTE,
          }),
        ]
  const account =
    number === null
      ? []
      : [slowdown(LOGIN.account, number, { free: 20, windowS: HOUR, firstWaitS: 1, longestWaitS: 5 })]
  const address = slowdown(LOGIN.address, network, {
    free: kind === 'pressed' ? 10 : 100,
    windowS: 15 * MINUTE,
    firstWaitS: 1,
    longestWaitS: MINUTE,
  })
  return kind === 'known' ? own : [...own, ...account, address]
}

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
export const SMS_RESEND = {
  recovery: 'sms.resend',
  login: 'sms.login-resend',
  'new-number': 'sms.new-number-resend',
  'own-number': 'sms.own-number-resend',
} as const satisfies Record<Purpose, string>

/** Asked by anyone about any number, so this one also slows the search for numbers that have an account. */
export const smsAskLimits = (network: string): Limit[] => [
  slowdown('sms.ask-address', network, { free: 100, windowS: HOUR, firstWaitS: 1, longestWaitS: MINUTE }),
]

/**
 * Each SMS costs money: the caps per range of numbers and per day are against those who earn by making us send. Anyone can
 * have recovery codes sent to any number, so these and a login's count apart: nobody can use up another's log-ins.
 */
export function smsSendLimits(market: Market, number: string, network: string, purpose: Purpose): Limit[] {
  const resend = cap(SMS_RESEND[purpose], number, 1, RESEND_S)
  const house = houseSmsLimits(market, number)
  if (purpose === 'login') {
    return [resend, cap('sms.login-number', number, 10, HOUR), cap('sms.login-number', number, 30, DAY), ...house]
  }
  return [
    resend,
    cap('sms.number', number, 5, HOUR),
    cap('sms.number', number, 10, DAY),
    cap('sms.address', network, 60, HOUR),
    ...house,
  ]
}

const houseSmsLimits = (market: Market, number: string): Limit[] => [
  cap('sms.prefix', number.slice(0, market.prefix.length + 3), 500, HOUR),
  cap('sms.total', EVERYONE, 20_000, DAY),
]

/** Messages that nobody asked for. */
export const noticeLimits = (market: Market, number: string): Limit[] => [
  cap('sms.notice', number, 10, DAY),
  ...houseSmsLimits(market, number),
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
export const numberChangeLimits = (playerId: bigint): Limit[] => [
  cap('number-change.player', playerId.toString(), 8, DAY),
]

/** No window above reaches further back. */
export const LONGEST_WINDOW_S = DAY
