/** What a phone shows when it is told of something: a title and a line, without amounts, names and numbers. */
export const pushWords = {
  depositCredited: { title: 'Your deposit has arrived', body: 'It is in your balance.' },
  withdrawalSent: { title: 'Your withdrawal was paid out', body: 'Tap to see each step of it.' },
  withdrawalReturned: {
    title: 'Your withdrawal came back',
    body: 'The money is in your balance again. Tap to see each step.',
  },
  betDecided: { title: 'Your bet is decided', body: 'Tap to see the result.' },
  betCashedOut: { title: 'Your bet was cashed out', body: 'It was worth what you had set. Tap to see it.' },
  betPart: { title: 'Part of your bet is decided', body: 'Tap to see how it stands.' },
  betsDecided: { title: 'News of your bets', body: 'There is news of {count} bets. Tap to see them.' },
  jackpotEnded: { title: 'Your jackpot round has ended', body: 'Tap to see what your tickets brought.' },
  answered: { title: 'We answered your message', body: 'Tap to read it under Messages.' },
} as const
