/** Days and times of a zone as moments. */
import { expect, test } from 'vitest'
import { isZone, momentOf } from './zones.ts'

const iso = (...asked: Parameters<typeof momentOf>): string => new Date(momentOf(...asked)).toISOString()

test('O31 Y14 a time is meant in its zone, also on the nights in which its clocks change, and no time is the day’s first', () => {
  expect(iso('2026-11-22', '16:00', 'Africa/Lagos')).toBe('2026-11-22T15:00:00.000Z')
  expect(iso('2026-11-22', null, 'Africa/Nairobi')).toBe('2026-11-21T21:00:00.000Z')
  expect(iso('2026-10-25', '00:30', 'Europe/London')).toBe('2026-10-24T23:30:00.000Z')
  // Forward at 01:00 UTC on 29 March, back at 01:00 UTC on 25 October.
  expect(iso('2026-03-29', '00:30', 'Europe/London')).toBe('2026-03-29T00:30:00.000Z')
  expect(iso('2026-03-29', '02:30', 'Europe/London')).toBe('2026-03-29T01:30:00.000Z')
  expect(iso('2026-10-25', '03:00', 'Europe/London')).toBe('2026-10-25T03:00:00.000Z')
})

test('Y14 what is no zone is none', () => {
  expect([isZone('Africa/Dar_es_Salaam'), isZone('Nowhere/At-all'), isZone('')]).toEqual([true, false, false])
})
