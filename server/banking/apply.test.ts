/** What each act leaves behind: the row, its timeline, the ledger's journals, and when something is due. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House, type TestPlayer } from '../testing/house.ts'
import { apply } from './apply.ts'
import type { Facts } from './decide.ts'
import type { ActName } from './life.ts'
import { insertPayment, lockPayment } from './store.ts'

let house: House
let who: TestPlayer
let count = 0
beforeAll(async () => {
  house = await aHouse(FULLEST, { DEPOSIT_QUERY_S: '20', WITHDRAW_HOLD_S: '60' })
  who = await aPlayer(house, { cash: 5_000_00n })
})
afterEach(() => expectBooks(house))
afterAll(() => house.close())

const amount = { currency: 'NGN', minor: 700_00n } as const
const came = { amount, companyReference: 'FH-1', paidMinor: 700_00n }
const rolledBack = new Error('enough was seen')

/** Does these acts with a new payment, one after the other, and takes everything back. */
async function left(direction: 'deposit' | 'withdraw', ...acts: readonly (readonly [ActName, Facts?])[]) {
  const { banking } = house.server
  const key = `UWACT${++count}`
  const seen: string[] = []
  const asked = banking.db.transaction(async (tx) => {
    const viewName = direction === 'deposit' ? 'FastHubPayBillDeposit' : 'FastHubWithdraw'
    const row = { key, direction, viewName, company: 'fasthub', playerId: who.id, amount, msisdn: who.number } as const
    const id = (await insertPayment(tx, { ...row, dueInS: null }))!
    if (direction === 'withdraw') await banking.money.withdrawal.held(tx, row)
    for (const [act, facts = {}] of acts)
      await apply(banking, tx, (await lockPayment(tx, id))!, { act, facts, heard: 'settled', warnings: [] })
    const payment = (await lockPayment(tx, id))!
    const events = await tx.sql<{ state: string }>`select state from payment_event where payment_id = ${id} order by id`
    const journals = await tx.sql<{ kind: string }>`select kind from money.journal where key = ${key} order by id`
    const due = payment.dueInS === null ? 'nothing due' : `due in ${Math.round(payment.dueInS)} s`
    seen.push(events.map(({ state }) => state).join(' '), journals.map(({ kind }) => kind).join(' '))
    seen.push(`${due}, asked ${payment.tries} times`)
    throw rolledBack
  })
  await asked.catch((error: unknown) => {
    if (error !== rolledBack) throw error
  })
  return seen
}

it.each([
  [['hand'], 'requested sent', '', 'due in 20 s, asked 0 times'],
  [['bring'], 'requested sent', '', 'nothing due, asked 0 times'],
  [['hand', 'ask'], 'requested sent', '', 'due in 20 s, asked 1 times'],
  [['hand', 'ask', 'ask', 'ask'], 'requested sent', '', 'due in 80 s, asked 3 times'],
  [['hand', 'credit'], 'requested sent paid', 'deposit.settled', 'nothing due, asked 0 times'],
  [['hand', 'giveUp'], 'requested sent failed', '', 'nothing due, asked 0 times'],
  [['hand', 'park'], 'requested sent failed', 'deposit.parked', 'nothing due, asked 0 times'],
  [['park', 'assign'], 'requested failed paid', 'deposit.parked deposit.unparked', 'nothing due, asked 0 times'],
] as const)('D12 M21 a deposit after %s', async (acts, ...wanted) => {
  const facts = { credit: came, assign: came, park: { ...came, reason: 'time-out', sendBack: 'owed' } } as const
  expect(await left('deposit', ...acts.map((act) => [act, facts[act as 'credit']] as const))).toEqual(wanted)
})

const HELD = 'withdrawal.held'
const ENDED = 'withdrawal.held withdrawal.ended'
it.each([
  [['letGo'], 'requested', HELD, 'due in 60 s, asked 0 times'],
  [['letGo', 'keep'], 'requested', HELD, 'nothing due, asked 0 times'],
  [['send'], 'requested approved sent', HELD, 'due in 20 s, asked 0 times'],
  [['send', 'ask', 'again'], 'requested approved sent sent', HELD, 'due in 20 s, asked 1 times'],
  [['send', 'payOut'], 'requested approved sent paid', ENDED, 'nothing due, asked 0 times'],
  [['send', 'giveBack'], 'requested approved sent returned', ENDED, 'nothing due, asked 0 times'],
  [['cancel'], 'requested cancelled', ENDED, 'nothing due, asked 0 times'],
  [['reject'], 'requested rejected', ENDED, 'nothing due, asked 0 times'],
] as const)('W06 M12 a withdrawal after %s', async (acts, ...wanted) => {
  expect(await left('withdraw', ...acts.map((act) => [act, { reason: 'undecided' }] as const))).toEqual(wanted)
})

it('M12 what was held is not given back once it was paid out', async () => {
  await expect(left('withdraw', ['send'], ['payOut'], ['giveBack'])).rejects.toThrow('money refused: reused')
})
