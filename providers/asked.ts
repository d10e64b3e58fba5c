/**
 * One question over HTTP to somebody outside: it ends within its time whatever the other side does, and no more of the answer
 * is read than it may have.
 */
import { fetched, type Fetched } from './fetched.ts'

export interface Question extends Omit<RequestInit, 'signal'> {
  readonly timeoutMs: number
  /** Of the body, in bytes. 0: only the status is of interest, and the body is let go unread. */
  readonly longest: number
  /** Gives the question up before. */
  readonly until?: AbortSignal
}

export interface HttpAnswer {
  readonly status: number
  readonly ok: boolean
  readonly headers: Headers
  readonly body: Buffer
}

/** @throws when there was no whole answer: no connection, not in time, too long, or given up. */
export async function askHttp(url: string, { timeoutMs, longest, until, ...init }: Question): Promise<HttpAnswer> {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(new Error('no whole answer in time')), timeoutMs)
  const giveUp = (): void => control.abort(new Error('the question was given up'))
  if (until?.aborted) giveUp()
  until?.addEventListener('abort', giveUp, { once: true })
  let answer: Fetched | null = null
  try {
    answer = await fetched(url, init, control.signal)
    const body = longest > 0 ? await whole(answer, longest) : Buffer.alloc(0)
    return { status: answer.status, ok: answer.ok, headers: answer.headers, body }
  } finally {
    clearTimeout(timer)
    until?.removeEventListener('abort', giveUp)
    answer?.leave()
  }
}

async function whole(answer: Fetched, longest: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.parts()) {
    bytes += part.length
    if (bytes > longest) throw new Error('the answer is too long')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** The body as text, without the mark that some put before it. */
export const textOf = ({ body }: HttpAnswer): string => new TextDecoder().decode(body)
/** @throws when it is no JSON. */
export const jsonOf = (answer: HttpAnswer): unknown => JSON.parse(textOf(answer))
