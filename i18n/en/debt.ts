/** What a player owes the house, on the page of their history. */
export const debt = {
  debt: {
    owed: 'You owe {amount} {currency}: a result was corrected after it had been paid. It is repaid out of your next wins, never out of a deposit.',
  },
} as const
