/** One payment's own page. */
export const life = {
  life: {
    title: 'Your payment',
    deposit: 'Deposit',
    withdraw: 'Withdrawal',
    destination: 'Number or account',
    reference: 'Reference',
    timeline: 'What happened so far',
    next: 'What comes next',
    nextText: {
      approve:
        'We wait for the company to confirm. As soon as it does, the money is in your balance: you need not stay on this page.',
      sent: 'The company pays it out. If it cannot, the whole amount comes back to your balance.',
      requested: 'It is sent soon. Until then you can cancel it on the Withdraw page.',
      over: 'Nothing. This payment is finished.',
    },
    states: {
      requested: 'Requested',
      approved: 'Approved',
      sent: 'Sent to the company',
      paid: 'Paid',
      failed: 'Not paid',
      returned: 'Returned to your balance',
      cancelled: 'Cancelled',
      rejected: 'Rejected',
    },
    missing: 'We can’t find this payment',
    missingText: 'It is not one of yours, or the address is incomplete.',
    toHistory: 'Open history',
    open: 'Show this payment',
    help: 'Something wrong? Write to us and name the reference.',
    write: 'Write to support',
  },
} as const
