/** A deposit that the company brings by itself: there is nothing that we could start, and no order of ours to ask about. */
import type { PaymentFacts, PaymentPlug } from '../plugs.ts'

export function broughtPlug(facts: PaymentFacts): PaymentPlug {
  return {
    facts,
    start: () => Promise.resolve({ next: 'settled', outcome: { state: 'failed', reason: 'refused' } }),
    status: () => Promise.resolve({ state: 'pending' }),
  }
}
