/** Speaks to Kudipal in Flutterwave v3's words: one request, and an answer that is either readable or unknown. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import { askHttp, textOf } from '../../asked.ts'
import type { NextStep, PaymentOrder, PaymentOutcome, Wire } from '../../plugs.ts'
import type { Complaint } from '../../complaint.ts'
import { chargeOutcome, reasonOf, transferOutcome } from './outcome.ts'
import { type Envelope, type ChargeKind, chargeWords, envelope, transferWords } from './words.ts'
import * as z from 'zod/mini'

const LONGEST_ANSWER = 200_000
const WAIT = { next: 'wait' } as const
const PENDING = { state: 'pending' } as const
const CLOSED: Readonly<Record<number, Complaint>> = { 401: 'keys', 403: 'not-enabled' }
const NOT_FOUND = /^(?:No transaction was found|Transfer not found)/i
/** A no that speaks of an earlier copy of the order says nothing about that copy. */
const OF_ANOTHER = /duplicate|already exists/i

/** `http` is 0 when there was no answer that could be read. */
export interface Answer {
  readonly http: number
  readonly words: Envelope | null
}

export async function exchange(wire: Wire, method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  try {
    const answer = await askHttp(wire.baseUrl + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${wire.keys['secretKey'] ?? ''}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      timeoutMs: wire.timeoutMs,
      longest: LONGEST_ANSWER,
    })
    const words = envelope.safeParse(JSON.parse(textOf(answer)))
    return { http: answer.status, words: words.success ? words.data : null }
  } catch {
    return { http: 0, words: null }
  }
}

/**
 * Flutterwave wants a mail address of everybody, and its clients refuse one that cannot be; a player need not have any. Then it
 * is one of the operator's domain: that of the setting, else of the site.
 */
function emailOf({ email = '', accountReference }: PaymentOrder, { keys, siteUrl = '' }: Wire): string {
  if (email !== '') return email
  const site = URL.canParse(siteUrl) ? new URL(siteUrl).hostname.replace(/^www\./, '') : ''
  const isPublic = /^(?:[a-z\d-]+\.)+[a-z]{2,}$/i.test(site)
  return `${accountReference}@${keys['emailDomain'] || (isPublic ? site : 'example.com')}`
}

/** What every charge carries. */
export function chargeBody(order: PaymentOrder, wire: Wire): Record<string, unknown> {
  return {
    tx_ref: order.key,
    amount: decimalText(order.amount.minor),
    currency: order.amount.currency,
    email: emailOf(order, wire),
    phone_number: order.msisdn,
    fullname: order.accountReference,
    redirect_url: `${wire.siteUrl ?? ''}/deposit`,
    // The company has our address in its settings; the sandbox, which has none, takes it from here.
    meta: { webhook_url: wire.callbackUrl },
  }
}

export async function charge(kind: ChargeKind, body: object, wire: Wire): Promise<Answer> {
  return exchange(wire, 'POST', `/v3/charges?type=${kind}`, body)
}

/** A closed door is ours to put right. */
const doorOf = ({ http }: Answer): { readonly why?: Complaint } => {
  const why = CLOSED[http]
  return why === undefined ? {} : { why }
}

export const waitFor = (answer: Answer): NextStep => ({ ...WAIT, ...doorOf(answer) })

/**
 * A no to a charge, or null. Only 400 with their own error is one: 401 is about our keys, a 5xx about their day. A no that
 * names an earlier copy is unknown, and so is silence.
 */
export function refusalOf({ http, words }: Answer): NextStep | null {
  const isNo = http === 400 && words?.status === 'error' && !OF_ANOTHER.test(words.message ?? '')
  return isNo ? { next: 'settled', outcome: { state: 'failed', reason: reasonOf(words.message) } } : null
}

/** Asks what became of a charge, by our own reference: there may be no id of theirs when an answer was lost. */
export async function chargeStatus(order: PaymentOrder, wire: Wire): Promise<PaymentOutcome> {
  const path = `/v3/transactions/verify_by_reference?tx_ref=${encodeURIComponent(order.key)}`
  const { http, words } = await exchange(wire, 'GET', path)
  if (words?.status === 'success' && http === 200) {
    const data = chargeWords.safeParse(words.data)
    return data.success ? chargeOutcome(data.data, order) : PENDING
  }
  return isUnknown({ http, words })
    ? { state: 'pending', why: 'not-received' }
    : { ...PENDING, ...doorOf({ http, words }) }
}

/** A charge that says it is paid is verified before it is believed, as their documents demand. */
export async function verified(order: PaymentOrder, wire: Wire): Promise<NextStep> {
  const outcome = await chargeStatus(order, wire)
  return outcome.state === 'pending' ? WAIT : { next: 'settled', outcome }
}

/** Asks what became of a payout: by their id when we have it, else by our reference. */
export async function transferStatus(order: PaymentOrder, wire: Wire): Promise<PaymentOutcome> {
  const path = `/v3/transfers?reference=${encodeURIComponent(order.key)}`
  const { http, words } = await exchange(wire, 'GET', path)
  const list = z.array(z.unknown()).safeParse(words?.data)
  if (http !== 200 || words?.status !== 'success' || !list.success) return { ...PENDING, ...doorOf({ http, words }) }
  const found = list.data.map((raw) => transferWords.safeParse(raw)).find((row) => row.data?.reference === order.key)
  if (found?.success) return transferOutcome(found.data, order)
  return list.data.length === 0 ? { state: 'pending', why: 'not-received' } : PENDING
}

function isUnknown({ http, words }: Answer): boolean {
  return (http === 400 || http === 404) && words?.status === 'error' && NOT_FOUND.test(words.message ?? '')
}
