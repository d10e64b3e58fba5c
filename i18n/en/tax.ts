/** What the state takes of a player's money, said before and after. */
export const tax = {
  tax: {
    word: 'Tax',
    deposit: 'The law takes {percent}% tax of each deposit.',
    withdraw: 'The law takes {percent}% tax of each withdrawal.',
    credited: 'Your balance grows by {amount} {currency}.',
    youGet: 'You get {amount} {currency}.',
    winnings: '{percent}% tax is withheld of what you win beyond your stakes in a round.',
    ofWhich: 'Tax: {amount} {currency}',
  },
} as const
