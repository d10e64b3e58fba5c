/** Where the two tabs of the jackpot are. */
export const PATHS = { list: '/ManualJackpot', bets: '/ManualJackpotBet' } as const
