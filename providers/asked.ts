/**
 * One question over HTTP to somebody outside: it ends within its time whatever the other side does, and no more of the answer
 * is read than it may have. Node forgets the signal of a fetch once the request itself was collected as garbage, and would then
 * wait for ever for a body that never comes: so it is a timer of ours that ends it, and lets the body go.
 */

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
  let body: ReadableStream<Uint8Array> | null = null
  let reader: ReadableStreamDefaultReader<Uint8Array> | null = null
  let fail: (why: Error) => void = () => undefined
  const ended = new Promise<never>((_resolve, reject) => (fail = reject))
  const end = (why: string): void => {
    fail(new Error(why))
    control.abort()
    // Whoever holds the reader holds the body: an abort that is not heard any more is said here once more.
    void (reader ?? body)?.cancel().catch(() => undefined)
  }
  const giveUp = (): void => end('the question was given up')
  const timer = setTimeout(() => end('no whole answer in time'), timeoutMs)
  if (until?.aborted) giveUp()
  until?.addEventListener('abort', giveUp, { once: true })

  const read = async (): Promise<HttpAnswer> => {
    const answer = await fetch(url, { ...init, signal: control.signal })
    const parts: Uint8Array[] = []
    let bytes = 0
    body = answer.body
    if (longest > 0 && body) {
      reader = body.getReader()
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        bytes += part.value.length
        if (bytes > longest) throw new Error('the answer is too long')
        parts.push(part.value)
      }
    }
    return { status: answer.status, ok: answer.ok, headers: answer.headers, body: Buffer.concat(parts) }
  }
  try {
    return await Promise.race([read(), ended])
  } finally {
    clearTimeout(timer)
    until?.removeEventListener('abort', giveUp)
    // Nothing is left of what was read whole; anything else is let go with its connection.
    void (reader ?? (body as ReadableStream<Uint8Array> | null))?.cancel().catch(() => undefined)
    ended.catch(() => undefined)
  }
}

/** The body as text, without the mark that some put before it. */
export const textOf = ({ body }: HttpAnswer): string => new TextDecoder().decode(body)
/** @throws when it is no JSON. */
export const jsonOf = (answer: HttpAnswer): unknown => JSON.parse(textOf(answer))
