/** The file of a statement. */
import { expect, test } from 'vitest'
import { statementCsv, type Statement } from './statement-rules.ts'

test('T07 the file has a line a month and their sum, and no cell falls apart', () => {
  const sums = {
    deposited: 1000,
    depositTax: 50,
    withdrawn: 0,
    withdrawalTax: 0,
    staked: 100,
    won: 600.5,
    winningsTax: 100.1,
  }
  const statement = { currency: 'NGN', months: [{ month: '2026-11', ...sums }], total: sums } as unknown as Statement
  const titles = ['Month', 'In', 'Tax, in', 'Out', 'Tax out', 'Stakes', 'Wins', 'Tax']
  expect(statementCsv(statement, titles).split('\r\n')).toEqual([
    'Month,In (NGN),"Tax, in (NGN)",Out (NGN),Tax out (NGN),Stakes (NGN),Wins (NGN),Tax (NGN)',
    '2026-11,1000.00,50.00,0.00,0.00,100.00,600.50,100.10',
    ',1000.00,50.00,0.00,0.00,100.00,600.50,100.10',
    '',
  ])
})
