/** English texts of the office's page of signs of harm. */
export const officeHarm = {
  lead: 'What players staked and paid is looked at once an hour. A first sign brings a letter, a second one comes here, a further one brings a break; the player is told each time.',
  none: 'No sign waits for a person.',
  what: 'Sign',
  step: 'What was done',
  done: 'Say what you did',
  doneLead: 'Speak with the player first: about what you see, limits, a break, and who helps.',
  doneBy: '{name}, {at}',
  markers: {
    chasing: 'Deposits while losing',
    'night-play': 'Play at night',
    'rising-stakes': 'Stakes that rise',
    'cancelled-withdrawals': 'Withdrawals taken back',
    'failed-deposits': 'Deposits that failed',
  },
  steps: { message: 'letter', person: 'waits for a person', break: 'break' },
  seen: {
    deposits: 'deposits',
    lostMinor: 'lost',
    nights: 'nights of seven',
    weekMinor: 'staked in seven days',
    usualMinor: 'in a usual week',
    withdrawals: 'withdrawals',
  },
}
