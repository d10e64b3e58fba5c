/** One scenario a money path: what leads to the death, and what whoever lost the answer does about it afterwards. */
import { expect } from 'vitest'
import type { RawEnv } from '../settings/env.ts'
import { ASKED, type MoneyPath, type Point } from '../runtime/failpoints.ts'
import type { Acts } from './acts.ts'
import * as betting from './betting-scenarios.ts'
import * as bonuses from './bonus-scenarios.ts'
import * as office from './office-scenarios.ts'
import type { Answered } from './play-out.ts'

export interface Scenario {
  readonly env?: RawEnv
  /** What has to stand before; it must not touch the path itself. */
  before?(does: Acts): Promise<void>
  /** Does what kills the process. Whether an answer came. */
  act(does: Acts): Promise<Answered>
  /** How far the house's clock moves while the process is dead. */
  sleepS?(point: Point): number
  /** The retry, and what must hold then. The kinds of all journals that the player has beside the first. */
  after(does: Acts, point: Point): Promise<readonly string[]>
}

/** Beyond the window in which the company takes an order, and beyond the first question. */
const FORGOTTEN_S = 4_000
const BETS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

const staked: Scenario = {
  async act(does) {
    const heard = await Promise.all(BETS.map((bet) => does.bet(bet, 300)))
    does.remember(BETS.filter((_bet, index) => heard[index] === 'ok'))
    return heard.some((one) => one !== 'unknown')
  },
  async after(does) {
    const accepted = async () => {
      const heard = await Promise.all(BETS.map((bet) => does.bet(bet, 300)))
      return BETS.filter((_bet, index) => heard[index] === 'ok')
    }
    const first = await accepted()
    expect(first).toHaveLength(3)
    // What was acknowledged before the death is among them, and nothing changes any more.
    expect(first).toEqual(expect.arrayContaining([...does.remembered()]))
    expect(await accepted()).toEqual(first)
    expect(await does.balance()).toBe(100)
    return ['wager.staked', 'wager.staked', 'wager.staked']
  },
}

const won: Scenario = {
  before: async (does) => void expect(await does.bet('a', 300)).toBe('ok'),
  act: async (does) => (await does.win('w', 500)) !== 'unknown',
  async after(does) {
    expect(await Promise.all([does.win('w', 500), does.win('w', 500)])).toEqual(['ok', 'ok'])
    expect(await does.balance()).toBe(1_200)
    return ['wager.staked', 'wager.won']
  },
}

/** A tenth of what was won beyond the stake; who asks again after the rates have changed hears of the first win. */
const wonTaxed: Scenario = {
  ...won,
  env: { TAX_RATES: 'winnings/casino@2026-01-01=10' },
  async after(does) {
    expect(await Promise.all([does.win('w', 500), does.win('w', 500)])).toEqual(['ok', 'ok'])
    expect(await does.balance()).toBe(1_180)
    return ['wager.staked', 'wager.won']
  },
}

const rolledBack: Scenario = {
  before: async (does) => void expect(await does.bet('a', 300)).toBe('ok'),
  act: async (does) => (await does.rollback('r', 'a', 300)) !== 'unknown',
  async after(does) {
    expect(await Promise.all([does.rollback('r', 'a', 300), does.rollback('r', 'a', 300)])).toEqual(['ok', 'ok'])
    expect(await does.balance()).toBe(1_000)
    return ['wager.rolled-back', 'wager.staked']
  },
}

const registered: Scenario = {
  act: async (does) => (await does.register()) === 'SUCCESS',
  async after(does, point) {
    expect(await does.register()).toBe(point === 'before-commit' ? 'SUCCESS' : 'MOBILE_ALREADY_EXISTS')
    expect(await does.register()).toBe('MOBILE_ALREADY_EXISTS')
    expect(await does.newBalance()).toBe(0)
    return []
  },
}

