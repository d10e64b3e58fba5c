/** Sample Pay's words: what the requests, the answers and the callback look like, and what they mean for a payment. */
import * as z from 'zod/mini'
import { CURRENCIES, type Currency, decimalText, parseAmount } from '@uwanja/contract/amounts'
import type { PaymentNews, PaymentOutcome } from '@uwanja/providers/plugs'

const text = z.string().check(z.minLength(1), z.maxLength(64))
/** Our key for the order. It travels in an address, so its letters are few. */
export const requestId = z.string().check(z.regex(/^[\w-]{1,64}$/))
const msisdn = z.string().check(z.regex(/^\d{9,15}$/))
/** Decimal text in major units: the classic mistake is to send minor ones. */
const amount = z.string().check(z.regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/))
const currency = z.string().check(z.regex(/^[A-Z]{3}$/))
const callbackUrl = z.url({ protocol: /^https?$/ }).check(z.maxLength(500))

/** Strict: the signature covers the body and not the path, so one kind of order must not be readable as the other. */
export const pushRequest = z.strictObject({ requestId, msisdn, amount, currency, accountReference: text, callbackUrl })
export const payoutRequest = z.strictObject({ requestId, msisdn, amount, currency, callbackUrl })
export type PushRequest = z.output<typeof pushRequest>
export type OrderRequest = PushRequest | z.output<typeof payoutRequest>

/** `REJECTED`: never taken on. `FAILED`: taken on, and ended without money moving. Both are final, as is `PAID`. */
const status = z.enum(['PENDING', 'PAID', 'FAILED', 'REJECTED'])
export type Status = z.output<typeof status>

/** The answer to an order, to a question about one, and the body of a callback. */
export const orderWords = z.object({
  status,
  requestId,
  reference: z.string().check(z.maxLength(64)),
  amount: z.optional(amount),
  currency: z.optional(currency),
  reason: z.optional(text),
})
export type OrderWords = z.output<typeof orderWords>

/** The answer to a request that did not lead to an order. */
export const problemWords = z.object({
  status: z.enum(['UNAUTHORIZED', 'INVALID_REQUEST', 'REQUEST_ID_REUSED', 'UNKNOWN_REQUEST']),
  requestId: z.optional(requestId),
})
export type ProblemWords = z.output<typeof problemWords>

/** The company's reasons in the platform's words; one that we do not know is still a failure. */
const REASONS: Readonly<Record<string, string>> = {
  DECLINED: 'declined',
  WRONG_PIN: 'wrong-pin',
  INSUFFICIENT_FUNDS: 'insufficient',
  EXPIRED: 'expired',
  NETWORK_ERROR: 'network',
}

const isCurrency = (raw: string): raw is Currency => Object.hasOwn(CURRENCIES, raw)

/** What is not said clearly is pending: a later question may be answered better. */
export function outcomeOf(words: OrderWords): PaymentOutcome {
  if (words.status === 'PENDING') return { state: 'pending' }
  if (words.status !== 'PAID') {
    const reason = words.reason ?? ''
    return { state: 'failed', reason: Object.hasOwn(REASONS, reason) ? REASONS[reason]! : 'refused' }
  }
  if (!words.amount || !words.currency || !isCurrency(words.currency)) return { state: 'pending' }
  const paid = parseAmount(words.amount, words.currency)
  return paid ? { state: 'paid', amount: paid, reference: words.reference } : { state: 'pending' }
}

/** The same the other way round, as the company says it. */
export function wordsOf({ key, outcome }: PaymentNews): OrderWords {
  if (outcome.state === 'pending') return { status: 'PENDING', requestId: key, reference: '' }
  if (outcome.state === 'failed') return { status: 'FAILED', requestId: key, reference: '', reason: 'DECLINED' }
  const { amount: paid, reference } = outcome
  return { status: 'PAID', requestId: key, reference, amount: decimalText(paid.minor), currency: paid.currency }
}

export function jsonOf(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody)
  } catch {
    return null
  }
}
