/** The two calls of a shared table's page. An answer that never came is `network`: the line tells what became of it. */
import type { LiveAnswer, SlipView } from './shapes.ts'

export const API = '/studio/api/live'
export const sessionHeader = (secret: string) => ({ 'x-live-session': secret })
/** Longer than the studio waits for the wallet. */
const PATIENCE_MS = 9_000

async function post(path: string, secret: string, body: object): Promise<LiveAnswer | 'network'> {
  try {
    const response = await fetch(`${API}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sessionHeader(secret) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return response.ok ? ((await response.json()) as LiveAnswer) : 'network'
  } catch {
    return 'network'
  }
}

export function sendBets(secret: string, bets: readonly { readonly spot: string; readonly stake: string }[]) {
  return post('bet', secret, { bets })
}

export function sendChoice(secret: string, move: string) {
  return post('choose', secret, { move })
}

/** What the player staked in earlier rounds; null when nobody answers. */
export async function askSlips(secret: string): Promise<readonly SlipView[] | null> {
  try {
    const response = await fetch(`${API}/slips`, {
      headers: sessionHeader(secret),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return response.ok ? ((await response.json()) as { slips: readonly SlipView[] }).slips : null
  } catch {
    return null
  }
}
