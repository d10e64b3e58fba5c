/** English texts of accounts that are closed with their money paid out. */
export const officeClosing = {
  title: 'Closed accounts',
  lead: 'What is in these accounts goes to the player’s own number by rule. Where something is in the way, a person puts it right and lets the rule try again.',
  left: 'Left',
  paid: 'Paid out',
  since: 'Closed',
  again: 'Try again',
  againLead: 'Put right what was in the way first.',
  minor: {
    title: 'A minor’s deposits',
    lead: 'They are given what they paid in less what reached them. Winnings are forfeited, lost stakes are made up. Somebody else must approve these very sums; then it goes to their own number.',
    give: 'Give the deposits back',
  },
  whys: { 'second-account': 'A document of another account', minor: 'A minor’s deposits' },
  states: { waiting: 'goes by itself', person: 'wants a person', dropped: 'opened again' },
  reasons: {
    NUMBER_NOT_VERIFIED: 'The number is not proven',
    METHOD_NOT_AVAILABLE: 'No method pays to the player’s own number',
    ACCOUNT_ON_HOLD: 'Another hold stands on it',
    BELOW_MINIMUM_LIMIT: 'Less than the method pays',
    PENDING_TRANSACTION_ON_ACCOUNT: 'An order of the player is under way',
    IDENTITY_REQUIRED: 'More than may go without a document',
    returned: 'The last order came back',
    rejected: 'The last order was rejected',
    cancelled: 'The last order was cancelled',
    failed: 'The last order failed',
  },
} as const
