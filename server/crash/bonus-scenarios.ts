/** Scenarios of a bonus from its grant to its end, and of what comes after. */
import { expect } from 'vitest'
import type { Acts } from './acts.ts'
import type { Scenario } from './scenarios.ts'

const withBonus = async (does: Acts) => {
  expect(await does.choose()).toBe('SUCCESS')
  expect(await does.deposit(722)).toBe('SUCCESS')
}

const holdsBonus = async (does: Acts) => {
  await withBonus(does)
  await does.approvePrompt()
  await does.untilBalance(2_444)
  await does.callbackAgain()
}

export const granted: Scenario = {
  before: withBonus,
  act: (does) => does.callbackKills(() => does.approvePrompt()),
  async after(does) {
    await does.callbackAgain()
    await does.untilBalance(2_444)
    await does.untilPayments('deposit', ['paid'])
    return ['bonus.granted', 'deposit.settled']
  },
}

/** Taking money out ends it, in the transaction that holds the money. */
export const forfeited: Scenario = {
  before: holdsBonus,
  act: async (does) => (await does.withdraw(500)) === 'SUCCESS',
  async after(does, point) {
    expect(await does.withdraw(500)).toBe(point === 'before-commit' ? 'SUCCESS' : 'PENDING_TRANSACTION_ON_ACCOUNT')
    expect(await does.balance()).toBe(1_222)
    return ['bonus.ended', 'bonus.granted', 'deposit.settled', 'withdrawal.held']
  },
}

const ROUNDS = ['a', 'b', 'c'] as const

/** Stakes of ten times the bonus make it cash: a timer sees it. */
export const wagered: Scenario = {
  async before(does) {
    await holdsBonus(does)
    for (const round of ROUNDS) {
      expect(await does.bet(round, 2_000, round)).toBe('ok')
      expect(await does.win(`won-${round}`, 2_000, round)).toBe('ok')
    }
  },
  async act(does) {
    await does.bet('last', 2_000, 'last')
    return null
  },
  async after(does) {
    await does.untilBonuses(['released'])
    expect(await does.balance()).toBe(444)
    const played = [...ROUNDS.map(() => 'wager.staked'), 'wager.staked', ...ROUNDS.map(() => 'wager.won')]
    return ['bonus.ended', 'bonus.granted', 'deposit.settled', ...played]
  },
}

/** A stake of cash and bonus is under way while its bonus goes; of its win the bonus' part goes after it. */
export const followed: Scenario = {
  async before(does) {
    await holdsBonus(does)
    expect(await does.bet('cash', 100, 'cash')).toBe('ok')
    expect(await does.bet('both', 1_900, 'both')).toBe('ok')
    expect(await does.win('won-cash', 500, 'cash')).toBe('ok')
    expect(await does.withdraw(500)).toBe('SUCCESS')
    expect(await does.balance()).toBe(0)
  },
  async act(does) {
    await does.win('won-both', 1_900, 'both')
    return null
  },
  async after(does) {
    await does.untilBalance(1_622)
    const played = ['wager.staked', 'wager.staked', 'wager.won', 'wager.won']
    return ['bonus.ended', 'bonus.ended', 'bonus.granted', 'deposit.settled', ...played, 'withdrawal.held']
  },
}
