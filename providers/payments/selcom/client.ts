/** Speaks to Selcom: one signed request, and an answer that is either its envelope or unknown. */
import { askHttp, textOf } from '../../asked.ts'
import type { Wire } from '../../plugs.ts'
import { type Fields, signedHeaders } from './signing.ts'
import { CLOSED, type Envelope, envelope } from './words.ts'

const LONGEST_ANSWER = 50_000

/** Null: no answer that means anything. What then happened is unknown. */
export async function post(wire: Wire, path: `/v1/${string}`, fields: Fields): Promise<Envelope | null> {
  return exchange(wire, { method: 'POST', url: wire.baseUrl + path, fields, rawBody: JSON.stringify(fields) })
}

export async function get(
  wire: Wire,
  path: `/v1/${string}`,
  fields: Fields,
  longest = LONGEST_ANSWER,
): Promise<Envelope | null> {
  const query = new URLSearchParams(
    Object.entries(fields).map(([key, value]): [string, string] => [key, String(value)]),
  )
  return exchange(wire, { method: 'GET', url: `${wire.baseUrl}${path}?${query.toString()}`, fields, longest })
}

interface Request {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly fields: Fields
  readonly rawBody?: string
  readonly longest?: number
}

async function exchange(
  wire: Wire,
  { method, url, fields, rawBody, longest = LONGEST_ANSWER }: Request,
): Promise<Envelope | null> {
  try {
    const answer = await askHttp(url, {
      method,
      headers: signedHeaders(wire.keys, Date.now(), fields),
      ...(rawBody === undefined ? {} : { body: rawBody }),
      redirect: 'error',
      timeoutMs: wire.timeoutMs,
      longest,
    })
    // A closed door and a broken gateway say nothing about the order, whatever is written on them.
    if (answer.status === 401 || answer.status === 403)
      return { transid: undefined, resultcode: CLOSED[answer.status], data: [] }
    if (answer.status >= 500) return null
    const read = envelope.safeParse(JSON.parse(textOf(answer)))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
