/** Pages whose feature is being built: what will be there. A page that is replaced takes its words out of here. */
export const soon = {
  soon: {
    frame: {
      notYet: 'This part is still being built. Nothing on this page moves money.',
      works: 'What works today',
      zeppelin: 'Play Zeppelin',
      deposit: 'Make a deposit',
      join: 'Join now',
      chat: 'Chat with support',
      contact: 'Contact support',
    },
    cashRaces: {
      heading: 'Cash races',
      text: 'Play the games of a race, climb its table, and share its prize pool when the time is up.',
    },
    cashRaceDetails: {
      heading: 'A cash race',
      text: 'The games of one race, what its places pay, and who is in front.',
    },
    promotions: { heading: 'Promotions', text: 'Offers for players, each with its conditions in plain words.' },
    promotionDetails: {
      heading: 'A promotion',
      text: 'What one offer gives, who may take it, and under which conditions.',
    },
  },
} as const
