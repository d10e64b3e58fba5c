/** The table of what a person can type. */
import { expect, test } from 'vitest'
import { testOutcomeOf } from './magic-values.ts'
import { currencyOf } from './numbers.ts'

const plain = '2348012345678'

test.each([
  ['13', 'declined'],
  ['513.00', 'declined'],
  ['513.0', 'declined'],
  ['513.50', 'normal'],
  ['130', 'normal'],
  ['1.13', 'normal'],
  ['523', 'fails-later'],
  ['517', 'callback-lost'],
  ['519', 'callback-late'],
  ['522', 'callback-repeated'],
  ['531', 'no-answer'],
  ['537', 'broken-answer'],
  ['553', 'no-float'],
  ['559', 'not-enabled'],
  ['527', 'callback-reordered'],
  ['529', 'callback-altered'],
  ['541', 'underpaid'],
  ['543', 'overpaid'],
  ['547', 'expires'],
  ['500', 'normal'],
] as const)('an order over %s is %s', (amount, testOutcome) => {
  expect(testOutcomeOf({ msisdn: plain, amount })).toBe(testOutcome)
})

test('a number decides before an amount, and a message has test outcomes of its own', () => {
  expect(testOutcomeOf({ msisdn: '2348012345000', amount: '513' })).toBe('silent')
  expect(testOutcomeOf({ msisdn: '2348012345000' })).toBe('normal')
  expect(testOutcomeOf({ msisdn: '2348012345444' })).toBe('sms-refused')
  expect(testOutcomeOf({ msisdn: '2348012345444', amount: '500' })).toBe('normal')
})

test.each([
  ['2348012345678', 'NGN'],
  ['255712345678', 'TZS'],
  ['+2348012345678', null],
  ['08012345678', null],
  ['23480123456789', null],
  ['254712345678', null],
  ['', null],
])('the number %j has a wallet in %s', (msisdn, currency) => {
  expect(currencyOf(msisdn)).toBe(currency)
})
