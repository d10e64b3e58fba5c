/** Notices on the player's phone: the switch, and the offer of it. */
export const push = {
  push: {
    title: 'Tell me on this phone',
    text: 'A short notice when something happens, also while this site is closed. It never says an amount. Who logs out on this phone is told nothing any more.',
    isOn: 'On',
    isOff: 'Off',
    about: 'Tell me about',
    kinds: {
      money: 'Money that has arrived or come back',
      bets: 'Bets that are decided',
      answers: 'Answers to my messages',
    },
    asks: 'Your browser asks you next whether this site may do that.',
    turnOn: 'Switch notices on',
    turnOff: 'Switch notices off',
    working: 'Switching',
    saved: 'Saved',
    refused: 'Your browser does not let this site send notices',
    refusedText:
      'To change that, open the sign beside the address of this page, choose Notifications or Permissions, and allow them. Then open this page again.',
    noService:
      'Your browser did not reach its notification service, so nothing was switched on. Please try again later.',
    lost: 'No answer. Nothing was changed; please try again.',
    offer: {
      withdrawal: 'Shall we tell you when it arrives?',
      bet: 'Shall we tell you when your bets are decided?',
    },
    offerText: 'With a notice on this phone, also while the site is closed. Under Security you change it at any time.',
    offerDone: 'We tell you on this phone.',
    later: 'Not now',
  },
} as const
