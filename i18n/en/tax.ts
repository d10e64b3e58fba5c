/** What the state takes of a player's money, said before and after. */
export const tax = {
  tax: {
    word: 'Tax',
    deposit: '{percent}% tax is deducted from each deposit by law.',
    withdraw: '{percent}% tax is deducted from each withdrawal by law.',
    credited: 'Your balance grows by {amount} {currency}.',
    youGet: 'You get {amount} {currency}.',
    winnings: '{percent}% tax is withheld from what you win beyond your stakes in a round.',
    ofWhich: 'Tax: {amount} {currency}',
  },
} as const
