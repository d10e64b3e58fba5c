/** A bonus: what is offered, how far it is, and what ends it. */
export const bonus = {
  bonus: {
    title: 'Bonus',
    offer: '{percent}% of your first deposit, up to {most} {currency}, with the code {code}.',
    rules:
      'From {least} {currency}. Stakes take your own money first. Stake {times} times the bonus within {days} days and what is left becomes your own money. Stakes on table, live and crash games count {lowRiskPercent}%. If you take money out before, you lose the rest of the bonus.',
    code: 'Bonus code',
    use: 'Use this code',
    using: 'One moment …',
    lost: 'No answer came, and we do not know whether the code holds. Please try again.',
    chosen: 'Your next deposit brings this bonus.',
    active: 'Your bonus of {granted} {currency}',
    progress: '{wagered} of {required} {currency} staked',
    until: 'Until {day}',
    freeBet: 'A free bet of {amount} {currency} for one bet, until {day}',
    freeSpins: '{left} of {spins} free spins of {amount} {currency} in slots, until {day}',
    freeSpinsWon: '{won} {currency} won so far. Open any slot that plays them, and they come first.',
    freeSpinsWin: {
      cash: 'What they win is your own money.',
      bonus: 'What they win has to be staked {times} times before it is yours.',
    },
    withdraw: 'You have a bonus that is not fully staked yet. If you take money out now, the rest of it goes.',
  },
} as const
