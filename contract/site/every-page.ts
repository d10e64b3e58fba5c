/** The rows of the area Protection that every page of a player asks: their rules, the terms, the session and its reminder. */
import * as z from 'zod/mini'
import { wireAmount } from '../wire/amounts.ts'
import { call } from '../wire/call.ts'
import { filled } from '../wire/fields.ts'
import { LIMIT_NAMES } from './limits.ts'

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

export const everyPage = {
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
  reviewLimits: call({
    method: 'POST',
    path: '/api/api/Protection/ReviewLimits',
    access: 'player',
    about:
      'The player has looked at their limits and leaves them as they are; they are offered again when the jurisdiction says.',
  }),
}
