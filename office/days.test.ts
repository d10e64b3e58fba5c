/** What day it is in the office: the jurisdiction's, not the machine's. */
import { describe, expect, it } from 'vitest'
import { office } from '@uwanja/i18n/en/office'
import { dayFrom, dayIn } from './days.ts'
import { speak } from './speech.ts'

const LATE = Date.parse('2026-03-31T22:30:00Z')

describe('days of the office', () => {
  it.each([
    ['Africa/Dar_es_Salaam', '2026-04-01'],
    ['Africa/Lagos', '2026-03-31'],
    ['America/Los_Angeles', '2026-03-31'],
    ['Pacific/Auckland', '2026-04-01'],
  ])('O10 in %s it is %s', (zone, day) => {
    expect(dayIn(zone, LATE)).toBe(day)
  })

  it('O10 goes over months, leap days and clocks that are put forward', () => {
    expect(dayFrom('2028-02-28', 2)).toBe('2028-03-01')
    expect(dayFrom('2026-03-01', -6)).toBe('2026-02-23')
    expect(dayFrom('2026-03-30', -1)).toBe('2026-03-29')
  })

  it('O10 moments are told in the jurisdiction’s zone', () => {
    const { time, hour, day } = speak('en', office, 'Africa/Dar_es_Salaam')
    expect(time('2026-03-31T22:30:00Z')).toMatch(/^Apr\s1,\s2026,\s01:30$/)
    // A day is a day, whatever the zone.
    expect(day('2026-04-01')).toMatch(/^Apr\s1,\s2026$/)
    expect(hour('2026-03-31T22:30:00Z')).toBe('01:30')
  })
})
