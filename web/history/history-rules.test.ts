/** The history's request, its pages and its words. */
import { describe, expect, test } from 'vitest'
import { dayText, daysBefore } from '../page-time.ts'
import { historyRequest, nextPage, pageOfRow, signOf, statusName, STATUSES, statusTone } from './history-rules.ts'

test('U12 the request carries startDate, toDate, type, status and page', () => {
  const filters = { startDate: '2026-11-01', toDate: '2026-11-20', type: 'deposit', status: 1 } as const
  expect(historyRequest(filters, 2)).toEqual({ ...filters, page: 2 })
})
test('U05 only a full page of 500 has another behind it', () => {
  expect(nextPage(Array(500).fill(0), 1)).toBe(2)
  expect(nextPage(Array(499).fill(0), 1)).toBeUndefined()
  expect(nextPage([], 3)).toBeUndefined()
})
test('U05 six statuses by number', () => {
  expect(STATUSES.map(([, number]) => number)).toEqual([1, 2, 3, 4, 5, 6])
  expect(statusName(6)).toBe('canceled')
  expect(statusName('2')).toBe('processing')
  expect(statusName(99)).toBeNull()
  expect(statusTone(statusName(1))).toBe('win')
  expect(statusTone(null)).toBe('wait')
})
test.each([
  // An order whose money has not moved has no balance.
  ['deposit', 'processing', null, ''],
  ['deposit', 'error', null, ''],
  ['deposit', 'success', 850, '+'],
  ['withdraw', 'processing', 400, '−'],
  ['withdraw', 'success', 400, '−'],
  // What these gave back is a row `refund`.
  ['withdraw', 'canceled', 400, '−'],
  ['withdraw', 'rejected', 400, '−'],
  ['withdraw', 'errorWithRollback', 400, '−'],
  ['refund', 'success', 1000, '+'],
  ['bet', 'success', 0, '−'],
  ['win', 'success', 1000, '+'],
  ['correction', 'success', 1000, ''],
  // Other servers say a balance of every row.
  ['deposit', 'processing', 400, ''],
  ['deposit', 'error', 400, ''],
  ['withdraw', 'error', 400, ''],
  ['deposit', null, 400, ''],
] as const)('U05 %s, %s, balance %s: direction “%s”', (type, status, balance, sign) => {
  expect(signOf(type, status, balance)).toBe(sign)
})
test.each([
  [{ paymentId: '17' }, '/payment?id=17'],
  [{ round: 'r-9' }, '/TransactionHistory?round=r-9'],
  [{ round: 'a&b' }, null],
  [{}, null],
])('R80 of %o more is told at %s', (row, page) => expect(pageOfRow(row)).toBe(page))
describe('days', () => {
  test('are the device’s own', () => expect(dayText(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05'))
  test('before crosses months and years', () => {
    expect(dayText(daysBefore(new Date(2026, 0, 5), 30))).toBe('2025-12-06')
  })
})