const depositStarted: Scenario = {
  act: async (does) => (await does.deposit(700)) === 'SUCCESS',
  sleepS: (point) => (point === 'after-commit' ? FORGOTTEN_S : 0),
  async after(does, point) {
    // Written down and never handed over: the company has not heard of it, so it fails by itself and may be made again.
    if (point === 'after-commit') await does.untilPayments('deposit', ['failed'])
    if (point === 'before-commit' || point === 'after-commit') expect(await does.deposit(700)).toBe('SUCCESS')
    await does.approvePrompt()
    await does.untilBalance(1_700)
    await does.untilPayments('deposit', point === 'after-commit' ? ['paid', 'failed'] : ['paid'])
    expect(await does.phone()).toBe('99300.00')
    return ['deposit.settled']
  },
}

/** The amount is a sentinel: the company sends its callback three times at once. */
const depositCredited: Scenario = {
  before: async (does) => void expect(await does.deposit(722)).toBe('SUCCESS'),
  act: (does) => does.callbackKills(() => does.approvePrompt()),
  async after(does) {
    await does.callbackAgain()
    await does.untilBalance(1_722)
    await does.untilPayments('deposit', ['paid'])
    return ['deposit.settled']
  },
}

const brought: Scenario = {
  act: (does) => does.callbackKills(() => does.payBill('722')),
  async after(does) {
    await does.callbackAgain()
    await does.untilBalance(1_722)
    await does.untilPayments('deposit', ['paid'])
    expect(await does.phone()).toBe('99278.00')
    return ['deposit.settled']
  },
}

/** The amount is a sentinel: the callback is lost, a job asks. */
const creditedByQuery: Scenario = {
  env: { DEPOSIT_QUERY_S: '1' },
  before: async (does) => void expect(await does.deposit(717)).toBe('SUCCESS'),
  async act(does) {
    await does.approvePrompt()
    return null
  },
  async after(does) {
    await does.untilBalance(1_717)
    await does.untilPayments('deposit', ['paid'])
    return ['deposit.settled']
  },
}

const requested: Scenario = {
  act: async (does) => (await does.withdraw(500)) === 'SUCCESS',
  async after(does, point) {
    expect(await does.withdraw(500)).toBe(point === 'before-commit' ? 'SUCCESS' : 'PENDING_TRANSACTION_ON_ACCOUNT')
    expect(await does.withdraw(500)).toBe('PENDING_TRANSACTION_ON_ACCOUNT')
    expect(await does.balance()).toBe(500)
    await does.untilPayments('withdraw', ['requested'])
    return ['withdrawal.held']
  },
}

const cancelled: Scenario = {
  before: async (does) => void expect(await does.withdraw(500)).toBe('SUCCESS'),
  act: async (does) => (await does.cancel()) === 'SUCCESS',
  async after(does, point) {
    expect(await does.cancel()).toBe(point === 'before-commit' ? 'SUCCESS' : 'NO_PENDING_WITHDRAWAL')
    expect(await does.cancel()).toBe('NO_PENDING_WITHDRAWAL')
    expect(await does.balance()).toBe(1_000)
    await does.untilPayments('withdraw', ['cancelled'])
    return ['withdrawal.ended', 'withdrawal.held']
  },
}

const sent: Scenario = {
  env: { WITHDRAW_HOLD_S: '0' },
  async act(does) {
    // The job may ring before the answer is out.
    expect(['SUCCESS', null]).toContain(await does.withdraw(500))
    return null
  },
  sleepS: (point) => (point === 'after-commit' ? FORGOTTEN_S : 0),
  async after(does, point) {
    // `sent` was written and the company never heard of it: it is asked, and the cash comes back.
    const isPaid = point !== 'after-commit'
    if (isPaid) {
      await does.untilCompanyActs(() => does.phoneIs('100500.00'))
      // It may have called while nobody was there.
      await does.callbackAgain()
    }
    await does.untilPayments('withdraw', [isPaid ? 'paid' : 'returned'])
    expect(await does.balance()).toBe(isPaid ? 500 : 1_000)
    expect(await does.phone()).toBe(isPaid ? '100500.00' : '100000.00')
    return ['withdrawal.ended', 'withdrawal.held']
  },
}

