/** Amounts as text, from whatever a server sends. */
import { expect, test } from 'vitest'
import { moneyText, typedAmount } from './money-text.ts'

test.each([
  [1234567.5, '1,234,567.50'],
  [0, '0.00'],
  [0.1 + 0.2, '0.30'],
  [-12.5, '-12.50'],
  ['1,234.5', '1,234.50'],
  ['', '–'],
  ['abc', '–'],
  [null, '–'],
  [NaN, '–'],
  [Infinity, '–'],
])('S12 %s reads %s', (raw, text) => expect(moneyText(raw)).toBe(text))

test('a typed amount loses its separators and keeps what the server must judge', () => {
  expect(typedAmount(' 1,500.50 ')).toBe('1500.50')
  expect(typedAmount('-5')).toBe('-5')
  expect(typedAmount('1e3')).toBe('1e3')
})
