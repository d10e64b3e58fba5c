/** When a company counts as slow or down. */
import { describe, expect, it } from 'vitest'
import { troubleOf } from './trouble.ts'

const NOW = 1_000_000_000
const look = (ageS: number, isAnswered: boolean, seconds = 0.2) => ({ atMs: NOW - ageS * 1000, isAnswered, seconds })

describe('D12 a company in trouble', () => {
  it('is down after three silences in a row, and only then', () => {
    expect(troubleOf([look(9, false), look(5, false)], NOW)).toBeNull()
    expect(troubleOf([look(9, false), look(5, false), look(1, false)], NOW)).toBe('down')
    expect(troubleOf([look(9, false), look(5, false), look(1, true)], NOW)).toBeNull()
  })
  it('is slow while its last answers took long or did not come', () => {
    expect(troubleOf([look(9, true, 4), look(5, false), look(1, true, 6)], NOW)).toBe('slow')
    expect(troubleOf([look(9, true, 4), look(5, true, 4), look(1, true)], NOW)).toBeNull()
  })
  it('is tried again after five minutes', () => {
    expect(troubleOf([look(400, false), look(350, false), look(301, false)], NOW)).toBeNull()
  })
})
