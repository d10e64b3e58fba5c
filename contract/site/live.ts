/**
 * Server push, ours beyond the specification: server-sent events for what an open page shows anyway. The site opens it
 * only when the capability call names it, and everything works without it.
 */
import * as z from 'zod/mini'
import { wireAmount } from '../wire/amounts.ts'
import { PAYMENT_STATES } from './payment-states.ts'

/** GET with the bearer in `Authorization`, as fetch can send it (EventSource cannot). Resumes by `Last-Event-ID`. */
export const LIVE_PATH = '/api/api/User/Events'

/** The events by name. Each carries a state, not a change: one that was missed is made good by the next. */
export const LIVE_EVENTS = {
  balance: z.object({ totalBalance: wireAmount, currency: z.string() }),
  payment: z.object({ id: z.string(), direction: z.enum(['deposit', 'withdraw']), state: z.enum(PAYMENT_STATES) }),
  /** The inbox changed; so many of its messages are unread now. */
  message: z.object({ unread: z.int().check(z.minimum(0)) }),
  /** Points of this race changed: whoever shows its leaderboard asks for it anew. */
  race: z.object({ id: z.int(), version: z.int() }),
} as const
export type LiveEvent = {
  [N in keyof typeof LIVE_EVENTS]: { readonly event: N; readonly data: z.output<(typeof LIVE_EVENTS)[N]> }
}[keyof typeof LIVE_EVENTS]
