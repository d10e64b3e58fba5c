/** Area Protection, ours beyond the specification: the rules by which a player protects themselves from playing too much. */
import * as z from 'zod/mini'
import { limitText, wireAmount } from '../wire/amounts.ts'
import { call } from '../wire/call.ts'
import { filled, flag, idText, whole, written } from '../wire/fields.ts'
import { erasure } from './erasure.ts'
import { everyPage } from './every-page.ts'
import { holdPictures, sentPicture } from './hold-pictures.ts'
import { HOLD_BLOCKS, HOLD_DOCUMENTS, HOLD_REASONS } from './holds.ts'
import { LIMIT_NAMES } from './limits.ts'

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

const oneOf = (values: readonly number[]) =>
  whole(Math.min(...values), Math.max(...values)).check(z.refine((value) => values.includes(value)))

export const protection = {
  getRules: everyPage.getRules,
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
          /** What a picture is asked of. */
          documents: z.array(z.enum(HOLD_DOCUMENTS)),
          /** A day. */
          dueOn: z.string(),
          blocks: z.enum(HOLD_BLOCKS),
          placedAt: z.string(),
          /** Null: it stands. */
          liftedAt: z.nullable(z.string()),
          answers: z.array(z.object({ at: z.string(), body: z.string() })),
          /** Those that were sent, the oldest first. */
          pictures: z.array(sentPicture),
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
  ...holdPictures,
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
  getTerms: everyPage.getTerms,
  acceptTerms: everyPage.acceptTerms,
  ...erasure,
  getSession: everyPage.getSession,
  answerReminder: everyPage.answerReminder,
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
  reviewLimits: everyPage.reviewLimits,
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
