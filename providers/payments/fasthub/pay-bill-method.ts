/** What the four networks' pay-bill deposits share: no order of ours exists, FastHub brings the money (company.ts). */
import type { PaymentFacts, PaymentPlug } from '../../plugs.ts'

export function payBillFacts(viewName: string, limitId: number): PaymentFacts {
  return {
    viewName,
    company: 'fasthub',
    direction: 'deposit',
    flow: 'pay-bill',
    limitId,
    onlyForTestUsers: false,
    currency: null,
    protocol: { name: 'GMM/1', source: 'D' },
    unknownIsFinalAfterS: null,
  }
}

export function payBillMethod(facts: PaymentFacts): PaymentPlug {
  return {
    facts,
    start: () => Promise.resolve({ next: 'settled', outcome: { state: 'failed', reason: 'refused' } }),
    status: () => Promise.resolve({ state: 'pending' }),
  }
}
