/** Limits on log-ins of operators: few people, so tighter than a player's. None is a lock: each ends by itself. */
import type { Limit, Slowdown } from '../throttle/limit.ts'

const MINUTE = 60
const HOUR = 3_600

export const OFFICE_PAIR = 'office.account-and-address'

const slowdown = (kind: string, subject: string, rule: Omit<Slowdown, 'kind' | 'subject'>): Slowdown => ({
  kind,
  subject,
  ...rule,
})

/**
 * The account's own limit also holds against many addresses: with a stolen password, a guess a minute at a code of six
 * digits needs a year.
 */
export const officeLoginLimits = (name: string, network: string): Limit[] => [
  slowdown(OFFICE_PAIR, `${name} ${network}`, { free: 6, windowS: HOUR, firstWaitS: 2, longestWaitS: 15 * MINUTE }),
  slowdown('office.account', name, { free: 12, windowS: HOUR, firstWaitS: 2, longestWaitS: MINUTE }),
  slowdown('office.address', network, { free: 60, windowS: HOUR, firstWaitS: 1, longestWaitS: MINUTE }),
]
