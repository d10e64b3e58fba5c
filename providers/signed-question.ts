/**
 * Questions to registers: one POST, signed both ways with one secret (HMAC-SHA256 in lower-case hex). The answer's signature
 * covers the question's too, so that an answer to somebody else's question is none to ours.
 */
import { askHttp, textOf } from './asked.ts'
import { isSame, signature, signedHeaders, signatureFault, HEADERS } from './payments/fasthub/signing.ts'
import type { Wire } from './plugs.ts'
import type { SimulatorReply, SimulatorRequest } from './world.ts'

const ANSWER = 'x-gmm-answer'
const LONGEST_ANSWER = 100_000

/** What the register said; null: no answer that can be believed. Bounded in time, and never throws. */
export async function askSigned(wire: Wire, path: string, question: object): Promise<unknown> {
  const { clientId = '', secret = '' } = wire.keys
  const body = JSON.stringify(question)
  const headers = signedHeaders(secret, Date.now(), body)
  try {
    const answer = await askHttp(wire.baseUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [HEADERS.client]: clientId, ...headers },
      body,
      redirect: 'error',
      timeoutMs: wire.timeoutMs,
      longest: LONGEST_ANSWER,
    })
    const text = textOf(answer)
    const right = signature(secret, headers[HEADERS.signature]!, text)
    if (!answer.ok || secret === '' || !isSame(answer.headers.get(ANSWER) ?? '', right)) return null
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** The register's side: the question, or null when it is not signed by the customer. */
export function signedQuestion(
  { headers, rawBody }: SimulatorRequest,
  keys: Readonly<Record<string, string>>,
  nowMs: number,
): unknown {
  const client = headers[HEADERS.client]
  if (typeof client !== 'string' || !isSame(client, keys['clientId'] ?? '')) return null
  if (signatureFault(keys['secret'], headers, nowMs, rawBody) !== null) return null
  try {
    return JSON.parse(rawBody) as unknown
  } catch {
    return null
  }
}

export function signedAnswer(
  { headers }: SimulatorRequest,
  keys: Readonly<Record<string, string>>,
  answer: object,
): SimulatorReply {
  const body = JSON.stringify(answer)
  const signed = signature(keys['secret'] ?? '', String(headers[HEADERS.signature]), body)
  return { http: 200, headers: { [ANSWER]: signed }, body }
}
