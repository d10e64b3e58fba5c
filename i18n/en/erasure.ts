/** Having one's account erased. */
export const erasure = {
  erasure: {
    title: 'Have your account erased',
    text: 'We erase your name, number, messages and devices {days} days after you ask. What the law makes us keep stays sealed for {years} years and is used for nothing else. You cannot log in any more.',
    obstacles: 'Not yet, because:',
    waiting: 'Your account will be erased on {day}. Until then you can change your mind.',
    keep: 'Keep my account',
    ask: 'Erase my account',
    password: 'Password',
    working: 'Asking …',
    lost: 'We lost the connection. Nothing is certain: look again before you try once more.',
    why: {
      balance: 'there is money in it. Withdraw it first.',
      payment: 'a payment is under way.',
      round: 'a game round is open.',
      exclusion: 'an exclusion is running. It must not be erased with the account.',
      hold: 'a hold stands on it.',
      dormant: 'money of yours was handed over when the account lay dormant. Ask Support for it first.',
      parked: 'money that came in has to go back to whoever sent it.',
    },
  },
} as const
