/** Scenarios of what operators decide, and of money that waits for them: a second press of the same button moves nothing. */
import { expect } from 'vitest'
import type { Acts } from './acts.ts'
import type { Scenario } from './scenarios.ts'

/** Whether the action was undone by the death: then the second press does it. */
const again = (point: string, done: string, over = 'NO_LONGER_OPEN') => (point === 'before-commit' ? done : over)

const LARGE = '20000.00'

/** Small enough for one operator. */
export const corrected: Scenario = {
  act: async (does) => (await does.correct('70.00')) !== null,
  async after(does) {
    expect(await Promise.all([does.correct('70.00'), does.correct('70.00')])).toMatchObject([MADE, MADE])
    expect(await does.balance()).toBe(1_070)
    return ['correction.made']
  },
}
const MADE = { state: 'made' }

/** Asked for by one and approved by another, who presses again after the death: it is done once. */
const byTwo = (
  asks: (does: Acts) => Promise<string>,
  { balance, wrote }: { readonly balance: number; readonly wrote: readonly string[] },
): Scenario => ({
  before: async (does) => does.remember([await asks(does)]),
  act: async (does) => (await does.approve(does.remembered()[0]!)) === 'SUCCESS',
  async after(does, point) {
    const [id] = does.remembered()
    expect(await does.approve(id!)).toBe(again(point, 'SUCCESS'))
    expect(await does.approve(id!)).toBe('NO_LONGER_OPEN')
    expect(await does.balance()).toBe(balance)
    return wrote
  },
})

/** Beyond what one may do alone. */
export const correctedByTwo = byTwo(
  async (does) => {
    const asked = await does.correct(LARGE)
    expect(asked).toMatchObject({ state: 'waiting', needsSecond: true })
    return asked!.id
  },
  { balance: 21_000, wrote: ['correction.made'] },
)

export const reversed = byTwo(
  async (does) => {
    expect(await does.bet('a', 300)).toBe('ok')
    return does.askReversal(await does.winReference('w', 500))
  },
  { balance: 700, wrote: ['reversal.made', 'wager.staked', 'wager.won'] },
)

/** What they have came behind the doors and counts as won: all of it is forfeited. */
export const minorReturned = byTwo((does) => does.askMinorReturn(), { balance: 0, wrote: ['correction.made'] })

export const dormantHandedOver = byTwo(async (does) => does.askHandOver(await does.lieDormant()), {
  balance: 0,
  wrote: ['dormancy.handed-over'],
})

export const dormantClaimed = byTwo(
  async (does) => {
    const found = await does.lieDormant()
    expect(await does.approve(await does.askHandOver(found))).toBe('SUCCESS')
    return does.askClaim(found)
  },
  { balance: 1_000, wrote: ['dormancy.claimed', 'dormancy.handed-over'] },
)

/** Everything waits for a person. */
const WATCHED = { WITHDRAW_SMALL_MINOR: '1' }

const waits = async (does: Acts['other']) => {
  expect(await does.withdraw(500)).toBe('SUCCESS')
  does.remember([...does.remembered(), await does.waitingOrder()])
}

export const approved: Scenario = {
  env: WATCHED,
  before: waits,
  act: async (does) => (await does.decideOrders(does.remembered(), 'approve')) !== null,
  async after(does, point) {
    expect(await does.decideOrders(does.remembered(), 'approve')).toEqual([again(point, 'approved')])
    expect(await does.decideOrders(does.remembered(), 'reject')).toEqual(['NO_LONGER_OPEN'])
    expect(await does.balance()).toBe(500)
    await does.untilPayments('withdraw', ['requested'])
    return ['withdrawal.held']
  },
}

/** Two players' orders in one press: each is decided by itself, and the death comes with the first. */
export const rejected: Scenario = {
  env: WATCHED,
  async before(does) {
    await waits(does)
    await waits(does.other)
    does.remember([...does.remembered(), ...does.other.remembered()])
  },
  act: async (does) => (await does.decideOrders(does.remembered(), 'reject')) !== null,
  async after(does, point) {
    const second = point === 'after-answer' ? 'NO_LONGER_OPEN' : 'rejected'
    expect(await does.decideOrders(does.remembered(), 'reject')).toEqual([again(point, 'rejected'), second])
    expect(await does.decideOrders(does.remembered(), 'reject')).toEqual(['NO_LONGER_OPEN', 'NO_LONGER_OPEN'])
    expect([await does.balance(), await does.other.balance()]).toEqual([1_000, 1_000])
    await does.untilPayments('withdraw', ['rejected'])
    return ['withdrawal.ended', 'withdrawal.held']
  },
}

/** The company says it again until it was taken. */
export const unmatchedKept: Scenario = {
  act: async (does) => (await does.bringForStranger()) === 'taken',
  async after(does) {
    expect(await does.bringForStranger()).toBe('taken')
    expect(await does.bringForStranger()).toBe('taken')
    expect(await does.parkedMoney()).toMatchObject({ kind: 'stray' })
    return ['deposit.parked']
  },
}

const unmatchedWaits = async (does: Acts) => {
  expect(await does.bringForStranger()).toBe('taken')
  return does.parkedMoney()
}

