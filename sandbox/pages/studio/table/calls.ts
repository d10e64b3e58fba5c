/** The calls of a single-player table's page. Bets and moves are said again under the same id when an answer is lost. */
import type { MoveRequest, OpenRequest, PlayAnswer, PlayRound, PlayState } from '../play/shapes.ts'

const API = '/studio/api/play'
const PATIENCE_MS = 9_000
const TRIES = 3

const headers = (secret: string) => ({ 'content-type': 'application/json', 'x-play-session': secret })

/** `gone`: the session is unknown. `network`: nobody knows. */
export async function loadState(secret: string): Promise<PlayState | 'gone' | 'network'> {
  try {
    const response = await fetch(`${API}/state`, { headers: headers(secret), signal: AbortSignal.timeout(PATIENCE_MS) })
    if (response.status === 404) return 'gone'
    return response.ok ? ((await response.json()) as PlayState) : 'network'
  } catch {
    return 'network'
  }
}

export async function loadHistory(secret: string): Promise<readonly PlayRound[]> {
  try {
    const response = await fetch(`${API}/history`, { headers: headers(secret) })
    return response.ok ? ((await response.json()) as { rounds: PlayRound[] }).rounds : []
  } catch {
    return []
  }
}

async function post(path: string, secret: string, body: OpenRequest | MoveRequest): Promise<PlayAnswer | 'network'> {
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const init = { method: 'POST', headers: headers(secret), body: JSON.stringify(body), signal }
      const response = await fetch(`${API}/${path}`, init)
      if (response.ok) return (await response.json()) as PlayAnswer
    } catch {
      // Lost on the way there or back: the studio knows the id, so asking again is safe.
    }
  }
  return 'network'
}

export const sendOpen = (secret: string, request: OpenRequest) => post('open', secret, request)
export const sendMove = (secret: string, request: MoveRequest) => post('move', secret, request)

export function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
