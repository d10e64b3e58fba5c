/** Methods, limits and the phases of a payment. */
import { describe, expect, test } from 'vitest'
import { quickAmounts, shownMethods } from './method-rules.ts'
import { awaitedOf, isOver, nextLookMs, phaseOf } from './payment-rules.ts'

const PAGES = { known: { FastHubPayBillDeposit: { limitId: 22224 } }, flows: { push: true } }
const PLAYER = { rankId: 1, currency: 'NGN' }
const method = (viewName: string, more: object = {}) => ({ viewName, onlyForTestUsers: false, ...more })
const limits = [
  { accountId: 22224, minLimit: 100, maxLimit: 1_000_000 },
  { accountId: 5, minLimit: 1, maxLimit: 2 },
]

describe('D01 methods', () => {
  test('a known method shows with the limits of its account', () => {
    const reply = { paymentMethods: [method('FastHubPayBillDeposit')], paymentLimits: limits }
    expect(shownMethods(reply, PAGES, PLAYER)).toEqual([
      {
        viewName: 'FastHubPayBillDeposit',
        currency: 'NGN',
        trouble: null,
        exchange: null,
        limits: { min: '100.00', max: '1,000,000.00', minMajor: 100, maxMajor: 1_000_000 },
      },
    ])
  })
  test('an account id of its own wins, and a currency', () => {
    const reply = {
      paymentMethods: [method('FastHubPayBillDeposit', { accountId: 5, currency: 'TZS' })],
      paymentLimits: limits,
    }
    expect(shownMethods(reply, PAGES, PLAYER)[0]).toMatchObject({ currency: 'TZS', limits: { min: '1.00' } })
  })
  test('an unknown view is left out, and an inherited name is unknown', () => {
    const reply = { paymentMethods: [method('Strange'), method('constructor'), null], paymentLimits: limits }
    expect(shownMethods(reply, PAGES, PLAYER)).toEqual([])
  })
  test('M26 one that the site does not know shows by its flow, its own words and its own limits', () => {
    const own = { name: 'Acme Pay', help: 'Type an amount.', flow: 'push' }
    const acme = method('AcmePayDeposit', { ...own, minLimit: 100, maxLimit: 500 })
    const strange = method('NewFlow', { ...own, flow: 'dance' })
    const nameless = method('Nameless', { flow: 'push' })
    const inherited = method('Inherited', { ...own, flow: 'constructor' })
    const reply = { paymentMethods: [acme, strange, nameless, inherited], paymentLimits: [] }
    expect(shownMethods(reply, PAGES, PLAYER)).toEqual([
      {
        viewName: 'AcmePayDeposit',
        own,
        currency: 'NGN',
        trouble: null,
        exchange: null,
        limits: { min: '100.00', max: '500.00', minMajor: 100, maxMajor: 500 },
      },
    ])
  })
  test('D02 a method for test users shows for rank 33 alone', () => {
    const reply = { paymentMethods: [method('FastHubPayBillDeposit', { onlyForTestUsers: true })], paymentLimits: [] }
    expect(shownMethods(reply, PAGES, PLAYER)).toHaveLength(0)
    expect(shownMethods(reply, PAGES, { ...PLAYER, rankId: 33 })).toHaveLength(1)
  })
  test.each([null, undefined, {}, { paymentMethods: null }])('K04 a reply of %j has none', (reply) =>
    expect(shownMethods(reply, PAGES, PLAYER)).toEqual([]),
  )
})

test('quick amounts lie within the limits', () => {
  const values = (min: number, max: number) =>
    quickAmounts({ min: '', max: '', minMajor: min, maxMajor: max }).map(({ value }) => value)
  expect(values(100, 1_000_000)).toEqual(['500', '1000', '2000', '5000'])
  expect(values(2_000, 5_000)).toEqual(['2000', '5000'])
  expect(quickAmounts(null)).toHaveLength(4)
})

describe('W06 a payment’s phase', () => {
  test.each([
    ['deposit', 'requested', 'approve'],
    ['deposit', 'sent', 'approve'],
    ['deposit', 'paid', 'paid'],
    ['deposit', 'failed', 'failed'],
    ['deposit', 'rejected', 'failed'],
    ['withdraw', 'requested', 'sent'],
    ['withdraw', 'returned', 'returned'],
    ['withdraw', 'cancelled', 'returned'],
  ])('%s %s is %s', (direction, state, phase) => expect(phaseOf(direction, state)).toBe(phase))
  test.each([
    [{ viewName: 'FastHubPayBillDeposit', step: null }, 'phone'],
    [{ viewName: 'KudipalBankTransfer', step: { next: 'show' } }, 'player'],
    [{ viewName: 'SelcomCreditCardDeposit', step: { next: 'redirect' } }, 'player'],
    [{ viewName: 'KudipalCardPayment', step: { next: 'ask' } }, 'company'],
    [{ viewName: 'SomethingNew' }, 'company'],
  ])('an open deposit like %j waits for the %s', (payment, who) => expect(awaitedOf(payment)).toBe(who))
  test('unknown is pending', () => {
    for (const state of ['FULL_MOON', null, undefined, 5]) expect(isOver(phaseOf('deposit', state))).toBe(false)
  })
  test('it is looked at less often later', () => {
    for (const stream of ['open', 'closed'] as const)
      expect(nextLookMs(0, stream)).toBeLessThan(nextLookMs(10 * 60_000, stream))
  })
  test('while the server pushes, a look every 5 s is enough', () => {
    expect(nextLookMs(0, 'open')).toBe(5_000)
    expect(nextLookMs(0, 'closed')).toBeLessThan(5_000)
  })
})
