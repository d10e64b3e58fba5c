/** What the tables return on average, in basis points of the stake, as their pages say it. Tests count each exactly. */

export const STATED = {
  roulette: 9_730,
  baccarat: { player: 9_876, banker: 9_894, tie: 8_564, 'player-pair': 8_964, 'banker-pair': 8_964 },
  /** The ante with the play bet that the advice makes, per ante; the side bet by itself. */
  poker: { ante: 9_663, 'pair-plus': 9_768 },
  'hi-lo': 9_700,
  /** With the best play: alone with one split, at the live table without. */
  blackjack: { table: 9_943, live: 9_891 },
} as const
