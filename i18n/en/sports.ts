/** The sportsbooks' pages, in English. */

export const sports = {
  sports: {
    heading: {
      bsBetting: 'Sportsbook: BSBetting',
      altenar: 'Sportsbook',
      altenarLite: 'Sportsbook Lite',
      bti: 'Sportsbook: BTI',
      myBets: 'My bets',
    },
    providers: 'Sportsbooks',
    closed: 'Cannot be opened',
    opening: 'Opening the sportsbook …',
    failed: 'The sportsbook did not open',
    away: 'We could not reach it. No money moved.',
    silent: 'No answer from the sportsbook yet',
    silentText: 'If it works below, carry on. If nothing is there, try again or choose another sportsbook.',
    light: 'Slow line? Open the light sportsbook',
    betslip: 'Betslip, selections: {count}',
  },
} as const
