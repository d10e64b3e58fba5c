/** A game’s sheet before it is opened, and the bar around it. */
export const gameSheet = {
  game: {
    opening: 'Opening the game …',
    failedTitle: 'The game did not open',
    failedUnknown: 'We could not reach the game. No money moved.',
    clock: 'Time:',
    frame: 'Game window',
    free: 'Free play: no money is at stake',
    exit: 'Leave the game',
    lobby: 'Lobby',
    balance: 'Balance',
    deposit: 'Deposit',
    depositText: 'The game waits behind this. Your money is there as soon as you have approved on the phone.',
    noFast:
      'Nothing can be approved on the phone at the moment. Open the other ways to deposit below: this game stays open and shows the money as soon as it is there.',
    resume: 'Back to the game',
    others: 'Other ways to deposit',
  },
  gameSheet: {
    play: 'Play',
    tryFree: 'Try free',
    rtpMeaning:
      'Return to player: of 100 staked {percent} come back on average over very many rounds, as the game’s company states.',
    returns: 'Return to player (RTP)',
    leastStake: 'Least stake',
    keep: 'Add to favourites',
    unkeep: 'Remove from favourites',
    keeping: 'Saving',
  },
} as const
