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
      'Open an account with your mobile number: a first-deposit bonus of up to 100%. A free bet and free spins are not there yet: they come with the sportsbook. 18+.',
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
} as const
