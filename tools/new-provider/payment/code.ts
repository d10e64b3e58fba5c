/** The code that Sample Pay sends by SMS before it takes money from savings: what it answers, and how the code goes back. */
import * as z from 'zod/mini'
import type { NextStep, PaymentOrder, Wire } from '@uwanja/providers/plugs'
import { exchange, stepOf } from '../../../providers/payments/fasthub/client.ts'
import type { PushRequest } from '../../../providers/payments/fasthub/words.ts'

/** Both mean that the order is held until the code has come. */
const codeWords = z.object({ status: z.enum(['CODE_REQUIRED', 'WRONG_CODE']), requestId: z.string() })

const read = (raw: unknown, requestId: string): NextStep => {
  const words = codeWords.safeParse(raw)
  const isAsked = words.success && words.data.requestId === requestId
  return isAsked ? { next: 'ask', ask: 'code' } : stepOf(raw, requestId)
}

async function post(
  path: string,
  body: PushRequest | { requestId: string; code: string },
  wire: Wire,
): Promise<NextStep> {
  const rawBody = JSON.stringify(body)
  return read(await exchange(wire, { method: 'POST', path, signed: rawBody, rawBody }), body.requestId)
}

export const push = (body: PushRequest, wire: Wire): Promise<NextStep> => post('/c2b/push', body, wire)

/** The same code again is the same answer: what was taken is not taken twice. */
export const giveCode = ({ key }: PaymentOrder, code: string, wire: Wire): Promise<NextStep> =>
  post('/c2b/code', { requestId: key, code }, wire)
