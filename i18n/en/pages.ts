/** Title and description of each page, for the browser's tab and for search engines (specification A1). */
export const pages = {
  home: {
    title: 'Uwanja: live games, paid to your phone',
    description:
      'Play Zeppelin live, deposit with one approval on your phone and withdraw to your own number. For adults 18+.',
  },
  login: {
    title: 'Log in | Uwanja',
    description: 'Log in to Uwanja with your mobile number and password.',
  },
  register: {
    title: 'Join now | Uwanja',
    description:
      'Open an account with your mobile number: a first-deposit bonus of up to 100%, a free bet and free spins for new players. 18+.',
  },
  deposit: {
    title: 'Deposit | Uwanja',
    description: 'Add money to your Uwanja balance: free, instant, approved on your own phone.',
  },
  withdraw: {
    title: 'Withdraw | Uwanja',
    description: 'Take money from your Uwanja balance to your own mobile number, free of charge.',
  },
  history: {
    title: 'Transaction history | Uwanja',
    description: 'Every deposit and withdrawal of your Uwanja account.',
  },
  game: {
    title: 'Game | Uwanja',
    description: 'Your game at Uwanja.',
  },
  terms: {
    title: 'Terms and conditions | Uwanja',
    description: 'What you and Uwanja owe each other: account, deposits, withdrawals, stakes, bonuses and complaints.',
  },
  responsible: {
    title: 'Responsible gaming | Uwanja',
    description: 'Keep play a game: limits, breaks, self-exclusion, warning signs, and who helps. 18+ only.',
  },
  rules: {
    title: 'Betting rules | Uwanja',
    description: 'How bets, games and jackpots at Uwanja are accepted, settled, made void and paid.',
  },
  privacy: {
    title: 'Privacy policy | Uwanja',
    description: 'What Uwanja knows about you, why, who sees it, how long it is kept, and your rights.',
  },
  affiliates: {
    title: 'Affiliates | Uwanja',
    description: 'Become a partner of Uwanja: how links count, what you earn, and what we expect.',
  },
  changePassword: {
    title: 'Change password | Uwanja',
    description: 'Set a new password for your Uwanja account.',
  },
  security: {
    title: 'My account | Uwanja',
    description: 'Your personal details and notification settings at Uwanja.',
  },
  loginHistory: {
    title: 'Login history | Uwanja',
    description: 'When, where and with what your Uwanja account was opened.',
  },
  devices: {
    title: 'Trusted devices | Uwanja',
    description: 'The devices that are logged in to your Uwanja account, and how to log them out.',
  },
  messages: {
    title: 'Messages | Uwanja',
    description: 'News about your Uwanja account and our answers to you.',
  },
  sentMessages: {
    title: 'Sent messages | Uwanja',
    description: 'What you wrote to Uwanja.',
  },
  newMessage: {
    title: 'New message | Uwanja',
    description: 'Write to Support, Affiliate or Marketing at Uwanja.',
  },
  notFound: {
    title: 'Page not found | Uwanja',
    description: 'This page does not exist.',
  },
} as const
