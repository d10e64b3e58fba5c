/** Documents of the wallet's suite. */
import type { Settlement, Slip } from '@uwanja/contract/book/slip'

/** A slip of one match that is as good as any. */
export function aSlip(betId: string, stake: bigint, currency: string, picks = 1): Slip {
  const names = { en: 'Mawimbi Athletic - Radi City', sw: 'Mawimbi - Radi', zh: '海浪竞技 - 闪电城' }
  const pick = {
    event_id: '17',
    sport: 'football',
    event: names,
    market: 'goals.match.1x2',
    specifiers: '',
    outcome: '1',
    market_name: { en: '1X2' },
    outcome_name: { en: 'Mawimbi Athletic' },
    starts_at: '2026-11-22T18:00:00Z',
  }
  return {
    version: 1,
    bet_id: betId,
    kind: picks === 1 ? 'single' : 'multiple',
    unit: Number(stake),
    lines: 1,
    stake: Number(stake),
    currency,
    sizes: [picks],
    most: 4 * Number(stake),
    rules: { settlement: '1' },
    legs: Array.from({ length: picks }, () => ({ odds: 2_000, picks: [pick] })),
    decided_at: '2026-11-22T17:00:00Z',
  } as Slip
}

export function aSettlement(betId: string, over: Partial<Settlement> = {}): Settlement {
  return {
    version: 1,
    bet_id: betId,
    revision: 1,
    why: 'result',
    outcome: 'won',
    legs: [{ leg: 0, r: 1, v: '0', f: '1', score: '2-1 (1-0)' }],
    worth: { open: 0, won: 0, cashed: 0, voided: 0 },
    ...over,
  } as Settlement
}
