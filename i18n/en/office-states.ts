/** What a payment or an approval is at the moment. */
export const officeStates = {
  requested: 'requested',
  approved: 'approved',
  sent: 'sent',
  paid: 'paid',
  failed: 'failed',
  returned: 'returned',
  cancelled: 'cancelled',
  rejected: 'rejected',
  waiting: 'waiting',
  made: 'made',
  refused: 'refused',
} as const
