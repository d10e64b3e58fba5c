/** Months of the history: what an address names, and those beside it. */
import { expect, test } from 'vitest'
import { monthBeside, monthOf, signed } from './month-rules.ts'

const NOVEMBER = '2026-11-26'

test.each([
  ['', '2026-11'],
  ['?month=2026-02', '2026-02'],
  ['?month=2026-12', '2026-11'],
  ['?month=2026-13', '2026-11'],
  ['?month=<b>', '2026-11'],
])('R76 the address %s shows %s', (search, month) => expect(monthOf(search, NOVEMBER)).toBe(month))

test('R76 months cross years', () => {
  expect(monthBeside('2026-01', -1)).toBe('2025-12')
  expect(monthBeside('2025-12', 1)).toBe('2026-01')
})

test('R76 what play cost has a minus, what it brought a plus', () => {
  expect([signed(-12.5, '-12.50'), signed(12.5, '12.50'), signed(0, '0.00')]).toEqual(['−12.50', '+12.50', '0.00'])
})
