/** The calls of Zeppelin's page. What became of a lost answer is told by the line. */
import { ask } from '../../../pages/ask.ts'
import type { CashOutAnswer, Slot, StakeAnswer } from '@uwanja/contract/studio/zeppelin'

export const API = '/studio/api/zeppelin'

export function sendStake(secret: string, bet: { stake: string; auto: string; slot: Slot }) {
  return ask<StakeAnswer>(`${API}/stake`, secret, bet)
}

export function sendCashOut(secret: string, slot: Slot) {
  return ask<CashOutAnswer>(`${API}/cash-out`, secret, { slot })
}
