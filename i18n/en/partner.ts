/** The landing page of a partner's visitors. */
export const partner = {
  partner: {
    title: 'You have good company',
    titleKnown: '{name} sent you here',
    text: 'Live games in shared rounds, paid to your phone. Join with your mobile number, or look around first.',
    remembered: 'We remember for 30 days that you came this way, so that whoever sent you gets the credit.',
    join: 'Join now',
    look: 'Look around',
    home: 'Looking for something else? Go to the home page',
  },
} as const
