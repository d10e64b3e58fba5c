/** GMM/1's words about money that comes without an order of ours. */
import * as z from 'zod/mini'
import { amount, currency, msisdn } from './words.ts'

export const CHANNELS = ['MPESA', 'TIGOPESA', 'AIRTEL', 'HALOPESA'] as const
export type Channel = (typeof CHANNELS)[number]

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
