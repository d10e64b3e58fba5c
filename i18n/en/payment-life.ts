/** One payment's page, how it is found, and a method that is in trouble. */
export const paymentLife = {
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
    missing: 'We know no such payment',
    missingText: 'It is not one of yours, or the address is incomplete.',
    toHistory: 'Open history',
    open: 'Show this payment',
    help: 'Something wrong? Write to us and name the reference.',
    write: 'Write to support',
  },
  find: {
    title: 'Paid, and nothing came?',
    text: 'Type the reference from the SMS or the receipt. We ask the payment company at once.',
    reference: 'Reference',
    button: 'Find my deposit',
    looking: 'Asking …',
    lost: 'No answer came. Please try again: asking twice does no harm.',
    nothing:
      'Neither we nor the payment companies know this reference for your account. Check it, wait a few minutes, and try again. If it stays so, write to us.',
  },
  trouble: {
    slow: 'This method answers slowly at the moment.',
    down: 'This method does not answer at the moment.',
    instead: 'You could use {name} instead.',
  },
} as const
