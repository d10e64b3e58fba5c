/** Days of the house, whatever the device's zone. */
import { expect, test } from 'vitest'
import { houseDay, lastDays } from './house-days.ts'
import { readJurisdiction } from './jurisdiction.ts'

const LATE = new Date('2026-11-28T21:30:00Z')
const house = (zone: unknown) => readJurisdiction(JSON.stringify({ zone }))

test.each([
  ['Africa/Dar_es_Salaam', '2026-11-29'],
  ['Africa/Lagos', '2026-11-28'],
  ['Asia/Shanghai', '2026-11-29'],
  ['America/New_York', '2026-11-28'],
])('U05 late in the evening of UTC it is in %s the %s', (zone, day) => expect(houseDay(LATE, house(zone))).toBe(day))

test.each(['', 'Nowhere/Known', 7, null])('U05 the zone %o leaves the device’s own day', (zone) => {
  expect(houseDay(new Date(2026, 0, 5, 23, 59), house(zone))).toBe('2026-01-05')
})

test('U05 the last days end with today and cross months', () => {
  expect(lastDays(30, LATE, house('Africa/Dar_es_Salaam'))).toEqual({ from: '2026-10-30', to: '2026-11-29' })
})
