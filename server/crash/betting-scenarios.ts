/** Scenarios of what is staked elsewhere than in games: tickets of the jackpot, free bets at a sportsbook. */
import { expect } from 'vitest'
import type { Scenario } from './scenarios.ts'

/** Said again it is the same stake of the house's; under another key there is no free bet any more. */
export const freeBetStaked: Scenario = {
  act: async (does) => (await does.freeBet('a')) !== 'unknown',
  async after(does) {
    expect(await Promise.all([does.freeBet('a'), does.freeBet('a')])).toEqual(['ok', 'ok'])
    expect(await does.freeBet('b')).toBe('refused')
    expect(await does.balance()).toBe(1_000)
    return ['wager.staked']
  },
}

/** One ticket a player: whoever asks again has the first, or is told that there is no second. */
export const ticketSold: Scenario = {
  act: async (does) => (await does.buyTicket()) === 'SUCCESS',
  async after(does) {
    expect(['SUCCESS', 'JACKPOT_TICKETS_USED_UP']).toContain(await does.buyTicket())
    expect(await does.tickets()).toHaveLength(1)
    expect(await does.balance()).toBe(900)
    return ['wager.staked']
  },
}
