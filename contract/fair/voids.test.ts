/** When a match was moved, and when a bet came too late. */
import { describe, expect, test } from 'vitest'
import { hoursMoved, isAfterStart } from './voids.ts'

describe('the start of a match', () => {
  const noon = Date.parse('2026-03-01T12:00:00Z')

  test('P08 a match is moved by hours to either side of the start that a bet has', () => {
    expect(hoursMoved(noon, Date.parse('2026-03-03T13:30:00Z'))).toBe(49.5)
    expect(hoursMoved(noon, Date.parse('2026-03-01T09:00:00Z'))).toBe(3)
    expect(hoursMoved(noon, noon)).toBe(0)
  })

  test('P08 a bet decided at the very start stands, one a millisecond later came too late', () => {
    expect(isAfterStart(noon, noon)).toBe(false)
    expect(isAfterStart(noon + 1, noon)).toBe(true)
    expect(isAfterStart(noon - 1, noon)).toBe(false)
  })
})
