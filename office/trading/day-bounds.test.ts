/** Days and moments of the market's zone. */
import { expect, it } from 'vitest'
import { dayBounds, momentIn } from './day-bounds.ts'

it('O47 a day is the market’s day, whatever the machine’s clock says', () => {
  expect(dayBounds('Africa/Lagos', '2026-11-24')).toEqual({
    from: '2026-11-23T23:00:00.000Z',
    to: '2026-11-24T23:00:00.000Z',
  })
  // Clocks there are put back in that night: the day has 25 hours.
  expect(dayBounds('Europe/London', '2026-10-25')).toEqual({
    from: '2026-10-24T23:00:00.000Z',
    to: '2026-10-26T00:00:00.000Z',
  })
  expect(dayBounds('Africa/Lagos', '')).toEqual({})
  expect(momentIn('Africa/Dar_es_Salaam', '2026-11-24T18:30')).toBe('2026-11-24T15:30:00.000Z')
})
