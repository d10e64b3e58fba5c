/** The calls of a game that one plays alone. A bet or a move is said again under its own id, which does no harm. */
import { ask } from '../../pages/ask.ts'
import type { MoveRequest, OpenRequest, PlayAnswer, PlayRound, PlayState } from '@uwanja/contract/studio/play'

const API = '/studio/api/play'
/** An answer that was lost is asked for again after these pauses. */
const AGAIN_MS = [400, 1_500, 4_000] as const

async function surely(path: string, secret: string, body: object): Promise<PlayAnswer | 'network'> {
  const once = () => ask<PlayAnswer>(`${API}/${path}`, secret, body)
  let answer = await once()
  for (const pauseMs of AGAIN_MS) {
    const isLost = answer === 'network' || (!answer.ok && answer.why === 'busy')
    if (!isLost) return answer
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    answer = await once()
  }
  return answer
}

export const askState = (secret: string) => ask<PlayState | { readonly ok: false }>(`${API}/state`, secret)
export const askHistory = (secret: string) => ask<{ readonly rounds?: readonly PlayRound[] }>(`${API}/history`, secret)
export const sendOpen = (secret: string, request: OpenRequest) => surely('open', secret, request)
export const sendMove = (secret: string, request: MoveRequest) => surely('move', secret, request)

/** An id or some words that nobody else has. */
export function freshText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
