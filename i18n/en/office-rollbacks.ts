/** English texts of the page of refused rollbacks. */
export const officeRollbacks = {
  lead: 'A company takes back a stake whose win was paid. It was refused, because stake and win would both stay with the player, and the company was told so.',
  none: 'No refused rollback waits.',
  total: 'Waiting: {count}',
  bet: 'Bet',
  round: 'Round',
  asked: 'Asked for',
  times: '{count} times, first {at}',
  movements: 'Movements of the round',
  when: 'When',
  what: 'What',
  key: 'Key',
  amount: 'Amount',
  undone: 'undone',
  ask: 'Undo the win, give the stake back',
  askLead:
    'Both in one step, when somebody else approves it. What the player has spent since they owe, and their next wins repay it.',
  leave: 'Leave both as they are',
  leaveLead: 'Agree with the company first. Your name and reason stay beside it, and no money moves.',
}