export const heldCredited: Scenario = {
  async before(does) {
    const money = await unmatchedWaits(does)
    await does.askCredit(money)
    does.remember([money.id])
  },
  act: async (does) => (await does.approveCredit(unmatchedOf(does))) === 'SUCCESS',
  async after(does, point) {
    expect(await does.approveCredit(unmatchedOf(does))).toBe(again(point, 'SUCCESS'))
    expect(await does.approveCredit(unmatchedOf(does))).toBe('NO_LONGER_OPEN')
    expect(await does.balance()).toBe(1_700)
    await does.untilPayments('deposit', ['paid'])
    return ['deposit.parked', 'deposit.unparked']
  },
}

export const heldSentBack: Scenario = {
  before: async (does) => does.remember([(await unmatchedWaits(does)).id]),
  act: async (does) => (await does.sendBack(unmatchedOf(does))) === 'SUCCESS',
  async after(does, point) {
    expect(await does.sendBack(unmatchedOf(does))).toBe(again(point, 'SUCCESS'))
    expect(await does.sendBack(unmatchedOf(does))).toBe('NO_LONGER_OPEN')
    return ['deposit.parked', 'deposit.unparked']
  },
}

const unmatchedOf = (does: Acts) => ({ kind: 'stray', id: does.remembered()[0]! }) as const

/** Excludes themselves while their deposit is under way. */
const excluded = async (does: Acts) => {
  expect(await does.deposit(700)).toBe('SUCCESS')
  expect(await does.exclude()).toBe('SUCCESS')
}

export const depositHeld: Scenario = {
  before: excluded,
  act: (does) => does.callbackKills(() => does.approvePrompt()),
  async after(does) {
    await does.callbackAgain()
    // By hand before it goes back by itself: of the two ends one happens.
    expect(await does.sendBack(await does.parkedMoney())).toBe('SUCCESS')
    await does.untilNothingParked()
    expect(await does.phone()).toBe('99300.00')
    return ['deposit.parked', 'deposit.unparked']
  },
}

const AT_ONCE = { RETURN_AFTER_S: '0' }

/** @param sleepS How long the process is dead when it dies before the company has heard of the order. */
export const returnSent = (sleepS: number): Scenario => ({
  env: AT_ONCE,
  before: excluded,
  async act(does) {
    await does.approvePrompt()
    return null
  },
  sleepS: (point) => (point === 'after-commit' ? sleepS : 0),
  async after(does, point) {
    if (point === 'after-commit') {
      // `sent` was written and the company never heard of it: it is asked, never sent again, and a person sends it back.
      expect(await does.sendBack(await does.parkedMoney())).toBe('SUCCESS')
      expect(await does.phone()).toBe('99300.00')
    } else {
      await does.untilCompanyActs(() => does.phoneIs('100000.00'))
      // It may have called while nobody was there.
      await does.callbackAgain()
    }
    await does.untilNothingParked()
    return ['deposit.parked', 'deposit.unparked']
  },
})

export const returnPaid: Scenario = {
  env: AT_ONCE,
  async before(does) {
    await excluded(does)
    await does.callbackArrives(() => does.approvePrompt())
  },
  act: (does) => does.callbackKills(() => does.untilCompanyActs(async () => !does.isUp())),
  async after(does) {
    await does.callbackAgain()
    await does.untilNothingParked()
    expect(await does.phone()).toBe('100000.00')
    return ['deposit.parked', 'deposit.unparked']
  },
}

/** Every ticket of a round is given back, once, also when the death came between the decision and the payouts. */
export const roundCancelled: Scenario = {
  async before(does) {
    expect(await does.buyTicket()).toBe('SUCCESS')
    does.remember([await does.askRoundCancelled()])
  },
  act: async (does) => (await does.approve(does.remembered()[0]!)) === 'SUCCESS',
  async after(does, point) {
    const [id] = does.remembered()
    expect(await does.approve(id!)).toBe(again(point, 'SUCCESS'))
    await does.untilBalance(1_000)
    expect(await does.tickets()).toMatchObject([{ state: 'refunded' }])
    return ['wager.staked', 'wager.voided']
  },
}

/** The prizes of a race are paid by themselves after two have decided: each once, whenever the death came. */
export const racePaid: Scenario = {
  before: async (does) => does.remember([await does.askRace('settled')]),
  async act(does) {
    await does.approve(does.remembered()[0]!)
    return null
  },
  async after(does) {
    await does.untilRace('settled')
    expect(await does.balance()).toBe(1_500)
    return ['race.paid']
  },
}

export const raceTakenBack: Scenario = {
  async before(does) {
    expect(await does.approve(await does.askRace('settled'))).toBe('SUCCESS')
    await does.untilRace('settled')
    does.remember([await does.askRace('reversed')])
  },
  async act(does) {
    await does.approve(does.remembered()[0]!)
    return null
  },
  async after(does) {
    await does.untilRace('ended')
    expect(await does.balance()).toBe(1_000)
    return ['race.paid', 'reversal.made']
  },
}

/** A settled round is taken back once, also when the death came between the decision and the look that ends it. */
export const roundReversed: Scenario = {
  async before(does) {
    does.remember([await does.askRoundReversed()])
  },
  act: async (does) => (await does.approve(does.remembered()[0]!)) === 'SUCCESS',
  async after(does, point) {
    const [id] = does.remembered()
    expect(await does.approve(id!)).toBe(again(point, 'SUCCESS'))
    await does.untilRoundWaits()
    return []
  },
}
