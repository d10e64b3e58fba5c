/** GMM/1's words about orders: what FastHub's requests, answers and callbacks look like. */
import * as z from 'zod/mini'

export const msisdn = z.string().check(z.regex(/^\d{9,15}$/))
/** Decimal text in major units. */
export const amount = z.string().check(z.regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/))
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/))
const callbackUrl = z.url({ protocol: /^https?$/ }).check(z.maxLength(500))
/** Our key for the order, unique over both directions. It travels in an address, so its letters are few. */
export const requestId = z.string().check(z.regex(/^[\w-]{1,64}$/))

/**
 * Strict, because a signature covers the body and not the path: a push sent again as a payout by someone in between
 * must not be readable as one.
 */
export const pushRequest = z.strictObject({
  requestId,
  msisdn,
  amount,
  currency,
  /** The network's name, as a hint. */
  channel: z.optional(z.string().check(z.regex(/^[A-Z]{2,16}$/))),
  accountReference: z.string().check(z.minLength(1), z.maxLength(64)),
  callbackUrl,
})
export const payoutRequest = z.strictObject({ requestId, msisdn, amount, currency, callbackUrl })
export type PushRequest = z.output<typeof pushRequest>
export type PayoutRequest = z.output<typeof payoutRequest>

/** `REJECTED`: never taken on. `FAILED`: taken on, and ended without money moving. Both are final, as is `PAID`. */
export const STATUSES = ['PENDING', 'PAID', 'FAILED', 'REJECTED'] as const
export type Status = (typeof STATUSES)[number]

/** The answer to an order, to a question about one, and the body of a callback. */
export const orderWords = z.object({
  status: z.enum(STATUSES),
  requestId,
  reference: z.string().check(z.maxLength(64)),
  amount: z.optional(amount),
  currency: z.optional(currency),
  reason: z.optional(z.string().check(z.maxLength(64))),
})
export type OrderWords = z.output<typeof orderWords>

/** The answer to a request that did not lead to an order. */
export const problemWords = z.object({
  status: z.enum(['UNAUTHORIZED', 'INVALID_REQUEST', 'REQUEST_ID_REUSED', 'UNKNOWN_REQUEST']),
  requestId: z.optional(requestId),
  reason: z.optional(z.string()),
})
export type ProblemWords = z.output<typeof problemWords>

export function jsonOf(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody)
  } catch {
    return null
  }
}
