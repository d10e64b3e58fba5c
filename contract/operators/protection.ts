/** The office's calls that protect a player: exclusion, break and limit with a reason, and the lists of them. */
import * as z from 'zod/mini'
import { limitText } from '../wire/amounts.ts'
import { idText, whole, written } from '../wire/fields.ts'
import { doneOrWaits } from './approvals.ts'
import { officeCall } from './call.ts'
import { day } from './reports.ts'
import { LIMIT_NAMES } from '../site/limits.ts'
import { PROTECTION } from '../site/protection.ts'

const oneOf = (values: readonly number[]) =>
  whole(Math.min(...values), Math.max(...values)).check(z.refine((value) => values.includes(value)))

/** `interaction`: signs of harm and what was done about each. */
export const PROTECTION_LISTS = ['exclusion', 'timeOut', 'limit', 'interaction'] as const
export type ProtectionList = (typeof PROTECTION_LISTS)[number]

/** Without 0: no limit at all is the player's own to ask for. */
export const OFFICE_SESSION_MINUTES = PROTECTION.sessionMinutes.filter((minutes) => minutes > 0)

const row = z.object({
  id: z.string(),
  playerId: z.string(),
  number: z.string(),
  at: z.string(),
  /** 'exclusion', 'timeOut', a limit's name, 'session' (of play, without a pause) or a sign of harm. */
  subject: z.string(),
  step: z.string(),
  /** A moment, an amount in minor units, a session's minutes (0: no limit), or what a person did about a sign; empty: none. */
  value: z.string(),
  /** Of a sign: whoever answered it. Empty: the player's own, the register's or a rule's. */
  by: z.string(),
})
export type OfficeProtection = z.output<typeof row>

const until = z.object({ until: z.string() })

export const officeProtection = {
  protections: officeCall('protection.read', {
    method: 'GET',
    path: '/api/office/Protections',
    about:
      'Exclusions, breaks, limits or signs of harm of all players, or of one, the newest first, 100 a page. Days are whole, in ' +
      'the market’s time zone.',
    query: {
      list: z.enum(PROTECTION_LISTS),
      playerId: z.optional(z.union([idText, z.literal('')])),
      before: z.optional(z.union([idText, z.literal('')])),
      from: z.optional(z.union([z.literal(''), day])),
      to: z.optional(z.union([z.literal(''), day])),
    },
    reply: z.object({ rows: z.array(row), next: z.nullable(z.string()) }),
    refusals: ['INCORRECT_PARAMETER_VALUE'],
    example: { list: 'exclusion', playerId: '', before: '' },
  }),
  excludePlayer: officeCall('protection.decide', {
    method: 'POST',
    path: '/api/office/ExcludePlayer',
    about: 'Excludes a player for so many months at least: told to them and to the register. Withdrawals stay open.',
    body: { id: idText, months: oneOf(PROTECTION.exclusionMonths), why: written(300) },
    reply: until,
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN'],
    example: { id: '1', months: 6, why: 'the family wrote to us' },
  }),
  askExclusionLift: officeCall('protection.decide', {
    method: 'POST',
    path: '/api/office/AskExclusionLift',
    about:
      'Asks that an exclusion which an operator placed be lifted; a second person decides. No other one ends early.',
    body: { id: idText, why: written(300) },
    reply: doneOrWaits,
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN', 'PLAYER_EXCLUDED'],
    example: { id: '1', why: 'it was another person' },
  }),
  breakPlayer: officeCall('protection.decide', {
    method: 'POST',
    path: '/api/office/BreakPlayer',
    about: 'No stakes and no deposits for so many hours; it ends by itself. The player reads the reason.',
    body: { id: idText, hours: oneOf(PROTECTION.timeOutHours), why: written(300) },
    reply: until,
    refusals: ['NOT_FOUND'],
    example: { id: '1', hours: 24, why: 'agreed on the phone' },
  }),
  limitPlayer: officeCall('protection.decide', {
    method: 'POST',
    path: '/api/office/LimitPlayer',
    about: 'Sets a limit, or a lower one, at once. The player reads the reason.',
    body: { id: idText, name: z.enum(LIMIT_NAMES), amount: limitText, why: written(300) },
    refusals: ['NOT_FOUND', 'INVALID_AMOUNT', 'INCORRECT_PARAMETER_VALUE'],
    example: { id: '1', name: 'weekDeposit', amount: '5000', why: 'agreed on the phone' },
  }),
  limitSession: officeCall('protection.decide', {
    method: 'POST',
    path: '/api/office/LimitSession',
    about: 'Sets how long may be played without a pause, or a shorter time, at once. The player reads the reason.',
    body: { id: idText, minutes: oneOf(OFFICE_SESSION_MINUTES), why: written(300) },
    refusals: ['NOT_FOUND', 'INCORRECT_PARAMETER_VALUE'],
    example: { id: '1', minutes: 60, why: 'agreed on the phone' },
  }),
}
