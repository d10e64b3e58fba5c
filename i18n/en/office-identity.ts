/** Who players are: what the office shows of it, and a document granted by hand. */
export const officeIdentity = {
  title: 'Identity',
  grant: 'Grant a document',
  grantLead:
    'You have looked at the document yourself. It counts as one that a register confirmed; your name and the reason stand in the trail.',
  tier: 'Known by',
  tiers: { 0: 'A number', 1: 'Names and date of birth', 2: 'A checked document' },
  upTo: 'May move in all',
  noLimit: 'No limit of this kind',
  deposited: 'Paid in so far',
  withdrawn: 'Paid out so far',
  document: 'Document',
  none: 'None was checked',
  says: 'On it stands',
  checkedAt: 'Checked',
  by: 'Checked by',
  byRegister: 'the register',
  notCurrent: 'The profile says something else than this document, so it does not count.',
  check: '{at}: {document}, {result}',
  results: { match: 'confirmed', mismatch: 'does not match', unavailable: 'no answer', 'by-hand': 'granted by hand' },
  number: 'Its number',
  firstName: 'First name',
  lastName: 'Last name',
} as const

export const officeErasures = {
  lead: 'Players who asked to be erased. A job does it when the days to think are over and nothing binds the account.',
  none: 'Nobody asked to be erased.',
  askedAt: 'Asked',
  dueAt: 'Due',
  state: 'State',
  inTheWay: 'In the way',
  keepUntil: 'Kept sealed until',
  states: { waiting: 'waits', kept: 'account kept', done: 'erased' },
  obstacles: {
    balance: 'money',
    payment: 'a payment',
    round: 'an open round',
    exclusion: 'an exclusion',
    hold: 'a hold',
    parked: 'parked money',
  },
} as const
