/** The deposit at an agent: Selcom brings the money by itself (company.ts), so there is nothing that we could start. */
import type { PaymentPlug } from '../../plugs.ts'
import { facts } from './facts.ts'

export const selcomAgent: PaymentPlug = {
  facts,
  start: () => Promise.resolve({ next: 'settled', outcome: { state: 'failed', reason: 'refused' } }),
  status: () => Promise.resolve({ state: 'pending' }),
}
