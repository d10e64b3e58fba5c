/** What traders type, as the book reads it. */
import { expect, it } from 'vitest'
import { amountOf, minorOf, oddsOf, oddsText, scoreOf, textOf } from './minor.ts'

it('O47 amounts, odds and scores are read as they are meant, or not at all', () => {
  expect(['0', '12', '12.5', ' 1000.05 '].map(minorOf)).toEqual([0, 1200, 1250, 100_005])
  expect(['', '-1', '1,000', '1.005', 'x'].map(minorOf)).toEqual([null, null, null, null, null])
  expect([textOf(100_005), textOf(-50), amountOf(100_005)]).toEqual(['1000.05', '-0.50', '1,000.05'])
  expect(['1.01', '2', '1.855', '500'].map(oddsOf)).toEqual([1010, 2000, 1855, 500_000])
  expect(['1', '1.009', '501', '2,5', ''].map(oddsOf)).toEqual([null, null, null, null, null])
  expect([oddsText(1850), oddsText(1855), oddsText(null)]).toEqual(['1.85', '1.855', '–'])
  expect(['2:1', ' 10 - 0 '].map(scoreOf)).toEqual([
    [2, 1],
    [10, 0],
  ])
  expect(['2', '2:x', ''].map(scoreOf)).toEqual([null, null, null])
})
