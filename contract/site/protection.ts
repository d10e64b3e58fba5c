/** Area Protection, ours beyond the specification: the rules by which a player protects themselves from playing too much. */
import * as z from 'zod/mini'
import { limitText, wireAmount } from '../wire/amounts.ts'
import { call } from '../wire/call.ts'
import { filled, flag, idText, whole, written } from '../wire/fields.ts'
import { erasure } from './erasure.ts'
import { HOLD_BLOCKS, HOLD_REASONS } from './holds.ts'

export const LIMIT_WINDOWS = ['day', 'week', 'month'] as const
export type LimitWindow = (typeof LIMIT_WINDOWS)[number]
export const LIMIT_KINDS = ['deposit', 'stake', 'loss'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]

/** The nine limits by name, in the order in which they are listed. */
export const LIMIT_NAMES = [
  'dayDeposit',
  'weekDeposit',
  'monthDeposit',
  'dayStake',
  'weekStake',
  'monthStake',
  'dayLoss',
  'weekLoss',
  'monthLoss',
] as const
/** What can be loosened after a time to think. `cancelling`: withdrawals may be cancelled again. `exclusion`: playing again.
 * `reminder`: being reminded more rarely, or never. `session`: playing longer without a pause. */
export const LOOSENED = [...LIMIT_NAMES, 'cancelling', 'exclusion', 'reminder', 'session'] as const
export type Loosened = (typeof LOOSENED)[number]

export const PROTECTION = {
  /** From asking for a looser rule to the moment when it can be confirmed. */
  thinkS: 86_400,
  /** A wish that was not confirmed for so long is none any more. */
  confirmWithinS: 7 * 86_400,
  timeOutHours: [24, 48, 7 * 24, 14 * 24, 30 * 24, 42 * 24],
  exclusionMonths: [6, 12, 24, 60, 1200],
  /** 0: no reminder. */
  reminderMinutes: [15, 30, 60, 120, 0],
  reminderDefaultMinutes: 60,
  /** Of play without a pause; 0: no limit. */
  sessionMinutes: [15, 30, 60, 90, 120, 180, 240, 0],
} as const

/** A looser rule that was asked for: it can be confirmed from `from` until `until`; by the server’s clock that is now when `isRipe`. */
const pending = z.object({ from: z.string(), until: z.string(), isRipe: z.boolean() })

const limit = z.object({
  name: z.enum(LIMIT_NAMES),
  /** Null: none is set. */
  amount: z.nullable(wireAmount),
  /** What counts towards it in the present window; of a player who is winning a loss is below zero. */
  used: wireAmount,
  /** When the next window begins; null: it slides, and counts the last 24 hours, 7 or 30 days. */
  endsAt: z.nullable(z.string()),
  pending: z.nullable(z.extend(pending, { amount: z.nullable(wireAmount) })),
})

const oneOf = (values: readonly number[]) =>
  whole(Math.min(...values), Math.max(...values)).check(z.refine((value) => values.includes(value)))

