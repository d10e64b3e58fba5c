/**
 * A fetch that ends when its signal says so. Node forgets the signal of a fetch once the request itself was collected as garbage,
 * and would then wait for ever for headers or a body that never come: so the signal is heard here once more, and lets the body go.
 * No promise is left behind that could fail with nobody listening, which would end the process.
 */

export interface Fetched {
  readonly status: number
  readonly ok: boolean
  readonly headers: Headers
  readonly hasBody: boolean
  /** The body as it comes. @throws the signal's reason, when that speaks before the end. */
  parts(): AsyncGenerator<Uint8Array>
  /** Lets go of what was not read. Whoever asked says so at the end, whatever the end was. */
  leave(): void
}

/** @throws the signal's reason, or why there was no answer. */
export async function fetched(url: string, init: RequestInit, signal: AbortSignal): Promise<Fetched> {
  const answer = await answered(url, init, signal)
  const reader = answer.body?.getReader()
  // Whoever waits for a part then gets the end of the body.
  const letGo = (): void => void reader?.cancel().catch(() => undefined)
  signal.addEventListener('abort', letGo, { once: true })
  if (signal.aborted) letGo()
  return {
    status: answer.status,
    ok: answer.ok,
    headers: answer.headers,
    hasBody: reader !== undefined,
    async *parts() {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        signal.throwIfAborted()
        yield part.value
      }
      signal.throwIfAborted()
    },
    leave() {
      signal.removeEventListener('abort', letGo)
      letGo()
    },
  }
}

/** The answer as far as its headers. One that comes when nobody wants it any more is let go. */
function answered(url: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(signal.reason as Error)
    if (signal.aborted) return giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    fetch(url, { ...init, signal })
      .then((answer) => {
        if (signal.aborted) void answer.body?.cancel().catch(() => undefined)
        resolve(answer)
      }, reject)
      .finally(() => signal.removeEventListener('abort', giveUp))
  })
}
