/** The calls of an instant game's page. An answer that never came is `network`: asked again under its id it does no harm. */
import type { MoveRequest, OpenRequest, PlayAnswer, PlayRound, PlayState } from './shapes.ts'

const API = '/studio/api/play'
/** Longer than the studio waits for the wallet. */
const PATIENCE_MS = 9_000
/** An answer that was lost is asked for again after these pauses. */
const AGAIN_MS = [400, 1_500, 4_000] as const

async function call<A>(path: string, secret: string, body?: object): Promise<A | 'network'> {
  try {
    const response = await fetch(`${API}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'x-play-session': secret },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return response.ok || response.status === 404 ? ((await response.json()) as A) : 'network'
  } catch {
    return 'network'
  }
}

async function surely(path: string, secret: string, body: object): Promise<PlayAnswer | 'network'> {
  let answer = await call<PlayAnswer>(path, secret, body)
  for (const pauseMs of AGAIN_MS) {
    const isLost = answer === 'network' || (!answer.ok && answer.why === 'busy')
    if (!isLost) return answer
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    answer = await call<PlayAnswer>(path, secret, body)
  }
  return answer
}

export const askState = (secret: string) => call<PlayState | { readonly ok: false }>('state', secret)
export const askHistory = (secret: string) => call<{ readonly rounds?: readonly PlayRound[] }>('history', secret)
export const sendOpen = (secret: string, request: OpenRequest) => surely('open', secret, request)
export const sendMove = (secret: string, request: MoveRequest) => surely('move', secret, request)

/** An id or some words that nobody else has. */
export function freshText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
