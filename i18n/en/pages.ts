/** Title and description of each page, for the browser's tab and for search engines (S06). */
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
      'Open an account with your mobile number: a first-deposit bonus of up to 100%, a free bet and free spins. 18+.',
  },
  terms: {
    title: 'Terms and conditions | Uwanja',
    description: 'What you and Uwanja owe each other: account, deposits, withdrawals, stakes, bonuses and complaints.',
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
  slots: { title: 'Slots | Uwanja', description: 'Slot games at Uwanja, for real money or for free.' },
  provablyFair: {
    title: 'Provably fair games | Uwanja',
    description: 'Games at Uwanja whose every round you can check yourself.',
  },
  tableGames: { title: 'Table games | Uwanja', description: 'Table games at Uwanja.' },
  virtualGames: { title: 'Virtual games | Uwanja', description: 'Virtual sports and games at Uwanja.' },
  casino: { title: 'Casino | Uwanja', description: 'Casino games at Uwanja.' },
  liveCasino: { title: 'Live casino | Uwanja', description: 'Live tables at Uwanja: shared rounds, as they happen.' },
  location: { title: 'Your location | Uwanja', description: 'Where Uwanja may be used.' },
  partner: {
    title: 'Welcome | Uwanja',
    description: 'You came to Uwanja through a friend of the house: join, or look around first. 18+.',
  },
  notFound: {
    title: 'Page not found | Uwanja',
    description: 'This page does not exist.',
  },
  deposit: {
    title: 'Deposit | Uwanja',
    description: 'Add money to your Uwanja balance: free, instant, approved on your own phone.',
  },
  withdraw: {
    title: 'Withdraw | Uwanja',
    description: 'Take money from your Uwanja balance to your own mobile number, free of charge.',
  },
  payment: {
    title: 'Your payment | Uwanja',
    description: 'The state of one deposit or withdrawal on your Uwanja account.',
  },
  history: {
    title: 'Transaction history | Uwanja',
    description: 'Every deposit and withdrawal of your Uwanja account.',
  },
  bets: {
    title: 'Bets | Uwanja',
    description: 'Your bets at every sportsbook of Uwanja.',
  },
  taxStatement: {
    title: 'Tax statement | Uwanja',
    description: 'What was withheld for the state on your Uwanja account, year by year.',
  },
  game: {
    title: 'Game | Uwanja',
    description: 'Your game at Uwanja.',
  },
  identity: {
    title: 'Verify your identity | Uwanja',
    description: 'Your names, your date of birth and a document: what your account may move in all.',
  },
  hold: {
    title: 'Hold on your account | Uwanja',
    description: 'What we need from you before your account is open again.',
  },
  responsible: {
    title: 'Responsible gaming | Uwanja',
    description: 'Keep play a game: limits, breaks, self-exclusion, warning signs, and who helps. 18+ only.',
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
  cashRaces: {
    title: 'Cash races | Uwanja',
    description: 'Races at Uwanja: play the games of a race, climb its table, share its prize pool.',
  },
  cashRaceDetails: {
    title: 'A cash race | Uwanja',
    description: 'One cash race at Uwanja: its games, its prizes and its leaderboard.',
  },
  promotions: { title: 'Promotions | Uwanja', description: 'Offers for players at Uwanja, with their conditions.' },
  promotionDetails: { title: 'A promotion | Uwanja', description: 'One offer at Uwanja and its conditions.' },
  bsBetting: { title: 'BSBetting sportsbook | Uwanja', description: 'Sports betting at Uwanja with BSBetting.' },
  altenar: {
    title: 'Sportsbook | Uwanja',
    description: 'Sports betting at Uwanja: football and more, before and during play.',
  },
  altenarLite: {
    title: 'Sportsbook Lite | Uwanja',
    description: 'The light sportsbook of Uwanja, for slow connections.',
  },
  bti: { title: 'BTI sportsbook | Uwanja', description: 'Sports betting at Uwanja with BTI.' },
  myBets: { title: 'My bets | Uwanja', description: 'Your sports bets at Uwanja, open and settled.' },
  contact: { title: 'Contact us | Uwanja', description: 'How to reach the support of Uwanja.' },
  jackpot: {
    title: 'Jackpot | Uwanja',
    description: 'The sports jackpot of Uwanja: one ticket, a list of matches, a shared pool.',
  },
  jackpotBets: { title: 'My jackpot bets | Uwanja', description: 'Your jackpot tickets at Uwanja and how they stand.' },
  egt: { title: 'EGT game | Uwanja', description: 'A game of EGT at Uwanja.' },
  softGaming: { title: 'SoftGaming game | Uwanja', description: 'A game of SoftGaming at Uwanja.' },
  endorphina: { title: 'Endorphina game | Uwanja', description: 'A game of Endorphina at Uwanja.' },
  betConstruct: { title: 'BetConstruct game | Uwanja', description: 'A game of BetConstruct at Uwanja.' },
  qTech: { title: 'QTech game | Uwanja', description: 'A game of QTech at Uwanja.' },
  globalBet: { title: 'GlobalBet game | Uwanja', description: 'A game of GlobalBet at Uwanja.' },
  vivo: { title: 'Vivo game | Uwanja', description: 'A game of Vivo at Uwanja.' },
  anyGame: { title: 'Casino game | Uwanja', description: 'A game of another company at Uwanja.' },
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
} as const
