/** Speaks to FastHub about orders: one signed request, and an answer that is either readable words or unknown. */
import { askHttp, jsonOf } from '../../asked.ts'
import type { PaymentOrder, PaymentOutcome, NextStep, Wire } from '../../plugs.ts'
import { outcomeOf } from './outcome.ts'
import { HEADERS, signedHeaders } from './signing.ts'
import { type PayoutRequest, type PushRequest, orderWords, problemWords } from './words.ts'

const WAIT: NextStep = { next: 'wait' }

/**
 * Hands an order over. Only FastHub's own explicit no settles it: a time-out, a broken answer, an HTTP error or a
 * refused signature says nothing about whether an earlier copy of the same order was taken.
 */
export async function hand(
  path: '/c2b/push' | '/b2c',
  body: PushRequest | PayoutRequest,
  wire: Wire,
): Promise<NextStep> {
  const rawBody = JSON.stringify(body)
  return stepOf(await exchange(wire, { method: 'POST', path, signed: rawBody, rawBody }), body.requestId)
}

/** What an answer about this order means. */
export function stepOf(raw: unknown, requestId: string): NextStep {
  const words = orderWords.safeParse(raw)
  if (words.success && words.data.requestId === requestId) {
    const { status } = words.data
    // The first answer given again may be older than what happened since, so only a refusal counts here.
    return status === 'REJECTED' ? { next: 'settled', outcome: outcomeOf(words.data) } : WAIT
  }
  const problem = problemWords.safeParse(raw)
  const isRefused = problem.success && problem.data.status === 'INVALID_REQUEST'
  return isRefused && problem.data.requestId === requestId
    ? { next: 'settled', outcome: { state: 'failed', reason: 'refused' } }
    : WAIT
}

/** Asks what became of an order. */
export async function ask(kind: 'c2b' | 'b2c', order: PaymentOrder, wire: Wire): Promise<PaymentOutcome> {
  const path = `/${kind}/${encodeURIComponent(order.key)}`
  const raw = await exchange(wire, { method: 'GET', path, signed: path })
  const words = orderWords.safeParse(raw)
  if (words.success && words.data.requestId === order.key) return outcomeOf(words.data)
  const problem = problemWords.safeParse(raw)
  const isUnknown = problem.success && problem.data.status === 'UNKNOWN_REQUEST' && problem.data.requestId === order.key
  return isUnknown ? { state: 'pending', why: 'not-received' } : { state: 'pending' }
}

interface Request {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly signed: string
  readonly rawBody?: string
  readonly longest?: number
}

/** The answer's JSON, whatever its HTTP status below 500; null when it cannot be trusted to mean anything. */
export async function exchange(
  wire: Wire,
  { method, path, signed, rawBody, longest = 10_000 }: Request,
): Promise<unknown> {
  try {
    const answer = await askHttp(wire.baseUrl + path, {
      method,
      headers: {
        'content-type': 'application/json',
        [HEADERS.client]: wire.keys['clientId'] ?? '',
        ...signedHeaders(wire.keys['clientSecret'] ?? '', Date.now(), signed),
      },
      ...(rawBody === undefined ? {} : { body: rawBody }),
      redirect: 'error',
      timeoutMs: wire.timeoutMs,
      longest,
    })
    return answer.status < 500 ? jsonOf(answer) : null
  } catch {
    return null
  }
}
