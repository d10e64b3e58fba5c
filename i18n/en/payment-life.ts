/** One payment's page, how it is found, and a method that is in trouble. */
export const paymentLife = {
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
