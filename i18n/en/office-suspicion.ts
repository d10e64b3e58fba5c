/** English texts of cases of suspicion. */
export const officeSuspicion = {
  lead: 'Opened by the rules of the market or by hand. The player is never told: not by you either.',
  none: 'No case.',
  state: 'State',
  open: 'Open a case',
  openLead: 'What was paid in 90 days is frozen with it.',
  file: 'Filed with the authority',
  dismiss: 'Nothing is in it',
  decideLead: 'It stays as it is decided.',
  reference: 'Reference at the authority',
  filedOn: 'Day of the filing',
  evidence: 'What was paid',
  method: 'Method',
  payer: 'Payer ends in',
  rules: {
    'large-deposit': 'Large deposit',
    turned: 'In and out again, hardly played',
    'many-payers': 'Many payers for one account',
    hand: 'By hand',
  },
  states: { open: 'open', filed: 'filed', dismissed: 'dismissed' },
} as const