/** Killed between the COMMIT of `sent` and the call: half a minute later the company is asked, has heard nothing, and is given it again. */
const sentAgain: Scenario = {
  env: { WITHDRAW_HOLD_S: '0', DEPOSIT_QUERY_S: '20' },
  act: sent.act,
  sleepS: () => 30,
  async after(does) {
    await does.untilCompanyActs(() => does.phoneIs('100500.00'))
    await does.callbackAgain()
    await does.untilPayments('withdraw', ['paid'])
    expect(await does.balance()).toBe(500)
    // Twice said and once moved.
    expect(await does.phone()).toBe('100500.00')
    return ['withdrawal.ended', 'withdrawal.held']
  },
}

/** @param amount 523 is a sentinel: the company takes the order and cannot pay it. */
function ended(amount: number, after: { state: 'paid' | 'returned'; balance: number; phone: string }): Scenario {
  return {
    env: { WITHDRAW_HOLD_S: '0' },
    before: async (does) => void expect(await does.withdraw(amount)).toBe('SUCCESS'),
    act: (does) => does.callbackKills(() => does.untilCompanyActs(async () => !does.isUp())),
    async after(does) {
      await does.callbackAgain()
      await does.untilPayments('withdraw', [after.state])
      expect(await does.balance()).toBe(after.balance)
      expect(await does.phone()).toBe(after.phone)
      return ['withdrawal.ended', 'withdrawal.held']
    },
  }
}

export const SCENARIOS: Readonly<Record<MoneyPath, Scenario>> = {
  'player.registered': registered,
  'wager.staked': staked,
  'wager.won': won,
  'wager.rolled-back': rolledBack,
  'deposit.started': depositStarted,
  'deposit.credited': depositCredited,
  'deposit.brought': brought,
  'deposit.parked': office.depositHeld,
  'stray.kept': office.unmatchedKept,
  'parked.credited': office.heldCredited,
  'parked.sent-back': office.heldSentBack,
  'return.sent': office.returnSent(FORGOTTEN_S),
  'return.paid': office.returnPaid,
  'bonus.granted': bonuses.granted,
  'bonus.ended': bonuses.forfeited,
  'bonus.followed': bonuses.followed,
  'free-spins.given': bonuses.spinsPromised,
  'free-spin.staked': bonuses.spinPlayed,
  'free-spin.won': bonuses.spinWonCash,
  'promotion.given': bonuses.promised,
  'promotion.paid': bonuses.boosted,
  'promotion.taken-back': bonuses.boostUndone,
  'withdrawal.requested': requested,
  'withdrawal.approved': office.approved,
  'withdrawal.rejected': office.rejected,
  'withdrawal.cancelled': cancelled,
  'withdrawal.sent': sent,
  'withdrawal.paid': ended(500, { state: 'paid', balance: 500, phone: '100500.00' }),
  'withdrawal.returned': ended(523, { state: 'returned', balance: 1_000, phone: '100000.00' }),
  'correction.made': office.corrected,
  'result.reversed': office.reversed,
  'minor.returned': office.minorReturned,
  'dormant.handed-over': office.dormantHandedOver,
  'dormant.claimed': office.dormantClaimed,
  'free-bet.staked': betting.freeBetStaked,
  'jackpot.sold': betting.ticketSold,
  'jackpot.settled': office.roundCancelled,
  'race.paid': office.racePaid,
  'race.taken-back': office.raceTakenBack,
  'jackpot.reversed': office.roundReversed,
}

/** Other ways to the same places. */
export const VARIANTS: readonly {
  readonly path: MoneyPath
  readonly as: string
  readonly scenario: Scenario
  readonly points: readonly Point[]
}[] = [
  {
    path: 'deposit.credited',
    as: 'asked by a job',
    scenario: creditedByQuery,
    points: ['before-commit', 'after-commit'],
  },
  { path: 'correction.made', as: 'by two', scenario: office.correctedByTwo, points: ASKED },
  { path: 'wager.won', as: 'taxed', scenario: wonTaxed, points: ['after-commit'] },
  { path: 'withdrawal.sent', as: 'said again', scenario: sentAgain, points: ['after-commit'] },
  { path: 'free-spin.won', as: 'a bonus', scenario: bonuses.spinWonBonus, points: ['before-commit', 'after-commit'] },
  { path: 'bonus.ended', as: 'wagered', scenario: bonuses.wagered, points: ['before-commit', 'after-commit'] },
]
