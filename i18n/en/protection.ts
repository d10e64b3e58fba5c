/** The rules that a player sets himself: limits, breaks, self-exclusion, and the reminder of time and money. */
export const protection = {
  ownRules: {
    title: 'Your own rules',
    lead: 'Stricter limits apply at once. Looser ones apply after 24 hours, once you confirm them.',
    logIn: 'Log in to set limits, take a break or exclude yourself.',
    link: 'Limits and breaks',
    failed: 'Your rules could not be read. They hold all the same.',
    lost: 'No answer came. Look at your rules again before you repeat it.',
    saved: 'Saved. It holds from now on.',
    asked: 'Noted. You can confirm it in 24 hours.',
    working: 'Saving…',
    cancel: 'Cancel',
    timeOut: {
      running: 'You are taking a break until {moment}. No play and no deposits; you can withdraw.',
    },
    exclusion: {
      running: 'You have excluded yourself until {moment} at least. No play and no deposits; you can withdraw.',
      over: 'Your self-exclusion period ended on {moment}. It goes on until you ask to come back.',
    },
    reminder: {
      dialog: 'A moment, please',
      time: 'Logged in for',
      duration: '{hours} h {minutes} min',
      staked: 'Staked',
      won: 'Won',
      ahead: 'You are ahead by',
      behind: 'You have lost',
      even: 'Neither won nor lost',
      stands: 'No stake is taken until you continue.',
      goOn: 'Continue',
      leave: 'Log out',
      rest: 'Take a break',
    },
    session: {
      over: 'Time for a pause',
      overText:
        'You have reached the limit of your playing time. Stakes are taken again from {moment}. You can withdraw at any time.',
      close: 'Close',
      history: 'Transaction history',
    },
    offer: {
      seen: 'You last looked at your limits on {moment}.',
      title: 'Set your own limits first?',
      text: 'You can say how much you want to deposit, stake or lose at most. A limit holds at once, and a lower one too; a higher one waits for 24 hours.',
      reviewTitle: 'Are your limits still right?',
      reviewText: 'You have not looked at your limits for a year. Have a look, or keep them as they are.',
      set: 'Set limits',
      notNow: 'Not now',
      keep: 'Keep them',
      left: 'Left of your deposit limit for the day: {amount}.',
      line: 'Your limits and breaks',
    },
    notice: {
      withdraw: 'Withdraw',
      rules: 'See your rules',
    },
  },
  lastLogIn: {
    text: 'Your last log-in: {moment}.',
    first: 'This is your first log-in of the year.',
    link: 'Was it you?',
  },
} as const
