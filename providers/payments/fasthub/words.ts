/** GMM/1's words: what the requests, the answers and the callback of FastHub's payments look like. */
import * as z from 'zod/mini'

const msisdn = z.string().check(z.regex(/^\d{9,15}$/))
/** Decimal text in major units. */
const amount = z.string().check(z.regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/))
const currency = z.string().check(z.regex(/^[A-Z]{3}$/))
const callbackUrl = z.url({ protocol: /^https?$/ }).check(z.maxLength(500))
/** Our key for the order, unique over both directions. It travels in an address, so its letters are few. */
export const requestId = z.string().check(z.regex(/^[\w-]{1,64}$/))

export const CHANNELS = ['MPESA', 'TIGOPESA', 'AIRTEL', 'HALOPESA'] as const
export type Channel = (typeof CHANNELS)[number]

/**
 * Strict, because a signature covers the body and not the path: a push sent again as a payout by someone in between
 * must not be readable as one.
 */
export const pushRequest = z.strictObject({
  requestId,
  msisdn,
  amount,
  currency,
  channel: z.optional(z.enum(CHANNELS)),
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

/**
 * What FastHub says of money that somebody pays to our business number: may it come (`VALIDATE`), it came (`CONFIRM`).
 * Both are posted to one company's address and signed alike; the phase stands in the body, because the signature covers
 * the body and not the path.
 */
export const payBillCall = z.strictObject({
  phase: z.enum(['VALIDATE', 'CONFIRM']),
  /** FastHub's own reference: its money moves once. */
  reference: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  businessNumber: z.string().check(z.regex(/^\d{4,10}$/)),
  channel: z.enum(CHANNELS),
  accountReference: z.string().check(z.minLength(1), z.maxLength(64)),
  msisdn,
  /** Absent where the network only asks for the name. */
  amount: z.optional(amount),
  currency,
})
export type PayBillCall = z.output<typeof payBillCall>

/** Our answer. A `CONFIRM` that is not answered `OK` with HTTP 200 comes again. */
export const payBillAnswer = z.object({
  status: z.enum(['OK', 'REFUSED']),
  reference: z.optional(z.string()),
  /** The payee's, masked, for the payer to see. */
  name: z.optional(z.string().check(z.maxLength(100))),
  reason: z.optional(z.enum(['UNKNOWN_ACCOUNT', 'AMOUNT', 'TOO_LOW', 'TOO_HIGH', 'NOT_NOW'])),
})
export type PayBillAnswer = z.output<typeof payBillAnswer>

/** The answer to a question about pay-bill money. */
export const payBillFound = z.object({ status: z.literal('PAID'), payment: payBillCall })

/** What moved on a day, in UTC: `GET /statement?day=…&page=…`. The signature covers the query too. */
export const statementPage = z.object({
  day: z.string(),
  page: z.int(),
  pages: z.int().check(z.minimum(1), z.maximum(1_000)),
  lines: z.array(
    z.object({
      /** Absent: money without an order, by its reference alone. */
      requestId: z.optional(requestId),
      reference: z.string().check(z.minLength(1), z.maxLength(64)),
      kind: z.enum(['C2B', 'B2C']),
      amount,
      currency,
      at: z.iso.datetime(),
    }),
  ),
})
export type StatementPage = z.output<typeof statementPage>
