/** The page's two calls. An answer that never came is `network`: the live line tells later what became of it. */
import type { CashOutAnswer, Slot, StakeAnswer } from '../shapes.ts'

export const API = '/studio/api/zeppelin'
/** Longer than the studio waits for the wallet. */
const PATIENCE_MS = 9_000

async function post<A>(path: string, secret: string, body: object): Promise<A | 'network'> {
  try {
    const response = await fetch(`${API}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-zeppelin-session': secret },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return response.ok ? ((await response.json()) as A) : 'network'
  } catch {
    return 'network'
  }
}

export function sendStake(secret: string, bet: { stake: string; auto: string; slot: Slot }) {
  return post<StakeAnswer>('stake', secret, bet)
}

export function sendCashOut(secret: string, slot: Slot): Promise<CashOutAnswer | 'network'> {
  return post<CashOutAnswer>('cash-out', secret, { slot })
}