export const protection = {
  getRules: call({
    method: 'GET',
    path: '/api/api/Protection/GetRules',
    access: 'player',
    about: 'The player’s own limits with what is used of them, time-out, self-exclusion and reminder.',
    reply: z.object({
      currency: z.string(),
      limits: z.array(limit),
      timeOutUntil: z.nullable(z.string()),
      /** The earliest end; there until the player has come back, also when it has passed. */
      exclusion: z.nullable(z.object({ until: z.string(), isOver: z.boolean(), pending: z.nullable(pending) })),
      cancelling: z.object({ isForbidden: z.boolean(), pending: z.nullable(pending) }),
      reminderMinutes: z.number(),
      /** A rarer reminder, or none, that was asked for. */
      reminder: z.object({ pending: z.nullable(z.extend(pending, { minutes: z.number() })) }),
      /** Of a session of play; null: the jurisdiction offers none, and none is set. Minutes null: no limit. */
      sessionLimit: z.nullable(
        z.object({
          minutes: z.nullable(z.number()),
          /** A session is over when nothing was staked for so many minutes. */
          pauseMinutes: z.number(),
          pending: z.nullable(z.extend(pending, { minutes: z.number() })),
        }),
      ),
      /** When the player last set a limit or left them as they are; null: never. */
      reviewedAt: z.nullable(z.string()),
      /** `first`: never looked at; `review`: not looked at for as long as the jurisdiction says. Null: nothing to offer. */
      offer: z.nullable(z.enum(['first', 'review'])),
      isOnHold: z.boolean(),
    }),
  }),
  getHolds: call({
    method: 'GET',
    path: '/api/api/Protection/GetHolds',
    access: 'player',
    about: 'The holds on the player’s account, those that stand first, with what is asked, and the money at stake.',
    reply: z.object({
      currency: z.string(),
      cash: wireAmount,
      bonus: wireAmount,
      held: wireAmount,
      holds: z.array(
        z.object({
          id: z.string(),
          reason: z.enum(HOLD_REASONS),
          asks: z.string(),
          /** A day. */
          dueOn: z.string(),
          blocks: z.enum(HOLD_BLOCKS),
          placedAt: z.string(),
          /** Null: it stands. */
          liftedAt: z.nullable(z.string()),
          answers: z.array(z.object({ at: z.string(), body: z.string() })),
        }),
      ),
    }),
  }),
  answerHold: call({
    method: 'POST',
    path: '/api/api/Protection/AnswerHold',
    access: 'player',
    sensitive: true,
    about: 'The player’s answer to a hold that stands; operators read it beside it.',
    body: { id: idText, body: written(2000) },
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN', 'TOO_MANY_ATTEMPTS'],
    example: { id: '1', body: 'I sent the photo to support.' },
  }),
  getMyData: call({
    method: 'GET',
    path: '/api/api/Protection/GetMyData',
    access: 'player',
    sensitive: true,
    about:
      'Everything that is kept about the player, the oldest first, and every movement of the money with its tax. No secret is in it.',
    reply: z.record(z.string(), z.unknown()),
    refusals: ['TOO_MANY_ATTEMPTS'],
  }),
  getTerms: call({
    method: 'GET',
    path: '/api/api/Protection/GetTerms',
    access: 'player',
    about: 'Since when the words of terms and privacy policy stand, and which of them the player agreed to last.',
    reply: z.object({
      version: z.string(),
      acceptedVersion: z.nullable(z.string()),
      acceptedAt: z.nullable(z.string()),
    }),
  }),
  acceptTerms: call({
    method: 'POST',
    path: '/api/api/Protection/AcceptTerms',
    access: 'player',
    about: 'Agrees to the words that stand now; older ones are refused.',
    body: { version: filled(20) },
    refusals: ['NO_LONGER_OPEN'],
    example: { version: '2026-11-23' },
  }),
  ...erasure,
  getSession: call({
    method: 'GET',
    path: '/api/api/Protection/GetSession',
    access: 'player',
    about: 'Since when this session plays, what it staked and won, and how often its player wants to be reminded.',
    reply: z.object({
      since: z.string(),
      /** How long ago that is, by the server’s clock. */
      playedS: z.number(),
      staked: wireAmount,
      won: wireAmount,
      currency: z.string(),
      reminderMinutes: z.number(),
      /** Seconds until the reminder is due; 0: it stands, and no stake is taken. Null: it never comes. */
      reminderInS: z.nullable(z.number()),
      /** Seconds of play until the player’s session limit is reached; 0: it is, and no stake is taken. Null: none is set. */
      sessionLeftS: z.nullable(z.number()),
      /** When the limit is reached: from when on stakes are taken again. */
      sessionAgainAt: z.nullable(z.string()),
    }),
  }),
  answerReminder: call({
    method: 'POST',
    path: '/api/api/Protection/AnswerReminder',
    access: 'player',
    sensitive: true,
    about: 'The player has seen the reminder that stands: stakes are taken again, and the next one counts from now.',
  }),
  setLimit: call({
    method: 'POST',
    path: '/api/api/Protection/SetLimit',
    access: 'player',
    sensitive: true,
    about:
      'A lower limit holds at once, and 0 is the lowest; a higher one, or none (an empty amount), can be confirmed after 24 hours and within 7 days.',
    body: { name: z.enum(LIMIT_NAMES), amount: z.union([z.literal(''), limitText]) },
    reply: z.object({ isAtOnce: z.boolean() }),
    refusals: ['INVALID_AMOUNT'],
    example: { name: 'dayDeposit', amount: '5000' },
  }),
  confirmLooser: call({
    method: 'POST',
    path: '/api/api/Protection/ConfirmLooser',
    access: 'player',
    sensitive: true,
    about: 'The second confirmation of a looser rule, when the time to think is over.',
    body: { rule: z.enum(LOOSENED) },
    refusals: ['NOTHING_TO_CONFIRM', 'TIME_TO_THINK', 'REGISTER_NOT_ANSWERING'],
    example: { rule: 'dayDeposit' },
  }),
  keepStricter: call({
    method: 'POST',
    path: '/api/api/Protection/KeepStricter',
    access: 'player',
    sensitive: true,
    about: 'Takes the wish for a looser rule back.',
    body: { rule: z.enum(LOOSENED) },
    example: { rule: 'dayDeposit' },
  }),
  forbidCancelling: call({
    method: 'POST',
    path: '/api/api/Protection/ForbidCancelling',
    access: 'player',
    sensitive: true,
    about: 'Forbids cancelling withdrawals at once; allowing it again can be confirmed after 24 hours.',
    body: { flag },
    reply: z.object({ isAtOnce: z.boolean() }),
    example: { flag: true },
  }),
  setReminder: call({
    method: 'POST',
    path: '/api/api/Protection/SetReminder',
    access: 'player',
    sensitive: true,
    about:
      'How often the site tells how long was played and what was won or lost; 0 is never. More often holds at once; more rarely, or never, can be confirmed after 24 hours and within 7 days.',
    body: { minutes: oneOf(PROTECTION.reminderMinutes) },
    reply: z.object({ isAtOnce: z.boolean() }),
    example: { minutes: 60 },
  }),
  setSessionLimit: call({
    method: 'POST',
    path: '/api/api/Protection/SetSessionLimit',
    access: 'player',
    sensitive: true,
    about:
      'How long may be played without a pause; 0 is no limit. A shorter time holds at once; a longer one, or none, can be confirmed after 24 hours and within 7 days.',
    body: { minutes: oneOf(PROTECTION.sessionMinutes) },
    reply: z.object({ isAtOnce: z.boolean() }),
    refusals: ['NOT_FOUND'],
    example: { minutes: 60 },
  }),
  reviewLimits: call({
    method: 'POST',
    path: '/api/api/Protection/ReviewLimits',
    access: 'player',
    about:
      'The player has looked at their limits and leaves them as they are; they are offered again when the jurisdiction says.',
  }),
  takeTimeOut: call({
    method: 'POST',
    path: '/api/api/Protection/TakeTimeOut',
    access: 'player',
    sensitive: true,
    about: 'No stakes and no deposits for so many hours; it cannot end earlier.',
    body: { hours: oneOf(PROTECTION.timeOutHours) },
    reply: z.object({ until: z.string() }),
    example: { hours: 24 },
  }),
  excludeSelf: call({
    method: 'POST',
    path: '/api/api/Protection/ExcludeSelf',
    access: 'player',
    sensitive: true,
    about:
      'No stakes, deposits, bonuses or advertising for so many months at least; all sessions end. The password is asked again.',
    body: { months: oneOf(PROTECTION.exclusionMonths), password: filled(1000) },
    reply: z.object({ until: z.string() }),
    refusals: ['WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS'],
    example: { months: 6, password: 'secret of mine' },
  }),
  comeBack: call({
    method: 'POST',
    path: '/api/api/Protection/ComeBack',
    access: 'player',
    sensitive: true,
    about: 'After a self-exclusion: asks to play again; it can be confirmed after 24 hours.',
    refusals: ['PLAYER_EXCLUDED', 'REGISTER_NOT_ANSWERING'],
  }),
}
