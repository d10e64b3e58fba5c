/** The calls of a shared table's page. What became of a lost answer is told by the line. */
import { ask } from '../../pages/ask.ts'
import type { LiveAnswer, TableBetView } from '@uwanja/contract/studio/live'

export const API = '/studio/api/live'

export function sendBets(secret: string, bets: readonly { readonly spot: string; readonly stake: string }[]) {
  return ask<LiveAnswer>(`${API}/bet`, secret, { bets })
}

export function sendChoice(secret: string, move: string) {
  return ask<LiveAnswer>(`${API}/choose`, secret, { move })
}

/** What the player staked in earlier rounds. */
export const askBets = (secret: string) => ask<{ readonly slips?: readonly TableBetView[] }>(`${API}/slips`, secret)
