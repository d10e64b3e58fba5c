/** Sample Pay's plugs: the push deposit and the withdrawal to the player's own number. */
import { decimalText } from '@uwanja/contract/amounts'
import type { NextStep, PaymentOrder, PaymentOutcome, PaymentPlug, Wire } from '@uwanja/providers/plugs'
import { depositFacts, withdrawFacts } from './facts.ts'
import { HEADERS, signedHeaders } from './signing.ts'
import { jsonOf, type OrderRequest, orderWords, outcomeOf, problemWords } from './words.ts'

export const samplePayDeposit: PaymentPlug = {
  facts: depositFacts,
  start: (order, wire) =>
    hand('/c2b/push', { ...requestOf(order, wire), accountReference: order.accountReference }, wire),
  status: (order, wire) => ask(`/c2b/${encodeURIComponent(order.key)}`, order, wire),
}

export const samplePayWithdraw: PaymentPlug = {
  facts: withdrawFacts,
  start: (order, wire) => hand('/b2c', requestOf(order, wire), wire),
  status: (order, wire) => ask(`/b2c/${encodeURIComponent(order.key)}`, order, wire),
}

function requestOf({ key, msisdn, amount }: PaymentOrder, { callbackUrl }: Wire) {
  return { requestId: key, msisdn, amount: decimalText(amount.minor), currency: amount.currency, callbackUrl }
}

/**
 * Hands an order over. Only the company's own explicit no settles it: a time-out, a broken answer, an HTTP error or a
 * refused signature says nothing about whether an earlier copy of the same order was taken.
 */
async function hand(path: string, request: OrderRequest, wire: Wire): Promise<NextStep> {
  const rawBody = JSON.stringify(request)
  const raw = await exchange(wire, { method: 'POST', path, signed: rawBody, rawBody })
  const words = orderWords.safeParse(raw)
  if (words.success && words.data.requestId === request.requestId && words.data.status === 'REJECTED') {
    return { next: 'settled', outcome: outcomeOf(words.data) }
  }
  const problem = problemWords.safeParse(raw)
  const isRefused =
    problem.success && problem.data.status === 'INVALID_REQUEST' && problem.data.requestId === request.requestId
  return isRefused ? { next: 'settled', outcome: { state: 'failed', reason: 'refused' } } : { next: 'wait' }
}

/** Asks what became of an order. */
async function ask(path: string, order: PaymentOrder, wire: Wire): Promise<PaymentOutcome> {
  const raw = await exchange(wire, { method: 'GET', path, signed: path })
  const words = orderWords.safeParse(raw)
  if (words.success && words.data.requestId === order.key) return outcomeOf(words.data)
  const problem = problemWords.safeParse(raw)
  const isUnknown = problem.success && problem.data.status === 'UNKNOWN_REQUEST' && problem.data.requestId === order.key
  return isUnknown ? { state: 'pending', why: 'not-received' } : { state: 'pending' }
}

interface Exchange {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly signed: string
  readonly rawBody?: string
}

/** The answer's JSON, whatever its HTTP status below 500; null when it cannot be trusted to mean anything. */
async function exchange(wire: Wire, { method, path, signed, rawBody }: Exchange): Promise<unknown> {
  try {
    const answer = await fetch(wire.baseUrl + path, {
      method,
      headers: {
        'content-type': 'application/json',
        [HEADERS.client]: wire.keys['clientId'] ?? '',
        ...signedHeaders(wire.keys['clientSecret'] ?? '', Date.now(), signed),
      },
      ...(rawBody === undefined ? {} : { body: rawBody }),
      redirect: 'error',
      signal: AbortSignal.timeout(wire.timeoutMs),
    })
    const text = await answer.text()
    return answer.status < 500 && text.length <= 10_000 ? jsonOf(text) : null
  } catch {
    return null
  }
}
