/** A payment's own states, ours beyond the specification: its page shows them live. */

export const PAYMENT_STATES = [
  'requested',
  'approved',
  'sent',
  'paid',
  'failed',
  'returned',
  'cancelled',
  'rejected',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** Nobody has said how it ends. SQL says the same with `is_payment_open`. */
export const OPEN_STATES = ['requested', 'approved', 'sent'] as const satisfies readonly PaymentState[]

export const isOpen = (state: PaymentState): boolean => (OPEN_STATES as readonly PaymentState[]).includes(state)
