/** How the pages write moments. */
import { afterEach, expect, test } from 'vitest'
import { speak } from './speech.ts'

const { TZ } = process.env
afterEach(() => {
  if (TZ === undefined) delete process.env['TZ']
  else process.env['TZ'] = TZ
})

test.each([
  ['Africa/Nairobi', 'Nov 23, 2026'],
  ['America/New_York', 'Nov 22, 2026'],
])('Y23 a season begins and ends by the calendar of the reader in %s', (zone, day) => {
  process.env['TZ'] = zone
  expect(speak('en').moment('2026-11-22T22:17:00.000Z')).toContain(day)
})
