/** Medians, ranges and percentiles. */
import { describe, expect, it } from 'vitest'
import { percentile, spreadOf } from './statistics.ts'

describe('statistics', () => {
  it('takes the value in the middle, or the mean of the two', () => {
    expect(spreadOf([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3 })
    expect(spreadOf([10, 1, 2, 9])).toEqual({ median: 5.5, min: 1, max: 10 })
  })

  it('sorts numbers as numbers', () => {
    expect(spreadOf([10, 9, 100]).median).toBe(10)
    expect(percentile([10, 9, 100], 100)).toBe(100)
  })

  it('answers a percentile with a value that was measured', () => {
    const values = Array.from({ length: 200 }, (_one, index) => 200 - index)
    expect([percentile(values, 0), percentile(values, 50), percentile(values, 99)]).toEqual([1, 100, 198])
    expect(percentile([7], 99)).toBe(7)
  })

  it('has nothing to say about nothing', () => {
    expect(() => spreadOf([])).toThrow()
    expect(() => percentile([], 50)).toThrow()
  })
})
