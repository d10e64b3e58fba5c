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

/** A code was joined, and the deposit that brings its free bet is credited: both, or neither yet. */
export const promised: Scenario = {
  async before(does) {
    expect(await does.choose('CRASH')).toBe('SUCCESS')
    expect(await does.deposit(722)).toBe('SUCCESS')
  },
  act: (does) => does.callbackKills(() => does.approvePrompt()),
  async after(does) {
    await does.callbackAgain()
    await does.untilBalance(1_722)
    await does.untilPayments('deposit', ['paid'])
    // The one of every player here, and the promotion's.
    expect(await does.freeBets()).toEqual([75, 50])
    return ['deposit.settled']
  },
}

/** Its free spins come with the deposit, or neither has come yet. */
export const spinsPromised: Scenario = {
  async before(does) {
    expect(await does.choose('SPINS')).toBe('SUCCESS')
    expect(await does.deposit(722)).toBe('SUCCESS')
  },
  act: (does) => does.callbackKills(() => does.approvePrompt()),
  async after(does) {
    await does.callbackAgain()
    await does.untilBalance(1_722)
    await does.untilPayments('deposit', ['paid'])
    expect((await does.freeSpins()).toSorted()).toEqual([2, 3, 3])
    return ['deposit.settled']
  },
}

/** Said again it is the same spin. */
export const spinPlayed: Scenario = {
  act: async (does) => (await does.freeSpin('cash', 'spin')) !== 'unknown',
  async after(does) {
    expect(await Promise.all([does.freeSpin('cash', 'spin'), does.freeSpin('cash', 'spin')])).toEqual(['ok', 'ok'])
    expect((await does.freeSpins()).toSorted()).toEqual([2, 3])
    expect(await does.balance()).toBe(1_000)
    return ['wager.staked']
  },
}

const spinWon = (winnings: 'cash' | 'bonus', kinds: readonly string[]): Scenario => ({
  before: async (does) => void expect(await does.freeSpin(winnings, 'spin')).toBe('ok'),
  act: async (does) => (await does.winFreeSpin(winnings, 'won', 80)) !== 'unknown',
  async after(does) {
    const again = [1, 2].map(() => does.winFreeSpin(winnings, 'won', 80))
    expect(await Promise.all(again)).toEqual(['ok', 'ok'])
    expect(await does.balance()).toBe(1_080)
    return kinds
  },
})

export const spinWonCash = spinWon('cash', ['wager.staked', 'wager.won'])
export const spinWonBonus = spinWon('bonus', ['bonus.granted', 'wager.staked', 'wager.won'])

const BOOSTED = ['promotion.paid', 'wager.staked', 'wager.won'] as const

/** A timer pays the boost of a bet that has won. */
export const boosted: Scenario = {
  async act(does) {
    await does.boostedWin()
    return null
  },
  async after(does) {
    await does.untilBalance(1_110)
    return BOOSTED
  },
}

/** And takes it back when the win is undone. */
export const boostUndone: Scenario = {
  async before(does) {
    await does.boostedWin()
    await does.untilBalance(1_110)
  },
  async act(does) {
    await does.boostUndone()
    return null
  },
  async after(does) {
    await does.untilBalance(900)
    return ['promotion.paid', 'promotion.taken-back', 'wager.changed', 'wager.staked', 'wager.won']
  },
}
